#===- GoldenTest.py - Kernels against the official layers' results --------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Outputs and final states against test/golden and against the interpreter; for complete
# modules, whose parameters are mapped by the `.names` files of the examples, gradients too.
#
#===------------------------------------------------------------------------===#

import sys

from Support import EXAMPLES, GOLDEN, TTT_RUN, IntegrationTest, layer, main

UTILS = EXAMPLES.parents[1] / "utils"
sys.path.insert(0, str(UTILS))
import npz

FILES = {"inner_linear_d64_b16": "ttt_linear", "inner_linear_d96_b16": "ttt_linear",
         "inner_linear_ragged": "ttt_linear", "inner_mlp_d64_b16": "ttt_mlp",
         "rule_titans_linear": "titans_linear", "rule_linear_attention": "linear_attention",
         "rule_retention_scalar": "retention_scalar", "rule_delta_rule": "delta_rule",
         "rule_gated_delta_rule": "gated_delta_rule", "rule_gla": "gla",
         "rule_softmax": "softmax_attention"}
# With the base learning rate of each.
MODULES = {"layer_linear": ("layer_ttt_linear", 1.0),
           "layer_mlp_gated_shared_qk": ("layer_ttt_mlp_mamba", 0.1)}


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

    def test_modules(self):
        for file, (name, base) in MODULES.items():
            golden, renamed = GOLDEN / f"{file}.npz", self.dir / f"{file}.npz"
            _, _, width, heads, b = (int(size) for size in npz.read(golden)["meta"].values)
            self.call(sys.executable, UTILS / "official.py", EXAMPLES / f"{name}.names", golden,
                      renamed, f"--heads={heads}", "--prefix=param.")
            dims = [f"--dim={dim}={value}" for dim, value in
                    {"width": width, "d": width // heads, "heads": heads, "b": b,
                     "base": base}.items()]
            for form in ("primal", "auto"):
                for dtype in ("f32", "f64"):
                    with self.subTest(module=file, form=form, dtype=dtype):
                        self.module_agrees(name, renamed, f"--form={form}", f"--dtype={dtype}",
                                           *dims)

    def module_agrees(self, name, golden, *flags):
        """The module computes rotations from f32 tables, which limits agreement in float64."""
        double = "--dtype=f64" in flags
        outputs, gradients = self.dir / "outputs.npz", self.dir / "gradients.npz"
        self.call(TTT_RUN, layer(name), "--inputs", golden, "--outputs", outputs, *flags,
                  timeout=120)
        report = self.arrays("compare", golden, outputs, "--common",
                             f"--limit={1e-6 if double else 2e-6}")
        self.assertIn("out ", report)
        self.call(TTT_RUN, layer(name), "--backward", "--inputs", golden, "--cotangents", golden,
                  "--outputs", gradients, *flags, timeout=120)
        report = self.arrays("compare", golden, gradients, "--common",
                             f"--limit={1e-6 if double else 5e-6}")
        trained = [array for array in npz.read(golden) if array.startswith("d_")]
        for array in trained:
            if array != "d_out":
                self.assertIn(f"{array} ", report)


if __name__ == "__main__":
    main()
