#!/bin/sh
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# guard.sh KILOBYTES SECONDS COMMAND...: runs a command within limits of memory
# ("unlimited": none) and time. A command that crashes or exceeds a limit aborts this
# script too, so that `not` and `exits` never take it for an error that was reported.
ulimit -c 0
[ "$1" = unlimited ] || ulimit -v "$1"
seconds=$2
shift 2
timeout "$seconds" "$@"
code=$?
if [ "$code" -ge 124 ]; then
  echo "guard.sh: '$1' crashed or ran longer than $seconds s (code $code)" >&2
  kill -s ABRT $$
fi
exit "$code"
