#===- ResumeTest.py - Split calls and thread counts -----------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Two calls, split at the end of a mini-batch, equal one call; the number of threads
# never changes a bit.
#
#===------------------------------------------------------------------------===#

from Support import IntegrationTest, layer, main

CASES = (("ttt_linear", {"d": 16, "b": 8}), ("ttt_mlp", {"d": 16, "b": 8}),
         ("deep_tied", {}))


class ResumeTest(IntegrationTest):
    def test_two_calls_are_one(self):
        for name, dims in CASES:
            for form in ("primal", "dual"):
                kernel = self.compile(name, form, dims)
                inputs = self.inputs(name, dims, tokens=29)
                whole = self.run_kernel(name, kernel, inputs, dims=dims)
                for split in (8, 24):
                    with self.subTest(layer=name, form=form, split=split):
                        self.resumed(name, dims, kernel, inputs, whole, split)

    def resumed(self, name, dims, kernel, inputs, whole, split):
        first, second, joined = (self.dir / file for file in
                                 ("first.npz", "second.npz", "joined.npz"))
        self.arrays("cut", layer(name), inputs, first, "--from=0", f"--to={split}")
        self.arrays("cut", layer(name), inputs, second, f"--from={split}", "--to=29")
        start = self.run_kernel(name, kernel, first, dims=dims, to="start.npz")
        self.arrays("resume", start, second, second)
        rest = self.run_kernel(name, kernel, second, dims=dims, to="rest.npz")
        self.arrays("join", start, rest, joined)
        report = self.arrays("compare", joined, whole, "--common", "--limit=2e-6")
        self.assertIn("out ", report)
        self.assertIn("_final ", report)

    def test_threads(self):
        for name, dims in CASES:
            for form in ("primal", "dual"):
                kernel = self.compile(name, form, dims)
                inputs = self.inputs(name, dims, batch=3, heads=3, tokens=19)
                one = self.run_kernel(name, kernel, inputs, 1, dims)
                for threads in (2, 3, 4):
                    with self.subTest(layer=name, form=form, threads=threads):
                        many = self.run_kernel(name, kernel, inputs, threads, dims, "many.npz")
                        self.assertEqual(many.read_bytes(), one.read_bytes())


if __name__ == "__main__":
    main()
