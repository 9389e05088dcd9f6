#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that sources, tests and documentation are consistent.

    utils/check.py [--bin FOLDER-OF-TOOLS]    # built already; default: build/bin

Runs every check that needs no kernel, and prints the violations:

- format: the layout of C, C++ and TableGen sources;
- constraints: each constraint of an op is named at its verifier and has a test named after it;
- descriptions: each operand, attribute, result and region of an op has a description in ODS;
- passes: each pass has a folder of tests, named like its flag;
- messages: each message is in a test (messages.py);
- mutations: each matches one place (mutate.py) in the folder of its module, and the page has only
  mutations of the list;
- pages: paths, passes and flags exist, tables are current (check-docs.sh, language.py);
- scripts: shell scripts parse, Python's names are defined, doctests pass.
"""

import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCTESTS = ["npz.py", "ptxloops.py", "python_options.py", "pipelines.py", "official.py", "outcomes.py", "demo/picture.py"]


class Skipped(Exception):
    """A check that cannot run here; the reason is its text."""


def texts(folder, *suffixes):
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / folder).rglob("*"))
                     if path.suffix in suffixes)


def tracked(*patterns):
    found = subprocess.run(["git", "ls-files", "-z", "--", *patterns], cwd=ROOT, check=True,
                           capture_output=True, text=True).stdout
    return [name for name in found.split("\0") if name]


def constraints():
    """`delay-c1` needs a comment in lib/Dialect, and @delay_c1 or @delay_c1_... in test/Dialect."""
    ids = sorted(set(re.findall(r"\(([a-z_0-9]+-c\d+)\)", texts("compiler/include", ".td"))))
    sources = texts("compiler/lib/Dialect", ".cpp")
    at_verifier = set(re.findall(r"\b([a-z_0-9]+-c\d+)\b", sources))
    for op, first, last in re.findall(r"\b([a-z_0-9]+)-c(\d+) \.\. \1-c(\d+)\b", sources):
        at_verifier |= {f"{op}-c{number}" for number in range(int(first), int(last) + 1)}
    tests = set(re.findall(r"func\.func (?:private )?@(\w+)", texts("test/Dialect", ".mlir")))
    for name in ids:
        op, number = name.rsplit("-", 1)
        if name not in at_verifier:
            yield f"{name}: no verifier in compiler/lib/Dialect names it"
        if not any(re.fullmatch(rf"{op}_{number}(_\w+)?", test) for test in tests):
            yield f"{name}: no test in test/Dialect is called @{op}_{number}"
    for op in sorted({name.rsplit("-", 1)[0] for name in ids}):
        numbers = sorted(int(name.rsplit("-c", 1)[1]) for name in ids if name.rsplit("-", 1)[0] == op)
        if numbers != list(range(1, len(numbers) + 1)):
            yield f"{op}: constraints {numbers} are not numbered from 1 on"


def descriptions():
    from generated import OPS, variables_of_ops

    config = shutil.which("llvm-config-22")
    if not config:
        raise Skipped("llvm-config-22 is missing")
    llvm = pathlib.Path(subprocess.run([config, "--prefix"], check=True, capture_output=True,
                                       text=True).stdout.strip())
    for needed in (llvm / "bin" / "llvm-tblgen", llvm / "include" / "mlir" / "IR" / "OpBase.td"):
        if not needed.exists():
            raise Skipped(f"{needed} is missing")
    for source in OPS.values():
        for op, place, variables in variables_of_ops(str(llvm), source):
            for variable in variables:
                if not variable.description.strip():
                    yield f"{place}: {op}: {variable.kind} `{variable.name}` has no description"


def passes():
    from generated import doctest

    for flag in re.findall(r'def \w+ : Pass<"([a-z-]+)"', texts("compiler/include", ".td")):
        try:
            doctest(flag)
        except SystemExit as error:
            yield str(error)


def run(*command):
    """The output of a command, if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        yield from (done.stdout + done.stderr).splitlines() or [f"exit status {done.returncode}"]


def mutations():
    yield from run(sys.executable, "utils/mutate.py", "--list")
    sys.path.insert(0, str(ROOT / "utils"))
    from mutations import MODULES, MUTATIONS

    for module in MODULES:
        for mutation in module.MUTATIONS:
            if os.path.dirname(mutation.file) + "/" != module.FOLDER:
                yield f"{module.__name__}: expected files of {module.FOLDER}, found {mutation.file}"
    unlisted = {path.stem for path in (ROOT / "utils" / "mutations").glob("*.py")} - {
        "__init__", "kinds", *(module.__name__.split(".")[-1] for module in MODULES)}
    for name in sorted(unlisted):
        yield f"utils/mutations/{name}.py: is not among the MODULES of utils/mutations/__init__.py"
    listed = {f"| {mutation.name} | {mutation.what} |" for mutation in MUTATIONS}
    for line in (ROOT / "docs" / "Mutations.md").read_text(encoding="utf-8").splitlines()[11:]:
        if line.startswith("| ") and not any(line.replace(r"\|", "|").startswith(row) for row in listed):
            yield f"docs/Mutations.md: no mutation of the list is '{line}'"


def machines():
    """The lists of machines that run kernels: what builds them, the tests, the page."""
    def keys(name, pattern):
        return set(re.findall(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))

    built = keys("test/Integration/Machines.py", r'^    "(\w+)": Machine\(')
    (tested,) = re.findall(r"foreach\(machine ([^)]*)\)",
                           (ROOT / "test/Integration/CMakeLists.txt").read_text(encoding="utf-8"))
    shown = keys("utils/machines.py", r'^    "(\w+)": \(.*MachineTest')
    for name, listed in (("test/Integration/CMakeLists.txt", set(tested.split())),
                         ("utils/machines.py", shown)):
        if listed != built:
            yield f"{name}: expected the machines {sorted(built)} of Machines.py, found {sorted(listed)}"


def scripts():
    shells = [name for name in tracked() if (ROOT / name).is_file() and
              (ROOT / name).open("rb").readline(64).startswith((b"#!/usr/bin/env bash", b"#!/bin/sh"))]
    for name in shells:
        yield from run("bash", "-n", name)
    yield from run(sys.executable, "-m", "doctest", *(f"utils/{name}" for name in DOCTESTS))
    ruff = ROOT / ".venv" / "bin" / "ruff"
    if ruff.exists():
        # The package has separate rules (python/pyproject.toml).
        yield from run(str(ruff), "check", "--quiet", "--output-format=concise", "--no-cache", "--isolated", "--select", "F,E9",
                       *(name for name in tracked("*.py") if not name.startswith(("python/", "examples/"))
                         and not name.endswith("lit.cfg.py")))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", default="build/bin", help="folder of tttc, ttt-opt and ttt-run")
    options = parser.parse_args()
    python = sys.executable
    checks = {
        "format": lambda: run("utils/check-format.sh"),
        "constraints": constraints,
        "descriptions": descriptions,
        "passes": passes,
        "messages": lambda: run(python, "utils/messages.py"),
        "mutations": mutations,
        "machines": machines,
        "pages": lambda: [*run("utils/check-docs.sh", "--bin", options.bin),
                          *run(python, "utils/language.py", "--check")],
        "scripts": scripts,
    }
    broken = 0
    for name, check in checks.items():
        try:
            problems = list(check())
        except Skipped as reason:
            print(f"check: {name}: skipped, {reason}", flush=True)
            continue
        broken += bool(problems)
        print(f"check: {name}: {'good' if not problems else f'{len(problems)} lines'}", flush=True)
        for problem in problems:
            print(f"    {problem}")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
