#===- GradientsTest.py - Backward kernels against the oracle ---------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Gradients of whole layers: against test/golden, against the interpreter's tape and
# its dual numbers, with every checkpoint setting, in pieces, on any number of threads.
#
#===------------------------------------------------------------------------===#

import itertools
import os
import re
import subprocess

from RandomLearner import program
from Support import GOLDEN, SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory, main

FILES = {"inner_linear_d64_b16": "ttt_linear", "inner_linear_d96_b16": "ttt_linear",
         "inner_linear_ragged": "ttt_linear", "inner_mlp_d64_b16": "ttt_mlp"}
GOLDEN_RULES = ("delta_rule", "gated_delta_rule", "gla", "linear_attention", "retention_scalar",
                "softmax", "titans_linear")
SMALL = {"ttt_linear": {"d": 8, "b": 4}, "ttt_mlp": {"d": 8, "b": 4},
         "titans_linear": {"dk": 8, "dv": 8, "b": 4}}
# Loops over tokens with and without a dual form.
RULES = ("delta_rule", "gated_delta_rule", "gla", "linear_attention", "rwkv7", "oja")
LEARNERS = ("deep_tied", "momentum_mlp", "read_first", "odd_losses", "blended", "scaled_momentum", "two_passes",
            "copied_learner", "copied_values", "chained_values", "combined",
            "running_sums", "accelerated", "other_period", "saturated", "nested_groups", "clipped",
            "two_loops", "deep_relu", "group_probes", "window", "delta_bias", "delta_scaled", "gated_keys",
            "gated_values", "rank_one", "scaled_read", "scaled_outside", "learner_values",
            "two_speeds", "fresh_rows", "many_sums", "called_shifts", "learned_taps",
            "entries_by_time", "transposes", "short_sequence", "ragged_norms", "quotients", "long_conv", "read_back",
            "one_element", "divided_errors", "two_errors", "window_views", "repeated_learner",
            "nested_sigmoids", "shared_total")

# Options of the compilation, not of the call.
COMPILED = ("--dtype", "--form", "--checkpoint", "--wrt")
STORED = ("stored_window", "stored_scaled", "stored_beside", "stored_predictions", "stored_twice",
          "two_queries", "read_of_reads")


class GradientsTest(IntegrationTest):
    def setUp(self):
        super().setUp()
        self.kernels = {}

    def backward(self, name, inputs, cotangents, *flags, to="gradients.npz", dims=None):
        """Compiles a kernel that several calls need only once, if its sizes are given."""
        dim_flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        compiled = [flag for flag in flags if flag.startswith(COMPILED)]
        rest = [flag for flag in flags if flag not in compiled]
        if dims is None or "--checkpoint=auto" in flags:  # these depend on the arrays
            rest = flags
        else:
            key = (name, *dim_flags, *compiled)
            if key not in self.kernels:
                self.kernels[key] = self.dir / f"kernel{len(self.kernels)}.so"
                self.call(TTTC, layer(name), "--backward", "--emit=so", "--target-cpu=native",
                          "-o", self.kernels[key], *dim_flags, *compiled, timeout=120)
            rest.append(f"--kernel={self.kernels[key]}")
            if "--dtype=f64" in flags and "--check" in flags:
                rest.append("--tolerance=1e-11")
        self.call(TTT_RUN, layer(name), "--backward", "--inputs", inputs, "--cotangents",
                  cotangents, "--outputs", self.dir / to, *dim_flags, *rest, timeout=120)
        return self.dir / to

    def cotangents(self, name, inputs, dims=None):
        path = inputs.with_suffix(".cotangents.npz")
        flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        self.arrays("cotangents", layer(name), inputs, path, f"--seed={SEED}", *flags)
        return path

    def test_golden(self):
        for file, name in FILES.items():
            # The MLP file's GELU constants have 8 digits.
            for dtype, limit in (("f32", 5e-6), ("f64", 1e-6 if "mlp" in file else 1e-11)):
                with self.subTest(file=file, dtype=dtype):
                    golden = GOLDEN / f"{file}.npz"
                    gradients = self.backward(name, golden, golden, f"--dtype={dtype}")
                    report = self.arrays("compare", golden, gradients, "--common",
                                         f"--limit={limit}")
                    for wanted in ("d_q ", "d_lr ", "d_gamma ", "d_tok ", "d_W1 "):
                        self.assertIn(wanted, report)

    def test_golden_rules(self):
        """Rules of published code, in both forms."""
        for name in self.drawn(GOLDEN_RULES, 4):
            golden = GOLDEN / f"rule_{name}.npz"
            name = {"softmax": "softmax_attention"}.get(name, name)
            for form, dtype, limit in (("primal", "f64", 1e-11), ("dual", "f64", 1e-11),
                                       ("dual", "f32", 5e-6)):
                with self.subTest(rule=name, form=form, dtype=dtype):
                    gradients = self.backward(name, golden, golden, f"--dtype={dtype}",
                                              f"--form={form}")
                    report = self.arrays("compare", golden, gradients, "--common",
                                         f"--limit={limit}")
                    for wanted in ("d_q ", "d_k ", "d_v "):
                        self.assertIn(wanted, report)

    def agree(self, name, dims, *flags, **size):
        """In float64: the tape's gradients, and directional derivatives by dual numbers."""
        inputs = self.inputs(name, dims, **size)
        cotangents = self.cotangents(name, inputs, dims)
        gradients = self.backward(name, inputs, cotangents, "--dtype=f64", "--check", *flags,
                                  dims=dims)
        dim_flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        self.arrays("slopes", layer(name), inputs, cotangents, gradients, "--limit=1e-10",
                    f"--seed={SEED}", *dim_flags)

    def test_checkpoints(self):
        cases = itertools.product(SMALL, ("none", "1", "2", "3", "auto"))
        for name, checkpoint in self.drawn(cases, 6):
            for tokens in (3, 26):
                with self.subTest(layer=name, checkpoint=checkpoint, tokens=tokens):
                    self.agree(name, SMALL[name], f"--checkpoint={checkpoint}", tokens=tokens)

    def test_primal(self):
        for name, checkpoint in self.drawn(itertools.product(SMALL, ("1", "3", "none")), 4):
            with self.subTest(layer=name, checkpoint=checkpoint):
                self.agree(name, SMALL[name], "--form=primal", f"--checkpoint={checkpoint}", tokens=11)
        # Its derivative is a comparison that the rows of a matrix share.
        self.agree("deep_relu", {}, "--form=primal", tokens=11)

    def test_rules(self):
        for name, form in self.drawn(itertools.product(RULES, ("primal", "auto")), 5):
            with self.subTest(layer=name, form=form):
                self.agree(name, {"dk": 8, "dv": 8}, f"--form={form}", tokens=19)

    def test_once_per_mini_batch(self):
        """Optimizers that act on sums over the tokens of a group."""
        for name, dims in (("ttt_adam", {"d": 8, "b": 4}),
                           ("titans_mlp", {"d": 8, "h": 12, "chunk": 4, "segment": 8}),
                           ("ttt_video_linear", {"d": 8, "b": 4})):
            with self.subTest(layer=name):
                self.agree(name, dims, tokens=11)

    def test_learners(self):
        for name in self.drawn(LEARNERS, 10):
            with self.subTest(layer=name):
                self.agree(name, {}, tokens=13, batch=1, heads=2)

    def test_many_tokens_at_a_time(self):
        """The identity of their rows is computed, not a constant."""
        self.agree("decays_of_many", {}, "--form=dual", tokens=263, batch=1, heads=1)

    def test_deep_groups(self):
        """Segments of nested groups, at every depth of nesting."""
        for form, checkpoint in (("primal", "2"), ("dual", "auto")):
            with self.subTest(form=form):
                self.agree("deep_groups", {}, f"--form={form}", f"--checkpoint={checkpoint}",
                           tokens=37, batch=1, heads=2)

    def test_rows_of_all_heads_beside_values_of_one(self):
        for form in ("primal", "dual"):
            self.agree("joined_beside", {"heads": 2}, f"--form={form}", tokens=13)

    def test_stored(self):
        """Stored tokens: in one tile, at the border of two, in several; also with segments."""
        for name in self.drawn(STORED, 3):
            for tokens in (1, 5, 37, 64, 130):
                with self.subTest(layer=name, tokens=tokens):
                    self.agree(name, {}, tokens=tokens, batch=1, heads=2)
            for form, checkpoint in (("primal", "1"), ("auto", "none"), ("auto", "3"),
                                     ("primal", "auto")):
                with self.subTest(layer=name, form=form, checkpoint=checkpoint):
                    self.agree(name, {}, f"--form={form}", f"--checkpoint={checkpoint}",
                               tokens=15, batch=1, heads=2)
        for length in (1, 64, 65, 100):
            with self.subTest(window=length):
                self.agree("stored_window", {"w": length}, tokens=150, batch=1, heads=1)

    def test_random_learners(self):
        for seed in range(SEED, SEED + 8):
            text = program(seed)
            path = self.dir / f"random{seed}.ttt"
            path.write_text(text)
            with self.subTest(seed=seed, program=text):
                self.agree(path, {}, f"--checkpoint={('1', '2', 'none')[seed % 3]}",
                           f"--form={('dual', 'primal')[seed % 2]}", tokens=11, batch=1, heads=2)

    def test_reversed(self):
        """The gradient of a loop in reverse runs forwards, also with segments."""
        ways = ("auto", "1"), ("auto", "2"), ("auto", "none"), ("primal", "3")
        cases = itertools.product(("backwards", "there_and_back"), ways)
        for name, (form, checkpoint) in self.drawn(cases, 4):
            with self.subTest(layer=name, form=form, checkpoint=checkpoint):
                self.agree(name, {}, f"--form={form}", f"--checkpoint={checkpoint}", tokens=15,
                           batch=1, heads=2)

    def test_growing(self):
        """Gates are also computed on padding, but must not turn gradients into NaN."""
        for tokens in (3, 7):
            for checkpoint in ("1", "none"):
                with self.subTest(tokens=tokens, checkpoint=checkpoint):
                    self.agree("growing", {}, "--form=dual", f"--checkpoint={checkpoint}",
                               tokens=tokens, batch=1, heads=1)

    def test_ties(self):
        """At a kink the derivative goes to the first argument, for every sequence of passes."""
        for form in ("primal", "dual"):
            with self.subTest(form=form):
                inputs = self.inputs("ties", tokens=7)
                for token in ("1", "6"):
                    self.arrays("poison", layer("ties"), inputs, inputs, f"--from={token}",
                                "--value=0")
                self.backward("ties", inputs, self.cotangents("ties", inputs), "--dtype=f64",
                              "--check", f"--form={form}")

    def test_pieces(self):
        """Gradients are chained through the final states of the first piece."""
        for name, dims in SMALL.items():
            if name == "titans_linear":
                continue  # its momentum is not an input of the second call
            with self.subTest(layer=name):
                self.pieces(name, dims, tokens=19, split=8)

    def pieces(self, name, dims, tokens, split):
        inputs = self.inputs(name, dims, tokens=tokens)
        cotangents = self.cotangents(name, inputs, dims)
        whole = self.backward(name, inputs, cotangents, "--dtype=f64", dims=dims, to="whole.npz")
        kernel = self.compile(name, "dual", dims, dtype="f64")
        (first, second, cot1, cot2, joined) = (self.dir / f"{file}.npz" for file in
                                               ("first", "second", "cot1", "cot2", "joined"))
        self.arrays("cut", layer(name), inputs, first, "--from=0", f"--to={split}")
        self.arrays("cut", layer(name), inputs, second, f"--from={split}", f"--to={tokens}")
        start = self.run_kernel(name, kernel, first, dims=dims, to="start.npz")
        self.arrays("resume", start, second, second)
        self.arrays("cut-cotangents", cotangents, cot2, f"--from={split}", f"--to={tokens}",
                    "--last")
        later = self.backward(name, second, cot2, "--dtype=f64", dims=dims, to="later.npz")
        self.arrays("cut-cotangents", cotangents, cot1, "--from=0", f"--to={split}")
        self.arrays("chain", layer(name), later, cot1, cot1)
        earlier = self.backward(name, first, cot1, "--dtype=f64", dims=dims, to="earlier.npz")
        self.arrays("join-gradients", layer(name), earlier, later, joined)
        report = self.arrays("compare", whole, joined, "--limit=1e-12")
        for wanted in ("d_q ", "d_tok ", "d_W1 "):
            self.assertIn(wanted, report)

    def test_inside_a_mini_batch(self):
        """A call that starts inside a mini-batch reads its tokens again, from
        the state at the mini-batch's start; its own outputs begin later."""
        for name, dims in SMALL.items():
            if name != "titans_linear":
                with self.subTest(layer=name):
                    self.inside(name, dims, tokens=19, start=8, split=10)

    def inside(self, name, dims, tokens, start, split):
        inputs = self.inputs(name, dims, tokens=tokens)
        cotangents = self.cotangents(name, inputs, dims)
        kernel = self.compile(name, "dual", dims, dtype="f64")
        file = {key: self.dir / f"{key}.npz" for key in
                ("first", "short", "long", "cot", "short_cot", "long_cot", "sum", "joined")}

        def backward(inputs, cotangents, to):
            return self.backward(name, inputs, cotangents, "--dtype=f64", dims=dims, to=to)

        self.arrays("cut", layer(name), inputs, file["first"], "--from=0", f"--to={start}")
        state = self.run_kernel(name, kernel, file["first"], dims=dims, to="state.npz")
        for key, to in (("short", split), ("long", tokens)):
            self.arrays("cut", layer(name), inputs, file[key], f"--from={start}", f"--to={to}")
            self.arrays("resume", state, file[key], file[key])
        self.arrays("cut-cotangents", cotangents, file["short_cot"], f"--from={start}",
                    f"--to={split}")
        self.arrays("cut-cotangents", cotangents, file["long_cot"], f"--from={start}",
                    f"--to={tokens}", "--last")
        self.arrays("mute-cotangents", file["long_cot"], file["long_cot"],
                    f"--from={split - start}")
        short = backward(file["short"], file["short_cot"], "short.out.npz")
        long = backward(file["long"], file["long_cot"], "long.out.npz")
        self.arrays("add-gradients", layer(name), long, short, file["sum"])
        self.arrays("cut-cotangents", cotangents, file["cot"], "--from=0", f"--to={start}")
        self.arrays("chain", layer(name), file["sum"], file["cot"], file["cot"])
        earlier = backward(file["first"], file["cot"], "first.out.npz")
        self.arrays("join-gradients", layer(name), earlier, file["sum"], file["joined"])
        whole = backward(inputs, cotangents, "whole.npz")
        report = self.arrays("compare", whole, file["joined"], "--limit=1e-12")
        for wanted in ("d_k ", "d_tok ", "d_W1 "):
            self.assertIn(wanted, report)

    def test_threads(self):
        for name, dims in SMALL.items():
            inputs = self.inputs(name, dims, batch=3, heads=3, tokens=19)
            cotangents = self.cotangents(name, inputs, dims)
            one = self.backward(name, inputs, cotangents, "--threads=1", dims=dims)
            for threads in (2, 4):
                with self.subTest(layer=name, threads=threads):
                    many = self.backward(name, inputs, cotangents, f"--threads={threads}",
                                         dims=dims, to="many.npz")
                    self.assertEqual(many.read_bytes(), one.read_bytes())

    def test_no_token(self):
        for name, dims in SMALL.items():
            with self.subTest(layer=name):
                self.agree(name, dims, tokens=0)

    def peak_memory(self, *words):
        """Peak resident bytes of a tool's process."""
        process = subprocess.Popen([str(word) for word in words], stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        message = process.stderr.read().decode()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        process.stderr.close()
        self.assertEqual(process.returncode, 0, message)
        return usage.ru_maxrss * 1024

    def test_memory_is_what_is_said(self):
        """Long sequences: the memory of checkpoint settings relative to each other."""
        tokens, dims = 32768, {"d": 8, "b": 4}
        inputs = self.inputs("ttt_linear", dims, tokens=tokens, batch=1, heads=1)
        cotangents = self.cotangents("ttt_linear", inputs, dims)
        flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        said, taken = {}, {}
        for checkpoint in ("none", "auto"):
            kernel = self.dir / f"{checkpoint}.so"
            result = subprocess.run(
                [TTTC, layer("ttt_linear"), "--backward", "--explain", f"--tokens={tokens}",
                 f"--checkpoint={checkpoint}", "--emit=so", "-o", kernel, *flags],
                capture_output=True, text=True, check=True, timeout=120,
                preexec_fn=limit_memory)
            said[checkpoint] = int(re.search(r"in all (\d+) bytes per batch", result.stderr)[1])
            taken[checkpoint] = self.peak_memory(
                TTT_RUN, layer("ttt_linear"), "--backward", "--inputs", inputs, "--kernel", kernel,
                "--cotangents", cotangents, "--threads=1", "--outputs", self.dir / "gradients.npz", *flags)
        self.assertGreater(said["none"], 20 * said["auto"])
        more = said["none"] - said["auto"]
        self.assertAlmostEqual(taken["none"] - taken["auto"], more, delta=more / 10)

    def test_long(self):
        self.agree("ttt_linear", {"d": 4, "b": 16}, "--checkpoint=auto", tokens=32768, batch=1,
                   heads=1)

    def test_flops(self):
        """The cost of forward and backward together, in forward passes."""
        for name in ("ttt_linear", "ttt_mlp", "titans_linear"):
            for checkpoint, limit in (("none", 3.2), ("1", 4.2), ("4", 4.2)):
                with self.subTest(layer=name, checkpoint=checkpoint):
                    result = subprocess.run(
                        [TTTC, layer(name), "--explain", "--emit=backward", "-o", os.devnull,
                         f"--checkpoint={checkpoint}"],
                        capture_output=True, text=True, check=True, timeout=120,
                        preexec_fn=limit_memory)
                    found = dict(re.findall(r"\[ttt-count-flops\] (\w+): ([\d.]+) ", result.stderr))
                    both = float(found[f"{name}_save"]) + float(found[f"{name}_backward"])
                    self.assertLess(both, limit * float(found[name]))

    def test_wrt(self):
        inputs = self.inputs("ttt_linear", SMALL["ttt_linear"], tokens=9)
        cotangents = self.cotangents("ttt_linear", inputs, SMALL["ttt_linear"])
        for wrt, absent in (("q", "d_k"), ("W1,tok", "d_q")):
            out = self.backward("ttt_linear", inputs, cotangents, f"--wrt={wrt}", "--check",
                                "--dtype=f64", dims=SMALL["ttt_linear"])
            report = self.arrays("compare", out, out)
            self.assertNotIn(absent + " ", report)
            for name in wrt.split(","):
                self.assertIn(f"d_{name} ", report)

    def test_wrt_over_stages(self):
        """Each input alone: the backward pass of a later stage does not run earlier stages."""
        for name, size, wanted in (
                ("joined_beside", {"d": 8, "b": 4}, ("q", "v", "lr")),
                ("layer_ttt_linear_mamba", {"d": 8, "b": 4, "width": 12},
                 ("x", "conv_q", "W1", "norm_b", "Wo"))):
            dims = dict(size, heads=2)
            inputs = self.inputs(name, dims, tokens=9)
            cotangents = self.cotangents(name, inputs, dims)
            for wrt in self.drawn(wanted, 2):
                with self.subTest(layer=name, wrt=wrt):
                    out = self.backward(name, inputs, cotangents, f"--wrt={wrt}", "--check",
                                        "--dtype=f64", dims=dims)
                    self.assertEqual(self.arrays("compare", out, out).count("d_"), 1)


if __name__ == "__main__":
    main()
