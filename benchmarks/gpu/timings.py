# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Table of launches that are timed on a GPU: the ceilings."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "emulator/test/Cases"))

from Case import Buffer, Case, Map, Work, u32, u64  # noqa: E402

KERNELS = "benchmarks/gpu/kernels"


def copy(pieces):
    """Copies pieces of 16 bytes."""
    return Case("copy", "copy", "copyPieces", "sm_80", (-(-pieces // 1024), 1, 1), (256, 1, 1),
                {"x": Buffer("u32", (pieces, 4), random=True), "y": Buffer("u32", (pieces, 4))},
                ["x", "y", u64(pieces)], None, {}, folder=KERNELS, work=Work(bytes=32 * pieces, peer="driver"))


def mma(size):
    shape = (size, size)
    return Case("matmul.mma", "mma", "mmaThroughput", "sm_80", ((size // 128) ** 2, 1, 1),
                (256, 1, 1),
                {"a": Buffer("bf16", shape, random=True), "b": Buffer("bf16", shape, random=True),
                 "c": Buffer("f32", shape)},
                ["a", "b", "c", u32(size), u32(size), u32(size)], None, {}, shared=4 * 16384,
                folder=KERNELS,
                work=Work(2 * size ** 3, product=("a", "b", "rows", "c", size, size, size)))


def wgmma(size):
    shape = (size, size)
    return Case("matmul.wgmma", "wgmma", "wgmmaThroughput", "sm_90a",
                (size // 128 * (size // 256), 1, 1), (384, 1, 1),
                {"a": Buffer("bf16", shape, random=True), "b": Buffer("bf16", shape, random=True),
                 "c": Buffer("bf16", shape)},
                [Map("a", shape, (64, 128), 128), Map("b", shape, (64, 256), 128), "c",
                 u32(size), u32(size), u32(size)], None, {}, shared=4 * 49152 + 64,
                folder=KERNELS,
                work=Work(2 * size ** 3, product=("a", "b", "columns", "c", size, size, size),
                          peer="cublaslt"))


def timings(small=False):
    """Uses sizes for which launch overhead is negligible; `small` ones are for tests."""
    size = 256 if small else 8192
    return [copy(1 << (8 if small else 26)), mma(size), wgmma(size)]
