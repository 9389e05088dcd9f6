// The state of token t is S - tok[t] * (sum of the gradients up to t): the triangle is
// rank one, scalings of its rows and columns. The state carried on shares the scaled
// columns and takes the last real token's factor.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token --implicit-check-not=ttt.recurrence

// CHECK-LABEL: func @official
// CHECK-SAME: %[[TOK:[^:]*]]: tensor<4xf32>, %[[S:[^:]*]]: tensor<8x6xf32>)
// CHECK: ^bb0(%{{.*}}: index, %[[COUNT:.*]]: index, %[[X:[^:]*]]: tensor<4x8xf32>, %[[U:[^:]*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x6xf32>, %[[LR:.*]]: tensor<4xf32>, %[[SB:.*]]: tensor<8x6xf32>)
// CHECK: %[[XU:.*]] = ttt.contract "ti,si->ts" %[[X]], %[[U]]
// CHECK: %[[RATE:.*]] = ttt.valid_rows %[[LR]], %[[COUNT]]
// CHECK: %[[COLUMN:.*]] = ttt.broadcast %[[RATE]] [1]
// CHECK: %[[ROWS:.*]] = arith.mulf %[[W]], %[[COLUMN]]
// CHECK: %[[SCALE:.*]] = ttt.broadcast %[[NTOK:.*]] [1] : tensor<4xf32> -> tensor<4x4xf32>
// CHECK: %[[WEIGHTS:.*]] = arith.mulf %[[XU]], %[[SCALE]]
// CHECK: %[[OWN:.*]] = ttt.tril_matmul %[[WEIGHTS]], %[[ROWS]]
// CHECK: %[[LAST:.*]] = arith.subi %[[COUNT]], %c1
// CHECK: %[[FACTOR:.*]] = tensor.extract_slice %[[NTOK]][%[[LAST]]] [1] [1] : tensor<4xf32> to tensor<f32>
// CHECK: %[[ALL:.*]] = ttt.broadcast %[[FACTOR]] [0, 1]
// CHECK: %[[SCALED:.*]] = arith.mulf %[[ROWS]], %[[ALL]]
// CHECK: %[[CHANGE:.*]] = ttt.contract "ti,tj->ij" %[[U]], %[[SCALED]]
// CHECK: arith.addf %[[SB]], %[[CHANGE]]
func.func @official(%x: tensor<?x8xf32>, %u: tensor<?x8xf32>, %w: tensor<?x6xf32>, %lr: tensor<?xf32>,
    %tok: tensor<4xf32>, %S: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<?x6xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x6xf32>
  %r:2 = ttt.every 4 tokens(%x, %u, %w, %lr) carry(%S)
      : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x6xf32>, tensor<?xf32>, tensor<8x6xf32>)
      -> (tensor<8x6xf32>, tensor<?x6xf32>) {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>, %ub: tensor<4x8xf32>, %wb: tensor<4x6xf32>,
       %lrb: tensor<4xf32>, %sb: tensor<8x6xf32>):
    %e:3 = ttt.each_token %start, %count tokens(%xb, %ub, %wb, %lrb) carry(%zero, %sb)
        : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<4xf32>, tensor<8x6xf32>, tensor<8x6xf32>)
        -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<4x6xf32>) {
    ^bb0(%t: index, %xt: tensor<8xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %lrt: tensor<f32>,
         %acc: tensor<8x6xf32>, %s: tensor<8x6xf32>):
      %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
      %rate = ttt.broadcast %lrt [0, 1] : tensor<f32> -> tensor<8x6xf32>
      %step = arith.mulf %rate, %g : tensor<8x6xf32>
      %sum = arith.addf %acc, %step : tensor<8x6xf32>
      %factor = ttt.row_at %tok[%t mod 4] : tensor<4xf32> -> tensor<f32>
      %factors = ttt.broadcast %factor [0, 1] : tensor<f32> -> tensor<8x6xf32>
      %scaled = arith.mulf %factors, %sum : tensor<8x6xf32>
      %new = arith.subf %sb, %scaled : tensor<8x6xf32>
      %y = ttt.contract "i,ij->j" %xt, %new : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
      ttt.yield %sum, %new, %y : tensor<8x6xf32>, tensor<8x6xf32>, tensor<6xf32>
    }
    ttt.yield %e#1, %e#2 : tensor<8x6xf32>, tensor<4x6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<?x6xf32>
}
