// Two carried tensors, m <- mom m + u w and s <- s + m: one recurrence of both.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @momentum
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x8xf32>, %[[U:[^:]*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x6xf32>, %[[MOM:.*]]: tensor<4xf32>, %[[M:.*]]: tensor<8x6xf32>, %[[S:.*]]: tensor<8x6xf32>)
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK: %[[R:.*]]:6 = ttt.recurrence carried 2 of 1 transitions [0, 0, 0, 1, 1, 1](%[[ONES]], %[[MOM]], %[[MOM]]) inputs [0, 0, 1, 0](%[[ONES]], %[[ONES]])
// The prediction's starts: momentum and state, each with its row of coefficients.
// CHECK-DAG: ttt.contract "ti,ij->tj" %[[X]], %[[M]]
// CHECK-DAG: ttt.broadcast %[[R]]#1 [1] : tensor<4xf32> -> tensor<4x6xf32>
// CHECK-DAG: ttt.contract "ti,ij->tj" %[[X]], %[[S]]
// CHECK-DAG: ttt.broadcast %[[R]]#0 [1] : tensor<4xf32> -> tensor<4x6xf32>
// CHECK: %[[XU:.*]] = ttt.contract "ti,si->ts" %[[X]], %[[U]]
// CHECK: %[[L:.*]] = arith.mulf %[[R]]#4, %[[XU]]
// CHECK: ttt.tril_matmul %[[L]]
func.func @momentum(%start: index, %count: index, %x: tensor<4x8xf32>, %u: tensor<4x8xf32>,
    %w: tensor<4x6xf32>, %mom: tensor<4xf32>, %M: tensor<8x6xf32>, %S: tensor<8x6xf32>)
    -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:3 = ttt.each_token %start, %count tokens(%x, %u, %w, %mom) carry(%M, %S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<8x6xf32>, tensor<8x6xf32>)
      -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %momt: tensor<f32>, %m: tensor<8x6xf32>, %s: tensor<8x6xf32>):
    %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %gate = ttt.broadcast %momt [0, 1] : tensor<f32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %m : tensor<8x6xf32>
    %newm = arith.addf %kept, %g : tensor<8x6xf32>
    %news = arith.addf %s, %newm : tensor<8x6xf32>
    %y = ttt.contract "i,ij->j" %xt, %news : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    ttt.yield %newm, %news, %y : tensor<8x6xf32>, tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<8x6xf32>, tensor<8x6xf32>, tensor<4x6xf32>
}
