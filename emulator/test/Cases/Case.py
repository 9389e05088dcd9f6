#===- Case.py - Description of one kernel launch --------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Classes for the table in Cases.py: memory, arguments, expectations.
#
#===------------------------------------------------------------------------===#

import math
import struct

from Numbers import SIZES, pack, unpack


class Buffer:
    """An array in device memory.

    `fill(kind, count, seed)` generates its elements; a list is used as is. Without one, all
    bits start as ones, which are NaNs: a kernel must write all of it. With `random`, the
    program that runs the case generates the elements.
    """

    def __init__(self, kind, shape, fill=None, seed=1, random=False):
        self.kind, self.shape, self.count = kind, shape, math.prod(shape)
        self.random = random
        self.bytes = self.count * SIZES[kind]
        if fill is None:
            self.initial = None
        else:
            values = fill(kind, self.count, seed) if callable(fill) else list(fill)
            if len(values) != self.count:
                raise ValueError(f"expected {self.count} numbers, found {len(values)}")
            self.initial = pack(kind, values)

    def values(self):
        return unpack(self.kind, self.initial)

    def rows(self):
        """The elements as a list of rows."""
        values, width = self.values(), self.shape[-1]
        return [values[i:i + width] for i in range(0, len(values), width)]


class Map:
    """A tensor map: `dims`, innermost first, of a buffer in C order, in boxes of `box`."""

    def __init__(self, buffer, dims, box, swizzle=0):
        self.buffer, self.dims, self.box, self.swizzle = buffer, dims, box, swizzle


def u32(value):
    return struct.pack("<I", value)


def u64(value):
    return struct.pack("<Q", value)


class Bits:
    """All bits are compared; a reference may give a mask of the defined ones."""


class Within:
    """|found - expected| <= relative * |expected| + absolute, for `count` elements."""

    def __init__(self, relative, absolute=0.0, count=None):
        self.relative, self.absolute, self.count = relative, absolute, count


class Masked:
    """Expected words, compared only in the bits of a mask."""

    def __init__(self, pairs):
        self.words, self.masks = zip(*pairs)


class Work:
    """The work of a timed launch: operations, bytes that must move, and, for a product,
    (a, b, rows or columns of b, c, m, n, k), from which samples are checked. `peer` is timed
    on the same work: "driver" (a copy) or "cublaslt" (a product)."""

    def __init__(self, flops=0, bytes=0, product=None, peer=None):
        self.flops, self.bytes, self.product, self.peer = flops, bytes, product, peer


class Case:
    """`arguments`: a buffer's name, a Map, or bytes. `expect`: for each buffer that the
    kernel writes, Bits, or a Within for each of its ranges. `reference(case)` returns the
    expected elements. `folder` is the folder of the kernel's PTX, relative to the repository
    root."""

    def __init__(self, name, module, kernel, target, grid, block, buffers, arguments, reference,
                 expect, cluster=(1, 1, 1), shared=0, folder="emulator/test/Kernels",
                 work=None):
        self.name, self.module, self.kernel, self.target = name, module, kernel, target
        self.grid, self.block, self.cluster, self.shared = grid, block, cluster, shared
        self.buffers, self.arguments, self.folder = buffers, arguments, folder
        self.reference, self.expect, self.work = reference, expect, work

    def __getitem__(self, name):
        return self.buffers[name]

    def expected(self):
        """{buffer: (bytes, bytes of a mask or None)}"""
        result = {}
        for name, values in self.reference(self).items():
            kind = self.buffers[name].kind
            if isinstance(values, Masked):
                result[name] = pack(kind, values.words), pack(kind, values.masks)
            else:
                result[name] = pack(kind, values), None
            if len(result[name][0]) != self.buffers[name].bytes:
                raise ValueError(f"{self.name}: expected {self.buffers[name].bytes} bytes of "
                                 f"'{name}', found {len(result[name][0])}")
        return result
