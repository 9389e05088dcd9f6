# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Instructions of a call from Python, counted by callgrind instead of timed, so that machine load
does not matter. `benchmarks/python/overhead.py` measures times."""

import os
import re
import shutil
import subprocess
import sys

import pytest
from conftest import EXAMPLES

import tttc

# Instructions of one call above tttc_run, NumPy arrays, B = H = T = 1, d = b = 8: measured 17,700
# and 22,700, half of them in NumPy.
LIMITS = {"given": 19_000, "allocated": 24_500}
CALLS = 500


def count(code, function, tmp_path):
    """Instructions in a function, given by its name or a prefix, including its callees."""
    command = [
        "valgrind",
        "--tool=callgrind",
        f"--callgrind-out-file={tmp_path / 'callgrind.out'}",
        f"--toggle-collect={function}",
        sys.executable,
        "-c",
        code,
    ]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    return int(re.search(r"Collected : (\d+)", done.stderr)[1])


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="no valgrind in PATH")
@pytest.mark.parametrize("outputs", list(LIMITS))
def test_instructions_of_a_call(tmp_path, outputs):
    # A CPU that valgrind supports.
    layer = tttc.compile(EXAMPLES / "ttt_linear.ttt", d=8, b=8, target_cpu="x86-64-v3")
    path = tmp_path / "layer.so"
    shutil.copy(layer._compiled.kernel_path, path)
    buffers = (
        "dict(W1_final=np.empty((1, 1, 8, 8), 'f'), b1_final=np.empty((1, 1, 8), 'f'), out=np.empty((1, 1, 1, 8), 'f'))"
    )
    code = f"""
import numpy as np
import tttc
layer = tttc.load({str(path)!r})
shapes = [(1, 1, 1, 8)] * 3 + [(1, 1, 1), (1, 8), (1, 8), (8,), (1, 8, 8), (1, 8)]
arrays = [np.full(shape, 0.1, 'f') for shape in shapes]
outputs = {buffers if outputs == "given" else "{}"}
for _ in range({CALLS}):
    layer.run(*arrays, num_threads=1, **outputs)
"""
    whole, kernel = (count(code, function, tmp_path) / CALLS for function in ("tttc::python::callEntry*", "tttc_run"))
    print(f"{whole - kernel:.0f} instructions, and {kernel:.0f} of tttc_run")
    assert kernel > 5000, "the name of a function has changed"
    assert whole - kernel <= LIMITS[outputs]
