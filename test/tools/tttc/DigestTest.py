#===- DigestTest.py - Damaged kernel files -------------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Opens kernels in this process: a signal, which a damaged file without its digest may cause, ends
# the test.
#
#===------------------------------------------------------------------------===#

import ctypes
import os
import random
import shutil
import subprocess
import sys

from Support import SECONDS, TTTC, ToolTest, main

RUNTIME = ctypes.CDLL(sys.argv[2])
RUNTIME.tttc_last_error.restype = ctypes.c_char_p
OK, LOAD = 0, 9
SEED = int(os.environ.get("TTTC_TEST_SEED", "1"))


class DigestTest(ToolTest):
    def compile(self, *options):
        self.kernel = self.dir / "scale.so"
        subprocess.run([TTTC, self.program, "-o", self.kernel, *options], check=True,
                       timeout=SECONDS)
        return self.kernel.read_bytes()

    def open(self, path):
        """The status and the message."""
        kernel = ctypes.c_void_p()
        status = RUNTIME.tttc_kernel_open(os.fsencode(path), None, ctypes.byref(kernel))
        RUNTIME.tttc_kernel_close(kernel)
        return status, "" if status == OK else RUNTIME.tttc_last_error().decode()

    def end_of_note(self, contents):
        end = contents.index(b"digest\x9e7")
        return end, end + 8

    def damage(self, contents, times):
        """Copies with a few bytes changed: each is an error."""
        print(f"seed {SEED}")
        draw = random.Random(SEED)
        for i in range(times):
            damaged = bytearray(contents)
            for at in draw.sample(range(len(damaged)), draw.randint(1, 8)):
                # With both ends of the note damaged, the note is not found.
                if at not in range(*self.end_of_note(contents)):
                    damaged[at] ^= draw.randint(1, 255)
            if damaged == contents:
                continue
            # A loader identifies files by inode.
            path = self.dir / f"damaged{i}.so"
            path.write_bytes(damaged)
            self.assertEqual(self.open(path)[0], LOAD, f"seed {SEED}, file {i}")

    def test_cpu(self):
        contents = self.compile()
        self.assertEqual(self.open(self.kernel), (OK, ""))
        self.damage(contents, 200)

    def test_device(self):
        contents = self.compile("--target=sm_80")
        self.assertEqual(self.open(self.kernel), (OK, ""))
        self.damage(contents, 50)

    def test_same_bytes(self):
        self.assertEqual(self.compile(), self.compile())

    def test_no_digest(self):
        """The note as a linker leaves it, without a digest: the file is not checked."""
        contents = self.compile()
        name = contents.index(b"\x01\0\0\0TTTC\0\0\0\0") + 12
        self.assertNotEqual(contents[name:name + 8], bytes(8))
        self.kernel.write_bytes(contents[:name] + bytes(8) + contents[name + 8:])
        self.assertEqual(self.open(self.kernel), (OK, ""))

    def test_changed_after_linking(self):
        strip = shutil.which("strip") or shutil.which("llvm-strip-22")
        if not strip:
            self.skipTest("no strip")
        self.compile()
        subprocess.run([strip, self.kernel], check=True)
        status, message = self.open(self.kernel)
        self.assertEqual(status, LOAD)
        self.assertRegex(message, f"cannot load '{self.kernel}' as a shared object: it is damaged, "
                         "or was changed after it was linked: expected digest [0-9a-f]{16}, found "
                         "[0-9a-f]{16}; compile it again")


if __name__ == "__main__":
    main()
