#===- DeviceGradientsTest.py - Every example on a device, backward --------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Backward kernels of every layer of dsl/examples, on the emulated driver, against the
# interpreter's tape, with each checkpoint setting.
#
#===------------------------------------------------------------------------===#

import random

from Device import DeviceCase, examples, of_one_token
from Support import SEED, layer, main, small_dims

SIZES = ({"tokens": 11, "batch": 3, "heads": 1}, {"tokens": 1, "batch": 1, "heads": 1},
         {"tokens": 0, "batch": 1, "heads": 3})
# For programs without mini-batches: fewer than the number of tokens.
CHUNK = 4
WAYS = {"ttt_linear": ("2", "none"), "ttt_mlp": ("2", "none"), "titans_linear": ("3",),
        "delta_rule": ("2",), "layer_ttt_linear": ("none",)}


class DeviceGradientsTest(DeviceCase):
    def test_every_example(self):
        for name in self.drawn(examples(), 10):
            self.agree(name, "--checkpoint=1", SIZES)

    def test_ways_of_saving(self):
        for name, ways in WAYS.items():
            for checkpoint in ways:
                self.agree(name, f"--checkpoint={checkpoint}", SIZES[:1])

    def test_streams_with_several_readers(self):
        """A separate loop adds up their cotangents, since no op works on a whole stream."""
        self.agree("shifted_learner", "--checkpoint=1", SIZES[:1])

    def test_values_with_one_start(self):
        """A saved value of which another one begins; a value that a loop carries twice."""
        for name in ("two_passes", "copied_learner", "copied_values", "chained_values"):
            self.agree(name, "--checkpoint=1", SIZES[:1])

    def test_groups_of_one_token(self):
        """Also a group of one chunk, whose loop-carried values have one element."""
        self.agree("titans_mlp", "--checkpoint=1", SIZES[:1], {"segment": 4})
        for name in ("gla", "ttt_linear", *random.Random(SEED).sample(examples(), 2)):
            dims = of_one_token(small_dims(layer(name).read_text()))
            self.agree(name, "--checkpoint=1", SIZES[:1], dims, chunk=1)

    def agree(self, name, checkpoint, sizes, dims=None, chunk=CHUNK):
        dims = {**small_dims(layer(name).read_text()), **(dims or {})}
        flags = checkpoint, f"--chunk={chunk}"
        if self.is_refused(name, dims, "--backward"):
            return
        with self.subTest(example=name, flags=flags):
            kernel = self.compile_for(name, dims, "--backward", *flags)
            for salt, size in enumerate(sizes):
                size = dict(size, heads=dims.get("heads", size["heads"]))
                inputs = self.inputs(name, dims, salt=salt, **size)
                self.trains(name, kernel, inputs, dims, repeats=salt == 0)

    def trains(self, name, kernel, inputs, dims, repeats):
        cotangents = self.cotangents(name, inputs, dims)

        def run():
            return self.backward(name, kernel, inputs, cotangents, dims=dims)
        self.gradients_agree(name, kernel, run(), inputs, cotangents, dims)
        if repeats:
            self.same_in_any_order(run)


if __name__ == "__main__":
    main()
