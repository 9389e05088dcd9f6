# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results do not depend on the number of threads, bit by bit.

With few sequences and heads, stages that carry no state are split into parts of a sequence, and rules whose
columns do not depend on each other into blocks of columns.
"""

import numpy as np
import pytest
from conftest import EXAMPLES, compile_example, draw

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


#: The delta rule, with a state and a param that have the columns of the values: three blocks.
RULE = """
layer rule(dk = 6, dv = 96) {
  token q, k : [dk]
  token v : [dv]
  token lr
  param gamma : [dv]
  learner f(x) {
    state W : [dk, dv]
    return x @ W
  }
  loss(f) = 0.5 * sum((f(k) - v)^2)
  each token {
    f = f - lr * grad(loss, f)
    out = gamma * f(q)
  }
}
"""


@pytest.mark.parametrize("form", ["primal", "dual"])
@pytest.mark.parametrize("dtype", ["f32", "f64", "bf16"])
def test_columns(form, dtype):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    layer = tttc.compile(RULE, form=form, dtype=dtype)
    assert "3 blocks of them are computed apart" in layer.explain()
    arrays = draw(layer, batch=1, heads=1, tokens=37)
    for tensor in layer.signature.inputs:
        if tensor.dtype == "bf16":
            arrays[tensor.keyword] = arrays[tensor.keyword].astype(ml_dtypes.bfloat16)
    one = layer.run(**arrays, num_threads=1)
    for threads in THREADS:
        assert_equal(one, layer.run(**arrays, num_threads=threads))


def test_columns_of_states_in_place():
    """Each block reads its columns of the initial states before it writes those of the final ones."""
    layer = tttc.compile(RULE, layout="bhtd")
    arrays = draw(layer, batch=3, heads=1, tokens=50)
    offsets = np.array([0, 7, 7, 50])
    packed = {**arrays, **{name: array[:1] for name, array in arrays.items() if name in ("q", "k", "v", "lr")}}
    slots = np.array([2, 0, 1])
    for given in ({}, {"cu_seqlens": offsets}, {"read_slots": slots, "write_slots": slots}):
        results = []
        for threads in (1, 8):
            called = dict(packed if "cu_seqlens" in given else arrays)
            called["W"] = called["W"].copy()
            result = layer.run(**called, **given, W_final=called["W"], num_threads=threads)
            results.append((result.out, called["W"]))
        assert_equal(*results)


COLUMNS = ["delta_rule", "gated_delta_rule", "gla", "kda", "linear_attention", "retention_scalar", "titans_linear"]


@pytest.mark.parametrize("name", COLUMNS)
def test_columns_of_rules(name):
    layer = tttc.compile(EXAMPLES / f"{name}.ttt")
    assert "2 blocks of them are computed apart" in layer.explain()
    arrays = draw(layer, batch=1, heads=1, tokens=100)
    one = layer.run(**arrays, num_threads=1)
    for threads in THREADS:
        assert_equal(one, layer.run(**arrays, num_threads=threads))
