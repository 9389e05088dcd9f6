#===- CpuLevelsTest.py - One kernel file for several CPUs -----------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# `--target-cpu=CPU,CPU,...`: the runtime takes the kernel for the best of the CPUs. Emulated
# machines show which: a kernel gives the same bits whether it is alone in its file or not, and one
# with fused products other bits than one without. Skipped where there is no qemu-x86_64.
#
#===------------------------------------------------------------------------===#

import platform
import shutil
import subprocess
import sys

from Support import TTTC, TTT_RUN, IntegrationTest, layer, main

SKIPPED = 77
# A level, and a machine of qemu that has it and not the next one.
LEVELS = {"x86-64-v2": "Nehalem", "x86-64-v3": "Haswell"}
DIMS = {"d": 16, "b": 8}


class CpuLevelsTest(IntegrationTest):
    def compiled(self, cpus, *options):
        kernel = self.dir / f"{cpus}.so"
        self.call(TTTC, layer("ttt_linear"), f"--target-cpu={cpus}", *options, "-o", kernel,
                  *self.flags(DIMS))
        return kernel

    def flags(self, dims):
        return [f"--dim={name}={value}" for name, value in dims.items()]

    def run_on(self, machine, kernel, inputs, outputs, *options):
        # Emulated programs map their memory at once: no limit of it.
        command = ["qemu-x86_64", "-cpu", machine, TTT_RUN, layer("ttt_linear"), f"--kernel={kernel}",
                   f"--inputs={inputs}", f"--outputs={outputs}", *options]
        return subprocess.run([*map(str, command), *self.flags(DIMS)], capture_output=True, text=True,
                              timeout=100)

    def outputs(self, machine, kernel, inputs):
        outputs = self.dir / "out.npz"
        done = self.run_on(machine, kernel, inputs, outputs)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.check("ttt_linear", inputs, outputs, dims=DIMS)
        return outputs.read_bytes()

    def test_takes_the_best(self):
        inputs = self.inputs("ttt_linear", DIMS)
        # In any order.
        together = self.compiled("x86-64-v2,x86-64-v4,x86-64-v3")
        alone = {cpu: self.compiled(cpu) for cpu in LEVELS}
        found = {cpu: self.outputs(machine, together, inputs) for cpu, machine in LEVELS.items()}
        for cpu, machine in LEVELS.items():
            self.assertEqual(found[cpu], self.outputs(machine, alone[cpu], inputs), cpu)
        self.assertNotEqual(*found.values())

    def test_needs_one_of_them(self):
        inputs = self.inputs("ttt_linear", DIMS)
        done = self.run_on("Nehalem", self.compiled("x86-64-v4,x86-64-v3"), inputs, self.dir / "out.npz")
        self.assertEqual(done.returncode, 1)
        # The message is about the kernel for the least demanding CPU.
        self.assertIn("kernel 'ttt_linear' needs the CPU feature 'lzcnt', which this machine lacks",
                      done.stderr)

    def test_every_entry(self):
        """On this machine, with gradients and decode."""
        name = layer("gated_delta_rule")
        for seed in (1, 2):
            self.call(TTT_RUN, name, "--target-cpu=x86-64-v2,x86-64-v3", f"--random={seed}", "--check",
                      "--backward", "--dim=dk=8", "--dim=dv=8")


if platform.machine() != "x86_64" or not shutil.which("qemu-x86_64"):
    print("skipped: no qemu-x86_64, or another architecture")
    sys.exit(SKIPPED)
main()
