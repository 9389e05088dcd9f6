#===- Machines.py - Other machines, and what runs their programs ----------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# How programs are compiled and run on each machine. A test of a machine that is not there ends with
# status 77 and the reason, so that ctest and utils/test.sh count it as skipped.
#
#===------------------------------------------------------------------------===#

import pathlib
import shutil
import sys

from Support import HERE, TTTC

SAMPLES = HERE.parents[1] / "examples"
SKIPPED = 77


class Machine:
    """How a program is compiled and run. `needs`: programs and files that compile it; `toolchain`:
    CMake's, for the runtime. Layers are bundles, by Halide, or kernels for the runtime."""

    def __init__(self, target, compile, run, *needs, toolchain=None):
        self.target, self.compile, self.run, self.needs = target, compile, run, needs
        self.toolchain = toolchain

    @property
    def is_bundle(self):
        return self.toolchain is None

    @property
    def emulators(self):
        """The program that runs those of the machine, unless this one does."""
        return [] if self.run[0] == "{program}" else self.run[:1]


MACHINES = {
    "host": Machine("halide", ["clang-22"], ["{program}"], "clang-22"),
    "arm64": Machine("halide:arm-64-linux",
                     ["clang-22", "--target=aarch64-linux-gnu", "-static", "-fuse-ld=lld"],
                     ["qemu-aarch64", "{program}"], "clang-22", "ld.lld-22",
                     "/usr/aarch64-linux-gnu/lib/libc.a"),
    "aarch64": Machine("aarch64-linux-gnu",
                       ["clang-22", "--target=aarch64-linux-gnu", "-fuse-ld=lld"],
                       ["qemu-aarch64", "-L", "/usr/aarch64-linux-gnu", "{program}"], "clang++-22",
                       "ld.lld-22", "cmake", "ninja", "/usr/aarch64-linux-gnu/lib/libc.so",
                       "/usr/aarch64-linux-gnu/include/c++/12/new",
                       toolchain="cmake/AArch64Linux.cmake"),
    "wasm": Machine("halide:wasm-32-wasmrt-wasm_simd128-wasm_bulk_memory",
                    ["clang-22", "--target=wasm32-wasi", "-Wno-deprecated", "-msimd128", "-z", "stack-size=1048576"],
                    ["node", "--no-warnings", "{node}", "{program}", "{folder}"], "clang-22",
                    "wasm-ld-22", "/usr/lib/wasm32-wasi/libc.a"),
}


def skip_without(*needs, halide=True):
    """Ends the process as skipped if tttc-halide, a program or a file (with a `/`) is missing."""
    missing = [need for need in needs
               if not (pathlib.Path(need).exists() if "/" in need else shutil.which(need))]
    if halide and not (pathlib.Path(TTTC).parent / "tttc-halide").exists():
        missing.insert(0, "Halide")
    if missing:
        print(f"skipped: no {', '.join(missing)}: utils/install-deps.sh installs what it needs", flush=True)
        sys.exit(SKIPPED)


def build_page(test):
    """Builds the module of examples/wasm. Returns its file."""
    test.call(TTTC, SAMPLES / "bundle/memory.ttt", "--dim=d=64", f"--target={MACHINES['wasm'].target}",
              "--emit=bundle", "-o", test.dir / "bundle")
    files = [*test.dir.glob("bundle/*.c"), *test.dir.glob("bundle/*.o")]
    module = test.dir / "memory.wasm"
    test.call("clang-22", "--target=wasm32-wasi", "-Wno-deprecated", "-msimd128", "-mbulk-memory",
              "-O2", "-Wall", "-Wextra", "-Werror", "-nostartfiles", "-Wl,--no-entry", "-I",
              test.dir / "bundle", SAMPLES / "wasm/main.c", *files, "-o", module)
    return module
