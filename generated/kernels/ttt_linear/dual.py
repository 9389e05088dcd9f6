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


def padded(x, start, count, n):
    """`count` rows from `start` on, then copies of the last one: n in all."""
    return x[start + torch.arange(n, device=x.device).clamp(max=count - 1)]


def starts(first, count, n):
    """The first tokens of the mini-batches of n, the last of which may be shorter."""
    return [first + n * i for i in range((count + n - 1) // n)]


def gathered(rows, count):
    """The `count` rows of all mini-batches in the order of the sequence."""
    return torch.stack([rows[start] for start in sorted(rows)]).flatten(0, 1)[:count]


def kept_rows(x, keep):
    """Zero where `keep`, a number per row, is false."""
    return torch.where(keep.reshape(-1, *(1,) * (x.ndim - 1)), x, 0)


def valid_rows(x, count):
    """Zero from row `count` on."""
    return kept_rows(x, torch.arange(len(x), device=x.device) < count)


def ttt_linear(q, k, v, lr, gamma, beta, tok, W1, b1):
    """ttt_linear, all tokens of a mini-batch at once.

    Written by `tttc --emit=torch --form=dual` from ttt_linear.ttt.
    B sequences, H heads, T >= 1 tokens:

      q, k, v: [B, H, T, d]
      lr: [B, H, T]
      gamma, beta: [H, d]
      tok: [b]
      W1: [H, d, d] or [B, H, d, d]
      b1: [H, d] or [B, H, d]

    Returns a dict: `out`, what the states are after the last token, and probes.
    """
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
    W1 = W1.expand(B, heads, *W1.shape[-2:])
    b1 = b1.expand(B, heads, *b1.shape[-1:])

    def head(q, k, v, lr, gamma, beta, tok, W1, b1):  # one head of one sequence
        # _b: rows of one mini-batch; z: a row per token, s: a number, A: one per pair
        out = {}
        for start in starts(0, T, 4):  # mini-batches of 4 tokens
            count = min(4, T - start)
            q_b = padded(q, start, count, 4)
            k_b = padded(k, start, count, 4)
            v_b = padded(v, start, count, 4)
            lr_b = padded(lr, start, count, 4)
            # f = start - tok[t % b] * acc
            s1 = padded(tok, 0, count, 4) * -1
            # return x + gamma * layer_norm(x @ W1 + b1) + beta
            z1 = k_b @ W1 + b1[None]
            z2 = z1 - (z1.sum(1) * (1 / 16))[:, None]
            s2 = torch.rsqrt((z2 * z2).sum(1) * (1 / 16) + 1e-06)
            z3 = s2[:, None]
            # loss(f) = 0.5 * sum((f(k) - v)^2)
            z4 = k_b + gamma[None] * (z2 * z3) + beta[None] - v_b
            # return x + gamma * layer_norm(x @ W1 + b1) + beta
            z5 = z4 * gamma[None]
            s3 = (z5 * z2).sum(1) * -0.5 * (s2 * (s2 * s2)) * (1 / 16)
            z6 = z5 * z3 + s3[:, None] * z2 * 2 + (-(z5.sum(1) * s2) * (1 / 16))[:, None]
            z7 = z6 * valid_rows(lr_b, count)[:, None]
            z8 = torch.tril((q_b @ k_b.mT + 1) * s1[:, None]) @ z7
            z9 = q_b @ W1 + b1[None] + z8
            z10 = z9 - (z9.sum(1) * (1 / 16))[:, None]
            s4 = torch.rsqrt((z10 * z10).sum(1) * (1 / 16) + 1e-06)
            z11 = q_b + gamma[None] * (z10 * s4[:, None]) + beta[None]
            w1 = s1[count - 1]
            out[start] = z11
            W1, b1 = W1 + k_b.mT @ (z7 * w1), b1 + z7.sum(0) * w1
        out = gathered(out, T)
        return {"W1_final": W1, "b1_final": b1, "out": out}

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
