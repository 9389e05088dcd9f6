// A carried row may be used by any function: it becomes the matrix of its values at
// every token, the running sum of the tokens' terms.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @scale
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[X:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x8xf32>, %[[G:.*]]: tensor<8xf32>)
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK: %[[START:.*]] = ttt.broadcast %[[G]] [0] : tensor<8xf32> -> tensor<4x8xf32>
// CHECK: %[[ROWS:.*]] = ttt.valid_rows %[[W]], %[[COUNT]]
// CHECK: %[[SUMS:.*]] = ttt.tril_matmul %[[ONES]], %[[ROWS]]
// CHECK: %[[SCALES:.*]] = arith.addf %[[START]], %[[SUMS]]
// CHECK: %[[T:.*]] = math.tanh %[[SCALES]] : tensor<4x8xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[X]], %[[T]]
// CHECK: %[[SUM:.*]] = ttt.reduce_sum %[[ROWS]] [0]
// CHECK: %[[LAST:.*]] = arith.addf %[[G]], %[[SUM]]
// CHECK: return %[[LAST]], %[[Y]]
func.func @scale(%start: index, %count: index, %x: tensor<4x8xf32>, %w: tensor<4x8xf32>, %G: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<4x8xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%x, %w) carry(%G)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %wt: tensor<8xf32>, %g: tensor<8xf32>):
    %new = arith.addf %g, %wt : tensor<8xf32>
    %f = math.tanh %new : tensor<8xf32>
    %y = arith.mulf %xt, %f : tensor<8xf32>
    ttt.yield %new, %y : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<4x8xf32>
}
