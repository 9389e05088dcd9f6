#===- DeviceTest.py - Every example on a device, forward and in pieces ----===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every layer of dsl/examples, compiled for a GPU and run on the emulated driver, against
# the interpreter: one block and three, ragged ends, one token and none, both forms, and
# sequences split into calls. A layer that compiles for CPUs compiles for GPUs. The bits do not
# depend on the order of warps.
#
#===------------------------------------------------------------------------===#

import json
import random

from Decoding import values
from Device import CAPABILITIES, DeviceCase, device_for, device_with, dim_flags, examples, of_one_token
from Support import SEED, TTT_RUN, layer, main, small_dims

SIZES = ({"tokens": 19, "batch": 1, "heads": 3}, {"tokens": 11, "batch": 3, "heads": 1},
         {"tokens": 1, "batch": 1, "heads": 1}, {"tokens": 0, "batch": 3, "heads": 1})
# Tokens at a time in programs without mini-batches: fewer than the number of tokens.
CHUNK = "--chunk=8"
TOKENS, MOST = 19, 4
DECODE = f"--decode={MOST}", f"--context={TOKENS}"


class DeviceTest(DeviceCase):
    def setUp(self):
        super().setUp()
        self.random = random.Random(SEED)

    def test_every_example(self):
        decoded, names = 0, self.drawn(examples(), 12)
        for name in names:
            dims = small_dims(layer(name).read_text())
            if self.is_refused(name, dims):
                continue
            with self.subTest(example=name):
                primal = self.compile_for(name, dims, "--form=primal")
                decodes = not self.is_refused(name, dims, *DECODE)
                chosen = self.compile_for(name, dims, CHUNK, *DECODE if decodes else ())
                self.forward(name, dims, primal, chosen)
                decoded += decodes
                if decodes:
                    self.in_pieces(name, dict(dims, heads=dims.get("heads", 3)), chosen)
        self.assertGreater(decoded, len(names) // 2)

    def test_groups_of_one_token(self):
        """Kernels in which the values of all tokens of a mini-batch have one row."""
        for name in ("gated_delta_rule", "called_shifts", *self.random.sample(examples(), 3)):
            dims = of_one_token(small_dims(layer(name).read_text()))
            if self.is_refused(name, dims):
                continue
            with self.subTest(layer=name):
                decodes = not self.is_refused(name, dims, *DECODE)
                kernel = self.compile_for(name, dims, "--chunk=1", *DECODE if decodes else ())
                dims = {"heads": 2, **dims}
                inputs = self.inputs(name, dims, tokens=TOKENS, batch=1, heads=dims["heads"])
                outputs = self.run_kernel(name, kernel, inputs, dims=dims)
                self.outputs_agree(name, inputs, outputs, dims=dims)
                if decodes:
                    self.in_pieces(name, dims, kernel)

    def test_invariant(self):
        """The same bytes however a sequence is split: rows and a group's end share products, sums
        over a row have one order, and what is stored between loops is not rounded."""
        for name, flags, more in (
                ("shared_prediction", (), {}), ("gated_delta_rule", (), {}),
                ("independent_rows", ("--form=primal",), {}),
                ("independent_rows", ("--form=dual",), {}), ("mapped_tokens", (), {}),
                ("sums_in_groups", ("--dtype=bf16",), {}), ("sums_in_groups", ("--dtype=f16",), {}),
                ("normed_rows", ("--form=primal",), {"d": 24, "b": 1}),
                ("ttt_linear", ("--form=primal",), {"d": 64, "b": 1})):
            with self.subTest(layer=name, flags=flags):
                sizes = {**small_dims(layer(name).read_text()), **more, "heads": 2}
                kernel = self.compile_for(name, sizes, "--invariant", *flags, *DECODE)
                inputs = self.inputs(name, sizes, tokens=TOKENS, batch=1, heads=2)
                for dtype in [flag[8:] for flag in flags if flag.startswith("--dtype=")]:
                    wide, inputs = inputs, self.dir / f"{name}.{dtype}.npz"
                    self.arrays("narrow", layer(name), wide, inputs, f"--dtype={dtype}")
                whole, cut = (self.decode(name, kernel, inputs, self.pieces(longest), sizes, f"{longest}.npz")
                              for longest in (TOKENS, 6))
                self.assertEqual(values(whole), values(cut), f"TTTC_TEST_SEED={SEED}")
                forward = self.run_kernel(name, kernel, inputs, dims=sizes)
                self.assertEqual(values(whole), values(forward), f"TTTC_TEST_SEED={SEED}")

    def test_columns(self):
        """Few tasks: the columns of linear rules are computed apart, three blocks of 32."""
        dims = {"dk": 16, "dv": 96}
        for name in ("delta_rule", "retention_scalar", "kda"):
            kernel = self.compile_for(name, dims, "--chunk=8")
            for batch, heads, multiprocessors in ((2, 2, 12), (1, 1, 132), (2, 2, 1)):
                inputs = self.inputs(name, dims, tokens=TOKENS, batch=batch, heads=heads)
                with self.subTest(layer=name, batch=batch, multiprocessors=multiprocessors):
                    launched = self.outputs_agree_on(multiprocessors, name, kernel, inputs, dims)
                    self.assertEqual(f"{name}_columns" in launched, multiprocessors > 1)

    def outputs_agree_on(self, multiprocessors, name, kernel, inputs, dims):
        """The kernels that a device of so many multiprocessors launches."""
        report = self.dir / "report.json"
        with device_with(multiprocessors, report):
            outputs = self.run_kernel(name, kernel, inputs, dims=dims)
        self.outputs_agree(name, inputs, outputs, dims=dims)
        launches = report.read_text().splitlines()
        report.unlink()
        return [json.loads(launch)["kernel"] for launch in launches]

    def test_every_target(self):
        """GPUs use different instructions; kernels for all of them give the same bits. With 48
        columns a matrix load must not read 64."""
        for name, dims in (("ttt_linear", {"d": 48, "b": 32}), ("ttt_linear", {"d": 64, "b": 32}),
                           ("delta_rule", {"dk": 16, "dv": 16})):
            wide = self.inputs(name, dims, tokens=75, batch=1, heads=2)
            inputs = self.dir / f"{name}.bf16.npz"
            self.arrays("narrow", layer(name), wide, inputs, "--dtype=bf16")
            outputs = {}
            for target in CAPABILITIES:
                with self.subTest(layer=name, target=target):
                    kernel = self.compile_for(name, dims, "--dtype=bf16", target=target)
                    self.assertIn(f".target {target}".encode(), kernel.read_bytes())
                    with device_for(target):
                        path = self.run_kernel(name, kernel, inputs, dims=dims)
                    outputs[target] = path.read_bytes()
            self.assertEqual(len(outputs), len(CAPABILITIES))
            self.assertEqual(len(set(outputs.values())), 1, outputs.keys())

    def forward(self, name, dims, *kernels):
        for salt, size in enumerate(SIZES):
            size = dict(size, heads=dims.get("heads", size["heads"]))
            inputs = self.inputs(name, dims, salt=salt, **size)
            self.outputs_agree(name, inputs, *(self.run_kernel(name, kernel, inputs, dims=dims)
                                               for kernel in kernels), dims=dims)
            if salt == 0:
                self.same_in_any_order(
                    lambda: self.run_kernel(name, kernels[1], inputs, dims=dims))

    def in_pieces(self, name, dims, kernel):
        """A prefill of any length, then calls of up to MOST tokens, including none."""
        inputs = self.inputs(name, dims, tokens=TOKENS, batch=1, heads=dims["heads"])
        outputs = [self.decode(name, kernel, inputs, self.pieces(longest), dims, f"{longest}.npz")
                   for longest in (TOKENS, 6)]
        self.outputs_agree(name, inputs, *outputs, dims=dims)

    def pieces(self, longest):
        split = [self.random.randint(0, longest)]
        while sum(split) < TOKENS:
            split.append(min(self.random.randint(0, MOST), TOKENS - sum(split)))
        return split

    def decode(self, name, kernel, inputs, split, dims, to):
        outputs = self.dir / to
        self.call(TTT_RUN, layer(name), "--inputs", inputs, "--outputs", outputs,
                  f"--kernel={kernel}", "--split=" + ",".join(map(str, split)), *dim_flags(dims))
        return outputs


if __name__ == "__main__":
    main()
