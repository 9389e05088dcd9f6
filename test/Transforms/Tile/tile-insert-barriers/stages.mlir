// Stages of one slot are apart in one iteration, and not from one to the next. A loop that
// begins with a barrier needs none before.
// RUN: ttt-opt %s --tile-insert-barriers | FileCheck %s
// RUN: ttt-opt %s --tile-insert-barriers --tile-check-races -o /dev/null

// CHECK-LABEL: func @two_stages
// CHECK: tile.copy
// CHECK-NOT: tile.barrier
// CHECK: scf.for
// CHECK-NEXT: tile.wait
// CHECK-NEXT: tile.barrier
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @two_stages(%k: memref<?x8xf32>, %n: index) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %slot = tile.alloc {offset = 0} : memref<2x16x8xf32, 3>
  %first = memref.subview %slot[%c0, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  tile.copy %k[%c0], %first : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero, %stage = %c0) -> (tensor<16x8xf32>, index) {
    tile.wait
    tile.barrier
    %other = arith.subi %c1, %stage : index
    %to = memref.subview %slot[%other, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    tile.copy %k[%t], %to : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %from = memref.subview %slot[%stage, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %x = tile.read %from[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %sum = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %sum, %other : tensor<16x8xf32>, index
  }
  return %r#0 : tensor<16x8xf32>
}
