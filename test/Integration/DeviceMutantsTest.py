#===- DeviceMutantsTest.py - Injected errors are detected -----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# An error that the emulator and the comparison with the interpreter do not detect in a mutant
# would go unnoticed in a compiled kernel. In addition every barrier of a loop is reduced to one
# within each warp: this is detected, except for barriers that are known to order nothing else.
#
#===------------------------------------------------------------------------===#

import os
import re
import subprocess

from Device import ORDERS, DeviceCase, npz, rms, without_digest
from DeviceMutants import BAR, MUTANTS, PRODUCTS, RAGGED, RULE, SUMS, WHOLE, Mutant, place_of
from ptxloops import text_of
from Support import TTT_RUN, layer, limit_memory, main

# Three and a half mini-batches, of which the third is copied into the stage of the first; blocks
# have several warps.
TOKENS = 56


# Barriers of a loop that order only the lanes of each warp, by kernel. The compiler does not yet
# distinguish them. ttt_linear.f32: a warp multiplies only the gradients that it wrote itself.
OF_ONE_WARP = {"ttt_linear.f32": {6}}


class Kernel:
    """A shared object whose PTX can be changed: removed comments and spaces make room for longer
    text."""

    def __init__(self, test, name):
        self.test, (self.layer, dtype) = test, name.split(".")[:2]
        self.path = test.compile_for(self.layer, {}, f"--dtype={dtype}")
        # Always the same inputs: with some draws, 16-bit rounding hides a missing small product.
        self.inputs = test.inputs(self.layer, tokens=TOKENS, batch=1, heads=2, seed=1)
        reference = test.dir / f"{name}.reference.npz"
        test.call(TTT_RUN, layer(self.layer), "--interpret", "--inputs", self.inputs,
                  "--outputs", reference)
        self.reference = npz.read(reference)
        self.bytes = without_digest(self.path.read_bytes())
        begin = self.bytes.index(b"\n.version")
        self.begin = begin + 1
        self.end = self.bytes.index(b"\0", begin)
        self.text = re.sub(r"[ \t]*//[^\n]*", "", self.bytes[self.begin:self.end].decode())
        self.rounding = None
        self.rounding = self.errors(self.text, "0")
        test.assertIsInstance(self.rounding, dict, self.rounding)

    def write(self, text):
        """The kernel with this PTX."""
        dense = re.sub(r"\n[ \t]+", "\n", re.sub(r",[ \t\n]+", ",", text))
        code, room = dense.encode(), self.end - self.begin
        self.test.assertLessEqual(len(code), room, "no room for the change")
        changed = self.test.dir / "changed.so"
        changed.write_bytes(self.bytes[:self.begin] + code + b"\n" * (room - len(code)) +
                            self.bytes[self.end:])
        return changed

    def errors(self, text, order):
        """{array: its error} of the kernel with this PTX, or the emulator's message."""
        changed, outputs = self.write(text), self.test.dir / "changed.npz"
        result = subprocess.run(
            [TTT_RUN, layer(self.layer), "--inputs", self.inputs, "--outputs", outputs,
             f"--kernel={changed}"], capture_output=True, text=True, timeout=60,
            env=dict(os.environ, PTX_EMU_SCHEDULE_SEED=order), preexec_fn=limit_memory)
        if result.returncode != 0:
            # The emulator must have named a check: invalid PTX would prove nothing.
            self.test.assertRegex(result.stderr, r"\[[a-z]+(-[a-z]+)*\]")
            return result.stderr
        found = npz.read(outputs)
        return {name: rms([a - b for a, b in zip(found[name].values, array.values)]) /
                rms(array.values) for name, array in self.reference.items()}

    def notices(self, text):
        """True if one of the orders gives an error, or a larger difference than rounding does."""
        for order in ORDERS:
            errors = self.errors(text, order)
            if isinstance(errors, str) or any(not error <= 2 * self.rounding[name]
                                              for name, error in errors.items()):
                return True
        return False


class DeviceMutantsTest(DeviceCase):
    def test_every_mutant(self):
        kernels = {}
        for mutant in MUTANTS:
            with self.subTest(kernel=mutant.kernel, reason=mutant.reason):
                if mutant.kernel not in kernels:
                    kernels[mutant.kernel] = Kernel(self, mutant.kernel)
                kernel = kernels[mutant.kernel]
                changed = mutant.apply(kernel.text)
                self.assertNotEqual(changed, kernel.text)
                self.assertTrue(kernel.notices(changed), "nobody notices")

    def test_every_barrier(self):
        for name in (SUMS, PRODUCTS, RULE):
            kernel = Kernel(self, name)
            for place in (WHOLE, RAGGED):
                barriers = len(re.findall(BAR, text_of(kernel.text, place_of(kernel.text, name, place))))
                self.assertGreater(barriers, 0)
                # The ragged end is one iteration, whose first barrier orders copies if it has any.
                for nth in range(1 if place == WHOLE else 2, barriers + 1):
                    with self.subTest(kernel=name, place=place, nth=nth):
                        mutant = Mutant(name, "", BAR, "bar.warp.sync -1;", place, nth)
                        noticed = kernel.notices(mutant.apply(kernel.text))
                        self.assertEqual(noticed, nth not in OF_ONE_WARP.get(name, ()))


if __name__ == "__main__":
    main()
