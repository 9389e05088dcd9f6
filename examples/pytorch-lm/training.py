# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The training text and the training loop with Adam."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import torch
from model import Size
from torch import nn
from torch.nn import functional

REPOSITORY = Path(__file__).resolve().parents[2]


def training_text() -> torch.Tensor:
    """The machine's licence texts, without symbolic links; otherwise that of this project."""
    files = [file for file in sorted(Path("/usr/share/common-licenses").glob("*")) if not file.is_symlink()]
    data = b"".join(file.read_bytes() for file in files or [REPOSITORY / "LICENSE"])
    return torch.frombuffer(bytearray(data), dtype=torch.uint8).long()


def batches(text: torch.Tensor, size: Size) -> Iterator[torch.Tensor]:
    """Batches of sequences from random positions of the text, the same in every run."""
    generator = torch.Generator().manual_seed(2)
    for _ in range(size.steps):
        places = torch.randint(len(text) - size.length - 2, (size.batch, 1), generator=generator)
        yield text[places + torch.arange(size.length + 2)]


class Trainer:
    """Trains with Adam; records losses and times."""

    def __init__(self, model: nn.Module, size: Size):
        self.model, self.size = model, size
        self.optimizer = torch.optim.Adam(model.parameters(), lr=2e-3, fused=True)
        self.schedule = torch.optim.lr_scheduler.LambdaLR(
            self.optimizer, lambda step: min((step + 1) / 20, 1) * (1 - 0.9 * step / size.steps)
        )
        self.losses: list[float] = []
        self.seconds: list[float] = []

    def step(self, batch: torch.Tensor) -> None:
        begin = time.perf_counter()
        logits = self.model(batch[:, :-1])
        loss = functional.cross_entropy(logits.flatten(0, 1), batch[:, 2:].flatten())
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self.schedule.step()
        self.losses.append(loss.item())
        self.seconds.append(time.perf_counter() - begin)

    def median(self) -> float:
        """Median seconds of a step, without the first ones."""
        return sorted(self.seconds[2:])[(len(self.seconds) - 2) // 2]

    def last_loss(self) -> float:
        """Mean of the last tenth of the losses."""
        last = self.losses[-max(len(self.losses) // 10, 1) :]
        return sum(last) / len(last)
