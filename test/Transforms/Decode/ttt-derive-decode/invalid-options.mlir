// A call holds a token at least.
// RUN: not ttt-opt %s --ttt-derive-decode=tokens=0 2>&1 | FileCheck %s
// RUN: not ttt-opt %s --ttt-derive-decode=tokens=9223372036854775807 2>&1 | FileCheck %s --check-prefix=MOST
// CHECK: error: option tokens: expected at least 1, found 0
// MOST: error: option tokens: expected at most 65536, found 9223372036854775807
module {}
