#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fills the lists of docs/Language.md, between `<!-- begin NAME -->` and `<!-- end NAME -->`:

limits       the rows of dsl/include/tttc/DSL/Limits.def, and the limit of PyTorch's operators
unsupported  the "not supported yet" messages of the sources, except those that no program triggers
"""

import argparse
import os
import re
import sys

import messages
import written

PAGE = os.path.join("docs", "Language.md")
LIMITS = os.path.join("dsl", "include", "tttc", "DSL", "Limits.def")
OPERATORS = os.path.join("python", "src", "tttc", "_torch.py")
MARK = "not supported yet"
# Source folder of messages: its title on the page.
TITLES = {
    "dsl/lib/DSL": "In the language",
    "compiler/lib/Import": "In kernels",
    "compiler/lib/Dialect/TTT/Transforms": "With stored rows, and in decoding",
    "compiler/lib/AutoDiff": "In gradients",
    "compiler/lib/Compile": "In kernels",
    "compiler/lib/Target/Torch": "As PyTorch",
    "compiler/lib/Target/NVPTX": "On GPUs",
}


def read(path):
    with open(os.path.join(written.ROOT, path), encoding="utf-8") as file:
        return file.read()


def limits():
    """(constant, value, subject, message) of each row."""
    rows = re.findall(r'TTTC_LIMIT\(\w+, (\w+), (\d+),\s*"([^"]*)",\s*"((?:[^"\\]|\\.)*)"\)',
                      read(LIMITS))
    if len(rows) != read(LIMITS).count("\nTTTC_LIMIT("):
        raise SystemExit(f"language: error: a row of {LIMITS} is not understood")
    return [(name, value, what, message.replace('\\"', '"').replace("{}", value))
            for name, value, what, message in rows]


def table():
    lines = ["| of | most | message |", "| --- | --- | --- |"]
    lines += [f"| {what} | {value} | {message} |" for _, value, what, message in limits()]
    most = re.search(r"^_MOST_ARRAYS = (\d+)$", read(OPERATORS), re.MULTILINE)[1]
    lines.append(f"| arrays that a call on PyTorch's tensors takes, or its gradient | {most} "
                 f"| Python: \"an operator of PyTorch at most {most}\" |")
    return "\n".join(lines) + "\n"


def split(code):
    """Splits the arguments of a call."""
    found, depth, begin = [], 0, 0
    for at, char in enumerate(re.sub(messages.LITERAL, lambda m: "_" * len(m[0]), code)):
        depth += {"(": 1, "{": 1, ")": -1, "}": -1}.get(char, 0)
        if char == "," and depth == 0:
            found.append(code[begin:at])
            begin = at + 1
    return found + [code[begin:]]


def text_of(code):
    """The text of an expression of literals and values, with `...` for values."""
    for name, value, _, _ in limits():
        code = re.sub(rf"std::to_string\((?:dsl::)?{name}\)", f'"{value}"', code)
    hidden = re.sub(messages.LITERAL, lambda m: f"\0{m[1].encode().hex()}\0", code)
    # `condition ? "a" : "b"` is "a or b".
    parts = re.split(r"(\+|<<|\?|(?<!:):(?!:))", hidden) + [""]
    text = ""
    for part, sign in zip(parts[::2], parts[1::2]):
        literals = re.findall(r"\0([0-9a-f]*)\0", part)
        text += "".join(bytes.fromhex(one).decode() for one in literals)
        text += "..." if part.strip() and not literals and sign != "?" else ""
        text += " or " if sign == ":" else ""
    return re.sub(r"\.{4,}", "...", text).replace('\\"', '"')


def unsupported():
    groups = {}
    for path, call, inside, _ in messages.calls():
        arguments = split(inside)
        if call in ("unsupported", "reportStored") and len(arguments) > 1:
            text = text_of(arguments[1])
        elif call == "refuse" and len(arguments) > 1 and "HoistAttention" in str(path):
            text = text_of(arguments[1])
        else:
            said = next((text_of(one) for one in arguments if MARK in one), "")
            # The text before the mark is the subject, the text after it the limitation.
            before, _, after = said.partition(MARK)
            text = f"{before.rstrip(': ')}: {after.lstrip(': ')}".strip(": ")
        # Skips messages that are only a name, such as `'...' here`: they need their location.
        if len(messages.words(text)) < 3 or any(part in text for part in messages.UNTESTED):
            continue
        title = next(title for folder, title in TITLES.items() if str(path).startswith(folder))
        groups.setdefault(title, [])
        if text not in groups[title]:
            groups[title].append(text)
    lines = []
    for title in dict.fromkeys(TITLES.values()):
        if title in groups:
            lines.append(f"{title}:\n")
            lines += [f"- {text}" for text in groups[title]] + [""]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", help="not used")
    parser.add_argument("--check", action="store_true", help="fail if the page is not current")
    options = parser.parse_args()
    text = read(PAGE)
    for name, content in [("limits", table()), ("unsupported", unsupported())]:
        begin, end = f"<!-- begin {name} -->\n", f"<!-- end {name} -->"
        if text.count(begin) != 1 or text.count(end) != 1:
            raise SystemExit(f"language: error: expected '{begin.strip()}' and '{end}' once in {PAGE}")
        before, rest = text.split(begin)
        text = before + begin + content + end + rest.split(end)[1]
    return written.settle({PAGE: text}, options.check)


if __name__ == "__main__":
    sys.exit(main())
