#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Checks the format of all C and C++ files and the file names in their banners. `--fix` rewrites
# them.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

mapfile -t files < <(git ls-files -- '*.c' '*.cpp' '*.h' ':!generated/')
if [[ ${1:-} == --fix ]]; then
  clang-format-22 -i "${files[@]}"
else
  clang-format-22 --dry-run -Werror "${files[@]}" ||
    { echo "check-format: error: run utils/check-format.sh --fix" >&2 && exit 1; }
fi

wrong=0
for file in "${files[@]}"; do
  read -r first <"$file"
  if [[ $first != "//===- $(basename "$file") "* ]]; then
    echo "$file:1: error: expected the banner '//===- $(basename "$file") - ...', found '$first'" >&2
    wrong=1
  fi
done
exit "$wrong"
