#===- EqualitiesTest.py - Programs that are the same function --------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Theoretical equalities of layers, checked on their kernels: two programs, the same inputs,
# compared in float64, without the interpreter. Each test also shows that a
# program with a different function is distinguished.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import re
import subprocess
import sys
import zipfile

from RandomLearner import program
from Support import EXAMPLES, SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory, main

sys.path.append(str(pathlib.Path(__file__).parents[1]))
from rename_names import renamed  # noqa: E402

LIMIT = 1e-12
SQUARED, DOT = "0.5 * sum((f(k) - v)^2)", "-dot(f(k), v)"


def linear(body, loss=SQUARED, state="", tokens=", lr"):
    """A linear learner without norm or bias, and the statements of its program."""
    return f"""layer p(d = 8, b = 4) {{
  token q, k, v : [d]{tokens}
  learner f(x) {{
    state S : [d, d]{state}
    return x @ S
  }}
  loss(f) = {loss}

{body}
}}
"""


def mini_batches(update, size="b"):
    return f"""  every {size} {{
    start = f
    each token {{
      f = {update}
      out = f(q)
    }}
  }}"""


class EqualitiesTest(IntegrationTest):
    def source(self, name, text):
        path = self.dir / f"{name}.ttt"
        path.write_text(text)
        return path

    def outputs(self, name, path, form, inputs, **dims):
        kernel = self.compile(path, form, dims, dtype="f64")
        return self.run_kernel(path, kernel, inputs, dims=dims, to=f"{name}.npz")

    def differ(self, first, second, *flags):
        with self.assertRaisesRegex(AssertionError, "out .*: different"):
            self.arrays("compare", first, second, f"--limit={LIMIT}", *flags)

    def same(self, first, second, limit=LIMIT):
        report = self.arrays("compare", first, second, f"--limit={limit}")
        self.assertIn("out ", report)
        self.assertIn("_final ", report)

    def test_mini_batches_of_one_token_are_the_delta_rule(self):
        text = linear(mini_batches("f - lr * grad(loss, start)"), state=" = 0")
        path = self.source("start", text)
        inputs = self.inputs(path, tokens=13)
        wanted = self.outputs("rule", layer("delta_rule"), "primal", inputs, dk=8, dv=8)
        for form in ("primal", "dual"):
            with self.subTest(form=form):
                self.same(wanted, self.outputs("one", path, form, inputs, b=1))
                self.same_gradients(layer("delta_rule"), {"dk": 8, "dv": 8}, "primal",
                                    path, {"b": 1}, form, inputs)
        self.differ(wanted, self.outputs("two", path, "dual", inputs, b=2))

    def test_one_mini_batch_from_zero_is_linear_attention(self):
        """Theorem 1 of arXiv 2407.04620; with zero state also for the squared error."""
        tokens = 13
        for loss in (DOT, SQUARED):
            path = self.source("start", linear(mini_batches("f - grad(loss, start)"), loss,
                                               " = 0", tokens=""))
            inputs = self.inputs(path, tokens=tokens)
            wanted = self.outputs("rule", layer("linear_attention"), "dual", inputs, dk=8, dv=8)
            for form in ("primal", "dual"):
                with self.subTest(loss=loss, form=form):
                    self.same(wanted, self.outputs("all", path, form, inputs, b=tokens))
        # The squared error's gradient depends on the state if it is not zero.
        self.differ(wanted, self.outputs("some", path, "dual", inputs, b=4))

    def test_momentum_zero_is_plain_descent(self):
        plain = linear(mini_batches("f - lr * grad(loss, start)"), tokens=", lr, mom")
        plain = plain.replace("out = f(q)", "out = f(q) + 0 * mom")
        momentum = """  m = 0
  every b {
    start = f
    each token {
      m = GATE * m - lr * grad(loss, start)
      f = f + m
      out = f(q) + 0 * mom
    }
  }"""
        for form in ("primal", "dual"):
            with self.subTest(form=form):
                self.without(plain, linear(momentum, tokens=", lr, mom"), "(0 * mom)", "mom", form)

    def test_decay_one_is_no_decay(self):
        plain = linear(mini_batches("f - lr * grad(loss, start)"), tokens=", lr, alpha")
        plain = plain.replace("out = f(q)", "out = f(q) + 0 * alpha")
        for form in ("primal", "dual"):
            with self.subTest(form=form):
                self.without(plain, plain.replace("f = f - lr", "f = GATE * f - lr"),
                             "(1 + 0 * alpha)", "alpha", form)

    def without(self, plain, gated, neutral, gate, form):
        """`gated` with a gate of one equals `plain`; with any other gate it does not."""
        inputs = self.inputs(self.source("plain", plain), tokens=11)
        wanted = self.outputs("wanted", self.source("plain", plain), form, inputs)
        closed = self.source("closed", gated.replace("GATE", neutral))
        path = self.source("open", gated.replace("GATE", gate))
        found = self.outputs("found", closed, form, inputs)
        report = self.arrays("compare", wanted, found, "--common", f"--limit={LIMIT}")
        self.assertIn("S_final ", report)
        self.differ(wanted, self.outputs("other", path, form, inputs), "--common")

    def test_a_group_that_names_nothing_changes_nothing(self):
        """The split of a sequence does not change the result, neither in the text nor in the
        mini-batches that the compiler chooses for a loop outside `every`."""
        for name in ("gla", "delta_rule"):
            dims = {"dk": 8, "dv": 12}
            text = layer(name).read_text()
            inputs = self.inputs(name, dims, tokens=70)
            wanted = self.outputs("whole", layer(name), "dual", inputs, **dims)
            for size in (5, 64):
                with self.subTest(layer=name, size=size):
                    cut = text.replace("each token {", f"every {size} {{ each token {{")
                    path = self.source("cut", cut.rstrip() + " }\n")
                    self.same(wanted, self.outputs("cut", path, "dual", inputs, **dims), 1e-11)

    def test_chunks_change_nothing(self):
        """Every example that names no mini-batch and has a dual or a solve form."""
        cut = []
        for path in sorted(EXAMPLES.glob("*.ttt")):
            text = re.sub("//.*", "", path.read_text())
            constants = re.search(r"layer \w+\((.*?)\)", text)[1]
            dims = {name: value for name, value in (("dk", 8), ("dv", 12), ("d", 8))
                    if re.search(rf"\b{name} =", constants)}
            if "every" not in text and self.has_dual_form(path, dims):
                cut.append(path.stem)
                with self.subTest(layer=path.stem):
                    self.chunks_are_same(path, dims)
        for name in ("delta_rule", "gated_delta_product", "gla", "kda", "retention_scalar"):
            self.assertIn(name, cut)

    def has_dual_form(self, path, dims):
        flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        result = subprocess.run([TTTC, path, "--form=dual", "--emit=dual", "-o", os.devnull, *flags],
                                capture_output=True, text=True, timeout=60,
                                preexec_fn=limit_memory)
        return result.returncode == 0

    def chunks_are_same(self, path, dims):
        inputs = self.inputs(path, dims, tokens=70, batch=1)
        flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        found = []
        for form, chunk in (("primal", 16), ("dual", 1), ("dual", 5), ("dual", 16), ("dual", 64)):
            found.append(self.dir / f"{form}.{chunk}.npz")
            self.call(TTT_RUN, path, "--inputs", inputs, "--outputs", found[-1], "--dtype=f64",
                      f"--form={form}", f"--chunk={chunk}", "--threads=1", *flags)
        for i, first in enumerate(found[:2]):
            for second in found[i + 1:]:
                self.assertIn("out ", self.arrays("compare", first, second, "--limit=1e-11"))

    def test_primal_is_dual(self):
        for name, dims in (("ttt_linear", {"d": 8, "b": 4}), ("ttt_mlp", {"d": 8, "b": 4}),
                           ("nesterov", {"d": 8, "b": 4}),
                           ("titans_linear", {"dk": 8, "dv": 12, "b": 4}),
                           ("deep_ttt", {"d": 8, "b": 4}), ("two_learners", {"d": 8, "b": 4})):
            with self.subTest(layer=name):
                self.forms_are_same(layer(name), dims)
        for seed in range(SEED, SEED + 4):
            text = program(seed)
            with self.subTest(seed=seed, program=text):
                self.forms_are_same(self.source("random", text), {})

    def same_gradients(self, first, first_dims, first_form, second, second_dims, second_form,
                       inputs):
        """Two ways to train the same function: the same cotangents, the same gradients."""
        cotangents = self.dir / "cotangents.npz"
        found = []
        for path, dims, form in ((first, first_dims, first_form),
                                 (second, second_dims, second_form)):
            flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
            found.append(self.dir / f"gradients{len(found)}.npz")
            if len(found) == 1:
                self.arrays("cotangents", path, inputs, cotangents, f"--seed={SEED}", *flags)
            self.call(TTT_RUN, path, "--backward", "--inputs", inputs, "--cotangents", cotangents,
                      "--outputs", found[-1], "--dtype=f64", f"--form={form}", *flags, timeout=120)
        self.assertIn("d_k ", self.arrays("compare", *found, "--limit=1e-11"))

    def forms_are_same(self, path, dims):
        inputs = self.inputs(path, dims, tokens=11)
        self.same_gradients(path, dims, "primal", path, dims, "dual", inputs)
        self.same(self.outputs("primal", path, "primal", inputs, **dims),
                  self.outputs("dual", path, "dual", inputs, **dims), 1e-11)

    def test_names_change_no_bit(self):
        for name, dims, form in (("ttt_linear", {"d": 8, "b": 4}, "dual"),
                                 ("ttt_mlp", {"d": 8, "b": 4}, "primal"),
                                 ("nesterov", {"d": 8, "b": 4}, "dual"),
                                 ("two_learners", {"d": 8, "b": 4}, "dual"),
                                 ("bidirectional", {"dk": 8, "dv": 8}, "auto")):
            with self.subTest(layer=name):
                text, names = renamed(layer(name).read_text())
                inputs = self.inputs(name, dims, tokens=11)
                given = self.dir / "renamed.npz"
                with zipfile.ZipFile(given, "w") as file:
                    for array, content in self.members(inputs).items():
                        file.writestr(f"{names[array]}.npy", content)
                before = self.outputs("before", layer(name), form, inputs, **dims)
                after = self.outputs("after", self.source("renamed", text), form, given,
                                     **{names[dim]: value for dim, value in dims.items()})
                expected = {self.new_name(array, names): content
                            for array, content in self.members(before).items()}
                self.assertGreater(len(expected), 1)
                self.assertEqual(self.members(after), expected)

    @staticmethod
    def members(path):
        """The arrays of a file as they are stored, by name."""
        with zipfile.ZipFile(path) as file:
            return {name.removesuffix(".npy"): file.read(name) for name in file.namelist()}

    @staticmethod
    def new_name(array, names):
        """The new name of an output: `out`, `W1_final`, `m.W1_final`."""
        stem = array.removesuffix("_final")
        return ".".join(names.get(part, part) for part in stem.split(".")) + array[len(stem):]


if __name__ == "__main__":
    main()
