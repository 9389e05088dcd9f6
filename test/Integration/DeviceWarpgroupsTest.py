#===- DeviceWarpgroupsTest.py - Warpgroup products ------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Kernels for sm_90a with --warpgroups=32, whose products are wgmma where mini-batches are long, on
# the emulated driver: against the interpreter, with measured limits (SixteenBits.h), and bit by bit
# against the same kernel for a GPU without wgmma. The emulator checks fences between threads'
# writes and warpgroups' reads, and that no register of a product is accessed before the
# wait; injected errors in both are detected.
#
#===------------------------------------------------------------------------===#

import os
import re
import subprocess

from Device import (CAPABILITIES, ORDERS, DeviceCase, device_for, dim_flags,
                    without_digest)
from Support import SEED, TTT_RUN, TTTC, layer, limit_memory, main

# (layer, constants, type, further flags); 75 tokens are one or two mini-batches and a part of one.
KERNELS = [("ttt_linear", {"d": 64, "b": 32}, "bf16", []),
           ("ttt_linear", {"d": 64, "b": 64}, "f16", []),
           ("ttt_mlp", {"d": 32, "b": 32}, "bf16", []),
           ("delta_rule", {"dk": 64, "dv": 128}, "bf16", ["--chunk=32"])]
TRAINED = [("ttt_linear", {"d": 64, "b": 32}, "f16", []),
           ("gated_delta_rule", {"dk": 64, "dv": 128}, "bf16", ["--chunk=32"])]
TOKENS = 75
TIMES, DRAWS = 3, 16
PRODUCT = r"(wgmma\.mma_async\S+ \{[^}]*\},\s*\{[^}]*\},\s*)(%\w+)(,\s*1,\s*1,\s*1,\s*)([01]);"
# A pattern, its replacement, and the emulator's name of the check; None if only results differ.
MISTAKES = [
    ("a write is not shown to warpgroups", r"fence\.proxy\.async\.shared::cta;", "", "proxy-fence"),
    ("registers are not handed over", r"wgmma\.fence\.sync\.aligned;", "", "wgmma-fence"),
    ("nobody waits", r"wgmma\.wait_group\.sync\.aligned 0;",
     "wgmma.wait_group.sync.aligned 1;", "wgmma-in-flight"),
    ("columns for terms", PRODUCT, lambda m: f"{m[1]}{m[2]}{m[3]}{1 - int(m[4])};", None),
    ("both steps read the first terms", PRODUCT + r"(\s*)" + PRODUCT,
     lambda m: m[0][:m.end(6) - m.start()] + m[2] + m[0][m.end(7) - m.start():], None),
]


class DeviceWarpgroupsTest(DeviceCase):
    def narrow(self, name, arrays, dtype):
        path = self.dir / f"{arrays.stem}.{dtype}.npz"
        self.arrays("narrow", layer(name), arrays, path, f"--dtype={dtype}")
        return path

    def prepare(self, name, dims, dtype):
        inputs = self.inputs(name, dims, batch=1, heads=2, tokens=TOKENS)
        return self.narrow(name, inputs, dtype)

    def kernel(self, name, dims, dtype, target, *flags, emit="so"):
        path = self.dir / f"{name}.{dtype}.{target}.{emit}"
        warpgroups = ["--warpgroups=32"] if target == "sm_90a" else []
        self.call(TTTC, layer(name), f"--emit={emit}", "-o", path, f"--target={target}",
                  f"--dtype={dtype}", *warpgroups, *dim_flags(dims), *flags, timeout=120)
        return path

    def run_on(self, target, name, kernel, inputs, dims):
        with device_for(target):
            return self.run_kernel(name, kernel, inputs, dims=dims, to=f"{kernel.stem}.npz")

    def agree(self, name, dims, dtype, inputs, outputs, *flags):
        self.arrays("check-narrow", layer(name), inputs, outputs, f"--dtype={dtype}",
                    f"--times={TIMES}", f"--draws={DRAWS}", f"--seed={SEED}", *flags,
                    *dim_flags(dims))

    def has_products(self, kernel):
        self.assertRegex(kernel.read_bytes().decode("latin1"), r"wgmma\.mma_async")

    def test_outputs(self):
        for name, dims, dtype, flags in KERNELS:
            with self.subTest(layer=name, dims=dims, dtype=dtype):
                inputs = self.prepare(name, dims, dtype)
                kernel = self.kernel(name, dims, dtype, "sm_90a", *flags)
                self.has_products(kernel)
                outputs = self.run_on("sm_90a", name, kernel, inputs, dims)
                self.agree(name, dims, dtype, inputs, outputs, "--limit=2e-6")
                other = self.kernel(name, dims, dtype, "sm_80", *flags)
                self.assertEqual(outputs.read_bytes(),
                                 self.run_on("sm_80", name, other, inputs, dims).read_bytes())

    def test_gradients(self):
        for name, dims, dtype, flags in TRAINED:
            with self.subTest(layer=name, dims=dims, dtype=dtype):
                inputs = self.prepare(name, dims, dtype)
                cotangents = self.narrow(name, self.cotangents(name, inputs, dims), dtype)
                kernel = self.kernel(name, dims, dtype, "sm_90a", "--backward", *flags)
                self.has_products(kernel)
                with device_for("sm_90a"):
                    gradients = self.backward(name, kernel, inputs, cotangents, dims=dims)
                self.agree(name, dims, dtype, inputs, gradients, "--limit=5e-6",
                           f"--cotangents={cotangents}")

    def test_mistakes_are_noticed(self):
        name, dims, dtype = "ttt_linear", {"d": 64, "b": 32}, "bf16"
        inputs = self.prepare(name, dims, dtype)
        kernel = self.kernel(name, dims, dtype, "sm_90a")
        good = self.run_on("sm_90a", name, kernel, inputs, dims).read_bytes()
        for reason, pattern, replacement, error in MISTAKES:
            with self.subTest(mistake=reason):
                text = without_digest(kernel.read_bytes()).decode("latin1")
                changed = re.sub(pattern, replacement, text)
                self.assertNotEqual(changed, text)
                self.assertLessEqual(len(changed), len(text), "no room for the change")
                # Pad at the end of the PTX, so that everything else keeps its offset.
                end = changed.index("\0", changed.index("\n.version"))
                changed = changed[:end] + "\n" * (len(text) - len(changed)) + changed[end:]
                wrong = self.dir / "wrong.so"
                wrong.write_bytes(changed.encode("latin1"))
                self.assertTrue(self.is_noticed(name, wrong, inputs, dims, good, error))

    def is_noticed(self, name, kernel, inputs, dims, good, error):
        """True if the emulator's check `error`, or another result, detects the mistake in one of
        the orders of warps."""
        for order in ORDERS:
            outputs = self.dir / "wrong.npz"
            result = subprocess.run(
                [TTT_RUN, layer(name), "--inputs", inputs, "--outputs", outputs,
                 f"--kernel={kernel}", *dim_flags(dims)], capture_output=True, text=True,
                timeout=120, preexec_fn=limit_memory,
                env=dict(os.environ, PTX_EMU_SCHEDULE_SEED=order, PTX_EMU_CAPABILITY=CAPABILITIES["sm_90a"]))
            if error is None and result.returncode == 0 and outputs.read_bytes() != good:
                return True
            if error and f"[{error}]" in result.stderr:
                return True
        return False


if __name__ == "__main__":
    main()
