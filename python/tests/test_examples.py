# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The examples against the interpreter, through Python."""

import re

import numpy as np
import pytest
from conftest import compile_example, draw, draw_cotangents, example_names

import tttc


def compiled(name, **options):
    """The layer, or None if the compiler reports that it is not supported."""
    try:
        return compile_example(name, **options)
    except tttc.CompileError as error:
        assert "not supported yet" in str(error) or "not causal" in str(error), error
        return None


@pytest.mark.parametrize("name", example_names())
def test_forward(name):
    layer = compiled(name)
    if layer is None:
        return
    for tokens in (1, 11):
        check = layer.check(**draw(layer, tokens=tokens))
        assert check, f"{tokens} tokens\n{check}"
    assert layer(**draw(layer, tokens=0)).size == 0
    other = compiled(name, layout="bhtd")
    swapped = {}
    for tensor in layer.signature.inputs:
        array = draw(layer)[tensor.keyword]
        leading = tensor.leading("bthd")
        swapped[tensor.keyword] = (
            array.swapaxes(leading.index("T"), leading.index("T") + 1) if "TH" in leading else array
        )
    out = other(**swapped)
    # Rows with joined heads have no axis H.
    is_joined = "H" not in layer.signature["out"].leading("bthd")
    np.testing.assert_array_equal(out if is_joined else out.swapaxes(1, 2), layer(**draw(layer)))


@pytest.mark.parametrize("name", example_names())
def test_gradients(name):
    layer = compiled(name, backward=True)
    if layer is not None:
        check = layer.check(**draw(layer), cotangents=draw_cotangents(layer))
        assert check, str(check)


def test_float64(linear64):
    assert linear64.check(**draw(linear64))


def test_a_check_that_fails_says_where(linear):
    check = linear.check(**draw(linear), tolerance=1e-12)
    assert not check
    assert check.first is not None and check.first[0] in ("W1_final", "b1_final", "out")
    assert "rounding" in check.verdict and "expected at most 1.0e-12" in str(check)


def test_what_a_layer_says(linear):
    assert "causal" in linear.explain() and "dual form" in linear.explain()
    assert "ttt.contract" in linear.ir("dual")
    with pytest.raises(ValueError, match="expected a phase that is text"):
        linear.ir("so")
    with pytest.raises(tttc.CompileError, match=r"ir\('nonsense'\): expected ast"):
        linear.ir("nonsense")
    assert linear.signature["q"].inner == (8,) and "q " in str(linear.signature)
    assert "<table>" in linear._repr_html_() and "ttt_linear" in repr(linear)


def test_check_of_numbers_that_are_not_finite(linear):
    """One output is correct, another cannot be compared: the check must fail."""
    arrays = draw(linear)
    arrays["q"][0, 0, 0, 0] = np.nan  # affects a read of the state, not the state
    check = linear.check(**arrays)
    assert not check and "W1_final" in str(check)
    assert re.search(r"out +no relative RMS error", str(check)) and "input 'q' holds nan" in str(check)
    assert str(check).endswith("FAILED")
