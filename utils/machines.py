#!/usr/bin/env python3
#===- machines.py - The table of kernels on other machines ----------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Runs every example by Halide on this machine, AArch64, WebAssembly and OpenCL, and by LLVM on
# AArch64, forward, decode and backward, and writes docs/Machines.md:
#
#   utils/machines.py BUILD [MACHINE[:ENTRY[:EXAMPLE]]...]
#
# About three hours of one core. `opencl:backward` runs one entry on one machine, and
# `opencl:backward:ttt_mlp` that of one example; the page keeps what is not run.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parents[1]
MACHINES = {
    "host": ("this machine", "MachineTest.py", "--machine=host"),
    "arm64": ("AArch64", "MachineTest.py", "--machine=arm64"),
    "aarch64": ("AArch64 by LLVM", "MachineTest.py", "--machine=aarch64"),
    "wasm": ("WebAssembly", "MachineTest.py", "--machine=wasm"),
    "opencl": ("OpenCL", "OpenclTest.py"),
}
ENTRIES = "forward", "decode", "backward"
PAGE = ROOT / "docs/Machines.md"
HEAD = """# Kernels on other machines

What each example computes on each machine, by Halide (`docs/Halide.md`) or by LLVM
(`--target=aarch64-linux-gnu`), against the interpreter in float64. Written by `utils/machines.py`, which runs all of it; do not edit.

A number is the largest relative RMS error of an output or gradient. Forward kernels are in float32:
their errors are within the limit of the kernels for CPUs, or 1.5 times what those have on the same
inputs. Decode and backward on processors are in float64, within 1e-11 and 1e-10; backward on
OpenCL is in float64 too, within the limits of `ttt-run --check`. An empty field: the layer has no
such entry, or kernels for devices have none (decode). A column that is missing was not run. AArch64 is run by `qemu-aarch64`, WebAssembly by
Node.js, OpenCL by PoCL. Objects for Metal, Direct3D 12 and WebGPU are written and their shaders
looked at (`test/Target/Halide/shaders.test`): **not run**.

"""


def run(build, machine, entry, example):
    """Errors by example, or that the entry fails; of all examples, if none is given."""
    _, script, *flags = MACHINES[machine]
    tools = [build / "bin" / tool for tool in ("tttc", "ttt-run", "test-arrays")]
    environment = dict(os.environ, TTTC_TEST_ALL="1", TTTC_TEST_ONLY=f"test_{entry}",
                       PYTHONDONTWRITEBYTECODE="1")
    if example:
        environment["TTTC_TEST_CASE"] = example
    done = subprocess.run([sys.executable, ROOT / "test/Integration" / script, *tools, *flags],
                          env=environment, capture_output=True, text=True)
    log = done.stdout + done.stderr
    found = dict(re.findall(rf"^\.?result: \S+ {entry} (\S+) (\S+)$", log, re.MULTILINE))
    failed = re.findall(rf"^(?:FAIL|ERROR): test_{entry} .*\(example='(\w+)'\)", log, re.MULTILINE)
    if done.returncode and not failed:
        sys.exit(f"machines.py: {machine}, {entry}: {log[-2000:]}")
    return found | dict.fromkeys(failed, "**fails**")


def title(machine, entry):
    return f"{MACHINES[machine][0]}, {entry}"


def known():
    """The columns of the page: errors by example."""
    rows = [line.strip("| \n").split(" | ") for line in PAGE.read_text().splitlines()
            if line.startswith("| ")]
    head, *lines = [[cell.strip() for cell in row] for row in rows if "---" not in row[0]]
    columns = {name: {} for name in head[1:]}
    for line in lines:
        for name, cell in zip(head[1:], line[1:]):
            columns[name][line[0].strip("`")] = cell
    return columns


def page(columns):
    names = [title(machine, entry) for machine in MACHINES for entry in ENTRIES]
    names = [name for name in names if any(columns.get(name, {}).values())]
    lines = [["example", *names], ["---"] * (len(names) + 1)]
    for path in sorted((ROOT / "dsl/examples").glob("*.ttt")):
        lines.append([f"`{path.stem}`", *(columns[name].get(path.stem, "") for name in names)])
    return HEAD + "".join("| " + " | ".join(line) + " |\n" for line in lines)


def main():
    chosen = [(word.split(":") + ["", ""])[:3] for word in sys.argv[2:] or MACHINES]
    if len(sys.argv) < 2 or any(machine not in MACHINES or entry not in ("", *ENTRIES)
                                for machine, entry, _ in chosen):
        sys.exit(f"usage: utils/machines.py BUILD [{'|'.join(MACHINES)}"
                 f"[:{'|'.join(ENTRIES)}[:EXAMPLE]]]...")
    for machine, one, example in chosen:
        for entry in [one] if one else ENTRIES:
            if (machine, entry) != ("opencl", "decode"):  # not a kernel for devices
                columns, name = known(), title(machine, entry)
                kept = columns.get(name, {}) if example else {}
                columns[name] = kept | run(pathlib.Path(sys.argv[1]), machine, entry, example)
                PAGE.write_text(page(columns))


if __name__ == "__main__":
    main()
