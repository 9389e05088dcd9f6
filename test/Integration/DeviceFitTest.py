#===- DeviceFitTest.py - Sizes that fit a GPU, and those that do not ------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Widths and mini-batches, on GPUs with little shared memory and much: each is compiled, or
# refused at its place in the text with the bytes it takes, those there are and a size that
# fits. Never a crash, an endless run or words of the compiler's own.
#
# A sample; TTTC_TEST_FIT=all tries every point and lists what it found.
#
#===------------------------------------------------------------------------===#

import os
import random
import re
import subprocess
import time

from Device import DeviceCase
from Support import SEED, TTTC, layer, limit_memory, main

WIDTHS, GROUPS = (16, 32, 64, 128), (8, 16, 32, 64, 128)
LAYERS, DTYPES = ("ttt_linear", "ttt_mlp"), ("f32", "bf16")  # the MLP is 4 times as wide inside
TARGETS = "sm_80", "sm_90a", "sm_100a", "sm_120a"
ALL = [(name, d, b, dtype, target) for name in LAYERS for d in WIDTHS for b in GROUPS
       for dtype in DTYPES for target in TARGETS]
SECONDS = 60
# At its place, with two numbers at least and a size to try.
REFUSED = re.compile(r"\A.+\.ttt:\d+:\d+: error: .*\d+.*\d+.*\n.+\n +\^", re.MULTILINE)
NEAREST = re.compile(r"\b[a-z]+ ?= ?\d+")


def sample():
    """Small and large ones of each layer and type, with targets in turn, and some others."""
    drawn = random.Random(SEED)
    corners = [(name, d, b, dtype, TARGETS[i % 4]) for i, (name, dtype, d, b) in enumerate(
        (name, dtype, d, b) for name in LAYERS for dtype in DTYPES for d, b in ((16, 8), (64, 16)))]
    return corners + drawn.sample(ALL, 4)


class DeviceFitTest(DeviceCase):
    def test_sizes(self):
        whole = os.environ.get("TTTC_TEST_FIT") == "all"
        for point in ALL if whole else sample():
            with self.subTest(point=point):
                begin = time.monotonic()
                found = self.compiled(*point)
                if whole:
                    print(*point, f"{time.monotonic() - begin:.2f} s", found, flush=True)

    def compiled(self, name, d, b, dtype, target):
        """`fits`, or why not."""
        result = subprocess.run(
            [TTTC, layer(name), f"--dim=d={d}", f"--dim=b={b}", f"--dtype={dtype}",
             f"--target={target}", "--emit=ptx", "-o", self.dir / "kernel.ptx"],
            capture_output=True, text=True, timeout=SECONDS, preexec_fn=limit_memory)
        if result.returncode == 0:
            self.assertIn(f".target {target}", (self.dir / "kernel.ptx").read_text())
            return "fits"
        self.assertEqual(result.returncode, 1, result.stderr)
        self.assertRegex(result.stderr, REFUSED)
        self.assertRegex(result.stderr, NEAREST)
        return result.stderr.splitlines()[0]


if __name__ == "__main__":
    main()
