#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes generated/devices/kernels.md: the resources of kernels for GPUs, so that reviews show
changes of registers, memory or instructions.

Registers and spills are reported by ptxas. Without it, or with another release than the one
named in the file, these columns stay unchanged."""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import ptxloops
import written

FILE = os.path.join("generated", "devices", "kernels.md")
# Targets that are tested, and the emulated compute capability that accepts code for them.
CAPABILITIES = {"sm_80": "8.0", "sm_90a": "9.0", "sm_100a": "10.0", "sm_120a": "12.0"}
TARGETS = list(CAPABILITIES)
# (example, dims, element type, entries: of the forward call, and of one decoded token)
KERNELS = [("ttt_linear", {"d": 64, "b": b}, dtype, ["forward", "decode"])
           for b in (16, 32, 64) for dtype in ("f32", "bf16")]
KERNELS += [(name, {"dk": d, "dv": d}, "bf16", ["forward", "decode"])
            for name in ("delta_rule", "gated_delta_rule") for d in (64, 128)]
KERNELS += [("ttt_mlp", {"d": 64, "b": 16}, "bf16", ["forward"])]

COLUMNS = ["kernel", "entry", "GPU", "threads", "shared bytes", "spilled bytes", "executed",
           "instructions", "mma", "wgmma", "ldmatrix", "fma", "bar", "registers", "spills"]
OF_PTXAS = 2  # number of columns, the last ones
KEY = 3
TEXT = """# Kernels for GPUs

Written by `utils/devices.py`; `utils/regen.sh` runs it. A block computes one sequence and head; those of `prepare`, the stage of
what reads no state, share its mini-batches, and those of `columns`, for few sequences and heads, its columns.

- spilled bytes: tiles that shared memory had no room for, in the workspace of a block.
- executed: instructions of the busiest warp in one mini-batch that is whole, without `mov`, as the
  PTX emulator counts them (`emulator`).
- instructions, mma and so on (wgmma: products, their fences and waits): in the PTX text of the loop over whole mini-batches (decoding: of
  the whole kernel), without `mov`; what only some warps do is counted, loops inside once.
- registers of a thread, and bytes that it stores where they do not suffice: by ptxas %s.

"""


def output(command, **environment):
    """The output of a command, without its warnings."""
    done = subprocess.run(command, cwd=written.ROOT, capture_output=True, text=True, timeout=120,
                          env=dict(os.environ, **environment))
    if done.returncode != 0:
        raise SystemExit("devices: error: %s\n%s" % (" ".join(command), done.stderr))
    return done


def release():
    """The release of ptxas, or None."""
    if not shutil.which("ptxas"):
        return ""
    return re.search(r"release (\S+),", output(["ptxas", "--version"]).stdout)[1]


def committed():
    """The release in the file, and {key: its ptxas columns}."""
    text, cells = written.table(FILE)
    release_of_file = re.search(r"by ptxas (\S*)\.$", text, re.MULTILINE)
    return (release_of_file[1] if release_of_file else "",
            {tuple(row[:KEY]): row[-OF_PTXAS:] for row in cells})


def tiles(text):
    """{function: numbers of its #tile.launch, zeros left out} of a module after `tile`."""
    pattern = r"func\.func @(\w+).*?#tile\.launch<(.*?)>"
    return {name: {key: int(value) for key, value in re.findall(r"(\w+) = (\d+)", launch)}
            for name, launch in re.findall(pattern, text)}


def assembled(ptx, target):
    """{kernel: [registers, spilled bytes]} as reported by ptxas."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "kernel.ptx")
        with open(path, "w", encoding="utf-8") as file:
            file.write(ptx)
        done = output(["ptxas", "-arch=" + target, "-v", path,
                       "-o", os.path.join(folder, "cubin")])
    log = done.stdout + done.stderr
    pattern = r"entry function '(\w+)'.*?(\d+) bytes spill stores.*?Used (\d+) registers"
    return {name: [registers, spills] for name, spills, registers in
            re.findall(pattern, log, re.DOTALL)}


def executed(tools, name, flags, target, dims):
    """Instructions of the busiest warp for a whole mini-batch in the loop over states, on the
    emulator."""
    layer = os.path.join("dsl", "examples", name + ".ttt")
    sizes = [flag for flag in flags if flag.startswith("--dim")]
    tokens = 4 * max(dims.get("b", 0), 16)
    with tempfile.TemporaryDirectory() as folder:
        kernel, inputs, report = (os.path.join(folder, file)
                                  for file in ("kernel.so", "in.npz", "report.json"))
        # PATH is an empty folder: without ptxas the kernel holds PTX, which the emulator needs.
        output([tools["tttc"], layer, *flags, "--emit=so", "-o", kernel], PATH=folder,
               CUDA_HOME=folder)
        output([tools["test-arrays"], "random", layer, inputs, "--seed=1", "--batch=1",
                "--dim=heads=1", f"--tokens={tokens}", *sizes])
        output([tools["ttt-run"], layer, "--inputs", inputs, "--kernel=" + kernel, "--outputs",
                os.path.join(folder, "out.npz"), *sizes], TTTC_CUDA_LIBRARY=tools["driver"],
               PTX_EMU_CAPABILITY=CAPABILITIES[target], PTX_EMU_REPORT=report,
               PTX_EMU_MULTIPROCESSORS="0")  # all columns at once
        with open(report, encoding="utf-8") as file:
            launches = {launch["kernel"]: launch for launch in map(json.loads, file)}
        return round(launches[name]["steady_step"]["without_mov"])


def rows(tools, kernel, target, known, uses_ptxas):
    """Table rows for the entries of a kernel."""
    name, dims, dtype, wanted = kernel
    flags = ["--target=" + target, "--dtype=" + dtype,
             *(f"--dim={dim}={value}" for dim, value in dims.items())]
    command = [tools["tttc"], os.path.join("dsl", "examples", name + ".ttt"), *flags]
    if "decode" in wanted:
        command.append("--decode=1")
    ptx = output(command + ["--emit=ptx", "-o", "-"]).stdout
    placed = tiles(output(command + ["--emit=tile", "-o", "-"]).stdout)
    ptxas = assembled(ptx, target) if uses_ptxas else {}
    label = f"{name} {' '.join(f'{dim}={value}' for dim, value in dims.items())} {dtype}"
    entries = ptxloops.entries(ptx)
    stages = [stage for stage in ("prepare", "columns") if f"{name}_{stage}" in entries]
    for entry in stages + wanted:
        symbol = name if entry == "forward" else f"{name}_{entry}"
        text = entries[symbol]
        spans = [(0, len(text))] if entry == "decode" else ptxloops.large_loops(text)[0]
        counts = ptxloops.counts(ptxloops.text_of(text, spans))
        key = (label, entry, target)
        yield [*key, re.search(r"\.reqntid (\d+)", text)[1], placed[symbol].get("shared", 0),
               placed[symbol].get("spilled", 0),
               executed(tools, name, flags, target, dims) if entry == "forward" else "",
               sum(counts.values()),
               *(counts.get(one, 0) for one in ("mma", "wgmma", "ldmatrix", "fma", "bar")),
               *ptxas.get(symbol, known.get(key, ["", ""]))]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", default="build/bin", help="folder of tttc")
    parser.add_argument("--check", action="store_true", help="fail if the file is not current")
    options = parser.parse_args()
    tools = {name: os.path.abspath(os.path.join(options.bin, name))
             for name in ("tttc", "ttt-run", "test-arrays")}
    tools["driver"] = os.path.abspath(os.path.join(options.bin, "..", "lib", "libptx-emu-cuda.so"))
    found, (of_file, known) = release(), committed()
    # Other releases allocate registers differently; they replace the columns only when writing.
    uses_ptxas = bool(found) and (found == of_file or not options.check)
    if not uses_ptxas:
        print(f"devices: the columns of ptxas stay as they are: expected {of_file or 'one'}, "
              f"found {found or 'none'}")
    lines = ["| " + " | ".join(COLUMNS) + " |", "|" + " --- |" * len(COLUMNS)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(lambda *job: list(rows(*job)), tools, kernel, target, known, uses_ptxas)
                for kernel in KERNELS for target in TARGETS]
        for job in jobs:
            lines += ["| " + " | ".join(map(str, row)) + " |" for row in job.result()]
    text = TEXT % (found if uses_ptxas else of_file) + "\n".join(lines) + "\n"
    return written.settle({FILE: text}, options.check)


if __name__ == "__main__":
    sys.exit(main())
