#===- HalideTest.py - tttc --target=halide against the interpreter --------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every example compiled by Halide: outputs, final values and gradients. Where tttc-halide is not
# built the test prints that and exits with 77, "skipped". TTTC_TEST_ALL=1 takes every example
# where otherwise some are drawn.
#
#===------------------------------------------------------------------------===#

import json
import pathlib
import re
import subprocess
import sys

from Support import (ARRAYS, EXAMPLES, INPUTS, SEED, TTTC, TTT_RUN, IntegrationTest, layer,
                     limit_memory, main, small_dims)

SKIPPED = 77
SIZES = ({"tokens": 11, "batch": 2, "heads": 2}, {"tokens": 1, "batch": 1, "heads": 1},
         {"tokens": 0, "batch": 1, "heads": 2})
DRAWN = 4
# Sums and products of terms that are equal along the axis.
TERMS = ("f(q) * mean(zeros(d, d) + 3) * (1 + sum(max(zeros(d), lr)))",
         "f(q) + (zeros(d) + lr) @ (zeros(d, d) + 1)",
         "f(q) + norm(zeros(d) + lr)")
TERMS_OF = """layer terms(d = 3) {
  token q : [d]
  token lr
  learner f(x) {
    state W : [d, d] init normal(0.3)
    return x @ W
  }
  each token {
    f = f - lr * f
    out = EXPRESSION
  }
}
"""


class HalideTest(IntegrationTest):
    def test_forward(self):
        for name in self.drawn(examples(), 12):
            with self.subTest(example=name):
                dims = small_dims(layer(name).read_text())
                kernel = self.compile_by_halide(name, dims)
                for salt, size in enumerate(SIZES):
                    size = dict(size, heads=dims.get("heads", size["heads"]))
                    inputs = self.inputs(name, dims, salt=salt, **size)
                    outputs = self.run_kernel(name, kernel, inputs, dims=dims)
                    self.check_beside_cpu(name, inputs, outputs, dims)
                    if salt == 0:
                        again = self.run_kernel(name, kernel, inputs, threads=2, dims=dims,
                                                to="again.npz")
                        self.assertEqual(outputs.read_bytes(), again.read_bytes(),
                                         "other bits with more threads")

    def test_terms_without_the_summed_axis(self):
        """Halide takes the axes of a sum from its terms."""
        for text in TERMS:
            with self.subTest(text):
                program = self.dir / "terms.ttt"
                program.write_text(TERMS_OF.replace("EXPRESSION", text))
                for d in (1, 3, 20):
                    self.call(TTT_RUN, program, "--target=halide", "--dtype=f64", f"--random={SEED % 10**9}",
                              "--check", f"--dim=d={d}", timeout=200)

    def test_float64(self):
        for name in self.drawn(examples(), DRAWN):
            with self.subTest(example=name):
                dims = small_dims(layer(name).read_text())
                self.check_run(name, dims, "--dtype=f64")

    def test_backward(self):
        for name in self.drawn(examples(), DRAWN):
            dims = small_dims(layer(name).read_text())
            if self.is_differentiable(name, dims):
                with self.subTest(example=name):
                    self.check_run(name, dims, "--dtype=f64", "--backward")

    def test_decode(self):
        """Prefill and calls of few tokens, with what they carry from one to the next."""
        for name in self.drawn(examples(), DRAWN):
            dims = small_dims(layer(name).read_text())
            if self.signature(name, dims)["causal"]:
                with self.subTest(example=name):
                    self.check_run(name, dims, "--dtype=f64", "--split=6,1,4")

    def test_programs(self):
        """Programs of other tests, each for one construct."""
        for path in self.drawn(sorted(INPUTS.glob("*.ttt")), DRAWN):
            with self.subTest(program=path.stem):
                self.check_run(path, small_dims(path.read_text()), "--dtype=f64")

    def check_beside_cpu(self, name, inputs, outputs, dims):
        """Errors are at most the limit of kernels for CPUs, or 1.5 times that of the one for this."""
        found, is_good = self.errors(name, inputs, outputs, dims)
        if is_good:
            return
        kernel = self.compile(name, "auto", dims)
        beside, _ = self.errors(name, inputs, self.run_kernel(name, kernel, inputs, dims=dims), dims)
        for array, error in found.items():
            self.assertLessEqual(error, max(2e-6, 1.5 * beside[array]),
                                 f"{array}, TTTC_TEST_SEED={SEED}")

    def errors(self, name, inputs, outputs, dims):
        """The relative RMS errors of all arrays, and whether they are within the limit."""
        flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        done = subprocess.run([ARRAYS, "check", layer(name), inputs, outputs, "--limit=2e-6", *flags],
                              capture_output=True, text=True, timeout=60, preexec_fn=limit_memory)
        errors = re.findall(r"^(\S+)\s+relative RMS error (\S+?),?(?:\s|$)", done.stdout, re.MULTILINE)
        self.assertTrue(errors, done.stdout + done.stderr)
        return {array: float(error) for array, error in errors}, done.returncode == 0

    def check_run(self, name, dims, *flags):
        dim_flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        heads = [] if "heads" in dims else ["--heads=2"]
        self.call(TTT_RUN, layer(name), "--target=halide", f"--random={SEED % 10**9}", "--batch=2",
                  "--tokens=11", "--check", *heads, *flags, *dim_flags, timeout=120)

    def signature(self, name, dims):
        dim_flags = [f"--dim={dim}={value}" for dim, value in {"heads": 2, **dims}.items()]
        return json.loads(self.call(TTTC, layer(name), "--emit=signature-json", *dim_flags))

    def is_differentiable(self, name, dims):
        dim_flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        return subprocess.run([TTTC, layer(name), "--backward", "--emit=signature", *dim_flags],
                              capture_output=True, timeout=60,
                              preexec_fn=limit_memory).returncode == 0

    def compile_by_halide(self, name, dims):
        kernel = self.dir / f"{name}.halide.so"
        flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        self.call(TTTC, layer(name), "--target=halide", "-o", kernel, *flags, timeout=120)
        return kernel


def examples():
    return sorted(path.stem for path in EXAMPLES.glob("*.ttt"))


if __name__ == "__main__":
    if not (pathlib.Path(TTTC).parent / "tttc-halide").exists():
        print("skipped: no Halide: utils/install-deps.sh installs it")
        sys.exit(SKIPPED)
    main()
