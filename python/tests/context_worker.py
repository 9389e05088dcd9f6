# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One process of a group, started by test_context.py with torchrun: a sequence over all processes is
compared with the same call in this process alone."""

import pathlib
import sys

import torch
import torch.distributed as dist

import tttc
from tttc.signature import InitKind, Role
from tttc.torch import Module, context_parallel

#: Mini-batches of two tokens, a learned initial state and a param.
LEARNED = """
layer learned(dk = 5, dv = 3, b = 2) {
  token q, k : [dk], v : [dv]
  token lr
  param g : [dk]
  learner f(x) {
    state S : [dk, dv] init normal(0.3)
    return x @ S
  }
  loss(f) = 0.5 * sum((f(g * k) - v)^2)
  every b {
    start = f
    each token {
      out = start(q)
      f = f - lr * grad(loss, start)
    }
  }
}
"""
#: Not affine in the state.
SQUARED = """
layer squared(d = 3) {
  token q : [d]
  learner f(x) {
    state S : [d] = 0
    return x * S * S
  }
  each token {
    S = S * S + q
    out = f(q)
  }
}
"""


def check(what: str, found: torch.Tensor, wanted: torch.Tensor, limit: float) -> None:
    error = float((found.double() - wanted.double()).norm() / (wanted.double().norm() + 1e-300))
    assert found.shape == wanted.shape and error <= limit, f"{what}: {error:.1e}, limit {limit:.1e}"


def expect(what: str, call, kind=tttc.CallError) -> None:
    try:
        call()
    except kind as error:
        assert what in str(error), error
    else:
        raise AssertionError(f"no error: {what}")


class Sequence:
    """A sequence, and the tokens of this process: each but the last has a multiple of `cut_tokens`."""

    def __init__(self, layer, seed=0, batch=2, heads=3):
        self.layer = layer
        rank, size = dist.get_rank(), dist.get_world_size()
        cut = layer.signature.cut_tokens
        lengths = [cut * (4 + 3 * place) for place in range(size)]
        lengths[1] = 0 if size > 2 else lengths[1]
        lengths[-1] += 5
        self.begin = sum(lengths[:rank])
        self.length = lengths[rank]
        generator = torch.Generator().manual_seed(seed)
        dtype = torch.float64 if layer.dtype == "f64" else torch.float32
        sizes = {"B": batch, "H": heads, "T": sum(lengths)}
        self.arrays = {}
        for tensor in layer.signature.inputs:
            if tensor.init_kind == InitKind.FIXED:
                continue
            leading = [axis for axis in tensor.leading("bthd") if axis != "B" or tensor.role == Role.TOKEN]
            value = torch.randn(
                *[sizes[axis] for axis in leading], *tensor.inner, generator=generator, dtype=torch.float64
            )
            # Numbers are gates and rates.
            value = value / max(1, sum(tensor.inner)) ** 0.5 if tensor.inner else torch.sigmoid(value)
            self.arrays[tensor.keyword] = value.to(dtype)

    def part(self, keyword: str, value: torch.Tensor) -> torch.Tensor:
        axis = self.layer.signature[keyword].leading("bthd").find("T")
        return value if axis < 0 else value.narrow(axis, self.begin, self.length)

    def own(self) -> dict:
        return {keyword: self.part(keyword, value).clone() for keyword, value in self.arrays.items()}


def compare(layer, limit_out: float, limit_gradient: float) -> None:
    """Outputs, final states and gradients; the loss also depends on the final states."""
    sequence = Sequence(layer)
    parallel = context_parallel(layer)

    def losses(out, state):
        weights = torch.linspace(-1, 1, out[0].numel(), dtype=out.dtype).reshape(out[0].shape)
        return (out * weights).sum(), sum((array * array).sum() for array in state)

    whole = {keyword: value.requires_grad_() for keyword, value in sequence.arrays.items()}
    out, state = layer(**whole, output_final_state=True)
    own = {keyword: value.requires_grad_() for keyword, value in sequence.own().items()}
    # A process's weights continue those of the one before.
    tokens = slice(sequence.begin, sequence.begin + sequence.length)
    out_here, state_here = parallel(**own, output_final_state=True)
    check("out", out_here, out[:, tokens], limit_out)
    assert state_here.names == state.names
    for name, found, wanted in zip(state.names, state_here, state):
        check(f"{name}_final", found, wanted, limit_out)
    weights = torch.linspace(-1, 1, out[0].numel(), dtype=out.dtype).reshape(out[0].shape)
    of_states = sum((array * array).sum() for array in state_here)
    # The loss is the sum over the processes: each has a share of the final states'.
    loss = (out_here * weights[tokens]).sum() + of_states / dist.get_world_size()
    gradients = torch.autograd.grad(loss, list(own.values()))
    wanted = torch.autograd.grad(sum(losses(out, state)), list(whole.values()))
    for keyword, found, all_tokens in zip(own, gradients, wanted):
        if "T" not in layer.signature[keyword].leading("bthd"):
            dist.all_reduce(found)
        check(f"d_{keyword}", found, sequence.part(keyword, all_tokens), limit_gradient)
    with torch.no_grad():
        check("out without a gradient", parallel(**own), out[:, tokens], limit_out)


def in_training() -> None:
    """A model of projections and a layer, its params sharded over the same processes (FSDP2)."""
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.fsdp import fully_shard

    layer = tttc.compile(LEARNED, backward=True, segments=True, dtype="f64")
    heads, width = 2, 6

    class Model(torch.nn.Module):
        def __init__(self, parallel: bool):
            super().__init__()
            generator = torch.Generator().manual_seed(3)
            self.project = torch.nn.Linear(width, heads * (5 + 5 + 3 + 1)).double()
            self.heads = Module(layer, heads, init={"g": 0.7})
            for value in self.parameters():
                value.data.copy_(0.3 * torch.randn(value.shape, generator=generator, dtype=torch.float64))
            self.call = context_parallel(self.heads) if parallel else self.heads

        def forward(self, x):
            q, k, v, lr = self.project(x).unflatten(-1, (heads, -1)).split([5, 5, 3, 1], -1)
            return self.call(q, k, v, torch.sigmoid(lr.squeeze(-1)))

    rank, size = dist.get_rank(), dist.get_world_size()
    x = torch.randn(2, 8 * size, width, generator=torch.Generator().manual_seed(1), dtype=torch.float64)
    alone = Model(parallel=False)
    alone(x).square().sum().backward()
    sharded = Model(parallel=True)
    fully_shard(sharded, mesh=init_device_mesh("cpu", (size,)))
    sharded.set_gradient_divide_factor(1.0)
    sharded(x[:, 8 * rank : 8 * (rank + 1)]).square().sum().backward()
    for (name, found), (_, wanted) in zip(sharded.named_parameters(), alone.named_parameters()):
        check(f"FSDP2: {name}", found.grad.full_tensor(), wanted.grad, 1e-11)


def errors() -> None:
    from tttc import CallError

    plain = tttc.compile(LEARNED)
    expect("compile it with segments=True", lambda: context_parallel(plain), CallError)
    squared = tttc.compile(SQUARED, segments=True)
    expect("is not affine in them", lambda: context_parallel(squared), CallError)
    layer = tttc.compile(LEARNED, segments=True)
    sequence = Sequence(layer)
    parallel = context_parallel(layer)
    own = sequence.own()
    parallel(**own)
    # Found by all processes, also by those that have the right number.
    odd = {
        keyword: value[:, :3] if "T" in layer.signature[keyword].leading("bthd") and dist.get_rank() == 0 else value
        for keyword, value in own.items()
    }
    expect("expected a multiple of 2 tokens, as long as a mini-batch, in each segment but the last; process 0 of the "
           "group has 1 more", lambda: parallel(**odd), CallError)  # fmt: skip
    own["q"].requires_grad_()
    expect("compile it with backward=True", lambda: parallel(**own), CallError)
    partial = context_parallel(tttc.compile(LEARNED, segments=True, backward=True, wrt="q,k"))
    expect("wrt leaves out S", lambda: partial(**own), CallError)
    expect("the array 'v' is missing", lambda: parallel(own["q"], own["k"]), TypeError)
    expect("has no array 'x'", lambda: parallel(own["q"], x=own["k"]), TypeError)
    expect("'q' is given twice", lambda: parallel(own["q"], q=own["q"]), TypeError)


def main() -> None:
    folder, *names = sys.argv[1:]
    dist.init_process_group("gloo")
    torch.set_num_threads(1)
    for name in names:
        for dtype, out, gradient in (("f64", 1e-11, 1e-11), ("f32", 2e-6, 5e-6)):
            text = LEARNED if name == "learned" else pathlib.Path(folder, f"{name}.ttt")
            dims = {} if name == "learned" else {"dk": 8, "dv": 6}
            compare(tttc.compile(text, dims=dims, backward=True, segments=True, dtype=dtype), out, gradient)
    if dist.get_world_size() == 2:
        errors()
        in_training()
    dist.barrier()
    dist.destroy_process_group()


main()
