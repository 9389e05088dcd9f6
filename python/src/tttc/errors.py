# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exceptions and diagnostics."""

from __future__ import annotations

import re
import sys
import warnings
from typing import Any, NamedTuple

__all__ = ["CallError", "CompileError", "CompileWarning", "CompilerNotFound", "Diagnostic"]


class Diagnostic(NamedTuple):
    """A message of the compiler.

    Lines and columns count from 1, columns in bytes; a line of 0 means that the message has no
    location in the text.
    """

    severity: str  #: "error", "warning", "remark" or "note"
    message: str
    hint: str  #: suggested fix; may be empty
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    text: str  #: the whole message with its line of the program and a caret

    def __str__(self) -> str:
        return self.text


class CompileError(Exception):
    """A program does not compile. The message shows the line and a caret."""

    def __init__(self, text: str, diagnostics: tuple[Diagnostic, ...] = ()):
        super().__init__(text)
        self.diagnostics = diagnostics


class CompileWarning(UserWarning):
    """A program compiles, but may not do what was intended."""


class CompilerNotFound(CompileError):
    """No compiler was found."""


#: Packages whose frames stand between a warning and the line of the user that caused it.
_BETWEEN = (__package__, "torch", "jax")


def warn(message: str, category: type[Warning]) -> None:
    """Warns at the line that called this package, directly or through PyTorch or JAX."""
    # Python 3.11 has no ``skip_file_prefixes``.
    level, frame = 2, sys._getframe(1)
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] in _BETWEEN:
        level, frame = level + 1, frame.f_back
    warnings.warn(message, category, stacklevel=level)


def brief(value: Any) -> str:
    """A value in a message, in one line of limited length."""
    text = " ".join(repr(value).split())
    return text if len(text) <= 100 else text[:97] + "..."


_TENSOR = re.compile(r"tensor '([^']+)'|^'([^']+)'")
_SHORT_NAMES = {"bfloat16": "bf16", "float16": "f16", "float32": "f32", "float64": "f64"}
_EXPECTED = re.compile(r"expected (.+?)(?:, found (.+))?$", re.DOTALL)


def _remedy(expected: str | None, found: str | None, tensor: str | None) -> str:
    """A hint for an array whose element type differs from the kernel's."""
    kernel, given = (expected or "").split(" ")[-1], _SHORT_NAMES.get(found or "", found or "")
    if kernel not in _SHORT_NAMES.values() or given not in _SHORT_NAMES.values():
        return ""
    hint = f"\nhint: convert it to {kernel}"
    is_input = tensor is not None and tensor != "out" and not tensor.startswith("d_") and not tensor.endswith("_final")
    if not is_input:
        return hint
    if {kernel, given} == {"f32", "f64"} or not {kernel, given} & {"f32", "f64"}:
        return f'{hint}, or compile with dtype="{given}"'
    if kernel in ("f32", "f64"):
        return f'{hint}: params and states are always; tokens of a layer with dtype="{given}" have 16 bits'
    return (
        f"{hint}: tokens of the layer have 16 bits; with PyTorch, torch.autocast does so for calls of the layer (not "
        "for `run`, `prefill` and `decode`)"
    )


class CallError(ValueError):
    """A call is invalid; nothing was computed.

    ``status`` is that of the runtime ("shape", "dtype", "stride", ...); ``tensor``, ``expected``
    and ``found`` are None if the message does not contain them.
    """

    def __init__(self, message: str, status: str = "invalid_argument", tensor: str | None = None):
        self.status = status
        named = _TENSOR.search(message)
        self.tensor: str | None = tensor or (named and (named[1] or named[2])) or None
        compared = _EXPECTED.search(message.partition("\nhint: ")[0])
        self.expected: str | None = compared[1] if compared else None
        self.found: str | None = compared[2] if compared else None
        super().__init__(message + (_remedy(self.expected, self.found, self.tensor) if status == "dtype" else ""))


def unreadable(name: str, array: Any, in_call: bool) -> CallError | None:
    """The error of an array whose memory an entry cannot read; None for others. ``in_call``: a call of
    the layer takes such an array."""
    # An array of such a type exists only where its module is imported.
    jax, distributed = sys.modules.get("jax"), sys.modules.get("torch.distributed.tensor")
    if jax is not None and isinstance(array, jax.Array) and not isinstance(array, jax.core.Tracer):
        if array.is_deleted():
            return CallError(
                f"'{name}': expected an array that has memory, found one that was deleted or donated", tensor=name
            )
        devices = len(array.sharding.device_set)
        if devices > 1:
            hint = "\nhint: `run` takes arrays of one device; the call itself, layer(...), takes it" if in_call else ""
            return CallError(
                f"'{name}': expected an array of one device, found one that is spread over {devices} devices{hint}",
                "unsupported",
                name,
            )
    # Older versions have no DTensor there.
    if isinstance(array, getattr(distributed, "DTensor", ())):
        return CallError(
            f"'{name}': expected a tensor with memory of its own, found a DTensor\nhint: its local tensor, "
            ".to_local(), has it",
            "unsupported",
            name,
        )
    return None
