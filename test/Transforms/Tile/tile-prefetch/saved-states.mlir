// What is stored for each mini-batch is one row: it is copied ahead into a slot, and read without
// the axis of mini-batches.
// RUN: ttt-opt %s --tile-prefetch=long-chain=0 --canonicalize | FileCheck %s
// RUN: ttt-opt %s --tile-prefetch="most-bytes=1535 long-chain=0" --canonicalize | FileCheck %s --check-prefix=FEWER
// RUN: ttt-opt %s --tile-prefetch --cse --tile-assign-layouts=warps=1 --tile-place-slots --tile-insert-barriers --tile-delay-writes --tile-check-races -o /dev/null

// Tokens take two stages of 256 bytes, the states two of 512: with fewer bytes, the tokens alone.
// CHECK-LABEL: func @states
// CHECK-SAME: %[[S:[^:]*]]: memref<?x16x8xf32
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[TOKENS:.*]] = tile.alloc : memref<2x8x8xf32
// CHECK-DAG: %[[SLOT:.*]] = tile.alloc : memref<2x1x16x8xf32
// CHECK: scf.for %[[T:[^ ]*]] = {{.*}} iter_args(%[[STAGE:[^ ]*]] =
// CHECK-DAG: %[[OTHER:.*]] = arith.subi %[[C1]], %[[STAGE]]
// CHECK: %[[THERE:.*]] = arith.cmpi slt
// CHECK: %[[PLACE:.*]] = arith.divui %{{.*}}, %{{.*}}
// CHECK: %[[TO:.*]] = memref.subview %[[SLOT]][%[[OTHER]], 0, 0, 0] [1, 1, 16, 8] {{.*}} to memref<1x16x8xf32
// CHECK: tile.copy %[[S]][%[[PLACE]]] if %[[THERE]], %[[TO]]
// CHECK: %[[FROM:.*]] = memref.subview %[[SLOT]][%[[STAGE]], 0, 0, 0] [1, 1, 16, 8] {{.*}} to memref<16x8xf32
// CHECK: tile.read %[[FROM]][%{{.*}}, %{{.*}}] axes [0, 1] : {{.*}} -> tensor<16x8xf32>
// FEWER-LABEL: func @states
// FEWER-SAME: %[[S:[^:]*]]: memref<?x16x8xf32
// FEWER-NOT: tile.copy %[[S]]
// FEWER: tile.copy
// FEWER: tile.read %[[S]][
func.func @states(%s: memref<?x16x8xf32, strided<[?, 8, 1]>>, %k: memref<?x8xf32, strided<[?, 1]>>, %out: memref<?x8xf32, strided<[?, 1]>>, %final: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %c8 {
    %place = arith.divui %t, %c8 : index
    %x = tile.read %s[%place, %c0, %c0] axes [1, 2] : memref<?x16x8xf32, strided<[?, 8, 1]>> -> tensor<16x8xf32>
    %y = tile.read %k[%t, %c0] axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<8x8xf32>
    tile.write %x, %final[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
    tile.write %y, %out[%t, %c0] axes [0, 1] : tensor<8x8xf32>, memref<?x8xf32, strided<[?, 1]>>
  }
  return
}
