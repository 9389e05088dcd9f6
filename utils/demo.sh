#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Builds the compiler from a fresh checkout, then compiles TTT-Linear and runs it over the bytes of
# a text (default: LICENSE). See utils/demo/demo.py.
#
#   utils/demo.sh [TEXT-FILE] [OPTIONS OF demo.py]

text=${1:+$(realpath -- "$1")} # common.sh changes the folder
shift || true
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

utils/install-deps.sh
say "build"
configure dev build
cmake --build build -j"$JOBS" --target tttc ttt-run
say "run"
python3 utils/demo/demo.py --bin build/bin --output build/demo "${text:-LICENSE}" "$@"
