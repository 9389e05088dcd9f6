# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A byte-level language model whose blocks hold a layer that learns while it reads.

    python lm.py --layer=ttt_linear [--compare] [--plot=curves.svg] [--smoke]

The blocks are built from the signature of the layer: nothing here knows which layer it is. Trains on
licence texts, then writes a text token by token from the layers' states. Exit status 1: a check failed.
"""

from __future__ import annotations

import argparse
import dataclasses
import sys
import time
from pathlib import Path

import torch
import tttc
from torch import nn
from torch.nn import functional
from tttc.torch import Module

REPOSITORY = Path(__file__).resolve().parents[2]
LAYERS = ("ttt_linear", "ttt_mlp", "gated_delta_rule", "titans_mlp", "softmax_attention")
PROMPT = b"  The GNU General Public License is a free, copyleft license"


@dataclasses.dataclass
class Size:
    """Of the model and of a step."""

    heads: int = 4
    blocks: int = 2
    batch: int = 2
    length: int = 256
    steps: int = 200
    sampled: int = 200  #: bytes that are written at the end


class TokenProjection(nn.Module):
    """The tokens of a layer from the input of its block, by the layer's signature.

    A token of shape [d] is a projection. Queries and keys, those called q and k, have length d ** 0.25,
    so that their products are those of softmax attention. A token that is a number is a gate, a sigmoid
    whose biases spread over the heads: some begin to forget fast, or to learn fast, others do not. A rate,
    called lr, is divided by the squared length of a key, and so does not overshoot.
    """

    def __init__(self, signature: tttc.Signature, width: int, heads: int):
        super().__init__()
        self.heads = heads
        tokens = [tensor for tensor in signature.inputs if tensor.role == tttc.Role.TOKEN]
        self.rows = {tensor.keyword: tensor.inner[0] for tensor in tokens if tensor.inner}
        self.gates = [tensor.keyword for tensor in tokens if not tensor.inner]
        # One product for all of them.
        self.sizes = [heads * d for d in self.rows.values()] + [heads] * len(self.gates)
        self.project = nn.Linear(width, sum(self.sizes), bias=False)
        self.bias = nn.Parameter(torch.linspace(-2, 2, heads).repeat(len(self.gates), 1))

    def forward(self, x: torch.Tensor) -> dict[str, torch.Tensor]:
        parts = self.project(x).split(self.sizes, -1)
        tokens = {}
        for (name, d), part in zip(self.rows.items(), parts):
            row = part.unflatten(-1, (self.heads, d))
            tokens[name] = functional.rms_norm(row, (d,)) * d**-0.25 if name in ("q", "k") else row
        for name, part, bias in zip(self.gates, parts[len(self.rows) :], self.bias):
            gate = torch.sigmoid(part + bias)
            tokens[name] = gate / self.rows["k"] ** 0.5 if name == "lr" else gate
        return tokens


class Block(nn.Module):
    """The layer, then a multi-layer perceptron, each beside a residual path and behind a norm."""

    def __init__(self, layer: tttc.Layer, width: int, heads: int):
        super().__init__()
        self.norm, self.norm_of_perceptron = nn.LayerNorm(width), nn.LayerNorm(width)
        self.tokens = TokenProjection(layer.signature, width, heads)
        self.inner = Module(layer, heads)
        self.output = nn.Linear(heads * layer.signature["out"].inner[0], width, bias=False)
        self.perceptron = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(), nn.Linear(2 * width, width))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.after(x, self.inner(**self.tokens(self.norm(x))))

    def serve(self, x: torch.Tensor, state: tttc.State | None) -> tuple[torch.Tensor, tttc.State]:
        """The same on a part of a text, from the state behind what was before it."""
        tokens = self.tokens(self.norm(x))
        out, state = self.inner.prefill(**tokens) if state is None else self.inner.decode(**tokens, state=state)
        return self.after(x, out), state

    def after(self, x: torch.Tensor, out: torch.Tensor) -> torch.Tensor:
        x = x + self.output(out.flatten(-2))
        return x + self.perceptron(self.norm_of_perceptron(x))


class LanguageModel(nn.Module):
    """From bytes [B, T + 1] to logits [B, T, 256]: each place sees its byte and the one before it."""

    def __init__(self, layer: tttc.Layer, size: Size):
        super().__init__()
        width = size.heads * layer.signature["out"].inner[0]
        self.current, self.previous = nn.Embedding(256, width), nn.Embedding(256, width)
        self.blocks = nn.ModuleList(Block(layer, width, size.heads) for _ in range(size.blocks))
        self.norm, self.logits = nn.LayerNorm(width), nn.Linear(width, 256)

    def embed(self, text: torch.Tensor) -> torch.Tensor:
        return self.current(text[:, 1:]) + self.previous(text[:, :-1])

    def forward(self, text: torch.Tensor) -> torch.Tensor:
        x = self.embed(text)
        for block in self.blocks:
            x = block(x)
        return self.logits(self.norm(x))

    @torch.no_grad()
    def serve(self, text: torch.Tensor, states: list | None) -> tuple[torch.Tensor, list]:
        """Logits of the last byte, and the states behind it."""
        x, after = self.embed(text), []
        for block, state in zip(self.blocks, states or [None] * len(self.blocks)):
            x, state = block.serve(x, state)
            after.append(state)
        return self.logits(self.norm(x[:, -1])), after


def source_of(name: str) -> Path:
    return REPOSITORY / "dsl" / "examples" / f"{name}.ttt"


def training_text() -> torch.Tensor:
    """Licence texts of the machine, without those that are links to others; else that of this project."""
    files = [file for file in sorted(Path("/usr/share/common-licenses").glob("*")) if not file.is_symlink()]
    data = b"".join(file.read_bytes() for file in files or [REPOSITORY / "LICENSE"])
    return torch.frombuffer(bytearray(data), dtype=torch.uint8).long()


def batches(text: torch.Tensor, size: Size):
    """For each step sequences from random places of the text, the same in every run."""
    generator = torch.Generator().manual_seed(2)
    for _ in range(size.steps):
        places = torch.randint(len(text) - size.length - 2, (size.batch, 1), generator=generator)
        yield text[places + torch.arange(size.length + 2)]


class Trainer:
    """Steps of Adam, with their losses and times."""

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
        self.optimizer.step()
        self.schedule.step()
        self.losses.append(loss.item())
        self.seconds.append(time.perf_counter() - begin)

    def median(self) -> float:
        """Seconds of a step, without the first ones."""
        return sorted(self.seconds[2:])[(len(self.seconds) - 2) // 2]


def train(model: LanguageModel, text: torch.Tensor, size: Size) -> Trainer:
    trainer = Trainer(model, size)
    for step, batch in enumerate(batches(text, size), start=1):
        trainer.step(batch)
        if step % 50 == 0 or step in (1, size.steps):
            print(f"step {step:4d}: {trainer.losses[-1]:.3f} nats per byte", flush=True)
    print(f"training: {size.batch * size.length / trainer.median():.0f} tokens per second")
    return trainer
