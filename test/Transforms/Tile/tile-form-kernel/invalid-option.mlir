// RUN: not ttt-opt %s --tile-form-kernel=storage-type=f8 2>&1 | FileCheck %s

// CHECK: error: option storage-type: expected bf16 or f16, found f8
func.func @nothing() {
  return
}
