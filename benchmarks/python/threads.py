# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures what a second thread, or more, is worth where there are few sequences and heads.

Each example is called with one sequence of one head, whose columns threads share where the rule allows it, and
with a head for each thread, as the most that the machine gives. Calls with one thread and with all take turns.
Prints a table in Markdown: median milliseconds, and ratios of them.

    python benchmarks/python/threads.py [--threads N] [--tokens T] [--rounds R] [EXAMPLE...]
"""

import argparse
import os
import statistics
import time

import numpy as np

import tttc

EXAMPLES = os.path.join(os.path.dirname(__file__), "..", "..", "dsl", "examples")
RULES = (
    "linear_attention",
    "gla",
    "retention_scalar",
    "hebbian",
    "delta_rule",
    "gated_delta_rule",
    "kda",
    "gdn2",
    "comba",
    "longhorn",
    "rwkv7",
    "titans_linear",
    "momentum_delta",
    "nesterov",
)


def draw(layer, heads, tokens):
    """Arrays that start at pages, as large ones do; small values, and gates near 1."""
    rng, arrays = np.random.default_rng(0), {}
    for tensor in layer.signature.inputs:
        extents = {"B": 1, "T": tokens, "H": heads}
        shape = [extents.get(axis, axis) for axis in (*tensor.leading(layer.signature.layout), *tensor.inner)]
        values = rng.normal(size=shape) * 0.05
        is_gate = tensor.keyword in ("alpha", "decay", "gamma", "a")
        arrays[tensor.keyword] = (1 - np.abs(values) if is_gate else values).astype(np.float32)
    return arrays


def measure(layer, heads, tokens, threads, rounds):
    """Median milliseconds with one thread and with all of them; the results are the same, bit by bit."""
    arrays = draw(layer, heads, tokens)
    results = [layer.run(**arrays, num_threads=number) for number in (1, threads)]
    for one, many in zip(*results, strict=True):
        if one.tobytes() != many.tobytes():
            raise SystemExit(f"{layer.name}: other results with {threads} threads")
    out = {tensor.keyword: array for tensor, array in zip(layer.signature.outputs, results[0], strict=True)}
    times = {1: [], threads: []}
    for _ in range(rounds):
        for number, taken in times.items():
            begin = time.perf_counter_ns()
            layer.run(**arrays, **out, num_threads=number)
            taken.append((time.perf_counter_ns() - begin) / 1e6)
    return [statistics.median(times[number]) for number in (1, threads)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--tokens", type=int, default=8192)
    parser.add_argument("--rounds", type=int, default=41)
    parser.add_argument("examples", nargs="*", default=RULES)
    options = parser.parse_args()
    threads = options.threads
    print(f"{options.tokens} tokens, f32, medians of {options.rounds} rounds.\n")
    print(f"| layer | 1 head: 1 thread, ms | {threads} threads, ms | gain | {threads} heads: gain |")
    print("| --- | --- | --- | --- | --- |")
    for name in options.examples:
        with open(os.path.join(EXAMPLES, f"{name}.ttt"), encoding="utf-8") as file:
            layer = tttc.compile(file.read(), name=f"{name}.ttt")
        one, many = measure(layer, 1, options.tokens, threads, options.rounds)
        of_heads = measure(layer, threads, options.tokens, threads, options.rounds)
        gain = of_heads[0] / of_heads[1]
        print(f"| {name} | {one:.2f} | {many:.2f} | {one / many:.2f} | {gain:.2f} |", flush=True)


if __name__ == "__main__":
    main()
