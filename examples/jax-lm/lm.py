# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A byte-level language model in JAX whose blocks hold a layer that learns while it reads.

    python lm.py --layer=ttt_linear [--steps=100]

Trains on licence texts with jit and grad. The exit status is 1 if the loss does not fall.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import tttc
from tttc.signature import InitKind

REPOSITORY = Path(__file__).resolve().parents[2]
LAYERS = ("ttt_linear", "ttt_mlp", "gated_delta_rule", "titans_mlp", "softmax_attention")
HEADS, BLOCKS, BATCH, LENGTH = 4, 2, 4, 128
#: Initial biases of gates by name; 0 for others. Initially memories persist and rates are small,
#: because a learner that overshoots amplifies rounding errors into a different training run.
GATE_BIASES = {"alpha": 4.0, "decay": -4.0, "lr": -6.0}


def training_text() -> np.ndarray:
    """The machine's licence texts, without symbolic links; otherwise that of this project."""
    files = [file for file in sorted(Path("/usr/share/common-licenses").glob("*")) if not file.is_symlink()]
    return np.frombuffer(b"".join(file.read_bytes() for file in files or [REPOSITORY / "LICENSE"]), np.uint8)


def begin(tensor: tttc.Tensor, key: jax.Array) -> jax.Array:
    """Initializes a param or learned state by `init` of the layer's text."""
    shape = (HEADS,) * ("H" in tensor.leading("bhtd")) + tensor.inner
    first, second = tensor.init_values
    if tensor.init_kind == InitKind.NORMAL:
        return first + second * jax.random.normal(key, shape)
    if tensor.init_kind == InitKind.UNIFORM:
        return jax.random.uniform(key, shape, minval=first, maxval=second)
    if tensor.init_kind == InitKind.CONSTANT:
        return jnp.full(shape, first)
    raise NotImplementedError(f"{tensor.name}: how it begins is not in the text, or not known here")


def parameters_of(layer: tttc.Layer, seed: int) -> dict:
    keys = iter(jax.random.split(jax.random.key(seed), 100))
    width = HEADS * layer.signature["out"].inner[0]
    tokens = [tensor for tensor in layer.signature.inputs if tensor.role == tttc.Role.TOKEN]
    learned = [tensor for tensor in layer.signature.inputs if tensor.role != tttc.Role.TOKEN]

    def matrix(rows: int, columns: int, scale: float | None = None) -> jax.Array:
        return jax.random.normal(next(keys), (rows, columns)) * (scale or rows**-0.5)

    def block() -> dict:
        return {
            "tokens": {tensor.keyword: matrix(width, HEADS * math.prod(tensor.inner)) for tensor in tokens},
            "biases": {t.keyword: jnp.full(HEADS, GATE_BIASES.get(t.keyword, 0.0)) for t in tokens if not t.inner},
            "inner": {tensor.keyword: begin(tensor, next(keys)) for tensor in learned},
            "output": matrix(width, width),
            "perceptron": (matrix(width, 2 * width), matrix(2 * width, width)),
        }

    embeddings = {name: matrix(256, width, 1.0) for name in ("current", "previous")}
    return {**embeddings, "blocks": [block() for _ in range(BLOCKS)], "logits": matrix(width, 256)}


def normalised(x: jax.Array) -> jax.Array:
    return x * jax.lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6)


def token(name: str, x: jax.Array, block: dict, d: int) -> jax.Array:
    """Computes a token of the layer, as in examples/pytorch-lm; ``d`` is the length of a key."""
    projected = (x @ block["tokens"][name]).reshape(*x.shape[:2], HEADS, -1)
    if name in block["biases"]:
        gate = jax.nn.sigmoid(projected[..., 0] + block["biases"][name])
        return gate / d**0.5 if name == "lr" else gate
    return normalised(projected) * d**-0.25 if name in ("q", "k") else projected


def loss_of(parameters: dict, text: jax.Array, layer: tttc.Layer) -> jax.Array:
    """The loss in nats per byte, for bytes [B, T + 2]."""
    d = layer.signature["k"].inner[0]
    x = parameters["current"][text[:, 1:-1]] + parameters["previous"][text[:, :-2]]
    for block in parameters["blocks"]:
        tokens: dict[str, Any] = {name: token(name, normalised(x), block, d) for name in block["tokens"]}
        x = x + layer(**tokens, **block["inner"]).reshape(x.shape) @ block["output"]
        wide, narrow = block["perceptron"]
        x = x + jax.nn.gelu(normalised(x) @ wide) @ narrow
    scores = jax.nn.log_softmax(normalised(x) @ parameters["logits"])
    return -jnp.mean(jnp.take_along_axis(scores, text[:, 2:, None], -1))


@partial(jax.jit, static_argnames="layer")
def step(parameters: dict, moments: tuple[dict, dict], text: jax.Array, count: int, layer: tttc.Layer):
    """One step of Adam with warm-up of the rate."""
    loss, gradients = jax.value_and_grad(loss_of)(parameters, text, layer)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], gradients)
    square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, moments[1], gradients)
    rate = 2e-3 * jnp.minimum(count / 20, 1) * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    parameters = jax.tree.map(lambda p, m, s: p - rate * m / (jnp.sqrt(s) + 1e-8), parameters, mean, square)
    return parameters, (mean, square), loss


def main() -> int:
    parser = argparse.ArgumentParser(description="Trains a byte-level language model with a layer of tttc.")
    parser.add_argument("--layer", choices=LAYERS, default="ttt_linear")
    parser.add_argument("--steps", type=int, default=100)
    options = parser.parse_args()
    layer = tttc.compile(REPOSITORY / "dsl" / "examples" / f"{options.layer}.ttt", backward=True)
    parameters = parameters_of(layer, seed=1)
    moments = (jax.tree.map(jnp.zeros_like, parameters),) * 2
    text, random = training_text(), np.random.default_rng(2)
    losses, seconds = [], []
    for count in range(1, options.steps + 1):
        places = random.integers(len(text) - LENGTH - 2, size=(BATCH, 1))
        start = time.perf_counter()
        parameters, moments, loss = step(parameters, moments, text[places + np.arange(LENGTH + 2)], count, layer)
        losses.append(float(loss))
        seconds.append(time.perf_counter() - start)
        if count % 20 == 0 or count == 1:
            print(f"step {count:4d}: {losses[-1]:.3f} nats per byte", flush=True)
    print(f"{options.layer}: {BATCH * LENGTH / np.median(seconds):.0f} tokens per second")
    return 0 if losses[-1] < losses[0] else 1


if __name__ == "__main__":
    sys.exit(main())
