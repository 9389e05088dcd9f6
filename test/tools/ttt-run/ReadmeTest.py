#===- ReadmeTest.py - The arrays that README makes -----------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Its Python is run as it stands there, with something in NumPy's place where there is none.
#
#===------------------------------------------------------------------------===#

import os
import re
import sys
import types

from Support import HERE, ToolTest, filled, main, read_npz, write_npz

ROOT = HERE.parents[2]


def numpy_or_like():
    try:
        import numpy
        return numpy
    except ImportError:
        normal = types.SimpleNamespace(normal=lambda mean, deviation, shape: filled(*shape))
        return types.SimpleNamespace(random=normal, savez=lambda path, **arrays: write_npz(
            path, arrays))


class ReadmeTest(ToolTest):
    def setUp(self):
        super().setUp()
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(self.dir)

    def test_arrays(self):
        code = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
        sys.modules.setdefault("numpy", numpy_or_like())
        exec(code, {})
        run = (ROOT / "dsl/examples/ttt_linear.ttt", "--interpret", "--inputs", "in.npz")
        for options, expected in (
                (("--outputs", "out.npz"), {"out": (2, 4, 48, 64), "W1_final": (2, 4, 64, 64),
                                            "b1_final": (2, 4, 64)}),
                (("--backward", "--cotangents", "d.npz", "--outputs", "gradients.npz"),
                 {"d_q": (2, 4, 48, 64), "d_tok": (16,), "d_W1": (4, 64, 64)})):
            result = self.call(*run, *options)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            written = read_npz(options[-1])
            for name, shape in expected.items():
                self.assertEqual(written[name].shape, shape, name)
                self.assertTrue(any(written[name].values), name)


if __name__ == "__main__":
    main()
