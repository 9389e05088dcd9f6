#===- MutantsTest.py - Mistakes are noticed, and named --------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#

import Cases
import Folder
import Mutants
from Runner import RunnerTest, kind_of, main


class MutantsTest(RunnerTest):
    def test_every_mutant(self):
        cases = {case.name: case for case in Cases.CASES}
        for mutant in Mutants.MUTANTS:
            case = cases[mutant.case]
            folder = self.dir / mutant.case
            if not folder.exists():
                Folder.write([case], folder)
            module = folder / "modules" / f"{Folder.module_of(case)}.ptx"
            text = module.read_text(encoding="utf-8")
            changed = mutant.apply(text, case.kernel)
            self.assertNotEqual(changed, text, mutant.name)
            module.write_text(changed, encoding="utf-8")
            found = self.check(folder, "--repeats", 1, status=1)[case.name]
            module.write_text(text, encoding="utf-8")
            with self.subTest(mutant=mutant.name, reason=mutant.reason):
                self.assertEqual(kind_of(found), mutant.expected, found["why"])

    def test_unmutated(self):
        """What the mutants are made of passes: they are caught for what they change."""
        for path in sorted(self.dir.glob("*/cases.txt")):
            for found in self.check(path.parent, "--repeats", 1).values():
                self.assertEqual(found["state"], "pass", found)


if __name__ == "__main__":
    main()
