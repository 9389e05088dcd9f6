#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds the wheels `tttc` and `tttc-compiler` into build/wheels and checks their tags (glibc and
# the stable ABI of CPython suffice), sizes and contents. With --bare they are also unpacked and run
# in the root file system of another Debian release (debootstrap, as root) with only Python: no
# compiler, no linker, no LLVM, no NumPy.
#
#   utils/wheel.sh [--bare]

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
bare=${1:-}
if [[ -n $bare && $bare != --bare ]]; then
  echo "wheel.sh: error: unknown argument '$bare'; expected --bare, or none" >&2
  exit 2
fi

platform=manylinux_2_34_x86_64 # Ubuntu 22.04, Debian 12, RHEL 9 and later
most_compiler=25000000         # bytes of the wheel
most_package=1000000
wheels=$PWD/build/wheels
tools=$PWD/build/wheel-tools

say "what makes and judges wheels"
[[ -x $tools/bin/pip ]] || python3 -m venv "$tools"
"$tools/bin/pip" install -q -r python/wheel-requirements.txt

# A copy of the files, with a build folder of the preset's name and flags: ccache knows the objects.
copy=$PWD/build/wheel-source
mkdir -p "$copy"
git ls-files -z | tar --null -T - -c | tar -x -C "$copy"
export CC=clang-22 CXX=clang++-22 CMAKE_GENERATOR=Ninja CMAKE_BUILD_PARALLEL_LEVEL=$JOBS
export CMAKE_ARGS="-DCMAKE_PREFIX_PATH=$(llvm-config-22 --prefix) -DLLVM_USE_LINKER=lld -DTTTC_WERROR=ON
  -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache
  -DPython_EXECUTABLE=$tools/bin/python"

# make_wheel FOLDER NAME BUILD: builds the wheel of a pyproject.toml, with the platform tag.
make_wheel() {
  "$tools/bin/pip" wheel --no-deps --no-build-isolation -q -w "$wheels" \
    -C build-dir="$copy/$3" "$copy/$1"
  "$tools/bin/python" -m wheel tags --remove --platform-tag="$platform" "$wheels/$2"-*.whl >/dev/null
}

say "tttc-compiler"
rm -rf "$wheels"
make_wheel python/compiler tttc_compiler build
say "tttc"
make_wheel python tttc build-package
compiler=$(ls "$wheels"/tttc_compiler-*.whl)
package=$(ls "$wheels"/tttc-*.whl)
ls -l "$wheels"

# at_most FILE BYTES
at_most() {
  local bytes
  bytes=$(stat -c %s "$1")
  if ((bytes > $2)); then
    echo "wheel.sh: error: $(basename "$1"): expected at most $2 bytes, found $bytes" >&2
    exit 1
  fi
}
say "judged"
at_most "$compiler" "$most_compiler"
at_most "$package" "$most_package"
for wheel in "$compiler" "$package"; do
  # The required symbols of the C library determine the oldest platform that suffices.
  said=$("$tools/bin/auditwheel" show "$wheel" | tr '\n' ' ')
  echo "$said"
  grep -qE "manylinux_2_([0-9]|[12][0-9]|3[0-4])_x86_64" <<<"$said"
done
"$tools/bin/abi3audit" --strict --summary "$package"
"$tools/bin/check-wheel-contents" "$compiler" "$package"

say "in a virtual environment that has nothing else"
fresh=$(mktemp -d)
trap 'rm -rf "$fresh"' EXIT
python3 -m venv "$fresh/venv"
"$fresh/venv/bin/pip" install -q --no-index --find-links="$wheels" tttc
# Uses neither the checkout nor PATH.
(cd "$fresh" && env -i HOME="$fresh" PATH=/nonexistent "$fresh/venv/bin/python" -m tttc doctor)
"$fresh/venv/bin/tttc" --version
# A C and C++ program against the installed package, without the compiler as a library.
cmake -S test/Install/program -B "$fresh/program" -G Ninja \
  -Dtttc_DIR="$("$fresh/venv/bin/python" -m tttc cmake-dir)" >/dev/null
cmake --build "$fresh/program" >/dev/null
"$fresh/program/program"
"$fresh/program/client"
example=$("$fresh/venv/bin/python" -c "import tttc; print(tttc.example(\"ttt_linear\"))")
"$fresh/venv/bin/ttt-run" "$example" --random=1 --tokens=20 --check

if [[ $bare == --bare ]]; then
  say "in the root file system of another release"
  command -v debootstrap >/dev/null || apt-get install -y -qq --no-install-recommends debootstrap >/dev/null
  root=$PWD/build/bare-root
  if [[ ! -x $root/usr/bin/python3 ]]; then
    rm -rf "$root"
    # The mirror of this machine's Debian packages; its other package sources are ignored.
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' \
      'Label: Debian' 2>/dev/null | head -n 1 || true)
    debootstrap --variant=minbase --include=python3 trixie "$root" ${mirror:+"$mirror"} >"$root.log" 2>&1 ||
      { tail -5 "$root.log" && exit 1; }
  fi
  rm -rf "$root/tttc" && mkdir "$root/tttc"
  for wheel in "$compiler" "$package"; do
    python3 -m zipfile -e "$wheel" "$root/tttc"
  done
  chmod +x "$root/tttc/tttc_compiler/bin/"*
  cp dsl/examples/ttt_linear.ttt "$root/tttc"
  # Without /proc a program cannot locate files next to it.
  in_root() {
    chroot "$root" /usr/bin/env -i HOME=/root PYTHONPATH=/tttc PATH=/usr/bin \
      TTTC=/tttc/tttc_compiler/bin/tttc "$@"
  }
  in_root /usr/bin/python3 --version
  in_root /usr/bin/python3 -m tttc doctor
  in_root /tttc/tttc_compiler/bin/ttt-run /tttc/ttt_linear.ttt --random=1 --tokens=20 --backward --check
fi
echo "wheels: passed"
