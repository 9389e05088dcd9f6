// In full mini-batches the masks fold away: one copy is left, in the tail.
// RUN: ttt-opt %s --ttt-tile-mini-batches --canonicalize | FileCheck %s

// CHECK-LABEL: func @masked
// CHECK: scf.for
// CHECK-NOT: ttt.valid_rows
// CHECK: scf.for
// CHECK: ttt.valid_rows
// CHECK-NOT: ttt.valid_rows
func.func @masked(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> tensor<8xf32> {
  %r = ttt.every 4 tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<4x8xf32>, %s: tensor<8xf32>):
    %valid = ttt.valid_rows %kb, %count : tensor<4x8xf32>
    %sum = ttt.reduce_sum %valid [0] : tensor<4x8xf32> -> tensor<8xf32>
    %new = arith.addf %s, %sum : tensor<8xf32>
    ttt.yield %new : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
