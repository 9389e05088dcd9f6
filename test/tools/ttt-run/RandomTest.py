#===- RandomTest.py - Arrays that ttt-run draws ----------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#

import math
import os
import resource
import subprocess
import unittest

from Support import KERNELS, ToolTest, main, read_npz

PARTS = """layer parts(d = 64, e = 16) {
  token x : [d], number
  param P : [d, e], c
  learner f(y) {
    state S : [d], Z : [d] = 0.5
    return y * S + Z
  }
  each token {
    probe numbers = number
    probe product = x @ P
    probe constant = c
    f = f
    out = x
  }
}
"""


STARTS = """layer starts(d = 64) {
  token x : [d]
  shared param one : [d]INIT1, low : [d, d]INIT2, c INIT3
  param plain : [d], n INIT4
  learner f(y) {
    state S : [d]INIT5, U : [d]
    return y * S + U
  }
  each token {
    probe one_ = one
    probe low_ = sum(x) * c + low
    probe plain_ = plain
    probe n_ = n
    f = f
    out = f(x)
  }
}
"""


def starts(words):
    text = STARTS
    for i, word in enumerate(words, 1):
        text = text.replace(f"INIT{i}", word)
    return text


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))


class RandomTest(ToolTest):
    def drawn(self, *options):
        result = self.call(self.layer, "--outputs", self.outputs, "--interpret", *options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return read_npz(self.outputs)

    def test_sizes(self):
        arrays = self.drawn("--random=5", "--batch=3", "--heads=4", "--tokens=7")
        self.assertEqual({name: array.shape for name, array in arrays.items()},
                         {"out": (3, 4, 7, 3), "S_final": (3, 4, 3), "Z_final": (3, 4, 3)})
        self.assertEqual(self.drawn("--random=5")["out"].shape, (1, 2, 64, 3))
        self.assertEqual(self.drawn("--random=5", "--tokens=0", "--dim=heads=1",
                                    "--dim=d=5")["out"].shape, (1, 1, 0, 5))

    def test_a_seed_is_always_the_same(self):
        first = self.drawn("--random=5")["out"].values
        self.assertEqual(self.drawn("--random=5")["out"].values, first)
        self.assertNotEqual(self.drawn("--random=6")["out"].values, first)

    def test_sizes_of_the_numbers(self):
        self.layer = self.dir / "parts.ttt"
        self.layer.write_text(PARTS)
        arrays = self.drawn("--random=7", "--heads=3", "--tokens=50")
        for name, width, low, high in (("out", 64, 0.9, 1.1), ("product", 16, 0.3, 0.7)):
            values = arrays[name].values
            norms = [math.dist(values[i : i + width], [0] * width)
                     for i in range(0, len(values), width)]
            mean = sum(norms) / len(norms)
            self.assertTrue(low < mean < high, f"{name}: {mean}")
        for name in ("numbers", "constant"):
            values = arrays[name].values
            self.assertTrue(0 <= min(values) < max(values) < 1, name)
        self.assertTrue(0.4 < sum(arrays["numbers"].values) / 150 < 0.6)

    def test_where_training_begins(self):
        self.layer = self.dir / "starts.ttt"
        self.layer.write_text(starts([""] * 5))
        plain = self.drawn("--random=7", "--heads=3", "--tokens=50")
        self.layer.write_text(starts([" init 1", " init uniform(-0.5, d / 256)", " init 0",
                                      " init normal(0.02)", " init normal(2 / sqrt(d))"]))
        arrays = self.drawn("--random=7", "--heads=3", "--tokens=50")
        self.assertEqual(set(arrays["one_"].values), {1})
        low = arrays["low_"].values[:4096]
        self.assertTrue(-0.5 <= min(low) < -0.45 and 0.2 < max(low) <= 0.25, (min(low), max(low)))
        self.assertTrue(-0.15 < sum(low) / 4096 < -0.1)
        first = arrays["S_final"].values
        self.assertTrue(-0.06 < sum(first) / 192 < 0.06)
        self.assertTrue(0.2 < math.sqrt(sum(x * x for x in first) / 192) < 0.3)
        self.assertTrue(0 < max(map(abs, arrays["n_"].values)) < 0.1)
        # Arrays without `init` are unchanged.
        for name in ("plain_", "U_final"):
            self.assertEqual(arrays[name].values, plain[name].values)
        self.assertNotEqual(arrays["S_final"].values, plain["S_final"].values)

    def test_gradients(self):
        arrays = self.drawn("--random=5", "--backward", "--tokens=9")
        self.assertEqual(sorted(arrays), ["d_S", "d_gate", "d_w", "d_x"])
        for name, array in arrays.items():
            self.assertTrue(any(array.values), name)

    def test_pieces_of_another_length(self):
        result = self.call(self.layer, "--random=5", "--tokens=4", "--split=3", "--check",
                           f"--kernel={KERNELS / 'ema_split.so'}")
        self.assertEqual(result.returncode, 1)
        self.assertIn("--split: expected pieces of 4 tokens in all, found 3\nhint: --tokens says "
                      "4\n", result.stderr)

    def test_a_kernel(self):
        result = self.call(self.layer, "--random=5", "--check", f"--kernel={KERNELS / 'ema.so'}")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        self.assertFails(self.call(self.layer, "--random=5", "--check",
                                   f"--kernel={KERNELS / 'ema_wrong.so'}"), 3, "larger ones: out")

    def test_too_large(self):
        for options, shape in ((["--tokens=999999999"], "[1, 2, 999999999, 3]"),
                               (["--batch=999999999", "--heads=999999999"],
                                "[999999999, 999999999, 64, 3]")):
            self.assertFails(self.call(self.layer, "--random=5", "--interpret", "--outputs",
                                       self.outputs, *options), 1,
                             f"the array for 'x' would have shape {shape}, expected at most 2^31 "
                             "elements\nhint: choose smaller ones with --batch, ")


    @unittest.skipIf("TTTC_NO_MEMORY_LIMIT" in os.environ, "no memory limit")
    def test_more_than_there_is_memory_for(self):
        words = [self.tool, self.layer, "--random=5", "--interpret", "--outputs", self.outputs,
                 "--tokens=300000000"]
        result = subprocess.run(words, env=self.environment, capture_output=True, text=True,
                                timeout=50, preexec_fn=limit_memory)
        self.assertFails(result, 1, "ttt-run: error: memory does not suffice for these arrays and ")
        self.assertFalse(self.outputs.exists())


if __name__ == "__main__":
    main()
