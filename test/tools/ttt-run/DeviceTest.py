#===- DeviceTest.py - Device kernels on the emulated driver --------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Runs a hand-written CUDA kernel in every mode of ttt-run, against the
# interpreter. Without a driver there is a message.
#
#===------------------------------------------------------------------------===#

import sys

from Support import HERE, KERNELS, Array, ToolTest, filled, main, read_npz, write_npz

DRIVER = sys.argv[3]


def inputs(b=2, h=3, t=5):
    return {"x": filled(b, h, t), "w": filled(h)}


class DeviceTest(ToolTest):
    def setUp(self):
        super().setUp()
        self.layer = HERE / "scaled.ttt"
        self.environment["TTTC_CUDA_LIBRARY"] = DRIVER

    def run_kernel(self, *options, arrays=None):
        return self.run_layer(arrays or inputs(), f"--kernel={KERNELS / 'scaled.so'}", *options)

    def assertGood(self, result):
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_forward(self):
        self.assertGood(self.run_kernel("--check"))
        arrays = inputs()
        for index, value in enumerate(read_npz(self.outputs)["out"].values):
            expected = arrays["x"].values[index] * arrays["w"].values[index // 5 % 3]
            self.assertAlmostEqual(value, expected, places=6)

    def test_backward(self):
        cotangents = self.dir / "cotangents.npz"
        write_npz(cotangents, {"d_out": filled(2, 3, 5)})
        self.assertGood(self.run_kernel("--backward", f"--cotangents={cotangents}", "--check"))
        self.assertEqual(sorted(read_npz(self.outputs)), ["d_w", "d_x"])

    def test_backward_against_nothing(self):
        """Without a cotangent all gradients are zero, which is reported as a mistake."""
        cotangents = self.dir / "cotangents.npz"
        check = "--backward", f"--cotangents={cotangents}", "--check"
        hint = "hint: layer 'scaled' has d_out; those left out are zero\n"
        self.assertFails(self.run_kernel("--backward"), 1, "'--backward' needs '--cotangents "
                         "FILE.npz', found none: every gradient would be zero\n", hint)
        for given, found in ({}, "no array"), ({"d_x": filled(2, 3, 5)}, "only d_x"):
            write_npz(cotangents, given)
            for options in check, check[:2]:
                self.assertFails(self.run_kernel(*options), 1, "ttt-run: error: expected a cotangent "
                                 "in '", f"found {found}\n", hint)
                self.assertFalse(self.outputs.exists())
        write_npz(cotangents, {"d_out": filled(2, 3, 5), "d_x": filled(2, 3, 5)})
        result = self.run_kernel(*check)
        self.assertGood(result)
        self.assertRegex(result.stderr, r"note: ignored in '.*', no cotangent of layer 'scaled': "
                                        r"d_x\n")
        write_npz(cotangents, {"d_out": Array((2, 3, 5), [0] * 30)})
        self.assertFails(self.run_kernel(*check), 1, "ttt-run: error: --check: expected a "
                         "cotangent that is not zero in ", "hint: give d_out")
        self.assertGood(self.run_kernel(*check[:2]))
        write_npz(cotangents, {"d_out": filled(2, 3, 0)})
        self.assertGood(self.run_kernel(*check, arrays=inputs(t=0)))

    def test_cotangents_that_the_kernel_does_not_take(self):
        self.layer = self.dir / "scaled.ttt"
        self.layer.write_text("layer scaled {\n  token x\n  param w\n  learner m(u) {\n    state S "
                              "= 0\n    return u * S\n  }\n  each token {\n    S = S + x\n    out = w "
                              "* x + m(x)\n  }\n}\n")
        cotangents = self.dir / "cotangents.npz"
        run = "--backward", f"--cotangents={cotangents}"
        write_npz(cotangents, {"d_S_final": filled(2, 3)})
        self.assertFails(self.run_kernel(*run), 1, "the kernel takes no cotangent of those given: "
                         "d_S_final\n", "hint: it takes d_out")
        self.assertFalse(self.outputs.exists())
        write_npz(cotangents, {"d_S_final": filled(2, 3), "d_out": filled(2, 3, 5)})
        result = self.run_kernel(*run)
        self.assertGood(result)
        self.assertIn("note: ignored among the cotangents, not taken by the kernel: d_S_final\n",
                      result.stderr)

    def test_split(self):
        self.assertGood(self.run_kernel("--split=2,1,2", "--check"))

    def test_nothing_to_run(self):
        self.assertGood(self.run_kernel(arrays=inputs(t=0)))
        self.assertGood(self.run_kernel(arrays=inputs(b=0)))

    def test_time(self):
        self.assertRegex(self.run_kernel("--time=3").stdout, r"time  median .* of 3 runs")

    def test_without_a_driver(self):
        self.environment["TTTC_CUDA_LIBRARY"] = str(self.dir / "none.so")
        self.assertFails(self.run_kernel(), 1,
                         "ttt-run: error: cannot open the CUDA driver's library", "none.so")

    def test_another_device(self):
        self.environment["PTX_EMU_CAPABILITY"] = "7.5"
        self.assertFails(self.run_kernel(), 1, "kernel 'scaled' has code for sm_80, none of which "
                         "runs on PTX emulator of compute capability 7.5")

    def test_a_kernels_error(self):
        """The position differs from the one that the previous call carried."""
        carry = self.dir / "carry.npz"
        self.assertGood(self.run_kernel("--split=5", f"--carry-out={carry}", "--carry-tokens=none"))
        self.assertGood(self.run_kernel("--split=5", f"--carry-in={carry}"))
        arrays = dict(read_npz(carry), **{"carry.position": Array((), [4], "<i8")})
        write_npz(carry, arrays)
        self.assertFails(self.run_kernel("--split=5", f"--carry-in={carry}"), 1,
                         "cuCtxSynchronize: CUDA_ERROR_LAUNCH_FAILED")


if __name__ == "__main__":
    main()
