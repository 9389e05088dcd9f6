# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers as modules of PyTorch.

from tttc.torch import Module
heads = Module(tttc.compile("ttt_linear.ttt", d=64, b=16, backward=True), heads=8)
out = heads(q, k, v, lr)      # params and initial states are parameters of the module
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

import torch

from ._context import ContextParallel
from .errors import CallError, brief
from .layer import Layer
from .signature import EntryKind, InitKind, Role, Tensor
from .state import State

__all__ = ["Module", "context_parallel"]

_DTYPES = {"f32": torch.float32, "f64": torch.float64, "bf16": torch.bfloat16, "f16": torch.float16}

#: Initial value of one array: a number, a tensor, or a function that fills a tensor in place.
Start = float | torch.Tensor | Callable[[torch.Tensor], object]


class Module(torch.nn.Module):
    """A layer whose params and learned initial states are parameters.

    Parameters have the names of the text (``m.W1`` is ``m_W1``) and the shape ``[heads, ...]``, or
    no axis of heads if they are ``shared``. They start as ``init`` of the text says; the argument
    ``init`` adds or overrides initial values:
    ``{"W1": 0.0, "b1": torch.nn.init.zeros_, "tok": tensor}``. ``forward`` takes the tokens of the
    signature.
    """

    def __init__(
        self,
        layer: Layer,
        heads: int | None = None,
        *,
        init: Mapping[str, Start] | None = None,
        device: torch.device | str | None = None,
    ):
        super().__init__()
        compiled_heads = layer.signature.heads
        heads = heads if heads is not None else compiled_heads or None
        if heads is None:
            raise TypeError(f"{layer.name}: expected heads=, how many there are")
        if isinstance(heads, bool) or not hasattr(heads, "__index__"):
            raise TypeError(f"{layer.name}: expected a whole number of heads, found {heads!r}")
        heads = operator.index(heads)
        if heads < 1:
            raise ValueError(f"{layer.name}: expected at least one head, found heads={heads}")
        if compiled_heads and heads != compiled_heads:
            raise ValueError(f"{layer.name}: expected heads={compiled_heads}, which it was compiled for, found {heads}")
        self.layer: Layer = layer
        self.heads: int = heads
        if init is not None and not isinstance(init, Mapping):
            raise TypeError(
                f"{layer.name}: init: expected a dict of names of params and states to their initial values, "
                f"{{'W1': 0.0}}, found {brief(init)}"
            )
        starts: dict[Any, Any] = dict(init or {})
        signature = layer.signature
        trained = [
            tensor
            for tensor in signature.inputs
            if tensor.role in (Role.PARAM, Role.STATE_INITIAL) and tensor.init_kind != InitKind.FIXED
        ]
        lacking = [
            tensor.keyword for tensor in trained if tensor.keyword not in starts and tensor.init_kind == InitKind.NONE
        ]
        if lacking:
            raise ValueError(
                f"{layer.name}: it is not said how {', '.join(lacking)} begin; write `init` behind their shapes in "
                f"the text (`state W : [d, d] init normal(0.02)`), or give init={{{lacking[0]!r}: ...}}"
            )
        self._tokens = [tensor.keyword for tensor in signature.inputs if tensor.role == Role.TOKEN]
        self._trained = {tensor.keyword: tensor.name for tensor in trained}
        self._starts = {}
        for tensor in trained:
            self._starts[tensor.keyword] = starts.pop(tensor.keyword, tensor)
            if hasattr(self, tensor.keyword):
                raise ValueError(
                    f"{layer.name}: '{tensor.name}' has the name of an attribute of modules, {tensor.keyword}; give "
                    f"it another name in the text"
                )
            shape = _shape(tensor, heads)
            value = torch.empty(shape, dtype=_DTYPES[tensor.dtype], device=device)
            self.register_parameter(tensor.keyword, torch.nn.Parameter(value))
        if starts:
            raise ValueError(
                f"{layer.name} has no param or state {', '.join(map(str, starts))}; it has {', '.join(self._trained)}"
            )
        self.reset_parameters()

    @torch.no_grad()
    def reset_parameters(self) -> None:
        """Draws the parameters again, from PyTorch's default generator."""
        for name, start in self._starts.items():
            _begin(name, getattr(self, name), start)

    def forward(
        self,
        *tokens: torch.Tensor,
        initial_state: State | None = None,
        output_final_state: bool = False,
        cu_seqlens: torch.Tensor | None = None,
        **named: Any,
    ) -> Any:
        """``out``, and with ``output_final_state`` a State. ``initial_state`` replaces the
        parameters of the same names."""
        given = self._parameters_beside(named, () if initial_state is None else initial_state.names)
        return self.layer(
            **self._named(tokens, named),
            **given,
            initial_state=initial_state,
            output_final_state=output_final_state,
            cu_seqlens=cu_seqlens,
        )

    def prefill(
        self, *tokens: torch.Tensor, cu_seqlens: torch.Tensor | None = None, **named: Any
    ) -> tuple[torch.Tensor, State]:
        """``Layer.prefill`` with the module's parameters, beside those in ``named``."""
        return self.layer.prefill(
            **{**self._served(EntryKind.PREFILL), **self._named(tokens, named)}, cu_seqlens=cu_seqlens
        )

    def decode(
        self,
        *tokens: torch.Tensor,
        state: State,
        slots: tuple[torch.Tensor, torch.Tensor] | None = None,
        inplace: bool = False,
        cu_seqlens: torch.Tensor | None = None,
        **named: Any,
    ) -> tuple[torch.Tensor, State]:
        """``Layer.decode`` with the module's parameters, beside those in ``named``."""
        return self.layer.decode(
            **{**self._served(EntryKind.DECODE), **self._named(tokens, named)},
            state=state,
            slots=slots,
            inplace=inplace,
            cu_seqlens=cu_seqlens,
        )

    def _named(self, tokens: tuple, named: dict) -> dict:
        if len(tokens) > len(self._tokens):
            raise TypeError(
                f"{self.layer.name} takes the tokens {', '.join(self._tokens)}, found {len(tokens)} by position"
            )
        return {**dict(zip(self._tokens, tokens)), **named}

    def _parameters_beside(self, named: dict, states: tuple) -> dict:
        return {name: getattr(self, name) for name in self._trained if name not in named and name not in states}

    def _served(self, kind: EntryKind) -> dict:
        """The parameters that an entry takes; serving does not use gradients."""
        if kind not in self.layer.signatures:
            raise CallError(
                f"{self.layer.name}: the kernel cannot {kind.name.lower()}: compile it with decode=N", "unsupported"
            )
        # By the name in the text: `carry_m_W` is also the keyword of the carried `m.W`.
        takes = {tensor.name for tensor in self.layer.signatures[kind].inputs}
        return {keyword: getattr(self, keyword).detach() for keyword, name in self._trained.items() if name in takes}

    def extra_repr(self) -> str:
        return f"{self.layer.name}, heads={self.heads}, {self.layer.form} form"


def context_parallel(layer: Layer | Module, group: Any = None) -> Callable[..., Any]:
    """The layer on sequences whose tokens are spread over the processes of a group of
    ``torch.distributed`` (the default group if None).

    The result is called as the layer, or module, is, in all processes at once: process r of the
    group has the r-th segment of each sequence, the tokens that follow those of process r - 1.
    Segments may have different lengths, each but the last a multiple of ``signature.cut_tokens``.
    It returns ``out`` of the segment, and with ``output_final_state=True`` also the final states of
    the whole sequence, in all processes.

    The layer is compiled with ``segments=True``, and its states must change by an affine map
    (otherwise CallError); a process sends one map, of a size that does not depend on the number of
    tokens, forward, and one gradient of the states backward. The loss is the sum of those of all
    processes: the gradients of params and of learned initial states are to be summed over the group,
    as for data parallelism.
    """
    if not isinstance(layer, Module):
        return ContextParallel(layer, group)
    module, parallel = layer, ContextParallel(layer.layer, group)

    def call(*tokens: torch.Tensor, initial_state: State | None = None, **named: Any) -> Any:
        given = module._parameters_beside(named, () if initial_state is None else initial_state.names)
        return parallel(**{**module._named(tokens, named), **given}, initial_state=initial_state)

    return call


def _shape(tensor: Tensor, heads: int) -> list[int]:
    return ([heads] if "H" in tensor.leading("bhtd") else []) + list(tensor.inner)


def _begin(name: str, value: torch.Tensor, start: Start | Tensor) -> None:
    """Initializes a parameter."""
    if isinstance(start, Tensor):
        first, second = start.init_values
        if start.init_kind == InitKind.CONSTANT:
            value.fill_(first)
        elif start.init_kind == InitKind.NORMAL:
            value.normal_(first, second)
        elif start.init_kind == InitKind.UNIFORM:
            value.uniform_(first, second)
        else:
            raise NotImplementedError(f"init of {name}: {start.init_kind.name} is not known here")
    elif isinstance(start, torch.Tensor):
        if start.shape != value.shape:
            raise ValueError(f"init of {name}: expected shape {list(value.shape)}, found {list(start.shape)}")
        value.copy_(start)
    elif callable(start):
        try:
            start(value)
        except Exception as error:
            error.add_note(f"init of {name}: raised by {brief(start)}, called with the tensor to fill")
            raise
    else:
        value.fill_(_number(name, value, start))


def _number(name: str, value: torch.Tensor, start: Any) -> float:
    """The initial value of each element of a parameter."""
    if not isinstance(start, (str, bytes)):  # which float() would read
        try:
            return float(start)
        except (TypeError, ValueError):
            pass
    raise TypeError(
        f"init of {name}: expected a number, a tensor of shape {list(value.shape)}, or a function that fills such a "
        f"tensor in place, found {brief(start)}"
    )
