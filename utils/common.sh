# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions shared by the scripts of this folder. Sourcing it changes to the root of the
# repository.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Limited to two jobs: more concurrent links of the compiler may not fit into memory.
JOBS=${TTTC_JOBS:-2}

# say TEXT: prints a headline for long logs.
say() { printf '\n== %s\n' "$*"; }

# configure PRESET FOLDER [CMAKE OPTIONS]: configures FOLDER with the preset. A configured folder
# keeps its compiler: if it were passed again, CMake would discard the other settings.
configure() {
  local preset=$1 folder=$2
  shift 2
  if [[ -f $folder/build.ninja ]]; then
    cmake -S . -B "$folder" "$@"
  else
    cmake --preset "$preset" -DCMAKE_PREFIX_PATH="$(llvm-config-22 --prefix)" "$@"
  fi
}
