#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs benchmark suites: compiles the kernels, has tttc-bench check and time them,
writes results/<date>-<machine>.json and prints a table. See README.md."""

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


class Refused(Exception):
    """A case that is not timed, because it does not compile or its results are wrong."""


def run_tool(command, timeout):
    """The output of a tool; raises Refused with its last message if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        raise Refused("%s took more than %d s" % (os.path.basename(command[0]), timeout))
    if done.returncode != 0:
        message = done.stderr.strip() or "no message"
        raise Refused("%s (exit %d): %s" % (os.path.basename(command[0]), done.returncode, message))
    return done.stdout


def dim_arguments(case):
    return [word for name, value in case["dims"].items() for word in ("--dim", f"{name}={value}")]


def compile_kernel(options, case, form, folder):
    """Compiles a kernel; returns its path, and the seconds from text to shared object."""
    path = os.path.join(folder, "%s-%s.so" % (case["name"], form))
    command = [options.tttc, os.path.join(EXAMPLES, case["layer"])] + dim_arguments(case)
    command += ["--form", form, "--target-cpu", "native", "-o", path]
    seconds = []
    for _ in range(options.compile_runs):
        begin = time.perf_counter()
        run_tool(command, 300)
        seconds.append(time.perf_counter() - begin)
    return path, dict(report.spread(seconds), samples=seconds)


def bench_command(options, case, kernels):
    command = [options.bench, os.path.join(EXAMPLES, case["layer"])] + dim_arguments(case)
    for name in case["baselines"]:
        command += ["--baseline", name]
    for form, path in kernels.items():
        command += ["--kernel", "%s=%s" % (form, path)]
    for name, (low, high) in case["ranges"].items():
        command += ["--range", "%s=%r:%r" % (name, low, high)]
    command += ["--threads", str(options.threads)]
    if options.smoke:
        return command + ["--smoke"]
    for name in ("batch", "heads", "tokens", "check_tokens"):
        command += ["--" + name.replace("_", "-"), str(case[name])]
    return command + ["--rounds", str(options.rounds), "--round-ms", str(options.round_ms)]


def run_case(options, case, folder):
    result = {"case": case}
    try:
        compiled = {form: compile_kernel(options, case, form, folder) for form in case["forms"]}
        result["compile_seconds"] = {form: seconds for form, (_, seconds) in compiled.items()}
        kernels = {form: path for form, (path, _) in compiled.items()}
        run = json.loads(run_tool(bench_command(options, case, kernels), 1800))
    except Refused as refusal:
        result["refused"] = str(refusal)
        return result
    # The sizes of the run, not of the suite: a smoke run has other sizes.
    sizes = {name: run[name] for name in ("batch", "heads", "tokens")}
    report.summarize(run, report.flops_per_call(dict(case, **sizes)), case["baselines"])
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
    with tempfile.TemporaryDirectory() as folder:
        for suite in options.suite:
            with open(suite) as stream:
                cases = json.load(stream)["cases"]
            for case in cases:
                if options.case in case["name"]:
                    results["cases"].append(run_case(options, case, folder))
    print(report.table(results["cases"]))
    if options.output or not options.smoke:
        write_results(options, results)
    refused = any("refused" in case for case in results["cases"])
    return 1 if refused or not results["cases"] else 0


if __name__ == "__main__":
    sys.exit(main())
