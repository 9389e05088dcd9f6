// Stages that a loop passes on in turn are different bytes in each iteration, under other names: a
// barrier between the write of one and its read in the next iteration, none between both.
// RUN: ttt-opt %s --tile-insert-barriers --tile-check-races | FileCheck %s

// CHECK-LABEL: func @in_turn
// CHECK: tile.write
// CHECK: scf.for
// CHECK-NEXT: tile.barrier
// CHECK-NOT: tile.barrier
// CHECK: tile.read
// CHECK-NOT: tile.barrier
// CHECK: tile.write
// CHECK-NOT: tile.barrier
// CHECK: scf.yield
// CHECK: tile.barrier
// CHECK: tile.read
func.func @in_turn(%n: index, %first: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc {offset = 0} : memref<2x16x8xf32, 3>
  %start = memref.subview %slot[%c0, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  tile.write %first, %start[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%stage = %c0, %other = %c1) -> (index, index) {
    tile.barrier
    %from = memref.subview %slot[%stage, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %x = tile.read %from[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %y = arith.addf %x, %x : tensor<16x8xf32>
    %to = memref.subview %slot[%other, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    tile.write %y, %to[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    scf.yield %other, %stage : index, index
  }
  %last = memref.subview %slot[%r#0, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  %x = tile.read %last[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
  return %x : tensor<16x8xf32>
}

// Copies two iterations ahead are under way while a stage is read, into other bytes.
// CHECK-LABEL: func @ahead
// CHECK: scf.for
// CHECK-NEXT: tile.wait pending 1
// CHECK-NEXT: tile.barrier
// CHECK-NOT: tile.barrier
// CHECK: scf.yield
func.func @ahead(%k: memref<?x8xf32>, %n: index) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %slot = tile.alloc {offset = 0} : memref<3x16x8xf32, 3>
  %r:4 = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero, %stage = %c0, %later = %c1, %filled = %c2) -> (tensor<16x8xf32>, index, index, index) {
    tile.wait pending 1
    tile.barrier
    %to = memref.subview %slot[%filled, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    tile.copy %k[%t], %to : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %from = memref.subview %slot[%stage, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %x = tile.read %from[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %sum = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %sum, %later, %filled, %stage : tensor<16x8xf32>, index, index, index
  }
  return %r#0 : tensor<16x8xf32>
}
