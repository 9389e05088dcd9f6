#===- VerdictTest.py - Verdicts of --check on inaccurate kernels ----------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# A script replaces the compiler and returns hand-written kernels: an inaccurate one for float32,
# and one for float64 that decides.
#
#===------------------------------------------------------------------------===#

import sys

from Support import KERNELS, Array, ToolTest, ema_inputs, filled, main

HUGE = "ttt-run: note: --check: the values of "


class VerdictTest(ToolTest):
    def checked(self, single, double, *options, arrays=None):
        script = self.dir / "compiler"
        script.write_text("\n".join([
            f"#!{sys.executable}", "import shutil, sys",
            f"kernel = {double!r} if '--dtype=f64' in sys.argv else {single!r}",
            "kernel or sys.exit('no such text')",
            f"shutil.copy({str(KERNELS)!r} + '/' + kernel + '.so', "
            "sys.argv[sys.argv.index('-o') + 1])", ""]))
        script.chmod(0o755)
        self.environment["TTTC"] = str(script)
        return self.run_layer(arrays or ema_inputs(), "--check", *options)

    def test_right(self):
        self.assertEqual(self.checked("ema", None).stderr, "")

    def test_wrong(self):
        self.assertFails(self.checked("ema_wrong", "ema_double_wrong"), 3,
                         "ttt-run: error: --check: expected relative RMS errors of at most 2.0e-06, "
                         "found larger ones: out\n", "hint: ",
                         "ttt-run: note: wrong: the float64 kernel is off by ", " in 'out' too, "
                         "expected at most 1.0e-11\n")

    def test_wrong_in_one_type(self):
        self.assertFails(self.checked("ema_wrong", "ema_double"), 3, "found larger ones: out\n",
                         "ttt-run: note: wrong or imprecise in this element type, not in float64: the float64 "
                         "kernel agrees to ", ", and the interpreter's own float32 runs are "
                         "off by up to ", "e-0")

    def test_rounding(self):
        """More than the usual error, but within that of another order of sums."""
        self.assertFails(self.checked("ema_rounded", "ema_double"), 3, "found larger ones: out\n",
                         "ttt-run: note: rounding: the float64 kernel agrees to ")

    def test_not_judged(self):
        self.assertFails(self.checked("ema_wrong", None), 3, "found larger ones: out\n",
                         "ttt-run: error: the compiler ", "failed with exit status 1\n",
                         "ttt-run: note: not judged: there is no float64 kernel to compare with\n")
        result = self.run_layer(ema_inputs(), "--check", f"--kernel={KERNELS / 'ema_wrong.so'}")
        self.assertFails(result, 3, "ttt-run: note: not judged: the kernel does not say from which "
                         "text it was compiled\n")

    def test_wrong_in_double(self):
        self.assertFails(self.checked(None, "ema_double_wrong", "--dtype=f64"), 3,
                         "expected relative RMS errors of at most 1.0e-11, found larger ones: out\n",
                         "ttt-run: note: wrong: the kernel has float64, where rounding explains less")
        self.assertEqual(self.checked(None, "ema_double", "--dtype=f64").stderr, "")

    def test_rounding_that_is_explained(self):
        """The difference of large values that cancel: float32 keeps few digits of it."""
        arrays = ema_inputs()
        big = [1000 * value for value in arrays["x"].values]
        arrays["x"] = Array(arrays["x"].shape, big)
        arrays["gate"] = Array(arrays["gate"].shape, [0] * len(arrays["gate"].values))
        arrays["x"].values[12:15] = [-sum(big[j:12:3]) - 0.5 + 1e-4 for j in range(3)]
        result = self.checked("ema", None, arrays=arrays)
        self.assertEqual(result.returncode, 0, result.stderr + result.stdout)

    def test_numbers_that_cancel(self):
        """The expected value is rounding error too, so the limit is relative to its terms."""
        arrays = ema_inputs(b=1, t=1)
        x = [value + 1.3 for value in arrays["x"].values]
        gate = [arrays["gate"].values[i // 3] for i in range(6)]
        w = [value + 1.7 for value in arrays["w"].values]
        arrays["x"].values, arrays["w"].values = x, w
        # x (w S + gate x) + 0.5 + x = 0
        arrays["S"].values = [(-(0.5 + x) / x - gate * x) / w for x, gate, w in zip(x, gate, w)]
        note = "ttt-run: note: --check: numbers that cancel: what is expected is itself what " \
               "rounding leaves in float64: out\n"
        result = self.checked("ema", None, arrays=arrays)
        self.assertEqual((result.returncode, result.stderr[-len(note):]), (0, note))
        self.assertRegex(result.stdout, r"out      relative RMS error \S+, of which rounding "
                                        r"explains \S+\n")
        self.assertEqual(self.checked(None, "ema_double", "--dtype=f64", arrays=arrays).returncode,
                         0)
        self.assertFails(self.checked("ema_wrong", "ema_double", arrays=arrays), 3,
                         "found larger ones: out\n", "ttt-run: note: wrong or imprecise in this element type, "
                         "not in float64: ")
        self.assertFails(self.checked("ema_wrong", "ema_double_wrong", arrays=arrays), 3,
                         "found larger ones: out\n", "ttt-run: note: wrong: the float64 kernel is "
                         "off by ", " in 'out' too")

    def test_numbers_that_float32_has_not(self):
        arrays = ema_inputs()
        for name, value in (("S", 1e-60), ("gate", 0)):
            arrays[name] = Array(arrays[name].shape, [value] * len(arrays[name].values))
        note = "ttt-run: note: --check: numbers below the range of the element type, which may " \
               "be zero: S_final\n"
        result = self.checked("ema", None, arrays=arrays)
        self.assertEqual((result.returncode, result.stderr[-len(note):]), (0, note))
        self.assertEqual(self.checked(None, "ema_double", "--dtype=f64", arrays=arrays).stderr, "")
        self.assertFails(self.checked("ema_wrong", "ema_double", arrays=arrays), 3,
                         "found larger ones: out\n")

    def test_a_nan_of_the_input(self):
        arrays = ema_inputs()
        arrays["gate"].values[7] = float("nan")
        self.assertFails(self.checked("ema", "ema_double", arrays=arrays), 3, "ttt-run: error: "
                         "--check: expected finite numbers, found others: S_final, out\n"
                         "hint: the input 'gate' holds nan at [0, 1, 2]\n")

    def test_what_is_not_finite(self):
        arrays = ema_inputs()
        arrays["gate"].values[7] = -float("nan")
        self.assertRegex(self.checked("ema", "ema_double", arrays=arrays).stdout,
                         r"\AS_final  no relative RMS error: the kernel gives nan at \[0, 1, 0\], "
                         r"the interpreter gives nan at \[0, 1, 0\]\n"
                         r"Z_final  relative RMS error [^,]*\n"
                         r"out      no relative RMS error: the kernel gives nan at \[0, 1, 2, 0\], "
                         r"the interpreter gives nan at \[0, 1, 2, 0\]\n\Z")

    def test_the_interpreters_own_infinity(self):
        arrays = dict(ema_inputs(), w=Array((2, 3), [1e200] * 6))
        self.assertFails(self.checked("ema", None, arrays=arrays), 3,
                         "found others: S_final, out\nhint: the interpreter's own 'out' is not "
                         "finite from token 1 on\n",
                         HUGE + "the input 'w' reach 1e+200 at [0, 0]\n")

    def test_an_infinity_of_float32(self):
        arrays = dict(ema_inputs(), w=Array((2, 3), [1e12] * 6))
        self.assertFails(self.checked("ema", None, arrays=arrays), 3, "found others: S_final, out\n"
                         "hint: the kernel's 'S_final' holds ", "the interpreter's numbers are finite",
                         HUGE + "the input 'w' reach 1e+12 at [0, 0]\n")

    def test_large_values(self):
        arrays = dict(ema_inputs(), w=filled(2, 3))
        arrays["S"] = Array((2, 3), [3e7] * 6)
        self.assertFails(self.checked("ema_wrong", "ema_double", "--tolerance=1e-12", arrays=arrays),
                         3, "expected relative RMS errors of at most 1.0e-12",
                         HUGE + "the input 'S' reach 3e+07 at [0, 0]\n", "note: ")


if __name__ == "__main__":
    main()
