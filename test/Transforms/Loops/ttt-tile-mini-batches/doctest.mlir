// A loop over the full mini-batches, where the token count is a constant, and one that runs
// once or not at all for the rest: on padded tokens, keeping its first rows.
// RUN: ttt-opt %s --ttt-tile-mini-batches --canonicalize --cse | FileCheck %s --implicit-check-not=ttt.every

// CHECK-LABEL: func @mini_batches
// CHECK-SAME: (%[[K:.*]]: tensor<?x8xf32>, %[[S0:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: %[[LENGTH:.*]] = tensor.dim %[[K]], %[[C0]]
// CHECK: %[[REST:.*]] = arith.remui %[[LENGTH]], %[[C16]]
// CHECK: %[[FULL:.*]] = arith.subi %[[LENGTH]], %[[REST]]
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[LENGTH]]) : tensor<?x8xf32>
// CHECK: %[[MAIN:.*]]:2 = scf.for %[[START:.*]] = %[[C0]] to %[[FULL]] step %[[C16]] iter_args(%[[S:.*]] = %[[S0]], %[[OUT:.*]] = %[[EMPTY]])
// CHECK:   %[[ROWS:.*]] = tensor.extract_slice %[[K]][%[[START]], 0] [16, 8] [1, 1]
// CHECK:   %[[Y:.*]] = math.exp %[[ROWS]]
// CHECK:   %[[NEXT:.*]] = tensor.insert_slice %[[Y]] into %[[OUT]][%[[START]], 0] [16, 8] [1, 1]
// CHECK:   scf.yield %{{.*}}, %[[NEXT]]
// CHECK: scf.for %[[BEGIN:.*]] = %[[FULL]] to %[[LENGTH]] step %[[C16]] iter_args(%{{.*}} = %[[MAIN]]#0, %[[TO:.*]] = %[[MAIN]]#1)
// The padding repeats the last token.
// CHECK:   %[[LAST:.*]] = arith.subi %[[REST]], %[[C1]]
// CHECK:   scf.for %[[I:.*]] = %[[C0]] to %[[C16]] step %[[C1]]
// CHECK:     %[[R:.*]] = arith.minui %[[I]], %[[LAST]]
// CHECK:     %[[FROM:.*]] = arith.addi %[[BEGIN]], %[[R]]
// CHECK:     tensor.extract_slice %[[K]][%[[FROM]], 0] [1, 8] [1, 1]
// CHECK:   ttt.valid_rows %{{.*}}, %[[REST]]
// CHECK:   scf.for %{{.*}} = %[[C0]] to %[[REST]] step %[[C1]] iter_args(%{{.*}} = %[[TO]])
func.func @mini_batches(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %r:2 = ttt.every 16 tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %s: tensor<8xf32>):
    %valid = ttt.valid_rows %kb, %count : tensor<16x8xf32>
    %sum = ttt.reduce_sum %valid [0] : tensor<16x8xf32> -> tensor<8xf32>
    %new = arith.addf %s, %sum : tensor<8xf32>
    %y = math.exp %kb : tensor<16x8xf32>
    ttt.yield %new, %y : tensor<8xf32>, tensor<16x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
