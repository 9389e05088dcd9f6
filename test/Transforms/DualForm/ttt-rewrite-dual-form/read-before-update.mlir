// A prediction above the update sees the tokens before it only: the triangle is strict.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @before
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[X:[^:]*]]: tensor<4x8xf32>, %[[U:[^:]*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x6xf32>, %[[S:.*]]: tensor<8x6xf32>)
// CHECK: %[[XS:.*]] = ttt.contract "ti,ij->tj" %[[X]], %[[S]]
// CHECK: %[[XU:.*]] = ttt.contract "ti,si->ts" %[[X]], %[[U]]
// CHECK: %[[ROWS:.*]] = ttt.valid_rows %[[W]], %[[COUNT]]
// CHECK: %[[OWN:.*]] = ttt.tril_matmul strict %[[XU]], %[[ROWS]]
// CHECK: %[[Y:.*]] = arith.addf %[[XS]], %[[OWN]]
// CHECK: return %{{.*}}, %[[Y]]
func.func @before(%start: index, %count: index, %x: tensor<4x8xf32>, %u: tensor<4x8xf32>,
    %w: tensor<4x6xf32>, %S: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%x, %u, %w) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>)
      -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %y = ttt.contract "i,ij->j" %xt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %s, %g : tensor<8x6xf32>
    ttt.yield %new, %y : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x6xf32>
}
