# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles an entry of a layer for a GPU and runs it on the emulator: what the model executes."""

import copy
import dataclasses
import glob
import json
import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass

import layers
import paths
import sass

ROOT = str(layers.ROOT)
CAPABILITIES = {"sm_80": "8.0", "sm_90a": "9.0"}
# Flags of the compiler by entry. "columns" is the forward entry where a multiprocessor is free for
# each block of columns.
ENTRIES = {"forward": [], "columns": [], "save": ["--backward"], "backward": ["--backward"],
           "decode": [f"--decode={layers.MOST}"]}


class Missing(Exception):
    """A program that the model needs is not installed."""


@dataclass
class Launch:
    """One kernel of a call: the paths of its first block's warps, and what a block takes."""
    name: str
    paths: list
    phases: tuple  # paths.phases
    blocks: int  # of one sequence and head
    is_of_columns: bool  # the blocks compute the same mini-batches, of other columns
    bytes: int  # of global memory that its blocks read and write
    registers: int = 0  # of a thread
    shared: int = 0  # bytes
    spilled: int = 0  # bytes that a thread stores where registers do not suffice


@dataclass(frozen=True)
class Kernel:
    """An entry of an example with its sizes."""
    layer: str
    dims: tuple  # of (name, value)
    entry: str
    target: str
    dtype: str = "bf16"
    chunk: int = 16  # tokens at a time, in programs without mini-batches

    @staticmethod
    def of(timing, target):
        """The kernel of a row of benchmarks/gpu/layers.py."""
        kernel = timing.kernel
        return Kernel(kernel.layer, tuple(kernel.dims.items()), timing.way, target, kernel.dtype,
                      kernel.chunk)

    @property
    def source(self):
        return str(layers.text_of(self.layer))

    @property
    def flags(self):
        return [f"--target={self.target}", f"--dtype={self.dtype}", f"--chunk={self.chunk}",
                *ENTRIES[self.entry], *(f"--dim={name}={value}" for name, value in self.dims)]

    @property
    def tokens(self):
        """Tokens of a mini-batch."""
        return dict(self.dims).get("b", self.chunk)

    def __str__(self):
        dims = " ".join(f"{name}={value}" for name, value in self.dims)
        return f"{self.layer} {dims} {self.dtype}"


class Tools:
    """The programs: of a build, of CUDA, and nvdisasm."""

    def __init__(self, folder):
        """`folder`: of tttc and ttt-run."""
        self.bin = os.path.abspath(folder)
        self.driver = os.path.join(self.bin, "..", "lib", "libptx-emu-cuda.so")
        installed = glob.glob(os.path.join(ROOT, ".nvdisasm", "lib", "python3*", "site-packages",
                                           "nvidia", "*", "bin", "nvdisasm"))
        self.nvdisasm = shutil.which("nvdisasm") or next(iter(installed), None)
        if not shutil.which("ptxas"):
            raise Missing("no ptxas in PATH: it comes with the CUDA toolkit")
        if not self.nvdisasm:
            raise Missing("no nvdisasm: utils/install-deps.sh installs it")

    def tool(self, name):
        return os.path.join(self.bin, name)

    def release(self):
        """The release of ptxas."""
        return re.search(r"release (\S+),", run(["ptxas", "--version"]).stdout)[1]


def run(command, **environment):
    """The finished command."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=ROOT,
                          env=dict(os.environ, **environment))
    if done.returncode != 0:
        raise SystemExit("model: error: %s\n%s" % (" ".join(command), done.stderr))
    return done


class Compiled:
    """The code of a kernel, in a temporary folder."""

    def __init__(self, kernel, tools):
        self.kernel, self.tools = kernel, tools
        self.folder = tempfile.TemporaryDirectory()
        command = [tools.tool("tttc"), kernel.source, *kernel.flags]
        # PATH is an empty folder: without ptxas the kernel holds PTX, which the emulator needs.
        run([*command, "--emit=so", "-o", self.path("kernel.so")], PATH=self.folder.name,
            CUDA_HOME=self.folder.name)
        self.ptx = run([*command, "--emit=ptx", "-o", "-"]).stdout
        tiles = run([*command, "--emit=tile", "-o", "-"]).stdout
        self.shared = {name: int(size) for name, size in re.findall(
            r"func\.func @(\w+).*?#tile\.launch<.*?\bshared = (\d+)", tiles)}
        with open(self.path("kernel.ptx"), "w", encoding="utf-8") as file:
            file.write(self.ptx)
        done = run(["ptxas", "-arch=" + kernel.target, "-v", "--generate-line-info",
                    self.path("kernel.ptx"), "-o", self.path("kernel.cubin")])
        pattern = r"entry function '(\w+)'.*?(\d+) bytes spill stores.*?Used (\d+) registers"
        self.used = {name: (int(registers), int(spilled)) for name, spilled, registers in
                     re.findall(pattern, done.stdout + done.stderr, re.DOTALL)}
        self.code = sass.read(run([tools.nvdisasm, "-c", "-hex", "-gp",
                                   self.path("kernel.cubin")]).stdout)
        self.followers = {}

    def of_columns(self):
        """The same code for few tasks, whose columns are computed apart; None if it has none."""
        if f"{self.kernel.layer}_columns" not in self.used:
            return None
        other = copy.copy(self)
        other.kernel = dataclasses.replace(self.kernel, entry="columns")
        return other

    def path(self, name):
        return os.path.join(self.folder.name, name)

    def launches(self, batches):
        """The launches of a call with so many mini-batches, of one sequence and head."""
        kernel, report = self.kernel, self.path("report.json")
        tokens = batches * kernel.tokens
        command = [self.tools.tool("ttt-run"), kernel.source, "--random=1", "--heads=1",
                   f"--tokens={tokens}", "--kernel=" + self.path("kernel.so"), "--outputs=" + self.path("out.npz"),
                   *(flag for flag in kernel.flags if flag.startswith("--dim"))]
        if kernel.entry in ("save", "backward"):
            command.append("--backward")
        if kernel.entry == "decode":
            # Each token of a mini-batch costs another amount of work.
            command.append(f"--split={tokens - layers.CYCLE}" + layers.CYCLE * ",1")
        if os.path.exists(report):
            os.remove(report)
        run(command, TTTC_CUDA_LIBRARY=self.tools.driver, PTX_EMU_REPORT=report,
            PTX_EMU_CAPABILITY=CAPABILITIES[kernel.target], PTX_EMU_PATHS="1",
            PTX_EMU_MULTIPROCESSORS="1024" if kernel.entry == "columns" else "0")
        with open(report, encoding="utf-8") as file:
            records = [json.loads(line) for line in file]
        return [self.launch(record) for record in records if self.is_of_entry(record["kernel"])]

    def is_of_entry(self, name):
        """True if a launch belongs to the entry: its kernel, or a stage before it."""
        rest = name[len(self.kernel.layer):].strip("_")
        if self.kernel.entry == "forward":
            return rest in ("", "prepare")
        if self.kernel.entry == "columns":
            return rest in ("columns", "prepare")
        return rest.startswith(self.kernel.entry)

    def launch(self, record):
        name = record["kernel"]
        if name not in self.followers:
            self.followers[name] = paths.Follower(self.code[name], self.ptx)
        follower = self.followers[name]
        found = [follower.follow(path) for path in record["paths"]]
        registers, spilled = self.used[name]
        return Launch(name, found, paths.phases(record),
                      record["warps"] // len(found), name.endswith("_columns"), moved(record), registers,
                      self.shared.get(name, 0), spilled)


def moved(record):
    """Bytes that a launch moves to and from global memory."""
    return (record["global"]["bytes_read"] + record["global"]["bytes_written"] +
            record["async_bytes"])
