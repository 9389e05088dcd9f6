# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs of the compiler."""

import os

__version__ = "0.1.0"


def program(name: str) -> str:
    """The path of ``tttc`` or ``ttt-run``."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", name)
