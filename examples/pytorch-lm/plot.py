# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plots the training loss, and the layers' inner loss along a text."""

from __future__ import annotations

import sys
from pathlib import Path

import torch
from model import LanguageModel
from training import REPOSITORY

import tttc

sys.path.append(str(REPOSITORY / "utils" / "demo"))
import picture  # noqa: E402

#: Number of sequences over which the inner loss is averaged, and their length.
SEQUENCES, LENGTH = 16, 512


@torch.no_grad()
def inner_losses(model: LanguageModel, source: str, text: torch.Tensor) -> dict[str, list[float]]:
    """The inner loss by block and token, before the token's update, from a probe in the layer's
    text. Empty if the layer has no loss."""
    if "loss(f)" not in source:
        return {}
    layer = tttc.compile(source.replace("each token {", "each token {\n probe inner = loss(f)\n", 1))
    losses: dict[str, list[float]] = {}

    def record(heads: torch.nn.Module, _, named: dict[str, torch.Tensor]) -> None:
        probe = layer.run(**named, **{name: value.detach() for name, value in heads.named_parameters()}).inner
        losses[f"block {len(losses) + 1}"] = probe.mean((0, 2)).tolist()

    hooks = [block.inner.register_forward_pre_hook(record, with_kwargs=True) for block in model.each_block()]
    places = torch.linspace(0, len(text) - LENGTH - 2, SEQUENCES).long()[:, None]
    model(text[places + torch.arange(LENGTH + 1)])
    for hook in hooks:
        hook.remove()
    return losses


def smoothed(values: list[float], share: float = 0.1) -> list[float]:
    """A running mean, because single batches and bytes vary."""
    means = values[:1]
    for value in values[1:]:
        means.append(means[-1] + share * (value - means[-1]))
    return means


def write_plot(path: Path, name: str, training: list[float], inner: dict[str, list[float]]) -> None:
    """Writes an SVG file with the two pictures, one above the other."""
    loss = {"loss": smoothed(training)}
    pictures = [picture.curves(f"{name}: training", "step", "nats per byte", range(len(training)), loss)]
    if inner:
        curves = {block: smoothed(values) for block, values in inner.items()}
        title = f"{name}: what the layers learn while they read"
        pictures.append(picture.curves(title, "token", "inner loss", range(LENGTH), curves))
    height = picture.HEIGHT
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.WIDTH} {height * len(pictures)}">']
    for row, drawn in enumerate(pictures):
        lines += [f'<svg y="{row * height}" height="{height}">', drawn, "</svg>"]
    path.write_text("\n".join([*lines, "</svg>"]) + "\n")
