// Ops on the rows of a mini-batch, at cotangent %w. A mask is its own derivative.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize | FileCheck %s

// CHECK-LABEL: func @tril_matmul
// CHECK-SAME: (%[[A:.*]]: tensor<4x4xf32>, %[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x8xf32>)
// CHECK-DAG: %[[DENSE:.*]] = ttt.contract "tj,sj->ts" %[[W]], %[[X]]
// CHECK-DAG: %[[DA:.*]] = ttt.tril strict %[[DENSE]]
// CHECK-DAG: %[[DX:.*]] = ttt.tril_matmul strict transpose %[[A]], %[[W]]
// CHECK: return %[[DA]], %[[DX]]
func.func @tril_matmul(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %w: tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x8xf32>) {
  %g:2 = ttt.grad at(%a, %x) : (tensor<4x4xf32>, tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x8xf32>) {
  ^bb0(%b: tensor<4x4xf32>, %z: tensor<4x8xf32>):
    %y = ttt.tril_matmul strict %b, %z : tensor<4x4xf32>, tensor<4x8xf32>
    %yw = arith.mulf %y, %w : tensor<4x8xf32>
    %l = ttt.reduce_sum %yw [0, 1] : tensor<4x8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<4x4xf32>, tensor<4x8xf32>
}

// Transposed, rows and cotangent change places.
// CHECK-LABEL: func @tril_matmul_transpose
// CHECK-SAME: (%[[A:.*]]: tensor<4x4xf32>, %[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x8xf32>)
// CHECK-DAG: %[[DENSE:.*]] = ttt.contract "tj,sj->ts" %[[X]], %[[W]]
// CHECK-DAG: %[[DA:.*]] = ttt.tril %[[DENSE]]
// CHECK-DAG: %[[DX:.*]] = ttt.tril_matmul %[[A]], %[[W]]
// CHECK: return %[[DA]], %[[DX]]
func.func @tril_matmul_transpose(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %w: tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x8xf32>) {
  %g:2 = ttt.grad at(%a, %x) : (tensor<4x4xf32>, tensor<4x8xf32>) -> (tensor<4x4xf32>, tensor<4x8xf32>) {
  ^bb0(%b: tensor<4x4xf32>, %z: tensor<4x8xf32>):
    %y = ttt.tril_matmul transpose %b, %z : tensor<4x4xf32>, tensor<4x8xf32>
    %yw = arith.mulf %y, %w : tensor<4x8xf32>
    %l = ttt.reduce_sum %yw [0, 1] : tensor<4x8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<4x4xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func @masks
// CHECK-SAME: (%[[A:.*]]: tensor<4x4xf32>, %[[W:.*]]: tensor<4x4xf32>, %[[COUNT:.*]]: index)
// CHECK: %[[V:.*]] = ttt.valid_rows %[[W]], %[[COUNT]]
// CHECK: %[[G:.*]] = ttt.tril %[[V]]
// CHECK: return %[[G]]
func.func @masks(%a: tensor<4x4xf32>, %w: tensor<4x4xf32>, %count: index) -> tensor<4x4xf32> {
  %g = ttt.grad at(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32> {
  ^bb0(%b: tensor<4x4xf32>):
    %t = ttt.tril %b : tensor<4x4xf32>
    %v = ttt.valid_rows %t, %count : tensor<4x4xf32>
    %yw = arith.mulf %v, %w : tensor<4x4xf32>
    %l = ttt.reduce_sum %yw [0, 1] : tensor<4x4xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<4x4xf32>
}

// CHECK-LABEL: func @shift_rows
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[F:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4x8xf32>)
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4x8xf32>
// CHECK-DAG: %[[LATER:.*]] = tensor.extract_slice %[[W]][1, 0] [3, 8] [1, 1]
// CHECK-DAG: %[[DA:.*]] = tensor.insert_slice %[[LATER]] into %[[ZERO]][0, 0] [3, 8] [1, 1]
// CHECK-DAG: %[[DF:.*]] = tensor.extract_slice %[[W]][0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
// CHECK: return %[[DA]], %[[DF]]
func.func @shift_rows(%a: tensor<4x8xf32>, %f: tensor<8xf32>, %w: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) {
  %g:2 = ttt.grad at(%a, %f) : (tensor<4x8xf32>, tensor<8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>) {
  ^bb0(%b: tensor<4x8xf32>, %first: tensor<8xf32>):
    %y = ttt.shift_rows %b, %first : tensor<4x8xf32>, tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<4x8xf32>
    %l = ttt.reduce_sum %yw [0, 1] : tensor<4x8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g#0, %g#1 : tensor<4x8xf32>, tensor<8xf32>
}
