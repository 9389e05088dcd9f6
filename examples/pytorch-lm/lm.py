# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A byte-level language model whose blocks hold a layer that learns while it reads.

    python lm.py --layer=ttt_linear [--compare] [--plot=curves.svg]
    python lm.py --layer=all --smoke

Trains on licence texts, then generates a text byte by byte from the layers' states. The exit status
is 1 if a check fails: the loss falls, decoded logits equal those of one call, losses agree with
PyTorch's.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch
from compare import VARIANTS, compare
from model import LanguageModel, Size
from plot import inner_losses, write_plot
from serving import PROMPT, write_and_check
from training import REPOSITORY, Trainer, batches, training_text

import tttc

LAYERS = ("ttt_linear", "ttt_mlp", "gated_delta_rule", "titans_mlp", "softmax_attention")


def train(model: LanguageModel, text: torch.Tensor, size: Size) -> Trainer:
    trainer = Trainer(model, size)
    for step, batch in enumerate(batches(text, size), start=1):
        trainer.step(batch)
        if step % 50 == 0 or step in (1, size.steps):
            print(f"step {step:4d}: {trainer.losses[-1]:.3f} nats per byte", flush=True)
    return trainer


def run(name: str, size: Size, variants: list[str], plot: Path | None) -> bool:
    """Trains a model with a layer; returns whether all checks passed."""
    print(f"== {name}")
    source = REPOSITORY / "dsl" / "examples" / f"{name}.ttt"
    layer = tttc.compile(source, backward=True)
    torch.manual_seed(1)
    model, text = LanguageModel(layer, size), training_text()
    passed = True
    if variants:
        trainer, passed = compare(model, layer, text, size, variants)
    else:
        trainer = train(model, text, size)
    print(f"training: {size.batch * size.length / trainer.median():.0f} tokens per second")
    passed = passed and trainer.last_loss() < trainer.losses[0]
    # Train with the fastest kernel; decode with one whose bits do not depend on how a text is cut.
    serving = tttc.compile(source, decode=1, invariant=True, context=len(PROMPT) + size.sampled)
    passed = write_and_check(model, serving, size.sampled) and passed
    if plot:
        write_plot(plot, name, trainer.losses, inner_losses(model, layer.source or "", text))
    print(f"{name}: loss {trainer.last_loss():.3f} nats per byte; {'passed' if passed else 'FAILED'}", flush=True)
    return passed


def main() -> int:
    parser = argparse.ArgumentParser(description="Trains a byte-level language model with a layer of tttc.")
    parser.add_argument("--layer", choices=[*LAYERS, "all"], default="ttt_linear")
    parser.add_argument("--steps", type=int, default=Size.steps)
    parser.add_argument("--batch", type=int, default=Size.batch)
    parser.add_argument("--length", type=int, default=Size.length, help="bytes of a sequence (default: %(default)s)")
    parser.add_argument(
        "--compare", nargs="?", const=",".join(VARIANTS), default="", help="beside PyTorch: eager, compiled or both"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE.svg")
    parser.add_argument("--smoke", action="store_true", help="a few small steps beside PyTorch")
    parser.add_argument("--threads", type=int, default=torch.get_num_threads())
    options = parser.parse_args()
    variants = [variant for variant in options.compare.split(",") if variant]
    if unknown := set(variants) - set(VARIANTS):
        parser.error(f"--compare: expected {' or '.join(VARIANTS)}, found {', '.join(sorted(unknown))}")
    if options.steps < 3:
        parser.error(f"--steps: expected at least 3, found {options.steps}")
    if options.plot and options.layer == "all":
        parser.error("--plot: expected one layer beside it, found --layer=all")
    torch.set_num_threads(options.threads)
    size = Size(batch=options.batch, length=options.length, steps=options.steps)
    if options.smoke:
        size, variants = Size(heads=2, batch=1, length=40, steps=6, sampled=8), ["eager"]
    names = LAYERS if options.layer == "all" else [options.layer]
    return 0 if all([run(name, size, variants, options.plot) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main())
