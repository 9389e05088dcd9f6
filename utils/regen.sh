#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Regenerates all committed generated files: generated/, docs/Status.md, README's excerpt of IR and
# its table of benchmarks, the lists of docs/Language.md, the options of Python's `compile`, the
# passes in docs/Pipeline.md.
# `--check` writes nothing and fails if something would change. generated/devices/cycles.md takes minutes and
# has its own command, benchmarks/gpu/model/cycles.py.
#
#   utils/regen.sh [--check] [--bin FOLDER-OF-TOOLS]

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

failed=0
python3 utils/generated.py --llvm "$(llvm-config-22 --prefix)" "$@" || failed=1
python3 utils/devices.py "$@" || failed=1
python3 utils/status.py "$@" || failed=1
python3 utils/readme.py "$@" || failed=1
python3 utils/language.py "$@" || failed=1
python3 utils/python_options.py "$@" || failed=1
python3 utils/pipelines.py "$@" || failed=1
exit "$failed"
