# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compilation of a program's text to a layer, through the cache."""

from __future__ import annotations

import numbers
import os
import re
import stat
from collections.abc import Mapping
from typing import Any

from . import _cache, _compiler, _core
from ._options import BINARIES, OPTIONS, as_phases, flags_of
from .errors import CallError, CompileError, CompileWarning, warn
from .layer import Layer


class Compiled:
    """The inputs of a compilation, to request further output from the compiler."""

    def __init__(
        self, text: str, name: str, options: dict[str, Any], dims: dict[str, Any], timeout: float | None, path: str
    ):
        self.text, self.name, self.options, self.dims = text, name, options, dims
        self.timeout, self.kernel_path = timeout, path

    @property
    def flags(self) -> list[str]:
        return flags_of(self.options, self.dims)

    def emit(self, phase: str) -> str:
        if not isinstance(phase, str) or not re.fullmatch(r"[\w-]+", phase):
            raise ValueError(f"ir: expected the name of a phase, such as 'dual', found {phase!r}")
        if phase in BINARIES:
            raise ValueError(f"ir: expected a phase that is text, found '{phase}'")
        options = self.options
        if phase == "torch":
            # The code is for whole sequences and differentiated by PyTorch: other options do not apply.
            options = {name: options[name] for name in _OF_TORCH}
            # Tensors of the code have any type: 16 bits concern a kernel's memory.
            if options["dtype"] in ("bf16", "f16"):
                options["dtype"] = "f32"
        flags = [*flags_of(options, self.dims), f"--emit={phase}"]
        result = _compiler.run(self.text, self.name, flags, timeout=self.timeout, in_python=as_phases)
        return result.output.decode()

    def explain(self) -> str:
        # The signature is the cheapest output that has all remarks.
        result = _compiler.run(
            self.text, self.name, [*self.flags, "--explain", "--emit=signature"], timeout=self.timeout
        )
        return result.report


# Options of `--emit=torch`.
_OF_TORCH = ("layer", "dtype", "form", "chunk", "target", "target_cpu", "allow_huge")

# The compiler's limit (``maxSourceBytes``).
_MOST_BYTES = 1 << 20

_KINDS = {stat.S_IFDIR: "a directory", stat.S_IFIFO: "a FIFO", stat.S_IFSOCK: "a socket"}


def _find_irregular(path: str) -> str:
    """The kind of a file that is not regular: reading it may wait or not end. Empty if it is."""
    kind = stat.S_IFMT(os.stat(path).st_mode)
    return "" if kind == stat.S_IFREG else _KINDS.get(kind, "a device")


def _read_source(source: str | bytes | os.PathLike[str], name: str | None) -> tuple[str, str]:
    """The text and its name in messages. A string with a newline is a text.

    Bytes of a file that are not UTF-8 become surrogates, which ``_compiler.encoded`` reverses.
    """
    if isinstance(source, bytes) and b"\n" in source:
        source = source.decode(errors="surrogateescape")
    if isinstance(source, str) and "\n" in source:
        return source, name or "<text>"
    if not os.fspath(source):
        raise FileNotFoundError("compile: expected a file, or a text with a newline, found an empty string")
    path = os.fsdecode(source)
    if kind := _find_irregular(path):
        raise CompileError(
            f"cannot read '{path}': expected a regular file, found {kind}\nhint: read it, and give the text itself"
        )
    with open(path, "rb") as file:
        try:
            # One byte more than the limit, so that the compiler reports it.
            text = file.read(_MOST_BYTES + 1)
        except OSError as error:
            raise CompileError(f"cannot read '{path}': {error.strerror}") from error
    return text.decode(errors="surrogateescape"), name or path


#: Limit of ``timeout``; operating systems count milliseconds in 32 bits.
_MOST_SECONDS = 1_000_000


def _check_timeout(timeout: Any) -> None:
    if timeout is None:
        return
    expected = f"timeout: expected seconds above 0, at most {_MOST_SECONDS}, or None for no limit, found {timeout!r}"
    if isinstance(timeout, bool) or not isinstance(timeout, numbers.Real):
        raise TypeError(expected)
    if not 0 < float(timeout) <= _MOST_SECONDS:
        raise ValueError(expected)


def compile(
    source: str | bytes | os.PathLike[str],
    /,
    *,
    name: str | None = None,
    layout: str = "bthd",
    # begin options (utils/python_options.py)
    layer: str | None = None,
    dtype: str = "f32",
    products: str = "f32",
    form: str = "auto",
    chunk: int | None = None,
    target: str | None = None,
    target_cpu: str = "native",
    warpgroups: int | None = None,
    backward: bool = False,
    checkpoint: int | str | None = None,
    tokens: int | None = None,
    wrt: list[str] | tuple[str, ...] | str | None = None,
    decode: int | None = None,
    context: int | None = None,
    segments: bool = False,
    invariant: bool = False,
    allow_huge: bool = False,
    # end options
    dims: Mapping[str, float] | None = None,
    timeout: float | None = None,
    **constants: float,
) -> Layer:
    """Compiles a layer, or loads its kernel from the cache.

    ``source`` is a file, or the text itself (with a newline), which ``name`` names in
    messages. Constants of the layer are keywords, ``d=64``; ``dims`` takes those that have the name
    of an option. The options are those of the command line (``tttc --help``): ``dtype`` f32, or
    bf16 or f16 for tokens and outputs beside states in f32, or on a CPU f64; ``products="bf16"``: a CPU
    with AVX512-BF16 rounds operands of products of matrices; ``target="sm_90a"``: a GPU, which uses wgmma for products of
    ``warpgroups`` columns and terms or more;
    ``target="halide"``: this CPU, by Halide, which needs the program tttc-halide beside the compiler; ``backward``: also the gradient, of the inputs
    ``wrt``; ``decode=N``: also ``prefill`` and ``decode``, for up to N tokens a call. ``layout`` is
    "bthd" or "bhtd". ``timeout``: limit in seconds for the compiler.

    Raises CompileError with the compiler's message, its source line and a caret.
    """
    if layout not in ("bthd", "bhtd"):
        raise ValueError(f"layout: expected 'bthd' or 'bhtd', found {layout!r}")
    _check_timeout(timeout)
    if target_cpu == "help":
        raise CompileError(
            "target_cpu: expected the name of a CPU, found 'help'\nhint: `tttc --target-cpu=help` lists the names"
        )
    if dims is not None and not isinstance(dims, Mapping):
        raise TypeError(f"dims: expected a mapping of names to numbers, {{'d': 64}}, found {dims!r}")
    for constant in constants:
        if constant in (dims or {}):
            raise TypeError(f"constant '{constant}' is given twice: in dims and as a keyword; leave one of them out")
    text, called = _read_source(source, name)
    given = locals()
    options = {option: given[option] for option in OPTIONS}
    made = _compile_text(text, called, options, {**(dims or {}), **constants}, layout, timeout)
    _check_dims(made, given, dims or {})
    return made


def _depends_on_host(target: str | None, target_cpu: str | None) -> bool:
    """Whether the code depends on this machine's processor: not that of a GPU or a named CPU."""
    return "native" in (target_cpu or "native").split(",") and not str(target).startswith("sm_")


def _compile_text(
    text: str, called: str, options: dict[str, Any], dims: dict[str, Any], layout: str, timeout: float | None
) -> Layer:
    """Compiles, or loads the kernel from the cache. Reconstructs a pickled layer."""
    flags = flags_of(options, dims)
    target, target_cpu = options["target"], options["target_cpu"]
    compiler = _compiler.find()
    key = _cache.key_of(
        {
            "text": text,
            "flags": "\n".join(flags),
            "compiler": _compiler.build_id(compiler),
            "abi": _core.ABI_VERSION,
            "host": _core.host_features() if _depends_on_host(target, target_cpu) else "",
        }
    )
    known = (key, layout)
    if known in _layers:
        return _layers[known]

    def compile_into(path: str) -> None:
        result = _compiler.run(text, called, flags, output=path, timeout=timeout)
        _warn(result)

    try:
        kernel, path = _cache.load(key, compile_into)
    except CallError as error:
        if not _is_for_another_machine(error):
            raise
        raise CompileError(
            f"target={target!r}: the kernel is for another machine, and this one cannot open it\nhint: the command line "
            f"writes it to a file, `tttc FILE.ttt --target={target} -o FILE.so`; there, tttc.load opens it"
        ) from error
    compiled = Compiled(text, called, options, dims, timeout, path)
    made_by = (_compile_text, (text, called, options, dims, layout, timeout))
    made = Layer(kernel, layout=layout, key=key, source=text, made_by=made_by, compiled=compiled)
    _layers[known] = made
    return made


def _is_for_another_machine(error: CallError) -> bool:
    """Whether a kernel that was just compiled cannot be opened because its file is for another processor."""
    return error.status == "load" and "expected machine" in str(error)


#: Layers of this process by key and layout, so that each has one kernel and one set of operators.
_layers: dict[tuple[str, str], Layer] = {}


def _warn(result: _compiler.Result) -> None:
    for diagnostic in result.diagnostics:
        if diagnostic.severity == "warning":
            warn(diagnostic.text, CompileWarning)


def _check_dims(layer: Layer, given: dict, dims: Mapping[str, float]) -> None:
    """Rejects options that are also constants of the layer, because either may be meant."""
    defaults: dict[str, Any] = compile.__kwdefaults__ or {}
    for option in (*OPTIONS, "layout", "timeout", "name"):
        if option in layer.dims and option not in dims and given[option] != defaults[option]:
            raise CompileError(
                f"{option}={given[option]!r}: the layer has a constant `{option}`, and it is an option of "
                f"compile\nhint: dims={{'{option}': {layer.dims[option]}}} says the constant; beside it the "
                f"keyword is the option"
            )


def example(name: str) -> str:
    """The path of an example of the package: ``tttc.compile(tttc.example("ttt_linear"), d=64)``."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "examples")
    path = os.path.join(folder, name + ".ttt")
    if not os.path.exists(path):
        names = sorted(file.removesuffix(".ttt") for file in os.listdir(folder) if file.endswith(".ttt"))
        raise FileNotFoundError(f"there is no example '{name}'; there are {', '.join(names)}")
    return path


def load(path: str | os.PathLike[str], *, layer: str | None = None, layout: str = "bthd") -> Layer:
    """Loads a compiled kernel; does not need the compiler. Opening it runs its code: open only
    files that you trust. The file stays mapped: replace it by renaming another one, never in place.
    ``layer`` selects one if the file holds several."""
    if not os.fspath(path):
        raise FileNotFoundError("load: expected the .so of a kernel, found an empty path")
    path = os.path.abspath(path)
    if kind := _find_irregular(path):
        raise CallError(f"cannot open '{path}': expected a regular file, the .so of a kernel, found {kind}", "load")
    with open(path, "rb") as file:
        import hashlib

        try:
            key = hashlib.file_digest(file, "sha256").hexdigest()
        except OSError as error:
            raise CallError(f"cannot read '{path}': {error.strerror}", "load") from error
    return Layer(
        _core.open(path, layer), layout=layout, key=key, source=None, made_by=(_load_same, (path, layer, layout, key))
    )


def _load_same(path: str, layer: str | None, layout: str, key: str) -> Layer:
    """Reconstructs a pickled layer that was loaded from a file."""
    found = load(path, layer=layer, layout=layout)
    if found.key != key:
        raise CallError(f"{path} is not the kernel that the layer {found.name} was pickled with")
    return found
