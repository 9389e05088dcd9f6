#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiles our CUDA C++ kernels to the committed PTX files next to them, and checks these with
# ptxas. `--check` compares instead. Needs nvcc; nothing else in the project does.
#
#   utils/ptx-kernels.sh [--check]
#
# A kernel names its target in its first comment. The version of the PTX ISA is lowered to the one
# that the kernels need, so that drivers older than this nvcc accept them.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

folders=(emulator/test/Kernels benchmarks/gpu/kernels)
isa=8.3

{ command -v nvcc && command -v ptxas; } >/dev/null || {
  echo "ptx-kernels: skipped: no nvcc and ptxas in PATH"
  exit 77
}
release=$(nvcc --version | sed -n 's/.*release .*, V//p')
committed=$(sed -n '2s|// nvcc \([^:]*\):.*|\1|p' "${folders[0]}"/reduce.ptx)
if [[ ${1:-} == --check && $release != "$committed" ]]; then
  echo "ptx-kernels: skipped: the committed PTX is of nvcc $committed, here is $release"
  exit 77
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

drift=0
for source in $(printf '%s/*.cu ' "${folders[@]}"); do
  target=$(sed -n 's|^// Target: ||p' "$source")
  [[ -n $target ]] || { echo "$source: error: expected a line '// Target: sm_..'" >&2 && exit 1; }
  flags="-std=c++17 -ptx -arch=$target -I${folders[0]}"
  # shellcheck disable=SC2086
  nvcc $flags "$source" -o "$scratch/raw.ptx"
  {
    echo "// Written by utils/ptx-kernels.sh from $(basename "$source"); do not edit."
    echo "// nvcc $release: nvcc $flags; its .version lowered to $isa."
    sed -n '/^\.version/,$p' "$scratch/raw.ptx" | sed "s/^\.version .*/.version $isa/"
  } >"$scratch/new.ptx"
  ptxas -arch="$target" -o "$scratch/kernel.cubin" -v "$scratch/new.ptx" 2>"$scratch/log" ||
    { cat "$scratch/log" >&2 && exit 1; }
  used=$(sed -n 's/.*Used \([0-9]*\) registers.*/\1/p' "$scratch/log" | tr '\n' ' ')
  if grep -q 'C75\|[1-9][0-9]* bytes spill' "$scratch/log"; then
    echo "$source: error: spills or serialises" >&2
    cat "$scratch/log" >&2
    exit 1
  fi
  output=${source%.cu}.ptx
  if cmp -s "$scratch/new.ptx" "$output"; then
    state=unchanged
  elif [[ ${1:-} == --check ]]; then
    state=drift drift=1
  else
    cp "$scratch/new.ptx" "$output"
    state=wrote
  fi
  printf '%-9s %s (%s, registers %s)\n' "$state" "$output" "$target" "${used% }"
done
if ((drift)); then
  echo "ptx-kernels: error: run utils/ptx-kernels.sh and commit what it writes" >&2
fi
exit "$drift"
