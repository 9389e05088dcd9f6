# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The maps of the segments of a sequence, in any framework.

A segment changes the states of a layer by an affine map, ``S <- P S + U``, which the entry
``summary`` computes without the states. The processes of a sequence exchange these maps, whose size
does not depend on the number of tokens, and each composes those before its own to the states that
its segment starts from. The gradient goes the other way with the transposed maps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .errors import CallError
from .layer import Layer
from .signature import Axes, EntryKind, Role

__all__ = ["MapLayout", "Maps"]

_SUFFIX = "_final"


def _count(lengths: Sequence[int]) -> int:
    count = 1
    for length in lengths:
        count *= length
    return count


class MapLayout:
    """The states of a layer, and how a process sends their map: ``[B, H, numbers]``."""

    def __init__(self, layer: Layer, concatenate: Callable[[list, int], Any]):
        layer.check_summary()
        self.concatenate = concatenate
        self.outputs = layer.signatures[EntryKind.SUMMARY].outputs
        self.states = [tensor for tensor in layer.signature.inputs if tensor.role == Role.STATE_INITIAL]
        self.names = [state.name for state in self.states]
        #: Names of the states in the order of a call's final ones.
        self.finals = [tensor.name.removesuffix(_SUFFIX) for tensor in self.outputs if tensor.role == Role.STATE_FINAL]
        self.is_product = any(tensor.role == Role.STATE_MAP for tensor in self.outputs)
        if any(tensor.axes != Axes.BATCH | Axes.HEAD for tensor in self.outputs):
            raise CallError(
                f"{layer.name}: a layer whose states all heads share has no parallel segments", "unsupported"
            )
        gradients = (
            {tensor.name for tensor in layer.signatures[EntryKind.BACKWARD].outputs} if layer.has_backward else ()
        )
        missing = [name for name in self.names if f"d_{name}" not in gradients]
        #: Reason why there is no gradient; empty if there is one.
        self.lacks = (
            "the kernel has no gradient: compile it with backward=True"
            if not layer.has_backward
            else f"wrt leaves out {', '.join(missing)}, whose gradient a segment passes to the one before"
            if missing
            else ""
        )

    def flatten(self, arrays: Sequence[Any]) -> Any:
        """``[B, H, numbers]`` of arrays ``[B, H, ...]``."""
        return self.concatenate([array.reshape((*array.shape[:2], -1)) for array in arrays], 2)

    def split(self, flat: Any, shapes: Sequence[tuple[int, ...]]) -> list:
        """The arrays ``[B, H, *shape]``; further numbers are left out."""
        parts, begin = [], 0
        for shape in shapes:
            end = begin + _count(shape)
            parts.append(flat[..., begin:end].reshape((*flat.shape[:2], *shape)))
            begin = end
        return parts


class Maps:
    """The maps of all segments, in order."""

    def __init__(self, layout: MapLayout, gathered: Sequence[Any]):
        self.layout = layout
        names, shapes = [t.name for t in layout.outputs], [t.inner for t in layout.outputs]
        self.parts = [dict(zip(names, layout.split(flat, shapes))) for flat in gathered]

    def apply(self, segment: int, states: dict[str, Any]) -> dict[str, Any]:
        """The final states of a segment from its initial ones."""
        parts = self.parts[segment]
        if self.layout.is_product:
            stacked = self.layout.concatenate([states[name] for name in self.layout.names], -2)
            moved = {name: parts[f"{name}_map"] @ stacked for name in states}
        else:
            moved = {name: parts[f"{name}_decay"] * state for name, state in states.items()}
        return {name: moved[name] + parts[name + _SUFFIX] for name in states}

    def pull(self, segment: int, gradients: dict[str, Any]) -> dict[str, Any]:
        """The gradient of the initial states of a segment from that of its final ones."""
        parts = self.parts[segment]
        if not self.layout.is_product:
            return {name: parts[f"{name}_decay"] * gradient for name, gradient in gradients.items()}
        stacked = sum(parts[f"{name}_map"].mT @ gradient for name, gradient in gradients.items())
        pulled, row = {}, 0
        for state in self.layout.states:
            pulled[state.name] = stacked[..., row : row + state.inner[0], :]
            row += state.inner[0]
        return pulled

    def starts(self, states: dict[str, Any]) -> list[dict[str, Any]]:
        """The initial states of all segments, then the final ones of the last."""
        starts = [states]
        for segment in range(len(self.parts)):
            starts.append(self.apply(segment, starts[-1]))
        return starts

    def ends(self, of_final: dict[str, Any], of_initial: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """The gradients of the final states of all segments, from that of the last one's and those of
        the initial states of each segment by its own outputs."""
        ends = [of_final]
        for segment in range(len(self.parts) - 1, 0, -1):
            pulled = self.pull(segment, ends[0])
            ends.insert(0, {name: pulled[name] + of_initial[segment][name] for name in pulled})
        return ends
