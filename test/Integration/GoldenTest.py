#===- GoldenTest.py - Kernels against the official layers' results --------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Outputs and final states against test/golden and against the interpreter.
#
#===------------------------------------------------------------------------===#

from Support import GOLDEN, TTT_RUN, IntegrationTest, layer, main

FILES = {"inner_linear_d64_b16": "ttt_linear", "inner_linear_d96_b16": "ttt_linear",
         "inner_linear_ragged": "ttt_linear", "inner_mlp_d64_b16": "ttt_mlp",
         "rule_titans_linear": "titans_linear", "rule_linear_attention": "linear_attention",
         "rule_retention_scalar": "retention_scalar", "rule_delta_rule": "delta_rule",
         "rule_gated_delta_rule": "gated_delta_rule", "rule_gla": "gla",
         "rule_softmax": "softmax_attention"}


class GoldenTest(IntegrationTest):
    def agrees(self, file, name, form):
        for dtype in ("f32", "f64"):
            with self.subTest(file=file, form=form, dtype=dtype):
                outputs = self.dir / f"{file}.{form}.{dtype}.npz"
                self.call(TTT_RUN, layer(name), "--inputs", GOLDEN / f"{file}.npz", "--outputs",
                          outputs, f"--form={form}", f"--dtype={dtype}", "--check", "--threads=1")
                # The MLP file's GELU constants have 8 digits.
                exact = 1e-7 if "mlp" in file else 1e-11
                limit = 2e-6 if dtype == "f32" else exact
                report = self.arrays("compare", GOLDEN / f"{file}.npz", outputs,
                                     "--common", f"--limit={limit}")
                self.assertIn("out ", report)
                if "ragged" not in file and "softmax" not in file:
                    self.assertIn("S_final " if "rule" in file else "W1_final ", report)

    def test_primal(self):
        for file, name in FILES.items():
            self.agrees(file, name, "primal")

    def test_dual(self):
        for file, name in FILES.items():
            self.agrees(file, name, "dual")


if __name__ == "__main__":
    main()
