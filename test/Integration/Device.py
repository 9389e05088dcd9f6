#===- Device.py - Kernels for GPUs, on the emulated driver ----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Shared by the tests of device kernels. The CUDA driver is the one of the project's PTX
# emulator, so that races, reads of uninitialized memory and accesses out of bounds are
# errors of a call. It executes PTX; ptxas would only take time, so PATH is empty and tttc does not
# find it.
#
#===------------------------------------------------------------------------===#

import contextlib
import math
import os
import pathlib
import re
import subprocess
import sys

from Support import ARRAYS, EXAMPLES, SEED, TTTC, TTT_RUN, IntegrationTest, layer, limit_memory

sys.path.insert(0, str(EXAMPLES.parents[1] / "utils"))
import npz
from devices import CAPABILITIES

DRIVER = sys.argv[4]
TARGET = "sm_80"
REFUSED = re.compile(r"\.ttt:\d+:\d+: error: .+\n.+\n +\^", re.MULTILINE)
# Orders of warps and copies: round robin, and two random ones.
ORDERS = "0", str(1 + SEED % 1000), str(1001 + SEED % 1000)


os.environ["TTTC_CUDA_LIBRARY"] = DRIVER
os.environ["PATH"] = "/nonexistent"
for name in ("CUDA_HOME", "PTX_EMU_SCHEDULE_SEED", "PTX_EMU_MAX_STEPS", "PTX_EMU_CAPABILITY",
             "PTX_EMU_MULTIPROCESSORS", "PTX_EMU_REPORT"):
    os.environ.pop(name, None)


@contextlib.contextmanager
def device_for(target):
    """Makes the emulator a device for which code for `target` was compiled."""
    os.environ["PTX_EMU_CAPABILITY"] = CAPABILITIES[target]
    try:
        yield
    finally:
        del os.environ["PTX_EMU_CAPABILITY"]


@contextlib.contextmanager
def device_with(multiprocessors, report):
    """Makes the emulator a device of so many multiprocessors, which reports its launches."""
    os.environ.update(PTX_EMU_MULTIPROCESSORS=str(multiprocessors), PTX_EMU_REPORT=str(report))
    try:
        yield
    finally:
        del os.environ["PTX_EMU_MULTIPROCESSORS"], os.environ["PTX_EMU_REPORT"]


def dim_flags(dims):
    return [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]


def of_one_token(dims):
    """These, with mini-batches of one token."""
    return {name: 1 if name in ("b", "chunk", "segment") else size for name, size in dims.items()}


def rms(values):
    return math.sqrt(sum(value * value for value in values) / max(len(values), 1))


def examples():
    return sorted(path.stem for path in EXAMPLES.glob("*.ttt"))


DIGEST = re.compile(rb"(\x01\0\0\0TTTC\0{4})(.{8})(?=digest\x9e7)", re.DOTALL)


def without_digest(contents):
    """The bytes of a kernel's file without its digest, so that they may be changed."""
    assert DIGEST.search(contents)
    return DIGEST.sub(lambda found: found[1] + bytes(8), contents)


class DeviceCase(IntegrationTest):
    def setUp(self):
        super().setUp()
        self.kernels = 0  # number of compiled kernels

    def compile_for(self, name, dims, *flags, target=TARGET):
        """A device kernel of the layer, compiled with these flags."""
        self.kernels += 1
        kernel = self.dir / f"{pathlib.Path(name).stem}.{self.kernels}.so"
        self.call(TTTC, layer(name), "--emit=so", "-o", kernel, f"--target={target}",
                  *dim_flags(dims), *flags, timeout=120)
        return kernel

    def is_refused(self, name, dims, *flags):
        """True if tttc rejects this for every machine; checks that it does so with a message."""
        result = subprocess.run([TTTC, layer(name), "--emit=signature", "-o", "-",
                                 *dim_flags({"heads": 2, **dims}), *flags],
                                capture_output=True, text=True, timeout=60,
                                preexec_fn=limit_memory)
        if result.returncode != 0:
            self.assertRegex(result.stderr, REFUSED)
        return result.returncode != 0

    def cotangents(self, name, inputs, dims=None, seed=SEED):
        path = inputs.with_suffix(".cotangents.npz")
        self.arrays("cotangents", layer(name), inputs, path, f"--seed={seed}", *dim_flags(dims))
        return path

    def backward(self, name, kernel, inputs, cotangents, *flags, dims=None):
        gradients = self.dir / f"{kernel.stem}.{inputs.stem}.gradients.npz"
        self.call(TTT_RUN, layer(name), "--backward", "--inputs", inputs, "--cotangents",
                  cotangents, "--outputs", gradients, f"--kernel={kernel}", *dim_flags(dims),
                  *flags, timeout=120)
        return gradients

    def errors(self, expected, actual):
        """{array: its RMS error}, relative to the array and to the largest one."""
        wanted, found = (npz.read(path) for path in (expected, actual))
        self.assertEqual({name: array.shape for name, array in wanted.items()},
                         {name: array.shape for name, array in found.items()})
        sizes = {name: rms(array.values) for name, array in wanted.items()}
        errors = {}
        for name, size in sizes.items():
            error = rms([a - b for a, b in zip(wanted[name].values, found[name].values)])
            errors[name] = tuple(error / scale if error != 0 and scale else error
                                 for scale in (size, max(sizes.values())))
        return errors

    def checked(self, name, inputs, *outputs, dims=None):
        """The report of a comparison with the interpreter, and the largest of its limits: 8
        times the error of any array in the interpreter's own f32 run, because the error of one
        array may be small by chance."""
        found = subprocess.run([ARRAYS, "check", layer(name), inputs, *outputs, "--limit=2e-6",
                                "--common", *dim_flags(dims)], capture_output=True, text=True,
                               timeout=60, preexec_fn=limit_memory)
        report = f"TTTC_TEST_SEED={SEED}\n{found.stdout}{found.stderr}"
        self.assertEqual(found.stderr, "", report)
        return report, max(map(float, re.findall(r"expected at most ([^:\s]+)", report)))

    def outputs_agree(self, name, inputs, *outputs, dims=None):
        report, limit = self.checked(name, inputs, *outputs, dims=dims)
        for error in re.findall(r"relative RMS error ([^,]+)", report):
            self.assertLessEqual(float(error), limit, report)

    def gradients_agree(self, name, kernel, gradients, inputs, cotangents, dims):
        """Compares with the interpreter's tape at 5e-6. If that fails, either sums cancel, which
        are measured relative to the largest gradient, or rounding errors grow on the way to the
        outputs: then 8 errors are allowed that grow by the same factor on the way back."""
        expected = self.dir / "expected.npz"
        self.call(TTT_RUN, layer(name), "--backward", "--interpret", "--inputs", inputs,
                  "--cotangents", cotangents, "--outputs", expected, *dim_flags(dims))
        errors = self.errors(expected, gradients)
        if all(error <= 5e-6 for error, _ in errors.values()):
            return
        outputs = self.run_kernel(name, kernel, inputs, dims=dims, to="forward.npz")
        growth = self.checked(name, inputs, outputs, dims=dims)[1] / 8 * 2 ** 24
        limit = max(5e-6, 8 * growth ** 2 / 2 ** 24)
        if any(error > limit for _, error in errors.values()):
            # A gradient with few elements may cancel by chance; then it does in f32 on a CPU, too.
            on_cpu = self.errors(expected, self.cpu_gradients(name, inputs, cotangents, dims))
            limit = max(limit, 8 * max(error for _, error in on_cpu.values()))
        for array, (_, error) in errors.items():
            self.assertLessEqual(error, limit, f"{array}, TTTC_TEST_SEED={SEED}")

    def cpu_gradients(self, name, inputs, cotangents, dims):
        gradients = self.dir / "cpu.npz"
        self.call(TTT_RUN, layer(name), "--backward", "--inputs", inputs, "--cotangents",
                  cotangents, "--outputs", gradients, *dim_flags(dims), timeout=120)
        return gradients

    def same_in_any_order(self, run):
        """The bytes of the file that `run` writes, which must not depend on the order of warps."""
        found = []
        for order in ORDERS:
            os.environ["PTX_EMU_SCHEDULE_SEED"] = order
            try:
                found.append(run().read_bytes())
            finally:
                del os.environ["PTX_EMU_SCHEDULE_SEED"]
        self.assertEqual(len(set(found)), 1, f"other bits in an order of {ORDERS}")
