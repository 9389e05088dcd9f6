#===- ArraysTest.py - Errors of test-arrays -------------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Exit status 2 for a wrong command line, 1 for missing or mismatching arrays; never a crash, which
# other tests would mistake for a difference.
#
#===------------------------------------------------------------------------===#

import re
import subprocess
import sys

from Support import ARRAYS, EXAMPLES, TTT_RUN, IntegrationTest, layer, limit_memory, main

sys.path.insert(0, str(EXAMPLES.parents[1] / "utils"))
import npz

LAYER = layer("delta_rule")


class ArraysTest(IntegrationTest):
    def refused(self, code, message, *arguments):
        result = subprocess.run([ARRAYS, *map(str, arguments)], capture_output=True, text=True,
                                timeout=60, preexec_fn=limit_memory)
        self.assertEqual(result.returncode, code, result.stderr)
        self.assertIn(message, result.stderr)

    def test_command_line(self):
        good = "random", LAYER, self.dir / "in.npz", "--dim=heads=2"
        for option in ("--batch=-3", "--batch=", "--batch=1e3", "--tokens=-1", "--tokens=x",
                       "--tokens=99999999999", "--seed=-1", "--seed=99999999999999999999",
                       "--from=-1", "--to=2.5", "--draws=0", "--limit=x", "--times=", "--value=1x",
                       "--dim=8", "--dim==8", "--dim=d=x", "--dtype=", "--cotangents="):
            with self.subTest(option):
                self.refused(2, "expected ", *good, option)
        for option in "--frobnicate", "--frobnicate=3":
            with self.subTest(option):
                self.refused(2, "unknown option '--frobnicate'\nusage:", *good, option)
        for words in ((), ("random",), ("random", LAYER), ("frobnicate", LAYER, "out.npz")):
            with self.subTest(words):
                self.refused(2, "usage: test-arrays", *words)

    def test_files(self):
        one, two = self.dir / "one.npz", self.dir / "two.npz"
        self.arrays("random", LAYER, one, "--dim=heads=2", "--tokens=5", "--batch=2")
        self.refused(1, "cannot open", "random", self.dir / "none.ttt", two, "--dim=heads=2")
        self.refused(1, "No such file", "compare", one, two)
        self.refused(1, "expected a number of heads", "random", LAYER, two)
        self.refused(1, "`heads` must be a whole positive number, found -1", "random", LAYER, two,
                     "--dim=heads=-1")
        self.refused(1, "expected a token of 5, found 5", "poison", LAYER, one, two, "--from=5")
        self.refused(1, "expected an array 'out' in both files", "join", one, one, two)
        self.refused(1, "does not hold", "cut", LAYER, one, two, "--from=2", "--to=9")
        self.refused(1, "has a negative axis", "cut", LAYER, one, two, "--from=3", "--to=2")

    def test_limits(self):
        """Limits of correct results, too: rounding grows where a layer divides by small numbers."""
        lact = layer("lact")
        given, found = self.dir / "lact.npz", self.dir / "lact.out.npz"
        dims = "--dim=d=8", "--dim=chunk=4"
        self.arrays("random", lact, given, "--dim=heads=1", *dims, "--tokens=9", "--batch=1",
                    "--seed=1")
        self.call(TTT_RUN, lact, "--interpret", "--inputs", given, "--outputs", found, *dims)
        arrays = npz.read(found)
        npz.write(found, {name: npz.Array(array.shape, array.values, "<f4")
                          for name, array in arrays.items()})
        said = [self.call(ARRAYS, "check", lact, given, found, "--limit=2e-6", *dims, *more)
                for more in ((), ("--limits",))]
        limits = [[float(limit) for limit in re.findall(r"at most (\S+)", text)] for text in said]
        self.assertEqual(len(limits[0]), len(limits[1]))
        self.assertGreater(max(limits[1]), 2 * max(limits[0]))


if __name__ == "__main__":
    main()
