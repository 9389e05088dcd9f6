# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rows and buffers of kernels for CPUs."""

from .kinds import function

FOLDER = "compiler/lib/Target/LLVM/"
FUSE = FOLDER + "FuseRows.cpp"
KERNEL = FOLDER + "FormKernel.cpp"

MUTATIONS = [
    function("emit", "what is updated is read as it was before the loop", FUSE,
             "before.lookupOrDefault(slice.getSource())", "slice.getSource()"),
    function("joins", "rows that are written are read as a whole", FUSE,
             "overwrites(op, other) || overwrites(other, op)", "false"),
    function("updates", "rows that move are written in place", KERNEL,
             "|| (part && part.getSource() == value)", ""),
]
