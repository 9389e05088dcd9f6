// A product whose four warps have the same columns becomes one of warpgroups, the slot of the
// columns' operand one of blocks.
// RUN: ttt-opt %s --tile-use-warpgroups=least=32 | FileCheck %s
// RUN: ttt-opt %s --tile-use-warpgroups=least=64 | FileCheck %s --check-prefix=LARGE

// 64 rows, sixteen of each warp, 32 columns.
#rows = #tile.layout<registers = [0, 1, 8, 0, 0, 8, 0, 16], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [32, 0, 16, 0], rank = 2>
// 32 rows: two warps have other columns than the other two.
#both = #tile.layout<registers = [0, 1, 8, 0, 0, 8], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [16, 0, 0, 16], rank = 2>

// CHECK-LABEL: func @together
// LARGE-LABEL: func @together
// CHECK: tile.alloc {blocked, offset = 0 : i64}
// LARGE-NOT: blocked
// CHECK: tile.alloc {offset = 4096 : i64}
// CHECK: tile.dot {{.*}} tensor_cores warpgroups :
// LARGE-NOT: warpgroups
func.func @together(%w: memref<32x32xbf16>, %s: tensor<64x32xf32, #rows>) -> tensor<64x32xf32, #rows> attributes {tile.launch = #tile.launch<warps = 4>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0 : i64} : memref<32x32xbf16, strided<[40, 1]>, 3>
  %left = tile.alloc {offset = 4096 : i64} : memref<64x32xbf16, strided<[40, 1]>, 3>
  tile.copy %w[%c0], %slot : memref<32x32xbf16>, memref<32x32xbf16, strided<[40, 1]>, 3>
  %y = tile.dot "ti,ij->tj" %left, %slot, %s tensor_cores : memref<64x32xbf16, strided<[40, 1]>, 3>, memref<32x32xbf16, strided<[40, 1]>, 3>, tensor<64x32xf32, #rows> -> tensor<64x32xf32, #rows>
  return %y : tensor<64x32xf32, #rows>
}

// CHECK-LABEL: func @other_columns
// CHECK-NOT: blocked
// CHECK-NOT: warpgroups
func.func @other_columns(%s: tensor<32x32xf32, #both>) -> tensor<32x32xf32, #both> attributes {tile.launch = #tile.launch<warps = 4>} {
  %slot = tile.alloc {offset = 0 : i64} : memref<32x32xbf16, 3>
  %left = tile.alloc {offset = 4096 : i64} : memref<32x32xbf16, 3>
  %y = tile.dot "ti,ij->tj" %left, %slot, %s tensor_cores : memref<32x32xbf16, 3>, memref<32x32xbf16, 3>, tensor<32x32xf32, #both> -> tensor<32x32xf32, #both>
  return %y : tensor<32x32xf32, #both>
}

// Part of the slot is read for something else: rows have to lie in one piece.
// CHECK-LABEL: func @in_parts
// CHECK-NOT: blocked
// CHECK-NOT: warpgroups
func.func @in_parts(%s: tensor<64x32xf32, #rows>, %i: index) -> tensor<64x32xf32, #rows> attributes {tile.launch = #tile.launch<warps = 4>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0 : i64} : memref<32x32xbf16, 3>
  %left = tile.alloc {offset = 4096 : i64} : memref<64x32xbf16, 3>
  %part = tile.read %slot[%c0, %i] axes [0, 1] : memref<32x32xbf16, 3> -> tensor<16x16xbf16>
  %y = tile.dot "ti,ij->tj" %left, %slot, %s tensor_cores : memref<64x32xbf16, 3>, memref<32x32xbf16, 3>, tensor<64x32xf32, #rows> -> tensor<64x32xf32, #rows>
  return %y : tensor<64x32xf32, #rows>
}

// What lies in global memory a warpgroup does not read.
// CHECK-LABEL: func @spilled
// CHECK-NOT: warpgroups
func.func @spilled(%s: tensor<64x32xf32, #rows>) -> tensor<64x32xf32, #rows> attributes {tile.launch = #tile.launch<warps = 4>} {
  %slot = tile.alloc {offset = 0 : i64, spilled} : memref<32x32xbf16, 3>
  %left = tile.alloc {offset = 4096 : i64} : memref<64x32xbf16, 3>
  %y = tile.dot "ti,ij->tj" %left, %slot, %s tensor_cores : memref<64x32xbf16, 3>, memref<32x32xbf16, 3>, tensor<64x32xf32, #rows> -> tensor<64x32xf32, #rows>
  return %y : tensor<64x32xf32, #rows>
}

// Of the 128 registers that each of 512 threads has, sums and fragments of one product would take all.
// CHECK-LABEL: func @too_many_registers
// CHECK-NOT: warpgroups
#wide = #tile.layout<registers = [0, 1, 8, 0, 0, 8, 0, 16, 0, 32, 0, 64], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [32, 0, 16, 0, 64, 0, 0, 0], rank = 2>
func.func @too_many_registers(%s: tensor<128x128xf32, #wide>) -> tensor<128x128xf32, #wide> attributes {tile.launch = #tile.launch<warps = 16>} {
  %slot = tile.alloc {offset = 0 : i64} : memref<256x128xbf16, 3>
  %left = tile.alloc {offset = 65536 : i64} : memref<128x256xbf16, 3>
  %y = tile.dot "ti,ij->tj" %left, %slot, %s tensor_cores : memref<128x256xbf16, 3>, memref<256x128xbf16, 3>, tensor<128x128xf32, #wide> -> tensor<128x128xf32, #wide>
  return %y : tensor<128x128xf32, #wide>
}
