#===- ProgressTest.py - The progress line --------------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# On a terminal and elsewhere. Reading from an empty pipe makes the compiler wait
# without using the CPU.
#
#===------------------------------------------------------------------------===#

import os
import pty
import re
import subprocess

from Support import PROGRAM, SECONDS, TTTC, ToolTest, main

PASS = r"tttc: [a-z0-9-]+, (\d+) of (\d+) passes"


class ProgressTest(ToolTest):
    def open_terminal(self, *arguments, term="xterm"):
        """The compiler with a terminal as its standard error, and the terminal's other end."""
        ours, its = pty.openpty()
        self.addCleanup(os.close, ours)
        compiler = subprocess.Popen([TTTC, *arguments], cwd=self.dir, stdin=subprocess.DEVNULL,
                                    stdout=subprocess.PIPE, stderr=its,
                                    env=dict(os.environ, TERM=term))
        self.addCleanup(compiler.stdout.close)
        os.close(its)
        return compiler, ours

    def read(self, terminal, until=None):
        """The output, up to a text or the end."""
        shown = b""
        while until is None or until not in shown:
            try:
                shown += os.read(terminal, 4096)
            except OSError:  # the compiler has closed its end
                break
        return shown.decode()

    def test_terminal(self):
        compiler, terminal = self.open_terminal("scale.ttt", "--emit=so", "--progress=always")
        shown = self.read(terminal)
        self.assertEqual(compiler.wait(timeout=SECONDS), 0)
        for stage in "reading scale.ttt", "generating machine code":
            self.assertIn(f"\r\x1b[Ktttc: {stage}, ", shown)
        counts = [tuple(map(int, found)) for found in re.findall(PASS, shown)]
        self.assertEqual(counts[-1][0], counts[-1][1])
        self.assertEqual(counts, sorted(counts))
        # Everything is on one line, which has been erased.
        self.assertNotIn("\n", shown)
        self.assertTrue(shown.endswith("\r\x1b[K"), shown[-80:])

    def test_message_in_between(self):
        """A message begins on a separate line."""
        compiler, terminal = self.open_terminal("scale.ttt", "--emit=backward", "--explain",
                                                "--progress=always")
        shown = self.read(terminal)
        self.assertEqual(compiler.wait(timeout=SECONDS), 0)
        self.assertRegex(shown, r"\r\x1b\[K(\x1b\[[0-9;]*m)*scale\.ttt:\d+:\d+: ")

    def test_after_two_seconds(self):
        os.mkfifo(self.dir / "slow.ttt")
        compiler, terminal = self.open_terminal("slow.ttt", "--emit=ttt")
        self.assertIn("tttc: reading slow.ttt, 2 s", self.read(terminal, until=b"2 s"))
        (self.dir / "slow.ttt").write_text(PROGRAM)
        self.assertTrue(self.read(terminal).endswith("\r\x1b[K"))
        self.assertEqual(compiler.wait(timeout=SECONDS), 0)
        self.assertIn(b"func.func @scale", compiler.stdout.read())

    def test_silent(self):
        for arguments, term in (["--progress=never"], "xterm"), ([], "dumb"):
            compiler, terminal = self.open_terminal("scale.ttt", *arguments, term=term)
            self.assertEqual(self.read(terminal), "")
            self.assertEqual(compiler.wait(timeout=SECONDS), 0)

    def test_no_terminal(self):
        def call(*arguments):
            return subprocess.run([TTTC, "scale.ttt", "--emit=so", *arguments], cwd=self.dir,
                                  stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                  timeout=SECONDS, check=True).stderr
        self.assertEqual(call(), "")
        lines = call("--progress=always").splitlines()
        self.assertEqual(lines[0], "tttc: reading scale.ttt")
        self.assertEqual(lines[-1], "tttc: linking")
        self.assertRegex("\n".join(lines), PASS)
        self.assertTrue(all(line.startswith("tttc: ") for line in lines), lines)

    def test_binary_to_a_terminal(self):
        ours, its = pty.openpty()
        self.addCleanup(os.close, ours)
        for emit, *flags in ("cubin", "--target=sm_90a"), ("so", "-o", "-"), ("obj", "-o", "-"):
            result = subprocess.run([TTTC, "scale.ttt", f"--emit={emit}", *flags],
                                    cwd=self.dir, stdin=subprocess.DEVNULL, stdout=its,
                                    stderr=subprocess.PIPE, text=True, timeout=SECONDS)
            self.assertEqual((result.returncode, result.stderr), (
                2, f"tttc: error: --emit={emit}: is no text for a terminal; expected -o FILE "
                "beside it\n"))
        os.close(its)


if __name__ == "__main__":
    main()
