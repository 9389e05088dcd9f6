// A call holds a token at least.
// RUN: not ttt-opt %s --ttt-derive-decode=tokens=0 2>&1 | FileCheck %s
// CHECK: error: option tokens: expected at least 1, found 0
module {}
