#===- KernelsTest.py - Every case on the emulator -------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# PTX compiled by nvcc gives the results of the references for every order of warps and
# copies, and no check of the emulator fails.
#
#===------------------------------------------------------------------------===#

import Cases
import Folder
from Runner import RunnerTest, main

SEEDS = (0, 1, 20261122)


class KernelsTest(RunnerTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        Folder.write(Cases.CASES, cls.dir / "folder")

    def test_every_case_in_several_orders(self):
        for seed in SEEDS:
            found = self.check(self.dir / "folder", "--repeats", 1, seed=seed)
            for case in Cases.CASES:
                with self.subTest(case=case.name, seed=seed):
                    self.assertEqual(found[case.name]["state"], "pass", found[case.name])

    def test_wrong_expectation_is_noticed(self):
        """The comparison detects errors: one changed bit in an expected value fails the case."""
        for name, buffer in (("matmul.tile", "c"), ("rows.softmax", "y"), ("floats.all", "y")):
            path = self.dir / "folder/data" / f"{name}.{buffer}.expected"
            good = path.read_bytes()
            bad = bytearray(good)
            # The second byte of the last element is well above the bounds.
            bad[-2] ^= 0x40
            path.write_bytes(bad)
            found = self.check(self.dir / "folder", "--repeats", 1, only=name, status=1)[name]
            path.write_bytes(good)
            self.assertEqual(found["state"], "fail")
            self.assertIn("expected", found["why"])


if __name__ == "__main__":
    main()
