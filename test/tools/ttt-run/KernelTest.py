#===- KernelTest.py - Kernels, and kernels against the interpreter -------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# `--kernel`, `--check` and `--time` on a hand-written kernel.
#
#===------------------------------------------------------------------------===#

from Support import KERNELS, ToolTest, ema_inputs, filled, main, write_npz


class KernelTest(ToolTest):
    def run_kernel(self, arrays, *options, kernel="ema"):
        return self.run_layer(arrays, f"--kernel={KERNELS / kernel}.so", *options)

    def test_shared_state(self):
        arrays = ema_inputs()
        self.assertEma(self.run_kernel(arrays), arrays, "<f4", 1e-5)

    def test_state_per_batch(self):
        arrays = ema_inputs(batched_state=True)
        self.assertEma(self.run_kernel(arrays, "--threads=3"), arrays, "<f4", 1e-5)

    def test_nothing_to_run(self):
        for sizes in ({"t": 0}, {"b": 0}):
            arrays = ema_inputs(**sizes)
            self.assertEma(self.run_kernel(arrays), arrays, "<f4", 1e-6)

    def test_given_state_with_a_default(self):
        arrays = dict(ema_inputs(t=0), Z=filled(2, 2, 3))
        self.assertEqual(self.run_kernel(arrays, "--check").returncode, 0)

    def test_check(self):
        result = self.run_kernel(ema_inputs(), "--check")
        self.assertEqual(result.returncode, 0, result.stdout)
        for name in ("S_final", "Z_final", "out    "):
            self.assertRegex(result.stdout, name + r"  relative RMS error \d\.\de[-+]\d\d\n")

    def test_check_above_the_limit(self):
        result = self.run_kernel(ema_inputs(), "--check", kernel="ema_wrong")
        self.assertEqual(result.returncode, 3)
        self.assertRegex(result.stdout, r"out      relative RMS error .*, expected at most 2.0e-06")
        self.assertRegex(result.stdout, r"S_final  relative RMS error [^,]*\n")
        self.assertFails(result, 3, "ttt-run: error: --check: expected relative RMS errors of at "
                         "most 2.0e-06, found larger ones: out\n", "hint: '--tolerance X' sets")
        result = self.run_kernel(ema_inputs(), "--check", "--tolerance=1", kernel="ema_wrong")
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)

    def test_check_uses_the_inputs_before_rounding(self):
        self.assertEqual(
            self.run_kernel(ema_inputs(), "--check", "--tolerance=1e-10").returncode, 3)

    def test_check_of_a_nan(self):
        arrays = ema_inputs()
        arrays["gate"].values[0] = float("nan")
        result = self.run_kernel(arrays, "--check", "--tolerance=1e9")
        self.assertFails(result, 3, "found others: S_final, out\n",  # no tolerance explains it
                         "hint: the input 'gate' holds nan at [0, 0, 0]\n")

    def test_time_without_outputs(self):
        write_npz(self.inputs, ema_inputs())
        result = self.call(self.layer, "--inputs", self.inputs, "--time=4",
                           f"--kernel={KERNELS / 'ema'}.so")
        self.assertEqual(result.returncode, 0, result.stderr)
        number = r"\d\.\d{3}e[-+]\d\d"
        self.assertRegex(result.stdout, rf"\Atime  median {number} seconds of 4 runs, {number} "
                                        r"tokens per second\n\Z")

    def test_dims_the_kernel_was_not_compiled_for(self):
        self.assertFails(self.run_kernel(ema_inputs(), "--dim=b=4"), 1,
                         "the kernel was compiled for b=2, found b=4")
        self.assertFails(self.run_kernel(ema_inputs(d=4)), 1,
                         "the kernel was compiled for d=3, found d=4")

    def test_another_text(self):
        self.assertFails(self.run_kernel(ema_inputs(), kernel="ema_stale"), 1, "ema_stale.so' was "
                         "compiled from another text of layer 'ema' than this one\n",
                         "hint: compile it again, or leave out --kernel")
        self.assertFalse(self.outputs.exists())

    def test_other_layer(self):
        self.layer = self.dir / "other.ttt"
        self.layer.write_text("layer other {\n  token x\n  each token { out = x }\n}\n")
        self.assertFails(self.run_kernel({"x": filled(1, 1, 2)}), 1, "no layer 'other'", "ema")

    def test_array_the_layer_does_not_take(self):
        self.layer = self.dir / "less.ttt"
        self.layer.write_text("layer ema {\n  token gate\n  each token { out = gate }\n}\n")
        self.assertFails(self.run_kernel({"gate": filled(1, 1, 2)}), 1,
                         "the kernel takes an array 'x', found none")

    def test_array_the_kernel_does_not_take(self):
        text = self.layer.read_text().replace("gate\n", "gate, more\n", 1)
        self.layer = self.dir / "more.ttt"
        self.layer.write_text(text.replace("= m(x)", "= m(x) + more"))
        self.assertFails(self.run_kernel(dict(ema_inputs(), more=filled(2, 2, 5))), 1,
                         "the kernel takes no array 'more'")

    def test_kernel_without_a_backward_part(self):
        cotangents = self.dir / "cotangents.npz"
        write_npz(cotangents, {"d_out": filled(2, 2, 5, 3)})
        self.assertFails(self.run_kernel(ema_inputs(), "--backward", f"--cotangents={cotangents}"), 1,
                         "ttt-run: error: the kernel has no backward part\n",
                         "hint: compile it with tttc --backward")
        self.assertFalse(self.outputs.exists())

    def test_split_of_another_length(self):
        self.assertFails(self.run_kernel(ema_inputs(), "--split=3,1"), 1, "ttt-run: error: --split: "
                         "expected pieces of 5 tokens in all, found 4\n")

    def test_split_without_the_carry(self):
        self.assertFails(self.run_kernel(ema_inputs(), "--split=5", "--carry-in=none.npz"), 1,
                         "none.npz")

    def test_not_a_kernel(self):
        self.assertFails(self.run_kernel(ema_inputs(), kernel="none"), 1, "cannot open", "none.so")
        self.assertFails(self.call(self.layer, "--inputs", self.inputs, "--outputs", self.outputs,
                                   "--kernel", self.layer), 1, "cannot load", "ema.ttt")

    def test_kernel_cut_short(self):
        whole = (KERNELS / "ema.so").read_bytes()
        cut = self.dir / "cut.so"
        cut.write_bytes(whole[:1000])
        write_npz(self.inputs, ema_inputs())
        self.assertFails(self.call(self.layer, "--inputs", self.inputs, "--outputs", self.outputs,
                                   "--kernel", cut), 1, "cut.so", f"expected at least {len(whole)} "
                         "bytes, found 1000\n")


if __name__ == "__main__":
    main()
