# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operators of PyTorch: gradients, transforms, graphs, modules."""

import pytest

torch = pytest.importorskip("torch")

import pathlib
import random
import re
import warnings

import numpy as np
from conftest import STORED, compile_example, draw, example_names

import tttc
from tttc.torch import Module


def tensors(layer, requires_grad=True, **size):
    """Arguments in the signature's order."""
    arrays = draw(layer, **size)
    return [torch.from_numpy(array).requires_grad_(requires_grad) for array in arrays.values()]


def operator(layer):
    """The forward operator of a layer that has been called."""
    return layer._frameworks["torch"]._forward


def gradients(function, arguments):
    leaves = [argument.detach().requires_grad_() for argument in arguments]
    return torch.autograd.grad(function(*leaves), leaves)


@pytest.mark.parametrize("name", example_names())
def test_gradients_by_differences(name):
    try:
        layer = compile_example(name, backward=True, dtype="f64")
    except tttc.CompileError as error:
        assert "not supported yet" in str(error) or "not causal" in str(error)
        return
    heads = layer.signature.heads or 1
    arguments = tensors(layer, batch=1, tokens=5, heads=heads)
    assert torch.autograd.gradcheck(lambda *given: layer(*given), arguments, fast_mode=True, atol=1e-4, rtol=1e-2)
    # Also final states, and one state for all sequences.
    shared = [
        argument[0].detach().requires_grad_() if tensor.role == tttc.Role.STATE_INITIAL else argument
        for argument, tensor in zip(tensors(layer, batch=2, tokens=5, heads=heads), layer.signature.inputs)
    ]
    assert torch.autograd.gradcheck(
        lambda *given: tuple(layer(*given, output_final_state=True)[1]) or layer(*given), shared, fast_mode=True,
        atol=1e-4, rtol=1e-2,
    )  # fmt: skip


@pytest.mark.parametrize("name", example_names())
def test_operators_of_examples(name):
    try:
        layer = compile_example(name, backward=True, dtype="f64")
    except tttc.CompileError as error:
        assert "not supported yet" in str(error) or "not causal" in str(error)
        return
    torch.library.opcheck(operator(layer), (*tensors(layer, batch=1, tokens=5, heads=layer.signature.heads or 1), None))


@pytest.mark.parametrize("requires_grad", [False, True])
def test_opcheck(linear64, requires_grad):
    arguments = tensors(linear64, requires_grad)
    linear64(*arguments)
    torch.library.opcheck(operator(linear64), (*arguments, None))
    offsets = torch.tensor([0, 4, 11])
    torch.library.opcheck(operator(linear64), (*tensors(linear64, requires_grad, batch=1, sequences=2), offsets))


def test_compiled_graphs(linear):
    torch._dynamo.reset()
    from torch._dynamo.testing import CompileCounterWithBackend

    counter = CompileCounterWithBackend("aot_eager")

    def loss(*given):
        return (linear(*given) * 2).square().sum()

    compiled = torch.compile(loss, fullgraph=True, backend=counter)
    for tokens in (7, 13, 29):
        arguments = tensors(linear, tokens=tokens)
        expected = gradients(loss, arguments)
        for given, wanted in zip(gradients(compiled, arguments), expected):
            assert torch.equal(given, wanted)
    assert counter.frame_count <= 2


def test_inductor():
    torch._dynamo.reset()
    # Not called before, so that everything is initialized while the graph is traced.
    linear = compile_example("ttt_linear", backward=True, chunk=8)

    def loss(*given):
        return linear(*given).square().sum()

    arguments = tensors(linear)
    compiled = gradients(torch.compile(loss, fullgraph=True), arguments)
    for gradient, wanted in zip(compiled, gradients(loss, arguments)):
        torch.testing.assert_close(gradient, wanted, rtol=1e-5, atol=1e-6)


def test_function_transforms(linear64):
    arguments = [argument.detach() for argument in tensors(linear64)]
    q, *rest = arguments

    def loss(q, *rest):
        return linear64(q, *rest).square().sum()

    assert torch.equal(torch.func.grad(loss)(q, *rest), gradients(loss, arguments)[0])
    mapped = torch.func.vmap(lambda q: linear64(q, *rest))(torch.stack([q, 2 * q]))
    assert torch.equal(mapped[1], linear64(2 * q, *rest))
    per_sample = torch.func.vmap(torch.func.grad(loss), (0, *[None] * len(rest)))(torch.stack([q, 2 * q]), *rest)
    assert torch.equal(per_sample[1], torch.func.grad(loss)(2 * q, *rest))
    lr = rest[2][:1, :2, :1]
    small = [array[:1, :2, :1] if array.dim() >= 3 and array.shape[1] == 11 else array for array in arguments]
    small[-2:] = [array[:1, :1] for array in arguments[-2:]]
    small[4:6] = [array[:1] for array in arguments[4:6]]
    jacobian = torch.func.jacrev(lambda lr: linear64(*small[:3], lr, *small[4:]))(lr)
    assert jacobian.shape == (1, 2, 1, 8, 1, 2, 1)


@pytest.mark.parametrize("layout", ["bthd", "bhtd"])
def test_vmap_of_any_arguments(layout):
    """Every subset of arguments, also nested, gives the results of a loop."""
    layer = compile_example("ttt_linear", backward=True, dtype="f64", layout=layout)
    arguments = [argument.detach() for argument in tensors(layer, tokens=5)]
    arguments[-1] = arguments[-1][0]  # one state for all sequences
    stacked = [torch.stack([argument, 0.5 * argument, 0.7 * argument]) for argument in arguments]
    chance = random.Random(layout)

    def loss(*given):
        out, state = layer(*given, output_final_state=True)
        return out.square().sum() + state["W1"].sum()

    for count in range(1, 12):
        mapped = {chance.randrange(len(arguments)) for _ in range(count)}
        dims = [chance.choice([0, 1, -1]) if place in mapped else None for place in range(len(arguments))]
        given = [arguments[place] if dim is None else stacked[place].movedim(0, dim) for place, dim in enumerate(dims)]
        alone = [
            [stacked[place][i] if place in mapped else arguments[place] for place in range(len(arguments))]
            for i in range(3)
        ]
        result = torch.vmap(layer, tuple(dims))(*given)
        assert torch.equal(result, torch.stack([layer(*each) for each in alone]))
        wanted = tuple(range(len(arguments)))
        for gradient, *each in zip(
            torch.vmap(torch.func.grad(loss, wanted), tuple(dims))(*given),
            *[torch.func.grad(loss, wanted)(*each) for each in alone],
        ):
            torch.testing.assert_close(gradient, torch.stack(each))
    nested = torch.vmap(torch.vmap(layer, (0, *[None] * 8)), (None, 0, *[None] * 7))(
        stacked[0], stacked[1], *arguments[2:]
    )
    assert torch.equal(nested[2, 1], layer(stacked[0][1], stacked[1][2], *arguments[2:]))


@pytest.mark.parametrize(("dtype", "other"), [("bf16", torch.float16), ("f16", torch.bfloat16)])
def test_transforms_under_autocast_of_the_other_type(dtype, other):
    """torch.stack refuses the one 16-bit type under autocast of the other."""
    layer = compile_example("ttt_linear", backward=True, dtype=dtype)
    narrow = {"bf16": torch.bfloat16, "f16": torch.float16}
    arguments = [
        argument.detach().to(narrow.get(tensor.dtype, torch.float32))
        for argument, tensor in zip(tensors(layer, tokens=5), layer.signature.inputs)
    ]
    assert arguments[0].dtype == narrow[dtype]

    def loss(q, gamma):
        return layer(q, *arguments[1:4], gamma, *arguments[5:]).float().square().sum()

    q, gamma = (torch.stack([array, 0.5 * array]) for array in (arguments[0], arguments[4]))
    calls = [
        lambda: torch.func.vmap(torch.func.grad(loss, (0, 1)), (0, None))(q, gamma[0]),
        lambda: torch.func.vmap(torch.func.grad(loss, (0, 1)), (None, 0))(q[0], gamma),
        lambda: torch.func.jacrev(loss, (0, 1))(q[0], gamma[0]),
    ]
    for call in calls:
        wanted = call()
        with torch.autocast("cpu", dtype=other):
            found = call()
        assert all(one.dtype == another.dtype and torch.equal(one, another) for one, another in zip(found, wanted))
        assert all(gradient.abs().sum() > 0 for gradient in found)


def test_nested_transforms_of_params(linear64):
    """The gradient of a param is summed over B: each index of vmap is a call."""
    q, *rest = [argument.detach() for argument in tensors(linear64, tokens=5)]
    gamma, tok = rest[3], rest[5]
    queries, gammas = torch.stack([q, 0.5 * q]), torch.stack([gamma, 0.5 * gamma, 0.7 * gamma])

    def loss(q, gamma, tok):
        return linear64(q, *rest[:3], gamma, rest[4], tok, *rest[6:]).square().sum()

    inputs = (1, 2)
    found = torch.func.grad(lambda *given: torch.vmap(loss, (0, None, None))(queries, *given).sum(), (0, 1))(gamma, tok)
    each = [torch.func.grad(loss, inputs)(q, gamma, tok) for q in queries]
    for one, *parts in zip(found, *each):
        torch.testing.assert_close(one, sum(parts))
    nested = torch.vmap(torch.vmap(torch.func.grad(loss, inputs), (None, 0, None)), (0, None, None))
    each = [[torch.func.grad(loss, inputs)(q, gamma, tok) for gamma in gammas] for q in queries]
    for place, one in enumerate(nested(queries, gammas, tok)):
        torch.testing.assert_close(one, torch.stack([torch.stack([all[place] for all in row]) for row in each]))


def test_vmap_over_lengths():
    q = torch.randn(1, 9, 1, 2)
    offsets = torch.tensor([[0, 2, 2, 9], [0, 1, 3, 9]])
    whole, windowed = tttc.compile(STORED.replace(", last = 4", "")), tttc.compile(STORED)
    found = torch.vmap(lambda offsets: whole(q, cu_seqlens=offsets))(offsets)
    assert torch.equal(found, torch.stack([whole(q, cu_seqlens=each) for each in offsets]))
    # 2 + 0 + 4 and 1 + 2 + 4 rows are stored.
    words = "stored: vmap over cu_seqlens: the length of 'K_final' depends on the numbers in it"
    with pytest.raises(tttc.CallError, match=words) as raised:
        torch.vmap(lambda offsets: windowed(q, cu_seqlens=offsets))(offsets)
    assert raised.value.status == "unsupported"


def test_vmap_is_one_call_where_it_can_be(linear64):
    from torch.utils._python_dispatch import TorchDispatchMode

    class Calls(TorchDispatchMode):
        count = 0

        def __torch_dispatch__(self, function, types, args=(), kwargs=None):
            self.count += function.namespace == "tttc"
            return function(*args, **(kwargs or {}))

    arguments = [argument.detach() for argument in tensors(linear64)]
    names = [tensor.name for tensor in linear64.signature.inputs]
    # Merged into B or H; once per index if an array has neither.
    for mapped, expected in ((("q", "lr"), 1), (("W1",), 1), (("q", "gamma"), 1), (("tok",), 3)):
        dims = tuple(0 if name in mapped else None for name in names)
        given = [torch.stack([argument] * 3) if dim == 0 else argument for argument, dim in zip(arguments, dims)]
        with Calls() as calls, torch.no_grad():
            result = torch.vmap(linear64, dims)(*given)
        assert calls.count == expected and torch.equal(result[1], linear64(*arguments))


def test_checkpoints(linear):
    from torch.utils.checkpoint import checkpoint

    arguments = tensors(linear)
    expected = gradients(lambda *given: linear(*given).square().sum(), arguments)
    for use_reentrant in (False, True):
        leaves = [argument.detach().requires_grad_() for argument in arguments]
        checkpoint(linear, *leaves, use_reentrant=use_reentrant).square().sum().backward()
        assert all(torch.equal(leaf.grad, wanted) for leaf, wanted in zip(leaves, expected))


def test_export(linear):
    arguments = tuple(tensors(linear, requires_grad=False))

    class Whole(torch.nn.Module):
        def forward(self, *given):
            return linear(*given)

    program = torch.export.export(Whole(), arguments)
    assert torch.equal(program.module()(*arguments), linear(*arguments))


def test_autocast_and_inference_mode(linear):
    arguments = tensors(linear, requires_grad=False)
    expected = linear(*arguments)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        given = linear(arguments[0].bfloat16(), *arguments[1:])
        assert given.dtype == torch.float32
        leaves = [argument.clone().requires_grad_() for argument in arguments]
        linear(leaves[0].bfloat16(), *leaves[1:]).sum().backward()
        assert all(leaf.grad.dtype == torch.float32 for leaf in leaves)
    for dtype in (torch.bfloat16, torch.float64):  # a gradient is asked for outside
        leaves = [argument.to(dtype).requires_grad_() for argument in arguments]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = linear(*leaves).sum()
        loss.backward()
        assert all(leaf.grad.dtype == dtype and leaf.grad.abs().sum() > 0 for leaf in leaves)
    torch.testing.assert_close(given, expected, rtol=0.05, atol=0.05)
    with torch.inference_mode():
        assert torch.equal(linear(*arguments), expected)
    with pytest.raises(
        tttc.CallError,
        match="expected dtype f32, found bf16\nhint: convert it to f32: params and states are always; tokens of",
    ):
        linear(arguments[0].bfloat16(), *arguments[1:])


def test_a_second_derivative_is_an_error(linear):
    arguments = tensors(linear)
    (first,) = torch.autograd.grad(linear(*arguments).sum(), arguments[:1], create_graph=True)
    with pytest.raises(NotImplementedError, match="the gradient of its gradient is not compiled"):
        first.sum().backward()
    with pytest.raises(NotImplementedError, match="the gradient of its gradient is not compiled"):
        torch.func.grad(lambda q: torch.func.grad(lambda q: linear(q, *arguments[1:]).sum())(q).sum())(
            arguments[0].detach()
        )


def test_nothing_is_saved_without_a_gradient(linear):
    arguments = tensors(linear)
    with torch.no_grad():
        assert linear(*arguments).grad_fn is None
    assert linear(*[argument.detach() for argument in arguments]).grad_fn is None


def test_without_a_backward_entry():
    layer = compile_example("ttt_linear")
    arguments = tensors(layer)
    with pytest.raises(tttc.CallError, match="the kernel has no gradient: compile it with backward=True"):
        layer(*arguments)
    with torch.no_grad():
        layer(*arguments)


def test_forward_mode_is_an_error(linear64):
    """An operator without a forward-mode rule would give zeros."""
    q, *rest = [argument.detach() for argument in tensors(linear64)]
    with pytest.raises(tttc.CallError, match="no forward-mode derivative"):
        batch = torch.stack([q] * 2)
        torch.func.jvp(torch.vmap(lambda x: linear64(x, *rest)), (batch,), (batch,))
    with pytest.raises(tttc.CallError, match="no forward-mode derivative"):
        torch.func.jvp(lambda x: linear64(x, *rest), (q,), (q,))
    with torch.autograd.forward_ad.dual_level():
        with pytest.raises(tttc.CallError, match="reverse mode has one"):
            linear64(torch.autograd.forward_ad.make_dual(q, q), *rest)
        linear64(q, *rest)  # no tangent is requested


def test_inputs_that_no_gradient_was_asked_for():
    layer = compile_example("ttt_linear", backward=True, wrt=["q", "W1"])
    arguments = tensors(layer)
    layer(*arguments).sum().backward()
    has = [tensor.name for tensor, argument in zip(layer.signature.inputs, arguments) if argument.grad is not None]
    assert has == ["q", "W1"]


def test_modules(linear):
    with pytest.raises(TypeError, match="expected heads="):
        Module(linear)
    starts = {"gamma": 1.0, "beta": 0.0, "tok": 1 / torch.arange(1, 5), "b1": 0.0}
    starts["W1"] = lambda value: [torch.nn.init.eye_(each) for each in value]
    with pytest.raises(ValueError, match="has no param or state w; it has gamma, beta, tok, W1, b1"):
        Module(linear, 2, init={**starts, "w": 0.0})
    module = Module(linear, 2, init=starts)
    assert sorted(module.state_dict()) == ["W1", "b1", "beta", "gamma", "tok"]
    assert torch.equal(module.W1[1], torch.eye(8))
    tokens = tensors(linear, requires_grad=False)[:4]
    out, state = module(*tokens, output_final_state=True)
    out.sum().backward()
    assert module.W1.grad.shape == (2, 8, 8)
    assert module(*tokens, initial_state=state).shape == out.shape
    prefix, state = module.prefill(*[token[:, :8] for token in tokens])
    rest, state = module.decode(*[token[:, 8:] for token in tokens], state=state)
    assert torch.equal(torch.cat([prefix, rest], 1), out.detach())
    assert torch.equal(torch.compile(module, backend="aot_eager")(*tokens), out)
    other = torch.zeros_like(module.W1)
    prefix, _ = module.prefill(*[token[:, :8] for token in tokens], W1=other)
    assert torch.equal(prefix, module(*[token[:, :8] for token in tokens], W1=other))


@pytest.mark.parametrize(
    ("init", "found"),
    [
        (torch.nn.init.zeros_, "<function zeros_"),
        ([1, 2], r"\[1, 2\]"),
        ([("tok", 0.0)], r"\[\('tok', 0.0\)\]"),
        ("zeros", "'zeros'"),
        (0.0, "0.0"),
        ([], r"\[\]"),
    ],
)
def test_starts_that_are_no_dict(linear, init, found):
    words = r"ttt_linear: init: expected a dict of names of params and states to their initial values, \{'W1': 0.0\}"
    with pytest.raises(TypeError, match=f"{words}, found {found}"):
        Module(linear, 2, init=init)


@pytest.mark.parametrize(
    ("start", "found"),
    [("ones", "'ones'"), ("1", "'1'"), (b"1", "b'1'"), (None, "None"), ([1.0], r"\[1.0\]"), (1j, "1j")],
)
def test_starts_that_are_no_value(linear, start, found):
    words = (
        r"init of gamma: expected a number, a tensor of shape \[2, 8\], or a function that fills such a tensor in place"
    )
    with pytest.raises(TypeError, match=f"{words}, found {found}"):
        Module(linear, 2, init={"tok": 0.1, "gamma": start})


def test_starts_that_fail(linear):
    """The error of a function says which entry it is."""

    def fails(value):
        raise ZeroDivisionError("division by zero")

    with pytest.raises(ZeroDivisionError) as raised:
        Module(linear, 2, init={"tok": 0.1, "gamma": fails})
    assert "init of gamma: raised by <function" in raised.value.__notes__[0]
    with pytest.raises(ValueError, match="has no param or state 1, w; it has gamma"):
        Module(linear, 2, init={"tok": 0.1, 1: 0.0, "w": 0.0})
    module = Module(linear, 2, init={"tok": np.float32(0.5), "gamma": np.array(2), "beta": True})
    assert (module.tok == 0.5).all() and (module.gamma == 2).all() and (module.beta == 1).all()


def test_start_values_of_the_text():
    text = """layer begins(d = 64) {
  token q, k : [d]
  param gamma : [d] init 1.5, beta : [d] init uniform(-1, 2)
  learner f(x) {
    state W : [d, d] init normal(0.25)
    return gamma * (x @ W) + beta
  }
  loss(f) = 0.5 * sum((f(k) - q)^2)
  each token {
    f = f - 0.1 * grad(loss, f)
    out = f(q)
  }
}
"""
    module = Module(tttc.compile(text), 4)
    assert torch.equal(module.gamma, torch.full((4, 64), 1.5))
    assert abs(module.W.std() - 0.25) < 0.01 and abs(module.W.mean()) < 0.01
    assert -1 <= module.beta.min() < -0.9 and 1.9 < module.beta.max() <= 2
    torch.manual_seed(3)
    module.reset_parameters()
    first = module.W.clone()
    torch.manual_seed(3)
    module.reset_parameters()
    assert torch.equal(module.W, first)
    bare = tttc.compile(text.replace(" init normal(0.25)", ""))
    with pytest.raises(ValueError, match=r"it is not said how W begin.*init normal"):
        Module(bare, 4)


def test_layers_of_two_layouts_and_threads(linear):
    other = compile_example("ttt_linear", backward=True, decode=4, invariant=True, layout="bhtd")
    arguments = tensors(linear)
    swapped = [
        argument.detach().swapaxes(1, 2).requires_grad_()
        if argument.shape[:3] == (2, 11, 2)
        else argument.detach().requires_grad_()
        for argument in arguments
    ]
    linear(*arguments).square().sum().backward()
    other(*swapped).square().sum().backward()
    assert torch.equal(arguments[0].grad, swapped[0].grad.swapaxes(1, 2))
    threads = torch.get_num_threads()
    try:
        torch.set_num_threads(1)
        alone = linear(*arguments)
    finally:
        torch.set_num_threads(threads)
    assert torch.equal(alone, linear(*arguments))


def test_states_are_containers(linear):
    arguments = tensors(linear, requires_grad=False)
    _, state = linear(*arguments, output_final_state=True)
    mapped = torch.utils._pytree.tree_map(lambda array: array + 1, state)
    assert isinstance(mapped, tttc.State) and torch.equal(mapped["W1"], state["W1"] + 1)
    assert np.allclose(state.to(torch.float64)["W1"], state["W1"])


def test_serving_is_without_gradients(linear):
    arguments = tensors(linear)
    with pytest.raises(tttc.CallError, match="prefill has no gradient: call it under torch.no_grad"):
        linear.prefill(*arguments)
    with torch.no_grad():
        out, state = linear.prefill(*arguments)
    assert torch.equal(out, linear(*arguments).detach())
    with pytest.raises(tttc.CallError, match="decode has no gradient"):
        linear.decode(*[token[:, :1] for token in arguments[:4]], *arguments[4:7], state=state)
    q, *rest = [argument.detach() for argument in arguments]
    with pytest.raises(tttc.CallError, match="prefill is not a function of torch.func"):
        torch.vmap(lambda q: linear.prefill(q, *rest)[0])(torch.stack([q, q]))
    with pytest.raises(tttc.CallError, match="ttt_linear: run is not a function of torch.func: call it outside"):
        torch.vmap(lambda q: linear.run(q, *rest).out)(torch.stack([q, q]))


def test_tensors_and_other_arrays(linear):
    arguments = [argument.detach() for argument in tensors(linear)]
    arguments[1] = arguments[1].numpy()
    with pytest.raises(TypeError, match="'k': expected a torch.Tensor, as others are, found ndarray"):
        linear(*arguments)
    arguments[1] = 0.5
    with pytest.raises(TypeError, match="'k': expected a torch.Tensor, as others are, found float"):
        linear(*arguments)


def test_the_negative_bit(linear):
    """PyTorch may negate a tensor when it is read; its memory holds the other sign."""
    q, *rest = tensors(linear, requires_grad=False)
    lazy = torch.complex(torch.zeros_like(q), q).conj().imag
    assert lazy.is_neg() and torch.equal(lazy, -q)
    expected, before = linear.run(-q, *rest).out, linear.copies
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it is copied, at the first copy of a layer
        assert torch.equal(linear.run(lazy, *rest).out, expected)
        assert torch.equal(linear.prefill(lazy, *rest)[0], linear.prefill(-q, *rest)[0])
    assert linear.copies == before + 2
    with pytest.raises(tttc.CallError, match="'out': expected a tensor without PyTorch's negative bit"):
        linear.run(q, *rest, out=torch._neg_view(torch.zeros_like(expected)))


def test_writes_into_tensors_are_counted(linear):
    """Autograd finds out that a tensor it has saved was overwritten."""
    arguments = tensors(linear, requires_grad=False)
    buffer = torch.zeros_like(linear.run(*arguments).out)
    weight = torch.ones_like(buffer, requires_grad=True)
    product = weight * buffer
    linear.run(*arguments, out=buffer)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        product.sum().backward()
    with pytest.raises(tttc.CallError, match="'out': expected an output that needs no gradient"):
        linear.run(*arguments, out=weight)
    with torch.no_grad():
        linear.run(*arguments, out=weight)
    assert torch.equal(weight, buffer)
    with torch.inference_mode():
        assert torch.equal(linear.run(*arguments, out=torch.zeros_like(buffer)).out, buffer)


def test_lengths_that_change_before_the_gradient(linear):
    arguments = tensors(linear, batch=1, tokens=12, sequences=2)
    lengths = np.array([0, 4, 12])
    expected = gradients(lambda *given: linear(*given, cu_seqlens=np.array([0, 4, 12])).sum(), arguments)

    def changes(*given):
        out = linear(*given, cu_seqlens=lengths).sum()
        lengths[1] = 8
        return out

    assert all(torch.equal(a, b) for a, b in zip(gradients(changes, arguments), expected, strict=True))


def test_tensors_without_memory(linear):
    """Mixing device meta with others is an error, because results would be uninitialized."""
    arguments = [argument.detach() for argument in tensors(linear)]
    meta = [argument.to("meta") for argument in arguments]
    with torch.no_grad():
        assert linear(*meta).device.type == "meta"
        with pytest.raises(tttc.CallError, match="tensor 'W1': expected device cpu, as 'q', found meta"):
            linear(*arguments[:7], meta[7], arguments[8])
    with pytest.raises(tttc.CallError, match="tensor 'q': expected device|tensor 'k': expected device meta"):
        linear(meta[0], *[argument.requires_grad_() for argument in arguments[1:]])


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_gradients_of_empty_calls(linear, axis):
    shape = [2, 3, 2]
    shape[axis] = 0
    batch, tokens, heads = shape
    arguments = tensors(linear, batch=batch, tokens=tokens, heads=heads)
    linear(*arguments).sum().backward()  # its cotangent has strides of 0
    assert all(argument.grad.shape == argument.shape for argument in arguments)
    assert all((argument.grad == 0).all() for argument in arguments)


def test_more_arrays_than_an_operator_takes():
    layer = compile_example("ttt_muon", backward=True, checkpoint="none")
    arguments = tensors(layer)
    with torch.no_grad():
        layer(*arguments)
    with pytest.raises(
        tttc.CallError,
        match="the gradient takes [0-9]+ arrays, an operator of PyTorch at most 63: save fewer .* or ask for fewer gradients",
    ):
        layer(*arguments)


def test_vmap_over_nothing(linear64):
    arguments = [argument.detach() for argument in tensors(linear64)]
    q, *rest = arguments
    assert torch.vmap(lambda q: linear64(q, *rest))(q[None][:0]).shape == (0, *linear64(*arguments).shape)


def test_offsets_of_any_kind(linear):
    arguments = [argument.detach() for argument in tensors(linear, batch=1, sequences=2)]
    expected = linear(*arguments, cu_seqlens=torch.tensor([0, 4, 11]))
    for offsets in ([0, 4, 11], np.array([0, 4, 11])):
        assert torch.equal(linear(*arguments, cu_seqlens=offsets), expected)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda q: q.to_sparse(), "torch.sparse_coo"),
        (lambda q: q.to_mkldnn(), "torch._mkldnn"),
        (lambda q: torch.nested.nested_tensor([q[0], q[1, :3]], layout=torch.jagged), "a nested"),
    ],
)
def test_tensors_that_are_not_dense(linear, change, found):
    given = tensors(linear, requires_grad=False)
    with pytest.raises(tttc.CallError, match=f"tensor 'q': expected a dense tensor, found {found} one"):
        linear(change(given[0]), *given[1:])


@pytest.mark.parametrize(
    ("heads", "error", "message"),
    [
        (-1, ValueError, "at least one head, found heads=-1"),
        (2.0, TypeError, "a whole number of heads, found 2.0"),
        (True, TypeError, "a whole number of heads, found True"),
    ],
)
def test_numbers_of_heads_that_are_none(linear, heads, error, message):
    with pytest.raises(error, match=message):
        Module(linear, heads=heads)


TWICE = """layer twice(d = 8) {
  token k : [d]
  learner f(x) {
    state W, other : [d, d] init normal(0.1)
    return x @ other + x @ W
  }
  loss(f) = 0.5 * sum((f(k) - k)^2)
  m = 0
  each token {
    m = 0.9 * m + grad(loss, f)
    f = f - 0.1 * m
    out = f(k)
  }
}
"""


@pytest.mark.parametrize("name", ["prefill", "forward", "training", "_parameters", "_trained"])
def test_states_with_names_of_modules(name):
    layer = tttc.compile(TWICE.replace("other", name))
    with pytest.raises(ValueError, match=f"twice: '{name}' has the name of an attribute of modules"):
        Module(layer, heads=2)


def test_states_with_names_of_what_is_carried():
    """`carry_m_W`, the keyword of the momentum of W, is also a state."""
    layer = tttc.compile(TWICE.replace("other", "carry_m_W"), decode=1)
    module = Module(layer, heads=2)
    k = torch.randn(1, 6, 2, 8)
    with torch.no_grad():
        expected = module(k)
        _, state = module.prefill(k[:, :5])
        out, _ = module.decode(k[:, 5:], state=state)
    torch.testing.assert_close(out, expected[:, 5:])


@pytest.mark.parametrize("backward", [False, True])
def test_tensors_of_another_device(backward):
    """A kernel for GPUs called with tensors of the CPU (a forgotten `.cuda()`); needs no GPU."""
    layer = tttc.compile(tttc.example("ttt_linear"), d=16, b=16, target="sm_80", backward=backward)
    given = {name: torch.from_numpy(array) for name, array in draw(layer).items()}
    words = "'q': expected memory of a CUDA device, which the kernel was compiled for, found that of the CPU"
    module = Module(layer, heads=2)
    tokens = {name: given[name] for name in ("q", "k", "v", "lr")}
    compiled = torch.compile(lambda **named: layer(**named), backend="eager", fullgraph=True)
    calls = [
        lambda: layer(**given),
        lambda: layer(**given, output_final_state=True),
        lambda: layer.run(**given),
        lambda: compiled(**given),
        lambda: torch.vmap(lambda q: layer(**{**given, "q": q}))(given["q"][None]),
        lambda: torch.no_grad()(module)(**tokens),
    ]
    if backward:
        calls += [
            lambda: layer(**{**given, "k": given["k"].clone().requires_grad_()}),
            lambda: torch.func.grad(lambda k: layer(**{**given, "k": k}).sum())(given["k"]),
            lambda: module(**tokens),
        ]
    for call in calls:
        with pytest.raises(tttc.CallError, match=words) as raised:
            call()
        assert (raised.value.status, raised.value.tensor) == ("unsupported device", "q")
    # Shapes need no device.
    assert layer(**{name: tensor.to("meta") for name, tensor in given.items()}).shape == given["q"].shape


def test_operators_have_kernels_for_both_devices(linear):
    """A kernel for CPUs reports tensors of a GPU itself, too."""
    base = linear._with("torch", "tttc._torch").base
    for suffix in ("", "_save", "_backward"):
        for key in ("CPU", "CUDA"):
            assert torch._C._dispatch_has_kernel_for_dispatch_key(f"tttc::{base}{suffix}", key)


def test_names_that_are_words_of_python():
    layer = tttc.compile(
        "layer words(d = 2) {\n  token def, class, None : [d]\n  each token { out = def * class + None }\n}\n"
    )
    x = torch.ones(1, 3, 1, 2)
    assert torch.equal(layer(x, x, x), 2 * x)


def test_calls_of_more_arrays_than_an_operator_takes():
    names = [f"x{i}" for i in range(70)]
    layer = tttc.compile(
        f"layer wide(d = 2) {{\n  token {', '.join(names)} : [d]\n  each token {{ out = {' + '.join(names)} }}\n}}\n"
    )
    arrays = [torch.ones(1, 3, 1, 2)] * 70
    with pytest.raises(
        tttc.CallError, match="a call takes 70 arrays, an operator of PyTorch at most 63: use layer.run"
    ):
        layer(*arrays)
    np.testing.assert_array_equal(layer(*[array.numpy() for array in arrays]), 70.0)


@pytest.mark.parametrize("kind", ["layer", "function", "module"])
@pytest.mark.filterwarnings("ignore:.*torch.jit.trace:DeprecationWarning", "ignore:.*torch.jit.trace:FutureWarning")
def test_traces(linear, kind):
    """The operator itself is traced, so that the check of the trace finds the same graph."""
    arguments = tensors(linear)
    module = Module(linear, heads=2, init={"tok": 0.1})
    function = {"layer": linear, "function": lambda *given: linear(*given), "module": module}[kind]
    given = arguments if kind != "module" else arguments[:4]
    traced = torch.jit.trace(function, given)
    assert any("tttc::ttt_linear" in node.kind() for node in traced.graph.nodes())
    torch.testing.assert_close(traced(*given), function(*given), rtol=0, atol=1e-6)
    found, expected = (gradients(lambda *x, call=call: call(*x).square().sum(), given) for call in (traced, function))
    for one, other in zip(found, expected, strict=True):
        torch.testing.assert_close(one, other, rtol=0, atol=1e-5)


def test_warnings_of_copies_show_the_line_of_the_user(linear):
    layer = tttc.compile(linear.source + "// copies\n", d=8, b=4, backward=True)  # has not warned yet
    module = Module(layer, heads=2, init={"tok": 0.1})
    q, *rest = [argument.detach() for argument in tensors(linear)[:4]]
    with pytest.warns(UserWarning, match="'q' is copied at each call") as said:
        module(q.mT.contiguous().mT, *rest)
    assert [warning.filename for warning in said] == [__file__]


def test_compiled_rows_of_packed_sequences():
    """How many rows are stored depends on numbers: their length is a symbol of the graph."""
    layer = tttc.compile(STORED)
    q = torch.randn(1, 8, 1, 2)
    compiled = torch.compile(
        lambda q, offsets: layer(q, cu_seqlens=offsets, output_final_state=True), backend="aot_eager", fullgraph=True
    )
    for end in (2, 5):  # other lengths, the same graph
        offsets = torch.tensor([0, 1, end, 8])
        wanted, state = layer(q, cu_seqlens=offsets, output_final_state=True)
        out, found = compiled(q, offsets)
        assert torch.equal(out, wanted) and torch.equal(found["K"], state["K"])
    with pytest.raises(NotImplementedError, match="'K_final' depends on the numbers in cu_seqlens, which meta tensors"):
        layer(q.to("meta"), cu_seqlens=offsets.to("meta"))


def test_distributed_tensors(linear):
    """A DTensor has no memory of its own; the other entries are not operators, for which PyTorch says so."""
    import torch.distributed as dist
    from torch.distributed.tensor import DeviceMesh, Replicate, distribute_tensor

    q, *rest = tensors(linear, requires_grad=False)
    words = (
        r"'q': expected a tensor with memory of its own, found a DTensor\nhint: its local tensor, .to_local\(\), has it"
    )
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    try:
        spread = distribute_tensor(q, DeviceMesh("cpu", [0]), [Replicate()])
        turned = distribute_tensor(q.mT.contiguous(), DeviceMesh("cpu", [0]), [Replicate()]).mT  # needs a copy
        for call in (linear.run, linear.prefill):
            for given in (spread, turned):
                with pytest.raises(tttc.CallError, match=words) as raised:
                    call(given, *rest)
                assert (raised.value.status, raised.value.tensor) == ("unsupported", "q")
        assert torch.equal(linear.run(spread.to_local(), *rest).out, linear.run(q, *rest).out)
        out = distribute_tensor(torch.zeros_like(q), DeviceMesh("cpu", [0]), [Replicate()])
        with pytest.raises(tttc.CallError, match="'out': expected a tensor with memory of its own, found a DTensor"):
            linear.run(q, *rest, out=out)
    finally:
        dist.destroy_process_group()


@pytest.mark.skipif(not pathlib.Path("/sys/kernel/mm/transparent_hugepage").exists(), reason="no huge pages")
def test_huge_pages_of_large_outputs(linear):
    def flags(tensor):
        """Of the mapping that the middle of the tensor lies in."""
        place, found = tensor.data_ptr() + tensor.nbytes // 2, False
        for line in pathlib.Path("/proc/self/smaps").read_text().splitlines():
            if bounds := re.match(r"([0-9a-f]+)-([0-9a-f]+) ", line):
                found = int(bounds[1], 16) <= place < int(bounds[2], 16)
            elif found and line.startswith("VmFlags:"):
                return line.split()[1:]
        raise AssertionError("no mapping of the tensor")

    # More than 32 MiB, which malloc always maps anew.
    out = linear(*tensors(linear, requires_grad=False, heads=16, tokens=2**17))
    assert out.nbytes > 2**25
    assert "hg" in flags(out)
    assert "hg" not in flags(torch.empty_like(out)), "PyTorch asks for huge pages itself"
