#===- TorchTest.py - tttc --emit=torch against the interpreter ------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every example, token by token and, if it exists, in the dual form: outputs,
# final values and gradients by autograd in float64, against the interpreter and its
# tape. PyTorch is searched for in TTTC_TORCH_PYTHON (a Python), in .venv, and in the
# Python that runs this; without it the test prints that and exits with 77, "skipped".
#
#===------------------------------------------------------------------------===#

import json
import os
import subprocess
import sys

from Support import (EXAMPLES, HERE, SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory, main,
                     small_dims)

SKIPPED = 77
LIMIT = "--limit=1e-10"
INPUTS = HERE / "Inputs"
TEXTS = HERE.parent / "Target" / "Torch"  # inputs of the lit tests of the text


INITIAL_VALUES = """
import runpy, torch
space = runpy.run_path({module!r})
initial = space["initial_values"]
draw = lambda **more: initial(3, generator=torch.Generator().manual_seed(5), **more)
values, again = draw(), draw()
shapes = {{name: tuple(value.shape) for name, value in values.items()}}
assert shapes == dict(
    Wqk=(3, 48, 32), Wv=(3, 48, 32), gamma=(3, 32), beta=(3, 32), theta=(3, 48), bias=(3,),
    conv_q=(3, 32, 4), conv_k=(3, 32, 4), conv_qb=(3, 32), conv_kb=(3, 32), tok=(16,),
    norm_w=(96,), norm_b=(96,), Wg=(48, 96), Wo=(96, 48), W1=(3, 32, 32), b1=(3, 32)), shapes
for name, value in values.items():
    assert value.dtype == torch.float32 and torch.equal(value, again[name]), name
for name in ("gamma", "norm_w"):
    assert torch.all(values[name] == 1), name
for name in ("beta", "bias", "tok", "norm_b", "b1"):
    assert torch.all(values[name] == 0), name
for name in ("Wqk", "Wv", "theta", "Wg", "Wo", "W1"):
    assert abs(values[name].mean()) < 0.006 and 0.015 < values[name].std() < 0.025, name
for name in ("conv_q", "conv_k"):
    assert -0.5 <= values[name].min() < -0.45 and 0.45 < values[name].max() <= 0.5, name
double = draw(dtype=torch.float64)
assert all(value.dtype == torch.float64 for value in double.values())
leaves = {{name: torch.nn.Parameter(value) for name, value in double.items()}}
x = torch.randn(2, 5, 48, dtype=torch.float64)
space["layer_ttt_linear_mamba"](x, **leaves)["out"].sum().backward()
assert all(leaf.grad is not None for leaf in leaves.values())
"""


def python_with_torch():
    """The first Python that has PyTorch."""
    places = [os.environ.get("TTTC_TORCH_PYTHON"), HERE.parents[1] / ".venv/bin/python",
              sys.executable]
    for python in filter(None, places):
        try:
            found = subprocess.run([python, HERE / "TorchRun.py"], capture_output=True,
                                   timeout=120, preexec_fn=limit_memory)
        except FileNotFoundError:
            continue
        if found.returncode == 0:
            return python
    return None


class TorchTest(IntegrationTest):
    def setUp(self):
        super().setUp()
        self.jobs = 0

    def emit(self, path, form, flags):
        """The function's file; None if the program has no such form."""
        text = self.dir / f"{path.stem}.{form}.{self.jobs}.py"
        result = subprocess.run([TTTC, path, "--emit=torch", f"--form={form}", "-o", text, *flags],
                                capture_output=True, text=True, timeout=60,
                                preexec_fn=limit_memory)
        if form == "primal":
            self.assertEqual(result.returncode, 0, result.stderr)
        elif result.returncode != 0:
            self.assertRegex(result.stderr, r"\.ttt:\d+:\d+: error: ")
        return text if result.returncode == 0 else None

    def job(self, path, form, dims=None, tokens=11, heads=2, dtype="float64", module=None,
            **more):
        """A job for TorchRun.py, with the expected results."""
        self.jobs += 1
        dims = dict(small_dims(path.read_text()) if dims is None else dims, heads=heads)
        flags = [f"--dim={dim}={value}" for dim, value in dims.items()]
        module = module or self.emit(path, form, flags)
        if module is None:
            return None
        files = {name: self.dir / f"{name}.{self.jobs}.npz"
                 for name in ("cotangents", "outputs", "gradients", "want", "slopes")}
        inputs = self.inputs(path, dims, heads=heads, tokens=tokens, salt=self.jobs)
        self.arrays("cotangents", path, inputs, files["cotangents"], f"--seed={SEED}", *flags)
        self.call(TTT_RUN, path, "--interpret", "--inputs", inputs, "--outputs", files["want"],
                  *flags)
        self.call(TTT_RUN, path, "--interpret", "--backward", "--inputs", inputs, "--cotangents",
                  files["cotangents"], "--outputs", files["slopes"], *flags)
        return {"module": module, "layer": path.stem, "dtype": dtype, "inputs": inputs, **files,
                **more}

    def run_jobs(self, jobs):
        listing = self.dir / "jobs.json"
        listing.write_text(json.dumps(jobs, default=str))
        self.call(PYTHON, HERE / "TorchRun.py", listing, timeout=240)

    def agree(self, jobs, limit=LIMIT):
        self.run_jobs(jobs)
        for job in jobs:
            with self.subTest(module=job["module"].name):
                self.arrays("compare", job["want"], job["outputs"], limit)
                self.arrays("compare", job["slopes"], job["gradients"], limit)

    def programs(self):
        return [path for folder in (EXAMPLES, INPUTS, TEXTS) for path in sorted(folder.glob("*.ttt"))]

    def test_primal(self):
        self.agree([self.job(path, "primal") for path in self.drawn(self.programs(), 26)])

    def test_dual(self):
        paths = self.drawn(self.programs(), 26)
        jobs = list(filter(None, (self.job(path, "dual") for path in paths)))
        self.assertGreater(len(jobs), len(paths) // 2)
        whole = {path.stem for path in paths if path.stem.startswith("layer_")}
        self.assertLessEqual(whole, {job["layer"] for job in jobs})
        self.agree(jobs)

    def test_shared_tokens(self):
        """Outputs have an axis of heads where no argument of the dual form has one."""
        self.agree([self.job(TEXTS / f"{name}.ttt", form)
                    for name in ("shared_tokens", "shared_tokens_joined")
                    for form in ("primal", "dual")])

    def test_lengths(self):
        """One token, a full mini-batch, and one token more."""
        self.agree([self.job(layer("ttt_linear"), form, {"d": 4, "b": 4}, tokens, heads)
                    for form in ("primal", "dual")
                    for heads, tokens in ((1, 1), (2, 4), (3, 5))])

    def test_lengths_of_a_whole_layer(self):
        """Delays longer than the sequence, and one head."""
        dims = {"width": 6, "d": 4, "b": 4}
        self.agree([self.job(layer("layer_ttt_linear_mamba"), form, dims, tokens, heads)
                    for form in ("primal", "dual") for heads, tokens in ((1, 1), (2, 2), (1, 5))])

    def compiled(self, name, form, dims, lengths):
        """One compiled function for all lengths; lengths given as strings must not need another
        graph."""
        jobs, module = [], None
        for tokens in lengths:
            jobs.append(self.job(layer(name), form, dims, int(tokens), module=module,
                                 compiled="again" if isinstance(tokens, str) else "new"))
            module = jobs[0]["module"]
        return jobs

    def test_compile(self):
        """torch.compile: a graph per number of mini-batches in the dual form."""
        self.agree(self.compiled("ttt_linear", "dual", {"d": 4, "b": 4}, (5, "7", 1, 8)) +
                   self.compiled("layer_ttt_linear", "dual", {"width": 6, "d": 4, "b": 4},
                                 (5, "7")) +
                   self.compiled("lact", "dual", None, (5, "7")))

    def test_compile_primal(self):
        """torch.compile: a graph per length in the primal form."""
        self.agree(self.compiled("delta_rule", "primal", {"dk": 2, "dv": 2}, (2, 3, "2")))

    def test_calls(self):
        """The checks of a call."""
        linear = [({"q": "x[:, :, :7]"},
                   "expected k: [B, H, T, d] = [2, 2, 7, 4], found [2, 2, 11, 4]"),
                  ({"k": "x[:, :, :7]"},
                   "expected k: [B, H, T, d] = [2, 2, 11, 4], found [2, 2, 7, 4]"),
                  ({"q": "x[..., :3]"},
                   "expected q: [B, H, T, d] = [*, {heads}, *, 4], found [2, 2, 11, 3]"),
                  ({"q": "x[0]"},
                   "expected q: [B, H, T, d] = [*, {heads}, *, 4], found [2, 11, 4]"),
                  ({"lr": "x[..., None]"},
                   "expected lr: [B, H, T] = [2, 2, 11], found [2, 2, 11, 1]"),
                  ({"gamma": "x[:1]"}, "expected gamma: [H, d] = [2, 4], found [1, 4]"),
                  ({"tok": "x[:3]"}, "expected tok: [b] = [4], found [3]"),
                  ({"W1": "x[0]"}, "expected W1: [H, d, d] or [B, H, d, d] = [2, 4, 4] or "
                                   "[2, 2, 4, 4], found [4, 4]"),
                  ({"v": "x.float()"}, "expected v in torch.float64 on cpu, as the first argument, "
                                       "found torch.float32 on cpu"),
                  ({"q": "x.long()"}, "expected q of a floating-point dtype, found torch.int64"),
                  ({"b1": "x.tolist()"}, "expected a tensor b1: [H, d] or [B, H, d], found list"),
                  ({"beta": "0.5"}, "expected a tensor beta: [H, d], found float"),
                  ({"q": "x[:, :, :0]"}, "expected a sequence, a head and a token at least, found "
                                         "2 sequences, 2 heads, 0 tokens")]
        whole = [({"x": "x[..., :3]"}, "expected x: [B, T, width] = [*, *, 6], found [2, 11, 3]"),
                 ({"Wo": "x[:4]"}, "expected Wo: [d*heads, width] = [8, 6], found [4, 6]")]
        jobs = []
        for name, dims, calls in (("ttt_linear", {"d": 4, "b": 4}, linear),
                                  ("layer_ttt_linear", {"width": 6, "d": 4, "b": 4}, whole)):
            for form in ("primal", "dual"):
                job = self.job(layer(name), form, dims)
                # In the dual form the heads of --dim are fixed at compile time.
                heads = "2" if form == "dual" else "*"
                jobs += [{**job, "wrong": wrong, "message": message.replace("{heads}", heads)}
                         for wrong, message in calls]
        jobs.append({**job, "wrong": {"Wq": "x[:1]"},
                     "message": "expected Wq: [H, width, d] = [2, 6, 4], found [1, 6, 4]"})
        stored = self.job(layer("softmax_attention"), "primal", {"dk": 4, "dv": 4})
        jobs.append({**stored, "wrong": {"K": "torch.zeros(3, 5, 4, dtype=torch.float64)"},
                     "message": "expected K: [H, rows, dk] or [B, H, rows, dk] = [2, *, 4] or "
                                "[2, 2, *, 4], found [3, 5, 4]"})
        self.run_jobs(jobs)

    def test_initial_values(self):
        """Initial values: each array in the shape that a call takes, drawn as the text declares."""
        flags = ["--dim=d=32", "--dim=width=48", "--dim=heads=3"]
        for form in ("primal", "dual"):
            module = self.emit(layer("layer_ttt_linear_mamba"), form, flags)
            checks = self.dir / "initial.py"
            checks.write_text(INITIAL_VALUES.format(module=str(module)))
            self.call(PYTHON, checks)
            without = self.emit(layer("delta_rule"), form, [])
            self.assertNotIn("initial_values", without.read_text())

    def test_float32(self):
        """The result has the dtype of the arguments (checked by TorchRun.py)."""
        self.agree([self.job(layer(name), form, dtype="float32")
                    for name, form in (("ttt_linear", "primal"), ("ttt_linear", "dual"),
                                       ("layer_ttt_linear", "primal"),
                                       ("layer_ttt_mlp_mamba", "dual"),
                                       ("titans_mlp", "dual"), ("kda", "dual"),
                                       ("softmax_attention", "primal"))],
                   "--limit=1e-3")


if __name__ == "__main__":
    PYTHON = python_with_torch()
    if PYTHON is None:
        print("skipped: no PyTorch; `python3 -m venv .venv && utils/install-deps.sh` installs it")
        # If it is required, as in .ci/run, that is a failure.
        sys.exit(1 if os.environ.get("TTTC_REQUIRE_TORCH") else SKIPPED)
    main()
