#===- FlagsFuzzer.py - Random command lines for tttc and ttt-run ---------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# FlagsFuzzer.py TTTC TTT_RUN TEST_ARRAYS [--runs=N] [--mode=early|code] [--seed=S] [--only=N]
#
# Draws command lines, valid and invalid, runs them and checks their outcome (Judge.py). `early`
# uses only --emit up to tiled and the interpreter, `code` machine code and kernels that run. Each
# case depends only on the seed and its number; a failure prints both, and the command line with as
# few flags as it needs.
#
#===------------------------------------------------------------------------===#

import argparse
import collections
import os
import pathlib
import random
import shlex
import subprocess
import sys
import time

import Draw
import Judge
import Tables

EXAMPLES = sorted((pathlib.Path(__file__).resolve().parents[3] / "dsl" / "examples").glob("*.ttt"))


def options():
    parser = argparse.ArgumentParser(description="Random command lines for tttc and ttt-run.")
    for name in ("tttc", "run", "arrays"):
        parser.add_argument(name, type=os.path.abspath)
    parser.add_argument("--mode", choices=["early", "code"], default="early")
    parser.add_argument("--runs", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="number of the first case")
    parser.add_argument("--only", type=int, help="run this case alone, and print what it prints")
    parser.add_argument("--seed", type=int, default=int(os.environ.get("TTTC_TEST_SEED")
                                                        or random.SystemRandom().randrange(1 << 32)))
    parser.add_argument("--memory", type=int, default=8 << 30, help="bytes; 0: no limit")
    parser.add_argument("--timeout", type=int, default=60, help="seconds of a command")
    return parser.parse_args()


def main():
    given = options()
    tools = {"tttc": given.tttc, "ttt-run": given.run, "arrays": given.arrays}
    listed = {tool: Tables.from_help(subprocess.run([tools[tool], "--help"], check=True, text=True,
                                                    capture_output=True).stdout)
              for tool in ("tttc", "ttt-run")}
    judge = Judge.Judge(tools, given.memory, given.timeout)
    numbers = [given.only] if given.only is not None else \
        range(given.first, given.first + given.runs)
    print(f"seed {given.seed}, {given.mode}: {len(numbers)} command lines", flush=True)
    begin, ends, failures = time.monotonic(), collections.Counter(), collections.Counter()
    for number in numbers:
        draw = Draw.Draw(random.Random(f"{given.seed}/{given.mode}/{number}"), EXAMPLES, listed)
        case = draw.case(given.mode == "early")
        wrong, status, printed = judge.judge(case)
        ends[f"{case.tool} {status}"] += 1
        if given.only is not None:
            print(shlex.join([case.tool, *case.words()]), f"exit status {status}", printed, sep="\n")
        if not wrong:
            continue
        failures[wrong] += 1
        print(f"FAILED: {wrong}\n  --mode={given.mode} --seed={given.seed} --only={number}")
        if failures[wrong] <= 3:
            small = Judge.shrink(judge, case, wrong)
            printed = judge.judge(small)[2].strip().split("\n")
            print("  " + shlex.join([small.tool, *small.words()]), *printed[:6], sep="\n    ",
                  flush=True)
    print(", ".join(f"{end}: {count}" for end, count in sorted(ends.items())))
    print(f"{sum(failures.values())} of {len(numbers)} failed, after "
          f"{time.monotonic() - begin:.0f} s", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
