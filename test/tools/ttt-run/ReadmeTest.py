#===- ReadmeTest.py - The arrays and the C code of README ----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The interpreter accepts the arrays. A compiler accepts the C code without a warning.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import re
import shutil
import subprocess

from Support import ROOT, ToolTest, main, read_npz, write_readme_arrays

PROGRAM = """#include "tttc/runtime.h"
#include <stdio.h>
#include <stdlib.h>

void call(uint32_t threads, int64_t B, int64_t H, int64_t T, float *q, tttc_argument *arguments,
          size_t count) {
CODE
}
"""


class ReadmeTest(ToolTest):
    def setUp(self):
        super().setUp()
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.dir)

    def test_arrays(self):
        write_readme_arrays()
        run = (ROOT / "dsl/examples/ttt_linear.ttt", "--interpret", "--inputs", "in.npz")
        for options, expected in (
                (("--outputs", "out.npz"), {"out": (2, 4, 48, 64), "W1_final": (2, 4, 64, 64),
                                            "b1_final": (2, 4, 64)}),
                (("--backward", "--cotangents", "d.npz", "--outputs", "gradients.npz"),
                 {"d_q": (2, 4, 48, 64), "d_tok": (16,), "d_W1": (4, 64, 64)})):
            result = self.call(*run, *options)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            written = read_npz(options[-1])
            for name, shape in expected.items():
                self.assertEqual(written[name].shape, shape, name)
                self.assertTrue(any(written[name].values), name)

    def test_program(self):
        readme = (ROOT / "README.md").read_text()
        code = re.search(r"```c\n(.*?)```", readme, re.DOTALL)[1]
        flags = re.search(r"```\ncc (.*?)program\.c", readme)[1].split()
        self.assertEqual(code.count("\n...\n"), 1)
        pathlib.Path("program.c").write_text(PROGRAM.replace("CODE", code.replace("...\n", "")))
        compilers = filter(shutil.which, ("cc", "gcc", "clang", "clang-22"))
        result = subprocess.run([next(compilers), *flags, f"-I{ROOT / 'runtime/include'}", "-Wall",
                                 "-Wextra", "-Werror", "-fsyntax-only", "program.c"],
                                capture_output=True, text=True, timeout=50)
        self.assertEqual((result.returncode, result.stderr), (0, ""))


if __name__ == "__main__":
    main()
