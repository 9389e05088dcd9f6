// A sum is split where a factor waits for another sum: after it, both sums are
// independent. Without such a factor it stays one sum.
// RUN: ttt-opt %s --ttt-merge-reductions | FileCheck %s

// CHECK-LABEL: func @waits
// CHECK-SAME: (%[[X:.*]]: tensor<64xf32>, %[[Y:.*]]: tensor<64xf32>)
// CHECK: %[[A:.*]] = ttt.reduce_sum %[[X]] [0]
// CHECK: %[[B:.*]] = ttt.reduce_sum %[[Y]] [0]
// CHECK: %[[C:.*]] = ttt.reduce_sum %[[X]] [0]
// CHECK: %[[P:.*]] = arith.mulf %[[C]], %[[A]]
// CHECK: arith.subf %[[B]], %[[P]]
// CHECK-NOT: ttt.broadcast
func.func @waits(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<f32> {
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %b = ttt.broadcast %a [0] : tensor<f32> -> tensor<64xf32>
  %p = arith.mulf %x, %b : tensor<64xf32>
  %d = arith.subf %y, %p : tensor<64xf32>
  %s = ttt.reduce_sum %d [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// CHECK-LABEL: func @does_not_wait
// CHECK: %[[D:.*]] = arith.subf
// CHECK: ttt.reduce_sum %[[D]]
// CHECK-NOT: ttt.reduce_sum
func.func @does_not_wait(%x: tensor<64xf32>, %y: tensor<64xf32>, %c: tensor<f32>) -> tensor<f32> {
  %b = ttt.broadcast %c [0] : tensor<f32> -> tensor<64xf32>
  %p = arith.mulf %x, %b : tensor<64xf32>
  %d = arith.subf %y, %p : tensor<64xf32>
  %s = ttt.reduce_sum %d [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}
