# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sequences whose tokens are spread over the processes of a group (context parallelism).

A segment changes the states of a layer by an affine map, ``S <- P S + U``, which the entry
``summary`` computes without the states. The processes exchange these maps, whose size does not
depend on the number of tokens, and each composes those before its own to the states that its
segment starts from. The gradient goes the other way with the transposed maps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
import torch.distributed as dist

from .errors import CallError
from .layer import Layer
from .signature import EntryKind, InitKind, Role, Tensor
from .state import State

__all__ = ["ContextParallel"]

_SUFFIX = "_final"

#: The states by name, ``[B, H, ...]``.
States = dict[str, torch.Tensor]


class _Maps:
    """The maps of all segments, in the order of the group's processes."""

    def __init__(self, layout: Sequence[Tensor], states: Sequence[Tensor], gathered: Sequence[torch.Tensor]):
        self.states = states
        self.parts: list[States] = []
        for flat in gathered:
            parts, begin = {}, 0
            for tensor in layout:
                shape = (*states_axes(flat), *tensor.inner)
                length = _count(shape[2:])
                parts[tensor.name] = flat[..., begin : begin + length].reshape(shape)
                begin += length
            self.parts.append(parts)

    def apply(self, segment: int, states: States) -> States:
        """The final states of a segment from its initial ones."""
        parts = self.parts[segment]
        moved = self._linear(parts, states)
        return {name: moved[name] + parts[name + _SUFFIX] for name in moved}

    def _linear(self, parts: States, states: States) -> States:
        if self.is_product:
            stacked = torch.cat([states[state.name] for state in self.states], dim=-2)
            return {state.name: parts[f"{state.name}_map"] @ stacked for state in self.states}
        return {state.name: parts[f"{state.name}_decay"] * states[state.name] for state in self.states}

    def pull(self, segment: int, gradients: States) -> States:
        """The gradient of the initial states of a segment from that of its final ones."""
        parts = self.parts[segment]
        if not self.is_product:
            return {name: parts[f"{name}_decay"] * gradient for name, gradient in gradients.items()}
        stacked = sum(parts[f"{name}_map"].mT @ gradient for name, gradient in gradients.items())
        rows = [state.inner[0] for state in self.states]
        return dict(zip((state.name for state in self.states), torch.split(stacked, rows, dim=-2)))

    @property
    def is_product(self) -> bool:
        return f"{self.states[0].name}_map" in self.parts[0]


def states_axes(flat: torch.Tensor) -> tuple[int, int]:
    """B and H of ``[B, H, elements]``."""
    return flat.shape[0], flat.shape[1]


def _count(lengths: Sequence[int]) -> int:
    count = 1
    for length in lengths:
        count *= length
    return count


def _flat(tensors: Sequence[torch.Tensor]) -> torch.Tensor:
    """``[B, H, elements]`` of all of them."""
    return torch.cat([tensor.flatten(2) if tensor.dim() > 2 else tensor.unsqueeze(2) for tensor in tensors], dim=2)


class ContextParallel:
    """A layer on the segment of each sequence that this process has; see
    ``tttc.torch.context_parallel``."""

    def __init__(self, layer: Layer, group: dist.ProcessGroup | None = None):
        layer.check_summary()
        self.layer = layer
        self.group = group
        self.rank = dist.get_rank(group)
        self.size = dist.get_world_size(group)
        if self.rank < 0:
            raise ValueError(f"{layer.name}: this process is not in the group")
        self.summary = layer.signatures[EntryKind.SUMMARY]
        self.states = [tensor for tensor in layer.signature.inputs if tensor.role == Role.STATE_INITIAL]
        #: Names of the states in the order of a call's final ones.
        self.finals = [
            tensor.name.removesuffix(_SUFFIX) for tensor in self.summary.outputs if tensor.role == Role.STATE_FINAL
        ]
        gradients = (
            {tensor.name for tensor in layer.signatures[EntryKind.BACKWARD].outputs} if layer.has_backward else ()
        )
        missing = [state.name for state in self.states if f"d_{state.name}" not in gradients]
        #: Reason why there is no gradient.
        self.lacks = (
            "the kernel has no gradient: compile it with backward=True"
            if not layer.has_backward
            else f"wrt leaves out {', '.join(missing)}, whose gradient a segment passes to the one before"
            if missing
            else ""
        )

    def __call__(
        self, *arrays: Any, initial_state: State | None = None, output_final_state: bool = False, **named: Any
    ) -> Any:
        """``out`` of this process's tokens, and with ``output_final_state`` the final states of the
        whole sequence, the same in all processes."""
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
        batch, heads = self._extents(given)
        for state in self.states:
            start = given.get(state.keyword)
            if start is None:
                if state.init_kind != InitKind.FIXED:
                    continue  # the entry reports it
                like = next(iter(given.values()))
                start = torch.full(
                    state.inner, state.init_values[0], dtype=torch.float64 if state.dtype == "f64" else torch.float32,
                    device=like.device,
                )  # fmt: skip
            given[state.keyword] = start.expand(batch, heads, *state.inner)
        missing = [tensor.keyword for tensor in inputs if tensor.keyword not in given]
        if missing:
            raise TypeError(f"{layer.name}: the array '{missing[0]}' is missing")
        tensors = [given[tensor.keyword] for tensor in inputs]
        if torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors):
            if self.lacks:
                raise CallError(f"{layer.name}: {self.lacks}, or call it under torch.no_grad()", "unsupported")
        out, *finals = _Segment.apply(self, *tensors)
        if not output_final_state:
            return out
        return out, State(tuple(self.finals), tuple(finals), None, layer.program)

    def _extents(self, given: dict[str, torch.Tensor]) -> tuple[int, int]:
        """B and H."""
        found: dict[str, int] = {"H": self.layer.signature.heads or 1}
        for tensor in self.layer.signature.inputs:
            array = given.get(tensor.keyword)
            leading = tensor.leading(self.layer.layout)
            if (
                array is not None
                and tensor.role in (Role.TOKEN, Role.PARAM)
                and array.dim() == len(leading) + len(tensor.inner)
            ):
                found.update(zip(leading, array.shape))
        return found.get("B", 1), found["H"]

    def _call(self, kind: EntryKind, arrays: dict[str, Any], wanted: Sequence[str] | None = None) -> dict[str, Any]:
        """The outputs of an entry by name, all or those that are wanted, from arrays by name."""
        signature = self.layer.signatures[kind]
        entry = self.layer._all[kind] if wanted is None else self.layer._kernel.entry(kind, self.layer.layout, wanted)
        outputs = entry.run(
            *[arrays.get(tensor.name) for tensor in signature.inputs], num_threads=torch.get_num_threads()
        )
        names = [tensor.name for tensor in signature.outputs if wanted is None or tensor.name in wanted]
        return dict(zip(names, outputs))

    def _gather(self, flat: torch.Tensor) -> list[torch.Tensor]:
        if self.size == 1:
            return [flat]
        flat = flat.contiguous()
        gathered = [torch.empty_like(flat) for _ in range(self.size)]
        dist.all_gather(gathered, flat, group=self.group)
        return gathered

    def exchange(self, arrays: dict[str, torch.Tensor]) -> tuple[torch.Tensor, ...]:
        """``[B, H, elements]`` of each process: the map of its segment, and whether it may be cut
        behind it."""
        parts = self._call(EntryKind.SUMMARY, arrays)
        flat = _flat([parts[tensor.name] for tensor in self.summary.outputs])
        tokens = self._tokens(arrays)
        cut = self.layer.signature.cut_tokens
        remainder = torch.full_like(flat[..., :1], tokens % cut)
        gathered = self._gather(torch.cat([flat, remainder], dim=2))
        for rank, other in enumerate(gathered[:-1]):
            # Seen by all processes, so that none waits for one that has failed.
            if other.numel() and other[0, 0, -1] != 0:
                raise CallError(
                    f"{self.layer.name}: expected a multiple of {cut} tokens, as long as a mini-batch, in each segment "
                    f"but the last; process {rank} of the group has {int(other[0, 0, -1])} more",
                    "shape",
                )
        return tuple(gathered)

    def _tokens(self, arrays: dict[str, torch.Tensor]) -> int:
        for tensor in self.layer.signature.inputs:
            leading = tensor.leading(self.layer.layout)
            if tensor.role == Role.TOKEN and "T" in leading:
                return arrays[tensor.name].shape[leading.index("T")]
        return 0

    def maps(self, gathered: Sequence[torch.Tensor]) -> _Maps:
        return _Maps(self.summary.outputs, self.states, gathered)


class _Segment(torch.autograd.Function):
    """``out`` of this process's tokens, and the final states of the whole sequence."""

    @staticmethod
    def forward(ctx, parallel: ContextParallel, *tensors):
        layer = parallel.layer
        arrays = dict(zip((tensor.name for tensor in layer.signature.inputs), tensors))
        gathered = parallel.exchange(arrays)
        maps = parallel.maps(gathered)
        states = {state.name: arrays[state.name] for state in parallel.states}
        for rank in range(parallel.size):
            if rank == parallel.rank:
                arrays.update(states)
            states = maps.apply(rank, states)
        saves = any(ctx.needs_input_grad)
        outputs = parallel._call(EntryKind.SAVE if saves else EntryKind.FORWARD, arrays)
        if saves:
            saved = [t.name for t in layer.signatures[EntryKind.SAVE].outputs if t.role == Role.SAVED]
            ctx.names = (*arrays, *saved)
            ctx.parallel = parallel
            ctx.save_for_backward(*arrays.values(), *[outputs[name] for name in saved], *gathered)
        return outputs["out"], *[states[name] for name in parallel.finals]

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, d_out, *d_finals):
        parallel: ContextParallel = ctx.parallel
        tensors = ctx.saved_tensors
        arrays: dict[str, Any] = dict(zip(ctx.names, tensors))
        maps = parallel.maps(tensors[len(ctx.names) :])
        names = [state.name for state in parallel.states]
        arrays["d_out"] = d_out
        # From the outputs of this segment alone; a layer that is linear in its cotangents adds up.
        own = parallel._call(EntryKind.BACKWARD, arrays, tuple(f"d_{name}" for name in names))
        of_finals = dict(zip(parallel.finals, d_finals))
        flat = _flat([*[own[f"d_{name}"] for name in names], *[of_finals[name] for name in names]])
        gathered = parallel._gather(flat)
        count = len(names)
        lengths = [_count(state.inner) for state in parallel.states] * 2
        parts = [
            [
                part.reshape(*part.shape[:2], *state.inner)
                for part, state in zip(one.split(lengths, 2), parallel.states * 2)
            ]
            for one in gathered
        ]
        # Each process's loss may depend on the final states of the whole sequence.
        gradients = {name: sum(one[count + i] for one in parts) for i, name in enumerate(names)}
        for rank in range(parallel.size - 1, parallel.rank, -1):
            pulled = maps.pull(rank, gradients)
            gradients = {name: pulled[name] + parts[rank][i] for i, name in enumerate(names)}
        for name in names:
            arrays[f"d_{name}_final"] = gradients[name]
        given = parallel._call(EntryKind.BACKWARD, arrays)
        if parallel.rank != 0:
            # The sequence's initial states are those of the first segment.
            for name in names:
                given[f"d_{name}"] = torch.zeros_like(given[f"d_{name}"])
        return (None, *[given.get(f"d_{tensor.name}") for tensor in parallel.layer.signature.inputs])
