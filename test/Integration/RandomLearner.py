#===- RandomLearner.py - Random programs -----------------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Learners of one to three layers with and without biases, norms, scales and residual
# paths, under a random loss and inner loop. The text depends only on the
# seed.
#
#===------------------------------------------------------------------------===#

import random

ACTIVATIONS = ("tanh({})", "silu({})", "gelu({})", "sigmoid({})", "softplus({})", "relu({})", "{}")
LOSSES = ("0.5 * sum((f(k) - v)^2)", "mean((f(k) - v)^2)", "-dot(f(k), v)",
          "sum(sqrt((f(k) - v)^2 + 0.1))")
LOOPS = (
    "f = f - lr * grad(loss, start)",
    "f = alpha * f - lr * grad(loss, start)",
    "m = mom * m - lr * grad(loss, start)\n      f = alpha * f + m",
    "acc = acc + lr * grad(loss, start)\n      f = start - 0.5 * acc",
)


def learner(draw):
    """States and body: widths d, then arbitrary ones, then d."""
    states, lines, value, width = [], [], "x", "d"
    layers = draw.randint(1, 3)
    for i in range(layers):
        to = "d" if i == layers - 1 else draw.choice(("d", "h"))
        states.append(f"W{i} : [{width}, {to}]")
        product = f"{value} @ W{i}"
        if draw.random() < 0.5:
            states.append(f"b{i} : [{to}]")
            product = f"({product} + b{i})"
        if draw.random() < 0.3:
            product = f"{draw.choice(('layer_norm', 'rms_norm'))}({product})"
        if draw.random() < 0.3:
            states.append(f"s{i} : [{to}]")
            product = f"s{i} * ({product})"
        if to == width and draw.random() < 0.4:
            product = f"{value} + {draw.choice(ACTIVATIONS).format(product)}"
        elif i < layers - 1:
            product = draw.choice(ACTIVATIONS).format(product)
        lines.append(f"    y{i} = {product}")
        value, width = f"y{i}", to
    return states, lines, value


def program(seed):
    """The text of a layer `random_learner`."""
    draw = random.Random(seed)
    states, lines, value = learner(draw)
    loop = draw.choice(LOOPS)
    carried = "  m = 0\n" if "m = mom" in loop else ""
    summed = "    acc = 0\n" if "acc = acc" in loop else ""
    answer = draw.choice(("f(q)", "f(q) + 0.5 * start(q)", "q + alpha * f(q)"))
    # The unused gates are left out.
    gates = ", ".join(name for name in ("lr", "alpha", "mom") if name in loop + answer)
    return f"""layer random_learner(d = 8, h = 12, b = {draw.choice((3, 4, 8))}) {{
  token q, k, v : [d]
  token {gates}
  learner f(x) {{
    state {", ".join(states)}
{chr(10).join(lines)}
    return {value}
  }}
  loss(f) = {draw.choice(LOSSES)}
{carried}  every b {{
    start = f
{summed}    each token {{
      {loop}
      out = {answer}
    }}
  }}
}}
"""
