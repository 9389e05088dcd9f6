#===- TourTest.py - The commands of README's tour ------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Runs each command verbatim, on README's own layer and arrays; the files that it announces must
# exist afterwards.
#
#===------------------------------------------------------------------------===#

import os
import re
import shlex
import shutil
import subprocess
import sys

from Support import ROOT, TTT_RUN, ToolTest, main, write_readme_arrays

TOOLS = {"ttt-run": TTT_RUN, "tttc": sys.argv[3], "ttt-opt": sys.argv[4]}
GUARD = sys.argv[5]


def tour():
    text = (ROOT / "README.md").read_text()
    block = re.search(r"## Tour\n\n```\n(.*?)```", text, re.DOTALL)[1]
    return [shlex.split(line, comments=True) for line in block.splitlines()]


class TourTest(ToolTest):
    def setUp(self):
        super().setUp()
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.dir)
        shutil.copy(ROOT / "dsl/examples/ttt_linear.ttt", "FILE.ttt")
        write_readme_arrays()
        self.run_tool("tttc", "FILE.ttt", "--emit=grad", "-o", "layer.mlir")

    def run_tool(self, tool, *arguments):
        result = subprocess.run(["sh", GUARD, "8000000", "120", TOOLS[tool], *arguments],
                                stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                env=dict(os.environ, TMPDIR=str(self.temporary)), timeout=130)
        self.assertEqual(result.returncode, 0, f"{tool} {arguments}\n{result.stderr}")
        return result.stdout

    def test_every_command(self):
        commands = tour()
        self.assertGreater(len(commands), 10)
        self.assertEqual({words[0] for words in commands}, set(TOOLS))
        for tool, *arguments in commands:
            with self.subTest(" ".join(arguments)):
                printed = self.run_tool(tool, *arguments)
                named = [word.split("=")[-1] for flag, word in zip(arguments, arguments[1:])
                         if flag == "--outputs"]
                silent = tool == "tttc" and not any(
                    word.startswith(("--emit", "--explain", "--format")) for word in arguments)
                written = named or (["ttt_linear.so", "ttt_linear.h"] if silent else [])
                if "--emit=bundle" in arguments:
                    folder = arguments[arguments.index("-o") + 1]
                    written = [f"{folder}/ttt_linear.c", f"{folder}/ttt_linear.h"]
                self.assertTrue(printed.strip() or written or "--explain" in arguments)
                for path in written:
                    self.assertTrue(os.path.getsize(path), path)
                    os.remove(path)
        self.assertEqual(os.listdir(self.temporary), [])


if __name__ == "__main__":
    main()
