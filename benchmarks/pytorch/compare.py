#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times kernels, forward and with gradients, against PyTorch: the code that
`tttc --emit=torch --form=dual` emits for the same layer, eager, or PyTorch's own kernel
(softmax attention). Both run on one thread, in alternating rounds, on the same arrays;
results and gradients are compared first. Needs PyTorch. Writes
results/<date>-<machine>-pytorch.json and prints a table."""

import argparse
import datetime
import inspect
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import torch

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(SOURCE / "utils")]
import machine
import npz
import report

LIMIT = 1e-4  # relative RMS between float32 programs that sum in different orders


def softmax_attention(q, k, v):
    """PyTorch's own kernel; the stored rows at the end are the inputs k and v."""
    attention = torch.nn.functional.scaled_dot_product_attention
    return {"out": attention(q, k, v, is_causal=True, scale=1.0), "K_final": k, "V_final": v}


# Layers that PyTorch implements itself.
PEERS = {"softmax_attention": softmax_attention}


class Tools:
    def __init__(self, build):
        self.bin = build / "bin"

    def run(self, name, *words):
        command = [str(self.bin / name), *map(str, words)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
        if done.returncode:
            sys.exit(f"compare.py: {' '.join(command)}\n{done.stdout}{done.stderr}")
        return done.stdout


def tensors(path):
    return {name: torch.tensor(item.values, dtype=torch.float32).reshape(item.shape)
            for name, item in npz.read(path).items()}


class Case:
    """A layer compiled both ways, with its arrays."""

    def __init__(self, tools, case, folder):
        self.tools, self.case = tools, case
        self.layer = SOURCE / "dsl" / "examples" / f"{case['layer']}.ttt"
        sizes = dict(case["dims"], heads=case["heads"])
        self.dims = [f"--dim={name}={value}" for name, value in sizes.items()]
        self.kernel, self.inputs, self.cotangents, self.results = (
            folder / f"{case['name']}.{end}" for end in ("so", "in.npz", "cot.npz", "out.npz"))
        tools.run("tttc", self.layer, "--backward", "--emit=so", "--target-cpu=native", "-o",
                  self.kernel, *self.dims)
        tools.run("test-arrays", "random", self.layer, self.inputs, "--seed=1", "--batch=1",
                  f"--tokens={case['tokens']}", *self.dims)
        tools.run("test-arrays", "cotangents", self.layer, self.inputs, self.cotangents,
                  "--seed=2", *self.dims)
        self.function = PEERS.get(case["name"]) or self.emitted()
        names = inspect.signature(self.function).parameters
        given = tensors(self.inputs)
        # Emitted functions append `_` to names that are Python keywords.
        self.keys = {name: name if name in names else name + "_" for name in given}
        self.arrays = {self.keys[name]: item for name, item in given.items()}
        self.given = tensors(self.cotangents)

    def emitted(self):
        text = self.tools.run("tttc", self.layer, "--emit=torch", "--form=dual", *self.dims)
        space = {}
        exec(compile(text, str(self.layer), "exec"), space)
        return space[self.case["layer"]]

    def torch_call(self, backward):
        for item in self.arrays.values():
            item.requires_grad_(backward)
            item.grad = None
        outputs = self.function(**self.arrays)
        if backward:
            sum((outputs[name[2:]] * item).sum() for name, item in self.given.items()).backward()
        return outputs

    def kernel_call(self, backward, *flags):
        entry = ("--backward", "--cotangents", self.cotangents) if backward else ()
        return self.tools.run("ttt-run", self.layer, "--inputs", self.inputs, *entry,
                              f"--kernel={self.kernel}", "--threads=1", *flags, *self.dims)

    def differences(self):
        """Relative RMS differences between the two, of outputs and gradients."""
        found = {}
        for backward in (False, True):
            self.kernel_call(backward, "--outputs", self.results)
            outputs = self.torch_call(backward)
            theirs = {"d_" + name: self.arrays[key].grad
                      for name, key in self.keys.items()} if backward else outputs
            for name, ours in tensors(self.results).items():
                wrong = (ours - theirs[name].detach()).square().mean().sqrt()
                found[name] = float(wrong / theirs[name].detach().square().mean().sqrt())
        return found

    def seconds(self, backward, calls):
        """Medians of one round: of the kernel's call and of PyTorch's."""
        line = self.kernel_call(backward, f"--time={calls}")
        ours = float(re.search(r"median (\S+) seconds", line)[1])
        theirs = []
        for _ in range(max(calls // 4, 2)):
            begin = time.perf_counter()
            self.torch_call(backward)
            theirs.append(time.perf_counter() - begin)
        return ours, report.quantile(theirs, 0.5)


def measure(case, rounds, calls):
    result = {"case": case.case, "differences": case.differences()}
    wrong = [f"{name} by {found:.1e}" for name, found in result["differences"].items()
             if not found <= LIMIT]  # NaN fails too
    if wrong:
        return dict(result, refused=f"results differ: {', '.join(wrong)}")
    for name, backward in (("forward", False), ("training", True)):
        case.seconds(backward, 2)  # warm up
        pairs = [case.seconds(backward, calls) for _ in range(rounds)]
        result[name] = {"kernel": report.spread([a for a, _ in pairs]),
                        "pytorch": report.spread([b for _, b in pairs]),
                        "ratio": report.spread([b / a for a, b in pairs]), "samples": pairs}
    return result


def table(results):
    lines = ["| layer | pass | kernel ms | PyTorch ms | PyTorch / kernel |",
             "| --- | --- | ---: | ---: | ---: |"]
    for result in results:
        name = result["case"]["name"]
        if "refused" in result:
            lines.append(f"| {name} | {result['refused']} | | | |")
            continue
        for entry in ("forward", "training"):
            one = result[entry]
            ratio = one["ratio"]
            lines.append(f"| {name} | {entry} | {1e3 * one['kernel']['median']:.2f} | "
                         f"{1e3 * one['pytorch']['median']:.1f} | {ratio['median']:.1f} "
                         f"({ratio['p10']:.1f} to {ratio['p90']:.1f}) |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=pathlib.Path, default=SOURCE / "build")
    parser.add_argument("--case", default="", help="only cases whose name contains this")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--calls", type=int, default=20, help="of the kernel, per round")
    parser.add_argument("--output", type=pathlib.Path)
    options = parser.parse_args()
    torch.set_num_threads(1)
    tools = Tools(options.build)
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for case in json.loads((HERE / "cases.json").read_text())["cases"]:
            if options.case in case["name"]:
                results.append(measure(Case(tools, case, pathlib.Path(folder)), options.rounds,
                                       options.calls))
    print(table(results))
    found = machine.describe(str(SOURCE), str(tools.bin / "tttc"))
    now = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
    path = options.output or (HERE.parent / "results" /
                              f"{now[:10]}-{machine.slug(found)}-pytorch.json")
    path.write_text(json.dumps({"date": now, "machine": found, "pytorch": torch.__version__,
                                "cases": results}, indent=1) + "\n")
    print("wrote", path)
    return 1 if any("refused" in result for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
