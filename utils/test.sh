#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs all tests, from a fresh checkout. With --quick, on a built tree: builds what has changed, and
# skips long tests. ctest runs last; after its output comes the line `N passed, N failed`, which
# counts the checks of this script, with ctest as one of them. Skipped tests are listed before it
# with their reasons, and `, N skipped` counts them.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
passed=0
failed=()
failed_outputs=()
outputs=$(mktemp -d)
trap 'rm -rf "$outputs"' EXIT

# report_failed: repeats the end of what failed checks printed, which is far above by now.
report_failed() {
  for i in "${!failed[@]}"; do
    echo "failed: ${failed[i]}; the end of its output:"
    tail -n 25 "${failed_outputs[i]}" | sed 's/^/  | /'
  done
}

# check NAME COMMAND...: runs a check; a failure is recorded and the rest still runs.
check() {
  local name=$1 begin=$SECONDS output
  output=$(mktemp -p "$outputs")
  shift
  say "$name"
  # Not a pipe: in a subshell a check could not wait for the fuzzer.
  if "$@" > >(tee "$output") 2>&1; then
    passed=$((passed + 1))
    rm "$output"
    echo "-- $name: passed after $((SECONDS - begin)) s"
  else
    failed+=("$name")
    failed_outputs+=("$output")
    echo "-- $name: FAILED after $((SECONDS - begin)) s"
  fi
}

# Unit, lit and tool tests under AddressSanitizer and UBSan; the compiler has assertions enabled.
sanitized_tests() {
  configure asan-ubsan build-asan -DTTTC_ENABLE_FUZZER=ON "${python_options[@]}" &&
    cmake --build build-asan -j"$JOBS" &&
    ctest --test-dir build-asan -j"$JOBS" --timeout 300 --output-on-failure \
      --output-junit "$PWD/build-asan/ctest.xml"
}

# fuzz NAME SECONDS BYTES FOLDER...: runs a fuzzer on inputs of at most BYTES bytes. New inputs go
# to a separate folder; the given folders are only read.
fuzz() {
  local name=$1 seconds=$2 bytes=$3 found=build-asan/fuzz/$1
  shift 3
  mkdir -p "$found"
  "build-asan/bin/tttc-$name-fuzzer" -max_total_time="$seconds" -timeout=5 -rss_limit_mb=2048 \
    -max_len="$bytes" -seed="${TTTC_TEST_SEED:-0}" -artifact_prefix="$found/" \
    -print_final_stats=1 "$found" "$@" >"$found.log" 2>&1 || { tail -40 "$found.log" && return 1; }
  echo "$name: $(grep "number_of_executed_units" "$found.log")"
}

fuzz_all() {
  local good=0
  mkdir -p build-asan/fuzz/npz
  PYTHONPATH=utils python3 -c 'import npz
npz.write("build-asan/fuzz/npz/seed.npz", {"x": npz.Array((2,), [1, 2])})'
  fuzz parse "${TTTC_FUZZ_SECONDS:-60}" 4096 dsl/examples || good=1
  fuzz npz "${TTTC_FUZZ_SECONDS:-20}" 2048 test/golden || good=1
  fuzz kernel "${TTTC_FUZZ_SECONDS:-20}" 1024 || good=1
  return "$good"
}

# A fuzzer that ran in the background has written to build-asan/fuzz.out.
await_fuzzer() {
  local good=0
  wait "$fuzzer" || good=1
  cat build-asan/fuzz.out
  return "$good"
}

# The Python package, in the virtual environment created by install-deps.sh. Tested only with
# TTTC_TEST_PYTHON=ON, because PyTorch and JAX may take gigabytes.
python_options=()
if [[ ${TTTC_TEST_PYTHON:-OFF} == ON ]]; then
  python_options=(-DTTTC_ENABLE_PYTHON=ON "-DPython_EXECUTABLE=$PWD/.venv/bin/python")
fi
python_types() {
  (cd python && ../.venv/bin/python -m mypy || exit 1
  for example in ../examples/pytorch-lm ../examples/jax-lm; do
    MYPYPATH=src:$example:../utils/demo ../.venv/bin/python -m mypy --config-file pyproject.toml \
      "$example/lm.py" || exit 1
  done)
}
# Valid and invalid calls, under AddressSanitizer and UBSan. Python itself is not instrumented, so
# it must load the sanitizer's library; its own allocator would hide reads out of bounds.
python_calls_sanitized() {
  LD_PRELOAD=$(clang-22 -print-file-name=libclang_rt.asan-x86_64.so) ASAN_OPTIONS=detect_leaks=0 \
    PYTHONMALLOC=malloc PYTHONPATH=build-asan/python TTTC_COMPILER_DIR="$PWD/build/bin" timeout 600 \
    .venv/bin/python -m pytest -q -s -p no:xdist -p no:cacheprovider \
    python/tests/test_call.py python/tests/test_state.py
}
python_tests() {
  PYTHONPATH=build/python TTTC_COMPILER_DIR="$PWD/build/bin" timeout 900 .venv/bin/python -m pytest \
    -q -n "$JOBS" --durations=5 --junit-xml="$PWD/build/python.xml" python/tests
}

# Randomized programs, kernels and devices by the hundred, omitted with --quick.
long='^(integration|random|examples|ptx-emu|bench-smoke)|^install.Layers$|^ttt-run.Tour$'
if [[ ${1:-} == --quick ]]; then
  [[ -f build/build.ninja ]] || { echo "test.sh: error: no build; run utils/test.sh first" >&2; exit 2; }
  cmake --build build -j"$JOBS"
  check "sources, tests and pages agree" utils/check.py --bin build/bin
  check "unit, lit and tool tests" \
    ctest --test-dir build -j"$JOBS" --timeout 300 --output-on-failure -E "$long"
  report_failed
  echo "$passed passed, ${#failed[@]} failed"
  exit "$((${#failed[@]} != 0))"
elif [[ $# != 0 ]]; then
  echo "test.sh: error: unknown argument '$1'; expected --quick, or none" >&2
  exit 2
fi

utils/install-deps.sh
# Reports of an earlier run do not count.
reports=(build-asan/ctest.xml build/ctest.xml build/test/lit.xml build/python.xml)
rm -f "${reports[@]}"
say "build"
configure dev build "${python_options[@]}"
cmake --build build -j"$JOBS"

check "compiler, oracle and runtime under ASan and UBSan" sanitized_tests
# Runs concurrently with checks that use one core.
mkdir -p build-asan
fuzz_all >build-asan/fuzz.out 2>&1 &
fuzzer=$!
check "sources, tests and pages agree" utils/check.py --bin build/bin
check "generated: no drift" utils/regen.sh --check --bin build/bin
check "the main job" \
  python3 utils/demo/demo.py --bin build/bin --output build/demo --tokens 2048 LICENSE
check "fuzzing the parser, arrays and signatures of kernels" await_fuzzer
check "unit, lit, integration and tool tests" \
  ctest --test-dir build -j"$JOBS" --timeout 300 --output-on-failure \
  --output-junit "$PWD/build/ctest.xml"

skipped=()
if [[ ${TTTC_TEST_PYTHON:-OFF} == ON ]]; then
  check "the types of the Python package" python_types
  check "the Python package: tests" python_tests
  check "the Python package: calls under ASan and UBSan" python_calls_sanitized
  check "the Python package: wheels" utils/wheel.sh --bare
else
  skipped+=("skipped: the Python package: TTTC_TEST_PYTHON=ON tests it, with PyTorch and JAX in .venv")
fi
for report in "${reports[@]}"; do
  [[ -f $report ]] || continue
  mapfile -t -O "${#skipped[@]}" skipped < <(utils/outcomes.py skipped "$report")
  # Repeated here: the output of the tests themselves is far above, among that of those that passed.
  utils/outcomes.py failed "$report"
done
((${#skipped[@]})) && printf '%s\n' "${skipped[@]}"
report_failed
closing="$passed passed, ${#failed[@]} failed"
((${#skipped[@]})) && closing+=", ${#skipped[@]} skipped"
echo "$closing"
((${#failed[@]} == 0))
