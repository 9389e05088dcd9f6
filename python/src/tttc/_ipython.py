# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cell magic of notebooks: ``%%ttt NAME [constant=value] [option=value]``."""

from __future__ import annotations

import ast

from ._compile import compile
from .errors import CompileError


def register(shell) -> None:
    """Registers the magic in a shell."""

    def ttt(line: str, cell: str) -> None:
        """%%ttt NAME [d=64] [backward=True]: compiles the cell and assigns the layer to NAME."""
        words = line.split()
        if not words or "=" in words[0]:
            raise SyntaxError("%%ttt: expected a name for the layer: %%ttt NAME [d=64] [backward=True]")
        options = {}
        for word in words[1:]:
            name, _, value = word.partition("=")
            try:
                options[name] = ast.literal_eval(value)
            except (ValueError, SyntaxError):
                options[name] = value
        name = f"cell {shell.execution_count}"
        try:
            layer = compile(cell if cell.endswith("\n") else cell + "\n", name=name, **options)
        except CompileError as error:
            # Shows the position in the cell, without the Python traceback.
            print(error)
            return
        shell.user_ns[words[0]] = layer
        try:
            from IPython.display import display
        except ImportError:
            print(layer)
        else:
            display(layer)

    shell.register_magic_function(ttt, magic_kind="cell", magic_name="ttt")
