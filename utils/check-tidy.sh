#!/usr/bin/env bash
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Runs clang-tidy on the C and C++ files that differ from a commit (default: the previous one);
# needs a configured and built build folder. `--all` checks every file.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

base=${1:-HEAD~1}
if [[ $base == --all ]]; then
  changed=$(git ls-files -- '*.c' '*.cpp')
elif git rev-parse -q --verify "$base^{commit}" >/dev/null; then
  changed=$(git diff --name-only --diff-filter=d "$base" -- '*.c' '*.cpp')
else
  echo "check-tidy: note: no commit $base to compare with; checking dsl/ and runtime/" >&2
  changed=$(git ls-files -- 'dsl/*.cpp' 'runtime/*.cpp')
fi

# Only compiled files: clang-tidy needs their flags.
files=()
for file in $changed; do
  if grep -qF "\"$PWD/$file\"" build/compile_commands.json; then
    files+=("$file")
  fi
done
if ((${#files[@]} == 0)); then
  echo "check-tidy: no C or C++ file changed"
  exit 0
fi
# Without precompiled headers: clang-tidy would check all of MLIR in every file, and each file must
# include what it uses.
mkdir -p build/tidy
sed 's/ -Xclang -include\(-pch\)\? -Xclang [^ ]*cmake_pch\.hxx\(\.pch\)\?//g' \
  build/compile_commands.json >build/tidy/compile_commands.json
printf '%s\n' "${files[@]}" | xargs -n 4 -P "$JOBS" clang-tidy-22 -p build/tidy --quiet
echo "check-tidy: ${#files[@]} files checked"
