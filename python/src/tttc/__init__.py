# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiled test-time-training layers, called from NumPy, PyTorch and JAX.

import tttc
layer = tttc.compile(tttc.example("ttt_linear"), d=64, b=16, backward=True)
out = layer(q, k, v, lr=lr, gamma=gamma, beta=beta, tok=tok, W1=W1, b1=b1)
"""

from typing import Any

from ._compile import compile, example, load
from ._core import set_num_threads
from .errors import CallError, CompileError, CompilerNotFound, CompileWarning, Diagnostic
from .layer import Layer
from .signature import Axes, EntryKind, Role, Signature, Tensor
from .state import State

__version__ = "0.1.0"
__all__ = [
    "Axes", "CallError", "CompileError", "CompileWarning", "CompilerNotFound", "Diagnostic", "EntryKind",
    "Layer", "Role", "Signature", "State", "Tensor", "compile", "example", "load", "set_num_threads",
]  # fmt: skip


def load_ipython_extension(shell: Any) -> None:
    """Registers the cell magic ``%%ttt``, for ``%load_ext tttc``."""
    from ._ipython import register

    register(shell)
