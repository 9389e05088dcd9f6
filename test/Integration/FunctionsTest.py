#===- FunctionsTest.py - Elementwise functions over their range ------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Each function on arguments of one narrow range at a time, so that errors of small results are not
# hidden by large ones, against the interpreter; and their gradients.
#
#===------------------------------------------------------------------------===#

import math
import pathlib
import random
import struct
import sys

from Support import EXAMPLES, SEED, TTT_RUN, TTTC, IntegrationTest, main

sys.path.insert(0, str(EXAMPLES.parents[1] / "utils"))
import npz

FUNCTIONS = ["exp(x)", "log(abs(x))", "sqrt(abs(x))", "sigmoid(x)", "softplus(x)", "silu(x)",
             "relu(x)", "x^3", "1 / x", "max(x, 1 - x)"]
# 1 - y^2 and 1 + erf(x) cancel completely in float32 far from zero, as in PyTorch.
NEAR = ["tanh(x)", "gelu(x)", "gelu_erf(x)"]


def layer_of(functions):
    probes = "".join(f"    probe p{i} = {text}\n" for i, text in enumerate(functions))
    total = " + ".join(f"sum({text}) * w{i}" for i, text in enumerate(functions))
    weights = ", ".join(f"w{i}" for i in range(len(functions)))
    return f"layer functions(d = 3) {{\n  token x : [d], {weights}\n  each token {{\n{probes}" \
           f"    out = {total}\n  }}\n}}\n"


class FunctionsTest(IntegrationTest):
    def check(self, functions, ranges, *flags):
        layer, draw = self.dir / "functions.ttt", random.Random(SEED)
        layer.write_text(layer_of(functions))
        inputs, cotangents = self.dir / "in.npz", self.dir / "cotangents.npz"
        for dtype in ("f32", "f64"):
            kernel = self.dir / f"{dtype}.so"
            self.call(TTTC, layer, "--backward", f"--dtype={dtype}", "-o", kernel, *flags, timeout=120)
            for least in ranges:
                numbers = [draw.uniform(least, least + 4) for _ in range(60)]
                npz.write(cotangents, {"d_out": npz.Array((1, 1, 20), [1.0] * 20)})
                run = TTT_RUN, layer, "--inputs", inputs, f"--kernel={kernel}", "--check"
                # One gradient at a time, because a large one would hide the others.
                for only in range(len(functions)):
                    arrays = {f"w{i}": npz.Array((1, 1, 20), [float(i == only)] * 20)
                              for i in range(len(functions))}
                    npz.write(inputs, dict(arrays, x=npz.Array((1, 1, 20, 3), numbers)))
                    with self.subTest(functions[only], dtype=dtype, least=least):
                        self.call(*run)
                        self.call(*run, "--backward", f"--cotangents={cotangents}")

    def test_from_tail_to_tail(self):
        self.check(FUNCTIONS, range(-40, 40, 8))

    def test_near_zero(self):
        self.check(NEAR, (-4, 0))

    def test_by_halide(self):
        """The expressions of compiler/lib/Target/Halide/Functions.cpp."""
        if not (pathlib.Path(TTTC).parent / "tttc-halide").exists():
            self.skipTest("no Halide")
        self.check(FUNCTIONS, self.drawn(range(-40, 40, 8), 2), "--target=halide")
        self.check(NEAR, (-4, 0), "--target=halide")

    def test_logarithms_of_subnormal_numbers(self):
        layer, kernel = self.dir / "functions.ttt", self.dir / "f32.so"
        layer.write_text(layer_of(["log(x)"]))
        self.call(TTTC, layer, "-o", kernel)
        numbers = [2.0 ** -power * (1 + power / 8) for power in (*range(1, 8), *range(126, 147))]
        inputs, outputs = self.dir / "in.npz", self.dir / "out.npz"
        rows = len(numbers)
        npz.write(inputs, {"x": npz.Array((1, 1, rows, 3), [x for x in numbers for _ in range(3)]),
                           "w0": npz.Array((1, 1, rows), [1.0] * rows)})
        self.call(TTT_RUN, layer, "--inputs", inputs, f"--kernel={kernel}", "--outputs", outputs)
        given = [struct.unpack("f", struct.pack("f", x))[0] for x in numbers for _ in range(3)]
        for x, found in zip(given, npz.read(outputs)["p0"].values, strict=True):
            self.assertAlmostEqual(found, math.log(x), delta=2e-7 * abs(math.log(x)))


if __name__ == "__main__":
    main()
