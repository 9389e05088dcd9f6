# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures the overhead of a call from Python above the kernel's own time.

TTT-Linear with B = H = T = 1, d = b = 8: nearly all overhead, 12 tensors. Prints microseconds per
call: the minimum of many batches of calls, since other load may be present, and the median.

    python benchmarks/python/overhead.py [--json FILE]
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

import numpy as np

import tttc

TEXT = os.path.join(os.path.dirname(__file__), "..", "..", "dsl", "examples", "ttt_linear.ttt")
ROWS, CALLS = 200, 200


def measure(function):
    """(minimum, median) microseconds of a call, over batches of calls."""
    function()
    rows = []
    for _ in range(ROWS):
        begin = time.perf_counter_ns()
        for _ in range(CALLS):
            function()
        rows.append((time.perf_counter_ns() - begin) / CALLS / 1e3)
    return min(rows), statistics.median(rows)


def c_call(layer, arrays):
    """The same call by the C++ client: `ttt-run --time`, microseconds."""
    from tttc import _compiler

    with tempfile.TemporaryDirectory() as folder:
        np.savez(
            f"{folder}/in.npz",
            **{
                name: array.swapaxes(1, 2) if name in ("q", "k", "v", "lr") else array for name, array in arrays.items()
            },
        )
        command = [_compiler.find("ttt-run"), TEXT, "--dim=d=8", "--dim=b=8", f"--inputs={folder}/in.npz", f"--outputs={folder}/out.npz",
                   f"--kernel={layer._compiled.kernel_path}", "--time=20000", "--threads=1"]  # fmt: skip
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return float(printed.split()[printed.split().index("median") + 1]) * 1e6 if "median" in printed else printed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--json")
    given = parser.parse_args()
    layer = tttc.compile(TEXT, d=8, b=8, backward=True)
    shapes = {"q": (1, 1, 1, 8), "k": (1, 1, 1, 8), "v": (1, 1, 1, 8), "lr": (1, 1, 1), "gamma": (1, 8), "beta": (1, 8),
              "tok": (8,), "W1": (1, 8, 8), "b1": (1, 8)}  # fmt: skip
    arrays = {name: np.full(shape, 0.1, np.float32) for name, shape in shapes.items()}
    outputs = {
        "W1_final": np.empty((1, 1, 8, 8), np.float32),
        "b1_final": np.empty((1, 1, 8), np.float32),
        "out": np.empty((1, 1, 1, 8), np.float32),
    }
    results = {"C call": c_call(layer, arrays)}
    one = {"num_threads": 1}
    results["NumPy, outputs given"] = measure(lambda: layer.run(*arrays.values(), **outputs, **one))
    results["NumPy, outputs allocated"] = measure(lambda: layer.run(*arrays.values(), **one))
    try:
        import torch
    except ImportError:
        torch = None
    if torch is not None:
        torch.set_num_threads(1)
        tensors = {name: torch.from_numpy(array) for name, array in arrays.items()}
        buffers = {name: torch.from_numpy(array) for name, array in outputs.items()}
        values = list(tensors.values())
        results["PyTorch, run, outputs given"] = measure(lambda: layer.run(*values, **buffers, **one))
        results["PyTorch, run, outputs allocated"] = measure(lambda: layer.run(*values, **one))
        with torch.no_grad():
            results["PyTorch, call without gradient"] = measure(lambda: layer(*values))
        leaves = [value.clone().requires_grad_() for value in values]
        results["PyTorch, call with gradient"] = measure(lambda: layer(*leaves))
        serving = tttc.compile(TEXT, d=8, b=8, decode=1)
        _, state = serving.prefill(*values)
        tokens = values[:7]
        for inplace in (False, True):
            # Always starts from the same state.
            results[f"PyTorch, decode{', in place' if inplace else ''}"] = measure(
                lambda inplace=inplace: serving.decode(*tokens, state=state, inplace=inplace)
            )
    try:
        import jax
    except ImportError:
        jax = None
    if jax is not None and hasattr(tttc._core, "jax_handler"):
        import jax.numpy as jnp

        values = [jnp.asarray(array) for array in arrays.values()]
        steps = 1000

        @jax.jit
        def loop(q, *rest):
            return jax.lax.fori_loop(0, steps, lambda _, q: layer(q, *rest), q)

        loop(*values).block_until_ready()
        rows = []
        for _ in range(50):
            begin = time.perf_counter_ns()
            loop(*values).block_until_ready()
            rows.append((time.perf_counter_ns() - begin) / steps / 1e3)
        results["JAX, in a jitted loop"] = (min(rows), statistics.median(rows))
    code = "import time; t = time.perf_counter(); import tttc; print((time.perf_counter() - t) * 1e3)"
    rows = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
        for _ in range(11)
    ]
    results["import tttc, ms"] = (min(rows), statistics.median(rows))

    def compile_warm():
        tttc._compile._layers.clear()
        tttc.compile(TEXT, d=8, b=8, backward=True)

    rows = []
    for _ in range(30):
        begin = time.perf_counter_ns()
        compile_warm()
        rows.append((time.perf_counter_ns() - begin) / 1e6)
    results["warm compile(), ms"] = (min(rows), statistics.median(rows))
    for name, value in results.items():
        print(f"{name:<36} {value if not isinstance(value, tuple) else '%.2f (median %.2f)' % value}")
    if given.json:
        with open(given.json, "w") as file:
            json.dump({"cpu": platform.processor() or platform.machine(), "results": results}, file, indent=1)


if __name__ == "__main__":
    main()
