# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The mutations of utils/mutate.py: name, description, file and replacement. A module for each folder
of mutated code, in the order in which they are run and listed."""

from . import (analysis, attention, autodiff, decode, dualform, halide, imports, ir, linalg, llvm,
               loops, runtime, segments, simplify, target, tile)

MODULES = (autodiff, analysis, dualform, ir, linalg, imports, attention, loops, segments, decode, llvm,
           target, runtime, halide, tile, simplify)

MUTATIONS = [mutation for module in MODULES for mutation in module.MUTATIONS]
