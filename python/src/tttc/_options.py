# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compiler's options: keywords of ``compile``, flags of tttc, and messages about them."""

from __future__ import annotations

import math
import re
from typing import Any, NamedTuple


class Option(NamedTuple):
    """A keyword of ``compile`` that is a flag of tttc too: ``target_cpu`` and ``--target-cpu``."""

    name: str
    kind: type = object  #: bool: a switch; str: a name; object: a number, or several kinds
    expected: str = "a value"  #: in words
    is_of_torch: bool = True  #: whether `--emit=torch` takes it

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")


#: By keyword. Constants of a layer that have one of these names are given in ``dims``.
OPTIONS = {
    option.name: option
    for option in (
        Option("dtype", str, "a string"),
        Option("products", str, "a string", is_of_torch=False),
        Option("warpgroups", is_of_torch=False),
        Option("form", str, "a string"),
        Option("chunk"),
        Option("target", str, "a string"),
        Option("target_cpu", str, "a string"),
        Option("backward", bool, "True or False", is_of_torch=False),
        Option("checkpoint", expected="a number or 'auto'", is_of_torch=False),
        Option("tokens", is_of_torch=False),
        Option("wrt", expected="names of inputs", is_of_torch=False),
        Option("decode", expected="a number, the most tokens of a call", is_of_torch=False),
        Option("context", is_of_torch=False),
        Option("invariant", bool, "True or False", is_of_torch=False),
        Option("allow_huge", bool, "True or False"),
        Option("layer", str, "a string"),
    )
}

#: Flags of tttc that are no keywords of ``compile``, with the calls that do the same.
_CALLS = {
    "emit": "layer.ir(phase) returns a phase as text, layer.ir('dual') the dual form; form='dual' demands it of the kernel",
    "explain": "layer.explain() returns the remarks",
}


def flags_of(options: dict[str, Any], dims: dict[str, Any]) -> list[str]:
    """Options and constants as flags of tttc, in canonical order."""
    flags = []
    for name in sorted(options):
        flags += _flag_of(OPTIONS[name], options[name])
    for name in sorted(dims):
        flags.append(f"--dim={name}={_number(name, dims[name])!r}")
    return flags


def _flag_of(option: Option, value: Any) -> list[str]:
    """The flag of a value; none for a default."""
    is_switch = option.kind is bool
    if value is None or (value is False and is_switch):
        return []
    if isinstance(value, bool) != is_switch or not isinstance(value, option.kind):
        raise TypeError(f"{option.name}: expected {option.expected}, found {value!r}")
    if is_switch:
        return [option.flag]
    return [f"{option.flag}={','.join(map(str, value)) if isinstance(value, (list, tuple)) else value}"]


def _number(name: str, value: Any) -> int | float:
    """The value of a constant, also a number of NumPy."""
    value = value.item() if hasattr(value, "item") and getattr(value, "ndim", 0) == 0 else value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        if name in _CALLS:
            raise TypeError(f"{name}={value!r}: is no keyword of compile\nhint: {_CALLS[name]}")
        import difflib

        meant = difflib.get_close_matches(name, [*OPTIONS, "layout", "timeout"], 1)
        hint = f"; did you mean the option {meant[0]}?" if meant else ""
        raise TypeError(f"constant '{name}': expected a number, found {value!r}{hint}")
    if not math.isfinite(value):
        raise ValueError(f"constant '{name}': expected a finite number, found {value!r}")
    return value


# Messages.

#: A command of a tool with its flags, in backquotes or not; a flag of tttc, with what belongs to it.
_MENTIONED = re.compile(
    r"(?P<quote>`?)(?P<command>\b(?:tttc|ttt-run)(?: --?[a-z][\w-]*(?:=[\w:,.-]*\w)?)+)(?P=quote)"
    r"|(?P<constant>--dim[ =])(?=\w+=)"
    r"|(?P<options>--help)(?= lists the options)"
    r"|(?<![\w-])--(?P<flag>[a-z][a-z-]*)(?:(?P<value>=help\b|(?<=emit)=[\w-]+(?: -o \w+)?)(?: beside it)?)?"
)


def as_keywords(text: str) -> str:
    """A message of the command line in the terms of Python.

    ``--target-cpu=x`` becomes ``target_cpu=x``, ``--backward`` ``backward=True``. What only the command
    line can do becomes a whole command.
    """
    return _MENTIONED.sub(_in_python, text)


def _in_python(found: re.Match[str]) -> str:
    if found["constant"]:
        return ""  # `--dim heads=...` is the keyword `heads=...`
    if found["options"]:
        return "help(tttc.compile)"
    if found["flag"] == "dim":
        return "dims"
    option = OPTIONS.get((found["flag"] or "").replace("-", "_"))
    if option is None or found["value"]:
        command = found["command"] or f"tttc --{found['flag']}{found['value'] or ''}"
        return f"the command line's `{command}`"
    return f"{option.name}=True" if option.kind is bool else option.name


#: Kinds of output that are no text, or several files.
BINARIES = ("so", "obj", "cubin", "bundle")


def as_phases(text: str) -> str:
    """A message of the compiler in the terms of ``Layer.ir``: ``--emit=tile`` becomes ``ir('tile')``, and
    kinds that ``ir`` does not return are not among those expected."""
    if not text.startswith("--emit="):
        return as_keywords(text)
    binary = "|".join(BINARIES)
    text = re.sub(rf"\b(?:{binary}), |, (?:{binary})(?= or )", "", text)
    text = re.sub(rf", (\w+) or (?:{binary})\b", r" or \1", text)
    text = re.sub(rf"--emit=(?!(?:{binary})\b)([\w-]+)", r"ir('\1')", text)
    return as_keywords(re.sub(r"expected (--target=.*) beside it", r"expected a layer compiled with \1", text))
