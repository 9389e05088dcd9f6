import operator

import torch


def expect(name, x, like, axes, *shapes):
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


class Learner:
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


def each(op, *values):
    """`op`, state by state; what is no learner value goes with every state."""
    f = next(value for value in values if isinstance(value, Learner))

    def part(value, state):
        return value._states[state] if isinstance(value, Learner) else value

    states = {state: op(*(part(value, state) for value in values)) for state in f._states}
    return Learner(f._call, **states)


def filled(f, value):
    """A value of f's learner with one number everywhere."""
    return each(lambda state: torch.full_like(state, value), f)


def grad(loss, f, *rest):
    """d loss(f, *rest) / d f, one array per state; all else is constant for it."""
    slopes = torch.func.grad(lambda states: loss(Learner(f._call, **states), *rest))(f._states)
    return Learner(f._call, **slopes)


def groups(tokens, n):
    """The tokens, n at a time; the last group may be shorter."""
    return [tokens[i : i + n] for i in range(0, len(tokens), n)]


def stack(rows):
    """Entries by token, group or round, in that order."""
    return torch.stack([rows[i] for i in sorted(rows)])


def layer_norm(x, eps=1e-6):
    """Along the last axis, with the biased variance."""
    x = x - x.mean(-1, keepdim=True)
    return x / torch.sqrt((x * x).mean(-1, keepdim=True) + eps)


def ttt_linear(q, k, v, lr, gamma, beta, tok, W1, b1):
    """ttt_linear, token by token, as it is defined.

    Written by `tttc --emit=torch --form=primal` from ttt_linear.ttt.
    B sequences, H heads, T >= 1 tokens:

      q, k, v: [B, H, T, d]
      lr: [B, H, T]
      gamma, beta: [H, d]
      tok: [b]
      W1: [H, d, d] or [B, H, d, d]
      b1: [H, d] or [B, H, d]

    Returns a dict: `out`, what the states are after the last token, and probes.
    """
    b = 4
    expect("q", q, q, "[B, H, T, d]", (None, None, None, 16))
    B, heads, T = q.shape[:3]
    if B == 0 or heads == 0 or T == 0:
        raise ValueError("expected a sequence, a head and a token at least, found "
                         f"{B} sequences, {heads} heads, {T} tokens")
    expect("k", k, q, "[B, H, T, d]", (B, heads, T, 16))
    expect("v", v, q, "[B, H, T, d]", (B, heads, T, 16))
    expect("lr", lr, q, "[B, H, T]", (B, heads, T))
    expect("gamma", gamma, q, "[H, d]", (heads, 16))
    expect("beta", beta, q, "[H, d]", (heads, 16))
    expect("tok", tok, q, "[b]", (4,))
    expect("W1", W1, q, "[H, d, d] or [B, H, d, d]", (heads, 16, 16), (B, heads, 16, 16))
    expect("b1", b1, q, "[H, d] or [B, H, d]", (heads, 16), (B, heads, 16))
    tokens = range(T)
    W1 = W1.expand(B, heads, *W1.shape[-2:])
    b1 = b1.expand(B, heads, *b1.shape[-1:])

    def head(q, k, v, lr, gamma, beta, tok, W1, b1):  # one head of one sequence
        # f holds W1: [d, d], b1: [d]
        def call_f(self, x):
            return x + gamma * layer_norm(x @ self.W1 + self.b1) + beta

        def loss(f, t):  # the inner loss
            return 0.5 * torch.sum((f(k[t]) - v[t])**2)

        out = {}
        f = Learner(call_f, W1=W1, b1=b1)
        for group in groups(tokens, b):  # mini-batches of b tokens
            start = f  # a copy: f at the mini-batch start
            acc = filled(f, 0)  # lives for one mini-batch
            for t in group:
                acc = acc + lr[t] * grad(loss, start, t)
                f = start - tok[t % b] * acc
                out[t] = f(q[t])  # below the update: token t sees its own update
        return {"out": stack(out), "W1_final": f.W1, "b1_final": f.b1}

    over_heads = torch.vmap(head, (0, 0, 0, 0, 0, 0, None, 0, 0))
    over_batch = torch.vmap(over_heads, (0, 0, 0, 0, None, None, None, 0, 0))
    return over_batch(q, k, v, lr, gamma, beta, tok, W1, b1)


def initial_values(heads, generator=None, dtype=None, device=None):
    """Where training begins: a dict of the arguments whose `init` the layer gives."""

    def empty(shape):
        return torch.empty(shape, dtype=dtype, device=device)

    return {
        "gamma": empty((heads, 16)).fill_(1),
        "beta": empty((heads, 16)).fill_(0),
        "tok": empty((4,)).fill_(1),
        "W1": empty((heads, 16, 16)).normal_(0, 0.02, generator=generator),
        "b1": empty((heads, 16)).fill_(0),
    }
