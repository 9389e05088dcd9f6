# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers with tokens in bfloat16 and float16 on a CPU, from every framework."""

import subprocess
import sys

import numpy as np
import pytest
from conftest import compile_example, draw

import tttc

torch = pytest.importorskip("torch")

DTYPES = {"bf16": torch.bfloat16, "f16": torch.float16}


@pytest.fixture(scope="module", params=list(DTYPES))
def half(request):
    """TTT-Linear, its type in PyTorch, and arguments: tokens in 16 bits, params and states in f32."""
    layer = compile_example("ttt_linear", backward=True, decode=4, invariant=True, dtype=request.param)
    dtype = DTYPES[request.param]
    tokens = {tensor.name for tensor in layer.signature.inputs if tensor.dtype == request.param}
    assert tokens == {"q", "k", "v", "lr"}
    arguments = {
        name: torch.from_numpy(array).to(dtype if name in tokens else torch.float32)
        for name, array in draw(layer).items()
    }
    return layer, dtype, arguments


def test_outputs_are_those_of_f32_rounded_once(half, linear):
    layer, dtype, arguments = half
    wide = {name: array.float() for name, array in arguments.items()}
    out, state = layer(**arguments, output_final_state=True)
    expected, final = linear(**wide, output_final_state=True)
    assert out.dtype == dtype
    assert torch.equal(out, expected.to(dtype))
    assert all(torch.equal(state[name], final[name]) for name in final.names)


def test_gradients(half, linear):
    layer, dtype, arguments = half

    def gradients(function, given):
        leaves = {name: array.clone().requires_grad_() for name, array in given.items()}
        out = function(**leaves)
        return torch.autograd.grad(out, list(leaves.values()), torch.ones_like(out))

    found = gradients(layer, arguments)
    expected = gradients(linear, {name: array.float() for name, array in arguments.items()})
    for array, one, other in zip(arguments.values(), found, expected):
        assert one.dtype == array.dtype
        torch.testing.assert_close(
            one, other.to(array.dtype), rtol=1e-5 if one.dtype == torch.float32 else 0, atol=1e-6
        )


def test_tokens_one_by_one(half):
    layer, _, arguments = half
    whole = layer(**arguments)
    tokens = ("q", "k", "v", "lr")

    def part(begin, end):
        return {name: array[:, begin:end] if name in tokens else array for name, array in arguments.items()}

    out, state = layer.prefill(**part(0, 5))
    pieces = [out]
    for t in range(5, whole.shape[1]):
        step = {name: array for name, array in part(t, t + 1).items() if name not in ("W1", "b1")}
        out, state = layer.decode(**step, state=state)
        pieces.append(out)
    assert torch.equal(torch.cat(pieces, 1), whole)


def test_autocast_converts_tokens_only(half):
    layer, dtype, arguments = half
    wide = {name: array.float().clone().requires_grad_() for name, array in arguments.items()}
    with torch.autocast("cpu", dtype=torch.bfloat16):
        out = layer(**wide)
        out.float().sum().backward()
    assert torch.equal(out, layer(**arguments))
    assert all(array.grad.dtype == torch.float32 for array in wide.values())
    with pytest.raises(
        tttc.CallError, match=f"expected dtype {layer.dtype}, found f32\nhint: convert it to {layer.dtype}: tokens"
    ):
        layer(**wide)


def test_another_type_has_its_remedy(half):
    layer, dtype, arguments = half
    other, name = (torch.float16, "f16") if dtype == torch.bfloat16 else (torch.bfloat16, "bf16")
    with pytest.raises(
        tttc.CallError, match=f'found {name}\nhint: convert it to {layer.dtype}, or compile with dtype="{name}"'
    ):
        layer(**{**arguments, "q": arguments["q"].to(other)})
    with pytest.raises(tttc.CallError, match=f"hint: convert it to {layer.dtype}$"):
        layer.run(**arguments, out=torch.empty(arguments["q"].shape))


def test_the_torch_function_is_that_of_f32(half, linear):
    layer, _, _ = half
    assert layer.ir("torch") == linear.ir("torch")


def test_numpy(half):
    layer, dtype, arguments = half
    ml_dtypes = pytest.importorskip("ml_dtypes")
    kind = ml_dtypes.bfloat16 if dtype == torch.bfloat16 else np.float16
    given = {
        name: array.float().numpy().astype(kind) if array.dtype == dtype else array.numpy()
        for name, array in arguments.items()
    }
    out = layer(**given)
    assert out.dtype == kind
    np.testing.assert_array_equal(out.astype(np.float32), layer(**arguments).float().numpy())
    # Strides of B, T and H need no copy.
    turned = {**given, "q": np.ascontiguousarray(given["q"].swapaxes(1, 2)).swapaxes(1, 2)}
    np.testing.assert_array_equal(layer(**turned).astype(np.float32), out.astype(np.float32))
    with pytest.raises(tttc.CallError, match="expected dtype f32, found"):
        layer(**{**given, "gamma": given["gamma"].astype(kind)})


def test_numpy_without_ml_dtypes():
    """A NumPy output of bfloat16 needs the package."""
    program = """if True:
        import sys
        sys.modules["ml_dtypes"] = None
        import torch, tttc

        class Array:
            def __init__(self, array):
                self.__dlpack__, self.__dlpack_device__ = array.__dlpack__, array.__dlpack_device__

        layer = tttc.compile("layer twice(d = 2) {\\n token x : [d]\\n each token { out = 2 * x }\\n}", dtype="bf16")
        try:
            layer(Array(torch.ones(1, 3, 2, 2, dtype=torch.bfloat16)))
        except tttc.CallError as error:
            print(error)
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=True)
    assert "NumPy has bfloat16 from the package ml_dtypes, which is not installed" in done.stdout


def test_jax(half):
    jax = pytest.importorskip("jax")
    layer, dtype, arguments = half
    kind = jax.numpy.bfloat16 if dtype == torch.bfloat16 else jax.numpy.float16
    given = [
        jax.numpy.asarray(array.float().numpy()).astype(kind if array.dtype == dtype else jax.numpy.float32)
        for array in arguments.values()
    ]
    out = layer(*given)
    assert out.dtype == kind
    np.testing.assert_array_equal(np.asarray(out.astype(jax.numpy.float32)), layer(**arguments).float().numpy())
    gradient = jax.grad(lambda q: layer(q, *given[1:]).astype(jax.numpy.float32).sum())(given[0])
    assert gradient.dtype == kind
