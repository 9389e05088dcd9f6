# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels for GPUs on PyTorch's CUDA tensors, compared with CPU kernels. Skipped without a GPU;
`test_device.py` runs calls on the emulated driver instead."""

import threading

import numpy as np
import pytest
from conftest import EXAMPLES, compile_example, draw, draw_cotangents

import tttc

torch = pytest.importorskip("torch")
import tttc.torch  # noqa: E402

pytestmark = pytest.mark.skipif(not torch.cuda.is_available(), reason="PyTorch finds no GPU")

#: Target of each major compute capability.
TARGETS = {8: "sm_80", 9: "sm_90a", 10: "sm_100a", 12: "sm_120a"}
#: Relative RMS error of results computed in another order, in f32.
LIMIT, GRADIENT_LIMIT = 1e-5, 5e-5


@pytest.fixture(scope="session")
def target():
    return TARGETS[torch.cuda.get_device_capability()[0]]


@pytest.fixture(scope="session")
def layers(target):
    """TTT-Linear at d = 16, b = 16 for the GPU and for the CPU, with all entries."""
    path = EXAMPLES / "ttt_linear.ttt"
    both = {"d": 16, "b": 16, "backward": True, "decode": 4}
    return tttc.compile(path, target=target, **both), tttc.compile(path, **both)


def on_device(arrays, dtype=None):
    """Tensors on the GPU; those of tokens in `dtype`."""
    tensors = {name: torch.from_numpy(np.array(array)).cuda() for name, array in arrays.items()}
    return {name: tensor.to(dtype) if dtype and name in ("q", "k", "v", "lr") else tensor
            for name, tensor in tensors.items()}  # fmt: skip


def error(found, expected):
    """Relative RMS error; of a result that is zero the absolute one."""
    found, expected = found.detach().double().cpu(), torch.as_tensor(expected).double()
    assert found.shape == expected.shape and bool(found.isfinite().all())
    size = float(expected.square().mean().sqrt()) if expected.numel() else 0.0
    distance = float((found - expected).square().mean().sqrt()) if expected.numel() else 0.0
    return distance / size if size > 1e-6 else distance


EXAMPLE_NAMES = sorted(path.stem for path in EXAMPLES.glob("*.ttt"))


@pytest.mark.parametrize("name", EXAMPLE_NAMES)
def test_examples(name, target):
    has_gradient = True
    try:
        host = compile_example(name, backward=True)
    except tttc.CompileError:
        host, has_gradient = compile_example(name), False
    layer = compile_example(name, backward=has_gradient, target=target)
    arrays = draw(host)
    given = {name: tensor.requires_grad_(has_gradient) for name, tensor in on_device(arrays).items()}
    out = layer(**given)
    on_host = {name: torch.from_numpy(array).requires_grad_(has_gradient) for name, array in arrays.items()}
    expected = host(**on_host)
    assert error(out, expected.detach()) <= LIMIT
    if not has_gradient:
        return
    cotangent = draw_cotangents(host)["d_out"]
    out.backward(torch.from_numpy(cotangent).cuda())
    expected.backward(torch.from_numpy(cotangent))
    largest = max(float(tensor.grad.abs().max()) for tensor in on_host.values() if tensor.grad is not None)
    for tensor_name, tensor in given.items():
        wanted = on_host[tensor_name].grad
        if wanted is None:
            assert tensor.grad is None
            continue
        distance = float((tensor.grad.cpu().double() - wanted.double()).square().mean().sqrt())
        size = float(wanted.double().square().mean().sqrt())
        assert distance <= max(GRADIENT_LIMIT * size, 1e-5 * largest), tensor_name


@pytest.mark.parametrize("dtype", ["bf16", "f16"])
def test_sixteen_bits(target, dtype):
    kind = {"bf16": torch.bfloat16, "f16": torch.float16}[dtype]
    layer = tttc.compile(EXAMPLES / "ttt_linear.ttt", d=64, b=16, dtype=dtype, target=target, backward=True)
    host = tttc.compile(EXAMPLES / "ttt_linear.ttt", d=64, b=16, backward=True)
    arrays = draw(host, tokens=100)
    given = on_device(arrays, kind)
    rounded = {name: tensor.float().cpu().numpy() for name, tensor in given.items()}
    out = layer(**given)
    assert out.dtype == kind
    assert error(out, host(**rounded)) <= (2e-2 if dtype == "bf16" else 3e-3)
    with torch.autocast("cuda", dtype=kind):
        np.testing.assert_array_equal(layer(**on_device(rounded)).float().cpu(), out.float().cpu())


def test_operator_checks(layers):
    given = [tensor.requires_grad_() for tensor in on_device(draw(layers[0])).values()]
    layers[0](*given)
    operator = getattr(torch.ops.tttc, layers[0]._with("torch", "tttc._torch").base).default
    torch.library.opcheck(operator, (*given, None))


def test_streams(layers):
    """A kernel waits for what its own stream computes, and the stream for the kernel."""
    layer, host = layers
    arrays = draw(host, batch=4, tokens=256)
    expected = host(**arrays)
    given = on_device(arrays)
    noise = torch.randn(8192, 8192, device="cuda")
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        late = given["q"] * float("nan")
        for _ in range(4):  # milliseconds
            noise = noise @ noise * 1e-2
        late.copy_(given["q"] + 0 * noise.nan_to_num(0, 0, 0).sum())
        out = layer(**{**given, "q": late})
        copied = out.clone()
    stream.synchronize()
    assert error(copied, expected) <= LIMIT


def test_graphs_of_launches(layers):
    layer, host = layers
    arrays = draw(host, tokens=64)
    given = on_device(arrays)
    with torch.no_grad():
        layer(**given)  # before the capture: loads the code, takes the workspace
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            out = layer(**given)
        again = draw(host, tokens=64, seed=5)
        for name, tensor in on_device(again).items():
            given[name].copy_(tensor)
        graph.replay()
    torch.cuda.synchronize()
    assert error(out, host(**again)) <= LIMIT


@pytest.mark.parametrize("mode", ["default", "reduce-overhead"])
@pytest.mark.filterwarnings("ignore:The CUDA Graph is empty")  # PyTorch's own, of its pool's first graph
def test_compiled_functions(layers, mode):
    layer, host = layers
    arrays = draw(host, tokens=48)

    def function(q, k, v, lr, **rest):
        return layer(2 * q, k, v, lr, **rest).sin()

    compiled = torch.compile(function, fullgraph=True, mode=mode)
    doubled = {**arrays, "q": 2 * arrays["q"]}
    expected = np.sin(host(**doubled))
    for _ in range(3):
        with torch.no_grad():
            assert error(compiled(**on_device(arrays)), expected) <= LIMIT
    given = {name: tensor.requires_grad_() for name, tensor in on_device(arrays).items()}
    compiled(**given).sum().backward()
    on_host = {name: torch.from_numpy(array).requires_grad_() for name, array in arrays.items()}
    host(**{**on_host, "q": 2 * on_host["q"]}).sin().sum().backward()
    for name, tensor in given.items():
        assert error(tensor.grad, on_host[name].grad) <= GRADIENT_LIMIT, name


def test_serving(layers):
    layer, host = layers
    arrays = draw(host, tokens=40)
    tokens = ("q", "k", "v", "lr")
    states = ("W1", "b1")
    given = on_device(arrays)
    whole = host(**arrays)

    def cut(begin, end, start):
        return {name: tensor[:, begin:end] if name in tokens else tensor
                for name, tensor in given.items() if start or name not in states}  # fmt: skip

    out, state = layer.prefill(**cut(0, 21, True))
    pieces = [out]
    for begin in range(21, 40):
        out, state = layer.decode(**cut(begin, begin + 1, False), state=state)
        pieces.append(out)
    assert error(torch.cat(pieces, 1), whole) <= LIMIT
    assert state["carry.W1"].is_cuda


def test_packed_sequences(layers):
    layer, host = layers
    arrays = draw(host, batch=1, tokens=50, sequences=3)
    offsets = torch.tensor([0, 17, 17, 50])
    expected = host(**arrays, cu_seqlens=offsets.numpy())
    for given in (offsets.cuda(), offsets.int().cuda(), [0, 17, 17, 50]):
        assert error(layer(**on_device(arrays), cu_seqlens=given), expected) <= LIMIT
    with pytest.raises(tttc.CallError, match="'cu_seqlens': expected memory of a CUDA device"):
        layer(**on_device(arrays), cu_seqlens=offsets)


def test_check(layers):
    assert layers[0].check(**on_device(draw(layers[1])))


def test_memory_of_another_device(layers):
    with pytest.raises(tttc.CallError, match="memory of"):
        layers[0](**{name: torch.from_numpy(array) for name, array in draw(layers[1]).items()})
    with pytest.raises(tttc.CallError, match="memory of"):
        layers[1](**on_device(draw(layers[1])))


def test_no_memory_is_lost(layers):
    given = {name: tensor.requires_grad_() for name, tensor in on_device(draw(layers[1], tokens=64)).items()}
    free = []
    for _round in range(3):
        for _ in range(50):
            layers[0](**given).sum().backward()
        torch.cuda.synchronize()
        free.append(torch.cuda.mem_get_info()[0])
    assert free[1] == free[2]


def test_threads(layers):
    """Calls of several threads, each on a stream of its own."""
    layer, host = layers
    problems = []

    def work(seed):
        arrays = draw(host, tokens=64, seed=seed)
        expected, given = host(**arrays), on_device(arrays)
        torch.cuda.synchronize()
        with torch.no_grad(), torch.cuda.stream(torch.cuda.Stream()):
            for _ in range(20):
                found = error(layer(**given), expected)
                if not found <= LIMIT:
                    problems.append((seed, found))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems


def test_modules_learn(layers):
    module = tttc.torch.Module(layers[0], heads=2).cuda()
    optimizer = torch.optim.Adam(module.parameters(), 1e-2)
    torch.manual_seed(0)
    arrays = on_device(draw(layers[1], tokens=64))
    goal = torch.randn_like(arrays["v"])
    losses = []
    for _ in range(30):
        optimizer.zero_grad()
        loss = (module(*[arrays[name] for name in ("q", "k", "v", "lr")]) - goal).square().mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    assert losses[-1] < losses[0]
