#===- ExamplesTest.py - Every example, forward and backward ---------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every layer of dsl/examples, at small sizes with a ragged end: kernels in the primal
# form and in the form that tttc chooses, and their backward kernels, against the
# interpreter. Layers may be "not supported yet", with a location and a caret;
# docs/Status.md lists these, so that an additional one changes it.
#
#===------------------------------------------------------------------------===#

import json
import re
import subprocess

from Support import EXAMPLES, SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory, main, small_dims

SIZES = ({"tokens": 11, "batch": 2, "heads": 2}, {"tokens": 0, "batch": 1, "heads": 1})
REFUSED = re.compile(r"\.ttt:\d+:\d+: error: not supported yet: .+\n.+\n +\^", re.MULTILINE)


class ExamplesTest(IntegrationTest):
    def refused(self, path, dims, *flags):
        """True if tttc rejects the program; checks that it does so with a proper message."""
        dim_flags = [f"--dim={dim}={value}" for dim, value in {"heads": 2, **dims}.items()]
        result = subprocess.run([TTTC, path, "--emit=backward", "-o", "-", *dim_flags, *flags],
                                capture_output=True, text=True, timeout=60,
                                preexec_fn=limit_memory)
        if result.returncode != 0:
            self.assertRegex(result.stderr, REFUSED)
        return result.returncode != 0

    def test_forward(self):
        def agree(path, dims):
            if self.refused(path, dims):
                return False
            sizes = [dict(size, heads=dims.get("heads", size["heads"])) for size in SIZES]
            self.forms_agree(path.stem, ("primal", "auto"), dims, sizes)
            return True
        self.each_example(agree, 24)

    def test_backward(self):
        def agree(path, dims):
            if self.refused(path, dims, "--backward"):
                return False
            self.backward_agrees(path.stem, dims)
            return True
        self.each_example(agree, 16)

    def test_wide(self):
        """A mini-batch and a hidden layer so large that products copy the columns of a tile."""
        for entry in [], ["--backward"]:
            with self.subTest(entry=entry):
                self.call(TTT_RUN, layer("ttt_mlp"), "--dim=d=64", "--dim=b=64", *entry,
                          f"--random={SEED % 10**9}", "--dtype=f64", "--heads=1", "--tokens=70", "--check",
                          "--outputs", self.dir / "wide.npz", timeout=120)

    def test_every_entry(self):
        """A file with every entry that its layer supports needs no linker."""
        def compiles(path, dims):
            if self.refused(path, dims, "--backward"):
                return False
            dim_flags = [f"--dim={dim}={value}" for dim, value in {"heads": 2, **dims}.items()]
            signature = json.loads(self.call(TTTC, path, "--emit=signature-json", *dim_flags))
            decode = ["--decode=8"] if signature["causal"] else []
            for flags in [], ["--backward", *decode]:
                self.call(TTTC, path, *flags, *dim_flags, "-o", self.dir / "kernel.so",
                          env={"PATH": "/nonexistent"})
            return True
        self.each_example(compiles, 12)

    def each_example(self, agree, count):
        compiled = 0
        paths = self.drawn(sorted(EXAMPLES.glob("*.ttt")), count)
        for path in paths:
            with self.subTest(example=path.stem):
                compiled += agree(path, small_dims(path.read_text()))
        self.assertGreater(compiled, len(paths) // 2)

    def backward_agrees(self, name, dims):
        """In float64, against the interpreter's tape and its dual numbers."""
        flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        cotangents, gradients = self.dir / "cotangents.npz", self.dir / "gradients.npz"
        inputs = self.inputs(name, dims, tokens=11)
        self.arrays("cotangents", layer(name), inputs, cotangents, f"--seed={SEED}", *flags)
        self.call(TTT_RUN, layer(name), "--backward", "--inputs", inputs, "--cotangents",
                  cotangents, "--outputs", gradients, "--dtype=f64", "--check", *flags,
                  timeout=120)
        self.arrays("slopes", layer(name), inputs, cotangents, gradients, "--limit=1e-10",
                    f"--seed={SEED}", *flags)


if __name__ == "__main__":
    main()
