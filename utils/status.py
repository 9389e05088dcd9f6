#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/Status.md: the supported features of each example.

Compiles every example, runs it forward and backward in float64 at small sizes and compares it with
the interpreter. Golden: the files of test/golden for which the example has a case in
GoldenTest.cpp; GoldenTest.py and GradientsTest.py compare kernels with them.

With `--check`, TTTC_TEST_SEED draws a third of the rows; the others are taken from the page.
TTTC_TEST_ALL=1 runs all.
"""

import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile

import written

ROOT = written.ROOT
EXAMPLES = os.path.join("dsl", "examples")
PAGE = os.path.join("docs", "Status.md")
SMALL = {"d": 8, "dk": 8, "dv": 12, "width": 12, "b": 4, "chunk": 4, "segment": 8, "split": 4}

HEAD = """# Status

What works for each layer of `dsl/examples/`. Written by `utils/status.py`, which runs all
of it; do not edit.

- **form**: what `--form=auto` finds (`docs/Rationale/DualForm.md`): *dual*, *solve*, or
  *primal* with what stands in the way, or what is *not supported yet*;
- **state map**: what one mini-batch does to the state (`ttt-classify-state-maps`);
- **forward**: kernels in that form and token by token agree with the interpreter in
  float64, relative RMS error at most 1e-11; **backward**: so do the gradients in that form
  with the interpreter's tape;
- **Halide**: so does the forward kernel of `--target=halide` (`docs/Halide.md`); `docs/Machines.md`
  has AArch64, WebAssembly and OpenCL. Objects for Metal, Direct3D 12 and WebGPU: not run;
- **golden**: compared with results of code that is not this project's.

| example | form | state map | forward | backward | Halide | golden |
| --- | --- | --- | --- | --- | --- | --- |
"""


def run(*command):
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        raise SystemExit(f"status: error: more than 120 s: {' '.join(command)}")


def form_of(remarks):
    """The worst form of the loops, and the reason, from the compiler's remarks."""
    forms = re.findall(r"\[ttt-rewrite-dual-form\] (primal form|solve form|dual form)(.*)", remarks)
    for name in ("primal form", "solve form", "dual form"):
        for form, rest in forms:
            if form == name:
                why = rest.partition(": ")[2] if name == "primal form" else ""
                return (name.split()[0] + (": " + why if why else "")).replace("|", "\\|")
    return "dual"


class Example:
    """A program and the arrays of one call."""

    def __init__(self, folder, name, tools):
        self.name = name
        self.path = os.path.join(EXAMPLES, name + ".ttt")
        self.tools, self.folder = tools, folder
        with open(os.path.join(ROOT, self.path)) as file:
            constants = re.search(r"^layer \w+\((.*)\)", file.read(), re.MULTILINE)[1]
        named = re.findall(r"(\w+) =", constants)
        self.dims = ["--dim=heads=2"] + [f"--dim={n}={SMALL[n]}" for n in named if n in SMALL]

    def file(self, name):
        return os.path.join(self.folder, name)

    def explained(self):
        done = run(self.tools("tttc"), self.path, "--explain", "--emit=backward", "-o", os.devnull,
                   *self.dims)
        return done.returncode, done.stderr

    def draw(self):
        for words in (("random", self.path, self.file("in.npz"), "--batch=1", "--tokens=11"),
                      ("cotangents", self.path, self.file("in.npz"), self.file("ct.npz"))):
            done = run(self.tools("test-arrays"), *words, "--seed=1", *self.dims)
            if done.returncode != 0:
                raise SystemExit(f"status: error: {self.path}: {done.stderr}")

    def agrees(self, forms, *flags):
        done = [run(self.tools("ttt-run"), self.path, "--inputs", self.file("in.npz"), "--dtype=f64",
                    "--check", f"--form={form}", *flags, *self.dims)
                for form in forms]
        return "yes" if all(one.returncode == 0 for one in done) else "no"

    def row(self):
        code, remarks = self.explained()
        if code != 0:
            message = re.search(r"error: (.*)", remarks)
            if not message or code < 0:
                raise SystemExit(f"status: error: tttc crashed on {self.path}:\n{remarks}")
            return [message.group(1).replace("|", "\\|"), "", "no", "no", "no"]
        maps = re.findall(r"state map, (\w+)", remarks)
        order = ("general", "affine", "additive", "constant")
        self.draw()
        back = ("--backward", "--cotangents", self.file("ct.npz"), "--outputs", self.file("g.npz"))
        return [form_of(remarks), next((m for m in order if m in maps), ""), self.agrees(("primal", "auto")),
                self.agrees(("auto",), *back), self.by_halide()]

    def by_halide(self):
        """Without Halide, as the page says: it is not this machine that knows better."""
        if os.path.exists(self.tools("tttc-halide")):
            return self.agrees(("auto",), "--target=halide")
        cells = committed().get(self.name, "").split(" | ")
        return cells[5] if len(cells) == 7 else ""


def committed():
    """{example: its row, a line of text} of the page as it is."""
    with open(os.path.join(ROOT, PAGE)) as page:
        return {row[1]: row[0] for row in re.finditer(r"^\| `(\w+)` \| .*\n", page.read(), re.MULTILINE)}


def drawn(names, check):
    """The examples to run: all, or those that a seed draws for a check."""
    seed = os.environ.get("TTTC_TEST_SEED")
    if not check or not seed or os.environ.get("TTTC_TEST_ALL"):
        return set(names)
    some = set(random.Random(int(seed)).sample(names, -(-len(names) // 3)))
    print(f"status: {len(some)} of {len(names)} rows, TTTC_TEST_SEED={seed}", flush=True)
    return some


def golden_files():
    """{example: number of files} from the table in GoldenTest.cpp."""
    path = os.path.join(ROOT, "test", "unit", "Interpreter", "GoldenTest.cpp")
    with open(path) as file:
        cases = re.findall(r'\{"(\w+)", "(\w+)", [\d.e-]+, [\d.e-]+, ', file.read())
    counts = {}
    for _, example in cases:
        counts[example] = counts.get(example, 0) + 1
    if not counts:
        raise SystemExit(f"status: error: found no case in {path}")
    return counts


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", default="build/bin", help="folder of the tools")
    parser.add_argument("--check", action="store_true", help="fail if the file is not current")
    options = parser.parse_args()
    folder = os.path.abspath(options.bin)

    golden = golden_files()

    def row(name):
        with tempfile.TemporaryDirectory() as scratch:
            cells = Example(scratch, name, lambda tool: os.path.join(folder, tool)).row()
        files = golden.get(name, 0)
        cells.append("%d file%s" % (files, "s" if files > 1 else "") if files else "")
        return "| `%s` | %s |\n" % (name, " | ".join(cells))

    names = sorted(os.path.splitext(file)[0] for file in os.listdir(os.path.join(ROOT, EXAMPLES))
                   if file.endswith(".ttt"))
    rows = committed() if options.check else {}
    some = drawn(names, options.check) | (set(names) - rows.keys())
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        rows.update(zip(sorted(some), workers.map(row, sorted(some))))
    text = HEAD + "".join(rows.get(name, "") for name in names)
    return written.settle({PAGE: text}, options.check)


if __name__ == "__main__":
    sys.exit(main())
