# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiled kernels, kept by what they were compiled from.

One file per kernel, ``FOLDER/ab/abcdef....so``, with nothing beside it, so that there is nothing
that could be half there. A kernel is compiled into a temporary file of the same folder, loaded from
there, and renamed; nobody waits, locks, or reads back what was published. Processes that compile
the same kernel at once both do, and the last name wins.
"""

from __future__ import annotations

import os

from . import _core

SUFFIX = ".so"


def folder() -> str:
    """Where kernels are kept: ``$TTTC_CACHE_DIR``, else ``tttc`` in ``$XDG_CACHE_HOME`` or ``~/.cache``."""
    named = os.environ.get("TTTC_CACHE_DIR")
    if named:
        return os.path.abspath(named)
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "tttc")


def prepared_folder() -> str:
    """The folder, made where it is missing; a temporary one where it cannot be used.

    Loading a kernel is running code, so that a folder which others may write is refused.
    """
    path = folder()
    try:
        os.makedirs(path, mode=0o700, exist_ok=True)
        info = os.stat(path)
    except OSError:
        return _temporary()
    if info.st_uid != os.geteuid() or info.st_mode & 0o022:
        raise PermissionError(
            f"the cache '{path}' may be written by others: expected a folder of this user with mode "
            f"0700 (chmod 700, or name another one in TTTC_CACHE_DIR)"
        )
    return path if os.access(path, os.W_OK) else _temporary()


_temporary_folder: str | None = None


def _temporary() -> str:
    """A folder of this process, removed with it."""
    global _temporary_folder
    if _temporary_folder is None or not os.path.isdir(_temporary_folder):
        import atexit
        import shutil
        import tempfile

        _temporary_folder = tempfile.mkdtemp(prefix="tttc-")
        atexit.register(shutil.rmtree, _temporary_folder, ignore_errors=True)
    return _temporary_folder


def key_of(parts: dict[str, object]) -> str:
    """SHA-256 of all that a kernel depends on."""
    import hashlib

    text = "\0".join(f"{name}={parts[name]}" for name in sorted(parts))
    return hashlib.sha256(text.encode()).hexdigest()


def load(key: str, compile_into) -> tuple[_core.Kernel, str]:
    """The kernel of ``key`` and its file; ``compile_into(path)`` writes its file where there is none that loads."""
    place = prepared_folder()
    try:
        return _load_or_make(place, key, compile_into)
    except OSError:
        if place == _temporary_folder:
            raise
        # Full, or made read-only since: the kernel is all the same to be had.
        return _load_or_make(_temporary(), key, compile_into)


def _load_or_make(place: str, key: str, compile_into) -> tuple[_core.Kernel, str]:
    from .errors import CallError

    path = os.path.join(place, key[:2], key + SUFFIX)
    if os.path.exists(path):
        try:
            return _core.open(path), path
        except CallError:
            pass  # torn by a full disk or a machine that stopped: made anew
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    made = f"{path[: -len(SUFFIX)]}.{os.getpid()}-{os.urandom(4).hex()}{SUFFIX}"
    try:
        compile_into(made)
        kernel = _core.open(made)
        os.replace(made, path)
        return kernel, path
    finally:
        try:
            os.unlink(made)
        except FileNotFoundError:
            pass


def entries() -> list[tuple[str, int]]:
    """(path, bytes) of each kernel that is kept."""
    found = []
    for base, _, names in os.walk(folder()):
        for name in sorted(names):
            if name.endswith(SUFFIX):
                path = os.path.join(base, name)
                try:
                    found.append((path, os.stat(path).st_size))
                except FileNotFoundError:
                    pass
    return found


def verify() -> list[tuple[str, str]]:
    """(path, reason) of each kernel that does not load. They do no harm: they are made anew."""
    from .errors import CallError

    bad = []
    for path, _ in entries():
        try:
            _core.open(path)
        except CallError as error:
            bad.append((path, str(error)))
    return bad


def clear() -> int:
    """Removes all kernels that are kept; those that a process has loaded go on there."""
    removed = 0
    for path, _ in entries():
        try:
            os.unlink(path)
            removed += 1
        except FileNotFoundError:
            pass
    return removed
