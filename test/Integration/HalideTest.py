#===- HalideTest.py - tttc --target=halide against the interpreter --------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every example compiled by Halide: outputs, final values and gradients. Where tttc-halide is not
# built the test prints that and exits with 77, "skipped". TTTC_HALIDE_ALL=1 takes every example
# where otherwise some are drawn.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import random
import subprocess
import sys

from Support import EXAMPLES, SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory, main, small_dims

SKIPPED = 77
SIZES = ({"tokens": 11, "batch": 2, "heads": 2}, {"tokens": 1, "batch": 1, "heads": 1},
         {"tokens": 0, "batch": 1, "heads": 2})
DRAWN = 6


class HalideTest(IntegrationTest):
    def test_forward(self):
        for name in examples():
            with self.subTest(example=name):
                dims = small_dims(layer(name).read_text())
                kernel = self.compile_by_halide(name, dims)
                for salt, size in enumerate(SIZES):
                    size = dict(size, heads=dims.get("heads", size["heads"]))
                    inputs = self.inputs(name, dims, salt=salt, **size)
                    outputs = self.run_kernel(name, kernel, inputs, dims=dims)
                    self.check(name, inputs, outputs, dims=dims)
                    if salt == 0:
                        again = self.run_kernel(name, kernel, inputs, threads=2, dims=dims,
                                                to="again.npz")
                        self.assertEqual(outputs.read_bytes(), again.read_bytes(),
                                         "other bits with more threads")

    def test_float64(self):
        for name in drawn(1):
            with self.subTest(example=name):
                dims = small_dims(layer(name).read_text())
                self.check_run(name, dims, "--dtype=f64")

    def test_backward(self):
        for name in drawn(2):
            dims = small_dims(layer(name).read_text())
            if self.is_differentiable(name, dims):
                with self.subTest(example=name):
                    self.check_run(name, dims, "--dtype=f64", "--backward")

    def check_run(self, name, dims, *flags):
        dim_flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        heads = [] if "heads" in dims else ["--heads=2"]
        self.call(TTT_RUN, layer(name), "--target=halide", f"--random={SEED}", "--batch=2",
                  "--tokens=11", "--check", *heads, *flags, *dim_flags, timeout=120)

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


def drawn(salt):
    if os.environ.get("TTTC_HALIDE_ALL"):
        return examples()
    return random.Random(SEED + salt).sample(examples(), DRAWN)


if __name__ == "__main__":
    if not (pathlib.Path(TTTC).parent / "tttc-halide").exists():
        print("skipped: no Halide: utils/install-deps.sh installs it")
        sys.exit(SKIPPED)
    main()
