//===- Helpers.cpp - Python helpers of the text ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the helpers that are called are emitted, above the function. Each follows the
// definition in docs/Language.md, not a rule of the compiler.
//
//===----------------------------------------------------------------------===//

#include "tttc/Torch/Python.h"

using namespace tttc::torch;

namespace {

const std::vector<Helper> &helpers() {
  static const std::vector<Helper> table = {
      // Arguments.
      {"expect",
       {},
       {},
       R"(def expect(name, x, like, axes, *shapes):
    """An error unless x has one of the shapes, with the dtype and device of `like`."""
    if not isinstance(x, torch.Tensor):
        raise TypeError(f"expected a tensor {name}: {axes}, found {type(x).__name__}")
    if not x.is_floating_point():
        raise TypeError(f"expected {name} of a floating-point dtype, found {x.dtype}")
    if x.dtype != like.dtype or x.device != like.device:
        wanted = f"{like.dtype} on {like.device}, as the first argument"
        raise TypeError(f"expected {name} in {wanted}, found {x.dtype} on {x.device}")
    for shape in shapes:
        if x.ndim == len(shape):
            if all(size is None or have == size for have, size in zip(x.shape, shape)):
                return
    sizes = " or ".join(str(list(shape)).replace("None", "*") for shape in shapes)
    raise ValueError(f"expected {name}: {axes} = {sizes}, found {list(x.shape)}")
)"},
      // Learner values.
      {"Learner",
       {"each"},
       {"import operator"},
       R"(class Learner:
    """A value of a learner: one array per state. Operators act on each state by itself."""

    def __init__(self, call, /, **states):
        self._call, self._states = call, states
        for name, state in states.items():
            setattr(self, name, state)

    def __call__(self, *x):
        return self._call(self, *x)

    @classmethod
    def __torch_function__(cls, op, types, args=(), kwargs=None):
        return each(op, *args)  # an array stands on the left of the operator

    __neg__ = lambda f: each(operator.neg, f)
    __add__ = __radd__ = lambda f, g: each(operator.add, f, g)
    __mul__ = __rmul__ = lambda f, g: each(operator.mul, f, g)
    __sub__ = lambda f, g: each(operator.sub, f, g)
    __rsub__ = lambda f, g: each(operator.sub, g, f)
    __truediv__ = lambda f, g: each(operator.truediv, f, g)
    __rtruediv__ = lambda f, g: each(operator.truediv, g, f)
    __matmul__ = lambda f, g: each(operator.matmul, f, g)
    __pow__ = lambda f, n: each(operator.pow, f, n)
)"},
      {"each",
       {},
       {},
       R"(def each(op, *values):
    """`op`, state by state; what is no learner value goes with every state."""
    f = next(value for value in values if isinstance(value, Learner))

    def part(value, state):
        return value._states[state] if isinstance(value, Learner) else value

    states = {state: op(*(part(value, state) for value in values)) for state in f._states}
    return Learner(f._call, **states)
)"},
      {"filled",
       {"each"},
       {},
       R"(def filled(f, value):
    """A value of f's learner with one number everywhere."""
    return each(lambda state: torch.full_like(state, value), f)
)"},
      {"grad",
       {"Learner"},
       {},
       R"(def grad(loss, f, *rest):
    """d loss(f, *rest) / d f, one array per state; all else is constant for it."""
    slopes = torch.func.grad(lambda states: loss(Learner(f._call, **states), *rest))(f._states)
    return Learner(f._call, **slopes)
)"},
      {"replaced",
       {"Learner"},
       {},
       R"(def replaced(f, **states):
    """f's value with these states for its own."""
    return Learner(f._call, **{**f._states, **states})
)"},
      {"append",
       {},
       {},
       R"(def append(rows, row):
    """The stored rows, then this one."""
    end = torch.arange(len(rows) + 1, device=rows.device) == len(rows)
    longer = torch.nn.functional.pad(rows, (0, 0) * (rows.ndim - 1) + (0, 1))
    return torch.where(end.reshape(-1, *(1,) * (rows.ndim - 1)), row, longer)
)"},
      // Time.
      {"groups",
       {},
       {},
       R"(def groups(tokens, n):
    """The tokens, n at a time; the last group may be shorter."""
    return [tokens[i : i + n] for i in range(0, len(tokens), n)]
)"},
      {"window",
       {},
       {},
       R"(def window(t, c):
    """Token t and at most c - 1 before it."""
    return range(max(0, t - c + 1), t + 1)
)"},
      {"mean_of",
       {},
       {},
       R"(def mean_of(terms):
    """The mean over tokens."""
    terms = list(terms)
    return sum(terms) / len(terms)
)"},
      {"stack",
       {},
       {},
       R"(def stack(rows):
    """Entries by token, group or round, in that order."""
    return torch.stack([rows[i] for i in sorted(rows)])
)"},
      {"conv",
       {},
       {},
       R"(def conv(u, C, t):
    """Causal, per channel: sum_j C[:, j] * u(t - n + 1 + j); nothing before the start."""
    n = C.shape[1]
    return sum(C[:, s - t + n - 1] * u(s) for s in range(max(0, t - n + 1), t + 1))
)"},
      {"prev",
       {},
       {},
       R"(def prev(u, t):
    """The token before; zero before the start."""
    return u(t - 1) if t > 0 else torch.zeros_like(u(t))
)"},
      {"next_token",
       {},
       {},
       R"(def next_token(u, t, T):
    """The token after; zero after the end."""
    return u(t + 1) if t + 1 < T else torch.zeros_like(u(t))
)"},
      {"cumsum",
       {},
       {},
       R"(def cumsum(u, t):
    """The sum over this token and all before it."""
    return sum(u(s) for s in range(t + 1))
)"},
      // Functions. If PyTorch has the same function it is called directly, unless
      // torch.compile cannot differentiate it inside torch.vmap with dynamic shapes.
      {"sqrt",
       {},
       {},
       R"(def sqrt(x):
    """The square root; its derivative at 0 is taken for 0."""
    return torch.where(x == 0, torch.zeros_like(x), torch.sqrt(torch.where(x == 0, 1, x)))
)"},
      {"softplus",
       {},
       {},
       R"(def softplus(x):
    """log(1 + exp(x)), at all x."""
    return -torch.nn.functional.logsigmoid(-x)
)"},
      {"silu",
       {},
       {},
       R"(def silu(x):
    """x * sigmoid(x)."""
    return torch.nn.functional.silu(x)
)"},
      {"gelu",
       {},
       {"import math"},
       R"(def gelu(x):
    """The tanh form."""
    return 0.5 * x * (1 + torch.tanh((2 / math.pi) ** 0.5 * (x + 0.044715 * x**3)))
)"},
      {"gelu_erf",
       {},
       {},
       R"(def gelu_erf(x):
    """The exact form."""
    return 0.5 * x * (1 + torch.erf(x / 2**0.5))
)"},
      {"norm",
       {"sqrt"},
       {},
       R"(def norm(x):
    """The square root of the sum of squares; of zeros, its derivative is 0."""
    return sqrt(torch.sum(x * x))
)"},
      {"row_norms",
       {"sqrt"},
       {},
       R"(def row_norms(x):
    """The norm of each row."""
    return sqrt(torch.sum(x * x, -1))
)"},
      {"maximum",
       {},
       {},
       R"(def maximum(a, b):
    """Of equal numbers the first, and so for the derivative."""
    return torch.where(b > a, b, a)
)"},
      {"minimum",
       {},
       {},
       R"(def minimum(a, b):
    """Of equal numbers the first, and so for the derivative."""
    return torch.where(b < a, b, a)
)"},
      {"mean",
       {},
       {},
       R"(def mean(x):
    """The mean of all entries; of none it is 0."""
    return torch.sum(x) / max(1, x.numel())
)"},
      {"layer_norm",
       {},
       {},
       R"(def layer_norm(x, eps=1e-6):
    """Along the last axis, with the biased variance."""
    x = x - x.mean(-1, keepdim=True)
    return x / torch.sqrt((x * x).mean(-1, keepdim=True) + eps)
)"},
      {"rms_norm",
       {},
       {},
       R"(def rms_norm(x, eps=1e-6):
    """Along the last axis."""
    return x / torch.sqrt((x * x).mean(-1, keepdim=True) + eps)
)"},
      {"l2_norm",
       {},
       {},
       R"(def l2_norm(x, eps=1e-6):
    """Along the last axis."""
    return x / torch.sqrt((x * x).sum(-1, keepdim=True) + eps)
)"},
      {"rope",
       {},
       {},
       R"(def rope(x, position, base=1e4):
    """Turns the interleaved pairs (x[2i], x[2i+1]) by position * base^(-2i/d)."""
    i = torch.arange(0, x.shape[-1], 2, dtype=x.dtype, device=x.device)
    angle = position * base ** (-i / x.shape[-1])
    c, s = torch.cos(angle), torch.sin(angle)
    a, b = x.unflatten(-1, (-1, 2)).unbind(-1)
    return torch.stack((a * c - b * s, b * c + a * s), -1).flatten(-2)
)"},
      {"rope_halves",
       {},
       {},
       R"(def rope_halves(x, position, base=1e4):
    """Turns the pairs (x[i], x[i+d/2]) by position * base^(-2i/d)."""
    i = torch.arange(0, x.shape[-1], 2, dtype=x.dtype, device=x.device)
    angle = position * base ** (-i / x.shape[-1])
    c, s = torch.cos(angle), torch.sin(angle)
    a, b = x.unflatten(-1, (2, -1)).unbind(-2)
    return torch.stack((a * c - b * s, b * c + a * s), -2).flatten(-2)
)"},
      {"newton_schulz",
       {"norm"},
       {},
       R"(def newton_schulz(G, steps=5):
    """Towards the nearest orthogonal matrix: the quintic iteration of Muon."""
    tall = G.shape[0] > G.shape[1]
    X = G.mT if tall else G
    X = X / (norm(X) + 1e-7)
    for _ in range(steps):
        A = X @ X.mT
        X = 3.4445 * X + (-4.775 * A + 2.0315 * (A @ A)) @ X
    return X.mT if tall else X
)"},
  };
  return table;
}

} // namespace

std::string tttc::torch::helperText(const std::set<std::string> &names,
                                    const std::set<std::string> &imports,
                                    const std::vector<Helper> &more) {
  std::vector<Helper> all = helpers();
  all.insert(all.end(), more.begin(), more.end());
  std::set<std::string> needed = names, lines = imports;
  for (size_t before = 0; before != needed.size();) {
    before = needed.size();
    for (const Helper &helper : all)
      if (needed.count(helper.name))
        needed.insert(helper.needs.begin(), helper.needs.end());
  }
  std::string text, first;
  for (const Helper &helper : all)
    if (needed.count(helper.name)) {
      lines.insert(helper.imports.begin(), helper.imports.end());
      text += std::string("\n\n") + helper.text;
    }
  for (const std::string &line : lines)
    first += line + "\n";
  return first + (first.empty() ? "" : "\n") + "import torch\n" + text;
}
