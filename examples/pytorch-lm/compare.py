# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the model with kernels and the model with the PyTorch code emitted for its layer."""

from __future__ import annotations

import sys
import types

import torch
from model import LanguageModel, Size
from torch import nn
from training import Trainer, batches

import tttc
from tttc.torch import Module

#: Maximal difference of the losses of a step, due to the order of f32 sums.
LOSS_TOLERANCE = 1e-3
#: Variants that are measured in addition to the kernel.
VARIANTS = ("eager", "compiled")


class TextHeads(nn.Module):
    """Replaces ``tttc.torch.Module`` by the emitted function, with the same parameters."""

    def __init__(self, function, heads: Module):
        super().__init__()
        self.function = function
        for name, parameter in heads.named_parameters():
            self.register_parameter(name, nn.Parameter(parameter.detach().clone()))

    def forward(self, **tokens: torch.Tensor) -> torch.Tensor:
        """The emitted function has the axis of heads before that of tokens."""
        tokens = {name: token.transpose(1, 2) for name, token in tokens.items()}
        return self.function(**tokens, **dict(self.named_parameters()))["out"].transpose(1, 2)


def function_of(layer: tttc.Layer):
    """The layer's PyTorch code, as a function. It is emitted without a gradient, because
    PyTorch differentiates it."""
    assert layer.source is not None, "the layer was compiled from a text"
    text = tttc.compile(layer.source, name=layer.name).ir("torch")
    # torch.compile looks up the module by name.
    module = sys.modules[f"{layer.name}_text"] = types.ModuleType(f"{layer.name}_text")
    exec(text, module.__dict__)
    return getattr(module, layer.name)


def with_text(model: LanguageModel, layer: tttc.Layer, size: Size, function) -> LanguageModel:
    """A copy of the model that uses a PyTorch function for its layers."""
    copied = LanguageModel(layer, size)
    copied.load_state_dict(model.state_dict())
    for block in copied.each_block():
        block.add_module("inner", TextHeads(function, block.inner))
    return copied


def compare(
    model: LanguageModel, layer: tttc.Layer, text: torch.Tensor, size: Size, variants: list[str]
) -> tuple[Trainer, bool]:
    """Trains all models on the same batches, alternating steps, and prints differences. Returns
    the kernel's trainer, and whether all losses agree."""
    trainers, text_of_layer = {"kernel": Trainer(model, size)}, function_of(layer)
    for variant in variants:
        function = torch.compile(text_of_layer, dynamic=False) if variant == "compiled" else text_of_layer
        trainers[variant] = Trainer(with_text(model, layer, size, function), size)
    for number, batch in enumerate(batches(text, size), start=1):
        for name, trainer in trainers.items():
            trainer.step(batch)
            if number == 1:
                print(f"{name}: the first step takes {trainer.seconds[0]:.1f} s", flush=True)
    kernel, passed = trainers["kernel"], True
    print(f"{size.steps} steps of each in turn, {torch.get_num_threads()} threads")
    for name, trainer in trainers.items():
        apart = max(abs(a - b) for a, b in zip(trainer.losses, kernel.losses))
        passed = passed and apart < LOSS_TOLERANCE
        print(
            f"{name:8}  median step {1e3 * trainer.median():7.1f} ms, {trainer.median() / kernel.median():5.2f} of the "
            f"kernel's; losses at most {apart:.1e} apart; last loss {trainer.losses[-1]:.3f}"
        )
    return kernel, passed
