// A negation inside a product moves out of the sum as well.
// RUN: ttt-opt %s --ttt-merge-reductions | FileCheck %s

// CHECK-LABEL: func @negated
// CHECK-SAME: (%[[X:.*]]: tensor<64xf32>)
// CHECK-NEXT: %[[S:.*]] = ttt.reduce_sum %[[X]] [0]
// CHECK-NEXT: %[[N:.*]] = arith.negf %[[S]] : tensor<f32>
// CHECK-NEXT: return %[[N]]
func.func @negated(%x: tensor<64xf32>) -> tensor<f32> {
  %n = arith.negf %x : tensor<64xf32>
  %s = ttt.reduce_sum %n [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}
