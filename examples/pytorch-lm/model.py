# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The model: blocks around a layer, built from the layer's signature, independent of the layer."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import torch
from torch import nn
from torch.nn import functional

import tttc
from tttc.torch import Module

#: Initial biases of gates by name; 0 for others. Initially memories persist and rates are small,
#: because a learner that overshoots amplifies rounding errors into a different training run.
GATE_BIASES = {"alpha": 4.0, "decay": -4.0, "lr": -6.0}


@dataclasses.dataclass
class Size:
    """Sizes of the model and of a step."""

    heads: int = 4
    blocks: int = 2
    batch: int = 4
    length: int = 128
    steps: int = 200
    sampled: int = 200  #: bytes generated at the end


class TokenProjection(nn.Module):
    """Computes the tokens of a layer from the input of its block, by the layer's signature.

    A token of shape [d] is a projection. Queries and keys, named q and k, have length d ** 0.25, so
    that their products are those of softmax attention. A scalar token is a gate: a sigmoid, with a
    bias where memory would not persist otherwise. A rate, named lr, is divided by the squared
    length of a key, so that it does not overshoot.
    """

    def __init__(self, signature: tttc.Signature, width: int, heads: int):
        super().__init__()
        self.heads = heads
        tokens = [tensor for tensor in signature.inputs if tensor.role == tttc.Role.TOKEN]
        self.rows = {tensor.keyword: tensor.inner[0] for tensor in tokens if tensor.inner}
        self.gates = [tensor.keyword for tensor in tokens if not tensor.inner]
        # One product for all projections and gates.
        self.sizes = [heads * d for d in self.rows.values()] + [heads] * len(self.gates)
        self.project = nn.Linear(width, sum(self.sizes), bias=False)
        biases = torch.tensor([GATE_BIASES.get(name, 0.0) for name in self.gates])
        self.bias = nn.Parameter(biases[:, None].repeat(1, heads))

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
    """The layer, then a multi-layer perceptron, each with a norm before it and a residual path."""

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
        """The same on a part of a text, from the state after the preceding part."""
        tokens = self.tokens(self.norm(x))
        if state is None:
            out, state = self.inner.prefill(**tokens)
        else:
            out, state = self.inner.decode(**tokens, state=state, inplace=True)
        return self.after(x, out), state

    def after(self, x: torch.Tensor, out: torch.Tensor) -> torch.Tensor:
        x = x + self.output(out.flatten(-2))
        return x + self.perceptron(self.norm_of_perceptron(x))


class LanguageModel(nn.Module):
    """Maps bytes [B, T + 1] to logits [B, T, 256]; a position sees its byte and the previous one."""

    def __init__(self, layer: tttc.Layer, size: Size):
        super().__init__()
        self.size = size
        width = size.heads * layer.signature["out"].inner[0]
        self.current, self.previous = nn.Embedding(256, width), nn.Embedding(256, width)
        self.blocks = nn.ModuleList(Block(layer, width, size.heads) for _ in range(size.blocks))
        self.norm, self.logits = nn.LayerNorm(width), nn.Linear(width, 256)

    def each_block(self) -> Iterator[Block]:
        for block in self.blocks:
            assert isinstance(block, Block)
            yield block

    def embed(self, text: torch.Tensor) -> torch.Tensor:
        return self.current(text[:, 1:]) + self.previous(text[:, :-1])

    def forward(self, text: torch.Tensor) -> torch.Tensor:
        x = self.embed(text)
        for block in self.blocks:
            x = block(x)
        return self.logits(self.norm(x))

    @torch.no_grad()
    def serve(self, text: torch.Tensor, states: list | None) -> tuple[torch.Tensor, list]:
        """Logits of the last byte, and the states after it."""
        x, after = self.embed(text), []
        for block, state in zip(self.each_block(), states or [None] * len(self.blocks)):
            x, state = block.serve(x, state)
            after.append(state)
        return self.logits(self.norm(x[:, -1])), after
