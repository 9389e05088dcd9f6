#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the options of Python's `compile` from the rows of Options.def, between
`# begin options` and `# end options`:

python/src/tttc/_compile.py  its keywords, with types and defaults
python/src/tttc/_options.py  the table of options, which also spells messages
"""

import argparse
import os
import re
import sys
from typing import NamedTuple

import written

ROWS = os.path.join("compiler", "include", "tttc", "Options", "Options.def")
PACKAGE = os.path.join("python", "src", "tttc")

#: By the value in the help: the type of the keyword, the type that the table checks, and in words
#: what is expected. Others are strings.
KINDS = {
    "": ("bool", "bool", "True or False"),
    "N": ("int", "object", "a number"),
    "N|none|auto": ("int | str", "object", "a number, 'none' or 'auto'"),
    "NAMES": ("list[str] | tuple[str, ...] | str", "object", "names of inputs"),
}


class Row(NamedTuple):
    name: str  #: `target-cpu`
    value: str  #: `N`
    initial: str  #: in C++
    help: str

    @property
    def keyword(self):
        return self.name.replace("-", "_")

    @property
    def kind(self):
        return KINDS.get(self.value, ("str", "str", "a string"))

    @property
    def default(self):
        """In Python. None for a number: a given one may be meant as a constant of the layer.

        >>> [Row("", "", text, "").default for text in ("false", "16", "std::nullopt", '"native"', '""', "Form::Auto")]
        ['False', 'None', 'None', '"native"', 'None', '"auto"']
        """
        if "::" in self.initial and self.initial != "std::nullopt":
            return f'"{self.initial.rsplit("::", 1)[1].lower()}"'
        if self.initial in ("false", "true"):
            return self.initial.capitalize()
        return self.initial if self.initial.startswith('"') and self.initial != '""' else "None"


def rows(*kinds):
    """The options of these kinds."""
    with open(os.path.join(written.ROOT, ROWS), encoding="utf-8") as file:
        text = file.read()
    found = re.findall(r'^TTTC_OPTION\([^,]+, \w+, ([^,]+), (\w+),\s+"([\w-]+)",\s+"([^"]*)",\s+[\w:<>]+,\s+((?:"[^"]*"\s*)+)\)$',
                      text, re.MULTILINE)
    if len(found) != text.count("\nTTTC_OPTION("):
        raise SystemExit(f"python_options: error: a row of {ROWS} is not understood")
    return [Row(name, value, initial, "".join(re.findall(r'"([^"]*)"', text)))
            for initial, kind, name, value, text in found if kind in kinds]


def fill(page, lines):
    """The text of a file of the package, with lines between its marks."""
    path = os.path.join(PACKAGE, page)
    with open(os.path.join(written.ROOT, path), encoding="utf-8") as file:
        text = file.read()
    parts = re.fullmatch(r"(.*\n( *)# begin options[^\n]*\n)(.*)(\n *# end options\n.*)", text, re.DOTALL)
    if not parts:
        raise SystemExit(f"python_options: error: expected '# begin options' and '# end options' in {path}")
    return {path: parts[1] + "\n".join(parts[2] + line for line in lines) + parts[4]}


def signature(row):
    kind = row.kind[0] + (" | None" if row.default == "None" else "")
    return f"{row.keyword}: {kind} = {row.default},"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something would change")
    options = parser.parse_known_args()[0]
    # Those of output are methods of a layer, and constants are keywords of their own.
    keywords = [row for row in rows("Program", "Kernel", "Machine") if row.name != "dim"]
    table = ["# fmt: off", "_ROWS = (", *(
        f'    Option("{row.keyword}", {row.default}, {row.kind[1]}, "{row.kind[2]}", "{row.help}"),'
        for row in keywords), ")", "# fmt: on"]
    sys.exit(written.settle({**fill("_compile.py", map(signature, keywords)), **fill("_options.py", table)}, options.check))


if __name__ == "__main__":
    main()
