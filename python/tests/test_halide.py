# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers compiled with target="halide"."""

import os
import pathlib
import shutil

import numpy as np
import pytest
from conftest import EXAMPLES, compile_example, draw

import tttc

has_halide = (pathlib.Path(os.environ.get("TTTC_COMPILER_DIR", "")) / "tttc-halide").exists()


@pytest.mark.skipif(not has_halide, reason="tttc-halide is not built")
@pytest.mark.parametrize("name", ["ttt_linear", "gated_delta_rule"])
def test_agrees_with_the_other_kernels(name):
    by_halide, by_llvm = compile_example(name, target="halide"), compile_example(name)
    arrays = draw(by_llvm)
    found, expected = by_halide.run(**arrays), by_llvm.run(**arrays)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)


#: `s` is an output of the step's pipeline, which reads it for `f`.
ACCUMULATED = """
layer accumulated(d = 32) noncausal {
  token k, v : [d]
  learner f(x) {
    state W : [d, d]
    return x @ W
  }
  loss(f) = 0.5 * sum((f(k) - v)^2)
  s = 0
  every 4 {
    s = s + sum_tokens(grad(loss, f))
    f = f - 0.1 * s
    each token {
      out = f(k)
    }
  }
}
"""


@pytest.mark.skipif(not has_halide, reason="tttc-halide is not built")
@pytest.mark.parametrize("shift", [4, 16])
def test_alignment_of_an_element(shift):
    layer = tttc.compile(ACCUMULATED, target="halide")
    arrays = draw(layer)
    expected = layer.run(**arrays)

    def empty(like):
        memory = np.zeros(like.nbytes + 128, np.uint8)
        start = -memory.ctypes.data % 64 + shift
        return memory[start : start + like.nbytes].view(like.dtype).reshape(like.shape)

    outputs = {tensor.keyword: empty(array) for tensor, array in zip(layer.signature.outputs, expected, strict=True)}
    for one, other in zip(layer.run(**arrays, **outputs), expected, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.skipif(
    not has_halide or not pathlib.Path("/etc/OpenCL/vendors/pocl.icd").exists(),
    reason="tttc-halide is not built, or there is no PoCL",
)
def test_on_an_opencl_device(tmp_path, monkeypatch):
    monkeypatch.setenv("POCL_CACHE_DIR", str(tmp_path))
    on_device = compile_example("linear_attention", target="halide:host-opencl")
    arrays = draw(on_device)
    for one, other in zip(on_device.run(**arrays), compile_example("linear_attention").run(**arrays), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-5)
    packed = {name: array[:1] for name, array in arrays.items()}
    with pytest.raises(tttc.CallError, match="no cu_seqlens and no slots: the kernel's tasks do not split B"):
        on_device.run(**packed, cu_seqlens=np.array([0, arrays["q"].shape[2]]))


def test_another_machine():
    """A bundle is no layer that this process could call."""
    with pytest.raises(
        tttc.CompileError,
        match="arm-64-linux: is another machine.*expected the command line's `tttc --emit=bundle -o DIR`$",
    ):
        tttc.compile(EXAMPLES / "delta_rule.ttt", dk=8, dv=8, target="halide:arm-64-linux")


def test_without_the_helper(tmp_path, monkeypatch):
    """The error names the package."""
    if "TTTC_COMPILER_DIR" not in os.environ:
        pytest.skip("the compiler is not in a folder of its own")
    folder = pathlib.Path(os.environ["TTTC_COMPILER_DIR"])
    for tool in ("tttc", "ttt-run"):
        shutil.copy(folder / tool, tmp_path)
    monkeypatch.setenv("TTTC_COMPILER_DIR", str(tmp_path))
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(
        tttc.CompileError,
        match="no tttc-halide beside tttc or in PATH.*pip install halide\\), and the command line's `tttc --emit=halide`",
    ):
        tttc.compile(EXAMPLES / "delta_rule.ttt", dk=8, dv=8, target="halide")
