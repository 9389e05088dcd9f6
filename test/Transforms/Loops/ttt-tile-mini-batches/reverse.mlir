// A reverse loop starts with the ragged end and goes on from what that carries: full
// mini-batches from the last to the first, tokens likewise. Rows stay where they were.
// RUN: ttt-opt %s --ttt-tile-mini-batches --canonicalize --cse | FileCheck %s --implicit-check-not='= ttt.e'

// CHECK-LABEL: func @mini_batches
// CHECK-SAME: (%[[K:.*]]: tensor<?x8xf32>, %[[S0:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: %[[LENGTH:.*]] = tensor.dim %[[K]], %[[C0]]
// CHECK: %[[REST:.*]] = arith.remui %[[LENGTH]], %[[C16]]
// CHECK: %[[FULL:.*]] = arith.subi %[[LENGTH]], %[[REST]]
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[LENGTH]]) : tensor<?x8xf32>
// CHECK: %[[TAIL:.*]]:2 = scf.for %[[BEGIN:.*]] = %[[FULL]] to %[[LENGTH]] step %[[C16]] iter_args(%[[ST:.*]] = %[[S0]], %[[OT:.*]] = %[[EMPTY]])
// CHECK:   %[[LAST:.*]] = arith.subi %[[REST]], %[[C1]]
// CHECK:   %[[PADDED:.*]] = scf.for %[[I:.*]] = %[[C0]] to %[[C16]] step %[[C1]]
// CHECK:     %[[R:.*]] = arith.minui %[[I]], %[[LAST]]
// CHECK:     %[[FROM:.*]] = arith.addi %[[BEGIN]], %[[R]]
// CHECK:     tensor.extract_slice %[[K]][%[[FROM]], 0] [1, 8] [1, 1]
// CHECK:   %[[VALID:.*]] = ttt.valid_rows %[[PADDED]], %[[REST]]
// CHECK:   %[[SUM:.*]] = ttt.reduce_sum %[[VALID]] [0]
// CHECK:   %[[S1:.*]] = arith.addf %[[ST]], %[[SUM]]
// CHECK:   %[[Y:.*]] = math.exp %[[PADDED]]
// CHECK:   %[[ROWS:.*]] = scf.for %[[J:.*]] = %[[C0]] to %[[REST]] step %[[C1]] iter_args(%[[OUT:.*]] = %[[OT]])
// CHECK:     %[[TO:.*]] = arith.addi %[[BEGIN]], %[[J]]
// CHECK:     %[[ROW:.*]] = tensor.extract_slice %[[Y]][%[[J]], 0] [1, 8] [1, 1]
// CHECK:     tensor.insert_slice %[[ROW]] into %[[OUT]][%[[TO]], 0] [1, 8] [1, 1]
// CHECK:   scf.yield %[[S1]], %[[ROWS]]
// CHECK: %[[MAIN:.*]]:2 = scf.for %[[BACK:.*]] = %[[C0]] to %[[FULL]] step %[[C16]] iter_args(%[[S:.*]] = %[[TAIL]]#0, %[[INTO:.*]] = %[[TAIL]]#1)
// CHECK:   %[[FINAL:.*]] = arith.subi %[[FULL]], %[[C16]]
// CHECK:   %[[START:.*]] = arith.subi %[[FINAL]], %[[BACK]]
// CHECK:   %[[KB:.*]] = tensor.extract_slice %[[K]][%[[START]], 0] [16, 8] [1, 1]
// CHECK:   %[[PART:.*]] = ttt.reduce_sum %[[KB]] [0]
// CHECK:   %[[NEW:.*]] = arith.addf %[[S]], %[[PART]]
// CHECK:   %[[E:.*]] = math.exp %[[KB]]
// CHECK:   %[[NEXT:.*]] = tensor.insert_slice %[[E]] into %[[INTO]][%[[START]], 0] [16, 8] [1, 1]
// CHECK:   scf.yield %[[NEW]], %[[NEXT]]
// CHECK: return %[[MAIN]]#0, %[[MAIN]]#1
func.func @mini_batches(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %r:2 = ttt.every 16 reverse tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %s: tensor<8xf32>):
    %valid = ttt.valid_rows %kb, %count : tensor<16x8xf32>
    %sum = ttt.reduce_sum %valid [0] : tensor<16x8xf32> -> tensor<8xf32>
    %new = arith.addf %s, %sum : tensor<8xf32>
    %y = math.exp %kb : tensor<16x8xf32>
    ttt.yield %new, %y : tensor<8xf32>, tensor<16x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}

// In a part of the sequence, groups count from its first token.
// CHECK-LABEL: func @part
// CHECK-SAME: (%{{.*}}: tensor<12xf32>, %[[FIRST:.*]]: index, %[[LENGTH:.*]]: index)
// CHECK: %[[REST:.*]] = arith.remui %[[LENGTH]], %[[C4:.*]] : index
// CHECK: %[[FULL:.*]] = arith.subi %[[LENGTH]], %[[REST]]
// CHECK: %[[TAIL:.*]] = scf.for %[[BEGIN:.*]] = %[[FULL]] to %[[LENGTH]] step %[[C4]]
// CHECK:   %[[T:.*]] = arith.addi %[[FIRST]], %[[BEGIN]]
// CHECK:   arith.index_cast %[[T]]
// CHECK: scf.for %[[BACK:.*]] = %{{.*}} to %[[FULL]] step %[[C4]] iter_args(%[[INTO:.*]] = %[[TAIL]])
// CHECK:   %[[FINAL:.*]] = arith.subi %[[FULL]], %[[C4]]
// CHECK:   %[[START:.*]] = arith.subi %[[FINAL]], %[[BACK]]
// CHECK:   %[[T:.*]] = arith.addi %[[FIRST]], %[[START]]
// CHECK:   arith.index_cast %[[T]]
// CHECK:   tensor.insert_slice %{{.*}} into %[[INTO]][%[[START]]] [4] [1]
func.func @part(%k: tensor<12xf32>, %first: index, %length: index) -> tensor<12xf32> {
  %y = ttt.every 4 reverse of %first, %length tokens(%k) carry() : (index, index, tensor<12xf32>) -> tensor<12xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<4xf32>):
    %p = ttt.position %start : tensor<f32>
    %rows = ttt.broadcast %p [0] : tensor<f32> -> tensor<4xf32>
    ttt.yield %rows : tensor<4xf32>
  }
  return %y : tensor<12xf32>
}

// CHECK-LABEL: func @tokens
// CHECK-SAME: (%[[FIRST:.*]]: index, %[[COUNT:.*]]: index, %[[K:.*]]: tensor<4x8xf32>, %[[S0:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: scf.for %[[BACK:.*]] = %[[C0]] to %[[COUNT]] step %[[C1]] iter_args(%[[S:.*]] = %[[S0]], %[[OUT:.*]] = %{{.*}})
// CHECK:   %[[FINAL:.*]] = arith.subi %[[COUNT]], %[[C1]]
// CHECK:   %[[ROW:.*]] = arith.subi %[[FINAL]], %[[BACK]]
// CHECK:   %[[T:.*]] = arith.addi %[[FIRST]], %[[ROW]]
// CHECK:   %[[KT:.*]] = tensor.extract_slice %[[K]][%[[ROW]], 0] [1, 8] [1, 1]
// CHECK:   arith.index_cast %[[T]]
// CHECK:   arith.addf %[[S]], %[[KT]]
// CHECK:   tensor.insert_slice %{{.*}} into %[[OUT]][%[[ROW]]] [1] [1]
func.func @tokens(%start: index, %count: index, %k: tensor<4x8xf32>, %s0: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %r:2 = ttt.each_token reverse %start, %count tokens(%k) carry(%s0)
      : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    %p = ttt.position %t : tensor<f32>
    %new = arith.addf %s, %kt : tensor<8xf32>
    ttt.yield %new, %p : tensor<8xf32>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<4xf32>
}
