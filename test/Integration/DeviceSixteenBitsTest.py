#===- DeviceSixteenBitsTest.py - Kernels with tokens in 16 bits -----------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# --dtype=bf16 and f16 on the emulated driver: golden files and every layer of dsl/examples,
# forward and backward, and sequences in pieces, against the interpreter on rounded inputs.
# Limits are measured (SixteenBits.h). f16 has 8 times the precision of bf16, and the results of
# its kernels must be as much more precise.
#
# Most of the time is compilation. So only a few of the examples are run in f16, sequences in
# pieces in only one of the types, and the largest golden files only forward;
# TTTC_TEST_ALL=1 also lists errors.
#
#===------------------------------------------------------------------------===#

import math
import random
import re
import subprocess
import sys

from Device import DeviceCase, device_with, dim_flags, examples
from DeviceMutants import MMA, Mutant
from DeviceMutantsTest import Kernel
from GoldenTest import FILES, MODULES, UTILS, npz
from SixteenBits import DRAWS, DTYPES, ERROR, LEAST, TIMES, SixteenBitsTest
from Support import ARRAYS, EXAMPLES, GOLDEN, IS_WHOLE, SEED, TTT_RUN, layer, limit_memory, main, small_dims

# Limits for official results, on inputs that were not rounded: outputs, gradients, those of rates.
OFFICIAL = 5e-3, 1e-2, 3e-2
FEW_DRAWS = 2  # for files whose arrays are so large that draws hardly differ
RATES = "d_lr", "d_tok", "d_alpha", "d_theta", "d_eta", "d_bias"
FORWARD = "inner_linear_d96_b16", "inner_mlp_d64_b16", "layer_mlp_gated_shared_qk"
SIZE = {"tokens": 11, "batch": 2, "heads": 2}
CHUNK = "--chunk=4"
DECODED, TOKENS, MOST = ("ttt_linear", "ttt_mlp", "delta_rule", "titans_linear",
                         "softmax_attention", "layer_ttt_linear"), 19, 4
# An error is proportional to the unit if it comes from 16-bit rounding, is small and an average.
SMOOTH, MANY = 2e-2, 500


def less_digits(*groups):
    """Clears three bits in both halves of operand registers, which leaves the precision of bf16."""
    return "".join(rf"and.b32 \{i}, \{i}, -458760;\n" for i in groups) + r"\g<0>"


MISTAKES = [
    Mutant("ttt_linear.bf16", "operands are rounded for other uses too, so the state for the next",
           r"cvt\.rn\.bf16x2\.f32[ \t]+%r\w+, (%r\w+), (%r\w+);",
           r"and.b32 \1, \1, -65536;\nand.b32 \2, \2, -65536;\n\g<0>", nth=0),
    Mutant("ttt_linear.f16", "both operands have the digits of bf16", MMA,
           less_digits(2, 3, 4, 5, 7, 8), nth=0),
    Mutant("delta_rule.f16", "one operand has the digits of bf16", MMA, less_digits(7, 8), nth=0),
]


def sizes_of(name, arrays):
    """The constants of the layer, from the shapes of its arrays."""
    constants = re.search(r"^layer \w+\((.*)\)", layer(name).read_text(), re.MULTILINE)[1]
    found = {"d": arrays["k"].shape[-1], "dk": arrays["k"].shape[-1], "dv": arrays["v"].shape[-1]}
    return {dim: size for dim, size in found.items() if re.search(rf"\b{dim} = ", constants)}


class DeviceSixteenBitsTest(DeviceCase, SixteenBitsTest):
    def is_finite(self, path):
        return all(math.isfinite(value) for array in npz.read(path).values()
                   for value in array.values)

    def scaled(self, path, factor):
        to = path.with_suffix(".scaled.npz")
        npz.write(to, {name: npz.Array(array.shape, [factor * value for value in array.values])
                       for name, array in npz.read(path).items()})
        return to

    def runs(self, name, dtype, inputs, cotangents, dims, draws=DRAWS, official=None):
        """{array: its error} of one kernel, with gradients if there are cotangents."""
        trains = cotangents and not self.is_refused(name, dims, "--backward")
        kernel = self.compile_for(name, dims, f"--dtype={dtype}", CHUNK,
                                  *(["--backward"] if trains else []))
        inputs = self.narrow(name, dtype, inputs)
        outputs = self.run_kernel(name, kernel, inputs, dims=dims)
        errors = self.agree(name, dtype, inputs, outputs, dims=dims, draws=draws)
        if official:
            self.has_official_outputs(name, official, inputs, outputs, dims)
        if trains:
            cotangents = self.narrow(name, dtype, cotangents)
            gradients = self.backward(name, kernel, inputs, cotangents, dims=dims)
            if dtype == "f16" and not self.is_finite(gradients):
                # f16 overflows above 65504; training in f16 scales the loss.
                cotangents = self.scaled(cotangents, 2**-8)
                gradients = self.backward(name, kernel, inputs, cotangents, dims=dims)
            errors.update(self.agree(name, dtype, inputs, gradients, dims=dims, draws=draws,
                                     cotangents=cotangents))
            if official:
                self.has_official_gradients(official, gradients)
        return errors

    def test_columns(self):
        """Few tasks: the columns of linear rules are computed apart, three blocks of 32."""
        dims = {"dk": 16, "dv": 96}
        for name, dtype in (("gated_delta_rule", "bf16"), ("gla", "f16")):
            with self.subTest(layer=name), device_with(132, self.dir / "report.json"):
                kernel = self.compile_for(name, dims, f"--dtype={dtype}", CHUNK)
                inputs = self.narrow(name, dtype, self.inputs(name, dims, tokens=19, batch=1))
                outputs = self.run_kernel(name, kernel, inputs, dims=dims)
                self.agree(name, dtype, inputs, outputs, dims=dims, draws=DRAWS)
                self.assertIn(f'"{name}_columns"', (self.dir / "report.json").read_text())

    def has_official_outputs(self, name, golden, inputs, outputs, dims):
        """Within the limit, or twice the error of rounding only the inputs."""
        exact = self.dir / "exact.npz"
        self.call(TTT_RUN, layer(name), "--interpret", "--inputs", inputs, "--outputs", exact,
                  *dim_flags(dims))
        moved, found = (dict((array, float(error)) for array, error, _ in ERROR.findall(
            self.arrays("compare", golden, path, "--common", "--limit=1")))
            for path in (exact, outputs))
        self.assertIn("out", found)
        for array, error in found.items():
            self.assertLessEqual(error, max(OFFICIAL[0], 2 * moved[array]), array)

    def has_official_gradients(self, golden, gradients):
        report = self.arrays("compare", golden, gradients, "--common", f"--limit={OFFICIAL[2]}")
        for array, error, _ in ERROR.findall(report):
            if not array.startswith(RATES):
                self.assertLessEqual(float(error), OFFICIAL[1], array)

    def test_golden(self):
        for file, name in FILES.items():
            golden = GOLDEN / f"{file}.npz"
            with self.subTest(file=file):
                self.has_golden(file, name, golden, sizes_of(name, npz.read(golden)), FEW_DRAWS)
        for file, (name, base) in MODULES.items():
            golden, renamed = GOLDEN / f"{file}.npz", self.dir / f"{file}.npz"
            _, _, width, heads, b = (int(size) for size in npz.read(golden)["meta"].values)
            self.call(sys.executable, UTILS / "official.py", EXAMPLES / f"{name}.names", golden,
                      renamed, f"--heads={heads}", "--prefix=param.")
            with self.subTest(module=file):
                dims = {"width": width, "d": width // heads, "heads": heads, "b": b, "base": base}
                self.has_golden(file, name, renamed, dims, DRAWS)

    def has_golden(self, file, name, golden, dims, draws):
        """Checks each type against its limits, and that f16 is about 8 times as precise as bf16."""
        cotangents = None if file in FORWARD and not IS_WHOLE else golden
        single, half = (self.runs(name, dtype, golden, cotangents, dims, draws, golden)
                        for dtype in DTYPES)
        arrays = npz.read(golden)
        compared = 0
        for array, (error, limit) in single.items():
            if array not in arrays or len(arrays[array].values) < MANY:
                continue
            if not LEAST[0] < error < SMOOTH:
                continue
            compared += 1
            self.assertGreater(error, 4 * half[array][0], array)
            self.assertLess(error, 16 * half[array][0], array)
        self.assertGreater(compared, 3 if cotangents else 0)

    def test_every_example(self):
        both = random.Random(SEED).sample(examples(), 4)
        for name in self.drawn(examples(), 9):
            dims = small_dims(layer(name).read_text())
            if self.is_refused(name, dims):
                continue
            inputs = self.inputs(name, dims, **dict(SIZE, heads=dims.get("heads", SIZE["heads"])))
            cotangents = self.cotangents(name, inputs, dims)
            for dtype in DTYPES if IS_WHOLE or name in both else DTYPES[:1]:
                with self.subTest(example=name, dtype=dtype):
                    self.runs(name, dtype, inputs, cotangents, dims)

    def test_rare_errors(self):
        """Adam divides by a gradient near zero: 16 draws do not find its errors."""
        name, dtype, seed = "ttt_adam", "bf16", 7919
        dims = small_dims(layer(name).read_text())
        kernel = self.compile_for(name, dims, f"--dtype={dtype}", CHUNK, "--backward")
        inputs = self.inputs(name, dims, seed=seed, **SIZE)
        cotangents = self.cotangents(name, inputs, dims, seed)
        inputs, cotangents = (self.narrow(name, dtype, arrays)
                              for arrays in (inputs, cotangents))
        gradients = self.backward(name, kernel, inputs, cotangents, dims=dims)
        self.agree(name, dtype, inputs, gradients, dims=dims, cotangents=cotangents, seed=seed)

    def test_pieces(self):
        """A prefill of any length, then calls of up to MOST tokens."""
        drawn = random.Random(SEED)
        for name in DECODED:
            dims = {"heads": 2, **small_dims(layer(name).read_text())}
            random_inputs = self.inputs(name, dims, tokens=TOKENS, batch=1, heads=2)
            for dtype in DTYPES if IS_WHOLE else [drawn.choice(DTYPES)]:
                with self.subTest(example=name, dtype=dtype):
                    kernel = self.compile_for(name, dims, f"--dtype={dtype}", f"--decode={MOST}",
                                              f"--context={TOKENS}")
                    inputs = self.narrow(name, dtype, random_inputs)
                    split = [drawn.randint(0, TOKENS)]
                    while sum(split) < TOKENS:
                        split.append(min(drawn.randint(0, MOST), TOKENS - sum(split)))
                    outputs = self.dir / "pieces.npz"
                    self.call(TTT_RUN, layer(name), "--inputs", inputs, "--outputs", outputs,
                              f"--kernel={kernel}", "--split=" + ",".join(map(str, split)),
                              *dim_flags(dims))
                    self.agree(name, dtype, inputs, outputs, dims=dims)

    def test_mistakes_are_noticed(self):
        """Excessive rounding is beyond the limits; the unmodified kernel stays within them."""
        kernels = {}
        for mistake in MISTAKES:
            with self.subTest(kernel=mistake.kernel, reason=mistake.reason):
                if mistake.kernel not in kernels:
                    kernels[mistake.kernel] = Kernel(self, mistake.kernel)
                kernel = kernels[mistake.kernel]
                dtype = mistake.kernel.split(".")[1]
                inputs = self.narrow(kernel.layer, dtype, kernel.inputs)
                for text, good in ((kernel.text, True), (mistake.apply(kernel.text), False)):
                    outputs = self.run_kernel(kernel.layer, kernel.write(text), inputs)
                    result = subprocess.run(
                        [ARRAYS, "check-narrow", layer(kernel.layer), inputs, outputs,
                         f"--dtype={dtype}", f"--times={TIMES}", f"--draws={FEW_DRAWS}",
                         f"--limit={LEAST[0]}", f"--seed={SEED}"], capture_output=True, text=True,
                        timeout=60, preexec_fn=limit_memory)
                    self.assertEqual(result.stderr, "")
                    self.assertEqual("different" in result.stdout, not good, result.stdout)


if __name__ == "__main__":
    main()
