#===- SegmentsTest.py - Kernels compiled for segments --------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# `--segments` makes starts inputs: whole sequences, which start as the text says, are what they are
# without it, with their gradients. Random programs run segments, python/tests/test_context.py their
# maps.
#
#===------------------------------------------------------------------------===#

import re
import subprocess

from Support import TTT_RUN, IntegrationTest, layer, limit_memory, main, small_dims

# A matrix, factors, two states; rates by the place in a mini-batch, not affine.
NAMES = "gated_delta_rule", "gla", "longhorn", "titans_linear", "ttt_linear", "two_learners"
REFUSED = re.compile(r"\.ttt:\d+:\d+: error: .+\n.+\n +\^")


class SegmentsTest(IntegrationTest):
    def run_whole(self, name, *flags):
        dims = [f"--dim={key}={value}" for key, value in small_dims(layer(name).read_text()).items()]
        words = [TTT_RUN, layer(name), "--random=3", "--tokens=19", "--check", "--segments", *dims, *flags]
        return subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
                              preexec_fn=limit_memory)

    def test_whole_sequences(self):
        for name in NAMES:
            for flags in (("--dtype=f64", "--tolerance=1e-11", "--backward"), ("--form=primal",)):
                with self.subTest(name=name, flags=flags):
                    result = self.run_whole(name, *flags)
                    self.assertEqual(result.returncode, 0, result.stderr)
                    self.assertIn("relative RMS error", result.stdout)

    def test_refused(self):
        """Later tokens, positions, several stages, and starts that are no state's."""
        for name in ("lact", "adamw", "layer_ttt_linear", "row_norm", "bidirectional"):
            with self.subTest(name=name):
                result = self.run_whole(name)
                self.assertNotEqual(result.returncode, 0)
                self.assertRegex(result.stderr, REFUSED)


main()
