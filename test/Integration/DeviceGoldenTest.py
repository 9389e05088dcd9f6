#===- DeviceGoldenTest.py - Device kernels against official results -------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The files of test/golden at their own sizes, and the rules of RulesTest.py at widths that
# are no multiple of a tile, on the emulated driver: outputs, final states, gradients.
#
#===------------------------------------------------------------------------===#

import sys

from Device import DeviceCase, dim_flags
from GoldenTest import FILES, MODULES, UTILS, npz
from RulesTest import BOTH, PRIMAL
from Support import EXAMPLES, GOLDEN, TTT_RUN, layer, main


class DeviceGoldenTest(DeviceCase):
    def agrees(self, file, name, form, *wanted):
        outputs, golden = self.dir / f"{file}.{form}.npz", GOLDEN / f"{file}.npz"
        self.call(TTT_RUN, layer(name), "--inputs", golden, "--outputs", outputs,
                  f"--form={form}", "--target=sm_80")
        report = self.arrays("compare", golden, outputs, "--common", "--limit=2e-6")
        for array in wanted:
            self.assertIn(f"{array} ", report)

    def test_forward(self):
        for file, name in FILES.items():
            final = "S_final" if "rule" in file else "W1_final"
            wanted = ("out",) if "ragged" in file or "softmax" in file else ("out", final)
            for form in ("primal", "dual"):
                with self.subTest(file=file, form=form):
                    self.agrees(file, name, form, *wanted)

    def test_gradients(self):
        for file, name in FILES.items():
            with self.subTest(file=file):
                gradients, golden = self.dir / f"{file}.d.npz", GOLDEN / f"{file}.npz"
                self.call(TTT_RUN, layer(name), "--backward", "--inputs", golden, "--cotangents",
                          golden, "--outputs", gradients, "--form=dual", "--target=sm_80")
                self.has_gradients(golden, gradients)

    def has_gradients(self, golden, gradients):
        report = self.arrays("compare", golden, gradients, "--common", "--limit=5e-6")
        for array in npz.read(golden):
            if array.startswith("d_") and not array.endswith(("d_out", "_final")):
                self.assertIn(f"{array} ", report)

    def test_modules(self):
        for file, (name, base) in MODULES.items():
            golden, renamed = GOLDEN / f"{file}.npz", self.dir / f"{file}.npz"
            _, _, width, heads, b = (int(size) for size in npz.read(golden)["meta"].values)
            self.call(sys.executable, UTILS / "official.py", EXAMPLES / f"{name}.names", golden,
                      renamed, f"--heads={heads}", "--prefix=param.")
            dims = {"width": width, "d": width // heads, "heads": heads, "b": b, "base": base}
            with self.subTest(module=file):
                outputs, gradients = self.dir / "outputs.npz", self.dir / "gradients.npz"
                self.call(TTT_RUN, layer(name), "--inputs", renamed, "--outputs", outputs,
                          "--target=sm_80", *dim_flags(dims))
                report = self.arrays("compare", renamed, outputs, "--common", "--limit=2e-6")
                self.assertIn("out ", report)
                self.call(TTT_RUN, layer(name), "--backward", "--inputs", renamed,
                          "--cotangents", renamed, "--outputs", gradients, "--target=sm_80",
                          *dim_flags(dims))
                self.has_gradients(renamed, gradients)

    def test_rules(self):
        dims = {"dk": 24, "dv": 40}
        for names, form in ((BOTH, "dual"), (PRIMAL, "primal")):
            for name in names:
                with self.subTest(layer=name, form=form):
                    kernel = self.compile_for(name, dims, f"--form={form}", "--chunk=8")
                    inputs = self.inputs(name, dims, tokens=37, batch=1, heads=1)
                    outputs = self.run_kernel(name, kernel, inputs, dims=dims)
                    self.outputs_agree(name, inputs, outputs, dims=dims)


if __name__ == "__main__":
    main()
