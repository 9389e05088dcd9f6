// One number for each token stays in registers: an iteration reads those of the next one, after the
// first use of its own.
// RUN: ttt-opt %s --tile-prefetch --canonicalize | FileCheck %s --implicit-check-not=tile.alloc --implicit-check-not=tile.barrier
// RUN: ttt-opt %s --tile-prefetch --canonicalize --cse --tile-assign-layouts=warps=1 --tile-place-slots --tile-insert-barriers --tile-delay-writes --tile-check-races -o /dev/null

// CHECK-LABEL: func @rates
// CHECK-SAME: (%[[LR:[^:]*]]: memref<?xf32
// CHECK-DAG: %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : tensor<16xf32>
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: %[[N:.*]] = memref.dim %[[LR]]
// CHECK: %[[ANY:.*]] = arith.cmpi sgt, %[[N]], %[[C0]]
// CHECK: %[[FIRST:.*]] = scf.if %[[ANY]] -> (tensor<16xf32>) {
// CHECK:   tile.read %[[LR]][%[[C0]]] axes [0]
// CHECK: } else {
// CHECK:   scf.yield %[[ZEROS]]
// CHECK: scf.for %[[T:[^ ]*]] = %[[C0]] to %[[N]] step %[[C16]] iter_args(%[[NOW:[^ ]*]] = %[[FIRST]])
// CHECK-DAG: %[[NEXT:.*]] = arith.addi %[[T]], %[[C16]]
// CHECK-DAG: %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]], %[[N]]
// CHECK: %[[AT:.*]] = arith.select %[[MORE]], %[[NEXT]], %[[T]]
// CHECK: %[[X:.*]] = arith.mulf %[[NOW]], %[[NOW]]
// CHECK-NEXT: %[[READ:.*]] = tile.read %[[LR]][%[[AT]]] axes [0]
// CHECK: %[[Y:.*]] = arith.addf %[[X]], %[[NOW]]
// CHECK: tile.write %[[Y]]
// CHECK: scf.yield %[[READ]]
func.func @rates(%lr: memref<?xf32, strided<[?]>>, %out: memref<?xf32, strided<[?]>>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %lr, %c0 : memref<?xf32, strided<[?]>>
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %lr[%t] axes [0] : memref<?xf32, strided<[?]>> -> tensor<16xf32>
    %y = arith.mulf %x, %x : tensor<16xf32>
    %z = arith.addf %y, %x : tensor<16xf32>
    tile.write %z, %out[%t] axes [0] : tensor<16xf32>, memref<?xf32, strided<[?]>>
  }
  return
}

// A read of the same elements in each iteration stays.
// CHECK-LABEL: func @constant
// CHECK-SAME: (%[[A:[^:]*]]: memref<16xf32>
// CHECK: scf.for
// CHECK-SAME: {
// CHECK-NEXT: tile.read %[[A]]
func.func @constant(%a: memref<16xf32>, %out: memref<?xf32, strided<[?]>>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %out, %c0 : memref<?xf32, strided<[?]>>
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %a[%c0] axes [0] : memref<16xf32> -> tensor<16xf32>
    tile.write %x, %out[%t] axes [0] : tensor<16xf32>, memref<?xf32, strided<[?]>>
  }
  return
}
