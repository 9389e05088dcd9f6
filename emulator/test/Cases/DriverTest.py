#===- DriverTest.py - Errors of the emulated driver -----------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Misuse of the driver API that fails as on a GPU: each test calls a copy of the library with
# separate state, through its exported names.
#
#===------------------------------------------------------------------------===#

import ctypes
import json
import os
import shutil

from Runner import LIBRARY, RunnerTest, main

INVALID_VALUE, NOT_INITIALIZED, INVALID_IMAGE, INVALID_CONTEXT = 1, 3, 200, 201
INVALID_PTX, INVALID_HANDLE, NOT_FOUND, LAUNCH_FAILED = 218, 400, 500, 719
CAPTURE_UNSUPPORTED, CAPTURE_INVALIDATED = 900, 901
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
        # A copy of the library has separate state.
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
        """Loads a module; returns it and the status."""
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

    def launch(self, kernel, address, shared=0, threads=1, stream=None):
        parameters = (ctypes.c_void_p * 1)(ctypes.addressof(address))
        return self.cuda.cuLaunchKernel(kernel, 1, 1, 1, threads, 1, 1, shared, stream, parameters,
                                        None)

    def value(self, address):
        found = ctypes.c_uint()
        self.assertEqual(self.cuda.cuMemcpyDtoH_v2(ctypes.byref(found), address, 4), 0)
        return found.value

    def stream(self):
        stream = ctypes.c_void_p()
        self.assertEqual(self.cuda.cuStreamCreate(ctypes.byref(stream), 0), 0)
        return stream

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
        # Not one byte more than was allocated.
        self.assertEqual(self.cuda.cuMemcpyDtoH_v2(ctypes.byref(found), address.value + 1, 4),
                         INVALID_VALUE)
        self.assertEqual(self.cuda.cuMemFree_v2(address), 0)
        self.assertEqual(self.cuda.cuMemFree_v2(address), INVALID_VALUE)

    def test_launches_are_reported(self):
        report = self.dir / f"{self.id()}.json"
        os.environ["PTX_EMU_REPORT"] = str(report)
        try:
            _, kernel = self.kernel(0)
            for _ in range(2):
                self.assertEqual(self.launch(kernel, self.allocate(4)), 0)
            self.assertEqual(self.cuda.cuCtxSynchronize(), 0)
        finally:
            del os.environ["PTX_EMU_REPORT"]
        lines = [json.loads(line) for line in report.read_text().splitlines()]
        self.assertEqual([line["kernel"] for line in lines], ["store"] * 2)
        self.assertEqual([line["busiest_warp"]["instructions"] for line in lines], [4] * 2)

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

    def test_other_devices(self):
        self.begin()
        for capability, target, status in (("8.0", "sm_80", 0), ("9.0", "sm_80", 0),
                                           ("8.0", "sm_90", INVALID_PTX), ("9.0", "sm_90a", 0),
                                           ("10.0", "sm_90a", INVALID_PTX)):
            os.environ["PTX_EMU_CAPABILITY"] = capability
            self.addCleanup(os.environ.pop, "PTX_EMU_CAPABILITY", None)
            major = ctypes.c_int()
            self.assertEqual(self.cuda.cuDeviceGetAttribute(ctypes.byref(major), 75, 0), 0)
            self.assertEqual(major.value, int(capability.split(".")[0]))
            text = HEAD.replace(b"sm_80", target.encode()) + b".visible .entry k() { ret; }"
            _, found, log = self.load(text)
            self.assertEqual(found, status, log)

    def test_streams(self):
        _, kernel = self.kernel(0)
        address, stream = self.allocate(4), self.stream()
        self.assertEqual(self.launch(kernel, address, stream=stream), 0)
        self.assertEqual(self.cuda.cuStreamDestroy_v2(stream), 0)
        self.assertEqual(self.launch(kernel, address, stream=stream), INVALID_HANDLE)
        self.assertEqual(self.cuda.cuStreamSynchronize(stream), INVALID_HANDLE)

    def test_capture(self):
        _, kernel = self.kernel(0)
        address, stream = self.allocate(4), self.stream()
        graph, executable = ctypes.c_void_p(), ctypes.c_void_p()
        self.assertEqual(self.cuda.cuMemsetD32_v2(address, 5, 1), 0)
        self.assertEqual(self.cuda.cuStreamBeginCapture_v2(None, 0), CAPTURE_UNSUPPORTED)
        self.assertEqual(self.cuda.cuStreamBeginCapture_v2(stream, 0), 0)
        self.assertEqual(self.launch(kernel, address, stream=stream), 0)
        self.assertEqual(self.cuda.cuStreamEndCapture(stream, ctypes.byref(graph)), 0)
        self.assertEqual(self.value(address), 5)
        self.assertEqual(
            self.cuda.cuGraphInstantiateWithFlags(ctypes.byref(executable), graph, 0), 0)
        self.assertEqual(self.cuda.cuGraphDestroy(graph), 0)
        self.assertEqual(self.cuda.cuGraphLaunch(executable, stream), 0)
        self.assertEqual(self.value(address), 7)
        self.assertEqual(self.cuda.cuGraphExecDestroy(executable), 0)
        self.assertEqual(self.cuda.cuGraphLaunch(executable, stream), INVALID_HANDLE)

    def test_what_a_capture_forbids(self):
        module, _ = self.kernel(0)
        address, stream, graph = self.allocate(4), self.stream(), ctypes.c_void_p()
        for call in (lambda: self.cuda.cuMemAlloc_v2(ctypes.byref(address), 4),
                     lambda: self.cuda.cuMemFree_v2(address),
                     lambda: self.cuda.cuCtxSynchronize(),
                     lambda: self.cuda.cuStreamSynchronize(stream),
                     lambda: self.load(KERNEL)[1]):
            self.assertEqual(self.cuda.cuStreamBeginCapture_v2(stream, 0), 0)
            self.assertEqual(call(), CAPTURE_UNSUPPORTED)
            self.assertEqual(self.cuda.cuStreamEndCapture(stream, ctypes.byref(graph)),
                             CAPTURE_INVALIDATED)
        self.assertEqual(self.cuda.cuModuleUnload(module), 0)

    def test_calls_are_noted(self):
        self.cuda.ptxEmuCalls.restype = ctypes.c_char_p
        _, kernel = self.kernel(0)
        self.cuda.ptxEmuTrace(1)
        address = self.allocate(4)
        self.assertEqual(self.launch(kernel, address), 0)
        self.assertEqual(self.cuda.ptxEmuCalls().decode(), "cuMemAlloc 4\n"
                         "cuLaunchKernel store grid 1 1 1 block 1 1 1 shared 0 stream (nil)\n")
        self.cuda.ptxEmuTrace(0)
        self.allocate(4)
        self.assertEqual(self.cuda.ptxEmuCalls(), b"")

    def test_contexts_on_a_stack(self):
        context, other = ctypes.c_void_p(), ctypes.c_void_p()
        self.assertEqual(self.cuda.cuInit(0), 0)
        self.assertEqual(self.cuda.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0), 0)
        self.cuda.cuCtxPushCurrent_v2.argtypes = [ctypes.c_void_p]
        self.assertEqual(self.cuda.cuCtxPopCurrent_v2(ctypes.byref(other)), INVALID_CONTEXT)
        self.assertEqual(self.cuda.cuCtxPushCurrent_v2(None), INVALID_CONTEXT)
        self.assertEqual(self.cuda.cuCtxPushCurrent_v2(context), 0)
        self.assertEqual(self.cuda.cuCtxSynchronize(), 0)
        self.assertEqual(self.cuda.cuCtxPopCurrent_v2(ctypes.byref(other)), 0)
        self.assertEqual(self.cuda.cuCtxSynchronize(), INVALID_CONTEXT)

    def test_modules_belong_to_a_context(self):
        module, kernel = self.kernel(0)
        other, address = ctypes.c_void_p(), self.allocate(4)
        self.assertEqual(self.cuda.cuCtxCreate_v2(ctypes.byref(other), 0, 0), 0)
        self.assertEqual(self.launch(kernel, address), INVALID_CONTEXT)
        self.assertEqual(self.cuda.cuModuleUnload(module), INVALID_CONTEXT)
        self.assertEqual(self.cuda.cuCtxDestroy_v2(other), 0)
        self.assertEqual(self.launch(kernel, address), INVALID_CONTEXT)
        self.begin()
        self.assertEqual(self.launch(kernel, address), 0)
        self.assertEqual(self.cuda.cuModuleUnload(module), 0)


if __name__ == "__main__":
    main()
