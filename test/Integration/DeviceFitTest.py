#===- DeviceFitTest.py - Sizes that fit a GPU, and sizes that do not ------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Widths and mini-batches, on GPUs with little and much shared memory: each is compiled. If
# registers or shared memory do not suffice, a warning at the location in the text gives the excess
# and the size that fits, which is compiled too; far beyond the limits there is an error. Never a
# crash, an endless run or an internal message.
#
# Runs a sample; TTTC_TEST_FIT=all runs every point and lists the results.
#
#===------------------------------------------------------------------------===#

import os
import random
import re
import subprocess
import time

from Device import CAPABILITIES, DeviceCase
from Support import SEED, TTTC, layer, limit_memory, main

WIDTHS, GROUPS = (16, 32, 64, 128), (8, 16, 32, 64, 128)
LAYERS, DTYPES = ("ttt_linear", "ttt_mlp"), ("f32", "bf16")  # the MLP is 4 times as wide inside
TARGETS = tuple(CAPABILITIES)
ALL = [(name, d, b, dtype, target) for name in LAYERS for d in WIDTHS for b in GROUPS
       for dtype in DTYPES for target in TARGETS]
SECONDS = 120  # the largest take half a minute on an idle core
# At its location: the use, the limit, and sizes.
TOLD = re.compile(r"\A.+\.ttt:\d+:\d+: (warning|error): .*\d+.*\d+.*\n.+\n +\^\n"
                  r"hint: (?:(\w+) = (\d+) fits|none of these fits either: .*\d+)$", re.MULTILINE)


def sample():
    """Small and large sizes of each layer and type, with alternating targets, and some others."""
    drawn = random.Random(SEED)
    corners = [(name, d, b, dtype, TARGETS[i % len(TARGETS)]) for i, (name, dtype, d, b) in enumerate(
        (name, dtype, d, b) for name in LAYERS for dtype in DTYPES for d, b in ((16, 8), (64, 16)))]
    corners.append(("ttt_mlp", 256, 128, "bf16", "sm_90a"))  # far beyond the limits
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
        """`fits`, or the message."""
        dims = {"d": d, "b": b}
        result = self.run_compiler(name, dims, dtype, target)
        if result.returncode == 0:
            self.assertIn(f".target {target}", (self.dir / "kernel.ptx").read_text())
            if not result.stderr:
                return "fits"
        told = TOLD.match(result.stderr)
        self.assertTrue(told, result.stderr)
        severity, dim, size = told.groups()
        self.assertEqual(result.returncode, 1 if severity == "error" else 0, result.stderr)
        if d > max(WIDTHS):
            self.assertEqual(severity, "error", result.stderr)
        if dim:
            smaller = self.run_compiler(name, {**dims, dim: size}, dtype, target)
            self.assertEqual((smaller.returncode, smaller.stderr), (0, ""))
        return result.stderr.splitlines()[0] + "; " + result.stderr.splitlines()[-1]

    def run_compiler(self, name, dims, dtype, target):
        flags = [f"--dim={dim}={size}" for dim, size in dims.items()]
        return subprocess.run(
            [TTTC, layer(name), *flags, f"--dtype={dtype}", f"--target={target}", "--emit=ptx",
             "-o", self.dir / "kernel.ptx"],
            capture_output=True, text=True, timeout=SECONDS, preexec_fn=limit_memory)


if __name__ == "__main__":
    main()
