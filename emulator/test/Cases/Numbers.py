#===- Numbers.py - Exact floating-point formats ---------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Numbers are rounded from exact fractions, so that expected results do not depend on other
# arithmetic.
#
#===------------------------------------------------------------------------===#

import math
import random
import struct
from fractions import Fraction

INF, NAN = math.inf, math.nan


class Format:
    """A binary format of `precision` bits, the hidden one included."""

    def __init__(self, name, width, precision):
        self.name, self.width, self.precision = name, width, precision
        self.sign = 1 << (width - 1)
        self.exponent = self.sign - (1 << (precision - 1))  # all ones: infinity
        self.lowest = 2 - (1 << (width - precision - 1))  # smallest exponent of a normal number
        self.nan = self.sign - 1

    def decode(self, bits):
        """The number as a float, which holds every format here exactly."""
        size = bits & (self.sign - 1)
        if size > self.exponent:
            return NAN
        if size == self.exponent:
            value = INF
        else:
            step = 1 << (self.precision - 1)
            biased, fraction = divmod(size, step)
            if biased:
                fraction += step
            value = math.ldexp(fraction, max(biased, 1) - 1 + self.lowest - self.precision + 1)
        return -value if bits & self.sign else value

    def encode(self, value, mode="rn", negative=False):
        """Bits of a fraction or float; `negative` is the sign of an exact zero."""
        if isinstance(value, float):
            if math.isnan(value):
                return self.nan
            negative = math.copysign(1, value) < 0
            if math.isinf(value):
                return self.exponent | (self.sign if negative else 0)
            value = Fraction(value)
        if value == 0:
            return self.sign if negative else 0
        negative, value = value < 0, abs(value)
        power = value.numerator.bit_length() - value.denominator.bit_length()
        if Fraction(2) ** power > value:
            power -= 1
        power = max(power, self.lowest)
        scaled = value / Fraction(2) ** (power - self.precision + 1)
        whole = scaled.numerator // scaled.denominator
        rest = scaled - whole
        up = {"rn": rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2),
              "rna": rest >= Fraction(1, 2), "rz": False,
              "rp": rest > 0 and not negative, "rm": rest > 0 and negative}[mode]
        bits = ((power - self.lowest) << (self.precision - 1)) + whole + bool(up)
        if bits >= self.exponent:
            grows = mode in ("rn", "rna") or mode == ("rm" if negative else "rp")
            bits = self.exponent if grows else self.exponent - 1
        return bits | (self.sign if negative else 0)

    def round(self, value, mode="rn"):
        return self.decode(self.encode(value, mode))

    def subnormal(self, bits):
        return 0 < bits & (self.sign - 1) < 1 << (self.precision - 1)


F64 = Format("f64", 64, 53)
F32 = Format("f32", 32, 24)
F16 = Format("f16", 16, 11)
BF16 = Format("bf16", 16, 8)
FORMATS = {format.name: format for format in (F64, F32, F16, BF16)}

CODES = {"f64": "d", "f32": "f", "u32": "I", "u64": "Q", "f16": "H", "bf16": "H"}
SIZES = {name: struct.calcsize("<" + code) for name, code in CODES.items()}


def pack(kind, values):
    """Packs numbers as bytes; f16 and bf16 are rounded, integers wrap."""
    if kind in ("f16", "bf16"):
        values = [FORMATS[kind].encode(float(value)) for value in values]
    elif kind in ("u32", "u64"):
        values = [value & ((1 << (8 * SIZES[kind])) - 1) for value in values]
    return struct.pack(f"<{len(values)}{CODES[kind]}", *values)


def unpack(kind, data):
    values = struct.unpack(f"<{len(data) // SIZES[kind]}{CODES[kind]}", data)
    if kind in ("f16", "bf16"):
        return [FORMATS[kind].decode(value) for value in values]
    return list(values)


def uniform(low, high):
    def fill(kind, count, seed):
        dice = random.Random(seed)
        return [low + (high - low) * dice.random() for _ in range(count)]
    return fill


def integers(low, high):
    """Integers, so that sums of their products are exact in any order."""
    def fill(kind, count, seed):
        dice = random.Random(seed)
        return [low + dice.getrandbits(30) % (high - low + 1) for _ in range(count)]
    return fill
