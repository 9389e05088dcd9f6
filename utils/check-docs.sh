#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Checks that all paths, passes and flags named in the documentation exist.
#
#   utils/check-docs.sh [--bin FOLDER-OF-TOOLS]

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
python3 - "$@" <<'PYTHON'
import argparse
import glob
import itertools
import os
import re
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument("--bin", default="build/bin", help="folder of tttc, ttt-opt and ttt-run")
tools = {name: os.path.join(parser.parse_args().bin, name) for name in ("tttc", "ttt-opt", "ttt-run")}
known_flags = {flag for tool in tools.values()
               for flag in re.findall(r"--[a-z][a-z-]*", subprocess.run(
                   [tool, "--help-hidden" if tool.endswith("ttt-opt") else "--help"],
                   capture_output=True, text=True).stdout)}
# Flags of scripts and CMake, which the documentation also mentions.
known_flags |= {"--check", "--bin", "--fix", "--all", "--preset", "--build", "--install", "--target",
                "--output", "--prefix", "--quick", "--test-dir", "--output-on-failure", "--help"}

TOP = {name for name in os.listdir(".") if os.path.isdir(name) and name != "build"}
# Base folders of paths, besides the page's folder: the root and the include folders.
BASES = ["", "dsl/include", "compiler/include", "runtime/include"]


def braces(text):
    """a{b,c} as ab and ac."""
    parts = re.split(r"\{([^{}]*)\}", text)
    choices = [part.split(",") if i % 2 else [part] for i, part in enumerate(parts)]
    return ["".join(choice) for choice in itertools.product(*choices)]


def is_path(text):
    return "/" in text and " " not in text and (
        text.split("/")[0].strip(".") in TOP or text.startswith((".ci/", "./")))


problems = 0
for page in sorted(subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "--", "*.md", ":!generated/docs"],
                                  capture_output=True, text=True).stdout.split()):
    with open(page, encoding="utf-8") as file:
        lines = file.read().splitlines()
    for number, line in enumerate(lines, 1):
        spans = re.findall(r"`([^`]+)`", line)
        links = [link.split("#")[0] for link in re.findall(r"\]\(([^)]+)\)", line)
                 if not re.match(r"[a-z]+:", link)]
        paths = [word for span in spans for word in span.split() if is_path(word)] + links
        for path in filter(None, paths):
            pattern = re.sub(r"<[^>]*>|[A-Z]{4,}", "*", path.rstrip(".,:;").split(":")[0])
            here = [os.path.dirname(page)] + BASES
            for choice in braces(pattern):
                if choice.lstrip("./").startswith("build"):
                    continue
                if not any(glob.glob(os.path.join(base, choice)) for base in here):
                    print(f"{page}:{number}: error: expected a path, found '{path}'")
                    problems += 1
        if page.startswith(("README", "CONTRIBUTING", "docs/")):
            for flag in (flag for span in spans for flag in re.findall(r"(?<![\w-])--[a-z][a-z-]*", span)):
                if flag.rstrip("-") not in known_flags and not flag.endswith("-"):
                    print(f"{page}:{number}: error: expected a flag of the tools, found '{flag}'")
                    problems += 1
print("check-docs: %d problems" % problems)
sys.exit(problems > 0)
PYTHON
