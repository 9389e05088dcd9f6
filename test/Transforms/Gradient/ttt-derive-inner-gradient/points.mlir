// What the gradient is taken in, and what is constant for it.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize | FileCheck %s

// A state the loss does not read has gradient zero.
// CHECK-LABEL: func @unread
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: return %[[ZERO]]
func.func @unread(%S: tensor<4xf32>, %w: tensor<f32>) -> tensor<4xf32> {
  %g = ttt.grad at(%S) : (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%s: tensor<4xf32>):
    ttt.yield %w : tensor<f32>
  }
  return %g : tensor<4xf32>
}

// The value outside is the same state, and constant.
// CHECK-LABEL: func @constant_from_above
// CHECK-SAME: (%[[S:.*]]: tensor<4xf32>)
// CHECK-NEXT: return %[[S]]
func.func @constant_from_above(%S: tensor<4xf32>) -> tensor<4xf32> {
  %g = ttt.grad at(%S) : (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%s: tensor<4xf32>):
    %yw = arith.mulf %s, %S : tensor<4xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<4xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<4xf32>
}

// A gradient inside a loss is derived first, then differentiated: d/dx (3 x^2)' = 6.
// CHECK-LABEL: func @second_derivative
// CHECK: %[[SIX:.*]] = arith.constant dense<6.000000e+00> : tensor<f32>
// CHECK: return %[[SIX]]
func.func @second_derivative(%S: tensor<f32>) -> tensor<f32> {
  %three = arith.constant dense<3.0> : tensor<f32>
  %g = ttt.grad at(%S) : (tensor<f32>) -> tensor<f32> {
  ^bb0(%s: tensor<f32>):
    %h = ttt.grad at(%s) : (tensor<f32>) -> tensor<f32> {
    ^bb1(%x: tensor<f32>):
      %q = arith.mulf %x, %x : tensor<f32>
      %l = arith.mulf %q, %three : tensor<f32>
      ttt.yield %l : tensor<f32>
    }
    ttt.yield %h : tensor<f32>
  }
  return %g : tensor<f32>
}
