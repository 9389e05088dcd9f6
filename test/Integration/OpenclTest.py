#===- OpenclTest.py - Kernels by Halide on an OpenCL device ---------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# `--target=halide:host-opencl` against the interpreter, on the device that PoCL makes of this
# machine's processor. Skipped without tttc-halide or PoCL. TTTC_TEST_ALL=1 takes every example
# and prints a line for each.
#
#===------------------------------------------------------------------------===#

import os
import re
import subprocess

from Machines import skip_without
from Support import (EXAMPLES, INPUTS, IS_WHOLE, SEED, TTTC, TTT_RUN, IntegrationTest, layer, main,
                     small_dims)

# A mini-batch of many Funcs is one kernel, for which PoCL needs up to minutes.
DRAWN = 2
PATIENCE = 900


class OpenclTest(IntegrationTest):
    def setUp(self):
        super().setUp()
        self.env = dict(os.environ, POCL_CACHE_DIR=str(self.dir))

    def test_forward(self):
        """Full and ragged mini-batches; no token, one."""
        for name in self.drawn(examples(), DRAWN):
            with self.subTest(example=name):
                kernel = self.compile_for_device(name)
                for tokens in (11, 1, 0):
                    self.check_run(name, kernel, tokens)

    def test_backward(self):
        for name in self.drawn(examples(), 1):
            if self.is_differentiable(name):
                with self.subTest(example=name):
                    kernel = self.compile_for_device(name, "--backward", "--dtype=f64")
                    self.check_run(name, kernel, 11, "--backward")

    def test_sums_of_tokens(self):
        """The gradient of a running sum is a pass over rows that another pass has stored."""
        name = "token_sums"
        kernel = self.compile_for_device(name, "--backward", "--dtype=f64")
        for tokens in (5, 70):
            self.check_run(name, kernel, tokens, "--backward")

    def test_gradients_of_views(self):
        """Two stages give the gradient of `k`: the layer's and the view's'."""
        name = "conv_view"
        kernel = self.compile_for_device(name, "--backward", "--dtype=f64")
        for tokens in (1, 11):
            self.check_run(name, kernel, tokens, "--backward")

    def test_several_kernels(self):
        """Funcs beyond the shared memory of a block are kernels of their own."""
        name, dims = "gla", ["--dim=dk=32", "--dim=dv=32", "--chunk=16"]
        kernel = self.dir / "several.so"
        remarks = subprocess.run([TTTC, layer(name), *dims, "--form=dual", "--target=halide:host-opencl",
                                  "--explain", "-o", kernel], capture_output=True, text=True,
                                 timeout=PATIENCE)
        self.assertIn(": a kernel for each Func", remarks.stderr)
        self.run_check(name, kernel, 20, *dims[:2])

    def test_programs(self):
        """A program of another test, for one construct."""
        for path in self.drawn(sorted(set(INPUTS.glob("*.ttt")) - {INPUTS / "group_probes.ttt"}), 1):
            with self.subTest(program=path.stem):
                self.check_run(path, self.compile_for_device(path), 9)

    def test_parts_of_rows(self):
        """A probe that is one of several rows of a token is refused: insertions are of whole rows."""
        done = subprocess.run([TTTC, layer("group_probes"), "--target=halide:host-opencl", "--emit=c"],
                              capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn("'tensor.insert_slice' has no form in the driver of a device", done.stderr)

    def test_no_device(self):
        kernel = self.compile_for_device("linear_attention")
        words = [TTT_RUN, layer("linear_attention"), f"--kernel={kernel}", *self.flags("linear_attention"),
                 "--random=1", "--tokens=4", "--check"]
        done = subprocess.run(words, capture_output=True, text=True, timeout=60,
                              env=dict(self.env, OCL_ICD_VENDORS=str(self.dir)))
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn("clGetPlatformIDs failed", done.stderr)

    def flags(self, name):
        return [f"--dim={dim}={value}" for dim, value in small_dims(layer(name).read_text()).items()]

    def is_differentiable(self, name):
        return subprocess.run([TTTC, layer(name), "--backward", "--emit=signature", *self.flags(name)],
                              capture_output=True, timeout=60).returncode == 0

    def compile_for_device(self, name, *flags):
        kernel = self.dir / f"{layer(name).stem}.so"
        self.call(TTTC, layer(name), "--target=halide:host-opencl", *self.flags(name), *flags, "-o",
                  kernel, timeout=PATIENCE)
        return kernel

    def check_run(self, name, kernel, tokens, *flags):
        heads = [] if "join(" in layer(name).read_text() else ["--heads=3"]
        self.run_check(name, kernel, tokens, "--batch=2", *heads, *self.flags(name), *flags)

    def run_check(self, name, kernel, tokens, *flags):
        """Errors are at most the limit of kernels for CPUs, or 1.5 times that of the one for this."""
        words = [layer(name), f"--random={SEED % 10**9}", f"--tokens={tokens}", "--check", *flags]
        errors, is_good, text = self.errors(f"--kernel={kernel}", *words)
        if not is_good:
            self.assertNotIn("--backward", flags, text)  # in float64
            beside, _, _ = self.errors(*words)
            for array, error in errors.items():
                self.assertLessEqual(error, max(2e-6, 1.5 * beside[array]), f"{array}: {text}")
        if IS_WHOLE and tokens == 11:
            entry = "backward" if "--backward" in flags else "forward"
            print(f"result: opencl {entry} {layer(name).stem} {max(errors.values()):.1e}", flush=True)

    def errors(self, *words):
        done = subprocess.run([TTT_RUN, *map(str, words)], capture_output=True, text=True,
                              timeout=PATIENCE, env=self.env)
        text = f"TTTC_TEST_SEED={SEED} {' '.join(map(str, words))}\n{done.stdout}{done.stderr}"
        found = re.findall(r"^(\S+)\s+relative RMS error ([0-9.e+-]+)", done.stdout, re.MULTILINE)
        self.assertTrue(found and done.returncode in (0, 3), text)
        return {array: float(error) for array, error in found}, done.returncode == 0, text


def examples():
    return sorted(path.stem for path in EXAMPLES.glob("*.ttt"))


if __name__ == "__main__":
    skip_without("/etc/OpenCL/vendors/pocl.icd")
    main()
