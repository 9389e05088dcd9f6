# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Comparison of a kernel with the interpreter on given arrays, by `ttt-run --check`."""

from __future__ import annotations

import os
import re
from typing import Any, NamedTuple

from . import _compiler
from ._options import as_keywords
from .errors import CallError
from .signature import EntryKind, Role

_ROW = re.compile(r"^(\S+)\s+relative RMS error (\S+?)(?:, (expected at most|of which rounding explains) (\S+))?$")
#: Flags that define the program; all others apply to the kernel, which is compiled already.
_OF_PROGRAM = ("--dim=", "--layer=", "--allow-huge")


class Row(NamedTuple):
    """Result for one output or gradient."""

    name: str
    error: float  #: relative RMS error against the interpreter
    limit: float | None  #: limit that is exceeded; None if it is not
    rounding: float | None  #: error explained by rounding, if it was measured


class Check:
    """True if every output is within its limit; prints as a table.

    The limit is ``tolerance``, or that of the element type, or the error that rounding explains if
    this is more.
    """

    def __init__(self, passed: bool, rows: list[Row], verdict: str, first: tuple[Any, ...] | None):
        self.passed = passed
        self.rows = rows
        #: What `ttt-run` says of errors above their limit, with its reasons: an estimate from a few
        #: runs of the interpreter and of a float64 kernel, no proof.
        self.verdict = verdict
        #: (tensor, index) of the first element whose error exceeds the limit, in the caller's
        #: layout; None if there is none.
        self.first = first

    def __bool__(self) -> bool:
        return self.passed

    def __str__(self) -> str:
        lines = []
        for row in self.rows:
            note = "" if row.limit is None else f"  expected at most {row.limit:.1e}"
            note += "" if row.rounding is None else f"  of which rounding explains {row.rounding:.1e}"
            lines.append(f"{row.name:<16} relative RMS error {row.error:.1e}{note}")
        if self.first is not None:
            lines.append(f"first at {self.first[0]}{list(self.first[1])}")
        return "\n".join([*lines, *filter(None, [self.verdict]), "passed" if self.passed else "FAILED"])

    __repr__ = __str__


def check(layer, compiled, arrays: tuple, named: dict, cotangents: dict | None, tolerance: float | None) -> Check:
    """See Layer.check."""
    import subprocess
    import tempfile

    try:
        import numpy as np
    except ImportError:
        raise ImportError(f"{layer.name}.check needs NumPy: pip install numpy") from None

    signature = layer.signature
    given = _bind(layer, signature.inputs, arrays, named)
    flags = [flag for flag in compiled.flags if flag.startswith(_OF_PROGRAM)]
    if cotangents is not None and not layer.has_backward:
        raise CallError(f"{layer.name}: the kernel has no gradient: compile it with backward=True", "unsupported")
    limit = [] if tolerance is None else [f"--tolerance={tolerance!r}"]
    with tempfile.TemporaryDirectory(prefix="tttc-") as folder:

        def path(name: str) -> str:
            return os.path.join(folder, name)

        with open(path("layer.ttt"), "wb") as file:
            file.write(_compiler.encoded(compiled.text))
        np.savez(
            path("inputs.npz"),
            **{tensor.name: _canonical(layer, tensor, given[tensor.name]) for tensor in signature.inputs},
        )
        base = [_compiler.find("ttt-run"), path("layer.ttt"), *flags, f"--inputs={path('inputs.npz')}"]
        if cotangents is not None:
            tensors = {
                tensor.name: tensor
                for tensor in layer.signatures[EntryKind.BACKWARD].inputs
                if tensor.role == Role.COTANGENT
            }
            unknown = [name for name in cotangents if name not in tensors]
            if unknown or not cotangents:
                lacks = f"no cotangent '{unknown[0]}'" if unknown else "no gradient without a cotangent"
                raise TypeError(f"{layer.name} has {lacks}; it has {', '.join(tensors)}")
            np.savez(
                path("cotangents.npz"),
                **{name: _canonical(layer, tensors[name], array) for name, array in cotangents.items()},
            )
            base.append(f"--cotangents={path('cotangents.npz')}")
            base.append("--backward")
        environment = {**os.environ, "TTTC": _compiler.find()}

        # The file was removed from the cache since: write the same kernel again.
        kernel_path = compiled.kernel_path
        if not os.path.exists(kernel_path):
            kernel_path = path("kernel.so")
            _compiler.run(compiled.text, compiled.name, compiled.flags, output=kernel_path)

        def run(*extra: str):
            return subprocess.run(
                [*base, *extra], capture_output=True, text=True, timeout=compiled.timeout, env=environment, check=False
            )

        done = run("--check", *limit, f"--kernel={kernel_path}")
        rows, others = [], []
        for line in done.stdout.splitlines():
            found = _ROW.match(line.strip())
            if not found:
                others.append(line.strip())
            else:
                number = float(found[4]) if found[4] else None
                exceeds = found[3] == "expected at most"
                rows.append(Row(found[1], float(found[2]), number if exceeds else None, None if exceeds else number))
        said = _in_python(done.stderr).replace(path("layer.ttt"), compiled.name)
        if done.returncode not in (0, 3):
            raise CallError(said or f"ttt-run: exit status {done.returncode}")
        first = None
        if done.returncode == 3:
            runs = (
                run("--interpret", f"--outputs={path('reference.npz')}"),
                run(f"--kernel={kernel_path}", f"--outputs={path('kernel.npz')}"),
            )
            if all(each.returncode == 0 for each in runs):
                with np.load(path("kernel.npz")) as got, np.load(path("reference.npz")) as wanted:
                    first = _first_difference(layer, rows, got, wanted)
        return Check(done.returncode == 0, rows, "\n".join(filter(None, [*others, said])), first)


def _in_python(messages: str) -> str:
    """What `ttt-run` says, in the terms of ``Layer.check``."""
    lines = [line.removeprefix("ttt-run: ") for line in messages.splitlines()]
    text = "\n".join(line for line in lines if line != "hint: --help lists the options")
    for flag, written in (("--check: ", ""), ("--tolerance X", "tolerance"), ("--tolerance", "tolerance")):
        text = text.replace(flag, written)
    return as_keywords(text)


def _bind(layer, inputs, arrays: tuple, named: dict) -> dict:
    if len(arrays) > len(inputs):
        raise TypeError(f"{layer.name} takes {len(inputs)} arrays by position, found {len(arrays)}")
    given = {tensor.name: array for tensor, array in zip(inputs, arrays)}
    names = {tensor.keyword: tensor.name for tensor in inputs}
    for keyword, array in named.items():
        if keyword not in names:
            raise TypeError(f"{layer.name} has no array '{keyword}'")
        given[names[keyword]] = array
    for tensor in inputs:
        if tensor.name not in given:
            raise TypeError(f"{layer.name}: the array '{tensor.keyword}' is missing")
    return given


def _canonical(layer, tensor, array):
    """Converts an array to NumPy, with the axes B, H, T."""
    import numpy as np

    if isinstance(array, np.ma.MaskedArray):
        raise CallError(f"'{tensor.name}': expected an array without a mask, found a masked one")
    if hasattr(array, "detach"):
        array = array.detach().cpu()
        if str(array.dtype) == "torch.bfloat16":
            array = array.float()
    array = np.asarray(array)
    rank, inner = len(tensor.leading(layer.layout)) + len(tensor.inner), tuple(tensor.inner)
    shared = tensor.role == Role.STATE_INITIAL and array.ndim == rank - 1
    if not (array.ndim == rank or shared) or array.shape[array.ndim - len(inner) :] != inner:
        axes = ", ".join([*tensor.leading(layer.layout), *map(str, inner)])
        raise CallError(f"{layer.name}: tensor '{tensor.name}': expected [{axes}], found {list(array.shape)}", "shape")
    return array if shared else _exchanged(layer, tensor, array)


def _exchanged(layer, tensor, array):
    leading = tensor.leading(layer.layout)
    if "TH" in leading:
        array = array.swapaxes(leading.index("T"), leading.index("H"))
    return array


def _first_difference(layer, rows: list[Row], got, wanted) -> tuple | None:
    """The first element whose error, in units of its tensor's RMS, is above the limit."""
    import numpy as np

    tensors = {tensor.name: tensor for signature in layer.signatures.values() for tensor in signature.outputs}
    for row in rows:
        if row.limit is None or row.name not in got.files or row.name not in wanted.files:
            continue
        reference = wanted[row.name].astype(np.float64)
        scale = np.sqrt(np.mean(reference**2)) or 1.0
        bad = ~(np.abs(got[row.name] - reference) <= row.limit * scale)
        bad = _exchanged(layer, tensors[row.name], bad) if row.name in tensors else bad
        if bad.any():
            return row.name, tuple(int(i) for i in np.argwhere(bad)[0])
    return None
