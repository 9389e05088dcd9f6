// What is selected gets the cotangent %w, the rest zero.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize --cse | FileCheck %s

// The derivative of |x| at 0 is 0.
// CHECK-LABEL: func @abs
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
// CHECK: %[[BELOW:.*]] = arith.cmpf ogt, %[[ZERO]], %[[P]]
// CHECK: %[[N:.*]] = arith.negf %[[W]]
// CHECK: %[[ELSE:.*]] = arith.select %[[BELOW]], %[[N]], %[[ZERO]]
// CHECK: %[[ABOVE:.*]] = arith.cmpf ogt, %[[P]], %[[ZERO]]
// CHECK: %[[G:.*]] = arith.select %[[ABOVE]], %[[W]], %[[ELSE]]
// CHECK: return %[[G]]
func.func @abs(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.absf %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// A test has no derivative, what it chooses from has.
// CHECK-LABEL: func @select
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[Q:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
// CHECK: %[[TEST:.*]] = arith.cmpf olt, %[[P]], %[[ZERO]]
// CHECK-DAG: %[[DP:.*]] = arith.select %[[TEST]], %[[W]], %[[ZERO]]
// CHECK-DAG: %[[DQ:.*]] = arith.select %[[TEST]], %[[ZERO]], %[[W]]
// CHECK: return %[[DP]], %[[DQ]]
func.func @select(%p: tensor<8xf32>, %q: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %g:2 = ttt.grad at(%p, %q) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
    %zero = arith.constant dense<0.0> : tensor<8xf32>
    %test = arith.cmpf olt, %x, %zero : tensor<8xf32>
    %z = arith.select %test, %x, %y : tensor<8xi1>, tensor<8xf32>
    %yw = arith.mulf %z, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<8xf32>, tensor<8xf32>
}
