// In full mini-batches the masks fold away: one copy is left, in the tail.
// RUN: ttt-opt %s --ttt-tile-mini-batches --canonicalize --split-input-file | FileCheck %s

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

// -----

// Padding of a table is a loop in the tail alone.
// CHECK-LABEL: func @padded
// CHECK-SAME: %[[TABLE:[^:]*]]: tensor<4xf32>
// CHECK: scf.for
// CHECK: arith.addf %{{.*}}, %[[TABLE]]
// CHECK: scf.for
// CHECK: %[[TOKENS:.*]] = scf.for
// CHECK: %[[LAST:.*]] = arith.subi
// CHECK: %[[ROWS:.*]] = scf.for %[[I:[^ ]*]]
// CHECK-NEXT: %[[ROW:.*]] = arith.minui %[[I]], %[[LAST]]
// CHECK: tensor.extract_slice %[[TABLE]][%[[ROW]]]
// CHECK: arith.addf %[[TOKENS]], %[[ROWS]]
func.func @padded(%table: tensor<4xf32>, %x: tensor<?xf32>) -> tensor<?xf32> {
  %r = ttt.every 4 tokens(%x) carry() : (tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4xf32>):
    %rows = ttt.pad_rows %table, %count : tensor<4xf32>
    %y = arith.addf %xb, %rows : tensor<4xf32>
    ttt.yield %y : tensor<4xf32>
  }
  return %r : tensor<?xf32>
}
