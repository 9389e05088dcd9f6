// RUN: not ttt-opt %s --tile-assign-layouts=warps=3 2>&1 | FileCheck %s --check-prefix=THREE
// RUN: not ttt-opt %s --tile-assign-layouts=warps=64 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not ttt-opt %s --tile-assign-layouts=warps=-9223372036854775808 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: not ttt-opt %s --ttt-to-tile="target=sm_80 warps=-9223372036854775808" 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: not ttt-opt %s --ttt-to-nvvm="target=sm_80 warps=-9223372036854775808" 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: not ttt-opt %s --tile-assign-layouts=product-type=f8 2>&1 | FileCheck %s --check-prefix=TYPE

// THREE: error: option warps: expected a power of two up to 32, found 3
// MANY: error: option warps: expected a power of two up to 32, found 64
// LEAST: error: option warps: expected a power of two up to 32, found -9223372036854775808
// TYPE: error: option product-type: expected bf16 or f16, found f8
func.func @nothing() {
  return
}
