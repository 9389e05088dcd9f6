// A loop over tokens reads one row of each stream and writes one row of each result;
// positions count from the start of the sequence.
// RUN: ttt-opt %s --ttt-tile-mini-batches | FileCheck %s --implicit-check-not='= ttt.'

// CHECK-LABEL: func @tokens
// CHECK-SAME: (%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[K:.*]]: tensor<4x8xf32>, %[[TABLE:.*]]: tensor<3x8xf32>, %[[S0:.*]]: tensor<8xf32>)
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[L:.*]]:2 = scf.for %[[I:.*]] = %{{.*}} to %[[COUNT]] step %{{.*}} iter_args(%[[S:.*]] = %[[S0]], %[[OUT:.*]] = %[[EMPTY]])
// CHECK:   %[[T:.*]] = arith.addi %[[START]], %[[I]]
// CHECK:   %[[KT:.*]] = tensor.extract_slice %[[K]][%[[I]], 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
// CHECK:   %[[ROW:.*]] = arith.remui %[[T]], %c3
// CHECK:   tensor.extract_slice %[[TABLE]][%[[ROW]], 0] [1, 8] [1, 1]
// CHECK:   %[[P:.*]] = arith.remui %[[T]], %c5
// CHECK:   %[[INT:.*]] = arith.index_cast %[[P]] : index to i64
// CHECK:   %[[F:.*]] = arith.sitofp %[[INT]] : i64 to f32
// CHECK:   %[[NUMBER:.*]] = tensor.from_elements %[[F]] : tensor<f32>
// CHECK:   tensor.insert_slice %[[NUMBER]] into %[[OUT]][%[[I]]] [1] [1] : tensor<f32> into tensor<4xf32>
// CHECK: return %[[L]]#0, %[[L]]#1
func.func @tokens(%start: index, %count: index, %k: tensor<4x8xf32>, %table: tensor<3x8xf32>, %s0: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<4xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%k) carry(%s0)
      : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    %row = ttt.row_at %table[%t mod 3] : tensor<3x8xf32> -> tensor<8xf32>
    %p = ttt.position %t mod 5 : tensor<f32>
    %sum = arith.addf %row, %kt : tensor<8xf32>
    %new = arith.addf %s, %sum : tensor<8xf32>
    ttt.yield %new, %p : tensor<8xf32>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<4xf32>
}
