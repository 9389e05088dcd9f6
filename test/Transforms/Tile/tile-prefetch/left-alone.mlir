// What is no copy of whole rows, or is written too, is read as it was; so is what takes more
// bytes than are given to it.
// RUN: ttt-opt %s --tile-prefetch | FileCheck %s --implicit-check-not=tile.copy --implicit-check-not=tile.alloc

#rows = strided<[?, 1]>

// CHECK-LABEL: func @written
// CHECK: tile.read %arg0[
func.func @written(%k: memref<?x8xf32, #rows>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, #rows>
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %k[%t, %c0] axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    tile.write %x, %k[%t, %c0] axes [0, 1] : tensor<16x8xf32>, memref<?x8xf32, #rows>
  }
  return
}

// Rows of fewer than 16 bytes, and parts of rows.
// CHECK-LABEL: func @no_rows
// CHECK: tile.read %arg0[
// CHECK: tile.read %arg1[
func.func @no_rows(%v: memref<?x3xf32, #rows>, %q: memref<?x8xf32, #rows>, %a: memref<16x8xf32>, %b: memref<16x3xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %v, %c0 : memref<?x3xf32, #rows>
  scf.for %t = %c0 to %n step %c16 {
    %y = tile.read %v[%t, %c0] axes [0, 1] : memref<?x3xf32, #rows> -> tensor<16x3xf32>
    %z = tile.read %q[%t, %c4] axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x4xf32>
    tile.write %y, %b[%c0, %c0] axes [0, 1] : tensor<16x3xf32>, memref<16x3xf32>
    tile.write %z, %a[%c0, %c0] axes [0, 1] : tensor<16x4xf32>, memref<16x8xf32>
  }
  return
}

// A place that follows from what the loop carries.
// CHECK-LABEL: func @carried_place
// CHECK: tile.read %arg0[
func.func @carried_place(%k: memref<?x8xf32, #rows>, %a: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, #rows>
  %r = scf.for %t = %c0 to %n step %c16 iter_args(%at = %c0) -> index {
    %x = tile.read %k[%at, %c0] axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    tile.write %x, %a[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
    %next = arith.addi %at, %t : index
    scf.yield %next : index
  }
  return
}
