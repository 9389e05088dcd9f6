// A position is a constant vector where mini-batches start at its multiples; a table's
// row is then the table. Rows past the end are the last token's.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @position
// CHECK-SAME: %[[TABLE:[^:]*]]: tensor<4xf32>)
// CHECK: %[[P:.*]] = arith.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>
// CHECK: ^bb0(%{{.*}}: index, %[[COUNT:.*]]: index, %[[X:.*]]: tensor<4xf32>):
// CHECK: %[[PADDED:.*]] = ttt.pad_rows %[[P]], %[[COUNT]]
// CHECK: %[[A:.*]] = arith.mulf %[[X]], %[[PADDED]]
// CHECK: %[[ROWS:.*]] = ttt.pad_rows %[[TABLE]], %[[COUNT]]
// CHECK: arith.addf %[[A]], %[[ROWS]]
func.func @position(%x: tensor<?xf32>, %table: tensor<4xf32>) -> tensor<?xf32> {
  %r = ttt.every 4 tokens(%x) carry() : (tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4xf32>):
    %e = ttt.each_token %start, %count tokens(%xb) carry() : (index, index, tensor<4xf32>) -> tensor<4xf32> {
    ^bb1(%t: index, %xt: tensor<f32>):
      %p = ttt.position %t mod 4 : tensor<f32>
      %w = ttt.row_at %table[%t mod 4] : tensor<4xf32> -> tensor<f32>
      %a = arith.mulf %xt, %p : tensor<f32>
      %y = arith.addf %a, %w : tensor<f32>
      ttt.yield %y : tensor<f32>
    }
    ttt.yield %e : tensor<4xf32>
  }
  return %r : tensor<?xf32>
}
