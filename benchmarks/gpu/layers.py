# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Table of compiled kernels: those checked at small sizes, and those timed."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "dsl/examples"
GOLDEN = ROOT / "test/golden"
HERE = pathlib.Path(__file__).resolve().parent

# Values of the constants that are sizes; the shapes do not fill a tile.
SMALL = {"d": 8, "dk": 8, "dv": 12, "width": 12, "code": 6, "b": 4, "chunk": 4, "segment": 8,
         "split": 4, "c": 3, "n": 2, "steps": 2}
DTYPES = ("f32", "bf16")
# (B, H, T): ragged ends, one token and none.
FORWARD = ((2, 3, 19), (1, 1, 1), (3, 1, 0))
BACKWARD = ((2, 2, 11), (1, 1, 0))
SEQUENCES = (5, 0, 1, 13)
MOST = 4  # tokens of a decode call
# Chunk length for programs without mini-batches: less than the number of tokens.
CHUNK = 8
# Also run under the sanitizer: tiles, a triangular system, stages with joined heads.
SANITIZED = ("ttt_linear", "delta_rule", "layer_ttt_linear")
# The subset for a test of the folder.
FEW = ("ttt_linear", "delta_rule", "layer_ttt_linear")

# Files of test/golden and the layer of each.
GOLDEN_FILES = {"inner_linear_d64_b16": "ttt_linear", "inner_linear_d96_b16": "ttt_linear",
                "inner_linear_ragged": "ttt_linear", "inner_mlp_d64_b16": "ttt_mlp",
                "rule_titans_linear": "titans_linear", "rule_linear_attention": "linear_attention",
                "rule_retention_scalar": "retention_scalar", "rule_delta_rule": "delta_rule",
                "rule_gated_delta_rule": "gated_delta_rule", "rule_gla": "gla",
                "rule_softmax": "softmax_attention"}


def text_of(layer):
    """The path of an example, or of a layer that matches a peer's definition."""
    path = HERE / "peers" / f"{layer}.ttt"
    return path if path.exists() else EXAMPLES / f"{layer}.ttt"


def small_dims(layer):
    constants = re.search(r"^layer \w+\((.*)\)", text_of(layer).read_text(), re.MULTILINE)[1]
    names = re.findall(r"(\w+) = [^,]+", constants)
    return {name: SMALL[name] for name in names if name in SMALL}


def examples():
    return sorted(path.stem for path in EXAMPLES.glob("*.ttt"))


class Kernel:
    """A layer to compile with its constants. Layers that join heads are compiled for 2 heads."""

    def __init__(self, layer, dims, dtype, backward=True, decode=MOST, chunk=CHUNK, context=None):
        self.layer, self.dims, self.dtype = layer, dict(dims), dtype
        self.backward, self.decode, self.chunk, self.context = backward, decode, chunk, context
        if "join(" in text_of(layer).read_text():
            self.dims["heads"] = 2

    @property
    def name(self):
        dims = "-".join(f"{dim}{value}" for dim, value in self.dims.items())
        return f"{self.layer}-{dims}.{self.dtype}"


class Timing:
    """A kernel at a size: B, T and H. `way`: forward, save, backward or decode."""

    def __init__(self, kernel, way, batch, tokens, heads=32):
        self.kernel, self.way = kernel, way
        self.batch, self.heads, self.tokens = batch, heads, tokens

    @property
    def name(self):
        return f"{self.kernel.name}.{self.way}.B{self.batch}-H{self.heads}-T{self.tokens}"


# Tokens of the arrays that timings repeat, and of the results that are compared.
SAMPLE = 512
# For decoding: tokens of the prefill, and timed tokens, in whole mini-batches.
BEFORE, CYCLE = 64, 16


def timings(small=False):
    if small:
        linear = Kernel("ttt_linear", {"d": 16, "b": 8}, "bf16")
        return [Timing(linear, way, 2, 48, 2) for way in ("forward", "save", "backward")] + [
            Timing(linear, "decode", 2, 16, 2)]
    linear, linear64 = (Kernel("ttt_linear", {"d": 64, "b": b}, "bf16", chunk=16)
                        for b in (16, 64))
    # Without the MLP's backward pass: ptxas takes two minutes for it, tttc's limit.
    mlp, mlp64 = (Kernel("ttt_mlp", {"d": 64, "b": b}, "bf16", backward=False, chunk=16)
                  for b in (16, 64))
    fla = Kernel("ttt_linear_fla", {"d": 64, "b": 16}, "bf16", chunk=16)
    rules = [Kernel(name, {"dk": d, "dv": d}, "bf16", backward=d == 64, chunk=16)
             for name in ("delta_rule", "gated_delta_rule") for d in (64, 128)]
    rules += [Kernel(name, {"dk": 64, "dv": 64}, "bf16", chunk=chunk)
              for name, chunk in (("linear_attention", 64), ("retention_scalar", 64), ("gla", 16),
                                  ("kda", 16))]
    table = [Timing(linear, "forward", 1, 2048), Timing(linear, "forward", 1, 32768),
             Timing(linear, "forward", 8, 2048), Timing(linear, "forward", 64, 2048),
             Timing(linear64, "forward", 1, 2048), Timing(linear64, "forward", 64, 2048),
             Timing(fla, "forward", 8, 2048),
             Timing(mlp, "forward", 1, 2048), Timing(mlp, "forward", 8, 2048),
             Timing(mlp64, "forward", 4, 2048),
             Timing(linear, "backward", 1, 2048),
             Timing(linear, "save", 16, 2048), Timing(linear, "backward", 16, 2048)]
    for rule in rules:
        table += [Timing(rule, "forward", batch, 2048) for batch in (1, 8, 64)]
        if rule.layer == "gated_delta_rule" and rule.dims["dk"] == 128:
            table.append(Timing(rule, "forward", 1, 16384, 8))
        if rule.backward:
            table += [Timing(rule, way, 8, 2048) for way in ("save", "backward")]
    table += [Timing(kernel, "decode", batch, BEFORE + CYCLE)
              for kernel in (linear, mlp, rules[0]) for batch in (1, 64, 256)]
    return table
