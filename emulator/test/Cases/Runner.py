#===- Runner.py - Runs cases on the emulator through gpu-check ------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# gpu-check, the program that checks kernels on a GPU, runs with the emulated driver, so
# that one path is tested from the table of cases to the comparison.
#
#===------------------------------------------------------------------------===#

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

GPU_CHECK, LIBRARY = sys.argv[1:3]


class RunnerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(holder.cleanup)
        cls.dir = pathlib.Path(holder.name)

    def check(self, folder, *options, seed=0, only="", status=None, timeout=600):
        """Runs a folder: {case: result}; `status` is the expected exit status of gpu-check."""
        output = self.dir / "results.json"
        words = [GPU_CHECK, "--folder", str(folder), "--library", LIBRARY, "--guard", "0",
                 "--json", str(output), *map(str, options)]
        words += ["--only", only] if only else []
        environment = dict(os.environ, PTX_EMU_SCHEDULE_SEED=str(seed))
        result = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                timeout=timeout, env=environment)
        self.assertIn(result.returncode, (0, 1) if status is None else (status,),
                      result.stdout + result.stderr)
        with open(output, encoding="utf-8") as file:
            return {found["case"]: found for found in json.load(file)["results"]}


def kind_of(found):
    """The emulator's name of the error, or that only results are wrong."""
    if found["state"] == "pass":
        return "pass"
    named = re.search(r"\[([a-z]+(?:-[a-z]+)*)\]", found["why"])
    return named.group(1) if named else "wrong-result" if "found" in found["why"] else found["why"]


def main():
    unittest.main(argv=sys.argv[:1], failfast="TTTC_TEST_FAILFAST" in os.environ)
