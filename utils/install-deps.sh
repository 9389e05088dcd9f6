#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Installs the dependencies of building and testing on Debian 12, from Debian's own packages
# (LLVM 22 is among the security updates). Does nothing if all are installed.
#
# If the checkout has a virtual environment, .venv, installs PyTorch there for the tests of
# `tttc --emit=torch` (200 MB); without .venv those tests are skipped. TTTC_TEST_PYTHON=ON creates
# it and also installs JAX and pytest, for the tests of the Python package.
#
# Halide, for --target=halide, comes from PyPI into .halide (70 MB), nvdisasm, where there is ptxas, into
# .nvdisasm (6 MB).
#
#   utils/install-deps.sh [--no-torch]   without PyTorch, Halide and nvdisasm

set -euo pipefail

packages=(
  clang-22 lld-22 libclang-rt-22-dev               # compiler, linker, sanitizers and libFuzzer
  llvm-22-dev llvm-22-tools                        # LLVM; FileCheck, lit
  libmlir-22-dev mlir-22-tools                     # MLIR; mlir-tblgen
  clang-format-22 clang-tidy-22                    # .ci/run
  cmake ninja-build ccache                         # the build
  python3-venv python3-dev valgrind                # .venv, for PyTorch; the Python package
  libgtest-dev zlib1g-dev libzstd-dev              # unit tests; .npz files; LLVM's CMake package
)
# For tests of other machines and for benchmarks; where they cannot be installed, these are skipped.
machines=(
  libopenblas-dev                                  # what kernels are compared with (benchmarks/)
  qemu-user libc6-dev-arm64-cross libgcc-12-dev-arm64-cross libstdc++-12-dev-arm64-cross # programs for AArch64
  wasi-libc libclang-rt-22-dev-wasm32              # bundles for WebAssembly
  chromium                                         # the page of examples/wasm
  pocl-opencl-icd ocl-icd-opencl-dev               # kernels for OpenCL
)
command -v node >/dev/null || machines+=(nodejs)

# missing_of PACKAGE...: those that are not installed.
missing_of() {
  local package status
  for package in "$@"; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [[ $status == "install ok installed" ]] || echo "$package"
  done
}

mapfile -t missing < <(missing_of "${packages[@]}")
if ((${#missing[@]})); then
  if ((EUID != 0)); then
    echo "install-deps: error: needs root to install: ${missing[*]}" >&2
    exit 1
  fi
  echo "install-deps: installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
mapfile -t missing < <(missing_of "${machines[@]}")
if ((${#missing[@]} && EUID == 0)); then
  echo "install-deps: installing ${missing[*]}"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
    --no-install-recommends "${missing[@]}" >/dev/null; } ||
    echo "install-deps: note: not installed; tests of other machines and OpenBLAS will be skipped"
fi
torch=2.13.0
venv=$(dirname "${BASH_SOURCE[0]}")/../.venv
if [[ ${1:-} != --no-torch && ${TTTC_TEST_PYTHON:-OFF} == ON ]]; then
  [[ -x $venv/bin/pip ]] || python3 -m venv "$venv"
  echo "install-deps: what the tests of the Python package need, into .venv"
  "$venv/bin/pip" install -q -r "$(dirname "${BASH_SOURCE[0]}")/../python/tests/requirements.txt"
elif [[ ${1:-} != --no-torch && -x $venv/bin/pip ]]; then
  "$venv/bin/python" -c 'import sys, torch; sys.exit(torch.__version__.split("+")[0] != sys.argv[1])' \
    "$torch" 2>/dev/null || {
    echo "install-deps: installing torch $torch into .venv"
    "$venv/bin/pip" install -q "torch==$torch"
  }
fi
# install_alone FOLDER PACKAGE VERSION LOST: one package without others, in a virtual environment of its own.
install_alone() {
  local folder
  folder=$(dirname "${BASH_SOURCE[0]}")/../$1
  compgen -G "$folder/lib/python3*/site-packages/${2//-/_}-$3.dist-info" >/dev/null || {
    echo "install-deps: installing $2 $3 into $1"
    { [[ -x $folder/bin/pip ]] || python3 -m venv "$folder"; } &&
      "$folder/bin/pip" install -q --no-deps "$2==$3" ||
      echo "install-deps: note: no $2; $4 will be skipped"
  }
}
if [[ ${1:-} != --no-torch ]]; then
  # The package has the library and its headers; nothing else of Python is used.
  install_alone .halide halide 21.0.0 "tests of --target=halide"
  # The model of GPU kernels reads machine code with it.
  if command -v ptxas >/dev/null && ! command -v nvdisasm >/dev/null; then
    install_alone .nvdisasm nvidia-cuda-nvdisasm 13.5.37 "tests of kernels' cycles"
  fi
fi
command -v ptxas >/dev/null ||
  echo "install-deps: note: no ptxas in PATH; tests that assemble PTX will be skipped"
