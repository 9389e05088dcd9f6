#===- Instructions.py - Reference results of instructions -----------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Integer instructions by the definitions of the PTX ISA, in Python integers. Each function
# takes the operands of its kernel and returns the words of the result. Floating-point
# instructions are in FloatInstructions.py.
#
#===------------------------------------------------------------------------===#

import pathlib
import re

KERNELS = pathlib.Path(__file__).resolve().parents[1] / "Kernels"
M32, M64 = (1 << 32) - 1, (1 << 64) - 1


def instructions(file, start):
    """The instructions of a kernel in the order of its results, from its source.

    A name is the text up to the first space; a raw statement's is its whole text.
    """
    body = (KERNELS / file).read_text(encoding="utf-8").split(start, 1)[1]
    found = re.findall(r'\b[A-Z][A-Z_0-9]*\("([^"]+)"\)|asm volatile\("([^"]+)"', body)
    return [macro or raw for macro, raw in found]


def signed(x, width=32):
    return x - (1 << width) if x >> (width - 1) else x


def quotient(a, b):
    """Quotient of integers, truncated."""
    size = abs(a) // abs(b)
    return size if (a < 0) == (b < 0) else -size


def bfind(x, width=32, is_signed=False, shift=False):
    if is_signed and x >> (width - 1):
        x ^= (1 << width) - 1
    if not x:
        return M32
    return width - x.bit_length() if shift else x.bit_length() - 1


def bfe(a, b, c, is_signed):
    position, length = b & 0xff, c & 0xff
    top = min(position + length - 1, 31)
    fill = (a >> top) & 1 if is_signed and length else 0
    value = 0
    for i in range(32):
        inside = i < length and position + i < 32
        value |= ((a >> (position + i)) & 1 if inside else fill) << i
    return value


def bfi(a, b, c, d):
    """Inserts the low bits of a into b."""
    position, length = c & 0xff, d & 0xff
    for i in range(length):
        if position + i < 32:
            bit = 1 << (position + i)
            b = b | bit if (a >> i) & 1 else b & ~bit
    return b


def prmt(a, b, c):
    pool, value = b << 32 | a, 0
    for i in range(4):
        pick = (c >> (4 * i)) & 15
        byte = (pool >> (8 * (pick & 7))) & 0xff
        if pick & 8:
            byte = 0xff if byte & 0x80 else 0
        value |= byte << (8 * i)
    return value


def lop3(a, b, c, table):
    value = 0
    for i in range(32):
        index = (a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1)
        value |= (table >> index & 1) << i
    return value


def left(x, n, width=32):
    return x << n if n < width else 0


def funnel(a, b, c, is_left, wrap):
    n = c & 31 if wrap else min(c, 32)
    pair = b << 32 | a
    return (pair << n) >> 32 if is_left else pair >> n


def s(function):
    """Converts the operands to signed 32-bit integers before calling the function."""
    return lambda *operands: function(*map(signed, operands))


def mul24(a, b):
    return (a & 0xffffff) * (b & 0xffffff)


ONE = {
    "not.b32": lambda a: ~a, "cnot.b32": lambda a: a == 0, "neg.s32": lambda a: -a,
    "abs.s32": s(abs), "popc.b32": lambda a: bin(a).count("1"),
    "clz.b32": lambda a: 32 - a.bit_length(), "brev.b32": lambda a: int(f"{a:032b}"[::-1], 2),
    "bfind.u32": bfind, "bfind.s32": lambda a: bfind(a, is_signed=True),
    "bfind.shiftamt.u32": lambda a: bfind(a, shift=True),
}
TWO = {
    "add.u32": lambda a, b: a + b, "sub.s32": lambda a, b: a - b,
    "mul.lo.u32": lambda a, b: a * b, "mul.hi.u32": lambda a, b: a * b >> 32,
    "mul.hi.s32": s(lambda a, b: a * b >> 32), "mul24.lo.u32": mul24,
    "div.u32": lambda a, b: a // b, "rem.u32": lambda a, b: a % b,
    "div.s32": s(quotient), "rem.s32": s(lambda a, b: a - b * quotient(a, b)),
    "min.u32": min, "max.u32": max, "min.s32": s(min), "max.s32": s(max),
    "and.b32": lambda a, b: a & b, "or.b32": lambda a, b: a | b, "xor.b32": lambda a, b: a ^ b,
    "shl.b32": left, "shr.u32": lambda a, b: a >> min(b, 32),
    "shr.s32": lambda a, b: signed(a) >> min(b, 31),
    "set.lt.u32.s32": s(lambda a, b: -(a < b)), "set.hs.u32.u32": lambda a, b: -(a >= b),
    "{ .reg .pred p, q; setp.lt.xor.s32 p|q, %1, %2, 1; selp.b32 %0, %1, %2, p; }":
        lambda a, b: b if signed(a) < signed(b) else a,
}
THREE = {
    "sad.u32": lambda a, b, c: c + abs(a - b), "sad.s32": s(lambda a, b, c: c + abs(a - b)),
    "mad.lo.s32": lambda a, b, c: a * b + c, "mad.hi.u32": lambda a, b, c: (a * b >> 32) + c,
    "mad.hi.s32": s(lambda a, b, c: (a * b >> 32) + c),
    "bfe.u32": lambda a, b, c: bfe(a, b, c, False), "bfe.s32": lambda a, b, c: bfe(a, b, c, True),
    "prmt.b32": prmt,
    "shf.l.wrap.b32": lambda a, b, c: funnel(a, b, c, True, True),
    "shf.r.wrap.b32": lambda a, b, c: funnel(a, b, c, False, True),
    "shf.l.clamp.b32": lambda a, b, c: funnel(a, b, c, True, False),
    "shf.r.clamp.b32": lambda a, b, c: funnel(a, b, c, False, False),
    "slct.u32.s32": lambda a, b, c: b if c >> 31 else a,
    "bfi.b32 %0, %1, %2, %3, %4;": lambda a, b, c: bfi(a, b, c, b),
    "lop3.b32 %0, %1, %2, %3, 0xe8;": lambda a, b, c: lop3(a, b, c, 0xe8),
    "lop3.b32 %0, %1, %2, %3, 0x1d;": lambda a, b, c: lop3(a, b, c, 0x1d),
    "{ .reg .u32 t; add.cc.u32 t, %1, %2; addc.u32 %0, %3, 0; }":
        lambda a, b, c: c + (a + b > M32),
    "{ .reg .u32 t; sub.cc.u32 t, %1, %2; subc.u32 %0, %3, 0; }": lambda a, b, c: c - (a < b),
}
# With the 64-bit numbers p and q, which are a, c and b, a.
WIDE = {
    "mul.wide.u32": lambda a, b, p, q: a * b,
    "mul.wide.s32": lambda a, b, p, q: signed(a) * signed(b),
    "mad.wide.u32": lambda a, b, p, q: a * b + p,
    "mad.wide.s32": lambda a, b, p, q: signed(a) * signed(b) + p,
    "add.s64": lambda a, b, p, q: p + q, "sub.s64": lambda a, b, p, q: p - q,
    "mul.lo.u64": lambda a, b, p, q: p * q, "mul.hi.u64": lambda a, b, p, q: p * q >> 64,
    "mul.hi.s64": lambda a, b, p, q: signed(p, 64) * signed(q, 64) >> 64,
    "div.u64": lambda a, b, p, q: p // q, "rem.u64": lambda a, b, p, q: p % q,
    "div.s64": lambda a, b, p, q: quotient(signed(p, 64), signed(q, 64)),
    "rem.s64": lambda a, b, p, q: signed(p, 64) - signed(q, 64) * quotient(signed(p, 64),
                                                                          signed(q, 64)),
    "min.s64": lambda a, b, p, q: min(signed(p, 64), signed(q, 64)),
    "max.u64": lambda a, b, p, q: max(p, q), "xor.b64": lambda a, b, p, q: p ^ q,
    "shl.b64": lambda a, b, p, q: left(p, a, 64), "shr.u64": lambda a, b, p, q: p >> min(a, 64),
    "shr.s64": lambda a, b, p, q: signed(p, 64) >> min(a, 63),
}
FROM_WIDE = {
    "popc.b64": lambda p: bin(p).count("1"), "clz.b64": lambda p: 64 - p.bit_length(),
    "bfind.s64": lambda p: bfind(p, 64, is_signed=True),
}


def integer_results(a, b, c):
    """Words of every result of the kernel, [instruction][element]."""
    rows = []
    for name in instructions("integers.cu", "y += i;"):
        if name in WIDE:
            wide = [WIDE[name](x, y, x << 32 | z, y << 32 | x) & M64 for x, y, z in zip(a, b, c)]
            rows += [[value & M32 for value in wide], [value >> 32 for value in wide]]
        elif name in FROM_WIDE:
            rows.append([FROM_WIDE[name](x << 32 | z) & M32 for x, z in zip(a, c)])
        else:
            operands = zip(a) if name in ONE else zip(a, b) if name in TWO else zip(a, b, c)
            function = (ONE if name in ONE else TWO if name in TWO else THREE)[name]
            rows.append([int(function(*values)) & M32 for values in operands])
    return rows
