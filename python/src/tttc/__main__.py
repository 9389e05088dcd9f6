# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``python -m tttc doctor | cache {ls,verify,clear} | cmake-dir``, and the console scripts."""

from __future__ import annotations

import argparse
import os
import sys

from . import _cache, _compiler, _core
from .errors import CallError, CompileError, CompilerNotFound


def _doctor() -> int:
    """Reports components, with advice on missing ones. Returns 1 if a layer does not run."""
    import importlib.util
    import shutil
    import subprocess

    from . import __version__

    good = True

    def line(name: str, text: str) -> None:
        print(f"{name:<14} {text}")

    line("tttc", f"{__version__}, {os.path.dirname(os.path.abspath(__file__))}")
    line("python", f"{sys.version.split()[0]}, {sys.executable}")
    line("cpu", _core.host_features() or "features are not known")
    for tool in ("tttc", "ttt-run"):
        try:
            path = _compiler.find(tool)
            said = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False)
            version = " ".join(said.stdout.split()) or said.stderr.strip()
            line(tool, f"{path}: {version}")
            good = good and said.returncode == 0
        except (CompilerNotFound, OSError, subprocess.TimeoutExpired) as error:
            line(tool, f"MISSING: {error}")
            good = False
    try:
        kept = _cache.entries()
        place = _cache.prepared_folder()
        note = "" if place == _cache.folder() else f" cannot be used; {place} is, and is lost with the process"
        line("cache", f"{_cache.folder()}{note}: {len(kept)} kernels, {sum(size for _, size in kept) / 1e6:.1f} MB")
    except PermissionError as error:
        line("cache", f"REFUSED: {error}")
        good = False
    for name in ("numpy", "torch", "jax"):
        if importlib.util.find_spec(name) is None:
            line(name, "not installed")
        else:
            import importlib.metadata

            note = " (this tttc was built without JAX)" if name == "jax" and not hasattr(_core, "jax_handler") else ""
            line(name, importlib.metadata.version(name) + note)
    line("ptxas", shutil.which("ptxas") or "not in PATH: kernels for GPUs are PTX, which the driver compiles")
    line("CUDA driver", _driver())
    if good:
        good = _try_layer(line)
    return 0 if good else 1


def _driver() -> str:
    import ctypes

    path = os.environ.get("TTTC_CUDA_LIBRARY") or "libcuda.so.1"
    try:
        driver = ctypes.CDLL(path)
    except OSError as error:
        return f"none ({error})"
    version = ctypes.c_int()
    driver.cuDriverGetVersion(ctypes.byref(version))
    count = ctypes.c_int()
    status = driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count))
    return f"{path}, CUDA {version.value // 1000}.{version.value % 1000 // 10}, {count.value if status == 0 else 0} devices"


_SMALL_LAYER = """layer doctor(d = 4) {
  token q, k, v : [d]
  learner f(x) {
    state W : [d, d] = 0
    return x @ W
  }
  loss(f) = 0.5 * sum((f(k) - v)^2)
  each token {
    f = f - 0.1 * grad(loss, f)
    out = f(q)
  }
}
"""


def _try_layer(line) -> bool:
    """Compiles and runs a layer of one state, whose first output is known."""
    import array

    from . import compile

    try:
        layer = compile(_SMALL_LAYER, name="doctor", layout="bhtd")
        q = memoryview(array.array("f", [1, 2, 3, 4])).cast("B").cast("f", [1, 1, 1, 4])
        out = memoryview(array.array("f", [0] * 4)).cast("B").cast("f", [1, 1, 1, 4])
        final = memoryview(array.array("f", [0] * 16)).cast("B").cast("f", [1, 1, 4, 4])
        layer.run(q, q, q, out=out, W_final=final)
    except (CompileError, CallError) as error:
        line("first layer", f"FAILED: {error}")
        return False
    # q @ (0.1 k^T v) with q = k = v, whose squared length is 30.
    wanted = [3.0 * value for value in (1, 2, 3, 4)]
    good = all(abs(got - value) < 1e-4 for got, value in zip(out.cast("B").cast("f").tolist(), wanted))
    line("first layer", "compiled, run, right" if good else f"WRONG: {out.cast('B').cast('f').tolist()}")
    return good


def _say_cmake_dir() -> int:
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib", "cmake", "tttc")
    if not os.path.isdir(path):
        print("tttc: error: this is a build folder; `cmake --install` makes the package for CMake", file=sys.stderr)
        return 1
    print(path)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tttc")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("doctor", help="what is installed, and whether a layer compiles and runs")
    cache = commands.add_parser("cache", help="the kernels that are kept")
    cache.add_argument("action", choices=["ls", "verify", "clear"])
    commands.add_parser("cmake-dir", help="the folder for CMake's tttc_DIR: kernels in programs of C and C++")
    given = parser.parse_args()
    if given.command == "doctor":
        return _doctor()
    if given.command == "cmake-dir":
        return _say_cmake_dir()
    if given.action == "ls":
        for path, size in _cache.entries():
            print(f"{size:>10} {path}")
    elif given.action == "verify":
        bad = _cache.verify()
        for path, reason in bad:
            print(f"{path}: {reason}")
        return 1 if bad else 0
    else:
        print(f"removed {_cache.clear()} kernels")
    return 0


def _become(tool: str) -> None:
    """Replaces this process by a program of the compiler."""
    try:
        path = _compiler.find(tool)
    except CompilerNotFound as error:
        sys.exit(f"{tool}: error: {error}")
    os.execv(path, [path, *sys.argv[1:]])


def run_tttc() -> None:
    _become("tttc")


def run_ttt_run() -> None:
    _become("ttt-run")


def _run() -> int:
    """``main``, for an output that may be closed (``cache ls | head``) or full."""
    try:
        status = main()
        sys.stdout.flush()
        return status
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            print(f"tttc: error: {error.filename or 'standard output'}: {error.strerror}", file=sys.stderr)
        # Python writes the rest when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(_run())
