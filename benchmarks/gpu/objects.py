# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the kernels of the folder: one compressed shared object for each target."""

import gzip
import os
import pathlib
import re
import subprocess
import tempfile

import layers


class Refused(Exception):
    """A tool failed; the text is its command and its output."""


def call(*words, environment=None, folder=None):
    """Runs a tool and returns its output."""
    words = [str(word) for word in words]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                          env=environment, cwd=folder, timeout=900)
    if done.returncode:
        raise Refused(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def dim_flags(dims):
    return [f"--dim={dim}={value}" for dim, value in dims.items()]


class Objects:
    """`folder` is the output folder; `targets`: {target: whether it gets machine code}."""

    def __init__(self, tttc, folder, targets):
        self.tttc, self.folder, self.targets = tttc, folder, targets
        self.entries = {}  # {kernel name: its flags, which determine its entries}
        self.failed = []   # errors of kernels that the compiler supports but failed to build
        folder.mkdir(parents=True, exist_ok=True)

    def is_refused(self, kernel, *flags):
        """Returns True if the compiler rejects this for every target; other errors are raised."""
        try:
            call(self.tttc, layers.text_of(kernel.layer), "--emit=signature", "-o", os.devnull,
                 *dim_flags({"heads": 2, **kernel.dims}), *flags)
        except Refused as refused:
            if not re.search(r"\.ttt:\d+:\d+: error: ", str(refused)):
                raise
            return True
        return False

    def flags(self, kernel):
        """Flags for the requested entries that the compiler supports."""
        decode = [f"--decode={kernel.decode}"] + (
            [f"--context={kernel.context}"] if kernel.context else [])
        chosen = [f"--chunk={kernel.chunk}"]
        if kernel.backward and not self.is_refused(kernel, "--backward"):
            chosen.append("--backward")
        if kernel.decode and not self.is_refused(kernel, *decode):
            chosen += decode
        return chosen

    def add(self, kernel):
        """Compiles a kernel once and returns its flags. Returns None if it is rejected or fails,
        which does not prevent the others from being packed."""
        if kernel.name not in self.entries:
            flags = None if self.is_refused(kernel) else self.flags(kernel)
            try:
                for target, has_code in self.targets.items() if flags else ():
                    self.compile(kernel, target, has_code, flags)
            except Refused as failure:
                self.failed.append(str(failure))
                flags = None
            self.entries[kernel.name] = flags
        return self.entries[kernel.name]

    def compile(self, kernel, target, has_code, flags):
        # The compiler writes machine code if it finds ptxas.
        environment = dict(os.environ) if has_code else {
            **{name: value for name, value in os.environ.items() if name != "CUDA_HOME"},
            "PATH": "/nonexistent"}
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "kernel.so"
            call(self.tttc, layers.text_of(kernel.layer), "--emit=so", "-o", path,
                 f"--target={target}", f"--dtype={kernel.dtype}", *dim_flags(kernel.dims), *flags,
                 environment=environment)
            (self.folder / self.file(kernel, target)).write_bytes(
                gzip.compress(path.read_bytes(), 9, mtime=0))

    def file(self, kernel, target):
        return f"{kernel.name}.{target}.so.gz"

    def lines(self, kernel):
        return [f"object {target} objects/{self.file(kernel, target)}" for target in self.targets]

    def flops(self, kernel, way):
        """FLOPs per token and head, as publications count them. A decoded token counts as one of a
        forward call, because redundant work earns no credit."""
        said = call(self.tttc, layers.text_of(kernel.layer), "--emit=signature", "--explain", "-o",
                    os.devnull, *dim_flags(kernel.dims), *self.flags(kernel))
        name = kernel.layer + {"save": "_save", "backward": "_backward"}.get(way, "")
        return float(re.search(rf"\[ttt-count-flops\] {name}: .* squares: ([\d.]+)", said)[1])
