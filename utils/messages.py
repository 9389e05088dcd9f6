#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that each message of the parser, the compiler, the tools and the runtime is in a test.

A message is the argument of a call that reports an error: its literals, with gaps between them. A
test covers it if a file under test/ contains four consecutive words of it (all, if it has fewer),
ignoring quotes, escapes and line ends between them. UNTESTED lists messages that no test can
provoke, with the reason.

    utils/messages.py [--all]     # prints those without a test; --all: every message
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ["dsl/lib", "support/lib", "compiler/lib", "compiler/tools", "runtime/lib", "runtime/client"]
# Functions that report an error or a warning: the name before the parenthesis.
REPORTS = re.compile(
    r"\b(error|warning|emitError|emitOpError|emitWarning|fail|setError|complain|cannot|"
    r"createStringError|wrongPosition|invalid|unsupported|refuse|reportStored|refused|problem)\(")
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
WINDOW = 4

# Part of a message: the reason why no test can provoke it.
UNTESTED = {
    # Memory: small allocations do not fail.
    "cannot allocate a table of": "memory",
    "cannot allocate a kernel handle": "memory",
    "cannot allocate the signature of a kernel": "memory",
    "cannot allocate the table of a loaded kernel": "memory",
    "cannot allocate": "memory",
    "zlib cannot be started": "memory",
    # LLVM: its back ends accept the IR that the passes produce.
    "translation to LLVM IR failed": "verified IR",
    "this target writes no such file": "both kinds of file are written",
    "the NVPTX back end writes no PTX": "it does",
    # Another process, or another machine.
    "cannot read the program headers of": "the file shrinks between two reads",
    "does not compile the runtime's sums": "a driver that compiles no PTX",
    "has too many elements for a device": "2^31 blocks of threads",
    "is damaged or of another abi version": "a module that no compiler writes",
    # The checker, or a previous pass, rejects such programs; fuzzing would find others.
    "is scaled along its rows and along its columns": "no program is known",
    "is scaled along its rows in one term of a sum": "no program is known",
    "an update reads itself": "no program is known",
    "updates of rows of different lengths read": "no program is known",
    "could not be computed row by row": "no program is known",
    "has no place for a row of its result": "no program is known",
    "could not be tiled": "no program is known",
    "a call of this value": "the checker refuses it",
    "size unknown at compile time": "the checker refuses it",
    "diag() that is not beside": "the checker refuses it",
    "a value that is no array": "the checker refuses it",
    "this expression": "the checker refuses it",
    "an index unknown at compile time": "the checker refuses it",
    "this product": "the checker refuses it",
    "an entry of stored rows": "the checker refuses it",
    "stored rows as a result": "the checker refuses it",
    "a stored row that is no array": "the checker refuses it",
    "products with stored rows in this place": "no program is known",
    "transpose or diag() beside 'join'": "the checker refuses it",
    "a group length unknown at compile time": "the checker refuses it",
    "a number of stored rows unknown": "the checker refuses it",
    "a number of tokens unknown": "the checker refuses it",
    "the interpreter cannot": "what the checker let through runs",
    "expected the interpreter's arrays, found others": "a kernel of another text is refused first",
}


Call = collections.namedtuple("Call", "path function arguments line")


def arguments(text, begin):
    """The text between the parenthesis before `begin` and the matching one."""
    depth, at = 1, begin
    while depth and at < len(text):
        if text[at] == '"':
            at = LITERAL.match(text, at).end()
            continue
        if text.startswith("'", at) and (char := re.compile(r"'(\\.|[^\\'])+'").match(text, at)):
            at = char.end()
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
    return text[begin:at - 1]


def pieces(code):
    """The string literals; adjacent ones are concatenated."""
    found, last = [], None
    for literal in LITERAL.finditer(code):
        text = re.sub(r"\\(.)", lambda m: {"n": "\n"}.get(m[1], m[1]), literal[1])
        if last is not None and not code[last:literal.start()].strip():
            found[-1] += text
        else:
            found.append(text)
        last = literal.end()
    return found


def words(text):
    """The words of a message, or of a test that quotes it, matches it or splits it over lines."""
    return re.findall(r"[A-Za-z0-9_]+", text)


def calls():
    """Yields each call that reports an error or a warning."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*.cpp")):
            text = re.sub(r"//[^\n]*", lambda m: " " * len(m[0]) if '"' not in m[0] else m[0],
                          path.read_text())
            for call in REPORTS.finditer(text):
                inside = arguments(text, call.end())
                # `emitError() << "..."`
                end = call.end() + len(inside) + 1
                rest = text[end:text.find(";", end)]
                if rest.lstrip().startswith("<<"):
                    inside += rest
                yield Call(path.relative_to(ROOT), call[1], inside,
                           text.count("\n", 0, call.start()) + 1)


def messages():
    """Yields (file, line, literals) of each message."""
    for path, _, inside, line in calls():
        literals = [part for piece in pieces(inside)
                    for part in re.split(r"(?:0x)?%[-.*0-9]*(?:ll|z)?[a-z]", piece)
                    if len(words(part)) > 1]
        if literals:
            yield path, line, literals


def main():
    texts = [" ".join(words(path.read_text(errors="replace")))
             for path in (ROOT / "test").rglob("*")
             if path.suffix in (".cpp", ".py", ".ttt", ".test", ".mlir", ".sh", ".h", ".ptx")]
    tests = " \n ".join(f" {text} " for text in texts)

    def is_tested(literals):
        for literal in literals:
            found = words(literal)
            size = min(WINDOW, len(found))
            for i in range(len(found) - size + 1):
                if f" {' '.join(found[i:i + size])} " in tests:
                    return True
        return False

    count, missing, unused = 0, 0, set(UNTESTED)
    for path, line, literals in messages():
        count += 1
        text = "...".join(literals)
        if "--all" in sys.argv:
            print(f"{path}:{line}: {text!r}")
        elif not is_tested(literals):
            excuses = {part for part in UNTESTED if part in text}
            unused -= excuses
            if not excuses:
                missing += 1
                print(f"{path}:{line}: no test has {text!r}")
    if "--all" in sys.argv:
        return
    for part in sorted(unused):
        print(f"{pathlib.Path(__file__).name}: UNTESTED excuses nothing: {part!r}")
    print(f"messages: {count}, without a test: {missing}")
    sys.exit(missing > 0 or len(unused) > 0)


if __name__ == "__main__":
    main()
