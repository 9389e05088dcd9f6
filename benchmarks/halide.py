#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times the kernels of every example that tttc and Halide compile, in one interleaved run of
tttc-bench: one sequence, one head (two where a layer joins its heads). Halide with the schedules of
tttc and, where it finds one, with those of its autoscheduler Adams2019. Writes
results/halide-<date>-<machine>.md. See README.md.

A ratio below 1: the kernel by Halide takes less time. An autoscheduled pipeline gets memory of its
own for what it would otherwise overwrite, because it computes Funcs in another order.

All kernels are compiled before the first is timed. With --kernels they are kept, and those already
in the folder are used."""

import argparse
import concurrent.futures
import datetime
import json
import os
import pathlib
import re
import statistics
import sys
import tempfile

import machine
from run import EXAMPLES, HERE, SOURCE, Refused, run_tool


SEARCH_SECONDS = 120  # layers that Adams2019 has not scheduled by then have no such column


def dims_of(layer):
    """Whole layers need the number of heads at compile time."""
    with open(os.path.join(EXAMPLES, layer + ".ttt")) as file:
        return ["--dim", "heads=2"] if "join(" in file.read() else []


def compile_tttc(options, layer, kernel, flags):
    run_tool([options.tttc, os.path.join(EXAMPLES, layer + ".ttt"), *flags, *dims_of(layer), "-o", kernel],
             300)


def compile_all(options, layer, folder):
    """Kernels by contestant, and why there is none of a contestant."""
    compilers = {"cpu": lambda kernel: compile_tttc(options, layer, kernel, []),
                 "halide": lambda kernel: compile_tttc(options, layer, kernel, ["--target=halide"]),
                 "autoscheduled": lambda kernel: compile_autoscheduled(options, layer, kernel)}
    kernels, refused = {}, {}
    for name, compiler in compilers.items():
        kernel = os.path.join(folder, f"{layer}-{name}.so")
        try:
            if not os.path.exists(kernel):
                compiler(kernel)
            kernels[name] = kernel
        except Refused as why:
            refused[name] = str(why).splitlines()[0]
    return kernels, refused


SHIM = """#include <stdint.h>
#include <stdlib.h>
#include <string.h>
__attribute__((visibility("hidden"))) void *halide_malloc(void *context, size_t bytes) {
  (void)context;
  return aligned_alloc(128, (bytes + 255) / 128 * 128);
}
__attribute__((visibility("hidden"))) void halide_free(void *context, void *memory) {
  (void)context;
  free(memory);
}
"""


def shim_of(name, types, outputs):
    """A function that calls the autoscheduled pipeline with outputs that are no inputs."""
    arguments = [f"a{i}" for i in range(len(types))]
    buffers = [a for a, kind in zip(arguments, types, strict=True) if "halide_buffer_t" in kind]
    list_of = ", ".join(f"{kind} {a}" for a, kind in zip(arguments, types, strict=True))
    text = (f"extern int {name}_auto({', '.join(types)});\nint {name}({list_of}) {{\n"
            f"  struct halide_buffer_t *buffers[] = {{{', '.join(buffers)}}};\n"
            f"  enum {{ count = {len(buffers)}, inputs = {len(buffers) - outputs} }};\n")
    return text + """  static char *own[count];
  char *hosts[count] = {0};
  for (int i = inputs; i < count; ++i)
    for (int j = 0; j < inputs; ++j)
      if (buffers[i]->host == buffers[j]->host && !hosts[i]) {
        if (!own[i])
          own[i] = halide_malloc(0, span(buffers[i])); // pipelines expect alignment
        hosts[i] = (char *)buffers[i]->host;
        buffers[i]->host = (uint8_t *)own[i];
      }
  const int status = """ + f"{name}_auto({', '.join(arguments)})" + """;
  for (int i = inputs; i < count; ++i)
    if (hosts[i])
      memcpy(hosts[i], own[i], span(buffers[i]));
  return status;
}
"""


SPAN = """static size_t span(const struct halide_buffer_t *buffer) {
  size_t elements = 1;
  for (int i = 0; i < buffer->dimensions; ++i)
    elements += (size_t)(buffer->dim[i].extent - 1) * (size_t)buffer->dim[i].stride;
  return elements * buffer->type.bits / 8;
}
"""


def compile_autoscheduled(options, layer, kernel):
    """The same pipelines and driver, scheduled by Adams2019."""
    with tempfile.TemporaryDirectory() as folder:
        link_autoscheduled(options, layer, kernel, pathlib.Path(folder))


def link_autoscheduled(options, layer, kernel, folder):
    words = [options.tttc, os.path.join(EXAMPLES, layer + ".ttt"), "--target=halide", *dims_of(layer)]
    text, driver = (run_tool([*words, f"--emit={kind}", "-o", "-"], 300) for kind in ("halide", "c"))
    source, prefix, shims = folder / "pipelines.cpp", folder / "auto-", SHIM
    source.write_text(re.sub(r"^Pipeline (\w+)\(", r"Pipeline \1_auto(", text, flags=re.MULTILINE))
    library, = pathlib.Path(SOURCE).glob(".halide/lib/python3*/site-packages/halide/lib64/"
                                         "libautoschedule_adams2019.so")
    run_tool([os.path.join(options.build, "bin", "tttc-halide"), source, "--target=host", "--features=user_context",
              f"--output={prefix}", f"--autoscheduler=Adams2019,{library},beam_size={options.beam}"], SEARCH_SECONDS)
    outputs = {name: len(found.split(",")) for name, found in re.findall(
        r"^Pipeline (\w+)\(.*?return Pipeline\(\{(.*?)\}\)", text, re.MULTILINE | re.DOTALL)}
    shims += re.search(r"^struct halide_type_t .*?^struct halide_buffer_t \{.*?^\};", driver,
                       re.MULTILINE | re.DOTALL)[0] + "\n" + SPAN
    for name, types in re.findall(r"^extern int (\w+)\((.*)\);$", driver, re.MULTILINE):
        shims += shim_of(name, types.split(", "), outputs[name])
    (folder / "driver.c").write_text(driver)
    (folder / "shims.c").write_text(shims)
    run_tool([os.environ.get("CC", "cc"), "-std=gnu11", "-O2", "-fPIC", "-shared", "-Wl,-Bsymbolic",
              folder / "driver.c", folder / "shims.c", *folder.glob("auto-*.o"), "-o", kernel], 60)


def ranges(options, layer):
    """Small tokens and rates, with which no state grows: rates are one number per token."""
    entries = json.loads(run_tool([options.tttc, os.path.join(EXAMPLES, layer + ".ttt"),
                                   "--emit=signature-json", *dims_of(layer)], 60))["entries"]
    for tensor in entries[0]["tensors"]:
        if tensor["role"] == "token":
            is_rate = tensor["shape"] == ["B", "H", "T"]
            yield f"{tensor['name']}=" + ("0:0.02" if is_rate else "-0.1:0.1")


def time_all(options, layer, kernels):
    """Median seconds per call of the kernels, and the form of the first."""
    command = [options.bench, os.path.join(EXAMPLES, layer + ".ttt"), "--tokens", str(options.tokens),
               "--rounds", str(options.rounds), "--tolerance", "1e-3"]
    if dims_of(layer):
        command += ["--heads", "2", *dims_of(layer)]
    for text in ranges(options, layer):
        command += ["--range", text]
    for name, path in kernels.items():
        command += ["--kernel", f"{name}={path}"]
    run = json.loads(run_tool(command, 900))
    contestants = {one["name"]: one for one in run["contestants"]}
    return ({name: statistics.median(one["seconds"]) for name, one in contestants.items()},
            contestants["cpu"]["form"])


def table(rows):
    lines = ["| layer | form | by tttc, us per token | by Halide | autoscheduled | Halide / tttc | "
             "autoscheduled / tttc |", "| --- | --- | --- | --- | --- | --- | --- |"]
    for layer, form, seconds, tokens in sorted(rows, key=lambda row: row[2]["halide"] / row[2]["cpu"]):
        names = "cpu", "halide", "autoscheduled"
        times = [f"{1e6 * seconds[name] / tokens:.3f}" if name in seconds else "" for name in names]
        ratios = [f"{seconds[name] / seconds['cpu']:.2f}" if name in seconds else ""
                  for name in names[1:]]
        lines.append(f"| {layer} | {form} | " + " | ".join(times + ratios) + " |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"))
    parser.add_argument("--tokens", type=int, default=512)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--layer", action="append", help="an example; default: all")
    parser.add_argument("--jobs", type=int, default=1, help="layers compiled at the same time")
    parser.add_argument("--beam", type=int, default=3, help="schedules that Adams2019 keeps while it "
                        "searches; Halide's default, 32, takes minutes per layer")
    parser.add_argument("--kernels", help="a folder to keep kernels in; default: none are kept")
    parser.add_argument("--output", help="default: results/halide-<date>-<machine>.md")
    options = parser.parse_args()
    options.tttc = os.path.join(options.build, "bin", "tttc")
    options.bench = os.path.join(options.build, "bin", "tttc-bench")
    layers = options.layer or sorted(name[:-4] for name in os.listdir(EXAMPLES)
                                     if name.endswith(".ttt"))
    rows, refused = [], []
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.kernels or temporary
        os.makedirs(folder, exist_ok=True)
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            compiled = list(pool.map(lambda layer: compile_all(options, layer, folder), layers))
        for layer, (kernels, missing) in zip(layers, compiled, strict=True):
            refused += [f"- {layer}, {name}: {why}" for name, why in missing.items()]
            try:
                if not {"cpu", "halide"} <= kernels.keys():
                    raise Refused("has one kernel alone")
                rows.append((layer, *reversed(time_all(options, layer, kernels)), options.tokens))
            except Refused as why:
                refused.append(f"- {layer}: {str(why).splitlines()[0]}")
    about = machine.describe(SOURCE, options.tttc)
    date = datetime.date.today().isoformat()
    text = (f"# Kernels by Halide and by tttc\n\n{date}, {about['cpu']} "
            f"({', '.join(about['instruction_sets'])}), commit {about['git_commit'][:8]}; one "
            f"sequence of {options.tokens} tokens, f32, one thread; medians of {options.rounds} "
            f"interleaved rounds.\n\n{table(rows)}\n")
    if refused:
        text += "\nNot timed:\n\n" + "\n".join(refused) + "\n"
    path = options.output or os.path.join(HERE, "results",
                                          f"halide-{date}-{machine.slug(about)}.md")
    with open(path, "w") as stream:
        stream.write(text)
    print(text)
    print("wrote", path)
    return 0 if rows else 1


if __name__ == "__main__":
    sys.exit(main())
