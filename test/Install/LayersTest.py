#===- LayersTest.py - Tests of a user's own layers ------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The files of docs/TestingLayers.md in an empty folder, against what is installed.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).parents[2]
BUILD, CMAKE, LIT, FILECHECK = sys.argv[1:5]


def files_of_the_page():
    """{name: text} of the blocks that have a name."""
    page = (ROOT / "docs" / "TestingLayers.md").read_text()
    return dict(re.findall(r"^`([\w.]+)`:\n\n```\w*\n(.*?)^```$", page, re.M | re.S))


class LayersTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        cls.prefix = pathlib.Path(cls.holder.name) / "installed"
        subprocess.run([CMAKE, "--install", BUILD, "--prefix", cls.prefix], check=True,
                       capture_output=True, timeout=120)
        # FileCheck alone, under its own name.
        cls.checkers = pathlib.Path(cls.holder.name) / "checkers"
        cls.checkers.mkdir()
        (cls.checkers / "FileCheck").symlink_to(FILECHECK)

    @classmethod
    def tearDownClass(cls):
        cls.holder.cleanup()

    def setUp(self):
        self.dir = self.prefix.parent / self.id().split(".")[-1]
        self.dir.mkdir()
        for name, text in files_of_the_page().items():
            (self.dir / name).write_text(text)

    def lit(self, checkers=None, **environment):
        path = os.pathsep.join(map(str, [self.prefix / "bin", checkers or self.checkers, "/usr/bin",
                                         "/bin"]))
        return subprocess.run([LIT, "-v", self.dir], capture_output=True, text=True, timeout=240,
                              env=dict(os.environ, PATH=path, **environment))

    def change(self, old, new):
        path = self.dir / "leaky.ttt"
        text = path.read_text()
        self.assertEqual(text.count(old), 1)
        path.write_text(text.replace(old, new))

    def test_the_page(self):
        self.assertEqual(sorted(files_of_the_page()), ["leaky.ttt", "lit.cfg.py"])
        done = self.lit()
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertRegex(done.stdout, r"Passed *: 1 ")

    def test_the_form_is_lost(self):
        """What the page says of the change that it shows."""
        self.change("sum(k * k)", "sum(memory(k) * memory(k))")
        done = self.lit()
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
        self.assertIn('"form":"primal"', done.stdout)
        run = subprocess.run([self.prefix / "bin" / "ttt-run", self.dir / "leaky.ttt", "--random=1",
                              "--tokens=37", "--check"], capture_output=True, text=True,
                             timeout=120)
        self.assertEqual(run.returncode, 0, run.stderr)

    def test_a_crash_is_no_error_that_was_expected(self):
        """A tool that takes more than it may fails the test, also under `not`."""
        (self.dir / "lit.cfg.py").write_text(
            (self.dir / "lit.cfg.py").read_text() +
            "config.substitutions = [(a, b.replace('8000000', '40000')) "
            "for a, b in config.substitutions]\n")
        (self.dir / "leaky.ttt").write_text("// RUN: not tttc %s\n")
        done = self.lit()
        self.assertEqual(done.returncode, 1, done.stdout + done.stderr)

    def test_without_filecheck(self):
        done = self.lit(FILECHECK=str(self.dir / "none"))
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("FileCheck is not found: install it", done.stdout + done.stderr)

    def test_moved_out_of_its_folder(self):
        alone = self.dir / "share" / "tttc"
        shutil.copytree(self.prefix / "share" / "tttc", alone)
        (self.dir / "lit.cfg.py").write_text(
            f"lit_config.load_config(config, {str(alone / 'lit.cfg.py')!r})\n")
        done = self.lit()
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("belongs into the folder that tttc is installed in",
                      done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
