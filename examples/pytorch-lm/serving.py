# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates a text byte by byte from states, and checks it against calls on the whole text."""

from __future__ import annotations

import time
from typing import Any

import torch
from model import Block, LanguageModel

import tttc

PROMPT = b"\n  The GNU General Public License is a free, copyleft license"
#: Differences of PyTorch's products with another number of rows; the layers' bits are the same.
LOGIT_TOLERANCE = 1e-3


def write(model: LanguageModel, count: int) -> tuple[bytes, torch.Tensor]:
    """The prompt with ``count`` sampled bytes, and the logits each was sampled from."""
    generator = torch.Generator().manual_seed(3)
    text = torch.tensor([list(PROMPT)])
    logits, states = model.serve(text, None)
    rows = [logits]
    begin = time.perf_counter()
    for _ in range(count):
        drawn = torch.multinomial(torch.softmax(logits / 0.7, -1), 1, generator=generator)
        text = torch.cat([text, drawn], 1)
        logits, states = model.serve(text[:, -2:], states)
        rows.append(logits)
    print(f"decoding: {count / (time.perf_counter() - begin):.0f} tokens per second")
    return bytes(text[0].tolist()), torch.cat(rows)


def stores_tokens(layer: tttc.Layer) -> bool:
    """Returns True if states grow with the text; their sums have another order without a cache."""
    finals = (tensor for tensor in layer.signature.outputs if tensor.role == tttc.Role.STATE_FINAL)
    return any(tensor.axes & tttc.Axes.TIME for tensor in finals)


@torch.no_grad()
def difference_of_layer(block: Block, tokens: dict[str, Any], split: int) -> float:
    """Largest difference between one call of a layer and ``split`` tokens, then one by one."""
    inner = block.inner
    whole = inner.prefill(**tokens)[0] if stores_tokens(inner.layer) else inner(**tokens)
    out, state = inner.prefill(**{name: token[:, :split] for name, token in tokens.items()})
    pieces = [out]
    for t in range(split, whole.shape[1]):
        out, state = inner.decode(**{name: token[:, t : t + 1] for name, token in tokens.items()}, state=state)
        pieces.append(out)
    return (torch.cat(pieces, 1) - whole).abs().max().item()


@torch.no_grad()
def check(model: LanguageModel, text: bytes, logits: torch.Tensor) -> bool:
    """Returns True if one call on the whole text gives these logits, and its layers the same bits."""
    tokens: list[dict[str, torch.Tensor]] = []
    hooks = [
        block.inner.register_forward_pre_hook(lambda _, args, named: tokens.append(named), with_kwargs=True)
        for block in model.each_block()
    ]
    whole = model(torch.tensor([list(text)]))[0, -len(logits) :]
    for hook in hooks:
        hook.remove()
    apart = (whole - logits).abs().max().item()
    split = len(PROMPT) - 1
    of_layers = max(difference_of_layer(block, named, split) for block, named in zip(model.each_block(), tokens))
    print(f"decoded against one call: logits at most {apart:.1e} apart, the layers' own results {of_layers:.1e}")
    return apart < LOGIT_TOLERANCE and of_layers == 0


def write_and_check(model: LanguageModel, layer: tttc.Layer, count: int) -> bool:
    """``layer``: that of the model, compiled for decoding and invariant."""
    serving = LanguageModel(layer, model.size)
    serving.load_state_dict(model.state_dict())
    text, logits = write(serving, count)
    print("---", text.decode(errors="replace").strip(), "---", sep="\n")
    return check(serving, text, logits)
