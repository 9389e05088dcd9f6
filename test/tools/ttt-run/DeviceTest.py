#===- DeviceTest.py - Device kernels on the emulated driver --------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# A kernel written by hand for CUDA, every way that ttt-run runs one, against the
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
        """Without a cotangent all gradients are zero: a comparison could not fail."""
        cotangents = self.dir / "cotangents.npz"
        check = "--backward", f"--cotangents={cotangents}", "--check"
        for given in {}, {"d_out": Array((2, 3, 5), [0] * 30)}, {"d_x": filled(2, 3, 5)}:
            with self.subTest(list(given)):
                write_npz(cotangents, given)
                self.assertFails(self.run_kernel(*check), 1, "ttt-run: error: --check: expected a "
                                 "cotangent that is not zero in ", "hint: give d_out")
                self.assertGood(self.run_kernel(*check[:2]))
        write_npz(cotangents, {"d_out": filled(2, 3, 0)})
        self.assertGood(self.run_kernel(*check, arrays=inputs(t=0)))

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
        """The position is none that the call before carried."""
        carry = self.dir / "carry.npz"
        self.assertGood(self.run_kernel("--split=5", f"--carry-out={carry}"))
        self.assertFails(self.run_kernel("--split=5", f"--carry-in={carry}", "--position=4"), 1,
                         "cuCtxSynchronize: CUDA_ERROR_LAUNCH_FAILED")
        self.assertGood(self.run_kernel("--split=5", f"--carry-in={carry}", "--position=5"))


if __name__ == "__main__":
    main()
