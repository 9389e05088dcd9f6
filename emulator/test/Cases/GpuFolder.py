#===- GpuFolder.py - Test base for the packed GPU folder ------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Packs benchmarks/gpu's folder and runs its command; base class of tests of its output.
#
#===------------------------------------------------------------------------===#

import json
import os
import pathlib
import subprocess
import sys

from Runner import GPU_CHECK, RunnerTest

PACK = pathlib.Path(__file__).resolve().parents[3] / "benchmarks/gpu/pack.py"


class GpuFolder(RunnerTest):
    options = ()  # options of pack.py in addition to those of every test

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.folder = cls.dir / "folder"
        subprocess.run([sys.executable, str(PACK), str(cls.folder), "--small", "--gpu-check",
                        GPU_CHECK, *cls.options], check=True, timeout=600)

    def run_folder(self, *options, **environment):
        return subprocess.run([str(self.folder / "run"), *map(str, options)], text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=600,
                              env={**os.environ, "RESULTS": str(self.dir), **environment})

    def results(self):
        with open(self.dir / "results.json", encoding="utf-8") as file:
            return json.load(file)
