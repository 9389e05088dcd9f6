#===- StoredDecodeTest.py - Stored tokens, a sequence in several calls ----===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The entries prefill and decode of layers that store tokens, against the interpreter, which
# processes the whole sequence.
#
#===------------------------------------------------------------------------===#

import subprocess

from Support import TTT_RUN, TTTC, IntegrationTest, layer, limit_memory, main

# Longer than a tile of cached rows, an empty prefill, and more than one window in a call.
SPLITS = ("5,1,1,3,8", "0,1,2", "70,1,4,1", "1,63,1,1,64,3")
LAYERS = (("softmax_attention", {"dk": 6, "dv": 4}), ("stored_window", {}),
          ("stored_window", {"w": 1}), ("stored_scaled", {}), ("stored_predictions", {}),
          ("stored_beside", {}), ("stored_twice", {}))


class StoredDecodeTest(IntegrationTest):
    def test_pieces(self):
        for name, dims in self.drawn(LAYERS, 4):
            for salt, split in enumerate(SPLITS):
                tokens = sum(map(int, split.split(",")))
                inputs = self.inputs(name, dims, tokens=tokens, salt=salt)
                flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
                for dtype in ("f32", "f64") if salt == 0 else ("f64",):
                    with self.subTest(layer=name, dims=dims, split=split, dtype=dtype):
                        self.call(TTT_RUN, layer(name), "--inputs", inputs, f"--split={split}",
                                  f"--dtype={dtype}", "--check", *flags)

    def test_forms(self):
        """If a mini-batch carries the rows, token by token; `--form=dual` applies to `forward`."""
        inputs = self.inputs("stored_beside", tokens=19)
        for form in "primal", "dual":
            with self.subTest(form=form):
                self.call(TTT_RUN, layer("stored_beside"), "--inputs", inputs, "--split=6,1,5,7",
                          f"--form={form}", "--check")

    def test_carry_in_a_file(self):
        """The kernel of the second call has a larger cache than that of the first."""
        first, rest, carry = (self.dir / name for name in ("1.npz", "2.npz", "carry.npz"))
        for name in "stored_predictions", "stored_window":
            inputs = self.inputs(name, tokens=12)
            self.arrays("cut", layer(name), inputs, first, "--from=0", "--to=7")
            self.arrays("cut", layer(name), inputs, rest, "--from=7", "--to=12")
            self.call(TTT_RUN, layer(name), "--inputs", first, "--split=6,1", "--dtype=f64",
                      f"--carry-out={carry}")
            with self.subTest(layer=name):
                self.call(TTT_RUN, layer(name), "--inputs", rest, "--split=1,4", "--dtype=f64",
                          f"--carry-in={carry}", "--check")

    def test_refused(self):
        """Flags without a valid cache size."""
        for context in ("0", "-3"):
            result = subprocess.run([TTTC, layer("softmax_attention"), "--decode=2",
                                     f"--context={context}", "-o", self.dir / "no.so"],
                                    capture_output=True, text=True, timeout=60,
                                    preexec_fn=limit_memory)
            self.assertEqual(result.returncode, 2)
            self.assertIn(f"--context={context}: expected a whole number from 1 to 2^30", result.stderr)


if __name__ == "__main__":
    main()
