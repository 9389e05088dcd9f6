# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results do not depend on the number of threads, bit by bit.

With one sequence, stages that carry no state are split into parts of it.
"""

import numpy as np
import pytest
from conftest import compile_example, draw

import tttc

#: Two norms of a row, and no state: groups of tokens do not depend on each other.
PROJECTION = """
layer projection(d = 6) {
  token x : [d]
  param A : [d, d] init normal(0.5)
  each token {
    y = layer_norm(x @ A)
    probe unit = l2_norm(y)
    out = y + x
  }
}
"""
THREADS = (2, 3, 16)


def assert_equal(one, many):
    for first, second in zip(one, many, strict=True):
        np.testing.assert_array_equal(first, second)


@pytest.mark.parametrize("tokens", [1, 63, 64, 127, 128, 500, 1021])
@pytest.mark.parametrize("form", ["primal", "dual"])
def test_parts_of_a_sequence(tokens, form):
    layer = tttc.compile(PROJECTION, form=form)
    arrays = draw(layer, batch=1, heads=1, tokens=tokens)
    one = layer.run(**arrays, num_threads=1)
    for threads in THREADS:
        assert_equal(one, layer.run(**arrays, num_threads=threads))


def test_parts_of_sequences_end_to_end():
    layer = tttc.compile(PROJECTION)
    offsets = np.array([0, 0, 3, 300, 301, 901])
    arrays = draw(layer, batch=1, heads=1, tokens=901, sequences=5)
    one = layer.run(**arrays, cu_seqlens=offsets, num_threads=1)
    for threads in THREADS:
        assert_equal(one, layer.run(**arrays, cu_seqlens=offsets, num_threads=threads))
    whole = layer.run(**arrays, num_threads=16)
    np.testing.assert_array_equal(one.out, whole.out)  # tokens do not depend on each other


@pytest.mark.parametrize("name", ["layer_ttt_linear", "layer_linear_attention_rope", "layer_ttt_mlp_mamba"])
@pytest.mark.parametrize("dtype", ["f32", "f16"])
def test_whole_layers(name, dtype):
    layer = compile_example(name, dtype=dtype)
    arrays = draw(layer, batch=1, heads=2, tokens=700)
    for tensor in layer.signature.inputs:
        if tensor.dtype == "f16":
            arrays[tensor.keyword] = arrays[tensor.keyword].astype(np.float16)
    one = layer.run(**arrays, num_threads=1)
    for threads in THREADS:
        assert_equal(one, layer.run(**arrays, num_threads=threads))
