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
    default: Any
    kind: type  #: bool: a switch; str: a name; object: a number, or several kinds
    expected: str  #: in words
    help: str  #: the command line's

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")


# begin options (utils/python_options.py)
# fmt: off
_ROWS = (
    Option("layer", None, str, "a string", "layer of the file (default: the only one)"),
    Option("dtype", "f32", str, "a string", "f32, or on a CPU f64; bf16, f16: of tokens and outputs, in a kernel that computes in f32"),
    Option("products", "f32", str, "a string", "f32 or bf16: what a CPU with AVX512-BF16 rounds operands of products of matrices to; sums stay in f32"),
    Option("form", "auto", str, "a string", "primal, dual or auto"),
    Option("chunk", None, object, "a number", "tokens at a time where the program has no mini-batches; never changes the function (default: 16)"),
    Option("target", None, str, "a string", "aarch64-linux-gnu: another CPU; sm_90a: a GPU; halide: this CPU, by Halide (default: this CPU, by LLVM)"),
    Option("target_cpu", "native", str, "a string", "CPU to compile for; default: native, this machine's, and a kernel that others may not open. x86-64-v3: any CPU with AVX2; several: a kernel for each, of which the runtime takes the first that this machine can run; help: list the names"),
    Option("warpgroups", None, object, "a number", "columns and terms from which four warps of sm_90a compute a product together, by wgmma (default: 128)"),
    Option("backward", False, bool, "True or False", "compile the gradient too: entries save and backward"),
    Option("checkpoint", None, object, "a number, 'none' or 'auto'", "mini-batches per saved state, none (save products too) or auto (fewest bytes for --tokens); default: 1"),
    Option("tokens", None, object, "a number", "length that --checkpoint=auto is chosen for, and that --explain counts bytes for (default: 2048)"),
    Option("wrt", None, object, "names of inputs", "inputs whose gradients are asked for, q,k,W1 (default: all)"),
    Option("decode", None, object, "a number", "compile entries prefill and decode too, for up to N tokens a call"),
    Option("context", None, object, "a number", "tokens of a sequence that --decode stores without a window, at most (default: 4096)"),
    Option("segments", False, bool, "True or False", "compile segments of sequences: states that begin at zero are inputs, and where it is affine, entry summary is the map of a segment's states"),
    Option("invariant", False, bool, "True or False", "the same bits however a sequence is cut into calls; with stored tokens (append), forward's are others"),
    Option("allow_huge", False, bool, "True or False", "compile arrays and workspaces of more than 2^31 elements too"),
)
# fmt: on
# end options

#: By keyword. Constants of a layer that have one of these names are given in ``dims``.
OPTIONS = {option.name: option for option in _ROWS}

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
    if value is None:
        return []
    if isinstance(value, bool) != is_switch or not isinstance(value, option.kind):
        raise TypeError(
            f"{option.name}: expected {option.expected}, found {value!r}\nhint: {option.name}: {as_keywords(option.help)}"
        )
    if isinstance(value, type(option.default)) and value == option.default:
        return []
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
