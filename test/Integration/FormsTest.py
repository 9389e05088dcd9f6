#===- FormsTest.py - Primal form = dual form = interpreter ----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The official inner layers at many sizes: widths that are and are not multiples of
# the vector length, mini-batches of 1 to 64, sequences shorter than a mini-batch.
#
#===------------------------------------------------------------------------===#

from Support import IntegrationTest, main


def sizes(b):
    """Ragged and short sequences, one without tokens, several sequences and heads."""
    return ({"tokens": 2 * b + b // 2 + 1, "batch": 1, "heads": 2},
            {"tokens": max(1, b - 1), "batch": 2, "heads": 1},
            {"tokens": 1, "batch": 2, "heads": 3},
            {"tokens": 0, "batch": 1, "heads": 2})


class FormsTest(IntegrationTest):
    def agree(self, name, cases):
        for d, b in cases:
            with self.subTest(layer=name, d=d, b=b):
                self.forms_agree(name, ("primal", "dual"), {"d": d, "b": b}, sizes(b))

    def test_linear(self):
        self.agree("ttt_linear", [(d, b) for d in (16, 64, 96) for b in (1, 4, 16, 64)])

    def test_mlp(self):
        self.agree("ttt_mlp", [(d, b) for d in (16, 64) for b in (1, 4, 16)] +
                   [(96, 1), (96, 16), (16, 64)])

    def test_widths_of_no_vector(self):
        self.agree("ttt_linear", [(5, 3), (1, 2), (33, 7)])
        self.agree("ttt_mlp", [(3, 5)])


if __name__ == "__main__":
    main()
