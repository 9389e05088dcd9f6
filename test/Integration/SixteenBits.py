#===- SixteenBits.py - Kernels with tokens in 16 bits ---------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Base class of the tests of --dtype=bf16 and f16. Rounds the tokens of inputs to 16 bits, and
# compares results with the interpreter, at measured limits (SixteenBits.h).
#
#===------------------------------------------------------------------------===#

import re

from Support import IS_WHOLE, SEED, IntegrationTest, layer

DTYPES = "bf16", "f16"
# Parameters of the measured limits; LEAST is the error of f32, not of 16 bits (outputs, gradients).
DRAWS, TIMES, LEAST = 16, 3, (2e-6, 5e-6)
ERROR = re.compile(r"^(\S+)\s+relative RMS error (\S+), expected at most ([^:\s]+)", re.MULTILINE)


class SixteenBitsTest(IntegrationTest):
    def narrow(self, name, dtype, arrays):
        """The arrays with rows of tokens rounded to 16 bits."""
        path = self.dir / f"{arrays.stem}.{dtype}.npz"
        self.arrays("narrow", layer(name), arrays, path, f"--dtype={dtype}")
        return path

    def agree(self, name, dtype, inputs, *outputs, dims, cotangents=None, draws=DRAWS, seed=SEED):
        """{array: its error} of the last outputs."""
        flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        report = self.arrays(
            "check-narrow", layer(name), inputs, *outputs, f"--dtype={dtype}", f"--times={TIMES}",
            f"--draws={draws}", f"--limit={LEAST[cotangents is not None]}", f"--seed={seed}",
            *([f"--cotangents={cotangents}"] if cotangents else []), *flags)
        if IS_WHOLE:
            print(name, dtype, report, flush=True)
        return {array: (float(error), float(limit)) for array, error, limit in
                ERROR.findall(report)}
