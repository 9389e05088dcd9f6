#===- CommandLineTest.py - Options of ttt-run and their errors -----------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Each error has its own message; none needs an existing file.
#
#===------------------------------------------------------------------------===#

import os
import subprocess

from Support import TTT_RUN, ToolTest, main

GOOD = ["a.ttt", "--inputs=in.npz", "--outputs=out.npz"]

ERRORS = [
    ([], "expected a .ttt file, found none"),
    (["a.ttt", "b.ttt"], "expected one .ttt file, found 'a.ttt' and 'b.ttt'"),
    ([""], "found an empty argument"),
    (["-", "--inputs=i", "--check"], "expected a .ttt file or an option, found '-'"),
    ([*GOOD[:2], "--outputs", "-"], "--outputs=-: expected a file's name; the standard streams"),
    (["a.ttt", "--inputs=-", "--check"], "--inputs=-: expected a file's name; the standard"),
    ([*GOOD, "--kernel=-"], "--kernel=-: expected a file's name; the standard streams are"),
    (["a.ttt", "--outputs=o"], "expected '--inputs FILE.npz', found none"),
    (["a.ttt", "--random=1", *GOOD[1:]], "'--inputs' cannot stand with '--random'"),
    (["a.ttt", "--random=1", "--check", "--backward", "--cotangents=c"],
     "'--cotangents' cannot stand with '--random'"),
    (["a.ttt", "--random=-1", "--check"], "--random=-1: expected a whole number from 0 to 999999999"),
    (["a.ttt", "--random=1", "--check", "--batch=0"], "expected a whole number from 1 to"),
    (["a.ttt", "--random=1", "--check", "--heads=2", "--dim=heads=2"],
     "'--heads' cannot stand with '--dim heads'"),
    ([*GOOD, "--batch=2"], "'--batch' needs '--random'"),
    ([*GOOD, "--heads=2"], "'--heads' needs '--random'"),
    ([*GOOD, "--tokens=2"], "'--tokens' needs '--random'"),
    (["a.ttt", "--inputs=i"], "expected '--outputs FILE.npz', found none"),
    ([*GOOD, "--frobnicate=3"], "unknown option '--frobnicate'"),
    ([*GOOD, "-check"], "unknown option '-check'"),
    ([*GOOD, "--emit=dual"], "unknown option '--emit'\nhint: it is an option of tttc, which writes "
     "the phases of a layer; ttt-run runs the kernel, whose form is --form"),
    ([*GOOD, "--", "--check"], "expected one .ttt file, found 'a.ttt' and '--check'"),
    ([*GOOD, "--layer"], "expected NAME after '--layer', found nothing"),
    ([*GOOD, "--layer="], "expected NAME after '--layer', found nothing"),
    (["a.ttt", "--inputs", "--outputs", "o"],
     "expected FILE.npz after '--inputs', found '--outputs'"),
    ([*GOOD, "--check=yes"], "'--check' takes no value, found '--check=yes'"),
    ([*GOOD, "--inputs", "j"], "'--inputs' is given twice"),
    ([*GOOD, "--form=both"],
     "--form=both: expected auto, primal or dual"),
    ([*GOOD, "--dtype", "f8"], "--dtype=f8: expected f32, f64, bf16 or f16"),
    ([*GOOD, "--outputs-dtype=float16"],
     "--outputs-dtype=float16: expected f32, f64, bf16 or f16"),
    (["a.ttt", "--inputs=i", "--check", "--outputs-dtype=f16"],
     "'--outputs-dtype' needs '--outputs'"),
    ([*GOOD, "--dim", "d"], "--dim=d: expected NAME=NUMBER"),
    ([*GOOD, "--dim", "=4"], "--dim==4: expected NAME=NUMBER"),
    ([*GOOD, "--dim", "d=4x"], "--dim=d=4x: expected NAME=NUMBER"),
    ([*GOOD, "--dim", "d=inf"], "--dim=d=inf: expected NAME=NUMBER"),
    ([*GOOD, "--dim", "d=1e999"], "--dim=d=1e999: expected NAME=NUMBER"),
    ([*GOOD, "--dim=d=4", "--dim=d=5"], "--dim=d=5: expected each name once; 'd' is 4 already"),
    ([*GOOD, "--threads", "-1"],
     "--threads=-1: expected a whole number from 0 to 999999999"),
    ([*GOOD, "--threads=99999999999"], "expected a whole number from 0 to 999999999"),
    ([*GOOD, "--chunk=0"],
     "--chunk=0: expected a whole number from 1 to 4096"),
    ([*GOOD, "--chunk", "many"],
     "--chunk=many: expected a whole number from 1 to 4096"),
    ([*GOOD, "--chunk"], "expected N after '--chunk', found nothing"),
    ([*GOOD, "--time=0"], "--time=0: expected a whole number from 1 to 999999999"),
    ([*GOOD, "--check", "--tolerance=-1"],
     "--tolerance=-1: expected a number of at least 0"),
    ([*GOOD, "--tolerance=1"], "'--tolerance' needs '--check'"),
    (["a.ttt", "--inputs=i", "--outputs=./i"], "--outputs would write './i' over --inputs"),
    (["a.ttt", "--inputs=i", "--outputs=a.ttt"], "--outputs would write 'a.ttt' over the program"),
    ([*GOOD, "--split=1", "--carry-out=a.ttt"], "--carry-out would write 'a.ttt' over the program"),
    (["a.ttt", "--inputs=i", "--outputs=o", "--split=1", "--carry-out=x/../o"],
     "expected another file after '--outputs' than that of the carry, found 'o'"),
    ([*GOOD, "--position=4"], "'--position' needs '--interpret' or '--carry-in'"),
    ([*GOOD, "--interpret", "--position=-1"],
     "--position=-1: expected a whole number from 0 to 999999999"),
    ([*GOOD, "--interpret", "--check"], "'--check' cannot stand with '--interpret'"),
    ([*GOOD, "--interpret", "--kernel=k.so"], "'--kernel' cannot stand with '--interpret'"),
    ([*GOOD, "--kernel=k.so", "--form=dual"], "'--form' cannot stand with '--kernel'"),
    ([*GOOD, "--kernel=k.so", "--target=sm_90a"], "'--target' cannot stand with '--kernel'"),
    ([*GOOD, "--target=sm_90a", "--target-cpu=native"],
     "'--target-cpu' cannot stand with '--target'"),
    ([*GOOD, "--interpret", "--chunk=4"], "'--chunk' cannot stand with '--interpret'"),
    ([*GOOD, "--kernel=k.so", "--chunk=4"], "'--chunk' cannot stand with '--kernel'"),
    ([*GOOD, "--split"], "expected N,N,... after '--split', found nothing"),
    ([*GOOD, "--split=3,,1"],
     "--split=3,,1: expected whole numbers from 0 to 999999999 with commas between"),
    ([*GOOD, "--split=3,1,"], "expected whole numbers from 0 to 999999999 with commas between"),
    ([*GOOD, "--split=3,-1"], "expected whole numbers from 0 to 999999999 with commas between"),
    ([*GOOD, "--split", "all"], "expected whole numbers from 0 to 999999999 with commas between"),
    ([*GOOD, "--split=3,2", "--interpret"], "'--split' cannot stand with '--interpret'"),
    ([*GOOD, "--split=3,2", "--backward"], "'--backward' cannot stand with '--split'"),
    ([*GOOD, "--split=3,2", "--time=4"], "'--time' cannot stand with '--split'"),
    ([*GOOD, "--invariant=yes"], "'--invariant' takes no value, found '--invariant=yes'"),
    ([*GOOD, "--invariant", "--interpret"], "'--invariant' cannot stand with '--interpret'"),
    ([*GOOD, "--invariant", "--kernel=k.so"], "'--invariant' cannot stand with '--kernel'"),
    ([*GOOD, "--progress=loud"],
     "--progress=loud: expected auto, always or never"),
    ([*GOOD, "--progress=never", "--interpret"], "'--progress' cannot stand with '--interpret'"),
    ([*GOOD, "--progress=never", "--kernel=k.so"], "'--progress' cannot stand with '--kernel'"),
    ([*GOOD, "--carry-out=c.npz"], "'--carry-out' needs '--split'"),
    ([*GOOD, "--carry-in=c.npz"], "'--carry-in' needs '--split'"),
    ([*GOOD, "--split=3", "--carry-tokens=all"], "'--carry-tokens' needs '--carry-out'"),
    ([*GOOD, "--split=3", "--carry-out=c.npz", "--carry-tokens=some"],
     "--carry-tokens=some: expected all or none"),
    ([*GOOD, "--backward=q"], "'--backward' takes no value, found '--backward=q'"),
    ([*GOOD, "--cotangents=c.npz"], "'--cotangents' needs '--backward'"),
    ([*GOOD, "--checkpoint=none"], "'--checkpoint' needs '--backward'"),
    ([*GOOD, "--wrt", "q,k"], "'--wrt' needs '--backward'"),
    ([*GOOD, "--backward", "--wrt=q,,k"],
     "--wrt=q,,k: expected names of inputs with a comma between them, q,k,W1"),
    ([*GOOD, "--backward", "--wrt="], "expected NAMES after '--wrt', found nothing"),
    ([*GOOD, "--backward", "--cotangents"],
     "expected FILE.npz after '--cotangents', found nothing"),
    ([*GOOD, "--backward", "--interpret", "--wrt=q"], "'--wrt' cannot stand with '--interpret'"),
    ([*GOOD, "--backward", "--interpret", "--checkpoint=2"],
     "'--checkpoint' cannot stand with '--interpret'"),
    ([*GOOD, "--backward", "--kernel=k.so", "--wrt=q"], "'--wrt' cannot stand with '--kernel'"),
    ([*GOOD, "--backward", "--kernel=k.so", "--checkpoint=2"],
     "'--checkpoint' cannot stand with '--kernel'"),
]


class CommandLineTest(ToolTest):
    def test_errors(self):
        for arguments, message in ERRORS:
            with self.subTest(arguments):
                self.assertFails(self.call(*arguments), 2, "ttt-run: error: ", message)

    def test_every_error_has_a_hint(self):
        for arguments, _ in ERRORS:
            with self.subTest(arguments):
                self.assertRegex(self.call(*arguments).stderr, r"\A.*\nhint: .+\n\Z")

    def test_help(self):
        result = self.call("--help")
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        for option in ("--inputs", "--outputs", "--check", "--interpret", "--dim", "--kernel"):
            self.assertIn(option, result.stdout)
        for variable in ("$TTTC,", "$PATH", "$TTTC_CUDA_LIBRARY"):
            self.assertIn(variable, result.stdout)
        self.assertRegex(result.stdout, r"Exit status: 0 done; 1 failed: [^;]*;\s2 wrong command "
                                        r"line; 3 --check")

    def test_version(self):
        result = self.call("--version")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stdout, r"\Attt-run \d+\.\d+\.\d+\n\Z")

    def test_working_directory_without_a_name(self):
        """The current folder is deeper than the maximum length of a path."""
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        os.chdir(self.dir)
        for _ in range(20):
            os.mkdir("d" * 250)
            os.chdir("d" * 250)
        self.assertFails(self.call(*GOOD[:2], "--outputs=other.npz"), 1,
                         "ttt-run: error: cannot open 'a.ttt': No such file")
        for name in ("in.npz", "./in.npz"):
            self.assertFails(self.call(*GOOD[:2], "--outputs", name), 2,
                             f"--outputs would write '{name}' over --inputs")

    def test_full_standard_output(self):
        with open("/dev/full", "w") as full:
            result = subprocess.run([TTT_RUN, "--help"], stdout=full, stderr=subprocess.PIPE,
                                    text=True, timeout=60)
        self.assertEqual((result.returncode, result.stderr), (
            1, "ttt-run: error: cannot write standard output: No space left on device\n"))


if __name__ == "__main__":
    main()
