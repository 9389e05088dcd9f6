#===- CausalityTest.py - Later tokens never change earlier rows -----------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Outputs before a token are equal bit for bit for any values of that token and later ones,
# including NaN and infinity; other sequences and heads never change.
#
#===------------------------------------------------------------------------===#

from Support import EXAMPLES, INPUTS, IntegrationTest, TTTC, layer, main, small_dims

TOKENS = 21  # the last of three mini-batches of 8 is ragged
CASES = (("ttt_linear", {"d": 16, "b": 8}), ("ttt_mlp", {"d": 16, "b": 8}),
         ("titans_linear", {"dk": 16, "dv": 16, "b": 8}), ("blended", {}),
         ("softmax_attention", {"dk": 8, "dv": 8}), ("stored_window", {}))


class CausalityTest(IntegrationTest):
    def past_is_same(self, name, dims, form):
        kernel = self.compile(name, form, dims)
        inputs = self.inputs(name, dims, tokens=TOKENS)
        before = self.run_kernel(name, kernel, inputs, dims=dims)
        for first in (1, 4, 8, 13, 20):
            for value in ("other", "nan", "inf", "-inf"):
                flags = [] if value == "other" else [f"--value={value}"]
                changed = self.dir / "changed.npz"
                for command, others in (("change", []), ("poison", ["--others"])):
                    if value == "other" and command == "poison":
                        continue
                    with self.subTest(layer=name, form=form, first=first, value=value,
                                      command=command):
                        self.arrays(command, layer(name), inputs, changed, f"--from={first}",
                                    *flags)
                        after = self.run_kernel(name, kernel, changed, dims=dims, to="after.npz")
                        self.arrays("past", before, after, f"--to={first}", *others)

    def test_primal(self):
        for name, dims in CASES:
            self.past_is_same(name, dims, "primal")

    def test_dual(self):
        for name, dims in CASES:
            self.past_is_same(name, dims, "dual")


    def test_attribute(self):
        """Tokens after t change `out` at t exactly if the layer is not causal."""
        programs = sorted(EXAMPLES.glob("*.ttt")) + sorted(INPUTS.glob("*.ttt"))
        causal = 0
        for path in programs:
            dims = {"heads": 3, **small_dims(path.read_text())}
            flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
            inputs = self.dir / "in.npz"
            with self.subTest(layer=path.stem):
                self.arrays("random", path, inputs, "--batch=1", "--tokens=11", *flags)
                self.arrays("causal", path, inputs, *flags)
                text = self.call(TTTC, path, "--emit=signature", *flags)
                causal += ", causal," in text
        self.assertGreater(causal, 30)
        self.assertLess(causal, len(programs) - 5)


if __name__ == "__main__":
    main()
