#===- GpuFolderTest.py - The packed GPU folder without a GPU --------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Packs benchmarks/gpu's folder and runs its command with the emulated driver, as on a
# machine with a GPU; without a driver, as on a machine that has no GPU; and with errors
# injected.
#
#===------------------------------------------------------------------------===#

import re

from GpuFolder import GpuFolder
from Runner import LIBRARY, main

LIMIT = 64 << 20


class GpuFolderTest(GpuFolder):
    options = "--emulator", LIBRARY, "--no-layers"

    def test_everything(self):
        done = self.run_folder("--library", LIBRARY, "--guard", 0, "--repeats", 2, "--rounds", 1,
                               "--round-ms", 0)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        found = self.results()
        self.assertEqual(found["device"]["name"], "PTX emulator")
        states = {result["case"]: result["state"] for result in found["results"]}
        self.assertEqual(states.pop("matmul.wgmma (cublaslt)"), "skipped")
        self.assertEqual(set(states.values()), {"pass"}, states)
        for name in ("copy", "copy (driver)", "matmul.mma", "matmul.wgmma"):
            self.assertIn(name, states)
        # The results of the emulator are packed too, and must equal those of this run.
        unlike = [result["unlike_emulator"] for result in found["results"]
                  if result["kind"] == "check"]
        self.assertEqual(set(unlike), {0})
        self.assertIn("| matmul.wgmma | pass |", (self.dir / "results.md").read_text())

    def test_size(self):
        size = sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())
        self.assertLess(size, LIMIT)

    def test_no_driver(self):
        done = self.run_folder("--library", "libno-such-driver.so")
        self.assertEqual(done.returncode, 77, done.stdout)
        self.assertIn("skipped: no GPU here", done.stdout)

    def test_other_bits_are_reported(self):
        path = self.folder / "data/reduce.whole.sums.expected"
        good = path.read_bytes()
        path.write_bytes(bytes([good[0] ^ 1]) + good[1:])
        done = self.run_folder("--library", LIBRARY, "--guard", 0, "--only", "reduce",
                               "--no-timing")
        path.write_bytes(good)
        self.assertEqual(done.returncode, 1)
        states = {result["case"]: result for result in self.results()["results"]}
        self.assertEqual(states["reduce.whole"]["state"], "fail")
        self.assertIn("sums[0]: expected", states["reduce.whole"]["why"])
        self.assertEqual(states["reduce.ragged"]["state"], "pass")

    def test_endless_kernel_is_given_up(self):
        """A kernel that hangs uses up its own time limit, not that of the cases after it."""
        path = self.folder / "modules/reduce.ptx"
        good = path.read_text()
        at = good.index("{", good.index(".entry blockReduce"))
        first = good.index("ld.param", at)
        path.write_text(good[:first] + "again:\n\tbra.uni again;\n\t" + good[first:])
        done = self.run_folder("--library", LIBRARY, "--only", "re", "--no-timing", "--deadline",
                               6, "--guard", 0, PTX_EMU_MAX_STEPS=str(1 << 40))
        path.write_text(good)
        self.assertEqual(done.returncode, 1, done.stdout)
        states = {result["case"]: result["state"] for result in self.results()["results"]}
        self.assertEqual(states["reduce.whole"], "timed out")
        self.assertEqual(states["reduce.ragged"], "timed out")
        self.assertEqual(states["wgmma.registers"], "pass")

    def test_guard_bytes(self):
        """Detects a store past the end of a buffer that a device does not report."""
        path = self.folder / "modules/bench.copy.ptx"
        good = path.read_text()
        # Every store is 16 bytes further, the last one past the end.
        changed = re.sub(r"(st\.global\S+ \[%rd\d+)\]", r"\1+16]", good)
        self.assertNotEqual(changed, good)
        path.write_text(changed)
        done = self.run_folder("--library", LIBRARY, "--only", "bench.copy", "--no-timing",
                               "--guard", 256)
        path.write_text(good)
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("wrote 0 bytes behind the end of 'y'", self.results()["results"][0]["why"])

    def test_bad_use(self):
        for options, status, message in (
                (("--only", "no such case"), 1, "no case has 'no such case' in its name"),
                (("--bogus", "1"), 2, "unknown option '--bogus'"),
                (("--rounds", "many"), 2, "--rounds=many: expected a whole number from 1 to 1000000"),
                (("--folder", str(self.dir / "none")), 1,
                 "is this the folder that pack.py wrote?")):
            done = self.run_folder("--library", LIBRARY, *options)
            self.assertEqual(done.returncode, status)
            self.assertIn(message, done.stderr)

    def test_bad_table(self):
        table = self.folder / "cases.txt"
        good = table.read_text()
        for line, message in (
                ("nonsense 1", "unknown statement 'nonsense'"),
                ("argument buffer nobody", "no buffer 'nobody'"),
                ("argument bytes 0x1", "expected bytes in hexadecimal"),
                ("expect c f32 0 999999 bits", "expected a range of numbers within the buffer"),
                ("launch 1 1", "a word is missing or no number"),
                ("peer cublaslt", "expected driver, or after a product cublaslt"),
                ("product c c rows c 9 9 9", "expected sizes that fit the buffers"),
                ("buffer d 8 zeros", "expected file, ones or random, found 'zeros'")):
            table.write_text("case bad\nbuffer c 64 ones\n" + line + "\n")
            done = self.run_folder("--library", LIBRARY)
            self.assertEqual(done.returncode, 1)
            self.assertIn(f"cases.txt:3: {message}", done.stderr)
        table.write_text(good)


if __name__ == "__main__":
    main()
