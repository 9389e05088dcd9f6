#===- Support.py - Runs ttt-run in the tests -----------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# .npz files without NumPy, and a test case that calls a copy of ttt-run in a
# separate directory without a compiler.
#
#===------------------------------------------------------------------------===#

import array
import ast
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import types
import unittest
import zipfile

HERE = pathlib.Path(__file__).parent
TTT_RUN, KERNELS = (pathlib.Path(path) for path in sys.argv[1:3])
ROOT = HERE.parents[2]
CODES = {"<f4": "f", "<f8": "d", "<i4": "i", "<i8": "q"}


class Array:
    """Numbers in C order with a shape and a NumPy type."""

    def __init__(self, shape, values, descr="<f8"):
        self.shape, self.values, self.descr = tuple(shape), list(values), descr


def write_npz(path, arrays):
    with zipfile.ZipFile(path, "w") as file:
        for name, item in arrays.items():
            header = repr({"descr": item.descr, "fortran_order": False, "shape": item.shape})
            header += " " * (-(len(header) + 11) % 64) + "\n"
            data = array.array(CODES[item.descr], item.values).tobytes()
            start = b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little")
            file.writestr(name + ".npy", start + header.encode() + data)


def read_npz(path):
    arrays = {}
    with zipfile.ZipFile(path) as file:
        for name in file.namelist():
            data = file.read(name)
            end = 10 + int.from_bytes(data[8:10], "little")
            header = ast.literal_eval(data[10:end].decode())
            values = array.array(CODES[header["descr"]])
            values.frombytes(data[end:])
            arrays[name[: -len(".npy")]] = Array(header["shape"], values, header["descr"])
    return arrays


def numpy_or_like():
    try:
        import numpy
        return numpy
    except ImportError:
        normal = types.SimpleNamespace(normal=lambda mean, deviation, shape: filled(*shape))
        return types.SimpleNamespace(random=normal, savez=lambda path, **arrays: write_npz(
            path, arrays))


def write_readme_arrays():
    """Runs README's lines of NumPy in the current directory, with a replacement if NumPy is not
    installed."""
    readme = (ROOT / "README.md").read_text()
    code = re.search(r"```python\n(import numpy.*?)```", readme, re.DOTALL)[1]
    sys.modules.setdefault("numpy", numpy_or_like())
    exec(code, {})


def count(shape):
    total = 1
    for axis in shape:
        total *= axis
    return total


def filled(*shape):
    """Distinct values between -1 and 1 with many digits."""
    return Array(shape, (((i * 7919 + 13) % 1000) / 500.3 - 1 for i in range(count(shape))))


def ema_inputs(b=2, h=2, t=5, d=3, batched_state=False):
    state = (b, h, d) if batched_state else (h, d)
    return {"x": filled(b, h, t, d), "gate": filled(b, h, t), "w": filled(h, d),
            "S": filled(*state)}


def ema(arrays):
    """The results of ema.ttt, computed directly: out, S_final and Z_final as flat lists."""
    b, h, t, d = arrays["x"].shape
    state = arrays["S"]
    out, final_s, final_z = [], [], []
    for n in range(b * h):
        head, first = n % h, n if len(state.shape) == 3 else n % h
        s = state.values[first * d : (first + 1) * d]
        z = [0.5] * d
        for i in range(n * t, (n + 1) * t):
            for j in range(d):
                x = arrays["x"].values[i * d + j]
                s[j] = arrays["w"].values[head * d + j] * s[j] + arrays["gate"].values[i] * x
                z[j] += x
                out.append(x * s[j] + z[j])
        final_s += s
        final_z += z
    return {"out": out, "S_final": final_s, "Z_final": final_z}


class ToolTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.dir = pathlib.Path(holder.name)
        self.temporary = self.dir / "temporary"
        self.temporary.mkdir()
        self.tool = self.dir / "bin" / "ttt-run"
        self.tool.parent.mkdir()
        shutil.copy(TTT_RUN, self.tool)
        self.layer = HERE / "ema.ttt"
        self.inputs, self.outputs = self.dir / "in.npz", self.dir / "out.npz"
        self.environment = dict(os.environ, TMPDIR=str(self.temporary), PATH="/usr/bin:/bin")
        self.environment.pop("TTTC", None)

    def call(self, *arguments):
        return subprocess.run([self.tool, *map(str, arguments)], env=self.environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=50)

    def run_layer(self, arrays, *options):
        """Calls ttt-run on these arrays and self.layer."""
        write_npz(self.inputs, arrays)
        return self.call(self.layer, "--inputs", self.inputs, "--outputs", self.outputs, *options)

    def assertFails(self, result, code, *parts):
        """Checks the exit status, and parts of stderr, in order."""
        self.assertEqual(result.returncode, code, result.stderr)
        position = 0
        for part in parts:
            found = result.stderr.find(part, position)
            self.assertNotEqual(found, -1, f"expected {part!r}, found:\n{result.stderr}")
            position = found + len(part)

    def assertEma(self, result, arrays, descr, delta):
        """Checks that the call succeeded and wrote the results of ema.ttt."""
        self.assertEqual(result.returncode, 0, result.stderr)
        written = read_npz(self.outputs)
        b, h, t, d = arrays["x"].shape
        shapes = {"out": (b, h, t, d), "S_final": (b, h, d), "Z_final": (b, h, d)}
        self.assertEqual({name: item.shape for name, item in written.items()}, shapes)
        for name, expected in ema(arrays).items():
            self.assertEqual(written[name].descr, descr)
            for actual, value in zip(written[name].values, expected):
                self.assertAlmostEqual(actual, value, delta=delta, msg=name)


def main():
    unittest.main(argv=sys.argv[:1])
