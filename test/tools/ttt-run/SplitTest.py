#===- SplitTest.py - A sequence in several calls, checked ----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# `--split --check` on a kernel written by hand: what it gives to go on is compared as well, where
# a group of tokens is open at the end and where none is.
#
#===------------------------------------------------------------------------===#

from Support import KERNELS, ToolTest, ema, ema_inputs, main, read_npz


class SplitTest(ToolTest):
    def split(self, lengths, *options, kernel="ema_split", **sizes):
        return self.run_layer(ema_inputs(t=sum(lengths), **sizes),
                              f"--kernel={KERNELS / kernel}.so", "--check",
                              "--split=" + ",".join(map(str, lengths)), *options)

    def test_outputs_and_states(self):
        for lengths in ([5], [4], [3, 2], [1, 1, 1, 1, 1], [0, 3, 0, 1], [1], [0]):
            with self.subTest(lengths):
                result = self.split(lengths)
                self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
                self.assertRegex(result.stdout, r"\Acarry.S_final  relative RMS error .*\n"
                                                r"carry.Z_final  relative RMS error .*\n"
                                                r"out            relative RMS error .*\n\Z")
                expected = ema(ema_inputs(t=sum(lengths)))["out"]
                self.assertEqual(list(read_npz(self.outputs)), ["out"])
                for value, wanted in zip(read_npz(self.outputs)["out"].values, expected):
                    self.assertAlmostEqual(value, wanted, delta=1e-5)

    def test_a_wrong_state_that_no_output_shows(self):
        for lengths in ([5], [4]):
            with self.subTest(lengths):
                result = self.split(lengths, kernel="ema_carry_wrong")
                self.assertFails(result, 3, "found larger ones: carry.S_final\n")
                self.assertRegex(result.stdout, r"out            relative RMS error [^,]*\n")

    def test_loops_that_disagree(self):
        """Where the states are is not known then; the outputs are compared all the same."""
        text = self.layer.read_text()
        self.layer = self.dir / "ema.ttt"
        end = text.rindex("}")
        self.layer.write_text(text[:end] + "\n  every 3 {\n    each token { probe seen = x }\n  }\n}\n")
        result = self.split([5], kernel="ema_carry_wrong")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("ttt-run: note: --check: only the outputs are compared", result.stderr)
        self.assertRegex(result.stdout, r"\Aout  relative RMS error .*\n\Z")
        self.assertEqual(self.split([6], kernel="ema_carry_wrong").returncode, 3)


if __name__ == "__main__":
    main()
