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

# configure PRESET FOLDER [CMAKE OPTIONS]: into FOLDER, the preset's. A folder that is
# configured keeps its compiler: named again, CMake would start over without the rest.
configure() {
  local preset=$1 folder=$2
  shift 2
  if [[ -f $folder/build.ninja ]]; then
    cmake -S . -B "$folder" "$@"
  else
    cmake --preset "$preset" -DCMAKE_PREFIX_PATH="$(llvm-config-22 --prefix)" "$@"
  fi
}
