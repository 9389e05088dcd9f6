#===- InvariantTest.py - The same bytes however a sequence is cut ---------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every layer of dsl/examples, compiled in float32 with --invariant: the interpreter's
# values within float32's error, and the bytes of one forward call from any prefill followed by any
# decode calls. With stored tokens, those of one prefill.
#
#===------------------------------------------------------------------------===#

import math
import pathlib
import struct
import subprocess

from Decoding import SEED, TOKENS, DecodingTest, dims_of, examples, values
from Support import TTTC, layer, main

PROGRAMS = pathlib.Path(TTTC).with_name("random-programs")


class InvariantTest(DecodingTest):
    def test_every_example(self):
        compiled, names = 0, self.drawn(examples(), 11)
        for name in names:
            with self.subTest(example=name):
                compiled += self.agrees(name)
        self.assertGreater(compiled, len(names) // 2)

    def test_groups_whose_end_shares_work_with_their_rows(self):
        for name in ("odd_losses", "shared_prediction", "unread_rows"):
            with self.subTest(layer=name):
                self.assertTrue(self.agrees(name))

    def test_rows_that_do_not_depend_on_each_other(self):
        """Decoding computes the new rows alone, forward calls all rows of a mini-batch."""
        for form in ("primal", "dual"):
            with self.subTest(form=form):
                self.assertTrue(self.agrees("independent_rows", TOKENS, f"--form={form}"))
                self.assertTrue(self.agrees("decayed_rows", TOKENS, f"--form={form}"))
        self.assertTrue(self.agrees("mapped_tokens"))

    def test_stored_tokens(self):
        for name in ("stored_window", "stored_scaled", "stored_beside", "stored_predictions", "stored_twice",
                     "two_queries", "read_of_reads"):
            with self.subTest(layer=name):
                self.assertTrue(self.agrees(name, tokens=70))

    def test_random_programs(self):
        compiled = 0
        for number in range(16):
            printed = subprocess.run([PROGRAMS, f"--seed={SEED}", f"--only={number}", "--print"],
                                     capture_output=True, text=True, check=True, timeout=60).stdout
            path = self.dir / f"random{number}.ttt"
            path.write_text(printed.split("\n", 1)[1])  # without the line that names the seed
            form = self.random.choice(("auto", "primal", "dual"))
            with self.subTest(seed=SEED, number=number, form=form):
                compiled += self.agrees(path, TOKENS, f"--form={form}", is_random=True)
        self.assertGreater(compiled, 0)

    def agrees(self, name, tokens=TOKENS, *flags, is_random=False):
        """Returns true if the layer compiles; then checks it (errors are tested in DecodeTest)."""
        kernel, _ = self.compile_decoding(name, "--invariant", *flags)
        if not kernel:
            return False
        inputs = self.inputs(name, dims_of(name), tokens=tokens)
        whole = self.run_kernel(name, kernel, inputs, dims=dims_of(name))
        if is_random:  # random-programs compares the values
            out = values(whole)
            numbers = out[10 + int.from_bytes(out[8:10], "little"):]
            if not all(math.isfinite(number) for number, in struct.iter_unpack("<f", numbers)):
                return False
        else:
            self.check(name, inputs, whole, dims=dims_of(name))
        if "append(" in layer(name).read_text():
            whole = self.decode(name, kernel, inputs, [tokens], to="whole.npz")
        for split in self.pieces(tokens, tokens), self.pieces(9, tokens):
            outputs = self.decode(name, kernel, inputs, split)
            self.assertEqual(values(outputs), values(whole),
                             f"--split={split} TTTC_TEST_SEED={SEED}")
        return True


if __name__ == "__main__":
    main()
