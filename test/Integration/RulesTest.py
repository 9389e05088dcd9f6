#===- RulesTest.py - The other rules against the interpreter --------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Small widths keep the interpreter quick; sequences are ragged for any chunk.
#
#===------------------------------------------------------------------------===#

from Support import IntegrationTest, main

BOTH = ("titans_linear", "retention_scalar", "linear_attention", "hebbian",
        "linear_attention_normalised", "comba", "delta_rule", "gated_delta_product",
        "gated_delta_rule", "gdn2", "gla", "kda", "momentum_delta", "oja", "rwkv7")
PRIMAL = ("longhorn",)
SIZES = ({"tokens": 70, "batch": 1, "heads": 2}, {"tokens": 3, "batch": 2, "heads": 1},
         {"tokens": 0})


class RulesTest(IntegrationTest):
    def agree(self, names, forms):
        for name in names:
            with self.subTest(layer=name):
                self.forms_agree(name, forms, {"dk": 24, "dv": 40}, SIZES)

    def test_both_forms(self):
        self.agree(BOTH, ("primal", "dual"))

    def test_primal_form(self):
        self.agree(PRIMAL, ("primal",))


if __name__ == "__main__":
    main()
