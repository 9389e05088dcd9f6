// A part of a state gets its part of the cotangent; what was overwritten gets none.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize | FileCheck %s

// CHECK-LABEL: func @extract
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8xf32>) ->
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4x8xf32>
// CHECK: %[[G:.*]] = tensor.insert_slice %[[W]] into %[[ZERO]][2, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
// CHECK: return %[[G]]
func.func @extract(%S: tensor<4x8xf32>, %w: tensor<8xf32>) -> tensor<4x8xf32> {
  %g = ttt.grad at(%S) : (tensor<4x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%s: tensor<4x8xf32>):
    %row = tensor.extract_slice %s[2, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %yw = arith.mulf %row, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<4x8xf32>
}

// CHECK-LABEL: func @insert
// CHECK-SAME: %[[W:[^ ]*]]: tensor<4x8xf32>) ->
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK-DAG: %[[DROW:.*]] = tensor.extract_slice %[[W]][2, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
// CHECK-DAG: %[[DS:.*]] = tensor.insert_slice %[[ZERO]] into %[[W]][2, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
// CHECK: return %[[DROW]], %[[DS]]
func.func @insert(%row: tensor<8xf32>, %S: tensor<4x8xf32>, %w: tensor<4x8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  %g:2 = ttt.grad at(%row, %S) : (tensor<8xf32>, tensor<4x8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  ^bb0(%r: tensor<8xf32>, %s: tensor<4x8xf32>):
    %y = tensor.insert_slice %r into %s[2, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    %yw = arith.mulf %y, %w : tensor<4x8xf32>
    %l = ttt.reduce_sum %yw [0, 1] : tensor<4x8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<8xf32>, tensor<4x8xf32>
}
