#===- Cases.py - Table of launches with expected results ------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Operands of matrix products and sums are integers, so that every order of summation gives
# the same bits. Add a kernel by adding a row.
#
#===------------------------------------------------------------------------===#

import random

import References
from Case import Bits, Buffer, Case, Map, Within, u32, u64
from Numbers import integers, uniform

small = integers(-4, 4)
SPECIAL_WORDS = (0, 1, 2, 31, 32, 33, 63, 64, 255, 0x7fffffff, 0x80000000, 0x80000001,
                 0xffffff, 0x1000000, 0xfffffffe, 0xff00ff00, 0x12345678)
# Zeros, ones, halves between integers, subnormals, extremes, infinities, a NaN.
SPECIAL_FLOATS = (0, 0x80000000, 0x3f800000, 0xbf800000, 0x3f000000, 0xbf000000, 0x3fc00000,
                  0x40200000, 0xc0200000, 0x00000001, 0x807fffff, 0x00800000, 0x33800000,
                  0x38000000, 0x477fe000, 0x477ff000, 0x4f000000, 0xcf000000, 0x5f000000,
                  0x7f7fffff, 0xff7fffff, 0x7f7f8000, 0x7f800000, 0xff800000, 0x7fc00000)
SPECIAL_HALVES = (0, 0x8000, 0x3c00, 0xbc00, 0x3f80, 0xbf80, 0x0001, 0x83ff, 0x0400, 0x7bff,
                  0x7c00, 0xfc00, 0x7e00, 0x7f80, 0xff80, 0x7fc0, 0x7f7f, 0x3800)


def bits(special, rate=0.5):
    """Special patterns and random ones."""
    def fill(kind, count, seed):
        dice = random.Random(seed)
        return [special[dice.getrandbits(16) % len(special)] if dice.random() < rate
                else dice.getrandbits(32) for _ in range(count)]
    return fill


def halves(kind, count, seed):
    dice = random.Random(seed)
    one = lambda: (SPECIAL_HALVES[dice.getrandbits(16) % len(SPECIAL_HALVES)]
                   if dice.random() < 0.4 else dice.getrandbits(16))
    return [one() << 16 | one() for _ in range(count)]


def divisors(kind, count, seed):
    """Excludes zero and -1, by which the minimum integer cannot be divided."""
    return [word if word not in (0, 0xffffffff) else 3
            for word in bits(SPECIAL_WORDS)(kind, count, seed)]


def matrices(m, n, k, b_shape=None, kind="bf16", result="f32"):
    return {"a": Buffer(kind, (m, k), small, 1), "b": Buffer(kind, b_shape or (k, n), small, 2),
            "c": Buffer(result, (m, n))}


def matmul(name, m, n, k, **where):
    return Case(f"{where['module']}.{name}", target="sm_80", grid=(-(-n // 64), -(-m // 64), 1),
                block=(128, 1, 1), buffers=matrices(m, n, k),
                arguments=["a", "b", "c", u32(m), u32(n), u32(k)],
                reference=References.matmul, expect={"c": Bits()}, **where)


def wgmma(name, kernel, m, n, k, rows_of_b):
    map_b = Map("b", (n, k), (64, 64), 128) if rows_of_b else Map("b", (k, n), (64, 64), 128)
    return Case(f"wgmma.{name}", "wgmma", kernel, "sm_90a", (-(-n // 64), -(-m // 64), 1),
                (128, 1, 1), matrices(m, n, k, (k, n) if rows_of_b else (n, k)),
                [Map("a", (k, m), (64, 64), 128), map_b, Map("c", (n, m), (64, 64)), u32(k)],
                References.matmul if rows_of_b else References.matmul_columns, {"c": Bits()},
                shared=4 * 8192 + 16384 + 16)


def reductions(name, n, chunk):
    blocks = -(-n // chunk)
    return Case(f"reduce.{name}", "reduce", "blockReduce", "sm_80", (blocks, 1, 1), (128, 1, 1),
                {"x": Buffer("f32", (n,), integers(-50, 50)), "sums": Buffer("f32", (blocks,)),
                 "largest": Buffer("u32", (blocks,)), "positive": Buffer("u32", (blocks,))},
                ["x", "sums", "largest", "positive", u32(n), u32(chunk)], References.block_reduce,
                {"sums": Bits(), "largest": Bits(), "positive": Bits()})


def instructions(module, kernel, target, names, fills, rows, reference):
    count = 200  # the second block is incomplete
    buffers = {name: Buffer("u32", (count,), fill, seed)
               for seed, (name, fill) in enumerate(zip(names, fills), 1)}
    buffers["y"] = Buffer("u32", (rows, count))
    return Case(f"{module}.all", module, kernel, target, (2, 1, 1), (128, 1, 1), buffers,
                [*names, "y", u32(count)], reference, {"y": Bits()})


CASES = [
    reductions("whole", 1024, 256),
    reductions("ragged", 1000, 300),
    Case("reduce.exchange", "reduce", "warpExchange", "sm_80", (2, 1, 1), (64, 1, 1),
         {"x": Buffer("u32", (128,), integers(0, 1100)), "prefix": Buffer("u32", (128,)),
          "reversed": Buffer("u32", (128,)), "grouped": Buffer("u32", (128,)),
          "votes": Buffer("u32", (128,))},
         ["x", "prefix", "reversed", "grouped", "votes"], References.warp_exchange,
         {"prefix": Bits(), "reversed": Bits(), "grouped": Bits(), "votes": Bits()}),
    Case("rows.softmax", "rows", "softmaxRows", "sm_80", (3, 1, 1), (128, 1, 1),
         {"x": Buffer("f32", (10, 100), uniform(-4, 4)), "y": Buffer("f32", (10, 100))},
         ["x", "y", u32(10), u32(100)], References.softmax, {"y": [Within(4e-6)]}),
    Case("rows.norm", "rows", "layerNormRows", "sm_80", (2, 1, 1), (128, 1, 1),
         {"x": Buffer("f32", (6, 128), uniform(-2, 3)),
          "weight": Buffer("f32", (128,), uniform(0.5, 1.5), 2),
          "bias": Buffer("f32", (128,), uniform(-1, 1), 3),
          "y": Buffer("f32", (6, 128)), "t": Buffer("f32", (6, 128))},
         ["x", "weight", "bias", "y", "t", u32(6)], References.layer_norm,
         # The ISA gives tanh a relative error of 2^-11.
         {"y": [Within(4e-6, 2e-6)], "t": [Within(2.0 ** -11 + 4e-6, 2e-6)]}),
    matmul("tile", 64, 64, 32, module="matmul", kernel="matmul"),
    matmul("ragged", 70, 75, 45, module="matmul", kernel="matmul"),
    matmul("tile", 64, 64, 96, module="pipeline", kernel="matmulPipeline"),
    matmul("ragged", 70, 88, 104, module="pipeline", kernel="matmulPipeline"),
    Case("fragments.tf32", "fragments", "mmaTf32", "sm_80", (1, 1, 1), (32, 1, 1),
         {"a": Buffer("f32", (16, 8), integers(-900, 900)),
          "b": Buffer("f32", (8, 8), integers(-900, 900), 2),
          "k8": Buffer("f32", (16, 8)), "k4": Buffer("f32", (16, 8))},
         ["a", "b", "k8", "k4"], References.mma_tf32, {"k8": Bits(), "k4": Bits()}),
    Case("fragments.f16", "fragments", "mmaF16", "sm_80", (1, 1, 1), (32, 1, 1),
         {"a": Buffer("f16", (16, 16), integers(-9, 9)),
          "b": Buffer("f16", (8, 16), integers(-9, 9), 2), "wide": Buffer("f32", (16, 8)),
          "narrow": Buffer("f16", (16, 8)), "k8": Buffer("f32", (16, 8))},
         ["a", "b", "wide", "narrow", "k8"], References.mma_f16,
         {"wide": Bits(), "narrow": Bits(), "k8": Bits()}),
    Case("fragments.bf16", "fragments", "mmaBf16Short", "sm_80", (1, 1, 1), (32, 1, 1),
         {"a": Buffer("bf16", (16, 8), integers(-100, 100)),
          "b": Buffer("bf16", (8, 8), integers(-100, 100), 2),
          "c": Buffer("f32", (16, 8), integers(-1000, 1000), 3)},
         ["a", "b", "c"], References.mma_bf16_short, {"c": Bits()}),
    Case("stmatrix.all", "stmatrix", "storeMatrices", "sm_90", (1, 1, 1), (32, 1, 1),
         {"x": Buffer("u32", (4, 32), bits((), 0)), "y": Buffer("u32", (14, 32)),
          "z": Buffer("u32", (3, 32))},
         ["x", "y", "z"], References.store_matrices, {"y": Bits(), "z": Bits()}),
    wgmma("shared", "matmulShared", 64, 64, 64, False),
    wgmma("shared.ragged", "matmulShared", 100, 72, 328, False),
    wgmma("registers", "matmulRegisters", 64, 64, 128, True),
    wgmma("registers.ragged", "matmulRegisters", 100, 72, 200, True),
    Case("cluster.sums", "cluster", "clusterSums", "sm_90", (8, 1, 1), (128, 1, 1),
         {"x": Buffer("f32", (2048,), integers(-50, 50)), "total": Buffer("f32", (2,)),
          "neighbour": Buffer("f32", (8,)), "counts": Buffer("u32", (2,))},
         ["x", "total", "neighbour", "counts"], References.cluster_sums,
         {"total": Bits(), "neighbour": Bits(), "counts": Bits()}, cluster=(4, 1, 1)),
    Case("atomics.histogram", "atomics", "histogram", "sm_80", (3, 1, 1), (128, 1, 1),
         {"x": Buffer("u32", (1000,), integers(0, 99)), "bins": Buffer("u32", (32,), [0] * 32),
          "finished": Buffer("u32", (1,), [0]), "top": Buffer("u32", (1,))},
         ["x", "bins", "finished", "top", u32(1000)], References.histogram,
         {"bins": Bits(), "finished": Bits(), "top": Bits()}),
    Case("atomics.all", "atomics", "atomicOperations", "sm_80", (2, 1, 1), (64, 1, 1),
         {"x": Buffer("u32", (128,), integers(1, 1000)),
          "cells": Buffer("u32", (15,), [0xffffffff, 0, 0, -10000, 0xffffffff, 0, 0, 0, 0, 7, 0,
                                         0, 0, 0, 0]),
          "wide": Buffer("u64", (2,), [0, 0]), "sum": Buffer("f32", (1,), [0.0]),
          "double": Buffer("f64", (1,), [0.0]), "largest": Buffer("f32", (1,), [0.0]),
          "tickets": Buffer("u32", (128,))},
         ["x", "cells", "wide", "sum", "double", "largest", "tickets"],
         References.atomic_operations,
         {name: Bits() for name in ("cells", "wide", "sum", "double", "largest", "tickets")}),
    Case("roles.pipeline", "roles", "producerConsumer", "sm_90a", (2, 1, 1), (384, 1, 1),
         {"x": Buffer("f32", (5, 256), integers(-50, 50)), "sums": Buffer("f32", (2, 256))},
         ["x", "sums", u32(5)], References.producer_consumer, {"sums": Bits()}),
    instructions("integers", "integerInstructions", "sm_80", ("a", "b", "c"),
                 (bits(SPECIAL_WORDS), divisors, bits(SPECIAL_WORDS)), 92,
                 References.integer_instructions),
    instructions("floats", "floatInstructions", "sm_90", ("x", "z", "w"),
                 (bits(SPECIAL_FLOATS),) * 3, 68, References.float_instructions),
    instructions("halves", "halfInstructions", "sm_90", ("a", "b", "c"), (halves,) * 3, 40,
                 References.half_instructions),
    Case("approximations.all", "approximations", "approximateInstructions", "sm_80", (1, 1, 1),
         (128, 1, 1),
         {"x": Buffer("f32", (120,), uniform(-3, 3)), "y": Buffer("f32", (9, 120))},
         ["x", "y", u32(120)], References.approximate_instructions,
         # The error bounds of the ISA's tables.
         {"y": [Within(2.0 ** -22, count=240), Within(2.0 ** -11, count=120),
                Within(0, 2.0 ** -20.5, count=240), Within(2.0 ** -23, count=120),
                Within(2.0 ** -22, 2.0 ** -22, count=120), Within(2.0 ** -22, count=240)]}),
    Case("bench.copy", "copy", "copyPieces", "sm_80", (2, 1, 1), (256, 1, 1),
         {"x": Buffer("u32", (1500, 4), bits((), 0)), "y": Buffer("u32", (1500, 4))},
         ["x", "y", u64(1500)], References.copy, {"y": Bits()},
         folder="benchmarks/gpu/kernels"),
    Case("bench.mma", "mma", "mmaThroughput", "sm_80", (2, 1, 1), (256, 1, 1),
         matrices(128, 256, 160), ["a", "b", "c", u32(128), u32(256), u32(160)],
         References.matmul, {"c": Bits()}, shared=4 * 16384, folder="benchmarks/gpu/kernels"),
    Case("bench.wgmma", "wgmma", "wgmmaThroughput", "sm_90a", (1, 1, 1), (384, 1, 1),
         matrices(128, 256, 320, (256, 320), result="bf16"),
         [Map("a", (320, 128), (64, 128), 128), Map("b", (320, 256), (64, 256), 128), "c",
          u32(128), u32(256), u32(320)],
         References.matmul_columns, {"c": Bits()}, shared=4 * 49152 + 64,
         folder="benchmarks/gpu/kernels"),
]
