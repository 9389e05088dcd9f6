# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The machine of a benchmark result: processor, system, versions, commit."""

import os
import platform
import re
import subprocess

# Instruction sets that determine the width and speed of kernels.
TELLING_FLAGS = ("sse4_2", "avx", "avx2", "fma", "f16c", "avx512f", "avx512bw", "avx512dq",
                 "avx512vl", "avx512_vnni", "avx512_bf16", "amx_tile", "asimd", "sve", "sve2",
                 "bf16", "i8mm")


def output_of(command, folder=None):
    """The first line of a command's output, or "" if it cannot run."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60)
    except OSError:
        return ""
    lines = done.stdout.strip().splitlines()
    return lines[0] if done.returncode == 0 and lines else ""


def cpuinfo():
    """Processor model and instruction sets, as reported by the system."""
    model, flags = "", []
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo") as stream:
            text = stream.read()
        for key, value in re.findall(r"^([^\t:\n]+)\s*: *(.*)$", text, re.M):
            if key.strip() == "model name" and not model:
                model = value
            if key.strip() in ("flags", "Features") and not flags:
                flags = [flag for flag in TELLING_FLAGS if flag in value.split()]
    model = model or output_of(["sysctl", "-n", "machdep.cpu.brand_string"])
    return model or platform.machine(), flags


def describe(source_dir, tttc):
    """The machine, the tools and the commit, for a results file."""
    model, flags = cpuinfo()
    return {
        "cpu": model,
        "instruction_sets": flags,
        "processors": os.cpu_count(),
        "load_average": round(os.getloadavg()[0], 2),
        "system": platform.system() + " " + platform.release(),
        "python": platform.python_version(),
        "tttc": output_of([tttc, "--version"]),
        "git_commit": output_of(["git", "rev-parse", "HEAD"], source_dir),
        "git_changed_files": len(subprocess.run(
            ["git", "status", "--porcelain"], cwd=source_dir, capture_output=True,
            text=True).stdout.splitlines()),
    }


def slug(description):
    """Names a results file: `amd-epyc`."""
    return re.sub(r"[^a-z0-9]+", "-", description["cpu"].lower()).strip("-")
