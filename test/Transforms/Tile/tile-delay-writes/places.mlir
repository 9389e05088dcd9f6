// RUN: ttt-opt %s --tile-delay-writes | FileCheck %s

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>

// It stays before an access of the same bytes, an op with a region and the end of the block; a
// write to other memory is not moved.
// CHECK-LABEL: func @places
// CHECK: %[[A:.*]] = tile.alloc {offset = 0
// CHECK: %[[B:.*]] = tile.alloc {offset = 32
// CHECK: tile.write %{{.*}}, %[[A]]
// CHECK-NEXT: tile.read %[[B]]
// CHECK-NEXT: scf.if
// CHECK-NEXT: arith.addf
// CHECK-NEXT: tile.write %{{.*}}, %[[A]]
// CHECK-NEXT: }
// CHECK-NEXT: tile.write %{{.*}}, %arg1
// CHECK-NEXT: arith.mulf
func.func @places(%x: tensor<16xf32, #layout>, %out: memref<16xf32>, %c: i1) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0 : i64} : memref<16xf32, 3>
  %b = tile.alloc {offset = 32 : i64} : memref<16xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
  %y = tile.read %b[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
  scf.if %c {
    tile.write %x, %a[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %s = arith.addf %x, %x : tensor<16xf32, #layout>
  }
  tile.write %y, %out[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32>
  %z = arith.mulf %y, %y : tensor<16xf32, #layout>
  return
}
