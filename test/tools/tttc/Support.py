#===- Support.py - Runs tttc as a process --------------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Uses a temporary directory, with a program that compiles quickly.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import sys
import tempfile
import unittest

TTTC = sys.argv[1]
SECONDS = 50  # longer calls count as hanging
PROGRAM = "layer scale(d = 8) {\n  token x : [d]\n  each token { out = 2 * x }\n}\n"


class ToolTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.dir = pathlib.Path(holder.name)
        self.program = self.dir / "scale.ttt"
        self.program.write_text(PROGRAM)

    def names(self, folder=""):
        return sorted(os.listdir(self.dir / folder))


def main():
    unittest.main(argv=sys.argv[:1])
