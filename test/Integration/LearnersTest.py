#===- LearnersTest.py - Unpublished learners and optimizers ---------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The programs of Inputs: constructs that no example has, in every form that exists.
#
#===------------------------------------------------------------------------===#

import re

from Support import IntegrationTest, layer, main

SIZES = ({"tokens": 21, "batch": 1, "heads": 2}, {"tokens": 5, "batch": 2, "heads": 1},
         {"tokens": 0})


class LearnersTest(IntegrationTest):
    def agree(self, name, forms=("primal", "dual"), **dims):
        self.forms_agree(name, forms, dims, SIZES)

    def test_deep_tied(self):
        self.agree("deep_tied")

    def test_names_of_symbols(self):
        """Layers with the names of the runtime's and the linker's own symbols."""
        for name in ("tttc_module", "tttc_kernel_tttc_module", "_GLOBAL_OFFSET_TABLE_", "_init"):
            path = self.dir / f"{name}.ttt"
            text = layer("odd_losses").read_text()
            path.write_text(re.sub(r"layer odd_losses\b", f"layer {name}", text))
            self.forms_agree(path, ("primal",), {}, SIZES[1:2])

    def test_momentum_mlp(self):
        self.agree("momentum_mlp")

    def test_read_first(self):
        self.agree("read_first")

    def test_constant_fills(self):
        self.agree("constant_fills", ("primal", "auto"))

    def test_residual(self):
        self.agree("residual", ("primal", "auto"))

    def test_odd_losses(self):
        self.agree("odd_losses")

    def test_blended(self):
        self.agree("blended")

    def test_scaled_momentum(self):
        self.agree("scaled_momentum", ("primal", "auto"))

    def test_two_passes(self):
        self.agree("two_passes", ("primal", "auto"))

    def test_copied_learner(self):
        self.agree("copied_learner", ("primal", "auto"))

    def test_copied_values(self):
        self.agree("copied_values", ("primal", "auto"))

    def test_chained_values(self):
        self.agree("chained_values", ("primal", "auto"))

    def test_combined(self):
        self.agree("combined")

    def test_saturated(self):
        self.agree("saturated")

    def test_running_sums(self):
        self.agree("running_sums")

    def test_accelerated(self):
        self.agree("accelerated")

    def test_other_period(self):
        self.agree("other_period", ("primal", "auto"))

    def test_two_loops(self):
        self.agree("two_loops", ("primal", "dual"))

    def test_nested_groups(self):
        self.agree("nested_groups", ("primal",))
        self.agree("deep_groups")

    def test_last_tokens(self):
        self.agree("window", ("primal", "auto"))

    def test_errors(self):
        """Rows that read the state they update: differences, quotients, two per token."""
        self.agree("divided_errors")
        self.agree("two_errors")

    def test_window_views(self):
        self.agree("window_views", ("primal",))

    def test_solved(self):
        """Rows that read the state they update."""
        self.agree("delta_bias")
        self.agree("delta_scaled")

    def test_convolutions_of_many_taps(self):
        self.agree("long_conv")

    def test_what_is_read_back(self):
        self.agree("read_back", ("primal", "auto"))

    def test_signs_and_quotients(self):
        self.agree("quotients")

    def test_probes_of_groups(self):
        self.agree("group_probes")

    def test_gates_per_channel(self):
        self.agree("gated_keys")
        self.agree("gated_values")

    def test_rank_one(self):
        self.agree("rank_one")

    def test_scaled_by_the_reader(self):
        self.agree("scaled_read")
        self.agree("scaled_outside", ("dual",))  # a loop that only maps tokens has one form

    def test_learner_values(self):
        self.agree("learner_values", ("primal", "auto"))

    def test_two_speeds(self):
        """The rows that one learner reads of the other are solved first."""
        self.agree("two_speeds", ("primal", "dual"))

    def test_entries_by_time(self):
        self.agree("entries_by_time", ("primal", "auto"))

    def test_short_sequence(self):
        self.agree("short_sequence")

    def test_ragged_norms(self):
        self.agree("ragged_norms")

    def test_one_element(self):
        self.agree("one_element", ("primal",))

    def test_transposes(self):
        self.agree("transposes", ("primal", "auto"))

    def test_rows_of_all_heads_beside_values_of_one(self):
        self.agree("joined_beside", heads=2)

    def test_stored(self):
        """Stored tokens, in one tile and in several."""
        sizes = SIZES + ({"tokens": 64}, {"tokens": 130, "batch": 1, "heads": 1})
        for name in ("stored_window", "stored_scaled", "stored_beside", "stored_predictions", "stored_twice",
                     "two_queries", "read_of_reads"):
            with self.subTest(layer=name):
                self.forms_agree(name, ("primal", "auto"), {}, sizes)

    def test_values_of_other_tokens(self):
        """In functions and learners, and with taps that the program computes."""
        self.agree("called_shifts")
        self.agree("shifted_learner")
        self.agree("learned_taps", ("primal", "auto"))  # one column of the taps comes from a state

    def test_fresh_rows(self):
        self.agree("fresh_rows", ("primal", "auto"))

    def test_many_sums(self):
        """Compiles within the time limit."""
        self.agree("many_sums", ("primal", "auto"))

    def test_reversed(self):
        self.agree("backwards", ("primal", "auto"))
        self.agree("there_and_back", ("primal", "auto"))

    def test_clipped(self):
        self.agree("clipped", ("primal",))


if __name__ == "__main__":
    main()
