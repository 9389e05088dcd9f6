#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts the parameters of an official module to the layout of a layer.

    utils/official.py dsl/examples/layer_ttt_linear.names IN.npz OUT.npz --heads=12

IN.npz holds the module's arrays under its own names after --prefix, and may hold gradients under
`d_` and these names; other arrays are copied to OUT.npz unchanged. Every name in the map must be
present. docs/OfficialNames.md documents the format of the map.

>>> entries = parse("q.weight  Wq  head^T  # two heads\\n")
>>> new = convert({"q.weight": npz.Array((4, 3), range(12)), "x": npz.Array((1,), [5])},
...               entries, heads=2)
>>> new["Wq"].shape, list(new["Wq"].values)[:6], list(new["x"].values)
((2, 3, 2), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0], [5.0])
>>> parse("W1 W1 half")
Traceback (most recent call last):
ValueError: line 1: expected an official name, a name and all, all^T, head or head^T
>>> convert({}, entries, heads=2)
Traceback (most recent call last):
ValueError: no array 'q.weight'
"""

import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import npz

WAYS = ("all", "all^T", "head", "head^T")


def parse(text):
    """Parses a map: [(official name, name, way)]."""
    entries = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words and (len(words) != 3 or words[2] not in WAYS):
            raise ValueError(f"line {number}: expected an official name, a name and "
                             "all, all^T, head or head^T")
        if words:
            entries.append(tuple(words))
    return entries


def moved(official, way, heads):
    """Converts one array to the layer's layout."""
    per_head, transposed = way.startswith("head"), way.endswith("^T")
    count = heads if per_head else 1
    if official.shape[0] % count:
        raise ValueError(f"expected a first axis of {count} parts, found shape {official.shape}")
    part, values = (official.shape[0] // count, *official.shape[1:]), official.values
    if transposed:
        out, width = part
        part = (width, out)
        values = [official.values[(h * out + j) * width + i]
                  for h in range(count) for i in range(width) for j in range(out)]
    shape = (heads, *(n for n in part if n != 1)) if per_head else part
    return npz.Array(shape, values, official.descr)


def convert(arrays, entries, heads, prefix=""):
    """{name: Array}: arrays in `entries` are converted and renamed, the others are unchanged."""
    result = dict(arrays)
    for official, name, way in entries:
        if prefix + official not in result:
            raise ValueError(f"no array '{prefix}{official}'")
        for kind in ("", "d_"):
            if kind + prefix + official in result:
                result[kind + name] = moved(result.pop(kind + prefix + official), way, heads)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    for word in ("names", "input", "output"):
        parser.add_argument(word)
    parser.add_argument("--heads", type=int, required=True)
    parser.add_argument("--prefix", default="", help="in front of the official names")
    options = parser.parse_args()
    with open(options.names) as file:
        text = file.read()
    try:
        arrays = convert(npz.read(options.input), parse(text), options.heads, options.prefix)
    except ValueError as error:
        sys.exit(f"official.py: error: {error}")
    npz.write(options.output, arrays)


if __name__ == "__main__":
    main()
