#===- MachineTest.py - Kernels for other machines -------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Layers compiled for the machine of `--machine=NAME`, called by programs that an emulator runs:
# forward, decode and backward of the examples against the interpreter. Skipped without the
# machine's compiler or its emulator, bundles also without tttc-halide.
# TTTC_TEST_ALL=1 takes every example and prints a line for each.
#
#===------------------------------------------------------------------------===#

import math
import re
import random
import shutil
import subprocess
import sys

from Machines import MACHINES, SAMPLES, build_page, skip_without
from Programs import Bundle, Kernel
from Support import (ARRAYS, EXAMPLES, HERE, IS_WHOLE, SEED, TTTC, IntegrationTest, layer, limit_memory,
                     main, small_dims)

sys.path.insert(0, str(HERE.parents[1] / "utils"))
import npz  # noqa: E402

NAME, = (word.removeprefix("--machine=") for word in sys.argv if word.startswith("--machine="))
MACHINE = MACHINES[NAME]
DRAWN = 2
PROGRAM = Bundle if MACHINE.is_bundle else Kernel
TOKENS, MOST = 11, 4
PAGE = """import { readFileSync } from 'node:fs';
import assert from 'node:assert';
import { learn, load, smooth } from './memory.mjs';
const memory = await load(readFileSync(process.argv[2]));
const text = 'the cat sat on the mat. ';
const means = smooth(Array.from(learn(memory, text.repeat(30))), text.length);
assert(means[text.length] > 0.4 && means.at(-1) < 0.1, `${means[text.length]} ${means.at(-1)}`);
assert.deepEqual(['', 'a', 'ab', 'x'.repeat(30000)].map(text => learn(memory, text).length),
                 [0, 0, 1, 16384]);
"""


class MachineTest(IntegrationTest):
    def test_forward(self):
        for name in self.cases():
            with self.subTest(example=name):
                dims = {"heads": 2, **small_dims(layer(name).read_text())}
                program = PROGRAM(self, MACHINE, name, dims)
                if MACHINE.is_bundle:
                    self.only_memory_functions(program)
                for tokens in (TOKENS, 1, 0):
                    inputs = self.inputs(name, dims, tokens=tokens, batch=2, heads=dims["heads"])
                    outputs = self.dir / "out.npz"
                    npz.write(outputs, program.call("forward", npz.read(inputs), 2, dims["heads"],
                                                   tokens))
                    errors = self.agrees(name, inputs, outputs, dims)
                    if tokens == TOKENS:
                        self.report("forward", name, errors)

    def test_decode(self):
        """A prefill, then calls of few tokens."""
        for name in self.cases():
            dims = {"heads": 2, **small_dims(layer(name).read_text())}
            if not self.compiles(name, dims, f"--decode={MOST}", f"--context={TOKENS}"):
                continue
            with self.subTest(example=name):
                program = PROGRAM(self, MACHINE, name, dims, "--dtype=f64", f"--decode={MOST}",
                                f"--context={TOKENS}")
                inputs = self.inputs(name, dims, tokens=TOKENS, batch=1, heads=dims["heads"])
                outputs = self.dir / "out.npz"
                npz.write(outputs, self.decode(program, npz.read(inputs), dims["heads"], (6, 1, 4)))
                found = self.arrays("check", layer(name), inputs, outputs, "--limit=1e-11",
                                    "--common", *self.flags(dims))
                self.report("decode", name, self.errors_in(found))

    def test_backward(self):
        for name in self.cases():
            dims = {"heads": 2, **small_dims(layer(name).read_text())}
            if not self.compiles(name, dims, "--backward"):
                continue
            with self.subTest(example=name):
                self.report("backward", name, self.backward_errors(name, dims))

    def test_shared_cotangent(self):
        """The cotangent of what all heads share counts once."""
        self.backward_errors("shared_total", {"heads": 3})

    def backward_errors(self, name, dims):
        program = PROGRAM(self, MACHINE, name, dims, "--dtype=f64", "--backward", "--checkpoint=1")
        inputs = self.inputs(name, dims, tokens=TOKENS, batch=2, heads=dims["heads"])
        cotangents, gradients = self.dir / "cotangents.npz", self.dir / "gradients.npz"
        self.arrays("cotangents", layer(name), inputs, cotangents, f"--seed={SEED}",
                    *self.flags(dims))
        npz.write(gradients, self.gradients(program, inputs, cotangents, dims["heads"]))
        return self.errors_in(self.arrays("slopes", layer(name), inputs, cotangents, gradients,
                                          "--limit=1e-10", f"--seed={SEED}", *self.flags(dims)))

    def test_sample(self):
        """examples/wasm for WebAssembly, else examples/bundle; of kernels one for each CPU."""
        if MACHINE.is_bundle:
            (self.run_page if NAME == "wasm" else self.run_sample)()
        else:
            self.run_cpus()

    def run_cpus(self):
        """Kernels for any CPU of the architecture need its baseline only."""
        cpus = self.call(TTTC, f"--target={MACHINE.target}", "--target-cpu=help").split()
        dims = {"d": 8, "b": 4}
        inputs, outputs = self.inputs("ttt_linear", dims, tokens=TOKENS), self.dir / "out.npz"
        for cpu in self.drawn(cpus, DRAWN):
            with self.subTest(cpu=cpu):
                program = PROGRAM(self, MACHINE, "ttt_linear", dims, f"--target-cpu={cpu}")
                arrays = npz.read(inputs)
                npz.write(outputs, program.call("forward", arrays, *arrays["q"].shape[:3]))
                self.agrees("ttt_linear", inputs, outputs, dims)

    def run_sample(self):
        self.call(TTTC, SAMPLES / "bundle/memory.ttt", f"--target={MACHINE.target}",
                  "--emit=bundle", "-o", self.dir / "bundle")
        files = [*self.dir.glob("bundle/*.c"), *self.dir.glob("bundle/*.o")]
        self.call(*MACHINE.compile, "-O2", "-Wall", "-Wextra", "-Werror", "-I", self.dir / "bundle",
                  SAMPLES / "bundle/main.c", *files, "-o", self.dir / "memory")
        words = [word.format(program=self.dir / "memory") for word in MACHINE.run]
        self.assertIn("tokens 448 to 511: error 0.0000", self.call(*words))

    def run_page(self):
        """The page's module reads a text that repeats itself, and one of any length."""
        module = build_page(self)
        # Node.js takes a file that ends in .mjs for a module.
        shutil.copy(SAMPLES / "wasm/memory.js", self.dir / "memory.mjs")
        (self.dir / "main.mjs").write_text(PAGE)
        # Without a limit of address space: Node.js reserves gigabytes for a module's memory.
        done = subprocess.run(["node", self.dir / "main.mjs", module], capture_output=True, text=True,
                              timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def cases(self):
        """The drawn examples, or all; each machine draws others."""
        names = sorted(path.stem for path in EXAMPLES.glob("*.ttt"))
        random.Random(NAME).shuffle(names)
        return self.drawn(names, DRAWN)

    def flags(self, dims):
        return [f"--dim={dim}={value}" for dim, value in dims.items()]

    def compiles(self, name, dims, *flags):
        return subprocess.run([TTTC, layer(name), "--emit=signature", *flags, *self.flags(dims)],
                              capture_output=True, timeout=60,
                              preexec_fn=limit_memory).returncode == 0

    def only_memory_functions(self, program):
        """All objects together need memcpy and memset from elsewhere, nothing that computes."""
        undefined, defined = set(), set()
        for path in sorted(program.folder.glob("*.o")):
            for line in self.call("llvm-nm-22", path).splitlines():
                *_, kind, symbol = line.split()
                (undefined if kind == "U" else defined).add(symbol)
        linkers = {"__stack_pointer", "__memory_base", "__indirect_function_table"}
        self.assertLessEqual(undefined - defined, {"memcpy", "memset"} | linkers)

    def agrees(self, name, inputs, outputs, dims):
        """Errors are at most the limit of kernels for CPUs, or 1.5 times that of the one for this."""
        flags = self.flags(dims)
        errors, is_good = self.errors(name, inputs, outputs, flags)
        if not is_good:
            kernel = self.compile(name, "auto", dims)
            beside, _ = self.errors(name, inputs, self.run_kernel(name, kernel, inputs, dims=dims),
                                    flags)
            for array, error in errors.items():
                self.assertLessEqual(error, max(2e-6, 1.5 * beside[array]), array)
        return errors

    def report(self, entry, name, errors):
        """A line of the table that utils/machines.py makes."""
        if IS_WHOLE:
            print(f"result: {NAME} {entry} {name} {max(errors.values(), default=0):.1e}", flush=True)

    def errors(self, name, inputs, outputs, flags):
        done = subprocess.run([ARRAYS, "check", layer(name), inputs, outputs, "--limit=2e-6", *flags],
                              capture_output=True, text=True, timeout=60, preexec_fn=limit_memory)
        return self.errors_in(done.stdout, done.stderr), done.returncode == 0

    def errors_in(self, text, rest=""):
        found = re.findall(r"^(\S.*?):?\s+relative (?:RMS )?error ([0-9.e+-]+)", text, re.MULTILINE)
        self.assertTrue(found, text + rest)
        return {array: float(error) for array, error in found}

    def decode(self, program, arrays, heads, split):
        """The outputs of a prefill and of decode calls, joined."""
        at, carry, rows = 0, {}, []
        for call, count in enumerate(split):
            entry = "decode" if call else "prefill"
            given = {name: self.part(program, entry, name, array, at, count)
                     for name, array in arrays.items()} | carry
            given["position"] = npz.Array((1,), [at], "<i8")
            found = program.call(entry, given, 1, heads, count)
            carry = {name.removesuffix("_final"): array for name, array in found.items()
                     if name.startswith("carry.")}
            at += count
            rows.append(found["out"])
        return {"out": self.joined(program, rows)}

    def axis_of_time(self, program, entry, name):
        shape = next((tensor["shape"] for tensor in program.entries[entry] if tensor["name"] == name),
                     [])
        return shape.index("T") if "T" in shape else None

    def part(self, program, entry, name, array, at, count):
        axis = self.axis_of_time(program, entry, name)
        if axis is None:
            return array
        outer, inner = math.prod(array.shape[:axis]), math.prod(array.shape[axis + 1:])
        length = array.shape[axis]
        values = [value for i in range(outer)
                  for value in array.values[(i * length + at) * inner:(i * length + at + count) * inner]]
        return npz.Array((*array.shape[:axis], count, *array.shape[axis + 1:]), values, array.descr)

    def joined(self, program, parts):
        axis = self.axis_of_time(program, "decode", "out")
        outer = math.prod(parts[0].shape[:axis])
        rows = [len(part.values) // outer for part in parts]
        values = [value for i in range(outer) for part, row in zip(parts, rows, strict=True)
                  for value in part.values[i * row:(i + 1) * row]]
        shape = list(parts[0].shape)
        shape[axis] = sum(part.shape[axis] for part in parts)
        return npz.Array(shape, values, parts[0].descr)

    def gradients(self, program, inputs, cotangents, heads):
        arrays = {**npz.read(inputs), **npz.read(cotangents)}
        saved = program.call("save", arrays, 2, heads, TOKENS)
        found = program.call("backward", {**arrays, **saved}, 2, heads, TOKENS)
        return {name: self.shared(array, arrays[name.removeprefix("d_")])
                for name, array in found.items()}

    def shared(self, gradient, array):
        """The sum over the sequences, of a state that all of them start from."""
        count = len(array.values)
        if len(gradient.values) == count:
            return gradient
        return npz.Array(array.shape, [sum(gradient.values[i::count]) for i in range(count)],
                         gradient.descr)


if __name__ == "__main__":
    skip_without(*MACHINE.needs, *MACHINE.emulators, halide=MACHINE.is_bundle)
    main()
