#===- CyclesOfKernelsTest.py - Predicted cycles of kernels ----------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The model of benchmarks/gpu/model against public measurements, and a sample of
# generated/devices/cycles.md; all of it: benchmarks/gpu/model/cycles.py --check. Skipped without ptxas,
# or another release of it, and nvdisasm.
#
#===------------------------------------------------------------------------===#

import pathlib
import subprocess
import sys

MODEL = pathlib.Path(__file__).resolve().parents[2] / "benchmarks/gpu/model"
SAMPLE = "delta_rule"

tttc, *_ = sys.argv[1:]
for words in (["check.py"], ["cycles.py", "--check", "--only", SAMPLE]):
    done = subprocess.run([sys.executable, MODEL / words[0], *words[1:],
                           f"--bin={pathlib.Path(tttc).parent}"], timeout=600)
    if done.returncode:
        sys.exit(done.returncode)
