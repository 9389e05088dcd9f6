// RUN: ttt-opt %s --tile-store-rows | FileCheck %s --implicit-check-not=tile.store
// RUN: not ttt-opt %s --tile-store-rows=most-bytes=-1 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: option most-bytes: expected at least 0, found -1

#across = #tile.layout<registers = [1, 0, 8, 0], lanes = [2, 0, 4, 0, 0, 1, 0, 2, 0, 4], rank = 2>
#along = #tile.layout<registers = [0, 1, 1, 0], lanes = [0, 2, 0, 4, 2, 0, 4, 0, 8, 0], rank = 2>
#rows = strided<[?, 1]>

// Eight numbers of a row together are 32 bytes: memory writes no less.
// CHECK-LABEL: func @together
// CHECK: tile.write
func.func @together(%x: tensor<16x8xf32, #along>, %out: memref<?x8xf32, #rows>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %t = %c0 to %n step %c16 {
    tile.write %x, %out[%t, %c0] axes [0, 1] : tensor<16x8xf32, #along>, memref<?x8xf32, #rows>
  }
  return
}

// A part of a row, what is written once, and a loop of which each block does one iteration.
// CHECK-LABEL: func @others
// CHECK-COUNT-3: tile.write
func.func @others(%x: tensor<16x8xbf16, #across>, %wide: memref<?x16xbf16, #rows>, %out: memref<?x8xbf16, #rows>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %t = %c0 to %n step %c16 {
    tile.write %x, %wide[%t, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x16xbf16, #rows>
  }
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x8xbf16, #rows>
  scf.for %t = %c0 to %n step %n {
    tile.write %x, %out[%t, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x8xbf16, #rows>
  }
  return
}

// What is written or read once more in the iteration; a final state, which may lie where the initial one
// does; no rows, elements of no size, rows of no known length.
// CHECK-LABEL: func @again
// CHECK-COUNT-3: tile.write
// CHECK-LABEL: func @no_rows
// CHECK-COUNT-4: tile.write
func.func @again(%x: tensor<16x8xbf16, #across>, %out: memref<?x8xbf16, #rows>, %read: memref<?x8xbf16, #rows>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %t = %c0 to %n step %c16 {
    tile.write %x, %out[%t, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x8xbf16, #rows>
    tile.write %x, %read[%t, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x8xbf16, #rows>
    %y = tile.read %read[%t, %c0] axes [0, 1] : memref<?x8xbf16, #rows> -> tensor<16x8xbf16, #across>
    tile.write %y, %out[%t, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x8xbf16, #rows>
  }
  return
}
func.func @no_rows(%x: tensor<16x8xbf16, #across>, %y: tensor<bf16, #tile.layout<rank = 0>>, %z: tensor<16x8xindex, #across>, %final: memref<?x8xbf16, #rows> {ttt.tensor = #ttt.tensor<"s_final", final, BH>}, %scalar: memref<bf16>, %indices: memref<?x8xindex, #rows>, %wide: memref<?x?xbf16, #rows>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %t = %c0 to %n step %c16 {
    tile.write %x, %final[%t, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x8xbf16, #rows>
    tile.write %y, %scalar[] axes [] : tensor<bf16, #tile.layout<rank = 0>>, memref<bf16>
    tile.write %z, %indices[%t, %c0] axes [0, 1] : tensor<16x8xindex, #across>, memref<?x8xindex, #rows>
    tile.write %x, %wide[%t, %c0] axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x?xbf16, #rows>
  }
  return
}
