#===- ExplainTest.py - Remarks of --explain for every program -------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Remarks are for authors of layers: in terms of the language, without the name of an
# op, at a line of the program and not at the declaration of an input.
#
#===------------------------------------------------------------------------===#

import os
import re
import subprocess

from Support import EXAMPLES, HERE, TTTC, IntegrationTest, limit_memory, main

REMARK = re.compile(r"^(.*):(\d+):\d+: remark: (.*)\n(.*)\n +\^", re.MULTILINE)
OP = re.compile(r"'(arith|math|tensor|ttt|linalg|func|scf|tile)\.\w+'")


class ExplainTest(IntegrationTest):
    def test_every_program(self):
        found = 0
        for path in sorted([*EXAMPLES.glob("*.ttt"), *(HERE / "Inputs").glob("*.ttt")]):
            with self.subTest(layer=path.stem):
                result = subprocess.run(
                    [TTTC, path, "--explain", "--emit=backward", "--dim=heads=2", "-o", os.devnull],
                    stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
                    preexec_fn=limit_memory)
                self.assertEqual(result.returncode, 0, result.stderr)
                remarks = REMARK.findall(result.stderr)
                self.assertEqual(len(remarks), result.stderr.count(" remark: "), result.stderr)
                found += len(remarks)
                for file, number, text, line in remarks:
                    self.assertNotRegex(text, OP)
                    self.assertEqual(file, str(path), text)
                    self.assertEqual(path.read_text().splitlines()[int(number) - 1], line)
                    self.assertNotRegex(line, r"^ *(shared )?(token|param|state) ", text)
        self.assertGreater(found, 100)


if __name__ == "__main__":
    main()
