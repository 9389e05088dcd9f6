# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels for GPUs, on arrays in the memory of the project's emulated CUDA driver
(TTTC_TEST_DRIVER, libptx-emu-cuda.so). Each test runs in a separate process, because a process has
one driver."""

import os
import subprocess
import sys

import pytest
from conftest import EXAMPLES, ROOT
from in_place import BODIES, text_of

DRIVER = os.environ.get("TTTC_TEST_DRIVER", str(ROOT / "build" / "lib" / "libptx-emu-cuda.so"))

pytestmark = pytest.mark.skipif(not os.path.exists(DRIVER), reason="the emulated driver is not built")

SETUP = f"""
import ctypes, json, os, sys, tempfile
sys.path.insert(0, {os.path.dirname(__file__)!r})
import numpy as np
import tttc
from conftest import draw

driver = ctypes.CDLL({DRIVER!r})
capsules = ctypes.pythonapi
capsules.PyCapsule_New.restype = ctypes.py_object
capsules.PyCapsule_New.argtypes = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32),
                ("rank", ctypes.c_int32), ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
                ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("offset", ctypes.c_uint64),
                ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class DeviceArray:
    def __init__(self, array, device=0):
        context = ctypes.c_void_p()
        assert driver.cuInit(0) == 0 and driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0
        assert driver.cuCtxPushCurrent_v2(context) == 0
        self.host = np.ascontiguousarray(array)
        address = ctypes.c_uint64()
        assert driver.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(max(1, self.host.nbytes))) == 0
        self.address = address
        assert driver.cuMemcpyHtoD_v2(address, self.host.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(self.host.nbytes)) == 0
        assert driver.cuCtxPopCurrent_v2(ctypes.byref(context)) == 0
        self.shape = (ctypes.c_int64 * self.host.ndim)(*self.host.shape)
        code, bits = (0 if self.host.dtype.kind == "i" else 2), 8 * self.host.itemsize
        self.tensor = Tensor(address.value, 2, device, self.host.ndim, code, bits, 1, ctypes.addressof(self.shape))

    def __dlpack__(self, **options):
        return capsules.PyCapsule_New(ctypes.addressof(self.tensor), b"dltensor", None)

    def read(self):
        context = ctypes.c_void_p()
        driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0)
        driver.cuCtxPushCurrent_v2(context)
        assert driver.cuMemcpyDtoH_v2(self.host.ctypes.data_as(ctypes.c_void_p), self.address, ctypes.c_size_t(self.host.nbytes)) == 0
        driver.cuCtxPopCurrent_v2(ctypes.byref(context))
        return self.host


path = {str(EXAMPLES / "ttt_linear.ttt")!r}
on_cpu = tttc.compile(path, d=16, b=16)
arrays = draw(on_cpu, tokens=33)
layer = tttc.compile(path, d=16, b=16, target="sm_80")
given = {{name: DeviceArray(array) for name, array in arrays.items()}}
outputs = {{"out": DeviceArray(np.full((2, 33, 2, 16), np.nan, np.float32)),
           "W1_final": DeviceArray(np.zeros((2, 2, 16, 16), np.float32)),
           "b1_final": DeviceArray(np.zeros((2, 2, 16), np.float32))}}
"""


def run(code):
    environment = {**os.environ, "TTTC_CUDA_LIBRARY": DRIVER, "PATH": os.environ["PATH"]}
    done = subprocess.run(
        [sys.executable, "-c", SETUP + code], capture_output=True, text=True, env=environment, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_arrays_of_a_device():
    run("""
layer.run(**given, **outputs)
np.testing.assert_allclose(outputs["out"].read(), on_cpu(**arrays), rtol=0, atol=1e-5)
_, state = on_cpu(**arrays, output_final_state=True)
np.testing.assert_allclose(outputs["W1_final"].read(), state["W1"], rtol=0, atol=1e-5)
""")


def test_blocks_of_columns():
    """Packed sequences, slots of states and a state that the sequences share, where tasks are few: a block
    computes 32 of the 64 columns."""
    run("""
os.environ.update(PTX_EMU_MULTIPROCESSORS="132", PTX_EMU_REPORT=os.path.join(tempfile.mkdtemp(), "report.json"))
text = "layer rule(dk = 16, dv = 64) {\\n token q, k : [dk]\\n token v : [dv]\\n token lr\\n param P : [dk, dv]\\n" \
       " learner f(x) {\\n  state S : [dk, dv]\\n  return x @ S\\n }\\n" \
       " each token {\\n  S = S - lr * outer(k, f(k) - v)\\n  out = f(q) + q @ P\\n }\\n}\\n"
expected = tttc.compile(text)
layer = tttc.compile(text, target="sm_80")
offsets = np.array([0, 5, 5, 33])
slots = np.array([3, 0, 2]), np.array([1, 4, 0])
arrays = draw(expected, batch=1, tokens=33, sequences=3)
states = draw(expected, batch=5, tokens=1)["S"]
for S, more in ((arrays["S"], {}), (arrays["S"][0], {}), (states, dict(read_slots=slots[0], write_slots=slots[1]))):
    given = {**arrays, "S": S, "cu_seqlens": offsets, **more}
    results = {name: np.full((1, 33, 2, 64) if name == "out" else states[: 5 if more else 3].shape, np.nan, np.float32)
               for name in ("out", "S_final")}
    expected.run(**given, **results)
    outputs = {name: DeviceArray(np.full(array.shape, np.nan, np.float32)) for name, array in results.items()}
    layer.run(**{name: DeviceArray(array) for name, array in given.items()}, **outputs)
    for name, array in outputs.items():
        np.testing.assert_allclose(array.read(), results[name], rtol=0, atol=1e-5, err_msg=f"{name}, {list(more)}")
with open(os.environ["PTX_EMU_REPORT"]) as report:
    launched = [json.loads(line)["kernel"] for line in report]
assert launched.count("rule_columns") == 3 and "rule" not in launched, launched
""")


def test_what_is_refused():
    run("""
def refused(words, **changed):
    try:
        layer.run(**{**given, **outputs, **changed})
    except tttc.CallError as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)

refused("'q': expected memory of a CUDA device, which the kernel was compiled for, found that of the CPU", q=arrays["q"])
refused("'k': expected an array on CUDA device 0, as those before it, found device 1", k=DeviceArray(arrays["k"], device=1))
refused("there is no allocator for arrays of this kind on a device", out=None)
try:
    on_cpu(**given)
except tttc.CallError as error:
    assert "'q': expected memory of the CPU" in str(error), error
""")


def test_working_memory_that_nothing_allocates():
    run("""
path = tttc.example("softmax_attention")
arrays = draw(tttc.compile(path, dk=16, dv=16), tokens=33)
layer = tttc.compile(path, dk=16, dv=16, target="sm_80")
shapes = {tensor.name: tensor.shape(layer.layout, 2, 2, 33) for tensor in layer.signature.outputs}
outputs = {name: DeviceArray(np.zeros(shape, np.float32)) for name, shape in shapes.items()}
try:
    layer.run(**{name: DeviceArray(array) for name, array in arrays.items()}, **outputs)
except tttc.CallError as error:
    assert "there is no allocator for arrays of this kind on a device" in str(error), error
else:
    raise AssertionError
""")


def test_the_handler_of_jax():
    """Uses the stream and memory that XLA passes, mapped over an axis; needs no XLA device."""
    pytest.importorskip("jax")
    run("""
import fake_xla

if not hasattr(tttc._core, "jax_handler"):
    sys.exit()
capsules.PyCapsule_GetPointer.restype = ctypes.c_void_p
capsules.PyCapsule_GetPointer.argtypes = ctypes.py_object, ctypes.c_char_p
handler = capsules.PyCapsule_GetPointer(tttc._core.jax_handler(True), b"xla._CUSTOM_CALL_TARGET")
layer._kernel.register_for_jax(layer.key)
context, stream = ctypes.c_void_p(), ctypes.c_void_p()
assert driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), 0) == 0 and driver.cuCtxPushCurrent_v2(context) == 0
assert driver.cuStreamCreate(ctypes.byref(stream), 0) == 0
allocated = []

def allocate(size):
    address = ctypes.c_uint64()
    assert driver.cuMemAlloc_v2(ctypes.byref(address), ctypes.c_size_t(size)) == 0
    allocated.append(size)
    return address.value

# The first is mapped, and W1 has no axis B.
arrays["W1"] = arrays["W1"][0]
mapped = {"q": np.stack([arrays["q"], arrays["k"], arrays["v"]])}
inputs = [DeviceArray(mapped.get(name, array[None])) for name, array in arrays.items()]
outputs = [DeviceArray(np.zeros((3, *shape), np.float32)) for shape in ((2, 2, 16, 16), (2, 2, 16), (2, 33, 2, 16))]

def call(**changed):
    buffers = [[(fake_xla.F32, array.address.value, array.host.shape) for array in group] for group in (inputs, outputs)]
    attributes = {"kernel": layer.key, "entry": 0, "bthd": 1, "end_to_end": 0, "shared_states": 1, **changed}
    return fake_xla.run(handler, *buffers, attributes, stream.value, allocate)

error = call()
assert error is None, error
assert driver.cuStreamSynchronize(stream) == 0
finals, _, out = [array.read() for array in outputs]
for place in range(3):
    expected, state = on_cpu(**{**arrays, "q": mapped["q"][place]}, output_final_state=True)
    np.testing.assert_allclose(out[place], expected, rtol=0, atol=1e-5)
    np.testing.assert_allclose(finals[place], state["W1"], rtol=0, atol=1e-5)
assert "is not loaded in this process" in call(kernel="none")
assert "tensor 'W1': expected length 2 of axis B" in call(shared_states=0)
""")


@pytest.mark.parametrize("body", BODIES)
def test_final_states_in_the_memory_of_initial_ones(body):
    """Other results that are, or are computed from, the initial states."""
    run(
        f"""
text = {text_of(body)!r}
expected = tttc.compile(text)
layer = tttc.compile(text, target="sm_80")
"""
        + """
for tokens in (0, 1, 5):
    arrays = draw(expected, tokens=tokens)
    results = expected.run(**arrays)
    names = [tensor.keyword for tensor in expected.signature.outputs]
    for shared in (("A", "B"), ("A",), ("B",)):
        given = {name: DeviceArray(array.copy()) for name, array in arrays.items()}
        outputs = {name: DeviceArray(np.full(array.shape, np.nan, np.float32)) for name, array in zip(names, results)}
        outputs.update((f"{name}_final", given[name]) for name in shared)
        layer.run(**given, **outputs)
        for name, array in zip(names, results):
            np.testing.assert_allclose(outputs[name].read(), array, rtol=1e-5, atol=1e-5, err_msg=f"{name}, {shared}, {tokens}")
"""
    )
