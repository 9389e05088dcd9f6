#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the model with public measurements of an H100 (1980 MHz). Exit status: 0 if all are within
their limits, 1 if not, 77 without ptxas or nvdisasm."""

import argparse
import json
import os
import sys
import tempfile
from dataclasses import dataclass

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))

import kernels  # noqa: E402
import machine as machines  # noqa: E402
import paths  # noqa: E402
import sass  # noqa: E402
import simulator  # noqa: E402

SOURCE = os.path.join(HERE, "..", "kernels", "chains.ptx")
TARGET = "sm_90a"
# From HBM at the rate of such a product, whose tiles are in L2 for half of the blocks.
TILES_LDG = 400


@dataclass(frozen=True)
class Case:
    """A kernel of chains.ptx at a number of turns, and a larger one."""
    kernel: str
    warps: int
    blocks: int  # of a multiprocessor
    turns: tuple
    steps: float  # measured, in one turn, of one scheduler
    cycles: float  # measured, of a step
    limit: float
    changes: tuple = ()


CASES = (
    Case("followIndices", 1, 1, (64, 128), 1, 29.0, .03),  # with the address of each
    Case("multiplyChain", 1, 1, (16, 32), 1, 24.1, .03),
    Case("multiplyChains", 1, 1, (16, 32), 4, 25.1 / 4, .03),
    Case("multiplyChains", 8, 1, (16, 32), 8, 48.0 / 8, .03),  # two warps a scheduler
    # 8192 x 8192 x 8192 at 9.17 TFLOP/s.
    Case("multiplyTiles", 32, 2, (4, 8), 2, 1867, .15, (("LDG", TILES_LDG),)),
)


def arguments(case, turns):
    """Arguments of the emulator."""
    if case.kernel == "multiplyTiles":
        size = 32 * turns
        return ["--block=32,32,1", f"--arg=zero::f32:32x{size}", f"--arg=zero::f32:{size}x32",
                "--arg=zero::f32:32x32", "--arg=s32:32", "--arg=s32:32", f"--arg=s32:{size}"]
    data = [] if case.kernel == "followIndices" else ["--arg=zero::u32:512"]
    return [f"--block={32 * case.warps},1,1", *data, "--arg=zero::u32:4096", f"--arg=s32:{turns}"]


def cycles(case, turns, code, ptx, tools, folder):
    """Cycles of a run with so many turns."""
    report = os.path.join(folder, "report.json")
    kernels.run([tools.tool("ptx-emu"), SOURCE, "--kernel=" + case.kernel, "--grid=1,1,1",
                 "--paths", "--json=" + report, *arguments(case, turns)])
    with open(report, encoding="utf-8") as file:
        record = json.load(file)
    follower = paths.Follower(code[case.kernel], ptx)
    found = [follower.follow(path) for path in record["paths"]]
    machine = machines.Machine(TARGET.rstrip("a"), "hbm", **dict(case.changes))
    return simulator.simulate(found, machine, case.blocks, paths.phases(record)).cycles


def compare(case, code, ptx, tools, folder):
    """(modelled cycles of a step, modelled / measured - 1)."""
    short, long = (cycles(case, turns, code, ptx, tools, folder) for turns in case.turns)
    step = (long - short) / (case.turns[1] - case.turns[0]) / case.steps
    return step, step / case.cycles - 1


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", default="build/bin", help="folder of ptx-emu")
    options = parser.parse_args()
    try:
        tools = kernels.Tools(options.bin)
    except kernels.Missing as missing:
        print(f"skipped: {missing}")
        return 77
    with open(SOURCE, encoding="utf-8") as file:
        ptx = file.read()
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        cubin = os.path.join(folder, "chains.cubin")
        kernels.run(["ptxas", "-arch=" + TARGET, "--generate-line-info", SOURCE, "-o", cubin])
        code = sass.read(kernels.run([tools.nvdisasm, "-c", "-hex", "-gp", cubin]).stdout)
        for case in CASES:
            step, error = compare(case, code, ptx, tools, folder)
            bad += abs(error) > case.limit
            print(f"{case.kernel}, {case.warps} warps, {case.blocks} blocks: {step:.1f} cycles a "
                  f"step, measured {case.cycles:.1f} ({error:+.1%})"
                  + (", too far" if abs(error) > case.limit else ""))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
