#===- lit.cfg.py - Tests of a user's own layers ---------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Installed as share/tttc/lit.cfg.py; docs/TestingLayers.md shows the lines that load it. Tests
# are .ttt and .test files. Their RUN lines may use
#   tttc, ttt-opt, ttt-run   those installed with this file, limited to 8 GB and 120 s
#   FileCheck                $FILECHECK, or in $PATH, or of an LLVM under /usr/lib
#   exits N CMD              runs CMD; succeeds if it exits with N
#   %python                  the Python that runs lit

import glob
import os
import re
import shutil
import sys

import lit.formats

HERE = os.path.dirname(os.path.realpath(__file__))
TOOLS = os.path.normpath(os.path.join(HERE, "..", "..", "bin"))


def version(path):
    """The version in FileCheck-22 or /usr/lib/llvm-22/bin/FileCheck; 0 if there is none."""
    return int((re.findall(r"-(\d+)", path) or [0])[-1])


def find_filecheck():
    """A path, or None."""
    given = os.environ.get("FILECHECK")
    if given:
        return shutil.which(given)
    folders = os.environ.get("PATH", "").split(os.pathsep)
    found = [path for folder in folders for path in glob.glob(os.path.join(folder, "FileCheck-*"))]
    found += glob.glob("/usr/lib/llvm-*/bin/FileCheck")
    runnable = [path for path in found if os.access(path, os.X_OK)]
    return shutil.which("FileCheck") or max(runnable, key=version, default=None)


config.name = "layers"
config.suffixes = [".ttt", ".test"]
config.excludes = ["Output"]
# lit's internal shell: the same on every machine.
config.test_format = lit.formats.ShTest(execute_external=False)

for tool in ("tttc", "ttt-opt", "ttt-run"):
    path = os.path.join(TOOLS, tool)
    if not os.path.exists(path):
        lit_config.fatal(f"'{path}' is not there: {HERE} belongs into the folder that tttc is "
                         "installed in")
    guard = os.path.join(HERE, "guard.sh")
    config.substitutions.append((rf"(?<![-\w./]){tool}(?![-\w./])",
                                 f"sh '{guard}' 8000000 120 '{path}'"))
filecheck = find_filecheck()
if filecheck is None:
    lit_config.fatal("FileCheck is not found: install it with LLVM's tools (Debian: llvm-22-tools), "
                     "or let $FILECHECK name it")
config.substitutions.append((r"(?<![-\w./])FileCheck(?![-\w./])", f"'{filecheck}'"))
config.substitutions.append((r"(?<![-\w./])exits(?![-\w./])",
                             f"sh '{os.path.join(HERE, 'exits.sh')}'"))
config.substitutions.append(("%python", f"'{sys.executable}'"))
