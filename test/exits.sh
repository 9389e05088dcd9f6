#!/bin/sh
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# exits.sh CODE COMMAND...: succeeds if the command exits with the code.
expected=$1
shift
"$@"
code=$?
[ "$code" -eq "$expected" ] && exit 0
echo "exits.sh: expected exit code $expected, found $code" >&2
exit 1
