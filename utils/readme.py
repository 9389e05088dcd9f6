#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fills the generated parts of README.md, between
`<!-- begin NAME -->` and `<!-- end NAME -->`:

sample      dsl/examples/ttt_linear.ttt
dual        the essential lines of its dual form
benchmarks  a table from the newest file of benchmarks/results/
"""

import argparse
import json
import os
import re
import subprocess
import sys

import written

ROOT = written.ROOT
SAMPLE = os.path.join("dsl", "examples", "ttt_linear.ttt")


def sample():
    with open(os.path.join(ROOT, SAMPLE)) as file:
        return "```\n" + file.read() + "```\n"


def dual(tttc):
    """Products, the masked product and the end of the mini-batch; other lines are omitted."""
    done = subprocess.run([tttc, SAMPLE, "--emit=dual", "--form=dual"], cwd=ROOT,
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit("readme: error: " + done.stderr)
    shown, left_out = [], False
    for line in done.stdout.splitlines():
        if re.search(r"ttt\.(every|contract|tril_matmul|yield)", line):
            line = re.sub(r"^    ", "", line)
            # The types and streams would make the line wider than the page.
            shown.append(re.sub(r" carry\(.*", " ... {", line) if "ttt.every" in line else line)
            left_out = False
        elif shown and not left_out:
            shown.append("  ...")
            left_out = True
    if not any("tril_matmul" in line for line in shown):
        raise SystemExit("readme: error: expected ttt.tril_matmul in the dual form of " + SAMPLE)
    while shown[-1] == "  ...":
        shown.pop()
    return "```mlir\n" + "\n".join(shown) + "\n```\n"


def benchmarks():
    folder = os.path.join("benchmarks", "results")
    files = sorted(name for name in os.listdir(os.path.join(ROOT, folder)) if name.endswith(".json"))
    if not files:
        return "No results yet.\n"
    path = os.path.join(folder, files[-1])
    with open(os.path.join(ROOT, path)) as file:
        results = json.load(file)
    lines = [f"`{path}`: {results['machine']['cpu']}, {results['threads']} thread, "
             f"{results['date'][:10]}. Median (10th to 90th percentile).", "",
             "| layer | program | ms | GFLOP/s | % of FMA peak | against the best C |",
             "| --- | --- | --- | --- | --- | --- |"]
    decoded = []
    for case in results["cases"]:
        name = case["case"]["name"] + (", AVX2" if case.get("version") == "avx2" else "")
        if "refused" in case:
            lines.append(f"| {name} | refused: {first_line(case['refused'])} | | | | |")
        elif case["case"].get("decode"):
            decoded += decode_rows(name, case["run"])
        else:
            lines += forward_rows(name, case["run"])
    if decoded:
        lines += ["", "A token a call, through the runtime:", "",
                  "| layer | program | microseconds a token | a head | of the time by hand "
                  "| tokens of a forward call |", "| --- | --- | --- | --- | --- | --- |", *decoded]
    return "\n".join(lines) + "\n"


def first_line(text):
    return text.splitlines()[0]


def forward_rows(name, run):
    for contestant in run["contestants"]:
        ms, ratio = contestant["milliseconds"], contestant.get("ratio_to_baseline")
        against = "" if not ratio or contestant["name"].startswith("c-") else (
            f"{ratio['median']:.2f}x ({ratio['p10']:.2f} to {ratio['p90']:.2f})")
        yield "| %s | %s | %.2f (%.2f to %.2f) | %.1f | %.1f | %s |" % (
            name, contestant["name"] + (" (best C)" * (contestant["name"] == run["best_baseline"])),
            ms["median"], ms["p10"], ms["p90"], contestant["gflops"]["median"],
            contestant["percent_of_peak"]["median"], against)


def decode_rows(name, run):
    for contestant in run["contestants"]:
        if contestant["decodes"]:
            call, head = contestant["microseconds_per_call"], contestant["microseconds_per_head"]
            hand = [f"{times['median']:.1f}x" for times in contestant["times_baseline"].values()]
            forward = contestant.get("forward_tokens")
            yield "| %s | %s | %.2f (%.2f to %.2f) | %.2f | %s | %s |" % (
                name, contestant["name"], call["median"], call["p10"], call["p90"], head["median"],
                ", ".join(hand), "%.1f" % forward["median"] if forward else "")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", default="build/bin", help="folder of tttc")
    parser.add_argument("--check", action="store_true", help="fail if README is not current")
    options = parser.parse_args()

    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        text = file.read()
    tttc = os.path.abspath(os.path.join(options.bin, "tttc"))
    for name, content in [("sample", sample()), ("dual", dual(tttc)), ("benchmarks", benchmarks())]:
        begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->"
        if text.count(begin) != 1 or text.count(end) != 1:
            raise SystemExit(f"readme: error: expected '{begin.strip()}' and '{end}' once in README.md")
        before, rest = text.split(begin)
        text = before + begin + content + end + rest.split(end)[1]
    return written.settle({"README.md": text}, options.check)


if __name__ == "__main__":
    sys.exit(main())
