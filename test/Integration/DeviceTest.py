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

import random

from Decoding import values
from Device import CAPABILITIES, DeviceCase, device_for, dim_flags, examples, of_one_token
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
        """The same bytes however a sequence is split: rows and a group's end share products."""
        dims = {"heads": 2}
        for name, form in (("shared_prediction", "auto"), ("gated_delta_rule", "auto"),
                           ("independent_rows", "primal"), ("independent_rows", "dual"),
                           ("mapped_tokens", "auto")):
            with self.subTest(layer=name, form=form):
                sizes = {**small_dims(layer(name).read_text()), **dims}
                kernel = self.compile_for(name, sizes, "--invariant", f"--form={form}", *DECODE)
                inputs = self.inputs(name, sizes, tokens=TOKENS, batch=1, heads=2)
                whole, cut = (self.decode(name, kernel, inputs, self.pieces(longest), sizes, f"{longest}.npz")
                              for longest in (TOKENS, 6))
                self.assertEqual(values(whole), values(cut), f"TTTC_TEST_SEED={SEED}")

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
