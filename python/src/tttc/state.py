# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""State that is passed from one call to the next."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

__all__ = ["State"]


class State:
    """Arrays from which a sequence continues, immutable.

    From a call: the final values of its states, ``W1`` of shape ``[B, H, ...]``, to be passed as
    ``initial_state``. From ``prefill`` and ``decode``: all carried values, also in the middle of a
    mini-batch, and ``position``, the number of preceding tokens of each sequence (``[B]``, i64).
    """

    __slots__ = ("arrays", "names", "position", "program")

    names: tuple[str, ...]
    arrays: tuple[Any, ...]
    position: Any
    program: str

    def __init__(self, names: tuple[str, ...], arrays: tuple[Any, ...], position: Any, program: str):
        set_field = object.__setattr__
        set_field(self, "names", tuple(names))
        set_field(self, "arrays", tuple(arrays))
        set_field(self, "position", position)
        set_field(self, "program", program)
        if "jax" in sys.modules and "jax" not in _registered:
            register_with_frameworks()

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a state is immutable: cannot set '{name}'")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a state is immutable: cannot delete '{name}'")

    def __getitem__(self, which: int | str) -> Any:
        """An array, by index or name."""
        if isinstance(which, str):
            try:
                return self.arrays[self.names.index(which)]
            except ValueError:
                raise KeyError(f"{which!r}: the state has {', '.join(self.names)}") from None
        return self.arrays[which]

    def __len__(self) -> int:
        return len(self.arrays)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.arrays)

    def items(self) -> Iterator[tuple[str, Any]]:
        return zip(self.names, self.arrays)

    def map(self, function: Callable[[Any], Any]) -> State:
        """The state with ``function`` applied to each array, and to ``position``."""
        position = None if self.position is None else function(self.position)
        return State(self.names, tuple(function(array) for array in self.arrays), position, self.program)

    def to(self, *args: Any, **kwargs: Any) -> State:
        """PyTorch's ``Tensor.to`` for each array, for example to another device."""
        return self.map(lambda array: array.to(*args, **kwargs))

    def clone(self) -> State:
        """A copy."""
        return self.map(lambda array: array.clone() if hasattr(array, "clone") else array.copy())

    def detach(self) -> State:
        """PyTorch's ``Tensor.detach`` for each array: no gradient flows back through it."""
        return self.map(lambda array: array.detach())

    def to_dict(self) -> dict[str, Any]:
        """A dictionary for ``numpy.savez`` or ``torch.save``; State.from_dict reads it."""
        fields = dict(self.items())
        # No array can have this name.
        if self.position is not None:
            fields[".position"] = self.position
        fields[".program"] = self.program
        return fields

    @staticmethod
    def from_dict(fields: Mapping[str, Any]) -> State:
        """The state that ``to_dict`` wrote; accepts the result of ``numpy.load`` directly."""
        fields = dict(fields)
        wanted = "expected what State.to_dict wrote"
        if ".program" not in fields:
            raise ValueError(
                f"{wanted}: a dictionary with '.program', found {', '.join(map(repr, fields)) or 'nothing'}"
            )
        program = str(fields.pop(".program"))
        position = fields.pop(".position", None)
        for name, array in fields.items():
            if not hasattr(array, "shape"):
                raise TypeError(f"{wanted}: an array as '{name}', found {type(array).__name__}")
        return State(tuple(fields), tuple(fields.values()), position, program)

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.names, self.arrays, self.position, self.program)

    def __repr__(self) -> str:
        shapes = ", ".join(f"{name}: {list(array.shape)}" for name, array in self.items())
        return f"State({shapes})"


def _flatten(state: State):
    position = () if state.position is None else (state.position,)
    return (*state.arrays, *position), (state.names, state.position is not None, state.program)


def _unflatten(children, context) -> State:
    names, has_position, program = context
    children = tuple(children)
    position = children[-1] if has_position else None
    return State(names, children[: len(names)], position, program)


_registered: set[str] = set()


def register_with_frameworks() -> None:
    """Registers State as a container with PyTorch and JAX, if they are imported."""
    if "torch" in sys.modules and "torch" not in _registered:
        _registered.add("torch")
        from torch.utils import _pytree

        _pytree.register_pytree_node(
            State,
            lambda state: (list(_flatten(state)[0]), _flatten(state)[1]),
            _unflatten,
            serialized_type_name="tttc.State",
        )
    if "jax" in sys.modules and "jax" not in _registered:
        _registered.add("jax")
        import jax

        jax.tree_util.register_pytree_node(State, _flatten, lambda context, children: _unflatten(children, context))
