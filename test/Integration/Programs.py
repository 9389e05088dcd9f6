#===- Programs.py - Programs that call a layer on a machine ---------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Compiles a layer for a machine of Machines.py, builds a program that calls it and runs the program
# there: a bundle, linked into it, or a kernel that it opens through the runtime.
#
#===------------------------------------------------------------------------===#

import json
import math
import pathlib
import re
import struct
import subprocess
import sys

from Support import HERE, SEED, TTTC, layer

sys.path.insert(0, str(HERE.parents[1] / "utils"))
import npz  # noqa: E402

ROOT = HERE.parents[1]
CODES = {"f32": "<f4", "f64": "<f8", "i64": "<i8"}
DTYPES = {"f32": 0, "f64": 1, "i64": 4}  # tttc_dtype
MAX_RANK = 8
NODE = """import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';
const [program, folder, ...args] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: ['program', ...args], preopens: { '.': folder } });
const module = await WebAssembly.compile(readFileSync(program));
process.exit(wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject())) ?? 0);
"""


class Program:
    """The program of a layer on a machine. Subclasses have `emit`, `output` and `build`."""

    def __init__(self, test, machine, name, dims, *flags):
        self.test, self.machine = test, machine
        self.folder = test.dir / pathlib.Path(name).stem
        self.folder.mkdir(exist_ok=True)
        self.program = self.folder / "program"
        words = [layer(name), *flags, *(f"--dim={dim}={value}" for dim, value in dims.items()),
                 f"--target={machine.target}"]
        self.entries = {entry["entry"]: entry["tensors"] for entry in
                        json.loads(test.call(TTTC, *words, "--emit=signature-json"))["entries"]}
        test.call(TTTC, *words, f"--emit={self.emit}", "-o", self.output(), timeout=300)
        self.build()

    def link(self, source, *words):
        """Builds the program; `source` defines `call` for ProgramMain.c."""
        (self.folder / "Calls.inc").write_text(source)
        self.test.call(*self.machine.compile, "-O2", "-Wall", "-Werror", "-I", self.folder,
                       HERE / "ProgramMain.c", *words, "-o", self.program, timeout=300)

    def call(self, entry, arrays, batch, heads, tokens):
        """Runs an entry. Returns its outputs."""
        sizes = {"B": batch, "H": heads, "T": tokens}
        data, wanted = b"", []
        for tensor in self.entries[entry]:
            shape = tuple(self.length(axis, sizes) for axis in tensor["shape"])
            code = CODES[tensor["dtype"]]
            data += struct.pack(f"<{4 + MAX_RANK}q", math.prod(shape) * int(code[2]), tensor["output"],
                                DTYPES[tensor["dtype"]], len(shape), *shape,
                                *[0] * (MAX_RANK - len(shape)))
            if tensor["output"]:
                wanted.append((tensor["name"], shape, code))
            else:
                data += self.bytes_of(arrays[tensor["name"]], shape, tensor)
        (self.folder / "in").write_bytes(data)
        # A WebAssembly program sees the folder as its root.
        root = pathlib.Path() if self.machine.run[0] == "node" else self.folder
        files = [root / file for file in ("in", "out")]
        words = [word.format(program=self.program, folder=self.folder,
                             node=self.folder / "node.mjs") for word in self.machine.run]
        done = subprocess.run([*map(str, words), entry, str(batch), str(heads), str(tokens),
                               *map(str, files)], capture_output=True, text=True, timeout=300)
        self.test.assertEqual(done.returncode, 0, f"TTTC_TEST_SEED={SEED} {done.stderr}")
        left, found = (self.folder / "out").read_bytes(), {}
        for name, shape, descr in wanted:
            count = math.prod(shape) * int(descr[2])
            found[name] = npz.Array(shape, struct.unpack(f"<{math.prod(shape)}{npz.CODES[descr]}",
                                                         left[:count]), descr)
            left = left[count:]
        self.test.assertEqual(left, b"")
        return found

    @staticmethod
    def length(axis, sizes):
        if isinstance(axis, int):
            return axis
        if block := re.fullmatch(r"ceil\(T/(\d+)\)", axis):
            return -(-sizes["T"] // int(block[1]))
        if window := re.fullmatch(r"min\(T, (\d+)\)", axis):
            return min(sizes["T"], int(window[1]))
        return sizes[axis]

    @staticmethod
    def bytes_of(array, shape, tensor):
        """A state that all sequences share is repeated."""
        values = list(array.values)
        if len(values) != math.prod(shape):
            values *= math.prod(shape) // len(values)
        return struct.pack(f"<{len(values)}{npz.CODES[CODES[tensor['dtype']]]}",
                           *(map(int, values) if tensor["dtype"] == "i64" else values))


class Bundle(Program):
    emit = "bundle"

    def output(self):
        return self.folder

    def build(self):
        source, = self.folder.glob("*.c")
        name = source.stem
        self.test.call(*self.machine.compile, "-O2", "-Wall", "-Werror", "-I", self.folder,
                       "-Wno-unused-command-line-argument", "-c", source, "-o",
                       self.folder / f"{name}.c.o", timeout=300)
        # No library but that of C.
        self.link(f'#include "{name}.h"\n'
                  "static int call(const char *entry, const struct Array *arrays, int count, int64_t b, "
                  "int64_t h, int64_t t, void *workspace, int64_t *bytes) {\n"
                  "  void *data[MOST];\n  for (int i = 0; i < count; ++i)\n"
                  "    data[i] = arrays[i].data;\n" + "".join(
                      f'  if (!strcmp(entry, "{entry}")) {{\n'
                      f"    if (bytes)\n      *bytes = {name}_{entry}_workspace(b, h, t);\n"
                      f"    return bytes ? 0 : {name}_{entry}((const struct {name}_{entry}_arrays *)data"
                      ", b, h, t, workspace);\n  }\n" for entry in self.entries) + "  return -1;\n}\n",
                  *sorted(self.folder.glob("*.o")))
        if self.machine.run[0] == "node":
            (self.folder / "node.mjs").write_text(NODE)


class Kernel(Program):
    emit = "so"

    def output(self):
        return self.folder / "kernel.so"

    def build(self):
        runtime = runtime_of(self.test, self.machine)
        self.link(f'#define KERNEL "{self.output()}"\n#include "KernelCalls.inc"\n', "-I", HERE, "-I",
                  ROOT / "runtime/include", "-L", runtime, "-ltttc_runtime", f"-Wl,-rpath,{runtime}")


def runtime_of(test, machine):
    """The folder of the machine's runtime, built beside the tools unless it is current."""
    build = pathlib.Path(TTTC).parents[1] / machine.target
    test.call("cmake", "-S", ROOT, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
              "-DTTTC_RUNTIME_ONLY=ON", f"-DCMAKE_TOOLCHAIN_FILE={ROOT / machine.toolchain}", timeout=100)
    test.call("cmake", "--build", build, "--target", "tttc_runtime", timeout=300)
    return build / "lib"
