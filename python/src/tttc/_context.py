# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PyTorch: sequences whose tokens are spread over the processes of a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
import torch.distributed as dist

from ._maps import MapLayout, Maps
from .errors import CallError
from .layer import Layer
from .signature import EntryKind, InitKind, Role
from .state import State

__all__ = ["ContextParallel"]


class ContextParallel:
    """A layer on the segment of each sequence that this process has; see
    ``tttc.torch.context_parallel``."""

    def __init__(self, layer: Layer, group: dist.ProcessGroup | None = None):
        self.layer = layer
        self.layout = MapLayout(layer, torch.cat)
        self.group = group
        self.rank = dist.get_rank(group)
        self.size = dist.get_world_size(group)
        if self.rank < 0:
            raise ValueError(f"{layer.name}: this process is not in the group")

    def __call__(
        self, *arrays: Any, initial_state: State | None = None, output_final_state: bool = False, **named: Any
    ) -> Any:
        """``out`` of this process's tokens, and with ``output_final_state`` the final states of the
        whole sequence, the same in all processes."""
        layer = self.layer
        inputs = layer.signature.inputs
        given = self._named(arrays, named, initial_state)
        extents = layer.signature.extents(layer.layout, [given.get(tensor.keyword) for tensor in inputs])
        for state in self.layout.states:
            start = given.get(state.keyword)
            if start is None and state.init_kind == InitKind.FIXED:
                dtype = torch.float64 if state.dtype == "f64" else torch.float32
                device = next(iter(given.values())).device
                start = torch.full(state.inner, state.init_values[0], dtype=dtype, device=device)
            if start is not None:
                given[state.keyword] = start.expand(state.shape(layer.layout, *extents))
        missing = [tensor.keyword for tensor in inputs if tensor.keyword not in given]
        if missing:
            raise TypeError(f"{layer.name}: the array '{missing[0]}' is missing")
        tensors = [given[tensor.keyword] for tensor in inputs]
        if self.layout.lacks and torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors):
            raise CallError(f"{layer.name}: {self.layout.lacks}, or call it under torch.no_grad()", "unsupported")
        out, *finals = _Segment.apply(self, *tensors)
        if not output_final_state:
            return out
        return out, State(tuple(self.layout.finals), tuple(finals), None, layer.program)

    def _named(self, arrays: tuple, named: dict, initial_state: State | None) -> dict[str, torch.Tensor]:
        layer = self.layer
        inputs = layer.signature.inputs
        if len(arrays) > len(inputs):
            raise TypeError(f"{layer.name} takes {len(inputs)} arrays by position, found {len(arrays)}")
        given = {tensor.keyword: array for tensor, array in zip(inputs, arrays)}
        twice = [keyword for keyword in named if keyword in given]
        if twice:
            raise TypeError(f"'{twice[0]}' is given twice")
        given.update(named)
        if initial_state is not None:
            given.update(layer._initial(initial_state, given))
        known = {tensor.keyword for tensor in inputs}
        for keyword, array in given.items():
            if keyword not in known:
                raise TypeError(f"{layer.name} has no array '{keyword}'")
            if not isinstance(array, torch.Tensor):
                raise TypeError(f"{layer.name}: '{keyword}': expected a torch.Tensor, found {type(array).__name__}")
        return given

    def call(self, kind: EntryKind, arrays: dict[str, Any], wanted: Sequence[str] | None = None) -> dict[str, Any]:
        """The outputs of an entry by name, all or those that are wanted, from arrays by name."""
        signature = self.layer.signatures[kind]
        entry = self.layer._all[kind] if wanted is None else self.layer._kernel.entry(kind, self.layer.layout, wanted)
        assert entry is not None
        outputs = entry.run(
            *[arrays.get(tensor.name) for tensor in signature.inputs], num_threads=torch.get_num_threads()
        )
        names = [tensor.name for tensor in signature.outputs if wanted is None or tensor.name in wanted]
        return dict(zip(names, outputs))

    def gather(self, flat: torch.Tensor) -> list[torch.Tensor]:
        """The arrays of all processes, in order."""
        if self.size == 1:
            return [flat]
        flat = flat.contiguous()
        gathered = [torch.empty_like(flat) for _ in range(self.size)]
        dist.all_gather(gathered, flat, group=self.group)
        return gathered

    def exchange(self, arrays: dict[str, torch.Tensor]) -> list[torch.Tensor]:
        """``[B, H, numbers]`` of each process: the map of its segment, and how many tokens it has
        beyond a multiple of ``cut_tokens``."""
        parts = self.call(EntryKind.SUMMARY, arrays)
        flat = self.layout.flatten([parts[tensor.name] for tensor in self.layout.outputs])
        cut = self.layer.signature.cut_tokens
        excess = torch.full_like(flat[..., :1], self._tokens(arrays) % cut)
        gathered = self.gather(torch.cat([flat, excess], dim=2))
        for rank, other in enumerate(gathered[:-1]):
            # Seen by all processes, so that none waits for one that has failed.
            if other.numel() and other[0, 0, -1] != 0:
                raise CallError(
                    f"{self.layer.name}: expected a multiple of {cut} tokens, as long as a mini-batch, in each segment "
                    f"but the last; process {rank} of the group has {int(other[0, 0, -1])} more",
                    "shape",
                )
        return gathered

    def _tokens(self, arrays: dict[str, torch.Tensor]) -> int:
        for tensor in self.layer.signature.inputs:
            leading = tensor.leading(self.layer.layout)
            if tensor.role == Role.TOKEN and "T" in leading:
                return arrays[tensor.name].shape[leading.index("T")]
        return 0


class _Segment(torch.autograd.Function):
    """``out`` of this process's tokens, and the final states of the whole sequence."""

    @staticmethod
    def forward(ctx, parallel: ContextParallel, *tensors):
        layer, layout = parallel.layer, parallel.layout
        arrays = dict(zip((tensor.name for tensor in layer.signature.inputs), tensors))
        gathered = parallel.exchange(arrays)
        starts = Maps(layout, gathered).starts({name: arrays[name] for name in layout.names})
        arrays.update(starts[parallel.rank])
        saves = any(ctx.needs_input_grad)
        outputs = parallel.call(EntryKind.SAVE if saves else EntryKind.FORWARD, arrays)
        if saves:
            saved = [t.name for t in layer.signatures[EntryKind.SAVE].outputs if t.role == Role.SAVED]
            ctx.names = (*arrays, *saved)
            ctx.parallel = parallel
            ctx.save_for_backward(*arrays.values(), *[outputs[name] for name in saved], *gathered)
        return outputs["out"], *[starts[-1][name] for name in layout.finals]

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, d_out, *d_finals):
        parallel: ContextParallel = ctx.parallel
        layout = parallel.layout
        tensors = ctx.saved_tensors
        arrays: dict[str, Any] = dict(zip(ctx.names, tensors))
        maps = Maps(layout, tensors[len(ctx.names) :])
        arrays["d_out"] = d_out
        # By the outputs of this segment alone: gradients are linear in the cotangents.
        own = parallel.call(EntryKind.BACKWARD, arrays, tuple(f"d_{name}" for name in layout.names))
        of_finals = dict(zip(layout.finals, d_finals))
        gathered = parallel.gather(
            layout.flatten([own[f"d_{name}"] for name in layout.names] + [of_finals[name] for name in layout.names])
        )
        shapes = [state.inner for state in layout.states]
        parts = [layout.split(flat, shapes * 2) for flat in gathered]
        # Each process's loss may depend on the final states of the whole sequence.
        count = len(shapes)
        of_final = {name: sum(part[count + i] for part in parts) for i, name in enumerate(layout.names)}
        ends = maps.ends(of_final, [dict(zip(layout.names, part)) for part in parts])
        arrays.update({f"d_{name}_final": gradient for name, gradient in ends[parallel.rank].items()})
        given = parallel.call(EntryKind.BACKWARD, arrays)
        if parallel.rank != 0:
            # The sequence's initial states are those of the first segment.
            given.update({f"d_{name}": torch.zeros_like(given[f"d_{name}"]) for name in layout.names})
        return (None, *[given.get(f"d_{tensor.name}") for tensor in parallel.layer.signature.inputs])
