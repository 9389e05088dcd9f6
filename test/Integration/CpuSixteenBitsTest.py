#===- CpuSixteenBitsTest.py - CPU kernels with tokens in 16 bits ----------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# --dtype=bf16 and f16 on CPUs: kernels compute in f32, so that they differ from those of f32, on the
# same values, only by the rounding of rows that are written. Every layer of dsl/examples, forward
# and backward; whole layers, which also keep rows between their stages in 16 bits, against the
# interpreter; sequences in pieces; CPUs without conversions; the bits of special values.
#
#===------------------------------------------------------------------------===#

import math
import pathlib
import random
import struct
import sys

from SixteenBits import DTYPES, SixteenBitsTest
from Support import EXAMPLES, INPUTS, SEED, TTTC, TTT_RUN, layer, main, small_dims

sys.path.insert(0, str(EXAMPLES.parents[1] / "utils"))
import npz

SIZE = {"tokens": 11, "batch": 2, "heads": 2}
# Outputs of f32 kernels that are compiled apart differ by less, and few round to another value.
LEAST, FEW = 5e-6, {"bf16": 2**-11, "f16": 2**-14}
DECODED, TOKENS, MOST = ("ttt_linear", "ttt_mlp", "delta_rule", "titans_linear",
                         "softmax_attention", "layer_ttt_linear"), 19, 4
# Powers of two, ties, values whose roundings differ, subnormal and huge ones, infinities, NaN.
SPECIAL = (0.0, -0.0, 1.0, -1.0, 1.0078125, 1.0234375, -1.99609375, 3.0, 0.3330078125, 2.0**-14,
           2.0**-24, 2.0**-133, -(2.0**-130), 65280.0, -65280.0, 3.3895313892515355e38, math.inf,
           -math.inf, math.nan)


HAS_PRODUCTS = "avx512_bf16" in pathlib.Path("/proc/cpuinfo").read_text()


def flags_of(dims):
    return [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]


def rms(values):
    return math.sqrt(sum(value * value for value in values) / max(len(values), 1))


def packed(value, code):
    """The nearest value of struct's type, ties to even; beyond the largest one, infinite."""
    try:
        return struct.unpack(code, struct.pack(code, value))[0]
    except OverflowError:
        return math.copysign(math.inf, value)


def rounded(value, dtype):
    """The nearest value of the type to one of f32."""
    if value != value or math.isinf(value):
        return value
    if dtype == "f16":
        return packed(value, "<e")
    (word,) = struct.unpack("<I", struct.pack("<f", value))
    word = (word + 0x7FFF + (word >> 16 & 1)) & 0xFFFF0000
    return struct.unpack("<f", struct.pack("<I", word))[0]


def is_compared_with_interpreter(name):
    """Whole layers keep rows between their stages in 16 bits; in the last one, the order of sums
    matters more than in others."""
    return "heads" in layer(name).read_text() or name == "lact"


class CpuSixteenBitsTest(SixteenBitsTest):
    def kernel(self, name, dtype, dims, *flags):
        """A kernel, compiled with these flags."""
        kernel = self.dir / f"{layer(name).stem}.{dtype}.{len(flags)}.so"
        self.call(TTTC, layer(name), "-o", kernel, f"--dtype={dtype}", *flags_of(dims), *flags,
                  timeout=120)
        return kernel

    def gradients(self, name, kernel, inputs, cotangents, dims):
        path = self.dir / f"{kernel.stem}.gradients.npz"
        self.call(TTT_RUN, layer(name), "--backward", "--inputs", inputs, "--cotangents",
                  cotangents, "--outputs", path, f"--kernel={kernel}", *flags_of(dims))
        return path

    def is_rounded_once(self, narrow, wide, dtype):
        """Compares results of a 16-bit kernel with those in f32: states and gradients of params are
        equal but for the order of sums, rows of tokens after one rounding."""
        expected, found = npz.read(wide), npz.read(narrow)
        self.assertEqual(list(expected), list(found))
        for name, array in expected.items():
            values, limit = array.values, LEAST
            if all(rounded(value, dtype) == value for value in found[name].values):
                values, limit = [rounded(value, dtype) for value in values], LEAST + FEW[dtype]
            error = rms([a - b for a, b in zip(values, found[name].values)])
            self.assertLessEqual(error, limit * rms(values) + 1e-7, name)

    def test_every_example(self):
        """The examples, a sample of them, and a probe beside a first step of its own."""
        layers = self.drawn(sorted(EXAMPLES.glob("*.ttt")), 6)
        for path in [*layers, INPUTS / "momentum_probe.ttt"]:
            name, dims = path.stem, small_dims(path.read_text())
            inputs = self.inputs(name, dims, **dict(SIZE, heads=dims.get("heads", SIZE["heads"])))
            cotangents = inputs.with_suffix(".cotangents.npz")
            self.arrays("cotangents", layer(name), inputs, cotangents, f"--seed={SEED}",
                        *flags_of(dims))
            for dtype in DTYPES:
                with self.subTest(layer=name, dtype=dtype):
                    self.has_results(name, dtype, inputs, cotangents, dims)

    def has_results(self, name, dtype, inputs, cotangents, dims):
        inputs, cotangents = (self.narrow(name, dtype, arrays) for arrays in (inputs, cotangents))
        kernels = [self.kernel(name, each, dims, "--backward") for each in (dtype, "f32")]
        narrow, wide = (self.run_kernel(name, kernel, inputs, dims=dims) for kernel in kernels)
        if is_compared_with_interpreter(name):
            self.agree(name, dtype, inputs, narrow, dims=dims)
        else:
            self.is_rounded_once(narrow, wide, dtype)
        narrow, wide = (self.gradients(name, kernel, inputs, cotangents, dims)
                        for kernel in kernels)
        if is_compared_with_interpreter(name):
            self.agree(name, dtype, inputs, narrow, dims=dims, cotangents=cotangents)
        else:
            self.is_rounded_once(narrow, wide, dtype)


    def test_pieces(self):
        """A prefill of any length, then calls of up to MOST tokens: the bits of one call."""
        drawn = random.Random(SEED)
        for name in self.drawn(DECODED, 3):
            dims = {"heads": 2, **small_dims(layer(name).read_text())}
            random_inputs = self.inputs(name, dims, tokens=TOKENS, batch=1, heads=2)
            for dtype in DTYPES:
                with self.subTest(example=name, dtype=dtype):
                    kernel = self.kernel(name, dtype, dims, f"--decode={MOST}",
                                         f"--context={TOKENS}", "--invariant")
                    inputs = self.narrow(name, dtype, random_inputs)
                    split = [drawn.randint(0, TOKENS)]
                    while sum(split) < TOKENS:
                        split.append(min(drawn.randint(0, MOST), TOKENS - sum(split)))
                    pieces = self.dir / "pieces.npz"
                    self.call(TTT_RUN, layer(name), "--inputs", inputs, "--outputs", pieces,
                              f"--kernel={kernel}", "--split=" + ",".join(map(str, split)),
                              *flags_of(dims))
                    whole = npz.read(self.run_kernel(name, kernel, inputs, dims=dims))
                    self.assertEqual(whole["out"].values, npz.read(pieces)["out"].values)

    def test_products(self):
        """Operands of products in bf16: the limits of kernels that round them on a GPU."""
        if not HAS_PRODUCTS:
            self.skipTest("no AVX512-BF16")
        for path in self.drawn(sorted(EXAMPLES.glob("*.ttt")), 4):
            # Products have 8 rows, 16 columns and 16 terms or more.
            name, dims = path.stem, small_dims(path.read_text())
            dims.update({dim: 16 for dim in ("d", "dk", "dv", "b", "chunk", "segment") if dim in dims})
            size = dict(SIZE, tokens=35, heads=dims.get("heads", SIZE["heads"]))
            inputs = self.inputs(name, dims, **size)
            cotangents = inputs.with_suffix(".cotangents.npz")
            self.arrays("cotangents", layer(name), inputs, cotangents, f"--seed={SEED}",
                        *flags_of(dims))
            inputs, cotangents = (self.narrow(name, "bf16", arrays)
                                  for arrays in (inputs, cotangents))
            with self.subTest(example=name):
                kernel = self.kernel(name, "f32", dims, "--backward", "--products=bf16")
                self.agree(name, "bf16", inputs, self.run_kernel(name, kernel, inputs, dims=dims),
                           dims=dims)
                self.agree(name, "bf16", inputs, self.gradients(name, kernel, inputs, cotangents, dims),
                           dims=dims, cotangents=cotangents)

    def test_products_of_any_width(self):
        """Widths of several tiles, of parts of tiles, and products that are not square."""
        if not HAS_PRODUCTS:
            self.skipTest("no AVX512-BF16")
        for name, dims in (("ttt_linear", {"d": 48, "b": 16}), ("ttt_linear", {"d": 80, "b": 16}),
                           ("ttt_linear", {"d": 112, "b": 32}), ("delta_rule", {"dk": 32, "dv": 144}),
                           ("ttt_mlp", {"d": 48, "b": 16}), ("delta_rule", {"dk": 96, "dv": 48})):
            with self.subTest(example=name, dims=dims):
                inputs = self.inputs(name, dims, **dict(SIZE, tokens=35))
                inputs = self.narrow(name, "bf16", inputs)
                kernel = self.kernel(name, "f32", dims, "--products=bf16")
                self.agree(name, "bf16", inputs, self.run_kernel(name, kernel, inputs, dims=dims),
                           dims=dims, draws=4)

    def test_special_values(self):
        """Products of all pairs: exact in f32, then rounded, on CPUs with and without conversions."""
        pairs = [(x, y) for x in SPECIAL for y in SPECIAL]
        for dtype, cpus in (("bf16", ("native", "x86-64-v3", "x86-64")),
                            ("f16", ("native", "x86-64-v3"))):
            columns = [[rounded(pair[i], dtype) for pair in pairs] for i in (0, 1)]
            inputs = self.dir / f"special.{dtype}.npz"
            npz.write(inputs, {name: npz.Array((1, 1, len(pairs), 1), values) for name, values in
                               zip(("x", "y"), columns)})
            wanted = [rounded(packed(x * y, "<f"), dtype) for x, y in zip(*columns)]
            for cpu in cpus:
                with self.subTest(dtype=dtype, cpu=cpu):
                    kernel = self.kernel(INPUTS / "products.ttt", dtype, {}, f"--target-cpu={cpu}")
                    out = npz.read(self.run_kernel(INPUTS / "products.ttt", kernel, inputs))["out"]
                    self.assertEqual([struct.pack("<f", value) for value in out.values if value == value],
                                     [struct.pack("<f", value) for value in wanted if value == value])
                    self.assertEqual([value != value for value in out.values],
                                     [value != value for value in wanted])


if __name__ == "__main__":
    main()
