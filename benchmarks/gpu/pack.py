#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a folder that checks and times our kernels on any machine with an NVIDIA driver.

It is self-contained: kernels as PTX and, where ptxas is installed, as machine code; their inputs
and expected results, from the references, the interpreter and the emulator; and the program that
compares them, with its source. On the target machine, run: ./run
"""

import argparse
import datetime
import os
import pathlib
import shutil
import subprocess
import sys
import zipfile

import packlayers
import timings  # finds the modules below
from objects import Refused, call

import Cases
import Folder

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CHIPS = ("sm_80", "sm_90a", "sm_100a", "sm_120a")
LIMIT = 64 << 20


def quit(message):
    print(f"pack: error: {message}", file=sys.stderr)
    sys.exit(2)


def assemble(folder, cases):
    """Assembles machine code of every module for every chip that it can run on."""
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


# Sources of the program: target folder, source folder, pattern.
SOURCES = (("check", ROOT / "compiler/tools/gpu-check", "**/*"),
           ("runtime", ROOT / "runtime/lib", "**/*"), ("client", ROOT / "runtime/client/lib", "*"),
           ("arrays", ROOT / "dsl/lib/Arrays", "*"), ("options", ROOT / "support/lib", "CommandLine.*"),
           ("options", ROOT / "dsl/lib/DSL", "Spelling.*"),
           *(("include", ROOT / folder, pattern) for folder, pattern in (
               ("runtime/include", "**/*"), ("runtime/client/include", "**/*"),
               ("support/include", "**/*"), ("dsl/include", "tttc/Arrays/*"),
               ("dsl/include", "tttc/DSL/Spelling.h"))))


def copy_sources(folder):
    """Copies the sources, for which `run` contains the compile command."""
    for name, source, pattern in SOURCES:
        found = [path for path in source.glob(pattern) if path.suffix in (".h", ".cpp", ".def")]
        if not found:
            quit(f"{source}: no sources '{pattern}'")
        for path in found:
            if path.is_file():
                target = folder / "source" / name / path.relative_to(source)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
    # PTX of the runtime itself, which CMake writes into a string.
    call("cmake", "-P", ROOT / "runtime/lib/cuda/SumParts.cmake",
         folder=folder / "source/runtime")
    shutil.copy(HERE / "run", folder / "run")
    shutil.copy(HERE / "peers/peers.py", folder / "peers.py")


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
    layers = parser.add_mutually_exclusive_group(required=True)
    layers.add_argument("--tools", type=pathlib.Path, metavar="DIR",
                        help="where tttc, ttt-run and test-arrays are: compiled layers come along")
    layers.add_argument("--no-layers", action="store_true", help="kernels written by hand alone")
    parser.add_argument("--targets", default="sm_90a", metavar="LIST",
                        help="GPUs for which layers are compiled, sm_90a,sm_80; NAME:ptx is "
                             "without machine code (%(default)s)")
    parser.add_argument("--ptx", action="store_true", help="no machine code, of any kernel")
    parser.add_argument("--wheel", type=pathlib.Path, action="append", default=[], metavar="FILE",
                        help="a package of Python alone that peers need (repeatable)")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count(), metavar="N",
                        help="kernels that are compiled at a time (%(default)s)")
    parser.add_argument("--small", action="store_true", help="timings at sizes for a test")
    options = parser.parse_args()
    folder = options.folder
    if folder.exists() and any(folder.iterdir()) and not (folder / "cases.txt").exists():
        quit(f"{folder}: not empty, and nothing that this program wrote")
    for old in ("objects", "arrays", "source", "python"):
        shutil.rmtree(folder / old, ignore_errors=True)
    (folder / "layers.txt").unlink(missing_ok=True)
    cases = Cases.CASES + timings.timings(options.small)
    Folder.write(cases, folder)
    copy_sources(folder)
    if options.gpu_check:
        shutil.copy(options.gpu_check, folder / "gpu-check")
    else:
        call(folder / "run", "--build")
    if options.emulator:
        # Fails if the emulator and the references differ.
        call(folder / "gpu-check", "--folder", folder, "--library", options.emulator.resolve(),
             "--no-timing", "--repeats", 1, "--guard", 0, "--save", folder / "data")
    ptxas = shutil.which("ptxas") and not options.ptx
    if ptxas:
        assemble(folder, cases)
    today = datetime.date.today().isoformat()
    (folder / "about.txt").write_text(f"tttc {commit()}, packed {today}\n", encoding="utf-8")
    for wheel in options.wheel:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder / "python")
    count, refused, failed = 0, [], []
    if options.tools:
        targets = {name.removesuffix(":ptx"): not options.ptx and not name.endswith(":ptx")
                   for name in options.targets.split(",")}
        count, refused, failed = packlayers.pack(folder, options.tools, targets, options.small,
                                                 options.jobs)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    if size >= LIMIT:
        quit(f"{folder}: {size} bytes, of at most {LIMIT}")
    if refused:
        print(f"pack: without {', '.join(refused)}")
    print(f"pack: {folder}: {len(cases)} launches, {count} calls of layers, "
          f"{size / (1 << 20):.1f} MiB, "
          f"{'with' if ptxas else 'without'} machine code, "
          f"{'with' if options.emulator else 'without'} the emulator's results")
    if failed:
        quit("not all kernels could be compiled:\n" + "\n".join(failed))


if __name__ == "__main__":
    try:
        main()
    except (Refused, OSError, zipfile.BadZipFile) as error:
        quit(str(error))
