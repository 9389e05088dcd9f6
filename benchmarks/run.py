#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs benchmark suites: compiles the kernels, has tttc-bench check and time them,
writes results/<date>-<machine>.json and prints a table. On a machine with AVX-512 every case
runs a second time with AVX2 alone. See README.md."""

import argparse
import datetime
import json
import os
import subprocess
import sys
import tempfile
import time

import machine
import report

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCE = os.path.dirname(HERE)
EXAMPLES = os.path.join(SOURCE, "dsl", "examples")
# Variables of the second process, on a machine with AVX-512: OpenBLAS's kernels for AVX2.
AVX2_ENVIRONMENT = {"OPENBLAS_CORETYPE": "Haswell"}


class Refused(Exception):
    """A case that is not timed, because it does not compile or its results are wrong."""


def run_tool(command, timeout, variables=None):
    """The output of a tool; raises Refused with its last message if it fails. `variables` are
    added to its environment."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout,
                              env=dict(os.environ, **(variables or {})))
    except subprocess.TimeoutExpired:
        raise Refused("%s took more than %d s" % (os.path.basename(command[0]), timeout))
    if done.returncode != 0:
        message = done.stderr.strip() or "no message"
        raise Refused("%s (exit %d): %s" % (os.path.basename(command[0]), done.returncode, message))
    return done.stdout


def dim_arguments(case):
    return [word for name, value in case["dims"].items() for word in ("--dim", f"{name}={value}")]


def compile_kernel(options, case, form, version, folder):
    """Compiles a kernel; returns its path, and the seconds from text to shared object. The form
    `dual-bf16` is `dual` with products in bf16."""
    path = os.path.join(folder, "%s-%s-%s.so" % (case["name"], form, version))
    command = [options.tttc, os.path.join(EXAMPLES, case["layer"])] + dim_arguments(case)
    form, _, products = form.partition("-")
    command += ["--form", form, "-o", path] + (["--products=" + products] if products else [])
    command += ["--target-cpu", "x86-64-v3" if version == "avx2" else "native"]
    if case.get("decode"):
        command.append("--decode=1")
    seconds = []
    for _ in range(options.compile_runs):
        begin = time.perf_counter()
        run_tool(command, 300)
        seconds.append(time.perf_counter() - begin)
    return path, dict(report.spread(seconds), samples=seconds)


def bench_command(options, case, baselines, kernels, version):
    command = [options.bench, os.path.join(EXAMPLES, case["layer"])] + dim_arguments(case)
    for name in baselines:
        command += ["--baseline", name]
    for form, path in kernels.items():
        command += ["--kernel", "%s=%s" % (form, path)]
    for name, (low, high) in case["ranges"].items():
        command += ["--range", "%s=%r:%r" % (name, low, high)]
    if "tolerance" in case:
        command += ["--tolerance", str(case["tolerance"])]
    command += ["--threads", str(options.threads)]
    if version == "avx2":
        command.append("--avx2")
    if case.get("decode"):
        forward = 11 if options.smoke else case["forward_tokens"]
        command += ["--decode", "--forward-tokens", str(forward)]
    if options.smoke:
        return command + ["--smoke"]
    for name in ("batch", "heads", "tokens", "check_tokens"):
        command += ["--" + name.replace("_", "-"), str(case[name])]
    return command + ["--rounds", str(options.rounds), "--round-ms", str(options.round_ms)]


def lacks(options):
    """What tttc-bench lacks, by the names of the baselines that it therefore does not have."""
    lines = (line.split(" ", 1) for line in run_tool([options.bench, "--list-baselines"], 60).splitlines())
    return {line[0]: line[1] for line in lines if len(line) == 2}


def run_case(options, case, version, folder):
    result = {"case": case, "version": version}
    baselines = [name for name in case["baselines"] if name not in options.lacks]
    for name in case["baselines"]:
        if name in options.lacks:
            print("%s: %s is left out: it %s" % (case["name"], name, options.lacks[name]))
    result["left_out"] = [name for name in case["baselines"] if name in options.lacks]
    try:
        compiled = {form: compile_kernel(options, case, form, version, folder)
                    for form in case["forms"]}
        result["compile_seconds"] = {form: seconds for form, (_, seconds) in compiled.items()}
        kernels = {form: path for form, (path, _) in compiled.items()}
        command = bench_command(options, case, baselines, kernels, version)
        run = json.loads(run_tool(command, 1800, AVX2_ENVIRONMENT if version == "avx2" else None))
    except Refused as refusal:
        result["refused"] = str(refusal)
        return result
    if case.get("decode"):
        report.summarize_decode(run, baselines)
    else:
        # The sizes of the run, not of the suite: a smoke run has other sizes.
        sizes = {name: run[name] for name in ("batch", "heads", "tokens")}
        report.summarize(run, report.flops_per_call(dict(case, **sizes)), baselines)
    result["run"] = run
    return result


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", default=os.path.join(SOURCE, "build"),
                        help="build directory; its bin/ holds tttc and tttc-bench")
    parser.add_argument("--tttc", help="the compiler, if it is elsewhere")
    parser.add_argument("--bench", help="tttc-bench, if it is elsewhere")
    parser.add_argument("--suite", action="append", help="a file of suites/; default: all")
    parser.add_argument("--case", default="", help="only cases whose name contains this")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--round-ms", type=float, default=50, help="of each contestant")
    parser.add_argument("--compile-runs", type=int, default=5)
    parser.add_argument("--smoke", action="store_true",
                        help="tiny sizes, one round, no results file unless --output")
    parser.add_argument("--output", help="default: results/<date>-<machine>.json")
    options = parser.parse_args()
    options.tttc = options.tttc or os.path.join(options.build, "bin", "tttc")
    options.bench = options.bench or os.path.join(options.build, "bin", "tttc-bench")
    folder = os.path.join(HERE, "suites")
    options.suite = options.suite or sorted(
        os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".json"))
    if options.smoke:
        options.compile_runs = 1
    for tool in (options.tttc, options.bench):
        if not os.access(tool, os.X_OK):
            parser.error("expected a program at '%s', found none" % tool)
    options.lacks = lacks(options)
    return options


def write_results(options, results):
    name = "%s-%s.json" % (results["date"][:10], machine.slug(results["machine"]))
    path = options.output or os.path.join(HERE, "results", name)
    with open(path, "w") as stream:
        json.dump(results, stream, indent=1)
        stream.write("\n")
    print("wrote", path)


def main():
    options = parse_arguments()
    results = {
        "date": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "machine": machine.describe(SOURCE, options.tttc),
        "rounds": options.rounds, "round_ms": options.round_ms, "threads": options.threads,
        "cases": [],
    }
    versions = ["native"]
    if "avx512f" in results["machine"]["instruction_sets"]:
        versions.append("avx2")
    with tempfile.TemporaryDirectory() as folder:
        for suite in options.suite:
            with open(suite) as stream:
                cases = json.load(stream)["cases"]
            for case in cases:
                if options.case not in case["name"]:
                    continue
                wanted = case.get("needs")
                if wanted and wanted not in results["machine"]["instruction_sets"]:
                    print("%s is left out: the machine has no %s" % (case["name"], wanted))
                    continue
                results["cases"] += [run_case(options, case, version, folder)
                                     for version in (["native"] if wanted else versions)]
    print(report.table(results["cases"]))
    if options.output or not options.smoke:
        write_results(options, results)
    refused = any("refused" in case for case in results["cases"])
    return 1 if refused or not results["cases"] else 0


if __name__ == "__main__":
    sys.exit(main())
