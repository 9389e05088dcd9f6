#===- FloatInstructions.py - Reference results of rounding operations -----===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# A result is a word and a mask of the bits that the ISA defines. A NaN's payload is
# undefined, and the sign of a zero made by saturation, relu or rounding to an integer.
#
#===------------------------------------------------------------------------===#

import math
from fractions import Fraction

from Instructions import M32, instructions
from Numbers import BF16, F16, F32, F64, NAN, Format

TF32 = Format("tf32", 19, 11)
MODES = ("rni", "rzi", "rmi", "rpi", "rna", "rn", "rz", "rm", "rp")


def is_negative(x):
    return math.copysign(1, x) < 0


def word(format, value, mode="rn", negative=False, zero_sign=True):
    """A rounded number and the mask of its defined bits."""
    bits = format.encode(value, mode, negative)
    if bits & (format.sign - 1) > format.exponent:
        return bits, format.exponent
    every = 2 * format.sign - 1
    return bits, every if zero_sign or bits & (format.sign - 1) else every & ~format.sign


def fma(x, y, z, mode="rn"):
    """x * y + z exactly: a float if it is not finite, otherwise a fraction and a zero's sign."""
    if not all(map(math.isfinite, (x, y, z))):
        return x * y + z, False
    total = Fraction(x) * Fraction(y) + Fraction(z)
    product_negative = is_negative(x) != is_negative(y)
    same = product_negative == is_negative(z)
    return total, product_negative if same else mode == "rm"


def times(x, y):
    if not all(map(math.isfinite, (x, y))):
        return x * y, False
    return Fraction(x) * Fraction(y), is_negative(x) != is_negative(y)


def over(x, y):
    negative = is_negative(x) != is_negative(y)
    if math.isnan(x) or math.isnan(y) or (x == 0 and y == 0) or (math.isinf(x) and math.isinf(y)):
        return NAN, False
    if math.isinf(x) or y == 0:
        return -math.inf if negative else math.inf, False
    if math.isinf(y):
        return Fraction(0), negative
    return Fraction(x) / Fraction(y), negative


def root(x):
    """The square root, or a fraction that every format here rounds in the same way."""
    if math.isnan(x) or x < 0:
        return NAN, False
    if x == 0 or math.isinf(x):
        return x, is_negative(x)
    scale = 1 << 400
    square = Fraction(x) * scale * scale
    whole = math.isqrt(square.numerator // square.denominator)
    exact = Fraction(whole * whole) == square
    return Fraction(whole, scale) + (0 if exact else Fraction(1, scale * 4)), False


def pick(x, y, largest, nan_wins):
    """min or max, where -0 is less than +0; one NaN operand is ignored unless `nan_wins`."""
    if math.isnan(x) or math.isnan(y):
        return NAN if nan_wins or (math.isnan(x) and math.isnan(y)) else y if math.isnan(x) else x
    key = lambda v: (v, not is_negative(v))
    return max(x, y, key=key) if largest else min(x, y, key=key)


def arithmetic(name, format, operands):
    """The result of an instruction whose operands and result have one format."""
    op, *marks = name.split(".")
    mode = next((mark for mark in marks if mark in MODES), "rn")
    if "ftz" in marks:
        operands = [math.copysign(0, x) if format.subnormal(format.encode(x)) else x
                    for x in operands]
    x, negative = operands[0], False
    if op == "add":
        value, negative = fma(x, 1.0, operands[1], mode)
    elif op == "sub":
        value, negative = fma(x, 1.0, -operands[1], mode)
    elif op == "mul":
        value, negative = times(*operands)
    elif op == "fma":
        value, negative = fma(*operands, mode)
    elif op == "div":
        value, negative = over(*operands)
    elif op == "rcp":
        value, negative = over(1.0, x)
    elif op == "sqrt":
        value, negative = root(x)
    elif op in ("min", "max"):
        value = pick(*operands, op == "max", "NaN" in marks)
    elif op == "copysign":
        value = math.copysign(operands[1], x)
    else:
        value = {"abs": abs, "neg": lambda v: -v}[op](x)
    zero_sign = True
    if "sat" in marks:
        nan = isinstance(value, float) and math.isnan(value)
        value, negative, zero_sign = 0.0 if nan else min(max(value, 0), 1), False, False
        value = Fraction(value)
    if "relu" in marks and value < 0:
        value, negative, zero_sign = Fraction(0), False, False
    elif "relu" in marks:
        zero_sign = False
    bits, mask = word(format, value, mode, negative, zero_sign)
    if "ftz" in marks and format.subnormal(bits):
        bits &= format.sign
    return bits, mask


def rounded(x, mode):
    """Rounds a float to an integer."""
    whole = math.floor(Fraction(x))
    rest = Fraction(x) - whole
    if mode == "rni":
        return whole + (rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2))
    return {"rmi": whole, "rpi": whole + (rest > 0), "rzi": whole + (rest > 0 and x < 0)}[mode]


def to_integer(x, mode, target, source):
    """Clamps out-of-range values; a NaN is 0, or the top bit of a wide integer."""
    width, is_signed = int(target[1:]), target[0] == "s"
    if math.isnan(x):
        return 1 << (width - 1) if source == "f64" or width == 64 else 0
    low, high = (-1 << (width - 1), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)
    if math.isinf(x):
        return (low if x < 0 else high) & ((1 << width) - 1)
    return min(max(rounded(x, mode), low), high) & ((1 << width) - 1)


def convert(name, x):
    """cvt between formats; `x` is a float or an integer."""
    *marks, target, source = name.split(".")[1:]
    mode = next((mark for mark in marks if mark in MODES), "rn")
    formats = {"f16": F16, "bf16": BF16, "f32": F32, "tf32": TF32}
    if target[0] in "su":
        width = int(target[1:])
        return to_integer(x, mode, target, source), (1 << width) - 1
    format = formats[target]
    if isinstance(x, int):
        return word(format, Fraction(x), mode)
    zero_sign = "relu" not in marks and "sat" not in marks
    if mode.endswith("i") and math.isfinite(x):
        x, zero_sign, mode = math.copysign(rounded(x, mode), x), False, "rn"
    if "sat" in marks:
        x = 0.0 if math.isnan(x) else min(max(x, 0.0), 1.0)
    if "relu" in marks and x < 0:
        x = 0.0
    bits, mask = word(format, x, mode, zero_sign=zero_sign)
    if format is TF32:
        subnormal = F32.subnormal(F32.encode(x))
        return bits << 13, 0 if subnormal else mask << 13  # the ISA does not specify subnormals
    return bits, mask


def compare(name, x, y, true):
    relation = name.split(".")[1]
    nan = math.isnan(x) or math.isnan(y)
    if relation == "num":
        return 0 if nan else true
    holds = {"lt": x < y, "gt": x > y}[relation[:2]]
    return true if (nan and relation.endswith("u")) or (not nan and holds) else 0


def pair(high, low):
    return high[0] << 16 | low[0], high[1] << 16 | low[1]


def float_results(xs, zs, ws):
    """(word, mask) of every result of the kernel, [instruction][element]."""
    rows, takes_three = [], ("fma.",)
    elements = [(F32.decode(x), F32.decode(z), F32.decode(w), x, w) for x, z, w in zip(xs, zs, ws)]
    for name in instructions("floats.cu", "y += t;"):
        row, second = [], []
        for x, z, w, x_bits, w_bits in elements:
            if name.startswith("set."):
                row.append((compare(name, x, z, M32), M32))
            elif not name.startswith("cvt."):
                operands = (x, z, w) if name.startswith(takes_three) else (x, z)
                row.append(arithmetic(name, F32, operands))
            elif "x2." in name:
                one = name.replace("x2.", ".")
                row.append(pair(convert(one, x), convert(one, z)))
            elif name.endswith("f64"):
                value, negative = fma(x, z, w)
                double = F64.decode(F64.encode(value, negative=negative))
                row.append(convert(name, double))
            elif name.endswith(("s32", "u32")):
                signed = w_bits - (1 << 32) if name.endswith("s32") and w_bits >> 31 else w_bits
                row.append(convert(name, signed))
            elif name.endswith(("s64", "u64")):
                wide = w_bits << 32 | x_bits
                row.append(convert(name, wide - (1 << 64) if name.endswith("s64") and wide >> 63
                                   else wide))
            elif name.endswith(".f16"):
                row.append(convert(name, F16.decode(w_bits & 0xffff)))
            else:
                bits, mask = convert(name, x)
                row.append((bits & M32, mask & M32))
                second.append((bits >> 32, mask >> 32))
        rows.append(row)
        if name.split(".")[-2] in ("s64", "u64"):
            rows.append(second)
    return rows


def half_results(xs, ys, zs):
    rows = []
    for name in instructions("halves.cu", "y += i;"):
        format = BF16 if "bf16" in name else F16
        row = []
        for operands in zip(xs, ys, zs):
            low = [format.decode(bits & 0xffff) for bits in operands]
            high = [format.decode(bits >> 16) for bits in operands]
            if name.startswith("set."):
                row.append((compare(name, high[0], high[1], 0x3c00) << 16 |
                            compare(name, low[0], low[1], 0x3c00), M32))
            elif name.startswith("cvt."):
                number = operands[0] & 0xffff
                value = {"s16": number - (1 << 16) if number >> 15 else number,
                         "u16": number}.get(name.split(".")[-1], low[0])
                row.append(convert(name, value))
            elif name.endswith("x2"):
                one = name[:-2]
                row.append(pair(arithmetic(one, format, trimmed(one, high)),
                                arithmetic(one, format, trimmed(one, low))))
            else:
                row.append(arithmetic(name, format, trimmed(name, low)))
        rows.append(row)
    return rows


def trimmed(name, operands):
    return operands if name.startswith("fma.") else operands[:2]
