// Two stages of 512 bytes: with fewer given, the loop stays as it is.
// RUN: ttt-opt %s --tile-prefetch=most-bytes=1024 | FileCheck %s
// RUN: ttt-opt %s --tile-prefetch=most-bytes=1023 | FileCheck %s --check-prefix=FEWER --implicit-check-not=tile.copy

// CHECK-LABEL: func @rows
// CHECK: tile.copy
// FEWER-LABEL: func @rows
func.func @rows(%k: memref<?x8xf32, strided<[?, 1]>>, %out: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %k[%t, %c0] axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<16x8xf32>
    tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  }
  return
}
