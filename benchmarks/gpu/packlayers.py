# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the compiled kernels of the folder, their arrays, and layers.txt."""

import concurrent.futures
import functools
import random
import re
import sys
import zlib

import arrays
import layers
from objects import Objects


def pieces(drawn, tokens, most):
    """Lengths of calls: a first one of any length, then up to `most` tokens each, including 0."""
    split = [drawn.randint(0, tokens)]
    while sum(split) < tokens:
        split.append(min(drawn.randint(0, most), tokens - sum(split)))
    return split


@functools.cache
def predictions():
    """{name of a timing: microseconds} in generated/devices/cycles.md."""
    text = (layers.ROOT / "generated/devices/cycles.md").read_text(encoding="utf-8")
    return dict(re.findall(r"^\| (\S+\.B\d+-H\d+-T\d+) \| ([\d.]+) \|", text, re.MULTILINE))


class Packer:
    def __init__(self, folder, tools, targets):
        self.folder = folder
        self.objects = Objects(tools / "tttc", folder / "objects", targets)
        self.arrays = arrays.Arrays(tools, folder / "arrays")
        self.lines, self.cases, self.refused = [], 0, []

    def add(self, kernel, name, size, *statements):
        self.cases += 1
        self.lines += [f"case {name}", *self.objects.lines(kernel),
                       f"sizes {' '.join(map(str, size))}", *statements, ""]

    def path(self, file):
        return file.relative_to(self.folder)

    def expect(self, file, limit, largest=0, *more):
        return " ".join(map(str, ("expect", self.path(file), limit, largest, *more)))

    def check(self, kernel, forward, backward, sanitized=False, positive=False):
        """Adds checks of a kernel at these sizes, for each entry that it has."""
        flags = self.objects.add(kernel)
        if flags is None:
            self.refused.append(kernel.name)
            return
        marks = ["sanitize"] if sanitized else []
        heads = kernel.dims.get("heads")
        seed = zlib.crc32(kernel.name.encode())
        for batch, most, tokens in forward:
            size = batch, heads or most, tokens
            name = f"{kernel.name}.forward.B{size[0]}-H{size[1]}-T{tokens}"
            inputs = self.arrays.inputs(kernel, size, name, seed, positive)
            expected = self.arrays.expected(kernel, inputs, name)
            if kernel.dtype == "f32":
                limit = self.arrays.limit(kernel, inputs, expected)
            else:
                limit = self.measured(kernel, inputs, expected, tokens)
            given = f"inputs {self.path(inputs)}", self.expect(expected, limit)
            first = (batch, most, tokens) == forward[0]
            self.add(kernel, name, size, *given, "run forward", *(marks if first else []))
            if first and any(flag.startswith("--decode") for flag in flags):
                split = pieces(random.Random(seed), tokens, kernel.decode)
                self.add(kernel, f"{kernel.name}.pieces.T{tokens}", size, given[0],
                         given[1] + " common", f"run pieces {' '.join(map(str, split))}", *marks)
        if "--backward" in flags:
            for size in backward:
                self.train(kernel, (size[0], heads or size[1], size[2]), seed,
                           marks if size == backward[0] else [], positive)

    def measured(self, *words):
        """Adds limits to the arrays' file; returns the limit of arrays without one, which is 0."""
        self.arrays.add_limits(*words)
        return 0

    def train(self, kernel, size, seed, marks, positive):
        name = f"{kernel.name}.backward.B{size[0]}-H{size[1]}-T{size[2]}"
        inputs = self.arrays.inputs(kernel, size, name, seed + 1, positive)
        cotangents = self.arrays.cotangents(kernel, inputs, name, seed + 2)
        gradients = self.arrays.gradients(kernel, inputs, cotangents, name)
        if kernel.dtype == "f32":
            outputs = self.arrays.expected(kernel, inputs, name)
            limits = self.arrays.gradient_limits(self.arrays.limit(kernel, inputs, outputs))
            outputs.unlink()
        else:
            limits = self.measured(kernel, inputs, gradients, size[2], cotangents), 0
        self.add(kernel, name, size, f"inputs {self.path(inputs)}",
                 f"cotangents {self.path(cotangents)}", self.expect(gradients, *limits),
                 "run backward", *marks)

    def sequences(self, kernel):
        """Sequences of different lengths end to end, compared with each alone."""
        if self.objects.add(kernel) is None:
            return
        size = 1, kernel.dims.get("heads", 2), sum(layers.SEQUENCES)
        name = f"{kernel.name}.sequences"
        inputs = self.arrays.inputs(kernel, size, name, zlib.crc32(name.encode()))
        self.add(kernel, name, size, f"inputs {self.path(inputs)}",
                 f"run sequences {' '.join(map(str, layers.SEQUENCES))}")

    def golden(self):
        """Results computed by other code, at their own sizes."""
        for file, layer in layers.GOLDEN_FILES.items():
            given = arrays.npz.read(layers.GOLDEN / f"{file}.npz")
            batch, heads, tokens, *widths = (int(size) for size in given["meta"].values)
            dims = ({"dk": given["q"].shape[3], "dv": given["v"].shape[3]} if "rule" in file
                    else dict(zip("db", widths)))
            kernel = layers.Kernel(layer, dims, "f32", chunk=16, decode=0)
            if self.objects.add(kernel) is None:
                self.refused.append(kernel.name)
                continue
            path = self.folder / "arrays" / f"{file}.npz"
            path.write_bytes((layers.GOLDEN / f"{file}.npz").read_bytes())
            size = batch, heads, tokens
            self.add(kernel, f"golden.{file}.forward", size, f"inputs {self.path(path)}",
                     self.expect(path, arrays.OUTPUTS, 0, "common"), "run forward")
            self.add(kernel, f"golden.{file}.backward", size, f"inputs {self.path(path)}",
                     f"cotangents {self.path(path)}",
                     self.expect(path, arrays.GRADIENTS, 0, "common"), "run backward")

    def time(self, timing, sample):
        kernel = timing.kernel
        if self.objects.add(kernel) is None:
            self.refused.append(timing.name)
            return
        tokens = min(sample, timing.tokens)
        name = f"{kernel.name}.sample{tokens}"
        path = self.folder / "arrays" / f"{name}.in.npz"
        if not path.exists():
            self.arrays.inputs(kernel, (1, 1, tokens), name, zlib.crc32(name.encode()),
                               positive=True)
            expected = self.arrays.expected(kernel, path, name, only=["out"])
            self.arrays.add_limits(kernel, path, expected, tokens)
        flops = self.objects.flops(kernel, timing.way) * timing.batch * timing.heads
        lines = [f"inputs {self.path(path)}"]
        if timing.way == "decode":
            before = timing.tokens - layers.CYCLE
            run = f"pieces {before}" + layers.CYCLE * " 1"
        else:
            run = timing.way
            flops *= timing.tokens
        if timing.way == "backward":
            cotangents = self.folder / "arrays" / f"{name}.cot.npz"
            if not cotangents.exists():
                self.arrays.cotangents(kernel, path, name, zlib.crc32(name.encode()) + 2)
            lines.append(f"cotangents {self.path(cotangents)}")
        else:
            lines.append(self.expect(self.folder / "arrays" / f"{name}.out.npz", 0, 0, "common"))
        self.add(kernel, "time." + timing.name, (timing.batch, timing.heads, timing.tokens), *lines,
                 f"run {run}", f"time {flops} {predictions().get(timing.name, '')}".rstrip())


class Job:
    """The checks of one kernel, or the timings of one: what a process packs by itself."""

    def __init__(self, folder, tools, targets, small):
        self.given = folder, tools, targets
        self.small = small

    def __call__(self, task):
        """Returns layers.txt's lines, their number of cases, and the kernels that the compiler
        rejects or fails to compile, with its messages for the latter."""
        packer = Packer(*self.given)
        name = task
        if task == "golden":
            packer.golden()
        elif isinstance(task, layers.Kernel):
            name = task.name
            packer.check(task, layers.FORWARD, layers.BACKWARD, task.layer in layers.SANITIZED)
            packer.sequences(task)
        else:
            # Kernels that are timed are also checked at the same widths.
            name = task[0].kernel.name
            size = 1, 2, 19 if self.small else 130
            packer.check(task[0].kernel, (size,), (size,), positive=True)
            for timing in task:
                packer.time(timing, 24 if self.small else layers.SAMPLE)
        print(f"pack: {name}", file=sys.stderr)
        return packer.lines, packer.cases, packer.refused, packer.objects.failed


def tasks_of(small):
    """What is packed: every example in each type, golden results, and the timed kernels."""
    for name in layers.FEW if small else layers.examples():
        for dtype in layers.DTYPES:
            yield layers.Kernel(name, layers.small_dims(name), dtype,
                                context=max(size[2] for size in layers.FORWARD))
    if not small:
        yield "golden"
    kernels = {}
    for timing in layers.timings(small):
        kernels.setdefault(timing.kernel.name, []).append(timing)
    yield from kernels.values()


def pack(folder, tools, targets, small, jobs):
    """Packs the table. Returns the number of cases, the kernels that the compiler rejects or
    fails to compile, and its messages for the latter."""
    lines, cases, refused, failed = [], 0, [], []
    with concurrent.futures.ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(Job(folder, tools, targets, small), list(tasks_of(small))):
            lines += part[0]
            cases += part[1]
            refused += [name for name in part[2] if name not in refused]
            failed += part[3]
    (folder / "layers.txt").write_text("\n".join(lines), encoding="utf-8")
    return cases, refused, failed
