// RUN: not ttt-opt %s --tile-assign-layouts=warps=3 2>&1 | FileCheck %s --check-prefix=THREE
// RUN: not ttt-opt %s --tile-assign-layouts=warps=64 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not ttt-opt %s --tile-assign-layouts=product-type=f8 2>&1 | FileCheck %s --check-prefix=TYPE

// THREE: error: option warps: expected a power of two up to 32, found 3
// MANY: error: option warps: expected a power of two up to 32, found 64
// TYPE: error: option product-type: expected bf16 or f16, found f8
func.func @nothing() {
  return
}
