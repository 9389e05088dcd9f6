// A gate on the state is a recurrence of coefficients: one row per start, one triangle
// per kind of gradient. The state carried on takes the coefficients of the last token.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize --cse | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @decay
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[X:[^:]*]]: tensor<4x8xf32>, %[[U:[^:]*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x6xf32>, %[[ALPHA:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<8x6xf32>)
// CHECK: %[[R:.*]]:2 = ttt.recurrence carried 1 of 1 transitions [0, 0](%[[ALPHA]]) inputs [0, 0](%{{.*}})
// CHECK: %[[XS:.*]] = ttt.contract "ti,ij->tj" %[[X]], %[[S]]
// CHECK: %[[A:.*]] = ttt.broadcast %[[R]]#0 [1] : tensor<4xf32> -> tensor<4x6xf32>
// CHECK: %[[START:.*]] = arith.mulf %[[XS]], %[[A]]
// CHECK: %[[XU:.*]] = ttt.contract "ti,si->ts" %[[X]], %[[U]]
// CHECK: %[[L:.*]] = arith.mulf %[[R]]#1, %[[XU]]
// CHECK: %[[ROWS:.*]] = ttt.valid_rows %[[W]], %[[COUNT]]
// CHECK: %[[OWN:.*]] = ttt.tril_matmul %[[L]], %[[ROWS]]
// CHECK: arith.addf %[[START]], %[[OWN]]
// CHECK: %[[LAST:.*]] = arith.subi %[[COUNT]]
// CHECK: tensor.extract_slice %[[R]]#0[%[[LAST]]] [1] [1]
// CHECK: tensor.extract_slice %[[R]]#1[%[[LAST]], 0] [1, 4] [1, 1]
func.func @decay(%start: index, %count: index, %x: tensor<4x8xf32>, %u: tensor<4x8xf32>,
    %w: tensor<4x6xf32>, %alpha: tensor<4xf32>, %S: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%x, %u, %w, %alpha) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<8x6xf32>)
      -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %at: tensor<f32>, %s: tensor<8x6xf32>):
    %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %gate = ttt.broadcast %at [0, 1] : tensor<f32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %s : tensor<8x6xf32>
    %new = arith.addf %kept, %g : tensor<8x6xf32>
    %y = ttt.contract "i,ij->j" %xt, %new : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    ttt.yield %new, %y : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x6xf32>
}
