#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/Status.md: what works for each example.

Compiled columns: what tttc says today about an object file. Golden: the files of
test/golden whose name the example's case in GoldenTest.cpp has. The interpreter runs
all examples; test/unit/Interpreter/ExamplesTest.cpp fails otherwise.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile

import written

ROOT = written.ROOT
EXAMPLES = os.path.join("dsl", "examples")

HEAD = """# Status

What works for each layer of `dsl/examples/`. Written by `utils/status.py`; do not edit.

- **interpreter**: runs the definition in float64, token by token, and differentiates it;
- **primal**, **dual**: `tttc --form=primal`, `--form=dual` gives a kernel. "no" names what
  stands in the way: what is *not supported yet*, or why there is no dual form;
- **backward**: `tttc --backward` gives the kernels that train it, in either form;
- **golden**: compared with results of code that is not this project's.

| example | interpreter | primal | dual | backward | golden |
| --- | --- | --- | --- | --- | --- |
"""


def compiled(tttc, example, form, *flags):
    """"yes", or "no" with the compiler's first error."""
    with tempfile.TemporaryDirectory() as folder:
        command = [tttc, os.path.join(EXAMPLES, example + ".ttt"), "--form=" + form, "--emit=obj",
                   "--dim", "heads=2", "--target-cpu=skylake-avx512", *flags,
                   "-o", os.path.join(folder, "kernel.o")]
        try:
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
        except subprocess.TimeoutExpired:
            raise SystemExit(f"status: error: tttc took more than 120 s for {example}, {form}")
    if done.returncode == 0:
        return "yes"
    message = re.search(r"error: (.*)", done.stderr)
    if not message or done.returncode < 0:
        raise SystemExit(f"status: error: tttc crashed on {example}, {form}:\n{done.stderr}")
    return "no: " + message.group(1).replace("|", "\\|")


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
    parser.add_argument("--bin", default="build/bin", help="folder of tttc")
    parser.add_argument("--check", action="store_true", help="fail if the file is not current")
    options = parser.parse_args()
    tttc = os.path.abspath(os.path.join(options.bin, "tttc"))

    golden = golden_files()
    text = HEAD
    for file in sorted(os.listdir(os.path.join(ROOT, EXAMPLES))):
        name = file.removesuffix(".ttt")
        files = golden.get(name, 0)
        backward = compiled(tttc, name, "auto", "--backward")
        text += "| `%s` | yes | %s | %s | %s | %s |\n" % (
            name, compiled(tttc, name, "primal"), compiled(tttc, name, "dual"),
            "yes" if backward == "yes" else "no",
            "%d file%s" % (files, "s" if files > 1 else "") if files else "")
    return written.settle({os.path.join("docs", "Status.md"): text}, options.check)


if __name__ == "__main__":
    sys.exit(main())
