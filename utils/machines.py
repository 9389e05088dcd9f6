#!/usr/bin/env python3
#===- machines.py - The table of kernels on other machines ----------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Runs every example by Halide on this machine, AArch64, WebAssembly and OpenCL, forward, decode
# and backward, and writes docs/Machines.md:
#
#   utils/machines.py BUILD [MACHINE...]
#
# About two hours of one core. Each machine is kept in BUILD/machines when it is done, so that
# those already there are not run again; naming machines runs them anew.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
MACHINES = {
    "host": ("this machine", "BundleTest.py", "--machine=host"),
    "arm64": ("AArch64", "BundleTest.py", "--machine=arm64"),
    "wasm": ("WebAssembly", "BundleTest.py", "--machine=wasm"),
    "opencl": ("OpenCL", "OpenclTest.py"),
}
ENTRIES = "forward", "decode", "backward"
HEAD = """# Kernels on other machines

What each example by Halide (`docs/Halide.md`) computes on each machine, against the interpreter in
float64. Written by `utils/machines.py`, which runs all of it; do not edit.

A number is the largest relative RMS error of an output or gradient. Forward kernels are in float32:
their errors are within the limit of the kernels for CPUs, or 1.5 times what those have on the same
inputs. Decode and backward on processors are in float64, within 1e-11 and 1e-10; backward on
OpenCL is in float64 too, within the limits of `ttt-run --check`. An empty field: the layer has no
such entry, or kernels for devices have none (decode). A column that is missing was not run. AArch64 is run by `qemu-aarch64`, WebAssembly by
Node.js, OpenCL by PoCL. Objects for Metal, Direct3D 12 and WebGPU are written and their shaders
looked at (`test/Target/Halide/shaders.test`): **not run**.

"""


def run(build, machine):
    """The lines of a machine's results and failures, and how the tests ended."""
    _, script, *flags = MACHINES[machine]
    kept = build / "machines" / f"{machine}.log"
    tools = [build / "bin" / tool for tool in ("tttc", "ttt-run", "test-arrays")]
    done = subprocess.run([sys.executable, ROOT / "test/Integration" / script, *tools, *flags],
                          env=dict(os.environ, TTTC_TEST_ALL="1", PYTHONDONTWRITEBYTECODE="1"),
                          capture_output=True, text=True)
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(done.stdout + done.stderr + f"\nstatus {done.returncode}\n")


def results(build):
    """By example, machine and entry: the error, or `fails`."""
    table = {}
    for machine in MACHINES:
        log = (build / "machines" / f"{machine}.log").read_text()
        for name, entry, example, error in re.findall(
                r"^\.?result: (\S+) (\S+) (\S+) (\S+)$", log, re.MULTILINE):
            table.setdefault(example, {})[name, entry] = error
        for entry, example in re.findall(
                r"^(?:FAIL|ERROR): test_(\w+) .*\(example='(\w+)'\)", log, re.MULTILINE):
            table.setdefault(example, {})[machine, entry] = "**fails**"
    return table


def page(table):
    columns = [(machine, entry) for machine in MACHINES for entry in ENTRIES
               if any((machine, entry) in row for row in table.values())]
    lines = [["example", *(f"{MACHINES[machine][0]}, {entry}" for machine, entry in columns)],
             ["---"] * (len(columns) + 1)]
    for example in sorted(table):
        if (ROOT / "dsl/examples" / f"{example}.ttt").exists():
            lines.append([f"`{example}`", *(table[example].get(column, "") for column in columns)])
    return HEAD + "".join("| " + " | ".join(line) + " |\n" for line in lines)


def main():
    if len(sys.argv) < 2 or not all(word in MACHINES for word in sys.argv[2:]):
        sys.exit(f"usage: utils/machines.py BUILD [{'|'.join(MACHINES)}]...")
    build = pathlib.Path(sys.argv[1])
    for machine in MACHINES:
        if machine in sys.argv[2:] or not (build / "machines" / f"{machine}.log").exists():
            run(build, machine)
    (ROOT / "docs/Machines.md").write_text(page(results(build)))


if __name__ == "__main__":
    main()
