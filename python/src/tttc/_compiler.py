# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the compiler in a separate process for each compilation.

Fatal errors, stack overflows and excessive memory use do not affect the caller, Ctrl-C and a time
limit work, and no second LLVM is loaded in addition to that of a framework.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from ._options import as_keywords
from .errors import CompileError, CompilerNotFound, Diagnostic

if TYPE_CHECKING:
    import subprocess


class Result(NamedTuple):
    output: bytes
    diagnostics: tuple[Diagnostic, ...]

    @property
    def report(self) -> str:
        """The messages; identical remarks for several functions of a layer are merged."""
        return "\n".join(dict.fromkeys(diagnostic.text for diagnostic in self.diagnostics))


def find(tool: str = "tttc") -> str:
    """The path of `tttc` or `ttt-run`: in $TTTC_COMPILER_DIR, the package tttc-compiler, or PATH."""
    named = os.environ.get("TTTC_COMPILER_DIR")
    if named:
        path = os.path.join(named, tool)
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return path
        raise CompilerNotFound(f"TTTC_COMPILER_DIR: there is no program '{path}'")
    try:
        import tttc_compiler
    except ImportError:
        pass
    else:
        return tttc_compiler.program(tool)
    import shutil

    found = shutil.which(tool)
    if found is None:
        raise CompilerNotFound(
            f"the compiler '{tool}' is not to be found\n"
            "hint: pip install tttc-compiler, or name its folder in TTTC_COMPILER_DIR; a kernel that "
            "was compiled elsewhere needs none: tttc.load(FILE)"
        )
    return found


def build_id(path: str) -> str:
    """The GNU build id of the compiler, read from the file without starting a process."""
    info = os.stat(path)
    known = (path, info.st_mtime_ns, info.st_size, info.st_ino)
    if known not in _build_ids:
        _build_ids[known] = _read_build_id(path) or f"{info.st_mtime_ns}-{info.st_size}"
    return _build_ids[known]


_build_ids: dict[tuple, str] = {}


def _read_build_id(path: str) -> str:
    """The note NT_GNU_BUILD_ID of an ELF64 file as hexadecimal digits; empty if there is none."""
    import struct

    with open(path, "rb") as file:
        header = file.read(64)
        if header[:5] != b"\x7fELF\x02":
            return ""
        (offset,) = struct.unpack_from("<Q", header, 32)
        size, count = struct.unpack_from("<HH", header, 54)
        file.seek(offset)
        table = file.read(size * count)
        for i in range(count):
            kind, _, at, _, _, length, _, _ = struct.unpack_from("<IIQQQQQQ", table, i * size)
            if kind != 4:  # PT_NOTE
                continue
            file.seek(at)
            notes = file.read(length)
            place = 0
            while place + 12 <= len(notes):
                name_size, data_size, note = struct.unpack_from("<III", notes, place)
                data = place + 12 + (name_size + 3) // 4 * 4
                if note == 3 and notes[place + 12 : place + 16] == b"GNU\0":
                    return notes[data : data + data_size].hex()
                place = data + (data_size + 3) // 4 * 4
    return ""


def encoded(text: str) -> bytes:
    """The bytes of a program; surrogates in ``text`` are bytes that are not UTF-8 (PEP 383)."""
    try:
        return text.encode(errors="surrogateescape")
    except UnicodeEncodeError:
        # Other surrogates, of which the compiler reports the place.
        return text.encode(errors="surrogatepass")


def run(
    text: str,
    name: str,
    flags: list[str],
    output: str = "-",
    timeout: float | None = None,
    in_python: Callable[[str], str] = as_keywords,
) -> Result:
    """Compiles ``text``, named ``name`` in messages, to the file ``output``; "-" returns it.

    ``in_python`` puts a message with flags of tttc in the terms of the caller. Raises CompileError with the compiler's messages, or if the compiler ends abnormally.
    """
    import subprocess

    command = [find(), "-", f"--name={name}", "--diagnostics=json", "-o", output, *flags]
    if output != "-":
        command.append("--header=no")
    try:
        done = _run(command, encoded(text), timeout)
    except subprocess.TimeoutExpired:
        raise CompileError(f"{name}: the compiler took more than {timeout} s and was stopped") from None
    diagnostics, rest = _read_diagnostics(done.stderr.decode(errors="replace"), in_python)
    result = Result(done.stdout, diagnostics)
    if done.returncode == 0:
        return result
    if done.returncode < 0:
        import signal

        try:
            how = signal.Signals(-done.returncode).name
        except ValueError:
            how = f"signal {-done.returncode}"
        raise CompileError(f"{name}: the compiler was ended by {how}\n{rest}".rstrip(), diagnostics)
    errors = [diagnostic.text for diagnostic in diagnostics if diagnostic.severity in ("error", "note")]
    raise CompileError("\n".join([*errors, rest]).strip() or f"{name}: exit status {done.returncode}", diagnostics)


def _run(command: list[str], text: bytes, timeout: float | None) -> subprocess.CompletedProcess[bytes]:
    """As subprocess.run, but at a time limit and Ctrl-C the compiler can end what it runs.

    It then also removes its temporary files, which SIGKILL would leave.
    """
    import subprocess

    # If this process is killed, the compiler ends too.
    environment, pipe = {**os.environ, "TTTC_END_WITH_PARENT": "1"}, subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment) as compiler:
        try:
            output, messages = compiler.communicate(text, timeout)
        except BaseException:
            compiler.terminate()
            try:
                compiler.wait(5)
            except subprocess.TimeoutExpired:
                compiler.kill()
            raise
    return subprocess.CompletedProcess(command, compiler.returncode, output, messages)


def _read_diagnostics(stderr: str, in_python: Callable[[str], str]) -> tuple[tuple[Diagnostic, ...], str]:
    """Splits stderr into diagnostics and the text between them."""
    if not stderr:
        return (), ""
    import json

    found, rest = [], []
    # `splitlines` would also split at other separators inside a message, such as U+2028.
    for line in stderr.rstrip("\n").split("\n"):
        try:
            message = json.loads(line)
        except ValueError:
            rest.append(line)
            continue
        if "severity" in message:
            found.append(_diagnostic(message, in_python))
    return tuple(found), "\n".join(rest)


def _diagnostic(message: dict, in_python: Callable[[str], str]) -> Diagnostic:
    for part in ("message", "hint"):
        if "--" in message.get(part, ""):
            written = in_python(message[part])
            message["text"] = message["text"].replace(message[part], written)
            message[part] = written
    return Diagnostic(
        message["severity"],
        message["message"],
        message.get("hint", ""),
        message.get("file", ""),
        message.get("line", 0),
        message.get("column", 0),
        message.get("end_line", 0),
        message.get("end_column", 0),
        message["text"].rstrip(),
    )
