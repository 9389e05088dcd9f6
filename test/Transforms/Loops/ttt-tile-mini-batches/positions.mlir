// Positions of the tokens of a mini-batch that begins anywhere.
// RUN: ttt-opt %s --ttt-tile-mini-batches | FileCheck %s --implicit-check-not=ttt.position

// CHECK-LABEL: func @modulo
// CHECK-SAME: (%[[T:.*]]: index)
// CHECK: scf.for %[[I:.*]] = %c0 to %c4
// CHECK: %[[AT:.*]] = arith.addi %[[T]], %[[I]]
// CHECK: %[[N:.*]] = arith.constant 3 : index
// CHECK: %[[REST:.*]] = arith.remui %[[AT]], %[[N]]
// CHECK: %[[INT:.*]] = arith.index_cast %[[REST]] : index to i64
// CHECK: %[[NUMBER:.*]] = arith.sitofp %[[INT]] : i64 to f32
// CHECK: tensor.insert %[[NUMBER]] into %{{.*}}[%[[I]]]
func.func @modulo(%t: index) -> tensor<4xf32> {
  %y = ttt.position %t mod 3 : tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: func @index
// CHECK-NOT: arith.remui
// CHECK: arith.sitofp %{{.*}} : i64 to f64
func.func @index(%t: index) -> tensor<4xf64> {
  %y = ttt.position %t : tensor<4xf64>
  return %y : tensor<4xf64>
}
