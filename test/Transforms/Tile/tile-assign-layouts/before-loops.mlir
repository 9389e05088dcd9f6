// Numbers and vectors that a loop does not change are computed before it. Matrices are not: their
// registers would be taken for all of the loop. What is in memory is read where it was read.
// RUN: ttt-opt %s --tile-assign-layouts=warps=4 --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @hoist
// CHECK: %[[V:.*]] = tile.read %arg1
// CHECK: %[[E:.*]] = math.exp %[[V]] : tensor<64xf32
// CHECK: %[[LAST:.*]] = arith.subi
// CHECK: scf.for
// CHECK-NOT: math.exp
// CHECK:   %[[ROW:.*]] = tile.read %arg0[%[[LAST]],
// CHECK:   arith.addf %[[ROW]], %[[E]]
// CHECK:   math.tanh %{{.*}} : tensor<64x64xf32
// CHECK: scf.yield
func.func @hoist(%k: memref<?x64xf32, strided<[?, 1]>>, %b: memref<64xf32>, %m: memref<64x64xf32>, %out: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32, strided<[?, 1]>>
  %x = tile.read %b[%c0] axes [0] : memref<64xf32> -> tensor<64xf32>
  %w = tile.read %m[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %w) -> tensor<64x64xf32> {
    %e = math.exp %x : tensor<64xf32>
    %n1 = arith.subi %n, %c1 : index
    %row = tile.read %k[%n1, %c0] axes [1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<64xf32>
    %a = arith.addf %row, %e : tensor<64xf32>
    %wide = tile.broadcast %a [0] : tensor<64xf32> -> tensor<64x64xf32>
    %f = math.tanh %w : tensor<64x64xf32>
    %p = arith.mulf %wide, %f : tensor<64x64xf32>
    %y = arith.addf %s, %p : tensor<64x64xf32>
    scf.yield %y : tensor<64x64xf32>
  }
  tile.write %r, %out[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}
