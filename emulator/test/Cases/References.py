#===- References.py - Expected results of the kernels ---------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Each function takes a case and returns {buffer: elements}. They define the result of a
# kernel, independent of its implementation.
#
#===------------------------------------------------------------------------===#

import itertools
import math
import operator
import struct

from Case import Masked
from FloatInstructions import float_results, half_results
from Instructions import integer_results


def flat(rows):
    return list(itertools.chain.from_iterable(rows))


def chunked(values, size):
    return [values[i:i + size] for i in range(0, len(values), size)]


def block_reduce(case):
    n, chunk = (struct.unpack("<I", argument)[0] for argument in case.arguments[-2:])
    parts = chunked(case["x"].values()[:n], chunk)
    return {"sums": [sum(part) for part in parts],
            "largest": [int(max([0, *part])) for part in parts],
            # Every warp counts its elements; the sum over warps counts all.
            "positive": [sum(x > 0 for x in part) for part in parts]}


def warp_exchange(case):
    result = {"prefix": [], "reversed": [], "grouped": [], "votes": []}
    for warp in chunked(case["x"].values(), 32):
        result["prefix"] += itertools.accumulate(warp)
        result["reversed"] += reversed(warp)
        result["grouped"] += [warp[lane // 4 * 4] for lane in range(32)]
        extra = any(x > 1000 for x in warp) + 2 * all(x < 1000 for x in warp)
        result["votes"] += [sum(1 << i for i, y in enumerate(warp) if y & 3 == x & 3) + extra
                            for x in warp]
    return result


def softmax(case):
    rows = []
    for row in case["x"].rows():
        powers = [math.exp(x - max(row)) for x in row]
        rows.append([power / math.fsum(powers) for power in powers])
    return {"y": flat(rows)}


def layer_norm(case):
    weight, bias, rows = case["weight"].values(), case["bias"].values(), []
    for row in case["x"].rows():
        mean = math.fsum(row) / len(row)
        variance = math.fsum((x - mean) ** 2 for x in row) / len(row)
        rows.append([(x - mean) / math.sqrt(variance + 1e-5) * w + b
                     for x, w, b in zip(row, weight, bias)])
    return {"y": flat(rows), "t": [math.tanh(x) for x in flat(rows)]}


def product(a, columns):
    return [sum(map(operator.mul, row, column)) for row in a for column in columns]


def columns_of(buffer):
    return [list(column) for column in zip(*buffer.rows())]


def matmul(case):
    return {"c": product(case["a"].rows(), columns_of(case["b"]))}


def matmul_columns(case):
    """b is stored as its columns."""
    return {"c": product(case["a"].rows(), case["b"].rows())}


def mma_tf32(case):
    short = [row[:4] for row in case["a"].rows()]
    return {"k8": product(case["a"].rows(), columns_of(case["b"])),
            "k4": product(short, [column[:4] for column in columns_of(case["b"])])}


def mma_f16(case):
    wide = product(case["a"].rows(), case["b"].rows())
    return {"wide": wide, "narrow": wide,
            "k8": product([row[:8] for row in case["a"].rows()],
                          [row[:8] for row in case["b"].rows()])}


def mma_bf16_short(case):
    return {"c": [c + x for c, x in zip(case["c"].values(),
                                        product(case["a"].rows(), case["b"].rows()))]}


def store_matrices(case):
    """Row i of a matrix, of four pairs, is stored in piece i ^ 5 of its eight."""
    def plain(register):
        return [[half for pair in register[row * 4:row * 4 + 4]
                 for half in (pair & 0xffff, pair >> 16)] for row in range(8)]

    def transposed(register):
        return [list(row) for row in zip(*plain(register))]

    def laid_out(matrix):
        rows = [matrix[piece ^ 5] for piece in range(8)]
        return [row[i] | row[i + 1] << 16 for row in rows for i in range(0, 8, 2)]

    def fragment(matrix):
        return [matrix[lane // 4][lane % 4 * 2] | matrix[lane // 4][lane % 4 * 2 + 1] << 16
                for lane in range(32)]

    registers = case["x"].rows()
    matrices = []
    for used in (registers, registers[1:3], registers[3:]):
        matrices += [laid_out(plain(register)) for register in used]
        matrices += [laid_out(transposed(register)) for register in used]
    plus = lambda x, y: [i + j for i, j in zip(x, y)]
    z = [plus(*(fragment(plain(register)) for register in registers[:2])),
         plus(*(fragment(transposed(register)) for register in registers[:2])),
         fragment(plain(registers[0]))]
    return {"y": flat(matrices), "z": flat(z)}


def cluster_sums(case):
    blocks = chunked(case["x"].values(), 256)
    clusters = chunked([sum(block) for block in blocks], 4)
    return {"total": [sum(cluster) for cluster in clusters],
            "neighbour": [cluster[(i + 1) % 4] for cluster in clusters for i in range(4)],
            "counts": [sum(x > 0 for x in part)
                       for part in chunked(case["x"].values(), 1024)]}


def histogram(case):
    bins = [0] * 32
    for x in case["x"].values():
        bins[x % 32] += 1
    return {"bins": bins, "finished": [case.grid[0]], "top": [max(bins)]}


def atomic_operations(case):
    x, cells = case["x"].values(), case["cells"].values()
    low = [value - 500 for value in x]
    every, some, odd = 0xffffffff, 0, 0
    for value in x:
        every, some, odd = every & (value | 0xff00), some | value, odd ^ value
    cells = [min(x), max(x), min(low), max(low), cells[4] & every, some, odd, len(x) % 37,
             -len(x) % 37, cells[9] - sum(x), 7, 1, 5, 1, len(x)]
    return {"cells": cells, "wide": [sum(x) << 28, max(x) << 32], "sum": [sum(x)],
            "double": [sum(x) * 0.5], "largest": [max(x) * 0.25], "tickets": [1] * len(x)}


def producer_consumer(case):
    sums = [sum(column) for column in columns_of(case["x"])]
    return {"sums": sums[::-1] * case.grid[0]}


def words(case, name):
    return [word[0] for word in struct.iter_unpack("<I", case[name].initial)]


def integer_instructions(case):
    return {"y": flat(integer_results(words(case, "a"), words(case, "b"), words(case, "c")))}


def float_instructions(case):
    return {"y": Masked(flat(float_results(words(case, "x"), words(case, "z"), words(case, "w"))))}


def half_instructions(case):
    return {"y": Masked(flat(half_results(words(case, "a"), words(case, "b"), words(case, "c"))))}


def approximate_instructions(case):
    x = case["x"].values()
    functions = (lambda v: 2.0 ** v, lambda v: 2.0 ** v, math.tanh, math.sin, math.cos,
                 lambda v: 1 / v, lambda v: math.log2(abs(v)), lambda v: math.sqrt(abs(v)),
                 lambda v: 1 / math.sqrt(abs(v)))
    return {"y": [function(value) for function in functions for value in x]}


def copy(case):
    return {"y": case["x"].values()}
