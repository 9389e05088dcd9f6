// Plain gradient descent: each token's gradient is a product u w. All predictions are
// X S + tril(X U^T) W, and the state's update shares the scaled rows W.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @gradient_descent
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[X:[^:]*]]: tensor<4x8xf32>, %[[U:[^:]*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x6xf32>, %[[LR:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<8x6xf32>)
// CHECK: %[[NLR:.*]] = arith.mulf %[[LR]], %{{.*}} : tensor<4xf32>
// CHECK: %[[XS:.*]] = ttt.contract "ti,ij->tj" %[[X]], %[[S]]
// CHECK: %[[XU:.*]] = ttt.contract "ti,si->ts" %[[X]], %[[U]] : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x4xf32>
// CHECK: %[[RATE:.*]] = ttt.valid_rows %[[NLR]], %[[COUNT]]
// CHECK: %[[COLUMN:.*]] = ttt.broadcast %[[RATE]] [1] : tensor<4xf32> -> tensor<4x6xf32>
// CHECK: %[[ROWS:.*]] = arith.mulf %[[W]], %[[COLUMN]]
// CHECK: %[[OWN:.*]] = ttt.tril_matmul %[[XU]], %[[ROWS]]
// CHECK: %[[Y:.*]] = arith.addf %[[XS]], %[[OWN]]
// CHECK: %[[CHANGE:.*]] = ttt.contract "ti,tj->ij" %[[U]], %[[ROWS]] : tensor<4x8xf32>, tensor<4x6xf32> -> tensor<8x6xf32>
// CHECK: %[[LAST:.*]] = arith.addf %[[S]], %[[CHANGE]]
// CHECK: return %[[LAST]], %[[Y]]
func.func @gradient_descent(%start: index, %count: index, %x: tensor<4x8xf32>, %u: tensor<4x8xf32>,
    %w: tensor<4x6xf32>, %lr: tensor<4xf32>, %S: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%x, %u, %w, %lr) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<8x6xf32>)
      -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %lrt: tensor<f32>, %s: tensor<8x6xf32>):
    %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %rate = ttt.broadcast %lrt [0, 1] : tensor<f32> -> tensor<8x6xf32>
    %step = arith.mulf %rate, %g : tensor<8x6xf32>
    %new = arith.subf %s, %step : tensor<8x6xf32>
    %y = ttt.contract "i,ij->j" %xt, %new : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    ttt.yield %new, %y : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x6xf32>
}
