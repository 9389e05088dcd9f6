#===- DecodeTest.py - A sequence in several calls -------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Whatever lies in dsl/examples, cut into a prefill and calls that go on: in float64 the
# interpreter's values, with --invariant the bytes of one forward call. What cannot be
# decoded is refused, and only what cannot: its outputs change with a later token. What a
# call gives to go on may lie in a file meanwhile.
#
#===------------------------------------------------------------------------===#

import random
import re
import subprocess
import zipfile

from Support import EXAMPLES, SEED, TTTC, TTT_RUN, IntegrationTest, layer, main

SMALL = {"d": 8, "dk": 8, "dv": 12, "width": 12, "code": 6, "b": 4, "chunk": 4, "segment": 8,
         "split": 4, "c": 3, "n": 2, "steps": 2}
TOKENS, MOST = 19, 4
UNSUPPORTED = re.compile(r"\.ttt:\d+:\d+: error: not supported yet: .+\n.+\n +\^", re.MULTILINE)
LATE = re.compile(r"\A.+\.ttt:\d+:\d+: error: `out` reads tokens after its own through this, so "
                  r"the layer cannot be decoded\n.+\n +\^~*\nhint: .+\n\Z")
# A group of rows, views that read earlier tokens, sums over the last tokens, no group.
KINDS = "ttt_linear", "layer_ttt_linear_mamba", "atlas_omega", "delta_rule"


def small_dims(name):
    """Small values for the constants that have a name for a size, and are no expression."""
    constants = re.search(r"^layer \w+\((.*)\)", layer(name).read_text(), re.MULTILINE)[1]
    found = dict(re.findall(r"(\w+) = ([^,]+)", constants))
    return {name: value for name, value in SMALL.items() if name in found}


def examples():
    return sorted(path.stem for path in EXAMPLES.glob("*.ttt"))


def dim_flags(name, heads=()):
    return [f"--dim={dim}={value}" for dim, value in (*small_dims(name).items(), *heads)]


def values(path, name="out"):
    """The bytes of an array of a file."""
    with zipfile.ZipFile(path) as file:
        return file.read(f"{name}.npy")


class DecodeTest(IntegrationTest):
    def setUp(self):
        super().setUp()
        self.random = random.Random(SEED)

    def compile_decoding(self, name, *flags):
        """A kernel with entries to go on, or why there is none."""
        kernel = self.dir / f"{name}.so"
        result = subprocess.run([TTTC, layer(name), "--emit=so", "-o", kernel, f"--decode={MOST}",
                                 *dim_flags(name, [("heads", 2)]), *flags],
                                capture_output=True, text=True, timeout=120)
        return (kernel, "") if result.returncode == 0 else (None, result.stderr)

    def decode(self, name, kernel, inputs, split, *flags, to="split.npz"):
        outputs = self.dir / to
        self.call(TTT_RUN, layer(name), "--inputs", inputs, "--outputs", outputs,
                  f"--kernel={kernel}", "--split=" + ",".join(map(str, split)),
                  *dim_flags(name), *flags)
        return outputs

    def pieces(self, first=None):
        """Lengths of calls, drawn: the first any, then up to MOST, none included."""
        split = [self.random.randint(0, TOKENS) if first is None else first]
        while sum(split) < TOKENS:
            split.append(min(self.random.randint(0, MOST), TOKENS - sum(split)))
        return split

    def test_every_example(self):
        """In float64 whatever is compiled; the rest is refused with a place and a caret."""
        refused = []
        for name in examples():
            with self.subTest(example=name):
                kernel, message = self.compile_decoding(name, "--dtype=f64")
                if kernel:
                    inputs = self.inputs(name, small_dims(name), tokens=TOKENS)
                    for split in self.pieces(), self.pieces(self.random.randint(0, 9)):
                        self.decode(name, kernel, inputs, split, "--check", "--tolerance=1e-11")
                elif not UNSUPPORTED.search(message):
                    self.assertRegex(message, LATE)
                    self.reads_late(name)
                    refused.append(name)
        self.assertLess(len(refused), len(examples()) // 2)
        self.assertTrue(refused)

    def reads_late(self, name):
        """Outputs change with the last token."""
        dims = small_dims(name)
        kernel, inputs = self.compile(name, "auto", dims, "f64"), self.inputs(name, dims, tokens=11)
        changed = self.dir / "changed.npz"
        self.arrays("change", layer(name), inputs, changed, "--from=10")
        before = self.run_kernel(name, kernel, inputs, dims=dims)
        after = self.run_kernel(name, kernel, changed, dims=dims, to="after.npz")
        with self.assertRaises(AssertionError):
            self.arrays("past", before, after, "--to=10")

    def test_invariant(self):
        """In float32, against the interpreter and byte for byte."""
        for name in examples():
            with self.subTest(example=name):
                kernel, _ = self.compile_decoding(name, "--invariant")
                if not kernel:
                    continue
                inputs = self.inputs(name, small_dims(name), tokens=TOKENS)
                whole = self.run_kernel(name, kernel, inputs, dims=small_dims(name))
                self.check(name, inputs, whole, dims=small_dims(name))
                for split in self.pieces(), self.pieces(self.random.randint(0, 9)):
                    outputs = self.decode(name, kernel, inputs, split)
                    self.assertEqual(values(outputs), values(whole),
                                     f"--split={split} TTTC_TEST_SEED={SEED}")

    def test_first_piece_of_any_length(self):
        """Then token by token; float32, as it is compiled without further flags."""
        for name in KINDS:
            kernel, message = self.compile_decoding(name)
            self.assertTrue(kernel, message)
            inputs = self.inputs(name, small_dims(name), tokens=11)
            outputs = [self.decode(name, kernel, inputs, [first] + [1] * (11 - first),
                                   to=f"{first}.npz") for first in range(10)]
            with self.subTest(example=name):
                self.arrays("check", layer(name), inputs, *outputs, "--limit=2e-6", "--common",
                            *dim_flags(name))

    def test_carry_in_a_file(self):
        """A process goes on with what another one wrote, at any call: the same bytes."""
        first, rest, carry, joined = (self.dir / file for file in
                                      ("1.npz", "2.npz", "carry.npz", "joined.npz"))
        for name in KINDS:
            kernel, message = self.compile_decoding(name)
            self.assertTrue(kernel, message)
            inputs = self.inputs(name, small_dims(name), tokens=TOKENS)
            split = self.pieces(self.random.randint(0, 9))
            whole = values(self.decode(name, kernel, inputs, split))
            for calls in range(1, len(split)):
                at = sum(split[:calls])
                self.arrays("cut", layer(name), inputs, first, "--from=0", f"--to={at}")
                self.arrays("cut", layer(name), inputs, rest, f"--from={at}", f"--to={TOKENS}")
                before = self.decode(name, kernel, first, split[:calls], f"--carry-out={carry}",
                                     to="before.npz")
                after = self.decode(name, kernel, rest, split[calls:], f"--carry-in={carry}",
                                    f"--position={at}", to="after.npz")
                self.arrays("join", before, after, joined)
                with self.subTest(example=name, split=split, calls=calls):
                    self.assertEqual(values(joined), whole, f"TTTC_TEST_SEED={SEED}")


if __name__ == "__main__":
    main()
