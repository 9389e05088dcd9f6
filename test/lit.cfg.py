#===- lit.cfg.py - How the lit tests run ----------------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The tests that read text: programs, IR and command lines. C++ tests are in unit/.
#
# RUN lines may use
#   tttc, ttt-opt   the tools, guarded: 60 s, and 8 GB where no sanitizer reserves more
#   exits N CMD     runs CMD; succeeds if it exits with N
#   rename-names    see rename_names.py
#   %examples       the folder of example programs

import os

import lit.formats
from lit.llvm import llvm_config
from lit.llvm.subst import ToolSubst

config.name = "tttc"
config.test_format = lit.formats.ShTest(not llvm_config.use_lit_shell)
config.suffixes = [".mlir", ".ttt", ".test"]
config.excludes = ["Inputs", "Install", "fuzz", "golden", "ttt-run", "unit"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.tttc_obj_root

llvm_config.use_default_substitutions()
llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)


def script(name, *arguments):
    """The start of a command line that runs a script of this folder."""
    return [os.path.join(config.test_source_root, name), *arguments]


if not config.tttc_sanitize:  # which take ten times as long
    config.available_features.add("unsanitized")
memory_kb = "unlimited" if config.tttc_sanitize else "8000000"
for tool in ("tttc", "ttt-opt"):
    path = os.path.join(config.tttc_tools_dir, tool)
    guard = script("guard.sh", memory_kb, "60", path)
    llvm_config.add_tool_substitutions([ToolSubst(tool, command="sh", extra_args=guard)])
llvm_config.add_tool_substitutions(
    [
        ToolSubst("exits", command="sh", extra_args=script("exits.sh")),
        ToolSubst("rename-names", command=config.python, extra_args=script("rename_names.py")),
    ]
)
config.substitutions.append(
    ("%examples", os.path.join(config.test_source_root, "..", "dsl", "examples"))
)
# Built where Halide is; --target=halide writes text without it.
if os.path.exists(os.path.join(config.tttc_tools_dir, "tttc-halide")):
    config.available_features.add("halide")
    helper = os.path.join(config.tttc_tools_dir, "tttc-halide")
    guard = script("guard.sh", memory_kb, "60", helper)
    llvm_config.add_tool_substitutions([ToolSubst("tttc-halide", command="sh", extra_args=guard)])
if lit.util.which("ptxas"):
    config.available_features.add("ptxas")
config.substitutions.append(("%python", config.python))
config.substitutions.append(("%tools", config.tttc_tools_dir))
