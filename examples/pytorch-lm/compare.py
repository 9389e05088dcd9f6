# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The model with kernels beside the same model with the PyTorch text that the compiler writes of a layer."""

from __future__ import annotations

import sys
import types

import torch
from model import LanguageModel, Size
from torch import nn
from training import Trainer, batches

import tttc
from tttc.torch import Module

#: How far losses of the same step may lie apart: f32 sums in another order.
LOSS_TOLERANCE = 1e-3
#: What is measured beside the kernel.
VARIANTS = ("eager", "compiled")


class TextHeads(nn.Module):
    """The function of the text in the place of ``tttc.torch.Module``, with the same parameters."""

    def __init__(self, function, heads: Module):
        super().__init__()
        self.function = function
        for name, parameter in heads.named_parameters():
            self.register_parameter(name, nn.Parameter(parameter.detach().clone()))

    def forward(self, **tokens: torch.Tensor) -> torch.Tensor:
        """The text has the heads before the tokens."""
        tokens = {name: token.transpose(1, 2) for name, token in tokens.items()}
        return self.function(**tokens, **dict(self.named_parameters()))["out"].transpose(1, 2)


def function_of(layer: tttc.Layer):
    """The layer's text in PyTorch, as a function. What is asked for it is a layer without a gradient:
    PyTorch differentiates the text."""
    assert layer.source is not None, "the layer was compiled from a text"
    text = tttc.compile(layer.source, name=layer.name).ir("torch")
    # torch.compile looks for the module by its name.
    module = sys.modules[f"{layer.name}_text"] = types.ModuleType(f"{layer.name}_text")
    exec(text, module.__dict__)
    return getattr(module, layer.name)


def with_text(model: LanguageModel, layer: tttc.Layer, size: Size, function) -> LanguageModel:
    """A copy of the model with a function of PyTorch for its layers."""
    copied = LanguageModel(layer, size)
    copied.load_state_dict(model.state_dict())
    for block in copied.each_block():
        block.add_module("inner", TextHeads(function, block.inner))
    return copied


def compare(
    model: LanguageModel, layer: tttc.Layer, text: torch.Tensor, size: Size, variants: list[str]
) -> tuple[Trainer, bool]:
    """Trains all models on the same batches, a step of each in turn, and prints what differs. Gives the
    kernel's, and whether all losses are the same."""
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
