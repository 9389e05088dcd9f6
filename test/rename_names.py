#!/usr/bin/env python3
#===- rename_names.py - A program under other names -----------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#

"""rename_names.py FILE: prints a program with every name of its own replaced.

The meaning of a program does not depend on its names, so neither may its IR. New names
sort in the reverse order of first use, to find an order that was taken from names.
"""

import re
import sys

WORDS = """
layer shared token param view learner state return every each repeat reverse noncausal as probe out heads t
grad join sum_tokens mean_tokens T
exp log sqrt abs sign tanh sigmoid softplus relu silu gelu gelu_erf max min sum mean norm
dot row_norms col_norms softmax layer_norm rms_norm l2_norm outer diag zeros append
newton_schulz rope rope_halves conv prev next cumsum
eps steps last base
init normal uniform
""".split()


def renamed(text):
    """The program under other names, and which name became which."""
    names = {}

    def rename(match):
        name = match.group()
        if name.startswith("//") or name[0].isdigit() or name in WORDS:
            return name
        return names.setdefault(name, f"name{999 - len(names)}")

    # Comments and numbers are matched too, so that no name is found inside them.
    word = r"//.*|[0-9][0-9.]*([eE][+-]?[0-9]+)?|[A-Za-z_][A-Za-z0-9_]*"
    return re.sub(word, rename, text), names


def main():
    with open(sys.argv[1], encoding="ascii") as file:
        print(renamed(file.read())[0], end="")


if __name__ == "__main__":
    main()
