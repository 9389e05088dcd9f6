#===- Decoding.py - Kernels that continue a sequence ----------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# For tests that split sequences into calls, at random positions.
#
#===------------------------------------------------------------------------===#

import ast
import math
import pathlib
import random
import subprocess
import tempfile
import zipfile

from Support import (EXAMPLES, SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory,
                     small_dims)

TOKENS, MOST = 19, 4


def dims_of(name):
    return {"heads": 2, **small_dims(layer(name).read_text())}


def dim_flags(name):
    return [f"--dim={dim}={value}" for dim, value in dims_of(name).items()]


def examples():
    return sorted(path.stem for path in EXAMPLES.glob("*.ttt"))


def values(path, name="out"):
    """The bytes of an array of a file."""
    with zipfile.ZipFile(path) as file:
        return file.read(f"{name}.npy")


def past(path, to):
    """The bytes of `out` before token `to`."""
    data = values(path)
    end = 10 + int.from_bytes(data[8:10], "little")
    shape = ast.literal_eval(data[10:end].decode())["shape"]
    time = 2 if len(shape) > 3 else 1  # without H where the heads are joined
    sequences, tokens = math.prod(shape[:time]), shape[time]
    row = (len(data) - end) // (sequences * tokens)
    return [data[end + i * tokens * row:][:to * row] for i in range(sequences)]


class DecodingTest(IntegrationTest):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.kernels = pathlib.Path(holder.name)
        cls.compiled = {}

    def setUp(self):
        super().setUp()
        self.random = random.Random(SEED)

    def compile_decoding(self, name, *flags, most=MOST):
        """A kernel with decoding entries, or the error; compiled once per class."""
        flags = (f"--decode={most}", *flags)
        if (name, flags) not in self.compiled:
            kernel = self.kernels / f"{len(self.compiled)}.{pathlib.Path(name).stem}.so"
            result = subprocess.run([TTTC, layer(name), "--emit=so", "-o", kernel,
                                     *dim_flags(name), *flags],
                                    capture_output=True, text=True, timeout=120,
                                    preexec_fn=limit_memory)
            self.compiled[name, flags] = (
                (kernel, "") if result.returncode == 0 else (None, result.stderr))
        return self.compiled[name, flags]

    def decode(self, name, kernel, inputs, split, *flags, to="split.npz"):
        outputs = self.dir / to
        self.call(TTT_RUN, layer(name), "--inputs", inputs, "--outputs", outputs,
                  f"--kernel={kernel}", "--split=" + ",".join(map(str, split)),
                  *dim_flags(name), *flags)
        return outputs

    def pieces(self, longest, tokens=TOKENS):
        """Random lengths of calls: the first up to `longest`, the others up to MOST, possibly 0."""
        split = [self.random.randint(0, longest)]
        while sum(split) < tokens:
            split.append(min(self.random.randint(0, MOST), tokens - sum(split)))
        return split

    def two_splits(self):
        return self.pieces(TOKENS), self.pieces(9)
