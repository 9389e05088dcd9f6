#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs TTT-Linear over the bytes of a text.

1. Compiles dsl/examples/ttt_linear.ttt, runs it, compares every result with the
   interpreter, prints tokens per second.
2. Does the same with three probes added: the inner loss of each token with the initial states,
   with the states before its update, and after. Prints and draws the loss along the text. Fails
   if it does not decrease.

`demo.sh` builds the tools and runs this script.
"""

import argparse
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.dirname(HERE))

import npz  # noqa: E402
import picture  # noqa: E402
import views  # noqa: E402

LAYER = os.path.join(ROOT, "dsl", "examples", "ttt_linear.ttt")
PROBES = {"initial": "never updated", "before": "before the token's update",
          "after": "after the token's update"}


def probed(source):
    """The layer's text with the probes around its update."""
    anchors = {
        "  every b {\n": "  first = f\n{}",
        "      acc = acc + ": "      probe initial = loss(first)\n      probe before = loss(f)\n{}",
        "      out = ": "      probe after = loss(f)\n{}",
    }
    for anchor, replacement in anchors.items():
        if source.count(anchor) != 1:
            raise SystemExit(f"demo: error: expected one line '{anchor.strip()}' in {LAYER}, "
                             f"found {source.count(anchor)}")
        source = source.replace(anchor, replacement.format(anchor))
    return source


def run(options, layer, inputs, outputs, *more):
    command = [os.path.join(options.bin, "ttt-run"), layer, "--inputs", inputs,
               "--outputs", outputs, "--check", *more]
    done = subprocess.run(command)
    if done.returncode != 0:
        raise SystemExit(f"demo: error: ttt-run ended with status {done.returncode}")
    return npz.read(outputs)


def windows(values, heads, tokens, count):
    """Means of `values` ([heads, tokens]) over heads and over `count` windows of tokens."""
    edges = [tokens * i // count for i in range(count + 1)]
    return [sum(sum(values[h * tokens + begin: h * tokens + end]) for h in range(heads))
            / (heads * (end - begin)) for begin, end in zip(edges, edges[1:])]


def mean(values):
    return sum(values) / len(values)


def report(curve):
    """Prints the mean of each eighth of the curves; returns the expectations that do not hold."""
    names = list(PROBES)
    print("inner loss, mean over heads, along the text:")
    for name in names:
        eighths = [mean(curve[name][len(curve[name]) * i // 8: len(curve[name]) * (i + 1) // 8])
                   for i in range(8)]
        print("  %-8s" % name + "".join("%8.3f" % value for value in eighths))
    early, late = curve["before"][: len(curve["before"]) // 8], curve["before"][-len(curve["before"]) // 8:]
    problems = []
    if mean(curve["after"]) >= mean(curve["before"]):
        problems.append("expected a lower loss after the update than before")
    if mean(late) >= mean(early):
        problems.append("expected a lower loss late in the text than early")
    if mean(curve["before"]) >= mean(curve["initial"]):
        problems.append("expected a lower loss than with the initial states")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("text", help="any file; its bytes are the tokens")
    parser.add_argument("--bin", required=True, help="folder of tttc and ttt-run")
    parser.add_argument("--output", required=True, help="folder for arrays and the picture")
    parser.add_argument("--tokens", type=int, default=8192, help="bytes to read at most")
    parser.add_argument("--heads", type=int, default=4)
    parser.add_argument("--rate", type=float, default=8.0, help="inner learning rate, times d")
    options = parser.parse_args()

    with open(options.text, "rb") as file:
        text = file.read(options.tokens)
    if len(text) < 512:
        raise SystemExit(f"demo: error: expected a text of 512 bytes or more, found {len(text)}")
    os.makedirs(options.output, exist_ok=True)
    inputs = os.path.join(options.output, "inputs.npz")
    outputs = os.path.join(options.output, "outputs.npz")
    d, b = 64, 16
    npz.write(inputs, views.layer_inputs(text, d, b, options.heads, options.rate))
    print(f"{len(text)} bytes of {options.text}, {options.heads} heads, d = {d}, b = {b}")
    run(options, LAYER, inputs, outputs, "--time=11")

    layer = os.path.join(options.output, "ttt_linear_probed.ttt")
    with open(LAYER) as source, open(layer, "w") as copy:
        copy.write(probed(source.read()))
    arrays = run(options, layer, inputs, outputs)
    count = min(128, len(text) // 64)
    curve = {name: windows(arrays[name].values, options.heads, len(text), count) for name in PROBES}
    problems = report(curve)

    svg = os.path.join(options.output, "inner-loss.svg")
    middles = [len(text) * (i + 0.5) / count for i in range(count)]
    with open(svg, "w") as file:
        file.write(picture.curves(f"TTT-Linear on {os.path.basename(options.text)}",
                                  "token", "inner loss", middles,
                                  {f"f {label}": curve[name] for name, label in PROBES.items()}))
    print(f"picture: {svg}")
    for problem in problems:
        print(f"demo: error: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
