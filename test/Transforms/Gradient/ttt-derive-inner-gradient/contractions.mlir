// Products and sums: the letters of a contraction change places with the cotangent's.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize | FileCheck %s

// CHECK-LABEL: func @row_times_matrix
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<8x4xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[DX:.*]] = ttt.contract "j,ij->i" %[[W]], %[[S]] : tensor<4xf32>, tensor<8x4xf32> -> tensor<8xf32>
// CHECK-DAG: %[[DS:.*]] = ttt.contract "i,j->ij" %[[X]], %[[W]] : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
// CHECK: return %[[DX]], %[[DS]]
func.func @row_times_matrix(%x: tensor<8xf32>, %S: tensor<8x4xf32>, %w: tensor<4xf32>) -> (tensor<8xf32>, tensor<8x4xf32>) {
  %g:2 = ttt.grad at(%x, %S) : (tensor<8xf32>, tensor<8x4xf32>) -> (tensor<8xf32>, tensor<8x4xf32>) {
  ^bb0(%a: tensor<8xf32>, %s: tensor<8x4xf32>):
    %y = ttt.contract "i,ij->j" %a, %s : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
    %yw = arith.mulf %y, %w : tensor<4xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<4xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<8xf32>, tensor<8x4xf32>
}

// `w @ S^T`: the factors of the gradient are in the state's order.
// CHECK-LABEL: func @row_times_transpose
// CHECK-SAME: (%[[S:.*]]: tensor<8x4xf32>, %[[X:.*]]: tensor<4xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK: %[[DS:.*]] = ttt.contract "j,i->ij" %[[X]], %[[W]] : tensor<4xf32>, tensor<8xf32> -> tensor<8x4xf32>
// CHECK: return %[[DS]]
func.func @row_times_transpose(%S: tensor<8x4xf32>, %x: tensor<4xf32>, %w: tensor<8xf32>) -> tensor<8x4xf32> {
  %g = ttt.grad at(%S) : (tensor<8x4xf32>) -> tensor<8x4xf32> {
  ^bb0(%s: tensor<8x4xf32>):
    %y = ttt.contract "j,ij->i" %x, %s : tensor<4xf32>, tensor<8x4xf32> -> tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8x4xf32>
}

// The derivative of a sum repeats along the axes summed, and of repetition sums.
// CHECK-LABEL: func @sum
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8xf32>) ->
// CHECK: %[[G:.*]] = ttt.broadcast %[[W]] [1] : tensor<8xf32> -> tensor<8x4xf32>
// CHECK: return %[[G]]
func.func @sum(%S: tensor<8x4xf32>, %w: tensor<8xf32>) -> tensor<8x4xf32> {
  %g = ttt.grad at(%S) : (tensor<8x4xf32>) -> tensor<8x4xf32> {
  ^bb0(%s: tensor<8x4xf32>):
    %y = ttt.reduce_sum %s [1] : tensor<8x4xf32> -> tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8x4xf32>
}

// CHECK-LABEL: func @repeated
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8x4xf32>) ->
// CHECK: %[[G:.*]] = ttt.reduce_sum %[[W]] [0] : tensor<8x4xf32> -> tensor<4xf32>
// CHECK: return %[[G]]
func.func @repeated(%b: tensor<4xf32>, %w: tensor<8x4xf32>) -> tensor<4xf32> {
  %g = ttt.grad at(%b) : (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%s: tensor<4xf32>):
    %y = ttt.broadcast %s [0] : tensor<4xf32> -> tensor<8x4xf32>
    %yw = arith.mulf %y, %w : tensor<8x4xf32>
    %l = ttt.reduce_sum %yw [0, 1] : tensor<8x4xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<4xf32>
}
