#===- DecodeTest.py - A sequence in several calls -------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every layer of dsl/examples, split into a prefill and decode calls, in float64, against
# the interpreter. Layers that cannot be decoded are errors, and only these: their outputs
# change with a later token. The carry of a call may be stored in a file in between.
#
#===------------------------------------------------------------------------===#

import math
import re
import sys

from Decoding import MOST, SEED, TOKENS, DecodingTest, dim_flags, dims_of, examples, past, values
from Support import EXAMPLES, INPUTS, layer, main

sys.path.insert(0, str(EXAMPLES.parents[1] / "utils"))
import npz  # noqa: E402

UNSUPPORTED = re.compile(r"\.ttt:\d+:\d+: error: not supported yet: .+\n.+\n +\^", re.MULTILINE)
LATE = re.compile(r"\A.+\.ttt:\d+:\d+: error: a layer that is decoded must be causal; this one is not "
                  r"causal: `out` reads tokens after its own through this\n.+\n +\^~*\nhint: .+\n\Z")
# A group of rows, views that read earlier tokens, sums over the last tokens, no group, cumulative
# sums with positions.
KINDS = ("ttt_linear", "layer_ttt_linear_mamba", "atlas_omega", "delta_rule",
         "layer_linear_attention_rope")
# Rows of a table from a state, of a matrix that is read twice: values that are no rows of tokens.
NEW_ROWS = ("column_norms", "shared_matrix", "counted_tokens")
# Two loops whose open groups have the same tokens.
GROUPS = ("shared_tokens", "groups_apart")
FEW = 6


def compositions(tokens, most):
    """All ways to split tokens into calls: a first of any length, others of at most `most`."""
    def later(rest):
        if rest == 0:
            yield []
        for length in range(1, min(rest, most) + 1):
            yield from ([length] + others for others in later(rest - length))
    for first in range(tokens + 1):
        yield from ([first] + others for others in later(tokens - first))


class DecodeTest(DecodingTest):
    def test_every_example(self):
        """In float64 every layer that compiles; the others are errors with location and caret."""
        refused, names = [], self.drawn(examples(), 12)
        for name in names:
            with self.subTest(example=name):
                kernel, message = self.compile_decoding(name, "--dtype=f64")
                if kernel:
                    inputs = self.inputs(name, dims_of(name), tokens=TOKENS)
                    for split in self.two_splits():
                        self.decode(name, kernel, inputs, split, "--check", "--tolerance=1e-11")
                elif not UNSUPPORTED.search(message):
                    self.assertRegex(message, LATE)
                    self.reads_late(name)
                    refused.append(name)
        self.assertLess(len(refused), len(names) // 2)
        if names == examples():
            self.assertTrue(refused)

    def reads_late(self, name):
        """Outputs change with the last token."""
        dims = dims_of(name)
        kernel, inputs = self.compile(name, "auto", dims, "f64"), self.inputs(name, dims, tokens=11)
        changed = self.dir / "changed.npz"
        self.arrays("change", layer(name), inputs, changed, "--from=10")
        before = self.run_kernel(name, kernel, inputs, dims=dims)
        after = self.run_kernel(name, kernel, changed, dims=dims, to="after.npz")
        self.assertNotEqual(past(before, 10), past(after, 10))

    def test_every_split(self):
        """A few tokens split in all ways, then one split of more tokens for each first length."""
        others = ["called_shifts", "learned_taps", "group_probes"]
        for name in self.drawn(examples(), 10) + self.drawn(others, 1):
            kernel, _ = self.compile_decoding(name, "--dtype=f64")
            if not kernel:
                continue
            for tokens, splits in ((FEW, list(compositions(FEW, MOST))),
                                   (TOKENS, [[first] + [1] * (TOKENS - first)
                                             for first in range(FEW, TOKENS)])):
                inputs = self.inputs(name, dims_of(name), batch=1, tokens=tokens)
                outputs = [self.decode(name, kernel, inputs, split, to=f"{i}.npz")
                           for i, split in enumerate(splits)]
                with self.subTest(example=name, tokens=tokens):
                    self.arrays("check", layer(name), inputs, *outputs, "--limit=1e-11",
                                "--common", *dim_flags(name))

    def test_one_token_a_call(self):
        """Kernels whose calls have at most one token: values of new tokens have one row."""
        decoded, names = 0, ["read_before", "read_first", *NEW_ROWS, *GROUPS, *self.drawn(examples(), 10)]
        for name in names:
            kernel, _ = self.compile_decoding(name, "--dtype=f64", most=1)
            if kernel:
                decoded += 1
                inputs, first = self.inputs(name, dims_of(name), tokens=TOKENS), self.random.randint(0, 9)
                with self.subTest(example=name, first=first):
                    self.decode(name, kernel, inputs, [first] + [1] * (TOKENS - first), "--check",
                                "--tolerance=1e-11")
        self.assertGreater(decoded, len(names) // 2)

    def test_first_piece_of_any_length(self):
        """Then token by token; in float32, as compiled without further flags."""
        for name in KINDS:
            kernel, message = self.compile_decoding(name)
            self.assertTrue(kernel, message)
            inputs = self.inputs(name, dims_of(name), tokens=11)
            outputs = [self.decode(name, kernel, inputs, [first] + [1] * (11 - first),
                                   to=f"{first}.npz") for first in range(10)]
            with self.subTest(example=name):
                self.arrays("check", layer(name), inputs, *outputs, "--limit=2e-6", "--common",
                            *dim_flags(name))

    def test_rows_of_a_group_end_with_it(self):
        """What is not finite in a mini-batch is not read in the next, even multiplied by zero."""
        name = "forgets"
        kernel, message = self.compile_decoding(name)
        self.assertTrue(kernel, message)
        given = npz.read(self.inputs(name, dims_of(name), batch=1, tokens=11))
        keys = list(given["k"].values)
        width = given["k"].shape[-1]
        keys[width:2 * width] = [3e38] * width  # of the second token
        inputs = self.dir / "huge.npz"
        npz.write(inputs, {**given, "k": npz.Array(given["k"].shape, keys)})
        rows = {}
        for split in ([11], [0] + [1] * 11, [2, 1, 3, 2, 2, 1], [0, 3, 4, 4]):
            out = npz.read(self.decode(name, kernel, inputs, split))["out"].values
            rows[tuple(split)] = out[:11 * width]  # of the first head
        whole = rows[11,]
        self.assertFalse(all(map(math.isfinite, whole[:4 * width])))
        for split, out in rows.items():
            with self.subTest(split=split):
                for i in (*range(width), *range(4 * width, 11 * width)):
                    self.assertAlmostEqual(out[i], whole[i], delta=1e-5)

    def test_programs(self):
        """Programs of other tests, each for one construct; those that decode."""
        decoded = 0
        for name in [*NEW_ROWS, *GROUPS, *self.drawn(sorted(path.stem for path in INPUTS.glob("*.ttt")), 8)]:
            kernel, _ = self.compile_decoding(name, "--dtype=f64")
            if kernel:
                decoded += 1
                inputs = self.inputs(name, dims_of(name), tokens=TOKENS)
                for split in self.two_splits():
                    with self.subTest(program=name, split=split):
                        self.decode(name, kernel, inputs, split, "--check", "--tolerance=1e-11")
        self.assertGreaterEqual(decoded, len(NEW_ROWS))

    def test_carry_in_a_file(self):
        """A process continues from the carry of another one, after any call: the same bytes."""
        first, rest, carry, joined = (self.dir / file for file in
                                      ("1.npz", "2.npz", "carry.npz", "joined.npz"))
        for name in KINDS:
            kernel, message = self.compile_decoding(name)
            self.assertTrue(kernel, message)
            inputs = self.inputs(name, dims_of(name), tokens=TOKENS)
            split = self.pieces(9)
            whole = values(self.decode(name, kernel, inputs, split))
            for calls in range(1, len(split)):
                at = sum(split[:calls])
                self.arrays("cut", layer(name), inputs, first, "--from=0", f"--to={at}")
                self.arrays("cut", layer(name), inputs, rest, f"--from={at}", f"--to={TOKENS}")
                before = self.decode(name, kernel, first, split[:calls], f"--carry-out={carry}",
                                     to="before.npz")
                after = self.decode(name, kernel, rest, split[calls:], f"--carry-in={carry}",
                                    "--check", to="after.npz")
                self.arrays("join", before, after, joined)
                with self.subTest(example=name, split=split, calls=calls):
                    self.assertEqual(values(joined), whole, f"TTTC_TEST_SEED={SEED}")


if __name__ == "__main__":
    main()
