#===- Folder.py - Export of cases to files without Python -----------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# A folder has `cases.txt`, one statement per line (benchmarks/gpu/README.md), `modules`
# with PTX, and `data` with the initial and expected contents of buffers.
#
#===------------------------------------------------------------------------===#

import pathlib
import shutil

from Case import Bits, Map

ROOT = pathlib.Path(__file__).resolve().parents[3]


def module_of(case):
    """A unique module name; file names in different folders may coincide."""
    return case.module if case.folder.startswith("emulator/") else f"bench.{case.module}"


def _argument(case, argument):
    if isinstance(argument, bytes):
        return f"bytes {argument.hex()}"
    if isinstance(argument, Map):
        kind = case[argument.buffer].kind
        numbers = (argument.swizzle, len(argument.dims), *argument.dims, *argument.box)
        return f"map {argument.buffer} {kind} {' '.join(map(str, numbers))}"
    return f"buffer {argument}"


def _ranges(buffer, how):
    """(first, count, Bits or Within) of a buffer."""
    first = 0
    for part in how if isinstance(how, list) else [how]:
        count = getattr(part, "count", None) or buffer.count
        yield first, count, part
        first += count


def statements(case):
    """The lines of cases.txt that describe one case."""
    module = module_of(case)
    launch = (*case.grid, *case.block, *case.cluster, case.shared)
    lines = [f"case {case.name}", f"module {module} modules/{module}.ptx {case.target}",
             f"kernel {case.kernel}", f"launch {' '.join(map(str, launch))}"]
    for name, buffer in case.buffers.items():
        start = (f"random {buffer.kind}" if buffer.random else "ones" if buffer.initial is None
                 else f"file data/{case.name}.{name}.in")
        lines.append(f"buffer {name} {buffer.bytes} {start}")
    lines += [f"argument {_argument(case, argument)}" for argument in case.arguments]
    for name, how in case.expect.items():
        for first, count, part in _ranges(case[name], how):
            agree = "bits" if isinstance(part, Bits) else f"within {part.relative} {part.absolute}"
            lines.append(f"expect {name} {case[name].kind} {first} {count} {agree}")
    if case.work:
        lines.append(f"time {case.work.flops} {case.work.bytes}")
        if case.work.product:
            lines.append(f"product {' '.join(map(str, case.work.product))}")
        if case.work.peer:
            lines.append(f"peer {case.work.peer}")
    return lines


def write(cases, folder):
    """Writes the folder; removes modules and data of an older one."""
    folder = pathlib.Path(folder)
    for name in ("modules", "data"):
        shutil.rmtree(folder / name, ignore_errors=True)
        (folder / name).mkdir(parents=True)
    for case in cases:
        source = ROOT / case.folder / f"{case.module}.ptx"
        shutil.copyfile(source, folder / "modules" / f"{module_of(case)}.ptx")
        for name, buffer in case.buffers.items():
            if buffer.initial is not None:
                (folder / "data" / f"{case.name}.{name}.in").write_bytes(buffer.initial)
        for name, (values, mask) in (case.expected() if case.reference else {}).items():
            (folder / "data" / f"{case.name}.{name}.expected").write_bytes(values)
            if mask is not None:
                (folder / "data" / f"{case.name}.{name}.mask").write_bytes(mask)
    lines = [line for case in cases for line in (*statements(case), "")]
    (folder / "cases.txt").write_text("\n".join(lines), encoding="utf-8")
