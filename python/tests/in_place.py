# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers whose results read initial states that final ones may overwrite."""

BODIES = {
    "another state gets it": "each token { out = f(q) + k }\n  B = A\n  A = 2 * A",
    "exchanged": "each token { out = f(q) + k }\n  u = A\n  w = B\n  A = w\n  B = u",
    "a product with itself": "each token { out = f(q) + k }\n  A = A @ A + B",
    "a probe of it": "probe p = f\n  each token {\n    A = A + outer(k, q)\n    out = f(q)\n  }",
    "kept beside": "s = f\n  each token {\n    A = A + outer(k, q)\n    out = f(q) + s(q)\n  }",
    "a probe of what is kept": "s = f\n  each token {\n    A = A + outer(k, q)\n    out = f(q)\n  }\n  probe p = s",
    "added again": "u = f\n  each token {\n    A = A + outer(k, q)\n    out = f(q)\n  }\n  f = f + u",
    "mixed in": "s = f\n  every 2 {\n    each token { out = f(q) + k }\n    f = 0.5 * f + 0.5 * s\n  }",
}


def text_of(body):
    return f"""layer inplace(d = 4) {{
  token q, k : [d]
  learner f(x) {{
    state A, B : [d, d]
    return x @ A + x @ B
  }}
  {BODIES[body]}
}}
"""
