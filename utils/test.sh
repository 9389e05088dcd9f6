#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# All tests, from a fresh checkout. ctest comes last; below its closing lines stands
# `N passed, N failed`, which counts the checks of this script, ctest as one of them.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
passed=0
failed=()

# check NAME COMMAND...: runs it; a failure is remembered and the rest still runs.
check() {
  local name=$1 begin=$SECONDS
  shift
  say "$name"
  if "$@"; then
    passed=$((passed + 1))
    echo "-- $name: passed after $((SECONDS - begin)) s"
  else
    failed+=("$name")
    echo "-- $name: FAILED after $((SECONDS - begin)) s"
  fi
}

# Everything that needs no MLIR, under AddressSanitizer and UBSan.
sanitized_tests() {
  configure asan-ubsan build-asan -DTTTC_ENABLE_FUZZER=ON &&
    cmake --build build-asan -j"$JOBS" &&
    ctest --test-dir build-asan -j"$JOBS" --timeout 300 --output-on-failure
}

fuzz_parser() {
  local found=build-asan/fuzz
  mkdir -p "$found"
  # Inputs that are found go to the first folder; the examples are only read.
  build-asan/bin/tttc-parse-fuzzer -max_total_time="${TTTC_FUZZ_SECONDS:-60}" -timeout=5 \
    -rss_limit_mb=2048 -max_len=4096 -artifact_prefix="$found/" -print_final_stats=1 \
    "$found" dsl/examples >"$found.log" 2>&1 || { tail -40 "$found.log" && return 1; }
  grep "number_of_executed_units" "$found.log"
}

# What runs in the background meanwhile has written to build-asan/fuzz.out.
await_fuzzer() {
  local good=0
  wait "$fuzzer" || good=1
  cat build-asan/fuzz.out
  return "$good"
}

utils/install-deps.sh
say "build"
configure dev build
cmake --build build -j"$JOBS"

check "parser, checker, oracle and runtime under ASan and UBSan" sanitized_tests
# Beside it checks that use one core.
mkdir -p build-asan
fuzz_parser >build-asan/fuzz.out 2>&1 &
fuzzer=$!
check "documentation: paths exist, tables are current" utils/check-docs.sh --bin build/bin
check "generated: no drift" utils/regen.sh --check --bin build/bin
check "scripts: examples in their documentation" python3 -m doctest utils/npz.py utils/ptxloops.py utils/official.py utils/demo/picture.py
check "the main job" \
  python3 utils/demo/demo.py --bin build/bin --output build/demo --tokens 2048 LICENSE
check "a minute of fuzzing the parser" await_fuzzer
check "unit, lit, integration and tool tests" \
  ctest --test-dir build -j"$JOBS" --timeout 300 --output-on-failure

for name in "${failed[@]}"; do echo "failed: $name"; done
echo "$passed passed, ${#failed[@]} failed"
((${#failed[@]} == 0))
