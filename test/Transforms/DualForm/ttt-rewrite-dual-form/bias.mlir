// A bias beside a product: both triangles have the same rows, so they are one
// ttt.tril_matmul of `X U^T + 1`.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @bias
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[X:[^:]*]]: tensor<4x8xf32>, %[[U:[^:]*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x6xf32>, %[[S:.*]]: tensor<8x6xf32>, %[[C:.*]]: tensor<6xf32>)
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
// CHECK: %[[XU:.*]] = ttt.contract "ti,si->ts" %[[X]], %[[U]]
// CHECK: %[[ROWS:.*]] = ttt.valid_rows %[[W]], %[[COUNT]]
// CHECK: %[[WEIGHTS:.*]] = arith.addf %[[XU]], %[[ONES]]
// CHECK: ttt.tril_matmul %[[WEIGHTS]], %[[ROWS]]
// CHECK-NOT: ttt.tril_matmul
// CHECK: %[[SUM:.*]] = ttt.reduce_sum %[[ROWS]] [0] : tensor<4x6xf32> -> tensor<6xf32>
// CHECK: arith.addf %[[C]], %[[SUM]]
func.func @bias(%start: index, %count: index, %x: tensor<4x8xf32>, %u: tensor<4x8xf32>,
    %w: tensor<4x6xf32>, %S: tensor<8x6xf32>, %C: tensor<6xf32>) -> (tensor<8x6xf32>, tensor<6xf32>, tensor<4x6xf32>) {
  %r:3 = ttt.each_token %start, %count tokens(%x, %u, %w) carry(%S, %C)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>, tensor<6xf32>)
      -> (tensor<8x6xf32>, tensor<6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %s: tensor<8x6xf32>, %c: tensor<6xf32>):
    %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %news = arith.addf %s, %g : tensor<8x6xf32>
    %newc = arith.addf %c, %wt : tensor<6xf32>
    %xs = ttt.contract "i,ij->j" %xt, %news : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %y = arith.addf %xs, %newc : tensor<6xf32>
    ttt.yield %news, %newc, %y : tensor<8x6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<8x6xf32>, tensor<6xf32>, tensor<4x6xf32>
}
