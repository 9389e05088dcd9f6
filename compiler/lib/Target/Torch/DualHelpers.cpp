//===- DualHelpers.cpp - Python helpers of the dual form ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of the ttt dialect, by the formulas in TTTOps.td.
//
//===----------------------------------------------------------------------===//

#include "Writer.h"

using namespace tttc;

std::vector<torch::Helper> tttc::dualHelpers() {
  return {
      {"padded",
       {},
       {},
       R"(def padded(x, start, count, n):
    """`count` rows from `start` on, then copies of the last one: n in all."""
    return x[start + torch.arange(n, device=x.device).clamp(max=count - 1)]
)"},
      {"starts",
       {},
       {},
       R"(def starts(first, count, n):
    """The first tokens of the mini-batches of n, the last of which may be shorter."""
    return [first + n * i for i in range((count + n - 1) // n)]
)"},
      {"gathered",
       {},
       {},
       R"(def gathered(rows, count):
    """The `count` rows of all mini-batches in the order of the sequence."""
    return torch.stack([rows[start] for start in sorted(rows)]).flatten(0, 1)[:count]
)"},
      {"kept_rows",
       {},
       {},
       R"(def kept_rows(x, keep):
    """Zero where `keep`, a number per row, is false."""
    return torch.where(keep.reshape(-1, *(1,) * (x.ndim - 1)), x, 0)
)"},
      {"valid_rows",
       {"kept_rows"},
       {},
       R"(def valid_rows(x, count):
    """Zero from row `count` on."""
    return kept_rows(x, torch.arange(len(x), device=x.device) < count)
)"},
      {"shift_rows",
       {},
       {},
       R"(def shift_rows(x, first):
    """Each row as it was one token earlier."""
    return torch.stack([first, *x[:-1]])
)"},
      {"delayed",
       {"kept_rows"},
       {},
       R"(def delayed(x, by):
    """Each row as it was `by` tokens earlier, or will be later; zero where there is none."""
    source = torch.arange(len(x), device=x.device) - by
    return kept_rows(x.roll(by, 0), (source >= 0) & (source < len(x)))
)"},
      {"rotate_pairs",
       {},
       {},
       R"(def rotate_pairs(x):
    """(x[2i], x[2i+1]) becomes (-x[2i+1], x[2i])."""
    return torch.stack((-x[..., 1::2], x[..., 0::2]), -1).flatten(-2)
)"},
      {"rotate_halves",
       {},
       {},
       R"(def rotate_halves(x):
    """(x[i], x[i+n/2]) becomes (-x[i+n/2], x[i])."""
    a, b = x.chunk(2, -1)
    return torch.stack((-b, a), -2).flatten(-2)
)"},
      {"tril_of_rows",
       {},
       {},
       R"(def tril_of_rows(x, diagonal=0):
    """The lower triangle of the first two axes."""
    return torch.tril(x.movedim((0, 1), (-2, -1)), diagonal).movedim((-2, -1), (0, 1))
)"},
      {"tril_solve",
       {},
       {},
       R"(def tril_solve(A, rows):
    """w[t] = rows[t] + sum_{s < t} A[t, s] w[s]"""
    return torch.linalg.solve_triangular(
        -torch.tril(A, -1), rows, upper=False, unitriangular=True
    )
)"},
      {"transposed_tril_solve",
       {},
       {},
       R"(def transposed_tril_solve(A, rows):
    """w[s] = rows[s] + sum_{t > s} A[t, s] w[t]"""
    return torch.linalg.solve_triangular(
        -torch.tril(A, -1).mT, rows, upper=True, unitriangular=True
    )
)"},
      {"gated_tril_solve",
       {},
       {},
       R"(def gated_tril_solve(A, rows, gate):
    """w[t] = rows[t] + gate[t] * sum_{s < t} A[t, s] w[s]"""
    w = []
    for t in range(len(rows)):
        w.append(rows[t] + gate[t] * sum(A[t, s] * w[s] for s in range(t)))
    return torch.stack(w)
)"},
      {"decayed_products",
       {},
       {},
       R"(def decayed_products(rows, columns, gate, strict=False):
    """sum_i rows[t, i] columns[s, i] prod_{s < j <= t} gate[j, i]; strict: j < t."""
    decayed, out = torch.zeros_like(columns), []
    tokens = torch.arange(len(rows), device=rows.device)
    for t in range(len(rows)):
        before = decayed
        decayed = torch.where((tokens == t)[:, None], columns, gate[t] * decayed)
        out.append((before if strict else decayed) @ rows[t])
    return torch.stack(out)
)"},
      {"decayed_rows",
       {},
       {},
       R"(def decayed_rows(rows, gate, count):
    """rows[s, i] prod_{s < j < count} gate[j, i] for s < count, then zero."""
    decayed = torch.zeros_like(rows)
    tokens = torch.arange(len(rows), device=rows.device)
    valid = (tokens < count)[:, None]
    rows, gate = torch.where(valid, rows, 0), torch.where(valid, gate, 1)
    for t in range(len(rows)):
        decayed = torch.where((tokens == t)[:, None], rows, gate[t] * decayed)
    return decayed
)"},
      {"recurrence",
       {},
       {},
       R"(def recurrence(carried, sources, M, N):
    """c_i <- sum_j M[i, j][t] c_j + sum_l N[i, l][t] x_l[t], token by token.

    Returns A_ij and L_il with c_i[t] = sum_j A_ij[t] c_j[start] + sum_ls L_il[t, s] x_l[s].
    """
    gate = next(iter({**M, **N}.values()))
    zero = torch.zeros_like(gate)
    unit = torch.eye(len(gate), dtype=gate.dtype, device=gate.device)
    unit = unit.reshape(len(gate), len(gate), *(1,) * (gate.ndim - 1))
    ids, sources = range(carried), range(sources)
    A = {(i, j): zero[0] + (i == j) for i in ids for j in ids}
    L = {(i, l): zero for i in ids for l in sources}
    rows = {key: [] for key in [*(("A", *ij) for ij in A), *(("L", *il) for il in L)]}
    for t in range(len(gate)):

        def before(X, i, l, nothing):
            return sum((M[i, j][t] * X[j, l] for j in ids if (i, j) in M), nothing)

        A = {(i, j): before(A, i, j, zero[0]) for i, j in A}
        L = {(i, l): before(L, i, l, zero) + N.get((i, l), zero)[t] * unit[t] for i, l in L}
        for kind, X in (("A", A), ("L", L)):
            for ij in X:
                rows[(kind, *ij)].append(X[ij])
    return [torch.stack(of_token) for of_token in rows.values()]
)"},
      {"inserted",
       {},
       {},
       R"(def inserted(source, dest, axis, *slices):
    """`dest` with `source` at the slices, the first of them along `axis`."""
    first, *rest = slices
    if rest:
        part = dest[(slice(None),) * axis + (first,)]
        source = inserted(source, part, axis + 1, *rest)
    return torch.slice_scatter(dest, source, axis, first.start, first.stop, first.step)
)"},
  };
}
