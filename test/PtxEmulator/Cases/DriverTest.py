#===- DriverTest.py - The emulated driver's own errors --------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# What programs do wrong with the driver, as they would meet it on a GPU: each call in a
# process of its own state, through the library's exported names.
#
#===------------------------------------------------------------------------===#

import ctypes
import shutil

from Runner import LIBRARY, RunnerTest, main

INVALID_VALUE, NOT_INITIALIZED, INVALID_IMAGE, INVALID_CONTEXT = 1, 3, 200, 201
INVALID_PTX, INVALID_HANDLE, NOT_FOUND, LAUNCH_FAILED = 218, 400, 500, 719
HEAD = b".version 8.0\n.target sm_80\n.address_size 64\n"
KERNEL = HEAD + b"""
.visible .entry store(.param .u64 p) {
  .reg .b64 %rd<3>;
  .reg .b32 %r<2>;
  ld.param.u64 %rd1, [p];
  mov.u32 %r1, 7;
  st.global.u32 [%rd1+OFFSET], %r1;
  ret;
}
"""


class DriverTest(RunnerTest):
    def setUp(self):
        # A copy of the library has a state of its own.
        copy = self.dir / f"{self.id()}.so"
        shutil.copy(LIBRARY, copy)
        self.cuda = ctypes.CDLL(str(copy))
        self.cuda.cuMemFree_v2.argtypes = [ctypes.c_uint64]
        self.cuda.cuMemcpyDtoH_v2.argtypes = [ctypes.c_void_p, ctypes.c_uint64, ctypes.c_size_t]
        self.cuda.cuModuleGetFunction.argtypes = [ctypes.c_void_p, ctypes.c_void_p,
                                                  ctypes.c_char_p]
        self.cuda.cuFuncSetAttribute.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
        self.cuda.cuLaunchKernel.argtypes = [ctypes.c_void_p] + [ctypes.c_uint] * 7 + [
            ctypes.c_void_p] * 3

    def begin(self):
        context = ctypes.c_void_p()
        self.assertEqual(self.cuda.cuInit(0), 0)
        self.assertEqual(self.cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0), 0)
        self.cuda.cuCtxSetCurrent.argtypes = [ctypes.c_void_p]
        self.assertEqual(self.cuda.cuCtxSetCurrent(context), 0)

    def load(self, text):
        """A module, and what loading says."""
        module = ctypes.c_void_p()
        log = ctypes.create_string_buffer(4096)
        options = (ctypes.c_int * 2)(5, 6)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), len(log))
        status = self.cuda.cuModuleLoadDataEx(ctypes.byref(module), text, 2, options, values)
        return module, status, log.value.decode()

    def kernel(self, offset):
        self.begin()
        module, status, log = self.load(KERNEL.replace(b"OFFSET", str(offset).encode()))
        self.assertEqual(status, 0, log)
        kernel = ctypes.c_void_p()
        self.assertEqual(self.cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"store"), 0)
        return module, kernel

    def allocate(self, size):
        address = ctypes.c_uint64()
        self.cuda.cuMemAlloc_v2.argtypes = [ctypes.c_void_p, ctypes.c_size_t]
        self.assertEqual(self.cuda.cuMemAlloc_v2(ctypes.byref(address), size), 0)
        return address

    def launch(self, kernel, address, shared=0, threads=1):
        parameters = (ctypes.c_void_p * 1)(ctypes.addressof(address))
        return self.cuda.cuLaunchKernel(kernel, 1, 1, 1, threads, 1, 1, shared, None, parameters,
                                        None)

    def text_of(self, status):
        text = ctypes.c_char_p()
        self.assertEqual(self.cuda.cuGetErrorString(status, ctypes.byref(text)), 0)
        return text.value.decode()

    def test_order_of_calls(self):
        count = ctypes.c_int()
        self.assertEqual(self.cuda.cuDeviceGetCount(ctypes.byref(count)), NOT_INITIALIZED)
        self.assertEqual(self.cuda.cuCtxSynchronize(), NOT_INITIALIZED)
        self.assertEqual(self.cuda.cuInit(0), 0)
        self.assertEqual(self.cuda.cuCtxSynchronize(), INVALID_CONTEXT)

    def test_a_launch(self):
        _, kernel = self.kernel(0)
        address = self.allocate(4)
        self.assertEqual(self.launch(kernel, address), 0)
        self.assertEqual(self.cuda.cuCtxSynchronize(), 0)
        found = ctypes.c_uint()
        self.assertEqual(self.cuda.cuMemcpyDtoH_v2(ctypes.byref(found), address, 4), 0)
        self.assertEqual(found.value, 7)
        # Not a byte more than was allocated.
        self.assertEqual(self.cuda.cuMemcpyDtoH_v2(ctypes.byref(found), address.value + 1, 4),
                         INVALID_VALUE)
        self.assertEqual(self.cuda.cuMemFree_v2(address), 0)
        self.assertEqual(self.cuda.cuMemFree_v2(address), INVALID_VALUE)

    def test_failed_launch_spoils_the_context(self):
        _, kernel = self.kernel(4)
        address = self.allocate(4)
        self.assertEqual(self.launch(kernel, address), 0)
        self.assertEqual(self.cuda.cuCtxSynchronize(), LAUNCH_FAILED)
        self.assertIn("[out-of-bounds]", self.text_of(LAUNCH_FAILED))
        self.assertIn("module.ptx:", self.text_of(LAUNCH_FAILED))
        self.assertEqual(self.launch(kernel, address), LAUNCH_FAILED)

    def test_bad_launches(self):
        _, kernel = self.kernel(0)
        address = self.allocate(4)
        self.assertEqual(self.launch(kernel, address, threads=2000), INVALID_VALUE)
        self.assertEqual(self.launch(kernel, address, shared=64 * 1024), INVALID_VALUE)
        dynamic_shared = 8
        self.assertEqual(self.cuda.cuFuncSetAttribute(kernel, dynamic_shared, 300000),
                         INVALID_VALUE)
        self.assertEqual(self.cuda.cuFuncSetAttribute(kernel, dynamic_shared, 64 * 1024), 0)
        self.assertEqual(self.launch(kernel, address, shared=64 * 1024), 0)
        self.assertEqual(self.cuda.cuCtxSynchronize(), 0)

    def test_bad_modules(self):
        module, kernel = self.kernel(0)
        _, status, log = self.load(HEAD + b".visible .entry k() { frobnicate.u32 %r1; }")
        self.assertEqual(status, INVALID_PTX)
        self.assertIn("module.ptx:4:", log)
        self.assertEqual(self.load(b"\x7fELF and so on")[1], INVALID_IMAGE)
        self.assertEqual(self.cuda.cuModuleGetFunction(ctypes.byref(kernel), module, b"nothing"),
                         NOT_FOUND)
        self.assertEqual(self.cuda.cuModuleUnload(module), 0)
        self.assertEqual(self.cuda.cuModuleUnload(module), INVALID_HANDLE)


if __name__ == "__main__":
    main()
