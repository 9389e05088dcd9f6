// Read before the update, a recurrence's coefficients are those of the token before:
// its rows are shifted, the first is what the mini-batch starts from (1 of the state,
// nothing of the gradients).
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @decay_before
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK: %[[R:.*]]:2 = ttt.recurrence
// CHECK-DAG: ttt.shift_rows %[[R]]#0, %[[ONE]] : tensor<4xf32>, tensor<f32>
// CHECK-DAG: %[[L:.*]] = ttt.shift_rows %[[R]]#1, %[[ZERO]] : tensor<4x4xf32>, tensor<4xf32>
// CHECK: %[[WEIGHTS:.*]] = arith.mulf %[[L]]
// CHECK: ttt.tril_matmul strict %[[WEIGHTS]]
func.func @decay_before(%start: index, %count: index, %x: tensor<4x8xf32>, %u: tensor<4x8xf32>,
    %w: tensor<4x6xf32>, %alpha: tensor<4xf32>, %S: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%x, %u, %w, %alpha) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<8x6xf32>)
      -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %at: tensor<f32>, %s: tensor<8x6xf32>):
    %y = ttt.contract "i,ij->j" %xt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %gate = ttt.broadcast %at [0, 1] : tensor<f32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %s : tensor<8x6xf32>
    %new = arith.addf %kept, %g : tensor<8x6xf32>
    ttt.yield %new, %y : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x6xf32>
}
