// Where mini-batches do not begin at multiples of the length that positions are counted
// in, the positions of a mini-batch are computed, and a table's rows are a product with
// rows that hold one 1.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --split-input-file | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @position
// CHECK: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[X:.*]]: tensor<4xf32>):
// CHECK: %[[ALL:.*]] = ttt.position %[[START]] mod 3 : tensor<4xf32>
// CHECK: %[[P:.*]] = ttt.pad_rows %[[ALL]], %[[COUNT]]
// CHECK: arith.mulf %[[X]], %[[P]]
func.func @position(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = ttt.every 4 tokens(%x) carry() : (tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4xf32>):
    %e = ttt.each_token %start, %count tokens(%xb) carry() : (index, index, tensor<4xf32>) -> tensor<4xf32> {
    ^bb1(%t: index, %xt: tensor<f32>):
      %p = ttt.position %t mod 3 : tensor<f32>
      %y = arith.mulf %xt, %p : tensor<f32>
      ttt.yield %y : tensor<f32>
    }
    ttt.yield %e : tensor<4xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// The token's index itself is one of a sequence, not of a mini-batch.
// CHECK-LABEL: func @index
// CHECK: ^bb0(%[[START:.*]]: index, %{{.*}}: index, %{{.*}}: tensor<4xf32>):
// CHECK: ttt.position %[[START]] : tensor<4xf32>
func.func @index(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = ttt.every 4 tokens(%x) carry() : (tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4xf32>):
    %e = ttt.each_token %start, %count tokens(%xb) carry() : (index, index, tensor<4xf32>) -> tensor<4xf32> {
    ^bb1(%t: index, %xt: tensor<f32>):
      %p = ttt.position %t : tensor<f32>
      %y = arith.mulf %xt, %p : tensor<f32>
      ttt.yield %y : tensor<f32>
    }
    ttt.yield %e : tensor<4xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func @row_at
// CHECK-SAME: %[[TABLE:[^:]*]]: tensor<3x8xf32>)
// CHECK: ^bb0(%[[START:.*]]: index, %{{.*}}: index, %[[X:.*]]: tensor<4x8xf32>):
// CHECK: %[[ALL:.*]] = ttt.position %[[START]] mod 3 : tensor<4xf32>
// CHECK: %[[P:.*]] = ttt.pad_rows %[[ALL]]
// CHECK: %[[WANTED:.*]] = ttt.broadcast %[[P]] [1] : tensor<4xf32> -> tensor<4x3xf32>
// CHECK: %[[ROWS:.*]] = arith.constant dense<[0.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<3xf32>
// CHECK: %[[INDEX:.*]] = ttt.broadcast %[[ROWS]] [0] : tensor<3xf32> -> tensor<4x3xf32>
// CHECK: %[[HERE:.*]] = arith.cmpf oeq, %[[WANTED]], %[[INDEX]]
// CHECK: %[[ONE:.*]] = arith.select %[[HERE]]
// CHECK: %[[W:.*]] = ttt.contract "tn,ni->ti" %[[ONE]], %[[TABLE]] : tensor<4x3xf32>, tensor<3x8xf32> -> tensor<4x8xf32>
// CHECK: arith.mulf %[[X]], %[[W]]
func.func @row_at(%x: tensor<?x8xf32>, %table: tensor<3x8xf32>) -> tensor<?x8xf32> {
  %r = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    %e = ttt.each_token %start, %count tokens(%xb) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x8xf32> {
    ^bb1(%t: index, %xt: tensor<8xf32>):
      %w = ttt.row_at %table[%t mod 3] : tensor<3x8xf32> -> tensor<8xf32>
      %y = arith.mulf %xt, %w : tensor<8xf32>
      ttt.yield %y : tensor<8xf32>
    }
    ttt.yield %e : tensor<4x8xf32>
  }
  return %r : tensor<?x8xf32>
}
