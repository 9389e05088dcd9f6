import torch


def padded(x, start, count, n):
    """`count` rows from `start` on, then copies of the last one: n in all."""
    rows = x[start : start + count]
    return torch.cat([rows, rows[-1:].expand(n - count, *rows.shape[1:])])


def gathered(rows):
    """The rows of all mini-batches in the order of the sequence."""
    return torch.cat([rows[start] for start in sorted(rows)])


def valid_rows(x, count):
    """Zero from row `count` on."""
    return torch.cat([x[:count], torch.zeros_like(x[count:])])


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
    B, heads, T = q.shape[:3]
    W1 = W1.expand(B, heads, *W1.shape[-2:])
    b1 = b1.expand(B, heads, *b1.shape[-1:])

    def head(q, k, v, lr, gamma, beta, tok, W1, b1):  # one head of one sequence
        # _b: rows of one mini-batch; z: a row per token, s: a number, A: one per pair
        out = {}
        for start in range(0, T, 4):  # mini-batches of 4 tokens
            count = min(4, T - start)
            q_b = padded(q, start, count, 4)
            k_b = padded(k, start, count, 4)
            v_b = padded(v, start, count, 4)
            lr_b = padded(lr, start, count, 4)
            s1 = tok * -1
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
            out[start] = z11[:count]
            W1, b1 = W1 + k_b.mT @ (z7 * w1), b1 + z7.sum(0) * w1
        out = gathered(out)
        return {"W1_final": W1, "b1_final": b1, "out": out}

    over_heads = torch.vmap(head, (0, 0, 0, 0, 0, 0, None, 0, 0))
    over_batch = torch.vmap(over_heads, (0, 0, 0, 0, None, None, None, 0, 0))
    return over_batch(q, k, v, lr, gamma, beta, tok, W1, b1)
