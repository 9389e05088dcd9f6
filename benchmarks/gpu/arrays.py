# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs and expected results of kernels: random arrays and the interpreter's, in float64."""

import io
import pathlib
import re
import struct
import sys
import tempfile
import zipfile

import layers
import objects

sys.path.insert(0, str(layers.ROOT / "utils"))

import npz  # noqa: E402

# Relative RMS errors that rounding in f32 explains, of outputs and of gradients.
OUTPUTS, GRADIENTS = 2e-6, 5e-6
# Limits of 16-bit types are measured by test-arrays: number of draws, and the permitted multiple
# of the measured error. Draws hardly differ for the many elements of long sequences.
DRAWS, FEW_DRAWS, TIMES, LONG = 8, 2, 3, 100
EPSILON = 2.0 ** -24


def to_bf16(value):
    """Rounds to bfloat16, to nearest even."""
    word = struct.unpack("<I", struct.pack("<f", value))[0]
    return struct.unpack("<f", struct.pack("<I", (word + 0x7fff + (word >> 16 & 1)) &
                                           0xffff0000))[0]


def rounded(array):
    return npz.Array(array.shape, map(to_bf16, array.values), array.descr)


def store(path, arrays, descr="<f4"):
    """Writes arrays, compressed: values rounded to 16 bits have many zero bytes."""
    plain = io.BytesIO()
    npz.write(plain, {key: npz.Array(array.shape, array.values, descr)
                      for key, array in arrays.items()})
    with zipfile.ZipFile(plain) as source, zipfile.ZipFile(path, "w") as file:
        for member in source.infolist():
            file.writestr(zipfile.ZipInfo(member.filename), source.read(member),
                          zipfile.ZIP_DEFLATED, 9)


def limits_of(said):
    """{array: its limit} from a report of test-arrays."""
    return {name: float(limit) for name, limit in
            re.findall(r"^(\S+) .*expected at most ([^:\s]+)", said, re.MULTILINE)}


class Arrays:
    def __init__(self, tools, folder):
        self.tools, self.folder = tools, folder
        folder.mkdir(parents=True, exist_ok=True)

    def tool(self, name, *words):
        return objects.call(self.tools / name, *words)

    def inputs(self, kernel, size, name, seed, positive=False):
        """Random arrays of a size (B, H, T); 16-bit inputs of the kernel are rounded to 16 bits."""
        batch, heads, tokens = size
        path, text = self.folder / f"{name}.in.npz", layers.text_of(kernel.layer)
        dims = {**kernel.dims, "heads": kernel.dims.get("heads", heads)}
        self.tool("test-arrays", "random", text, path, f"--seed={seed}", f"--batch={batch}",
                  f"--tokens={tokens}", *objects.dim_flags(dims))
        arrays = npz.read(path)
        taken = re.findall(r"^//   (\S+) \[.*: token, in$", self.signature(kernel), re.MULTILINE)
        if positive and "alpha" in arrays:  # peers compute its logarithm
            alpha = arrays["alpha"]
            arrays["alpha"] = npz.Array(alpha.shape, (value or 1.0 for value in alpha.values))
        if kernel.layer == "ttt_linear_fla":  # takes 16-bit parameters too
            taken += ["gamma", "beta"]
        if kernel.dtype == "bf16":
            arrays.update({key: rounded(arrays[key]) for key in taken})
        store(path, arrays)  # all values are exact in f32
        return path

    def signature(self, kernel):
        return self.tool("tttc", layers.text_of(kernel.layer), "--emit=signature", "-o", "-",
                         *objects.dim_flags({"heads": 2, **kernel.dims}))

    def cotangents(self, kernel, inputs, name, seed):
        path = self.folder / f"{name}.cot.npz"
        self.tool("test-arrays", "cotangents", layers.text_of(kernel.layer), inputs, path,
                  f"--seed={seed}", *objects.dim_flags(kernel.dims))
        arrays = npz.read(path)
        if kernel.dtype == "bf16":
            arrays["d_out"] = rounded(arrays["d_out"])
        store(path, arrays)
        return path

    def expected(self, kernel, inputs, name, only=None):
        """The interpreter's outputs, or only those in `only`."""
        path = self.folder / f"{name}.out.npz"
        self.tool("ttt-run", layers.text_of(kernel.layer), "--interpret", "--inputs", inputs,
                  "--outputs", path, *objects.dim_flags(kernel.dims))
        return self.keep(kernel, path, only)

    def keep(self, kernel, path, only=None):
        """Stores results; f32 is enough for those compared with 16-bit results."""
        arrays = npz.read(path)
        store(path, {key: arrays[key] for key in only or arrays},
              "<f8" if kernel.dtype == "f32" else "<f4")
        return path

    def gradients(self, kernel, inputs, cotangents, name):
        path = self.folder / f"{name}.grad.npz"
        self.tool("ttt-run", layers.text_of(kernel.layer), "--interpret", "--backward", "--inputs",
                  inputs, "--cotangents", cotangents, "--outputs", path,
                  *objects.dim_flags(kernel.dims))
        return self.keep(kernel, path)

    def limit(self, kernel, inputs, expected):
        """Limit of f32 outputs: 2e-6, or 8 times the error of the interpreter's own runs in f32."""
        with tempfile.TemporaryDirectory() as folder:
            single = pathlib.Path(folder) / "single.npz"
            store(single, npz.read(expected))
            said = self.tool("test-arrays", "check", layers.text_of(kernel.layer), inputs, single,
                             f"--limit={OUTPUTS}", "--common", "--limits", *objects.dim_flags(kernel.dims))
        return max(limits_of(said).values())

    def gradient_limits(self, limit):
        """Limits of f32 gradients, relative to each array and to the largest one. Where sums
        cancel, or rounding errors grow on the way to the outputs, 8 such errors may grow as much
        again on the way back."""
        growth = limit / 8 / EPSILON
        return GRADIENTS, max(GRADIENTS, 8 * growth ** 2 * EPSILON)

    def add_limits(self, kernel, inputs, expected, tokens, cotangents=None):
        """Stores a limit for each array of `expected` in the same file, for 16-bit kernels. Limits
        are at least those of f32 rounding."""
        arrays = npz.read(expected)
        least, more = ((GRADIENTS, [f"--cotangents={cotangents}"]) if cotangents
                       else (self.limit(kernel, inputs, expected), []))
        said = self.tool("test-arrays", "check-narrow", layers.text_of(kernel.layer), inputs,
                         expected, f"--dtype={kernel.dtype}", f"--times={TIMES}",
                         f"--draws={FEW_DRAWS if tokens > LONG else DRAWS}", f"--limit={least}",
                         *more, *objects.dim_flags(kernel.dims))
        limits = limits_of(said)
        store(expected, {**arrays, **{f"limit.{name}": npz.Array((), [limits[name]])
                                      for name in arrays}})
