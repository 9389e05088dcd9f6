#===- VerdictTest.py - Kernels of another text, and above a limit ---------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The messages of `ttt-run` for a compiled kernel of another layer, and for one whose error is above
# a limit: a float64 compilation of the text decides, whatever kernel was run.
#
#===------------------------------------------------------------------------===#

import math
import os
import random
import re
import subprocess
import sys

from Device import npz
from Support import SEED, TTT_RUN, TTTC, IntegrationTest, layer, limit_memory, main

DIMS = "--dim=d=8", "--dim=b=4", "--dim=heads=2"
ROUNDING = "ttt-run: note: rounding: the float64 kernel agrees to "
CANCELS = """layer cancels(d = 8, b = 4) {
  token q, k, v : [d], lr
  learner f(x) {
    state W : [d, d]
    return x @ W
  }
  loss(f) = 0.5 * sum((f(k) - v)^2)
  every b {
    z = f
    each token {
      out = f(q) - z(q)
      f = f - lr * grad(loss, f)
    }
  }
}
"""
# The rounding error doubles with each token.
CHAOTIC = """layer chaotic(d = 4) {
  token q : [d]
  learner f(x) {
    state W : [d]
    return x * W
  }
  each token {
    W = 1 - 2 * W^2
    out = f(q)
  }
}
"""


class VerdictTest(IntegrationTest):
    def setUp(self):
        super().setUp()
        self.layer = self.dir / "ttt_linear.ttt"
        self.layer.write_text(layer("ttt_linear").read_text())
        self.kernel = self.dir / "kernel.so"

    def compile_for(self, *flags):
        self.call(TTTC, self.layer, "--emit=so", "-o", self.kernel, *DIMS, *flags)

    def run_tool(self, *options, dims=DIMS):
        words = [TTT_RUN, self.layer, *dims, *options]
        return subprocess.run([str(word) for word in words], capture_output=True, text=True,
                              timeout=60, preexec_fn=limit_memory, env=dict(
                                  os.environ, TTTC_CUDA_LIBRARY=sys.argv[4]))

    def test_another_text(self):
        self.compile_for()
        inputs = self.inputs(self.layer, {"d": 8, "b": 4})
        run = "--inputs", inputs, f"--kernel={self.kernel}", "--outputs", self.dir / "out.npz"
        text = self.layer.read_text()
        self.layer.write_text("// Other comments.\n\n" + text.replace(" = ", "  =  "))
        self.assertEqual(self.run_tool(*run).returncode, 0)
        for old, new in (("acc + lr", "acc - lr"), ("0.5", "0.25"), ("acc", "sum_of_steps")):
            self.layer.write_text(text.replace(old, new))
            result = self.run_tool(*run)
            self.assertEqual(result.returncode, 1)
            self.assertIn("kernel.so' was compiled from another text of layer 'ttt_linear' than "
                          "this one\nhint: compile it again, or leave out --kernel\n",
                          result.stderr)

    def test_gradients_that_cancel(self):
        """At the first token of a mini-batch f equals z: only rounding errors reach q."""
        self.layer.write_text(CANCELS)
        inputs, cotangents = self.inputs(self.layer, {"d": 8}, tokens=1), self.dir / "c.npz"
        self.arrays("cotangents", self.layer, inputs, cotangents, "--dim=d=8", "--dim=heads=2")
        for dtype in ("f32", "f64"):
            with self.subTest(dtype):
                result = self.run_tool("--inputs", inputs, "--check", "--backward",
                                       f"--cotangents={cotangents}", f"--dtype={dtype}",
                                       dims=("--dim=d=8", "--dim=heads=2"))
                self.assertEqual(result.returncode, 0, result.stderr + result.stdout)
                self.assertIn("numbers that cancel: what is expected is itself what rounding "
                              "leaves in float64: d_q\n", result.stderr)

    def test_rounding(self):
        """For a given kernel the float64 compilation uses that kernel's flags."""
        inputs = self.inputs(self.layer, {"d": 8, "b": 4})
        cotangents = self.dir / "cotangents.npz"
        self.arrays("cotangents", self.layer, inputs, cotangents, *DIMS)
        self.compile_for("--decode=8", "--backward", "--invariant", "--chunk=5")
        for options in ((), ("--split=9,8,3",), ("--backward", f"--cotangents={cotangents}")):
            with self.subTest(options):
                result = self.run_tool("--inputs", inputs, f"--kernel={self.kernel}", "--check",
                                       "--tolerance=1e-9", *options)
                self.assertEqual(result.returncode, 3, result.stderr)
                self.assertIn("expected relative RMS errors of at most 1.0e-09", result.stderr)
                self.assertIn(ROUNDING, result.stderr)

    def test_arithmetic_of_constants(self):
        """`1 - beta2` is rounded once, in the interpreter too; that the power of `beta2` in a state does
        not fit it is no error of the kernel."""
        for name in ("adamw", "ttt_adam"):
            with self.subTest(layer=name):
                self.call(TTT_RUN, layer(name), "--random=1", "--tokens=16", "--check")

    def test_rounding_after_a_carry(self):
        inputs, carry = self.inputs(self.layer, {"d": 8, "b": 4}), self.dir / "carry.npz"
        first, rest = self.dir / "1.npz", self.dir / "2.npz"
        self.arrays("cut", self.layer, inputs, first, "--from=0", "--to=9")
        self.arrays("cut", self.layer, inputs, rest, "--from=9", "--to=20")
        self.call(TTT_RUN, self.layer, *DIMS, "--inputs", first, "--split=9",
                  f"--carry-out={carry}")
        result = self.run_tool("--inputs", rest, "--split=10,1", f"--carry-in={carry}", "--check",
                               "--tolerance=1e-9")
        self.assertEqual(result.returncode, 3, result.stderr)
        self.assertIn(ROUNDING, result.stderr)

    def test_a_device(self):
        inputs = self.inputs(self.layer, {"d": 8, "b": 4})
        for dtype, words in (("f32", "the interpreter's own float32 runs"),
                             ("bf16", "the interpreter's own runs with operands of 16 bits")):
            result = self.run_tool("--inputs", inputs, "--target=sm_80", f"--dtype={dtype}",
                                   "--check", "--tolerance=1e-9")
            self.assertEqual(result.returncode, 3, result.stderr)
            self.assertIn(ROUNDING, result.stderr)
            self.assertIn(words, result.stderr)

    def chaos(self, file, **shapes):
        draw = random.Random(SEED)
        npz.write(self.dir / f"{file}.npz", {
            name: npz.Array(shape, [draw.uniform(-0.9, 0.9) for _ in range(math.prod(shape))])
            for name, shape in shapes.items()})
        return self.dir / f"{file}.npz"

    def write_signed(self, kernel):
        """Writes the kernel with the digest that these bytes require."""
        self.kernel.write_bytes(kernel)
        refused = re.search(r"expected digest (\w+), found (\w+);", self.run_tool(
            "--check", "--inputs", self.dir / "inputs.npz", f"--kernel={self.kernel}",
            dims=()).stderr)
        if refused:
            old, new = (int(word, 16).to_bytes(8, "little") for word in refused.groups())
            self.kernel.write_bytes(kernel.replace(old, new))

    def test_a_wrong_gradient_beside_one_that_rounding_decides(self):
        """With 30 tokens; d_c does not depend on the state. A kernel of another text, with the
        hash of this one, serves as a wrong kernel."""
        text = CHAOTIC.replace("f(q)", "f(q) + c * q").replace(
            "token q : [d]", "token q : [d]\n  param c : [d]")
        shapes = {"q": (1, 64, 30, 4), "W": (64, 4), "c": (64, 4)}
        flags = ("--check", "--backward", "--inputs", self.chaos("inputs", **shapes),
                 f"--cotangents={self.chaos('cotangents', d_out=shapes['q'])}")
        for dtype in ("f32", "f64"):
            kernels = {}
            for name, factor in (("right", ""), ("wrong", "1.00001 * ")):
                path = self.dir / f"{name}.ttt"
                path.write_text(text.replace("+ c", f"+ {factor}c"))
                self.call(TTTC, path, "--backward", f"--dtype={dtype}", "-o", self.kernel)
                kernels[name] = self.kernel.read_bytes()
            right, wrong = (next(word for word in re.findall(rb"[0-9a-f]{32,}", kernels[name])
                                 if word not in kernels[other])
                            for name, other in (("right", "wrong"), ("wrong", "right")))
            self.layer = self.dir / "right.ttt"
            for name, code in (("right", 0 if dtype == "f64" else 3), ("wrong", 3)):
                with self.subTest(dtype=dtype, kernel=name):
                    self.write_signed(kernels[name].replace(wrong, right))
                    result = self.run_tool(*flags, f"--kernel={self.kernel}", dims=())
                    self.assertEqual(result.returncode, code, result.stdout + result.stderr)
                    found = re.findall(r"found larger ones: (.*)", result.stderr)
                    self.assertEqual("d_c" in "".join(found), name == "wrong", result.stderr)
                    if name == "wrong":
                        limit = re.search(r"d_c +relative RMS error 1\.0e-05, expected at most "
                                          r"(\S+)\n", result.stdout)
                        least, most = (5e-6, 1e-5) if dtype == "f32" else (1e-11, 1e-10)
                        self.assertTrue(least <= float(limit[1]) < most, result.stdout)

    def test_limits_that_follow_the_layer(self):
        """Rounding errors double with each token: they explain the error of few tokens, and
        dominate that of many."""
        self.layer.write_text(CHAOTIC)
        for tokens, code, words in ((9, 0, "ttt-run: note: --check: rounding: above 2.0e-06, but "
                                           "no more than rounding explains"),
                                    (28, 3, "ttt-run: error: --check: expected numbers to compare "
                                            "with, but rounding decides what they are in this "
                                            "element type: W_final, out\nhint: "),
                                    (28, 3, ROUNDING),
                                    (60, 3, "ttt-run: note: not judged: rounding decides in float64 "
                                            "too what 'W_final' is\n")):
            inputs = self.chaos("inputs", q=(1, 64, tokens, 4), W=(64, 4))
            result = self.run_tool("--inputs", inputs, "--check", dims=())
            self.assertEqual(result.returncode, code, result.stdout + result.stderr)
            self.assertIn(words, result.stderr)


if __name__ == "__main__":
    main()
