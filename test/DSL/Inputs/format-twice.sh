#!/bin/sh
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# format-twice.sh FOLDER SCRATCH TTTC...: formatting a program of the folder gives the
# program (examples are in canonical layout), and formatting that changes nothing.
folder=$1 scratch=$2
shift 2
count=0
for file in "$folder"/*.ttt; do
  "$@" --format "$file" > "$scratch.once" || exit 1
  "$@" --format "$scratch.once" > "$scratch.twice" || exit 1
  cmp "$scratch.once" "$scratch.twice" || exit 1
  cmp "$file" "$scratch.once" || exit 1
  count=$((count + 1))
done
echo "$count programs"
