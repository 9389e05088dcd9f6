#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes generated/: the compiler's output for a few layers, and the reference of ops and passes.
One small canonical shape per layer, one fixed CPU."""

import argparse
import os
import subprocess
import sys
import tempfile

import written

ROOT = written.ROOT
# (example, its dims, form, whether the LLVM IR, which is large, is stored)
LAYERS = [
    ("ttt_linear", {"d": 16, "b": 4}, "dual", True),
    ("ttt_mlp", {"d": 16, "b": 4}, "dual", False),
    ("gated_delta_rule", {"dk": 16, "dv": 16}, "primal", False),
]
# The layer whose PyTorch functions are stored.
TORCH = "ttt_linear"
PHASES = ["ttt", "grad", "dual", "backward", "tiled", "linalg"]
CPU = "skylake-avx512"
# (file, generator of mlir-tblgen, source)
DOCUMENTS = [
    ("TTTOps.md", "-gen-op-doc", "Dialect/TTT/IR/TTTOps.td"),
    ("TTTPasses.md", "-gen-pass-doc", "Dialect/TTT/Transforms/Passes.td"),
    ("TTTToLinalgPasses.md", "-gen-pass-doc", "Conversion/TTTToLinalg/Passes.td"),
    ("LLVMPasses.md", "-gen-pass-doc", "Target/LLVM/Passes.td"),
    ("TileOps.md", "-gen-op-doc", "Dialect/Tile/IR/TileOps.td"),
    ("TilePasses.md", "-gen-pass-doc", "Dialect/Tile/Transforms/Passes.td"),
    ("TileToNVVMPasses.md", "-gen-pass-doc", "Conversion/TileToNVVM/Passes.td"),
    ("NVPTXPasses.md", "-gen-pass-doc", "Target/NVPTX/Passes.td"),
]


def output(command):
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit("generated: error: %s\n%s" % (" ".join(command), done.stderr))
    return done.stdout


def kernel(tttc, name, dims, form, with_llvm):
    """{path: text} of one layer."""
    folder = os.path.join("generated", "kernels", name)
    # Relative paths, so that locations do not depend on this machine.
    command = [tttc, os.path.join("dsl", "examples", name + ".ttt"), "--form=" + form,
               "--target-cpu=" + CPU]
    for dim, value in dims.items():
        command += ["--dim", f"{dim}={value}"]
    texts = {os.path.join(folder, phase + ".mlir"): output(command + ["--emit=" + phase, "-o", "-"])
             for phase in PHASES}
    if name == TORCH:
        for written_form in ("primal", "dual"):
            texts[os.path.join(folder, written_form + ".py")] = output(
                [word for word in command if not word.startswith("--form")] +
                ["--form=" + written_form, "--emit=torch", "-o", "-"])
    if with_llvm:
        texts[os.path.join(folder, CPU + ".ll")] = output(command + ["--emit=llvm", "-o", "-"])
    with tempfile.TemporaryDirectory() as scratch:
        output(command + ["--backward", "--emit=obj", "-o", os.path.join(scratch, name + ".o")])
        with open(os.path.join(scratch, name + ".h")) as header:
            texts[os.path.join(folder, name + ".h")] = header.read()
    return texts


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", default="build/bin", help="folder of tttc")
    parser.add_argument("--llvm", required=True, help="LLVM's prefix")
    parser.add_argument("--check", action="store_true", help="fail if a file is not current")
    options = parser.parse_args()

    texts = {}
    tttc = os.path.abspath(os.path.join(options.bin, "tttc"))
    for layer in LAYERS:
        texts.update(kernel(tttc, *layer))
    include = os.path.join("compiler", "include")
    for file, generator, source in DOCUMENTS:
        texts[os.path.join("generated", "docs", file)] = output([
            os.path.join(options.llvm, "bin", "mlir-tblgen"), generator, "-I", include,
            "-I", os.path.join(options.llvm, "include"), os.path.join(include, "tttc", source)])
    return written.settle(texts, options.check, [os.path.join("generated", "kernels"),
                                                 os.path.join("generated", "docs")])


if __name__ == "__main__":
    sys.exit(main())
