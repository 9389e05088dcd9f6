#===- UnusedTest.py - A program with unused names -------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Leaving out a line of a program changes no call: in every form, forward, backward and in
# pieces, an unused name is still an argument, and nothing depends on it.
#
#===------------------------------------------------------------------------===#

import subprocess

from Support import SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory, main

LAYER = layer("unused")
INPUTS = "q, k, v, w, lr, gate, x, gamma, delta, table, S, c, R"
FORMS = "primal", "dual"


class UnusedTest(IntegrationTest):
    def warned(self, *arguments):
        """Runs a tool, which must warn of each name once. Returns its output."""
        result = subprocess.run([str(word) for word in arguments], stdin=subprocess.DEVNULL,
                                capture_output=True, text=True, timeout=60,
                                preexec_fn=limit_memory)
        self.assertEqual(result.returncode, 0, f"TTTC_TEST_SEED={SEED}\n{result.stderr}")
        self.assertEqual(result.stderr.count(" warning: "), 12, result.stderr)
        self.assertEqual(result.stderr.count(" is never "), 12, result.stderr)
        return result.stdout

    def run_layer(self, *options):
        inputs, outputs = self.inputs("unused", tokens=11), self.dir / "outputs.npz"
        self.warned(TTT_RUN, LAYER, "--inputs", inputs, "--outputs", outputs, *options)

    def test_forward(self):
        for form in FORMS:
            self.run_layer("--check", "--dtype=f64", f"--form={form}")

    def test_backward(self):
        inputs, cotangents = self.inputs("unused", tokens=11), self.dir / "cotangents.npz"
        self.arrays("cotangents", LAYER, inputs, cotangents, f"--seed={SEED}", "--dim=heads=2")
        for form in FORMS:
            self.run_layer("--backward", "--cotangents", cotangents, "--check", "--dtype=f64",
                           f"--form={form}")

    def test_in_pieces(self):
        for form in FORMS:
            self.run_layer("--split=6,1,1,3", "--check", "--dtype=f64", f"--form={form}")

    def test_interpreted(self):
        self.run_layer("--interpret")

    def test_kernel_of_a_file(self):
        kernel = self.dir / "unused.so"
        self.warned(TTTC, LAYER, "-o", kernel)
        self.run_layer(f"--kernel={kernel}")

    def test_torch(self):
        for form in FORMS:
            text = self.warned(TTTC, LAYER, "--emit=torch", f"--form={form}")
            self.assertIn(f"def unused({INPUTS}", text)

    def test_without_a_kernel(self):
        self.warned(TTTC, LAYER, "--emit=ast")
        self.warned(TTTC, LAYER, "--emit=tile", "--target=sm_80", "--backward")


if __name__ == "__main__":
    main()
