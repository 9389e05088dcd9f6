# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Description of a call: the tensors that it takes and returns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING, Any, NamedTuple

from .errors import CompileError

if TYPE_CHECKING:
    from . import _core

__all__ = ["Axes", "EntryKind", "InitKind", "Role", "Signature", "Tensor"]


class EntryKind(IntEnum):
    """Entries of a kernel (``tttc_entry_kind`` of runtime.h)."""

    FORWARD = 0
    BACKWARD = 1
    DECODE = 2
    SAVE = 3
    PREFILL = 4
    SUMMARY = 5


class Role(IntEnum):
    """Role of a tensor in the layer (``tttc_role`` of runtime.h)."""

    TOKEN = 0
    PARAM = 1
    STATE_INITIAL = 2
    STATE_FINAL = 3
    OUTPUT = 4
    PROBE = 5
    SAVED = 6
    RESTORED = 7
    COTANGENT = 8
    GRADIENT = 9
    POSITION = 12
    STATE_DECAY = 13
    STATE_MAP = 14


class InitKind(IntEnum):
    """Initialization of an array for training (``tttc_init_kind`` of runtime.h)."""

    NONE = 0
    CONSTANT = 1  #: each element is the first value
    NORMAL = 2  #: mean and standard deviation
    UNIFORM = 3  #: between the first and the second value
    FIXED = 4  #: not trained: a sequence starts from the first value, a later segment from others


class Axes(IntFlag):
    """Leading axes of a tensor."""

    BATCH = 1
    HEAD = 2
    TIME = 4


_OUTPUTS = frozenset(
    (
        Role.STATE_FINAL,
        Role.OUTPUT,
        Role.PROBE,
        Role.SAVED,
        Role.GRADIENT,
        Role.STATE_DECAY,
        Role.STATE_MAP,
    )
)


class Tensor(NamedTuple):
    """A tensor of an entry's signature."""

    name: str  #: as in the text: ``q``, ``W1``, ``m.W1_final``
    role: Role
    dtype: str  #: "f32", "f64", "bf16", "f16" or "i64"
    axes: Axes
    inner: tuple[int, ...]  #: lengths of the axes after the leading ones
    time_block: int  #: tokens per entry of the axis T; -w: the last w tokens only
    init_kind: InitKind = InitKind.NONE  #: ``init`` of the text
    init_values: tuple[float, float] = (0.0, 0.0)

    @property
    def keyword(self) -> str:
        """The name as a keyword: ``m.W1`` is ``m_W1``."""
        return self.name.replace(".", "_")

    @property
    def start(self) -> str:
        """``init`` of the text, "normal(0.02)"; empty if it has none."""
        first, second = self.init_values
        return {
            InitKind.CONSTANT: f"init {first:g}",
            InitKind.NORMAL: f"init normal({second:g})",
            InitKind.UNIFORM: f"init uniform({first:g}, {second:g})",
        }.get(self.init_kind, "")

    @property
    def depends_on_lengths(self) -> bool:
        """Whether its length for packed sequences depends on where they end, not only on how many
        there are. That of saved values is enough for any."""
        return bool(self.axes & Axes.TIME) and self.time_block not in (0, 1) and self.role != Role.SAVED

    @property
    def is_output(self) -> bool:
        return self.role in _OUTPUTS

    def leading(self, layout: str) -> str:
        """Its leading axes in the order of a layout: "BTH", "BH", "H", ..."""
        if self.role in (Role.SAVED, Role.RESTORED):
            layout = "bhtd"
        axes = {"B": Axes.BATCH, "H": Axes.HEAD, "T": Axes.TIME}
        return "".join(axis for axis in layout.upper()[:3] if self.axes & axes[axis])

    def shape(self, layout: str, batch: int, heads: int, tokens: int, sequences: int | None = None) -> list[int]:
        """Lengths of all axes. ``sequences``: number of packed sequences, of ``tokens`` in total.
        If an axis T counts blocks of tokens, it is long enough for any lengths."""
        if sequences is None:
            entries = tokens
            if self.time_block > 1:
                entries = (tokens + self.time_block - 1) // self.time_block
            elif self.time_block < 0:
                entries = min(tokens, -self.time_block)
        else:
            batch = 1 if self.axes & Axes.TIME else sequences
            entries = tokens
            if self.time_block > 1:
                entries = tokens // self.time_block + sequences
            elif self.time_block < 0:
                entries = min(tokens, -self.time_block * sequences)
        lengths = {"B": batch, "H": heads, "T": entries}
        return [lengths[axis] for axis in self.leading(layout)] + list(self.inner)

    def shared_shape(self, layout: str, batch: int, heads: int, tokens: int) -> tuple[int, ...]:
        """Lengths of all axes of a state that all sequences share."""
        return tuple(self.shape(layout, batch, heads, tokens)["B" in self.leading(layout) :])


class Signature:
    """The tensors of an entry in the order of its arrays; ``signature[0]``, ``signature["W1"]``."""

    __slots__ = ("cut_tokens", "heads", "kind", "layout", "max_length", "max_tokens", "tensors")

    def __init__(
        self,
        kind: EntryKind,
        tensors: tuple[Tensor, ...],
        layout: str,
        heads: int,
        max_tokens: int,
        max_length: int,
        cut_tokens: int = 0,
    ):
        self.kind: EntryKind = kind
        self.tensors: tuple[Tensor, ...] = tensors
        self.layout: str = layout  #: "bthd" or "bhtd"
        self.heads: int = heads  #: number of heads fixed by the kernel; 0: any
        self.max_tokens: int = max_tokens  #: limit for a sequence in one call; 0: none
        self.max_length: int = max_length  #: limit for a sequence in total; 0: none
        #: A sequence may be cut into segments after multiples of this many tokens; 0: it may not.
        self.cut_tokens: int = cut_tokens

    def __iter__(self) -> Iterator[Tensor]:
        return iter(self.tensors)

    def __len__(self) -> int:
        return len(self.tensors)

    def extents(self, layout: str, arrays: Iterable[Any]) -> tuple[int, int, int]:
        """B, H and T of a call, each from the first array that has it; B and H are 1, T is 0 if none has.
        ``arrays``: in the order of ``inputs``, None if not given. An array of another rank does not
        count, except for a state that all sequences share."""
        found: dict[str, int] = {"H": self.heads} if self.heads else {}
        for tensor, array in zip(self.inputs, arrays):
            if array is None:
                continue
            leading = tensor.leading(layout)
            lacks = len(leading) + len(tensor.inner) - len(array.shape)
            if lacks == 1 and tensor.role == Role.STATE_INITIAL and "B" in leading:
                leading = leading.replace("B", "")
            elif lacks:
                continue
            for axis, length in zip(leading, array.shape):
                if axis != "T" or tensor.time_block in (0, 1):
                    found.setdefault(axis, length)
        return found.get("B", 1), found.get("H", 1), found.get("T", 0)

    @property
    def inputs(self) -> tuple[Tensor, ...]:
        return tuple(tensor for tensor in self.tensors if not tensor.is_output)

    @property
    def outputs(self) -> tuple[Tensor, ...]:
        return tuple(tensor for tensor in self.tensors if tensor.is_output)

    def __getitem__(self, which: int | str) -> Tensor:
        """By index, or by name, as in the text or as a keyword."""
        if isinstance(which, int):
            return self.tensors[which]
        for tensor in self.tensors:
            if which in (tensor.name, tensor.keyword):
                return tensor
        raise KeyError(which)

    def __repr__(self) -> str:
        return f"<tttc.Signature {self.kind.name.lower()}({', '.join(tensor.keyword for tensor in self.inputs)})>"

    def rows(self) -> list[tuple[str, str, str, str, str]]:
        """(name, shape, dtype, role, initialization) of each tensor, in words."""
        return [
            (
                tensor.keyword,
                "[" + ", ".join([*_written(tensor, self.layout), *map(str, tensor.inner)]) + "]",
                tensor.dtype,
                tensor.role.name.lower().replace("_", " "),
                tensor.start,
            )
            for tensor in self.tensors
        ]

    def __str__(self) -> str:
        table = self.rows()
        widths = [max(len(row[i]) for row in table) for i in range(5)]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in table)


def _written(tensor: Tensor, layout: str) -> list[str]:
    axes = list(tensor.leading(layout))
    if "T" in axes and tensor.time_block > 1:
        axes[axes.index("T")] = f"ceil(T/{tensor.time_block})"
    elif "T" in axes and tensor.time_block < 0:
        axes[axes.index("T")] = f"min(T,{-tensor.time_block})"
    return axes


#: Keywords of calls, which cannot name an array.
_OF_CALLS = frozenset(
    "self initial_state output_final_state cu_seqlens num_threads read_slots write_slots slots inplace cotangents "
    "tolerance".split()
)


#: Attributes of the tuples that ``run`` returns (struct sequences), which would hide an output.
_OF_RESULTS = frozenset("n_fields n_sequence_fields n_unnamed_fields".split())


def read_entry(entry: _core.Entry, kind: EntryKind, layout: str) -> Signature:
    """The signature of an entry of ``tttc._core``."""
    tensors = tuple(
        Tensor(name, Role(role), dtype, Axes(axes), inner, block, InitKind(init), values)
        for name, role, dtype, axes, inner, block, init, values in entry.tensors()
    )
    for place, tensor in enumerate(tensors):
        if tensor.keyword in _OF_RESULTS:
            raise CompileError(
                f"'{tensor.name}' is an attribute of the tuple of a call's outputs: give the array another name"
            )
        if tensor.keyword in _OF_CALLS:
            raise CompileError(f"'{tensor.name}' is a keyword of calls: give the array another name")
        twins = [other.name for other in tensors[:place] if other.keyword == tensor.keyword]
        if twins:
            raise CompileError(
                f"'{twins[0]}' and '{tensor.name}' would both be the keyword {tensor.keyword}: rename one of them"
            )
    return Signature(kind, tensors, layout, *entry.limits())
