#===- CarryTest.py - Continuing a sequence in another process -------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# `--carry-out` and `--carry-in` on a hand-written kernel: the file holds its position and
# origin, and can be continued by itself.
#
#===------------------------------------------------------------------------===#

from Support import KERNELS, Array, ToolTest, ema, ema_inputs, filled, main, read_npz, write_npz

TOKENS = 7


def part(arrays, begin, end):
    """The tokens [begin, end)."""
    def cut(item):
        b, h, t = item.shape[:3]
        row = len(item.values) // (b * h * t)
        values = [value for i in range(b * h)
                  for value in item.values[(i * t + begin) * row:(i * t + end) * row]]
        return Array((b, h, end - begin, *item.shape[3:]), values)
    return dict(arrays, x=cut(arrays["x"]), gate=cut(arrays["gate"]))


class CarryTest(ToolTest):
    def setUp(self):
        super().setUp()
        self.carry = self.dir / "carry.npz"
        self.all = ema_inputs(t=TOKENS)

    def begin(self, end, *options):
        result = self.run_layer(part(self.all, 0, end), f"--kernel={KERNELS / 'ema_split'}.so",
                                f"--split={end}", f"--carry-out={self.carry}", *options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result

    def go_on(self, begin, end=TOKENS, *options, kernel="ema_split", **changed):
        return self.run_layer(dict(part(self.all, begin, end), **changed),
                              f"--kernel={KERNELS / kernel}.so", f"--split={end - begin}",
                              f"--carry-in={self.carry}", *options)

    def change(self, **changed):
        """Changes the file's arrays; None removes one."""
        arrays = read_npz(self.carry)
        for name, value in changed.items():
            name = "carry." + name
            del arrays[name]
            if value is not None:
                arrays[name] = value
        write_npz(self.carry, arrays)

    def assertRest(self, result, begin):
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        expected = part(dict(self.all, x=Array((2, 2, TOKENS, 3), ema(self.all)["out"])), begin,
                        TOKENS)["x"]
        found = read_npz(self.outputs)["out"]
        self.assertEqual(found.shape, expected.shape)
        for value, wanted in zip(found.values, expected.values):
            self.assertAlmostEqual(value, wanted, delta=1e-5)

    def test_goes_on(self):
        """In the middle of a group of two tokens, and at the end of one."""
        for at in range(TOKENS + 1):
            with self.subTest(at):
                self.begin(at)
                result = self.go_on(at, TOKENS, "--check")
                self.assertRest(result, at)
                self.assertRegex(result.stdout, r"\Acarry.S_final  relative RMS error [^,]*\n"
                                                r"carry.Z_final  relative RMS error [^,]*\n"
                                                r"out            relative RMS error [^,]*\n\Z")
                self.assertRest(self.go_on(at, TOKENS, f"--position={at}"), at)

    def test_goes_on_twice(self):
        self.begin(2)
        self.assertEqual(self.go_on(2, 3, f"--carry-out={self.carry}", "--check").returncode, 0)
        self.assertRest(self.go_on(3, TOKENS, "--check"), 3)

    def test_what_numpy_reads(self):
        self.begin(3)
        arrays = read_npz(self.carry)
        text = lambda name: "".join(map(chr, arrays["carry." + name].values))
        self.assertEqual((list(arrays["carry.position"].values), arrays["carry.position"].shape),
                         ([3], ()))
        self.assertEqual((text("layer"), text("dims"), text("options")),
                         ("ema", "b=2,d=3,heads=2", "primal form"))
        self.assertRegex(text("program"), r"\A[0-9a-f]{32}\Z")
        self.assertEqual(arrays["sequence.x"].shape, (2, 2, 3, 3))

    def test_wrong_position(self):
        self.begin(3)
        self.assertFails(self.go_on(3, TOKENS, "--position=2"), 1,
                         "--position: expected 3, where '", "carry.npz' ends, found 2\n",
                         "hint: leave out --position")

    def test_the_check_sees_what_was_carried(self):
        self.begin(3)
        self.assertFails(self.go_on(3, TOKENS, "--check", kernel="ema_carry_wrong"), 3,
                         "found larger ones: carry.S_final\n")
        state = read_npz(self.carry)["carry.S_final"]
        state.values[0] += 0.01
        self.change(S_final=state)
        self.assertFails(self.go_on(3, TOKENS, "--check"), 3,
                         "found larger ones: carry.S_final, out\n",
                         f"note: wrong: '{self.carry}' does not hold what the kernel gives for the "
                         "tokens before in one call: the file, or the calls that wrote it, are "
                         "wrong; from the first token on the same kernel agrees\n")

    def test_without_tokens(self):
        self.begin(3, "--carry-tokens=none")
        self.assertFalse([name for name in read_npz(self.carry) if name.startswith("sequence.")])
        self.assertRest(self.go_on(3), 3)
        self.assertFails(self.go_on(3, TOKENS, "--check"), 1, "--check: expected the tokens of the "
                         "sequence so far in '", "hint: write the file without --carry-tokens=none")
        result = self.go_on(3, 5, f"--carry-out={self.dir / 'next.npz'}")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stderr, r"\Attt-run: note: '.*next.npz' holds no tokens of the "
                                        r"sequence: '.*carry.npz' holds none\n\Z")

    def test_old_file(self):
        self.begin(3)
        self.change(layer=None)
        self.assertFails(self.go_on(3), 1, "expected an array 'carry.layer' in '", "found none",
                         "hint: write the file with ttt-run --split --carry-out; files of earlier "
                         "versions")

    def test_missing_entry(self):
        self.begin(3)
        self.change(Z_final=None)
        self.assertFails(self.go_on(3), 1, "expected an array 'carry.Z_final' in '", "found none")

    def test_wrong_shape(self):
        self.begin(3)
        self.change(Z_final=filled(2, 2, 4))
        self.assertFails(self.go_on(3), 1, "expected shape [2, 2, 3] of 'carry.Z_final', found "
                         "[2, 2, 4]\n")

    def test_no_position(self):
        self.begin(3)
        for values, found in (([-1], "-1"), ([0.5], "0.5"), ([-float("nan")], "nan"), ([1e16], "1e+16"),
                              ([1, 2], "an array of shape [2]")):
            self.change(position=Array((2,) if len(values) == 2 else (), values))
            self.assertFails(self.go_on(3), 1, "expected a whole number of at most 10^15 "
                             f"tokens in 'carry.position', found {found}\n")

    def test_other_layer(self):
        self.begin(3)
        self.change(layer=Array((1,), [ord("m")], "<i4"))
        self.assertFails(self.go_on(3), 1,
                         "carry.npz' was written for layer m, expected ema\n")

    def test_no_text(self):
        self.begin(3)
        for name in "layer", "program", "dims", "options", "given.w":
            with self.subTest(name):
                before = self.carry.read_bytes()
                self.change(**{name: Array((2,), [7, 1e9])})
                self.assertFails(self.go_on(3), 1, f"carry.npz': expected text in 'carry.{name}', "
                                 "found numbers that are no characters\n")
                self.carry.write_bytes(before)

    def test_numbers_that_are_not_finite(self):
        self.begin(3)
        arrays = read_npz(self.carry)
        arrays["carry.S_final"].values[4] = float("nan")
        arrays["sequence.gate"].values[1] = float("inf")
        write_npz(self.carry, arrays)
        result = self.go_on(3)
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertRegex(result.stderr,
                         r"\Attt-run: note: '.*carry.npz': token 'gate' holds inf at \[0, 0, 1\]\n"
                         r"ttt-run: note: '.*carry.npz': 'carry.S_final' holds nan at "
                         r"\[0, 1, 1\]\n\Z")

    def test_other_text(self):
        self.begin(3)
        text = self.layer.read_text()
        self.layer = self.dir / "ema.ttt"
        self.layer.write_text("// A comment.\n" + text.replace("{", "{\n"))
        self.assertRest(self.go_on(3), 3)
        self.layer.write_text(text.replace("0.5", "0.25"))
        self.assertFails(self.go_on(3), 1, "was computed with another text of layer 'ema'\n")

    def test_other_dims(self):
        self.begin(3)
        self.change(dims=Array((7,), map(ord, "b=3,d=3"), "<i4"))
        self.assertFails(self.go_on(3), 1, "carry.npz' was computed with b=3,d=3, expected "
                         "b=2,d=3,heads=2\n")

    def test_other_params(self):
        self.begin(3)
        self.assertFails(self.go_on(3, w=Array((2, 3), [0.5] * 6)), 1,
                         "was computed with another array 'w'\n", "hint: give the params")

    def test_other_kernel(self):
        self.begin(3)
        found = "primal form --dtype=f64"
        self.change(options=Array((len(found),), map(ord, found), "<i4"))
        self.assertFails(self.go_on(3), 1, "was computed by a kernel of primal form --dtype=f64, "
                         "expected primal form\n")

    def test_other_batch(self):
        self.begin(3)
        arrays = part(ema_inputs(b=1, t=TOKENS), 3, TOKENS)
        self.assertFails(self.go_on(3, x=arrays["x"], gate=arrays["gate"]), 1,
                         "expected shape [1, 2, 3, 3] of 'sequence.x', found [2, 2, 3, 3]\n")


if __name__ == "__main__":
    main()
