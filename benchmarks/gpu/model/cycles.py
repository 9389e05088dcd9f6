#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes generated/devices/cycles.md: what the model of a multiprocessor says about the kernels for
GPUs, beside what a GPU has measured. README.md says how the model works.

Exit status: 0; 1: a kernel takes more than 3 % more cycles than the file says, or with --check the
file is not current; 77: ptxas or nvdisasm is missing, or, with --check, ptxas is of another release."""

import argparse
import concurrent.futures
import dataclasses
import json
import math
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, ".."), os.path.join(HERE, "..", "..", "..", "utils")]

import bounds  # noqa: E402
import devices  # noqa: E402
import kernels  # noqa: E402
import layers  # noqa: E402
import paths  # noqa: E402
import predict  # noqa: E402
import simulator  # noqa: E402
import written  # noqa: E402

FILE = os.path.join("generated", "devices", "cycles.md")
MEASURED = os.path.join("benchmarks", "results", "gpu", "2026-11-27-h200.json")
SLOWER = 1.03
TARGETS = ("sm_90a", "sm_80")
TEXT = """# Cycles of kernels for GPUs

Written by `benchmarks/gpu/model/cycles.py`, whose README says what the model knows and how far it is
right. One sequence and head a block; machine code by ptxas {release}.

- cycles: of a mini-batch (decoding: of a call of one token, the mean over a mini-batch, the rest of the row for its last token; `prepare`: of a block, which computes one mini-batch;
  `columns`: of a block of columns, of which calls of few sequences and heads have several), with one block on the multiprocessor, arrays in HBM.
- held: blocks that a multiprocessor holds at a time; per block: cycles of a mini-batch and block with so many.
- issued: share of the schedulers' slots, with one block.
- path: the longest chain of dependent instructions of a mini-batch; order: the same instructions and barriers
  in the order that a list scheduler finds, one warp a scheduler; distance: cycles / order.
- stalls: cycles of the first warp's mini-batch, the three largest.

{cycles}
## Times

Microseconds of a call: the model, times its calibration, or what memory takes, if that is more. Measured: {source},
the kernels of that day; where they have changed since, the ratio holds their gain too.

{times}
Measured / predicted: geometric mean {mean:.2f}, from {least:.2f} to {most:.2f}, standard deviation of the logarithm {deviation:.2f}.
"""
COLUMNS = ("kernel", "launch", "GPU", "warps", "registers", "spills", "held", "cycles", "per block",
           "issued", "path", "order", "distance", "stalls")
KEY = 3


def table(columns, rows):
    lines = ["| " + " | ".join(columns) + " |", "|" + " --- |" * len(columns)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]) + "\n"


def table_of_kernels():
    """{kernel: rows of benchmarks/gpu/layers.py that time it}: those and the kernels of kernels.md, with
    their gradients."""
    found = {}
    for timing in layers.timings():
        found.setdefault(kernels.Kernel.of(timing, TARGETS[0]), []).append(timing)
    for name, dims, dtype, entries in devices.KERNELS:
        # ptxas takes minutes for the gradient of the MLP.
        gradient = [] if name == "ttt_mlp" or dtype == "f32" else ["save", "backward"]
        for entry in entries + gradient:
            found.setdefault(kernels.Kernel(name, tuple(dims.items()), entry, TARGETS[0], dtype), [])
    return found


def stalls(model, number, cost):
    """The three largest causes of waiting, per mini-batch."""
    launch = model.long[number]
    turns = 1 if model.is_call or model.is_divided(launch) else predict.LONG
    waits = [(cycles, cause) for cause, cycles in cost.waits.items() if cause != "issue"]
    return ", ".join(f"{cause} {cycles / turns:.0f}" for cycles, cause in sorted(waits)[:-4:-1])


def row(model, number):
    """The row of a launch."""
    kernel, launch = model.kernel, model.short[number]
    cost, held = model.cost(number, 1, "hbm"), model.most(number)
    full = model.cost(number, held, "hbm")
    is_whole = model.is_call or model.is_divided(launch)
    cycles, per = ((cost.first, full.first) if is_whole else (cost.step, full.step))
    turn, machine = model.turn(number), model.machine("hbm")
    order = bounds.best_order(turn, machine)
    stage = launch.name[len(kernel.layer):].strip("_") or "forward"
    return [str(kernel), stage, kernel.target, len(launch.paths), launch.registers, launch.spilled,
            held, f"{cycles:.0f}", f"{per / held:.0f}", f"{cost.issued:.2f}",
            f"{bounds.longest_path(turn, machine):.0f}", f"{order:.0f}", f"{cycles / order:.2f}",
            stalls(model, number, cost)]


def judge(kernel, timings, tools):
    """(rows of the first table, [(name, predicted microseconds)])."""
    try:
        compiled = kernels.Compiled(kernel, tools)
        model = predict.Model(compiled)
        of_columns = compiled.of_columns() if kernel.entry == "forward" else None
        columns = predict.Model(of_columns) if of_columns else None
    except (paths.PathError, simulator.Deadlock, subprocess.TimeoutExpired) as error:
        raise SystemExit(f"cycles: error: {kernel}, {kernel.entry}, {kernel.target}: {error}") from None
    rows = [row(model, number) for number in range(len(model.short))]
    if columns:
        rows.append(row(columns, len(columns.short) - 1))

    def microseconds(timing):
        tasks = timing.batch * timing.heads
        is_apart = columns and columns.is_chosen(tasks, model)
        return (columns if is_apart else model).microseconds(tasks, timing.tokens)
    return rows, [(timing.name, microseconds(timing)) for timing in timings]


def measured():
    """{name of a timing: microseconds}."""
    with open(os.path.join(written.ROOT, MEASURED), encoding="utf-8") as file:
        results = json.load(file)["results"]
    return {result["case"].removeprefix("time."): result["microseconds"] for result in results
            if result["kind"] == "layer time" and result["state"] == "pass"}


def committed():
    """The release of ptxas in the file, and {key: its row}."""
    text, rows = written.table(FILE)
    release = re.search(r"by ptxas (\S*)\.$", text, re.MULTILINE)
    return (release[1] if release else "",
            {tuple(cells[:KEY]): cells for cells in rows if len(cells) == len(COLUMNS)})


def slower(rows, known):
    """Kernels that take more cycles than the file says, by more than 3 %."""
    column = COLUMNS.index("cycles")
    for cells in rows:
        old = known.get(tuple(cells[:KEY]))
        if old and float(cells[column]) > SLOWER * float(old[column]):
            yield f"{' '.join(cells[:KEY])}: {cells[column]} cycles, the file says {old[column]}"


def times(predicted):
    """Rows of the second table, and the logarithms of measured / predicted."""
    found, rows, logs = measured(), [], []
    for name, time in predicted:
        real = found.get(name)
        ratio = real / time if real else None
        if real:
            logs.append(math.log(ratio))
        rows.append([name, f"{time:.1f}", f"{real:.1f}" if real else "",
                     f"{ratio:.2f}" if real else ""])
    return rows, logs


def document(release, rows, predicted):
    timed, logs = times(predicted)
    mean = sum(logs) / len(logs)
    deviation = math.sqrt(sum((one - mean) ** 2 for one in logs) / len(logs))
    return TEXT.format(release=release, source=f"`{MEASURED}`", cycles=table(COLUMNS, rows),
                       times=table(("call", "predicted", "measured", "measured / predicted"),
                                   timed),
                       mean=math.exp(mean), least=math.exp(min(logs)), most=math.exp(max(logs)),
                       deviation=deviation)


def jobs(only):
    """(kernel, its timings) of each row."""
    for target in TARGETS:
        for kernel, timings in table_of_kernels().items():
            if only and kernel.layer not in only:
                continue
            if target == TARGETS[0]:
                yield kernel, timings
            else:
                yield dataclasses.replace(kernel, target=target), []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bin", default="build/bin", help="folder of tttc")
    parser.add_argument("--check", action="store_true", help="fail if the file is not current")
    parser.add_argument("--only", type=lambda text: text.split(","), default=[],
                        metavar="LAYER,...", help="with --check: these layers")
    parser.add_argument("--slower", action="store_true",
                        help="write the file though kernels take more cycles")
    options = parser.parse_args()
    if options.only and not options.check:
        parser.error("--only: expected --check beside it")
    of_file, known = committed()
    try:
        tools = kernels.Tools(options.bin)
    except kernels.Missing as missing:
        print(f"skipped: {missing}")
        return 77
    release = tools.release()
    if options.check and release != of_file:
        print(f"skipped: the file is of ptxas {of_file or 'none'}, found {release}")
        return 77
    rows, predicted = [], []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        work = [pool.submit(judge, kernel, timings, tools)
                for kernel, timings in jobs(options.only)]
        for job in work:
            more = job.result()
            rows += more[0]
            predicted += more[1]
    late = list(slower(rows, known))
    print("".join(f"slower: {line}\n" for line in late), end="")
    if options.only:
        old = [" | ".join(known.get(tuple(map(str, cells[:KEY])), ["none"])) for cells in rows]
        new = [" | ".join(map(str, cells)) for cells in rows]
        for was, now in zip(old, new):
            if was != now:
                print(f"drift:\n  {was}\n  {now}")
        return 1 if old != new else 0
    if late and not options.slower:
        return 1
    return written.settle({FILE: document(release, rows, predicted)}, options.check)


if __name__ == "__main__":
    sys.exit(main())
