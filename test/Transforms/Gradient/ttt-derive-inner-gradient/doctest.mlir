// A linear prediction and a squared error: the gradient of a matrix state is an outer
// product, kept in factors; the forward part stands once, before it.
// RUN: ttt-opt %s --ttt-derive-inner-gradient | FileCheck %s --implicit-check-not=ttt.grad

// CHECK-LABEL: func @delta_rule
// CHECK-SAME: (%[[S:.*]]: tensor<8x4xf32>, %[[K:.*]]: tensor<8xf32>, %[[V:.*]]: tensor<4xf32>)
// CHECK: %[[Y:.*]] = ttt.contract "i,ij->j" %[[K]], %[[S]]
// CHECK: %[[D:.*]] = arith.subf %[[Y]], %[[V]]
// CHECK: arith.mulf %[[D]], %[[D]]
// CHECK: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK: %[[ONES:.*]] = ttt.broadcast %[[ONE]] [0] : tensor<f32> -> tensor<4xf32>
// CHECK: %[[A:.*]] = arith.mulf %[[ONES]], %[[D]]
// CHECK: %[[B:.*]] = arith.mulf %[[ONES]], %[[D]]
// CHECK: %[[DY:.*]] = arith.addf %[[A]], %[[B]]
// CHECK: %[[G:.*]] = ttt.contract "i,j->ij" %[[K]], %[[DY]] : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
// CHECK: return %[[G]]
func.func @delta_rule(%S: tensor<8x4xf32>, %k: tensor<8xf32>, %v: tensor<4xf32>) -> tensor<8x4xf32> {
  %g = ttt.grad at(%S) : (tensor<8x4xf32>) -> tensor<8x4xf32> {
  ^bb0(%s: tensor<8x4xf32>):
    %y = ttt.contract "i,ij->j" %k, %s : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
    %d = arith.subf %y, %v : tensor<4xf32>
    %q = arith.mulf %d, %d : tensor<4xf32>
    %l = ttt.reduce_sum %q [0] : tensor<4xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8x4xf32>
}
