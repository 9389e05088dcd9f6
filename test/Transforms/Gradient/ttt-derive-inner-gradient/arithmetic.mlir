// Arithmetic, at cotangent %w.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize | FileCheck %s

// CHECK-LABEL: func @add
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8xf32>) ->
// CHECK: return %[[W]], %[[W]]
func.func @add(%p: tensor<8xf32>, %q: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %g:2 = ttt.grad at(%p, %q) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
    %z = arith.addf %x, %y : tensor<8xf32>
    %yw = arith.mulf %z, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @sub
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8xf32>) ->
// CHECK: %[[N:.*]] = arith.negf %[[W]]
// CHECK: return %[[W]], %[[N]]
func.func @sub(%p: tensor<8xf32>, %q: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %g:2 = ttt.grad at(%p, %q) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
    %z = arith.subf %x, %y : tensor<8xf32>
    %yw = arith.mulf %z, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @mul
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[Q:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[DP:.*]] = arith.mulf %[[W]], %[[Q]]
// CHECK-DAG: %[[DQ:.*]] = arith.mulf %[[W]], %[[P]]
// CHECK: return %[[DP]], %[[DQ]]
func.func @mul(%p: tensor<8xf32>, %q: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %g:2 = ttt.grad at(%p, %q) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
    %z = arith.mulf %x, %y : tensor<8xf32>
    %yw = arith.mulf %z, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @div
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[Q:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[OUT:.*]] = arith.divf %[[P]], %[[Q]]
// CHECK-DAG: %[[DP:.*]] = arith.divf %[[W]], %[[Q]]
// CHECK-DAG: %[[A:.*]] = arith.mulf %[[W]], %[[OUT]]
// CHECK-DAG: %[[B:.*]] = arith.divf %[[A]], %[[Q]]
// CHECK-DAG: %[[DQ:.*]] = arith.negf %[[B]]
// CHECK: return %[[DP]], %[[DQ]]
func.func @div(%p: tensor<8xf32>, %q: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %g:2 = ttt.grad at(%p, %q) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  ^bb0(%x: tensor<8xf32>, %y: tensor<8xf32>):
    %z = arith.divf %x, %y : tensor<8xf32>
    %yw = arith.mulf %z, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @neg
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8xf32>) ->
// CHECK: %[[N:.*]] = arith.negf %[[W]]
// CHECK: return %[[N]]
func.func @neg(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = arith.negf %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// Both operands of a product are the state: its two cotangents are added up.
// CHECK-LABEL: func @square
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK: %[[A:.*]] = arith.mulf %[[W]], %[[P]]
// CHECK: %[[B:.*]] = arith.mulf %[[W]], %[[P]]
// CHECK: %[[G:.*]] = arith.addf %[[A]], %[[B]]
// CHECK: return %[[G]]
func.func @square(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = arith.mulf %x, %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}
