#===- NpzTest.py - Array files, large, small and unusual -----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The formats that NumPy writes for large arrays and for 16-bit types, written without NumPy; and
# files whose arrays are larger than memory, which must be rejected before they are read.
#
#===------------------------------------------------------------------------===#

import ast
import math
import os
import resource
import signal
import struct
import subprocess
import unittest.mock
import zipfile

from Support import KERNELS, Array, ToolTest, ema, ema_inputs, main, read_npz, write_npz


def header(shape, descr):
    text = repr({"descr": descr, "fortran_order": False, "shape": tuple(shape)})
    text += " " * (-(len(text) + 11) % 64) + "\n"
    return b"\x93NUMPY\x01\x00" + len(text).to_bytes(2, "little") + text.encode()


def to_bf16(value):
    """The upper half of a float32 whose value it represents exactly."""
    return struct.pack("<f", value)[2:]


def halves(data, descr):
    """The 16-bit values in `data`."""
    if descr == "<f2":
        return list(struct.unpack(f"<{len(data) // 2}e", data))
    return [struct.unpack("<f", b"\0\0" + data[i : i + 2])[0] for i in range(0, len(data), 2)]


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (160 << 20, 160 << 20))


# An address sanitizer reserves more memory than any limit; these tests run only without it.
needs_memory_limit = unittest.skipIf("TTTC_NO_MEMORY_LIMIT" in os.environ, "no memory limit")


class NpzTest(ToolTest):
    def interpret(self, *options):
        return self.call(self.layer, "--interpret", "--inputs", self.inputs, "--outputs",
                         self.outputs, *options)

    def replace(self, arrays, others):
        """Writes the arrays, except that `others` are these bytes, given in pieces and deflated."""
        write_npz(self.inputs, {name: item for name, item in arrays.items() if name not in others})
        with zipfile.ZipFile(self.inputs, "a", zipfile.ZIP_DEFLATED) as file:
            for name, contents in others.items():
                with file.open(name + ".npy", "w") as member:
                    for piece in contents:
                        member.write(piece)

    def test_sizes_of_64_bits(self):
        arrays = ema_inputs()
        for limit in (0, 100, 400):
            with unittest.mock.patch("zipfile.ZIP64_LIMIT", limit):
                write_npz(self.inputs, arrays)
            self.assertIn(b"PK\x06\x06", self.inputs.read_bytes())
            self.assertEma(self.interpret(), arrays, "<f8", 1e-14)

    def test_inputs_of_16_bits(self):
        for descr in ("<f2", "<V2", "|V2"):
            arrays = ema_inputs()
            x = arrays["x"]
            data = b"".join(struct.pack("<e", value) if descr == "<f2" else to_bf16(value)
                            for value in x.values)
            self.replace(arrays, {"x": [header(x.shape, descr), data]})
            arrays["x"] = Array(x.shape, halves(data, descr))
            self.assertNotEqual(arrays["x"].values, x.values)
            self.assertEma(self.interpret(), arrays, "<f8", 1e-14)

    def test_outputs_of_16_bits(self):
        arrays = ema_inputs()
        write_npz(self.inputs, arrays)
        for dtype, descr in (("f16", "<f2"), ("bf16", "<V2")):
            result = self.interpret("--outputs-dtype", dtype)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            with zipfile.ZipFile(self.outputs) as file:
                self.assertEqual(sorted(file.namelist()),
                                 ["S_final.npy", "Z_final.npy", "out.npy"])
                for name, expected in ema(arrays).items():
                    data = file.read(name + ".npy")
                    end = data.index(b"\n") + 1
                    self.assertEqual(ast.literal_eval(data[10:end].decode()), {
                        "descr": descr, "fortran_order": False,
                        "shape": (2, 2, 5, 3) if name == "out" else (2, 2, 3)})
                    for value, exact in zip(halves(data[end:], descr), expected):
                        # Half a unit in the last place of 11 or 8 digits.
                        step = math.ldexp(1, math.frexp(exact)[1] - (11 if dtype == "f16" else 8))
                        self.assertLessEqual(abs(value - exact), step / 2)

    def test_outputs_of_other_types(self):
        arrays = ema_inputs()
        write_npz(self.inputs, arrays)
        self.assertEma(self.interpret("--outputs-dtype=f32"), arrays, "<f4", 1e-6)
        self.assertEma(self.call(self.layer, "--kernel", KERNELS / "ema.so", "--inputs",
                                 self.inputs, "--outputs", self.outputs, "--outputs-dtype=f64"),
                       arrays, "<f8", 1e-6)

    def test_outputs_too_large_for_their_type(self):
        arrays = ema_inputs()
        arrays["x"].values[0] = 70000.0
        write_npz(self.inputs, arrays)
        result = self.interpret("--outputs-dtype=f16")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn("ttt-run: note: output 'Z_final' holds 7e+04 at [0, 0, 0], written as "
                      "infinite in float16\n", result.stderr)
        with zipfile.ZipFile(self.outputs) as file:
            data = file.read("Z_final.npy")
        self.assertEqual(halves(data[-24:-22], "<f2"), [math.inf])

    def test_outputs_too_small_for_their_type(self):
        arrays = ema_inputs()
        arrays["x"] = Array(arrays["x"].shape, [1e-9 * value for value in arrays["x"].values])
        arrays["S"] = Array(arrays["S"].shape, [0] * len(arrays["S"].values))
        write_npz(self.inputs, arrays)
        self.assertEqual(self.interpret("--outputs-dtype=f32").stderr, "")
        result = self.interpret("--outputs-dtype=f16")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stderr, r"ttt-run: note: output 'S_final' holds -?\S+e-\d+ at "
                                        r"\[0, 0, 0\], written as zero in float16\n")

    def test_members_that_nobody_reads(self):
        arrays = ema_inputs()
        write_npz(self.inputs, arrays)
        with zipfile.ZipFile(self.inputs, "a") as file:
            header = repr({"descr": "|O", "fortran_order": False, "shape": (1,)}) + "\n"
            file.writestr("meta.npy", b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") +
                          header.encode() + b"pickle")
            file.writestr("README.txt", "how this was made")
        result = self.interpret()
        self.assertEqual((result.returncode, result.stderr), (
            0, f"ttt-run: note: ignored in '{self.inputs}', not taken by layer 'ema': README.txt, "
               "meta\n"))
        with zipfile.ZipFile(self.inputs, "w") as file:
            file.writestr("x.npy", b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") +
                          header.encode() + b"pickle")
        self.assertFails(self.interpret(), 1, f"ttt-run: error: {self.inputs}: member 'x.npy': "
                         "expected elements of type <f2, ", "found |O: Python objects")

    def test_numbers_that_are_none(self):
        arrays = ema_inputs()
        arrays["gate"].values[13] = math.nan
        arrays["w"].values[5] = -math.inf
        write_npz(self.inputs, arrays)
        result = self.interpret()
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertEqual(result.stderr, "ttt-run: note: input 'gate' holds nan at [1, 0, 3]\n"
                                        "ttt-run: note: input 'w' holds -inf at [1, 2]\n")

    def test_numbers_too_large_for_the_kernel(self):
        arrays = ema_inputs()
        arrays["x"].values[4] = 1e300
        write_npz(self.inputs, arrays)
        self.assertEqual(self.interpret().stderr, "")
        result = self.call(self.layer, "--kernel", KERNELS / "ema.so", "--inputs", self.inputs,
                           "--outputs", self.outputs)
        self.assertEqual((result.returncode, result.stderr), (
            0, "ttt-run: note: input 'x' holds 1e+300 at [0, 0, 1, 1], which is infinite in the "
               "kernel's float32\n"))

    def test_files_that_get_too_large(self):
        """No signal ends the process, and no partial file is left."""
        write_npz(self.inputs, ema_inputs())
        result = subprocess.run(
            [self.tool, self.layer, "--interpret", "--inputs", self.inputs, "--outputs",
             self.outputs], env=self.environment, capture_output=True, text=True, timeout=50,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)))
        self.assertFails(result, 1, f"{self.outputs}: cannot be written: File too large")
        self.assertEqual(sorted(path.name for path in self.dir.iterdir()),
                         ["bin", "in.npz", "temporary"])

    def test_interrupted_while_it_writes(self):
        """The file is complete or absent; no other file is left."""
        write_npz(self.inputs, ema_inputs(t=30000))
        tool = subprocess.Popen(
            [self.tool, self.layer, "--interpret", "--inputs", self.inputs, "--outputs",
             self.outputs], env=self.environment, stderr=subprocess.PIPE, text=True)
        while tool.poll() is None and not list(self.dir.glob(".new-*")):
            pass
        tool.terminate()
        error = tool.communicate(timeout=50)[1]
        self.assertIn(tool.returncode, (128 + signal.SIGTERM, -signal.SIGTERM, 0), error)
        self.assertEqual(list(self.dir.glob(".new-*")), [])
        if self.outputs.exists():
            self.assertEqual(len(read_npz(self.outputs)), 3)

    def limited(self, *options, stdin=subprocess.DEVNULL):
        """A call with less memory than the arrays of the tests below."""
        return subprocess.run([self.tool, self.layer, "--outputs", self.outputs, *options],
                              env=self.environment, stdin=stdin, capture_output=True, text=True,
                              timeout=50, preexec_fn=limit_memory)

    def limited_interpret(self):
        return self.limited("--interpret", "--inputs", self.inputs)

    def test_inputs_from_a_pipe(self):
        """The archive's directory is at its end, so standard input is read completely."""
        arrays = ema_inputs(t=3000)
        write_npz(self.inputs, arrays)
        self.assertGreater(self.inputs.stat().st_size, 1 << 17)
        with subprocess.Popen(["cat", self.inputs], stdout=subprocess.PIPE) as stream:
            result = subprocess.run(
                [self.tool, self.layer, "--interpret", "--inputs", "/dev/stdin", "--outputs",
                 self.outputs], stdin=stream.stdout, env=self.environment, capture_output=True, text=True,
                timeout=50)
        self.assertEma(result, arrays, "<f8", 1e-14)

    @needs_memory_limit
    def test_devices_without_end(self):
        write_npz(self.inputs, ema_inputs())
        kernel = ["--kernel", KERNELS / "ema.so", "--inputs", self.inputs]
        for options in (["--interpret", "--inputs"],
                        ["--interpret", "--inputs", self.inputs, "--backward", "--cotangents"],
                        [*kernel, "--split=5", "--carry-in"]):
            with self.subTest(options[-1]):
                self.assertFails(self.limited(*options, "/dev/zero"), 1,
                                 "/dev/zero: cannot be read: expected a regular file or a pipe\n")

    @needs_memory_limit
    def test_a_pipe_without_end(self):
        with subprocess.Popen(["cat", "/dev/zero"], stdout=subprocess.PIPE) as stream:
            result = self.limited("--interpret", "--inputs", "/dev/stdin", stdin=stream.stdout)
            stream.stdout.close()
        self.assertFails(result, 1, "/dev/stdin: cannot be read: a pipe is held as a whole, and "
                                    "memory does not suffice for what comes after its first ")

    def zeros(self, shape):
        """Pieces of a float32 array that compresses well."""
        yield header(shape, "<f4")
        left = 4 * math.prod(shape)
        while left:
            yield bytes(min(left, 1 << 20))
            left -= min(left, 1 << 20)

    @needs_memory_limit
    def test_large_array_of_another_shape(self):
        self.replace(ema_inputs(), {"w": self.zeros((2, 30_000_000))})
        self.assertFails(self.limited_interpret(), 1, "ema.ttt:4:14: error: ", "30000000 by the array for `w`")

    @needs_memory_limit
    def test_large_array_that_is_not_taken(self):
        arrays = ema_inputs()
        self.replace(arrays, {"zebra": self.zeros((50_000_000,))})
        self.assertEma(self.limited_interpret(), arrays, "<f8", 1e-14)

    @needs_memory_limit
    def test_large_array_that_fits_the_layer(self):
        self.replace(ema_inputs(b=1, h=1), {"x": self.zeros((1, 1, 10_000_000, 3)),
                                            "gate": self.zeros((1, 1, 10_000_000))})
        self.assertFails(self.limited_interpret(), 1, f"{self.inputs}: member 'x.npy': memory does not "
                                            "suffice for shape [1, 1, 10000000, 3]\n")


if __name__ == "__main__":
    main()
