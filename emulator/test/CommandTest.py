#===- CommandTest.py - Command-line tests of ptx-emu ------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Input and output files, the report, and the exit status of each kind of error.
#
#===------------------------------------------------------------------------===#

import json
import os
import struct
import subprocess
import sys
import tempfile
import unittest

TEXT = """.version 8.3
.target sm_80
.address_size 64
.visible .entry scale(.param .f32 a, .param .u64 x, .param .u64 y, .param .u32 n) {
.reg .pred %p; .reg .b32 %r<4>; .reg .f32 %f<3>; .reg .b64 %l<4>;
ld.param.f32 %f1, [a]; ld.param.u64 %l1, [x]; ld.param.u64 %l2, [y]; ld.param.u32 %r1, [n];
mov.u32 %r2, %tid.x; setp.ge.u32 %p, %r2, %r1; @%p bra END;
mul.wide.u32 %l3, %r2, 4; add.u64 %l1, %l1, %l3; add.u64 %l2, %l2, %l3;
ld.global.f32 %f2, [%l1]; mul.f32 %f2, %f2, %f1; st.global.f32 [%l2], %f2;
END: ret;
}
"""


def write_npy(path, values):
    header = "{'descr': '<f4', 'fortran_order': False, 'shape': (%d,), }" % len(values)
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    with open(path, "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode())
        file.write(struct.pack("<%df" % len(values), *values))


def read_npy(path):
    with open(path, "rb") as file:
        data = file.read()
    start = 10 + struct.unpack("<H", data[8:10])[0]
    return list(struct.unpack("<%df" % ((len(data) - start) // 4), data[start:]))


class CommandTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        with open(self.path("k.ptx"), "w") as file:
            file.write(TEXT)
        write_npy(self.path("x.npy"), [1, 2, 3, 4])

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def emulate(self, *options, file="k.ptx", n=4, count=4):
        arguments = ["--arg=f32:0.5", "--arg=in:" + self.path("x.npy"),
                     "--arg=out:%s:f32:%d" % (self.path("y.npy"), count), "--arg=u32:%d" % n]
        return subprocess.run([PTX_EMU, self.path(file), "--kernel=scale", "--grid=1",
                               "--block=32", *arguments, *options],
                              capture_output=True, text=True, timeout=60)

    def refused(self, status, message, *options, **more):
        done = self.emulate(*options, **more)
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertIn(message, done.stderr)

    def test_arrays_come_and_go(self):
        done = self.emulate("--report", "--json=" + self.path("report.json"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(read_npy(self.path("y.npy")), [0.5, 1, 1.5, 2])
        self.assertIn("scale: 1 warps", done.stdout)
        with open(self.path("report.json")) as file:
            report = json.load(file)
        self.assertIsNone(report["error"])
        self.assertEqual(report["global"]["bytes_written"], 16)

    def test_list(self):
        done = subprocess.run([PTX_EMU, self.path("k.ptx"), "--list"], capture_output=True,
                              text=True, timeout=60)
        self.assertIn("scale: 12 registers", done.stdout)
        self.assertIn("a: .f32, 4 bytes", done.stdout)

    def test_what_a_check_finds(self):
        self.refused(1, "[out-of-bounds] address", "--json=" + self.path("report.json"), n=5,
                     count=5)
        with open(self.path("report.json")) as file:
            report = json.load(file)
        self.assertEqual(report["error"]["kind"], "out-of-bounds")
        self.assertEqual(report["error"]["lane"], 4)
        self.refused(1, "byte 12 of 16 was never written", n=3)

    def test_wrong_texts(self):
        with open(self.path("bad.ptx"), "w") as file:
            file.write(TEXT.replace("mul.f32", "mul.q32"))
        self.refused(1, "bad.ptx:9:", file="bad.ptx")

    def test_files_that_are_not_what_is_said(self):
        self.refused(1, "cannot read", file="none.ptx")
        self.refused(1, "missing.npy", "--arg=in:missing.npy")
        self.refused(1, "takes 4 arguments, found 5", "--arg=u32:1")
        self.refused(1, "no kernel 'other'", "--kernel=other")
        self.refused(1, "cannot write", "--json=" + self.path("none/report.json"))

    def test_help(self):
        done = subprocess.run([PTX_EMU, "--help"], capture_output=True, text=True, timeout=60)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("\nExit status: 0 it ran; 1 ", done.stdout)

    def test_wrong_command_lines(self):
        self.refused(2, "unknown option '--frobnicate'", "--frobnicate")
        self.refused(2, "expected numbers in '--grid=a'", "--grid=a")
        self.refused(2, "expected TYPE:VALUE", "--arg=u32:x")
        self.refused(2, "expected map:", "--arg=map:9:f32:4:packed:4")


if __name__ == "__main__":
    PTX_EMU = sys.argv.pop(1)
    unittest.main()
