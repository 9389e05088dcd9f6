#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the kernels of every example that tttc and Halide compile, both in one interleaved run of
tttc-bench: one sequence, one head (two where a layer joins its heads). Writes
results/halide-<date>-<machine>.md. See README.md.

A ratio below 1: the kernel by Halide takes less time."""

import argparse
import datetime
import json
import os
import statistics
import sys
import tempfile

import machine
from run import EXAMPLES, HERE, SOURCE, Refused, run_tool


def dims_of(layer):
    """Whole layers need the number of heads at compile time."""
    with open(os.path.join(EXAMPLES, layer + ".ttt")) as file:
        return ["--dim", "heads=2"] if "join(" in file.read() else []


def compile_both(options, layer, folder):
    path = os.path.join(EXAMPLES, layer + ".ttt")
    kernels = {}
    for name, flags in (("cpu", []), ("halide", ["--target=halide"])):
        kernels[name] = os.path.join(folder, f"{layer}-{name}.so")
        run_tool([options.tttc, path, *flags, *dims_of(layer), "-o", kernels[name]], 300)
    return kernels


def ranges(options, layer):
    """Small keys and rates, with which no state grows: rates are one number per token."""
    entries = json.loads(run_tool([options.tttc, os.path.join(EXAMPLES, layer + ".ttt"),
                                   "--emit=signature-json", *dims_of(layer)], 60))["entries"]
    for tensor in entries[0]["tensors"]:
        if tensor["role"] == "token" and tensor["shape"] == ["B", "H", "T"]:
            yield f"{tensor['name']}=0:0.1"
        elif tensor["role"] == "token" and tensor["name"].startswith("k"):
            yield f"{tensor['name']}=-0.2:0.2"


def time_both(options, layer, folder):
    """Median seconds per call of both kernels, and the form of the first."""
    kernels = compile_both(options, layer, folder)
    command = [options.bench, os.path.join(EXAMPLES, layer + ".ttt"), "--tokens", str(options.tokens),
               "--rounds", str(options.rounds), "--tolerance", "1e-3"]
    if dims_of(layer):
        command += ["--heads", "2", *dims_of(layer)]
    for text in ranges(options, layer):
        command += ["--range", text]
    for name, path in kernels.items():
        command += ["--kernel", f"{name}={path}"]
    run = json.loads(run_tool(command, 900))
    contestants = {one["name"]: one for one in run["contestants"]}
    return ({name: statistics.median(one["seconds"]) for name, one in contestants.items()},
            contestants["cpu"]["form"])


def table(rows):
    lines = ["| layer | form | by tttc, us per token | by Halide | Halide / tttc |",
             "| --- | --- | --- | --- | --- |"]
    for layer, form, seconds, tokens in sorted(rows, key=lambda row: row[2]["halide"] / row[2]["cpu"]):
        cpu, halide = (1e6 * seconds[name] / tokens for name in ("cpu", "halide"))
        lines.append(f"| {layer} | {form} | {cpu:.3f} | {halide:.3f} | {halide / cpu:.2f} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--tokens", type=int, default=512)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--layer", action="append", help="an example; default: all")
    parser.add_argument("--output", help="default: results/halide-<date>-<machine>.md")
    options = parser.parse_args()
    options.tttc = os.path.join(options.build, "bin", "tttc")
    options.bench = os.path.join(options.build, "bin", "tttc-bench")
    layers = options.layer or sorted(name[:-4] for name in os.listdir(EXAMPLES)
                                     if name.endswith(".ttt"))
    rows, refused = [], []
    with tempfile.TemporaryDirectory() as folder:
        for layer in layers:
            try:
                rows.append((layer, *reversed(time_both(options, layer, folder)), options.tokens))
            except Refused as why:
                refused.append(f"- {layer}: {str(why).splitlines()[0]}")
    about = machine.describe(SOURCE, options.tttc)
    date = datetime.date.today().isoformat()
    text = (f"# Kernels by Halide and by tttc\n\n{date}, {about['cpu']} "
            f"({', '.join(about['instruction_sets'])}), commit {about['git_commit'][:8]}; one "
            f"sequence of {options.tokens} tokens, f32, one thread; medians of {options.rounds} "
            f"interleaved rounds.\n\n{table(rows)}\n")
    if refused:
        text += "\nNot timed:\n\n" + "\n".join(refused) + "\n"
    path = options.output or os.path.join(HERE, "results",
                                          f"halide-{date}-{machine.slug(about)}.md")
    with open(path, "w") as stream:
        stream.write(text)
    print(text)
    print("wrote", path)
    return 0 if rows else 1


if __name__ == "__main__":
    sys.exit(main())
