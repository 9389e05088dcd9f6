// The signature: arguments and results are memory, results last, and keep what is said of them.
// Streams are read and written a tile at a time; what a loop carries besides is a value.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s --implicit-check-not='tensor<?'

// CHECK-LABEL: func @layer
// CHECK-SAME: (%[[K:.*]]: memref<?x8xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"k", token, BHT>}
// CHECK-SAME: %[[W:.*]]: memref<8x8xf32> {ttt.tensor = #ttt.tensor<"W", state>}
// CHECK-SAME: %[[FINAL:.*]]: memref<8x8xf32> {tile.output, ttt.tensor = #ttt.tensor<"W_final", final>}
// CHECK-SAME: %[[OUT:.*]]: memref<?x8xf32, strided<[?, 1]>> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BHT>})
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8x8xf32>
// CHECK-DAG: %[[ZEROS:.*]] = arith.constant dense<0.000000e+00> : tensor<16x8xf32>
// CHECK: %[[LENGTH:.*]] = memref.dim %[[K]], %[[C0:.*]] :
// CHECK: %[[INITIAL:.*]] = tile.read %[[W]][%[[C0]], %[[C0]]] axes [0, 1] : memref<8x8xf32> -> tensor<8x8xf32>
// CHECK: %[[LAST:.*]] = scf.for %[[T:[^ ]*]] = %[[C0]] to %{{.*}} iter_args(%[[S:.*]] = %[[INITIAL]]) -> (tensor<8x8xf32>)
// CHECK:   %[[ROWS:.*]] = tile.read %[[K]][%[[T]], %[[C0]]] axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<16x8xf32>
// CHECK:   %[[Y:.*]] = tile.dot "ti,ij->tj" %[[ROWS]], %[[S]], %[[ZEROS]] :
// CHECK:   %[[NEXT:.*]] = tile.dot "ti,tj->ij" %[[ROWS]], %[[Y]], %[[ZERO]] :
// CHECK:   tile.write %[[Y]], %[[OUT]][%[[T]], %[[C0]]] axes [0, 1]
// CHECK:   scf.yield %[[NEXT]] : tensor<8x8xf32>
// CHECK: tile.write %[[LAST]], %[[FINAL]][%[[C0]], %[[C0]]] axes [0, 1]
// CHECK-NEXT: return
func.func @layer(%k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %W: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"W", state>}) -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"W_final", final>}, tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %length = tensor.dim %k, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%length) : tensor<?x8xf32>
  %r:2 = scf.for %t = %c0 to %length step %c16 iter_args(%S = %W, %to = %empty) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
    %rows = tensor.extract_slice %k[%t, 0] [16, 8] [1, 1] : tensor<?x8xf32> to tensor<16x8xf32>
    %y = ttt.contract "ti,ij->tj" %rows, %S : tensor<16x8xf32>, tensor<8x8xf32> -> tensor<16x8xf32>
    %n = ttt.contract "ti,tj->ij" %rows, %y : tensor<16x8xf32>, tensor<16x8xf32> -> tensor<8x8xf32>
    %next = tensor.insert_slice %y into %to[%t, 0] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<?x8xf32>
    scf.yield %n, %next : tensor<8x8xf32>, tensor<?x8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<?x8xf32>
}

// One number per token; a number for all; several axes per token, whose strides but the first
// are those of dense memory.
// CHECK-LABEL: func @ranks
// CHECK-SAME: (%[[LR:.*]]: memref<?xf32, strided<[?]>>, %[[G:.*]]: memref<f32>, %[[X:.*]]: memref<?x4x6xf32, strided<[?, 6, 1]>>, %[[OUT:.*]]: memref<4x6xf32> {tile.output})
// CHECK: tile.read %[[G]][] axes [] : memref<f32> -> tensor<f32>
// One row of a stream: the axis of tokens stays at its offset.
// CHECK: tile.read %[[LR]][%[[I:.*]]] axes [] : {{.*}} -> tensor<f32>
// CHECK: tile.read %[[X]][%[[I]], %[[C0:.*]], %[[C0]]] axes [1, 2] : {{.*}} -> tensor<4x6xf32>
func.func @ranks(%lr: tensor<?xf32>, %g: tensor<f32>, %x: tensor<?x4x6xf32>) -> tensor<4x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %lr, %c0 : tensor<?xf32>
  %i = arith.subi %n, %c1 : index
  %row = tensor.extract_slice %x[%i, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<?x4x6xf32> to tensor<4x6xf32>
  %rate = tensor.extract_slice %lr[%i] [1] [1] : tensor<?xf32> to tensor<f32>
  %both = arith.mulf %rate, %g : tensor<f32>
  %wide = ttt.broadcast %both [0, 1] : tensor<f32> -> tensor<4x6xf32>
  %y = arith.mulf %row, %wide : tensor<4x6xf32>
  return %y : tensor<4x6xf32>
}
