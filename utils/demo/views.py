# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The inputs of TTT-Linear for a text, as computed by the preceding part of a model.

A token is the embedding of its byte plus another embedding of the previous byte. Fixed random
matrices, one set per head, compute its views q, k and v. Everything is derived from one seed. k
and v are linear in the same few features, so that a map from one to the other can be learned
along the text.
"""

import math
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from npz import Array  # noqa: E402  (in the parent folder)


def gaussian(rng, rows, columns, scale):
    return [[rng.gauss(0, scale) for _ in range(columns)] for _ in range(rows)]


def times(rows, matrix):
    columns = list(zip(*matrix))
    return [[sum(map(float.__mul__, row, column)) for column in columns] for row in rows]


def single(shape, values):
    """Rounds to the kernel's precision, so that --check compares the same inputs."""
    return Array(shape, values, "<f4")


def layer_inputs(text, d, b, heads, rate, seed=1, width=24):
    """All arrays of ttt_linear for the bytes `text`: B = 1, T = len(text). The inner
    learning rate is `rate / d`."""
    rng = random.Random(seed)
    # Elements of x, and so of the views, have about unit variance.
    this = gaussian(rng, 256, width, math.sqrt(0.5))
    before = gaussian(rng, 256, width, math.sqrt(0.5))
    # k has about unit norm: a step on one token then moves f(k) by about lr * d.
    scales = {"q": 1 / math.sqrt(width * d), "k": 1 / math.sqrt(width * d), "v": 1 / math.sqrt(width)}
    pairs = list(zip(text, bytes(1) + text))
    arrays = {}
    for name, scale in scales.items():
        values = []
        for _ in range(heads):
            view = gaussian(rng, width, d, scale)
            first, second = times(this, view), times(before, view)
            row = {pair: list(map(float.__add__, first[pair[0]], second[pair[1]]))
                   for pair in set(pairs)}
            for pair in pairs:
                values += row[pair]
        arrays[name] = single((1, heads, len(text), d), values)
    arrays["lr"] = single((1, heads, len(text)), [rate / d] * (heads * len(text)))
    arrays["gamma"] = single((heads, d), [1] * (heads * d))
    arrays["beta"] = single((heads, d), [0] * (heads * d))
    arrays["tok"] = single((b,), [1 / (i + 1) for i in range(b)])
    states = [rng.gauss(0, 1) for _ in range(heads * d * d)]
    arrays["W1"] = single((heads, d, d), states)
    arrays["b1"] = single((heads, d), [0] * (heads * d))
    return arrays
