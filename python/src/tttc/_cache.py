# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cache of compiled kernels, keyed by the inputs of their compilation.

One file per kernel, ``FOLDER/ab/abcdef....so``, and no other files, so that entries cannot be
inconsistent. A kernel is compiled into a temporary file of the same folder, loaded from there, and
renamed. There are no locks and no waiting, and a published file is not read back. Processes that
compile the same kernel at the same time all do so, and the last rename wins.
"""

from __future__ import annotations

import os
import stat

from . import _core
from .errors import CallError, CompileError, warn

SUFFIX = ".so"


def folder() -> str:
    """The cache: ``$TTTC_CACHE_DIR``, else ``tttc`` in ``$XDG_CACHE_HOME`` or ``~/.cache``."""
    named = os.environ.get("TTTC_CACHE_DIR")
    if named:
        return os.path.abspath(os.path.expanduser(named))
    base = os.environ.get("XDG_CACHE_HOME", "")
    # The XDG specification: relative paths are ignored.
    if not os.path.isabs(base):
        base = os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "tttc")


def prepared_folder() -> str:
    """Creates the folder if it is missing; warns and returns a temporary one if it cannot be used.

    Loading a kernel runs its code, so a folder of another user, or that others may write, is
    rejected.
    """
    path = folder()
    try:
        os.makedirs(path, mode=0o700, exist_ok=True)
        info = os.stat(path)
    except OSError as error:
        return _temporary(error.strerror or str(error))
    if not stat.S_ISDIR(info.st_mode):
        return _temporary("it is not a directory")
    if info.st_uid != os.geteuid():
        raise PermissionError(
            f"the cache '{path}' belongs to another user: expected owner {os.geteuid()}, found {info.st_uid}; name a "
            f"folder of your own in TTTC_CACHE_DIR"
        )
    if info.st_mode & 0o022:
        raise PermissionError(
            f"the cache '{path}' may be written by others: expected mode 0700, found {stat.S_IMODE(info.st_mode):04o}; "
            f"chmod 700 '{path}', or name another folder in TTTC_CACHE_DIR"
        )
    return path if os.access(path, os.W_OK) else _temporary("it cannot be written")


_temporary_folder: str | None = None


def _temporary(reason: str) -> str:
    """A folder of this process, removed when it ends, instead of the cache."""
    global _temporary_folder
    if _temporary_folder is None or not os.path.isdir(_temporary_folder):
        import atexit
        import shutil
        import tempfile

        _temporary_folder = tempfile.mkdtemp(prefix="tttc-")
        atexit.register(shutil.rmtree, _temporary_folder, ignore_errors=True)
        warn(
            f"the cache '{folder()}' cannot be used: {reason}; this process compiles without it. TTTC_CACHE_DIR names another folder",
            RuntimeWarning,
        )
    return _temporary_folder


def key_of(parts: dict[str, object]) -> str:
    """SHA-256 of all inputs of a compilation."""
    import hashlib

    text = "\0".join(f"{name}={parts[name]}" for name in sorted(parts))
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def load(key: str, compile_into) -> tuple[_core.Kernel, str]:
    """The kernel of ``key`` and its file; ``compile_into(path)`` writes it if none loads."""
    place = prepared_folder()
    try:
        return _load_or_make(place, key, compile_into)
    except OSError as error:
        if place == _temporary_folder:
            raise
        # The folder is full, or became read-only: the kernel can still be compiled.
        return _load_or_make(_temporary(error.strerror or str(error)), key, compile_into)


def _load_or_make(place: str, key: str, compile_into) -> tuple[_core.Kernel, str]:
    path = os.path.join(place, key[:2], key + SUFFIX)
    if os.path.exists(path):
        try:
            return _core.open(path), path
        except CallError:
            pass  # truncated by a full disk or a crash: compile again
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    made = f"{path[: -len(SUFFIX)]}.{os.getpid()}-{os.urandom(4).hex()}{SUFFIX}"
    try:
        try:
            compile_into(made)
        except CompileError as error:
            if made not in str(error):
                raise
            # The compiler could not write the file.
            raise OSError(str(error).removeprefix("error: ")) from error
        kernel = _core.open(made)
        os.replace(made, path)
        return kernel, path
    finally:
        try:
            os.unlink(made)
        except FileNotFoundError:
            pass


def entries() -> list[tuple[str, int]]:
    """(path, bytes) of each cached kernel."""
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
    """(path, reason) of each kernel that does not load. Such kernels are compiled again."""
    bad = []
    for path, _ in entries():
        try:
            _core.open(path)
        except CallError as error:
            bad.append((path, str(error)))
    return bad


def clear() -> int:
    """Removes all cached kernels; processes that have loaded one keep using it."""
    removed = 0
    for path, _ in entries():
        try:
            os.unlink(path)
            removed += 1
        except FileNotFoundError:
            pass
    return removed
