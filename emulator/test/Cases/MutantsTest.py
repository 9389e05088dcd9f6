#===- MutantsTest.py - Detection of the mutants ---------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#

import Cases
import Folder
import Mutants
from Runner import RunnerTest, kind_of, main


OTHER_ORDERS = (1, 2, 3)


class MutantsTest(RunnerTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.cases = {case.name: case for case in Cases.CASES}
        for name in {mutant.case for mutant in Mutants.MUTANTS}:
            Folder.write([cls.cases[name]], cls.dir / name)

    def run_mutants(self, seed):
        """Runs every mutant in one order of warps and copies: (mutant, detected error)."""
        for mutant in Mutants.MUTANTS:
            case = self.cases[mutant.case]
            folder = self.dir / mutant.case
            module = folder / "modules" / f"{Folder.module_of(case)}.ptx"
            text = module.read_text(encoding="utf-8")
            changed = mutant.apply(text, case.kernel)
            self.assertNotEqual(changed, text, mutant.name)
            module.write_text(changed, encoding="utf-8")
            found = self.check(folder, "--repeats", 1, seed=seed)[case.name]
            module.write_text(text, encoding="utf-8")
            yield mutant, found

    def test_every_mutant_is_named(self):
        for mutant, found in self.run_mutants(0):
            with self.subTest(mutant=mutant.name, reason=mutant.reason):
                self.assertEqual(kind_of(found), mutant.expected, found.get("why"))

    def test_every_mutant_is_noticed_in_other_orders(self):
        """The order may decide which check detects a mistake first, but one must detect it."""
        for seed in OTHER_ORDERS:
            for mutant, found in self.run_mutants(seed):
                with self.subTest(mutant=mutant.name, reason=mutant.reason, seed=seed):
                    self.assertEqual(found["state"], "fail")

    def test_unmutated(self):
        """The original kernels pass, so that a mutant fails because of its change."""
        for name in {mutant.case for mutant in Mutants.MUTANTS}:
            found = self.check(self.dir / name, "--repeats", 1, only=name, status=0)
            self.assertEqual(found[name]["state"], "pass", found)


if __name__ == "__main__":
    main()
