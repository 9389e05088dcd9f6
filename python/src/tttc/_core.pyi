# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The extension module: kernels of the C runtime."""

from collections.abc import Sequence
from typing import Any

ABI_VERSION: int

class Kernel:
    def info(self) -> dict[str, Any]: ...
    def entry(self, kind: int, layout: str, wanted: Sequence[str] | None = None, /) -> Entry | None: ...
    def copies(self) -> int:
        """Number of arrays that calls have copied (inner axes not dense, or a negative stride)."""

    def register_for_jax(self, key: str, /) -> None: ...

class Entry:
    def run(
        self,
        *arrays: Any,
        cu_seqlens: Any = None,
        read_slots: Any = None,
        write_slots: Any = None,
        num_threads: int | None = None,
        **named: Any,
    ) -> Any: ...
    def run_one(
        self,
        *arrays: Any,
        cu_seqlens: Any = None,
        read_slots: Any = None,
        write_slots: Any = None,
        num_threads: int | None = None,
        **named: Any,
    ) -> Any: ...
    def tensors(self) -> list[tuple[str, int, str, int, tuple[int, ...], int, int, tuple[float, float]]]: ...
    def limits(self) -> tuple[int, int, int, int]: ...

def open(path: str, layer: str | None = None, /) -> Kernel: ...
def set_num_threads(number: int, /) -> None:
    """Default number of threads of calls; 0: one per processor."""

def host_features() -> str: ...
def jax_handler(is_for_device: bool, /) -> Any: ...
