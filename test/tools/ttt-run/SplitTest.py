#===- SplitTest.py - A sequence in several calls, checked ----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# `--split --check` on a hand-written kernel: its carry is compared as well, with
# and without an open group of tokens at the end.
#
#===------------------------------------------------------------------------===#

from Support import KERNELS, ToolTest, ema, ema_inputs, filled, main, read_npz


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
        """The states' position is unknown then; the outputs are still compared."""
        text = self.layer.read_text()
        self.layer = self.dir / "ema.ttt"
        end = text.rindex("}")
        self.layer.write_text(text[:end] + "\n  every 3 {\n    each token { probe seen = x }\n  }\n}\n")
        result = self.split([5], kernel="ema_carry_wrong")
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("ttt-run: note: --check: only the outputs are compared", result.stderr)
        self.assertRegex(result.stdout, r"\Aout  relative RMS error .*\n\Z")
        self.assertEqual(self.split([6], kernel="ema_carry_wrong").returncode, 3)

    def test_what_cannot_be_decoded(self):
        """Reported before a compiler runs, which would name a flag that was not given."""
        self.layer = self.dir / "mean.ttt"
        self.layer.write_text("layer whole(d = 2) noncausal {\n  token q : [d]\n  m = mean_tokens(q)\n"
                              "  each token { out = m }\n}\n")
        self.environment["TTTC"] = "/bin/false"
        result = self.run_layer({"q": filled(1, 1, 3, 2)}, "--split=2,1")
        self.assertFails(result, 1, "mean.ttt:3:7: error: a layer that is decoded must be causal",
                         "hint: leave out --split, or let `out` read what the tokens before gave\n")
        self.assertNotIn("--decode", result.stderr)
        self.assertNotIn("compiler", result.stderr)

    def test_a_piece_that_is_too_long(self):
        self.environment["TTTC"] = "/bin/false"
        arrays = ema_inputs(b=1, h=1, t=4200, d=1)
        self.assertFails(self.run_layer(arrays, "--split=100,4100"), 1,
                         "--split: expected pieces of at most 4096 tokens to go on with, found one "
                         "of 4100\nhint: only the first piece of a sequence may be longer\n")
        self.assertFails(self.run_layer(arrays, "--split=4100,100"), 1,
                         "ttt-run: error: the compiler '/bin/false' failed with exit status 1\n")


if __name__ == "__main__":
    main()
