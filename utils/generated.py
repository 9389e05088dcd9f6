#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes generated/: the compiler's output for a few layers, and the reference of ops, attributes
and passes. One small canonical shape per layer, one fixed CPU."""

import argparse
import html
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import typing

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
INCLUDE = os.path.join("compiler", "include")
OPS = {"TTTOps.md": "Dialect/TTT/IR/TTTOps.td", "TileOps.md": "Dialect/Tile/IR/TileOps.td",
       "HalideOps.md": "Dialect/Halide/IR/HalideOps.td"}
# (file, generator of mlir-tblgen, source); generators of one file follow each other
DOCUMENTS = [
    *((file, "-gen-op-doc", source) for file, source in OPS.items()),
    ("TTTAttributes.md", "-gen-attrdef-doc", "Dialect/TTT/IR/TTTAttributes.td"),
    ("TTTAttributes.md", "-gen-enum-doc", "Dialect/TTT/IR/TTTAttributes.td"),
    ("TileAttributes.md", "-gen-attrdef-doc", "Dialect/Tile/IR/TileDialect.td"),
    ("TTTPasses.md", "-gen-pass-doc", "Dialect/TTT/Transforms/Passes.td"),
    ("TTTToLinalgPasses.md", "-gen-pass-doc", "Conversion/TTTToLinalg/Passes.td"),
    ("LLVMPasses.md", "-gen-pass-doc", "Target/LLVM/Passes.td"),
    ("TilePasses.md", "-gen-pass-doc", "Dialect/Tile/Transforms/Passes.td"),
    ("TileToNVVMPasses.md", "-gen-pass-doc", "Conversion/TileToNVVM/Passes.td"),
    ("NVPTXPasses.md", "-gen-pass-doc", "Target/NVPTX/Passes.td"),
    ("HalidePasses.md", "-gen-pass-doc", "Target/Halide/Passes.td"),
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


class Variable(typing.NamedTuple):
    """An operand, attribute, result or region (`kind`) of an op."""

    kind: str
    name: str
    constraint: str
    description: str


def tablegen(llvm, tool, mode, source):
    return output([os.path.join(llvm, "bin", tool), mode, "-I", INCLUDE,
                   "-I", os.path.join(llvm, "include"), os.path.join(INCLUDE, "tttc", source)])


def variables_of_ops(llvm, source):
    """Yields (op, file:line, its variables) for the ops of a file."""
    records = json.loads(tablegen(llvm, "llvm-tblgen", "--dump-json", source))

    def variable(kind, use, name):
        record = constraint = records[use["def"]]
        description = record.get("description", "")  # of a region: TTT_Body
        if "OpVariable" in record["!superclasses"]:
            constraint = records[record["constraint"]["def"]]
            description = record["summary"]
        if kind == "argument":
            is_attribute = "AttrConstraint" in constraint["!superclasses"]
            kind = "attribute" if is_attribute else "operand"
        return Variable(kind, name, constraint["summary"], description)

    for name in records["!instanceof"]["Op"]:
        op = records[name]
        place = os.path.join(INCLUDE, "tttc", os.path.dirname(source), op["!locs"][0])
        yield f"{records[op['opDialect']['def']]['name']}.{op['opName']}", place, [
            variable(kind, use, name) for kind in ("argument", "result", "region")
            for use, name in op[kind + "s"]["args"]]


def describe(text, op, variables):
    """The section of an op on a page of -gen-op-doc, with a column of descriptions in its tables
    and a table of regions. -gen-op-doc prints the constraints only."""
    text = re.sub(r"\| (Operand|Result) \| Description \|\n\| (:-+:) \| (-+) \|",
                  r"| \1 | Type | Description |\n| \2 | ---- | \3 |", text)
    text = text.replace("<th>Description</th>", "<th>Constraint</th><th>Description</th>")
    regions = []
    for kind, name, constraint, description in variables:
        cell = description.replace("|", "\\|")
        if kind == "region":
            regions.append(f"| `{name}` | {constraint} | {cell} |\n")
            continue
        row, end = rf"^\| `{name}` \| .* \|$", f" {cell} |"
        if kind == "attribute":
            row = rf"^<tr><td><code>{name}</code></td>.*(?=</tr>$)"
            cell = re.sub("`(.*?)`", r"<code>\1</code>", html.escape(description, quote=False))
            end = f"<td>{cell}</td>"
        text, count = re.subn(row, lambda found, end=end: found[0] + end, text, flags=re.M)
        if count != 1:
            raise SystemExit(f"generated: error: {count} rows for {kind} {name} of {op}, not 1")
    if regions:
        text = "".join([text.rstrip("\n"), "\n\n#### Regions:\n\n| Region | Type | Description |\n",
                        "| :----: | ---- | ----------- |\n", *regions, "\n\n"])
    return text


def doctest(flag):
    """The path of the tested example of a pass, `doctest.mlir` in its folder of tests."""
    # Tests of conversions are in the folder of the conversion, as in lib/.
    edge = flag.removeprefix("convert-").replace("-", "")
    found = [path for path in sorted(pathlib.Path(ROOT, "test").rglob("doctest.mlir"))
             if path.parent.name == flag or path.parent.name.lower() == edge]
    if len(found) != 1:
        raise SystemExit(f"generated: error: {len(found)} files doctest.mlir of {flag}, not 1")
    return found[0].relative_to(ROOT)


def with_example(section):
    """The section of a pass with its first tested function."""
    path = doctest(re.match(r"### `-(\S+)`", section)[1])
    text = pathlib.Path(ROOT, path).read_text(encoding="utf-8")
    end = re.search(r"^}$", text, re.M).end()
    return (f"{section.rstrip()}\n\n#### Tested example\n\nFrom `{path}`; `CHECK` lines are the "
            f"result.\n\n```mlir\n{text[:end].strip()}\n```\n\n")


def page(llvm, generator, source):
    text = tablegen(llvm, "mlir-tblgen", generator, source)
    if generator == "-gen-pass-doc":
        head, *sections = re.split(r"^(?=### )", text, flags=re.M)
        return (head + "".join(map(with_example, sections))).rstrip("\n") + "\n"
    if generator != "-gen-op-doc":
        return text
    variables = {op: found for op, _, found in variables_of_ops(llvm, source)}
    head, *sections = re.split(r"^(?=### )", text, flags=re.M)
    names = [re.match(r"### `(\S+)`", section)[1] for section in sections]
    return head + "".join(describe(section, name, variables[name])
                          for name, section in zip(names, sections))


def pages(llvm):
    """{path: text} of the reference."""
    texts = {}
    for file, generator, source in DOCUMENTS:
        path = os.path.join("generated", "docs", file)
        text = page(llvm, generator, source)
        # The first line says that the page is generated.
        texts[path] = texts[path] + text.split("\n", 1)[1] if path in texts else text
    return texts


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", default="build/bin", help="folder of tttc")
    parser.add_argument("--llvm", required=True, help="LLVM's prefix")
    parser.add_argument("--docs", action="store_true",
                        help="only the reference, which needs no tttc")
    parser.add_argument("--check", action="store_true", help="fail if a file is not current")
    options = parser.parse_args()

    texts = pages(options.llvm)
    folders = [os.path.join("generated", "docs")]
    if not options.docs:
        tttc = os.path.abspath(os.path.join(options.bin, "tttc"))
        for layer in LAYERS:
            texts.update(kernel(tttc, *layer))
        folders.append(os.path.join("generated", "kernels"))
    return written.settle(texts, options.check, folders)


if __name__ == "__main__":
    sys.exit(main())
