# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The language models of examples/: a few small steps of each layer, compared with the layer's
PyTorch code, and texts generated from states. The examples' own checks decide."""

import subprocess
import sys

import pytest
from conftest import ROOT

LAYERS = ("ttt_linear", "ttt_mlp", "gated_delta_rule", "titans_mlp", "softmax_attention")


def run(*arguments):
    done = subprocess.run(
        [sys.executable, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("layer", LAYERS)
def test_in_pytorch(layer, tmp_path):
    pytest.importorskip("torch")
    said = run("examples/pytorch-lm/lm.py", f"--layer={layer}", "--smoke", f"--plot={tmp_path / 'curves.svg'}")
    assert f"{layer}: loss" in said and "passed" in said
    assert (tmp_path / "curves.svg").read_text().startswith("<svg")


def test_in_jax():
    pytest.importorskip("jax")
    assert "tokens per second" in run("examples/jax-lm/lm.py", "--layer=ttt_linear", "--steps=20")
