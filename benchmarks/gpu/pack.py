#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a folder that checks and times our kernels on any machine with an NVIDIA driver.

It has all it needs: kernels as PTX and, where ptxas is installed, as machine code; what
they start from and should compute, by the references and by the emulator; and the program
that compares, with its source. Then, there: ./run
"""

import argparse
import datetime
import pathlib
import shutil
import subprocess
import sys

import timings  # finds the modules below

import Cases
import Folder

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CHIPS = ("sm_80", "sm_90a", "sm_100a", "sm_120a")
LIMIT = 64 << 20


def quit(message):
    print(f"pack: error: {message}", file=sys.stderr)
    sys.exit(2)


def call(*words):
    result = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    if result.returncode:
        quit(f"{' '.join(map(str, words))}\n{result.stdout}{result.stderr}")
    return result.stdout


def assemble(folder, cases):
    """Machine code of every module for every chip that it can run on."""
    targets = {Folder.module_of(case): case.target for case in cases}
    for module, target in sorted(targets.items()):
        for chip in CHIPS:
            binds = target.endswith("a")
            if chip != target if binds else number(chip) < number(target):
                continue
            call("ptxas", f"-arch={chip}", folder / f"modules/{module}.ptx", "-o",
                 folder / f"modules/{module}.{chip}.cubin")


def number(target):
    return int(target.removeprefix("sm_").removesuffix("a"))


def build(folder):
    """The program, for a machine like this one; `run` builds it elsewhere."""
    compiler = next((name for name in ("c++", "clang++-22", "g++") if shutil.which(name)), None)
    if compiler:
        call(compiler, "-std=c++17", "-O2", "-static-libstdc++", "-static-libgcc",
             *sorted((folder / "source").glob("*.cpp")), "-o", folder / "gpu-check", "-ldl")


def commit():
    result = subprocess.run(["git", "-C", str(ROOT), "describe", "--always", "--dirty"],
                            capture_output=True, text=True)
    return result.stdout.strip() or "unknown"


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="new, or one that this program wrote")
    parser.add_argument("--emulator", type=pathlib.Path, metavar="FILE",
                        help="libptx-emu-cuda.so: its results come along, after a check")
    parser.add_argument("--gpu-check", type=pathlib.Path, metavar="FILE",
                        help="a built one, instead of building it")
    parser.add_argument("--small", action="store_true", help="timings at sizes for a test")
    options = parser.parse_args()
    folder = options.folder
    if folder.exists() and any(folder.iterdir()) and not (folder / "cases.txt").exists():
        quit(f"{folder}: not empty, and nothing that this program wrote")
    cases = Cases.CASES + timings.timings(options.small)
    Folder.write(cases, folder)
    shutil.copytree(HERE / "driver", folder / "source", dirs_exist_ok=True)
    shutil.copy(HERE / "run", folder / "run")
    if options.gpu_check:
        shutil.copy(options.gpu_check, folder / "gpu-check")
    else:
        build(folder)
    if options.emulator:
        # Fails if the emulator and the references disagree.
        call(folder / "gpu-check", "--folder", folder, "--library", options.emulator.resolve(),
             "--no-timing", "--repeats", 1, "--guard", 0, "--save", folder / "data")
    ptxas = shutil.which("ptxas")
    if ptxas:
        assemble(folder, cases)
    today = datetime.date.today().isoformat()
    (folder / "about.txt").write_text(f"tttc {commit()}, packed {today}\n", encoding="utf-8")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    if size >= LIMIT:
        quit(f"{folder}: {size} bytes, of at most {LIMIT}")
    print(f"pack: {folder}: {len(cases)} cases, {size / (1 << 20):.1f} MiB, "
          f"{'with' if ptxas else 'without'} machine code, "
          f"{'with' if options.emulator else 'without'} the emulator's results")


if __name__ == "__main__":
    main()
