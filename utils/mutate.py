#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutation testing: breaks the mathematics in one place at a time and runs the tests.

    utils/mutate.py --work DIR [--only TEXT] [--trust]
    utils/mutate.py --list [--only TEXT]

Works on a copy of the checkout in DIR with a separate build. The checkout is only read, except for
docs/Mutations.md and utils/mutations.json, which are written after each mutation. The latter
stores results, from which an interrupted run resumes. Mutations that survived, and those whose
file has changed in more than comments and layout, run again, starting with the test that detected
them last time. Mutations that have never run come before those whose file has changed.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

from mutations import MUTATIONS

ROOT = pathlib.Path(__file__).resolve().parent.parent
BUILD = "build"  # same name as in the checkout, so that ccache hits
HALIDE = ".halide"  # where utils/install-deps.sh puts Halide
RESULTS = ROOT / "utils" / "mutations.json"
TOOLS = ("tttc", "ttt-run", "test-arrays")
# Test and targets to build, fastest first; a mutation runs them until one fails.
TESTS = [
    (r"^Rules\.", ("AutoDiffTests",)),
    (r"^(InnerLoops|IndependentTokens)\.", ("AnalysisTests",)),
    (r"^SecondDerivative\.[A-Za-z]+ByDefinition", ("AutoDiffTests",)),
    (r"^(Stages|Sequences|Slots|Parts|Blocks)\.", ("RuntimeTests",)),
    (r"^Kernels/Ragged\.", ("RaggedTests",)),
    (r"^integration\.Learners$", TOOLS),
    (r"^integration\.Rules$", TOOLS),
    (r"^integration\.Causality$", TOOLS),
    (r"^integration\.Forms$", TOOLS),
    (r"^integration\.Golden$", TOOLS),
    (r"^lit$", (*TOOLS, "ttt-opt")),
    (r"^integration\.Examples$", TOOLS),
    (r"^integration\.Gradients$", TOOLS),
    (r"^integration\.CpuSixteenBits$", TOOLS),
    (r"^integration\.Equalities$", TOOLS),
    (r"^integration\.Decode$", TOOLS),
    (r"^integration\.Invariant$", (*TOOLS, "random-programs")),
    (r"^integration\.Functions$", (*TOOLS, "tttc-halide")),
    (r"^integration\.Halide$", (*TOOLS, "tttc-halide")),
    (r"^integration\.Machine\.", (*TOOLS, "tttc-halide")),
    (r"^integration\.Opencl$", (*TOOLS, "tttc-halide")),
]
SURVIVED = "survived"
# Concerns the list only: no test has run with the change.
DOES_NOT_COMPILE = "does not compile"
NOT_NOTICED = [SURVIVED, DOES_NOT_COMPILE]
HEAD = """# Mutations

What happens when the mathematics is broken on purpose. Written by `utils/mutate.py`; do
not edit. Each line is one change to one place; the tests run in order until one
fails. *survived* means that no test noticed: a test is missing. *does not compile* means
that the change is no C++: another one is needed.

| where | change | noticed by |
|---|---|---|
"""


def title(mutation):
    return f"{mutation.name}: {mutation.what}"


def pattern(text):
    """Matches `text` in any layout: whitespace between tokens is ignored."""
    tokens = re.findall(r"\w+|\"[^\"]*\"|[^\w\s]", text)
    parts = [re.escape(tokens[0])]
    for before, token in zip(tokens, tokens[1:]):
        both_words = re.match(r"\w", before[-1]) and re.match(r"\w", token[0])
        parts.append((r"\s+" if both_words else r"\s*") + re.escape(token))
    return re.compile("".join(parts))


def code_of(text):
    """C++ text without comments, with its tokens on one line."""
    token = r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|\w+|[^\w\s]"
    tokens = re.findall(token, text, re.DOTALL)
    return " ".join(each for each in tokens if not each.startswith(("//", "/*")))


class DoesNotFit(Exception):
    """A mutation whose text does not occur, or occurs more than once."""


def mutated(mutation, text):
    """The file's text after the mutation."""
    matches = list(pattern(mutation.old).finditer(text))
    if mutation.after:
        start = pattern(mutation.after).search(text)
        if not start:
            raise DoesNotFit(f"no `{mutation.after}` in {mutation.file}")
        matches = [m for m in matches if m.start() >= start.start()][:1]
    if len(matches) != 1:
        raise DoesNotFit(f"expected one `{mutation.old}` in {mutation.file}, found {len(matches)}")
    return text[: matches[0].start()] + mutation.new + text[matches[0].end() :]


def check_list(mutations):
    """Returns True if each mutation has its place in the checkout and known tests; prints those that
    have not."""
    fits = True
    for mutation in mutations:
        try:
            mutated(mutation, (ROOT / mutation.file).read_text())
        except DoesNotFit as error:
            print(f"mutate.py: {title(mutation)}: {error}")
            fits = False
        for near in mutation.near:
            if not any(re.search(test, near.partition(" ")[0]) for test, _ in TESTS):
                print(f"mutate.py: {title(mutation)}: no test '{near}' in TESTS")
                fits = False
    print(f"mutations: {len(mutations)}, all with a place: {'yes' if fits else 'no'}")
    return fits


def copy_tree(tree):
    """Updates the copy; unchanged files keep their modification time."""
    listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT,
                            check=True, capture_output=True).stdout.decode()
    wanted = {name for name in listed.split("\0") if name and (ROOT / name).is_file()}
    for name in wanted:
        to = tree / name
        if not to.exists() or to.read_bytes() != (ROOT / name).read_bytes():
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to)
    for path in [p for p in tree.rglob("*") if p.is_file()]:
        name = path.relative_to(tree)
        if name.parts[0] not in (BUILD, HALIDE) and str(name) not in wanted:
            path.unlink()


class Runner:
    def __init__(self, work):
        self.tree, self.build = work / "tree", work / "tree" / BUILD
        self.results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
        self.tree.mkdir(parents=True, exist_ok=True)
        copy_tree(self.tree)
        if (ROOT / HALIDE).exists() and not (self.tree / HALIDE).exists():
            (self.tree / HALIDE).symlink_to(ROOT / HALIDE)
        # Tests must detect a mutation that leaves a name unused, so disable -Werror.
        self.must(["bash", "-c", "source utils/common.sh && configure dev build -DTTTC_WERROR=OFF"])

    def must(self, command):
        result = subprocess.run(command, cwd=self.tree, capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"mutate.py: {' '.join(command)}\n{result.stdout[-4000:]}{result.stderr[-4000:]}")

    def make(self, targets):
        """Returns whether the build succeeded, and whether there was anything to build."""
        result = subprocess.run(["ninja", "-C", str(self.build), "-j1", *targets],
                                capture_output=True, text=True)
        return result.returncode == 0, "no work to do" not in result.stdout

    def failing(self, regex, only=None):
        """The first of these tests that fails, with the case of it that says so, such as
        `lit Dialect/TTT/ops.mlir`; None if all pass. `only`: the case to run."""
        environment = dict(os.environ, TTTC_TEST_FAILFAST="1", TTTC_TEST_ALL="1", TTTC_TEST_SEED="20",
                           LIT_OPTS="--max-failures=1")
        if only:
            environment.update(TTTC_TEST_ONLY=only, LIT_FILTER=re.escape(only))
        command = ["ctest", "--test-dir", str(self.build), "-R", regex, "--no-tests=error",
                   "--stop-on-failure", "--output-on-failure", "--timeout", "1200"]
        result = subprocess.run(command, env=environment, capture_output=True, text=True)
        if result.returncode == 0:
            return None
        case = re.search(r"^(?:FAIL: tttc :: (\S+)|(?:FAIL|ERROR): (\w+) \()", result.stdout,
                         re.MULTILINE)
        if only and not case:
            return None  # there is no such case any more
        failed = re.search(r"^\s*\d+ - (\S+) \(", result.stdout, re.MULTILINE)
        name = failed[1] if failed else regex
        return f"{name} {case[1] or case[2]}" if case else name

    def first_failure(self, likely=(), everything=False):
        """The first test that fails; those that are `likely` to, as `failing` names them, run first.
        Tests before the first that has to be built again pass as before and are not run, except with
        `everything`."""
        order = [(test, each.partition(" ")[2]) for each in likely for test in TESTS
                 if re.search(test[0], each.partition(" ")[0])]
        # Case by case, then whole.
        order += [(test, None) for test in dict.fromkeys([test for test, _ in order] + TESTS)]
        is_changed = everything
        for (regex, targets), case in order:
            is_built, has_changed = self.make(targets)
            if not is_built:
                return DOES_NOT_COMPILE
            # From then on all: one target may have brought what the next one needs.
            is_changed |= has_changed
            failure = is_changed and case != "" and self.failing(regex, case)
            if failure:
                return failure
        return None

    def key(self, mutation, text):
        return hashlib.sha256("\0".join([*map(str, mutation[:-1]), code_of(text)]).encode()).hexdigest()[:16]

    def known(self, mutation):
        """The test that detected it last time, and whether its file is unchanged."""
        result = self.results.get(title(mutation))
        if not result:
            return None, False
        text = (self.tree / mutation.file).read_text()
        return result["noticed by"], result["key"] == self.key(mutation, text)

    def run(self, mutation):
        path = self.tree / mutation.file
        text = path.read_text()
        try:
            path.write_text(mutated(mutation, text))
            last = self.known(mutation)[0]
            likely = [*([last] if last else []), *mutation.near]
            found = self.first_failure(likely) or SURVIVED
        finally:
            path.write_text(text)
        self.results[title(mutation)] = {"noticed by": found, "key": self.key(mutation, text)}
        RESULTS.write_text(json.dumps(self.results, indent=1, sort_keys=True) + "\n")
        return found


def write_table(runner):
    def cell(text):
        return " ".join(text.split()).replace("|", r"\|")

    lines, older = [], 0
    for mutation in MUTATIONS:
        found, is_current = runner.known(mutation)
        if not found:
            continue
        older += not is_current
        mark = f"**{found}**" if found in NOT_NOTICED else found
        lines.append(f"| {cell(mutation.name)} | {cell(mutation.what)} | {mark} |\n")
    text = HEAD + "".join(lines)
    if len(lines) < len(MUTATIONS):
        text += f"\n{len(lines)} of {len(MUTATIONS)} mutations have been run; the others are still to be.\n"
    if older:
        text += f"\nOf {older} of these the file has changed since.\n"
    (ROOT / "docs" / "Mutations.md").write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--work", type=pathlib.Path, help="folder of the copy")
    parser.add_argument("--only", default="", help="mutations whose name has this text")
    parser.add_argument("--trust", action="store_true",
                        help="do not run the tests of the unchanged tree first: they pass")
    parser.add_argument("--list", action="store_true", help="check that each has its place, run none")
    options = parser.parse_args()
    chosen = [m for m in MUTATIONS if options.only in m.name]
    if options.list:
        sys.exit(0 if check_list(chosen) else 1)
    if not options.work:
        parser.error("expected --work DIR or --list")
    if not check_list(chosen):
        sys.exit(1)
    runner = Runner(options.work.resolve())
    todo = [m for m in chosen if runner.known(m)[0] in [None, *NOT_NOTICED]]
    todo += [m for m in chosen if m not in todo and not runner.known(m)[1]]
    if todo:
        print("mutate.py: the unchanged tree", flush=True)
    if todo and options.trust:
        for _, targets in TESTS:
            runner.must(["ninja", "-C", str(runner.build), *targets])
    elif todo:
        failure = runner.first_failure(everything=True)
        if failure:
            sys.exit(f"mutate.py: the unchanged tree fails: {failure}")
    for i, mutation in enumerate(todo):
        found = runner.run(mutation)
        print(f"[{i + 1}/{len(todo)}] {mutation.name}, {mutation.what}: {found}", flush=True)
        write_table(runner)
    write_table(runner)
    sys.exit(1 if any(runner.known(m)[0] in NOT_NOTICED for m in chosen) else 0)


if __name__ == "__main__":
    main()
