# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generated files that are committed: writes them, or checks that they are current."""

import difflib
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def table(path):
    """(text of a committed file below the root, cells of each row of its tables); an empty text without it."""
    full = os.path.join(ROOT, path)
    if not os.path.exists(full):
        return "", []
    with open(full, encoding="utf-8") as file:
        text = file.read()
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    return text, [[cell.strip() for cell in row] for row in rows]


def settle(texts, check, whole_folders=()):
    """Writes {path below the root: text} and prints `wrote` or `unchanged` for each.

    With `check` it writes nothing; it prints the differences and returns 1 if there are any.
    `whole_folders` contain only these files: other files there are removed, or count as
    differences.
    """
    drift = 0
    for path, text in sorted(texts.items()):
        full = os.path.join(ROOT, path)
        old = None
        if os.path.exists(full):
            with open(full, encoding="utf-8") as file:
                old = file.read()
        if old == text:
            print(f"unchanged {path}")
        elif check:
            drift += 1
            print(f"drift     {path}")
            difference = list(difflib.unified_diff((old or "").splitlines(), text.splitlines(),
                                                   "committed", "now", lineterm="", n=1))
            print("\n".join("  " + line[:160] for line in difference[:12]))
        else:
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8") as file:
                file.write(text)
            print(f"wrote     {path}")
    for folder in whole_folders:
        for parent, _, names in os.walk(os.path.join(ROOT, folder)):
            for name in names:
                path = os.path.relpath(os.path.join(parent, name), ROOT)
                if path in texts:
                    continue
                drift += check
                print(("drift     %s (nothing writes it)" if check else "removed   %s") % path)
                if not check:
                    os.remove(os.path.join(ROOT, path))
    if drift:
        print("error: run utils/regen.sh and commit what it writes", file=sys.stderr)
    return 1 if drift else 0
