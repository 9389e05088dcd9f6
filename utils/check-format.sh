#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Checks the format of all C and C++ files and the file names in their banners, and, where
# install-deps.sh has installed ruff, the format and the imports of all Python files. `--fix`
# rewrites them.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# What ruff reads, relative to python/, which has its configuration.
python_sources=(. ../examples ../benchmarks/python)
run_ruff() {
  (cd python && ../.venv/bin/ruff "$@" "${python_sources[@]}")
}

mapfile -t files < <(git ls-files -- '*.c' '*.cpp' '*.h' ':!generated/')
wrong=0
if [[ ${1:-} == --fix ]]; then
  clang-format-22 -i "${files[@]}"
  if [[ -x .venv/bin/ruff ]]; then
    run_ruff check --quiet --config pyproject.toml --fix || wrong=1
    run_ruff format --quiet || wrong=1
  fi
else
  clang-format-22 --dry-run -Werror "${files[@]}" || wrong=1
  if [[ -x .venv/bin/ruff ]]; then
    run_ruff format --quiet --check || wrong=1
    run_ruff check --quiet --config pyproject.toml || wrong=1
  fi
  if [[ $wrong != 0 ]]; then
    echo "check-format: error: run utils/check-format.sh --fix" >&2
  fi
fi

for file in "${files[@]}"; do
  read -r first <"$file"
  if [[ $first != "//===- $(basename "$file") "* ]]; then
    echo "$file:1: error: expected the banner '//===- $(basename "$file") - ...', found '$first'" >&2
    wrong=1
  fi
done
exit "$wrong"
