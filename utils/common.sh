# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What the scripts of this folder share; they source it and then stand in the root
# of the repository.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# More than two at once and a link of the compiler may not fit into memory.
JOBS=${TTTC_JOBS:-2}

# say TEXT: a headline, so that a reader of a long log finds his place.
say() { printf '\n== %s\n' "$*"; }

# configure PRESET [CMAKE OPTIONS]: into the preset's build folder.
configure() {
  local preset=$1
  shift
  cmake --preset "$preset" -DCMAKE_PREFIX_PATH="$(llvm-config-22 --prefix)" "$@"
}
