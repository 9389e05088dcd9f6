# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers, arrays and a separate cache for the tests.

TTTC_EXAMPLES is the folder of the examples (default: the checkout's). TTTC_TEST_EXAMPLES=all runs
the tests of examples on all of them, otherwise on a sample.
"""

import os
import pathlib
import re

import numpy as np
import pytest

import tttc

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = pathlib.Path(os.environ.get("TTTC_EXAMPLES", ROOT / "dsl" / "examples"))
ALL_EXAMPLES = os.environ.get("TTTC_TEST_EXAMPLES") == "all"
#: One example of each kind of state, loop and view.
SAMPLE = (
    "ttt_linear", "ttt_mlp", "gated_delta_rule", "titans_mlp", "softmax_attention", "lact", "layer_ttt_linear",
    "linear_attention_normalised",
)  # fmt: skip
# Small values for the constants that are sizes.
SMALL = {"d": 8, "dk": 8, "dv": 12, "width": 12, "code": 6, "b": 4, "chunk": 4, "segment": 8, "split": 4, "c": 3,
         "n": 2, "steps": 2}  # fmt: skip
# A learner that stores rows, the last four.
STORED = """layer stored(d = 2) {
  token q : [d]
  learner at(x) {
    state K : [*, d]
    return softmax(x @ K^T) @ K
  }
  each token {
    K = append(K, q, last = 4)
    out = at(q)
  }
}
"""


@pytest.fixture(scope="session", autouse=True)
def cache_folder(tmp_path_factory):
    """Keeps the tests from using or changing the user's cache."""
    folder = tmp_path_factory.mktemp("cache")
    folder.chmod(0o700)
    os.environ["TTTC_CACHE_DIR"] = str(folder)
    return folder


def example_names():
    names = sorted(path.stem for path in EXAMPLES.glob("*.ttt"))
    return names if ALL_EXAMPLES else [name for name in names if name in SAMPLE]


def small_dims(text):
    """Small values for the constants that are sizes and not expressions."""
    constants = re.search(r"^layer \w+\((.*)\)", text, re.MULTILINE)
    found = dict(re.findall(r"(\w+) = ([^,]+)", constants[1] if constants else ""))
    dims = {name: value for name, value in SMALL.items() if name in found}
    return dict(dims, heads=2) if "join(" in text else dims


def compile_example(name, **options):
    path = EXAMPLES / f"{name}.ttt"
    return tttc.compile(path, dims=small_dims(path.read_text()), **options)


def draw(layer, batch=2, tokens=11, heads=2, seed=0, sequences=None, signature=None):
    """Random arrays: numbers in (0, 1), rows of norm about 1, matrices that preserve it."""
    generator = np.random.default_rng(seed)
    signature = signature or layer.signature
    arrays = {}
    for tensor in signature.inputs:
        if tensor.role == tttc.Role.COTANGENT:
            continue
        shape = tensor.shape(layer.layout, batch, signature.heads or heads, tokens, sequences)
        if not tensor.inner:
            values = generator.uniform(0.05, 0.95, shape)
        else:
            width = tensor.inner[0] if len(tensor.inner) > 1 else tensor.inner[-1]
            values = generator.normal(0, width**-0.5, shape)
        # Tests convert to 16 bits themselves.
        arrays[tensor.keyword] = values.astype(np.float64 if tensor.dtype == "f64" else np.float32)
    return arrays


def draw_cotangents(layer, batch=2, tokens=11, heads=2, seed=1):
    generator = np.random.default_rng(seed)
    signature = layer.signatures[tttc.EntryKind.BACKWARD]
    return {
        tensor.name: generator.normal(0, 1, tensor.shape(layer.layout, batch, signature.heads or heads, tokens)).astype(
            np.float32
        )
        for tensor in signature.inputs
        if tensor.role == tttc.Role.COTANGENT
    }


@pytest.fixture(scope="session")
def linear():
    """TTT-Linear at d = 8, b = 4, with all entries."""
    return compile_example("ttt_linear", backward=True, decode=4, invariant=True)


@pytest.fixture(scope="session")
def linear64():
    """The same in float64."""
    return compile_example("ttt_linear", backward=True, dtype="f64")
