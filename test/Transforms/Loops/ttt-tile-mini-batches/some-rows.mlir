// Some rows are copied one by one; behind them, where the length of the result is known,
// are zeros. Rows that are overwritten are copied into place.
// RUN: ttt-opt %s --ttt-tile-mini-batches --canonicalize | FileCheck %s --implicit-check-not=_rows

// CHECK-LABEL: func @as_many
// CHECK-SAME: (%[[X:.*]]: tensor<31x8xf32>, %[[FROM:.*]]: index, %[[N:.*]]: index)
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK: %[[Y:.*]] = scf.for %[[I:.*]] = %c0 to %[[N]] step %c1 iter_args(%[[TO:.*]] = %[[EMPTY]])
// CHECK:   %[[AT:.*]] = arith.addi %[[FROM]], %[[I]]
// CHECK:   %[[ROW:.*]] = tensor.extract_slice %[[X]][%[[AT]], 0] [1, 8] [1, 1]
// CHECK:   %[[NEXT:.*]] = tensor.insert_slice %[[ROW]] into %[[TO]][%[[I]], 0] [1, 8] [1, 1]
// CHECK:   scf.yield %[[NEXT]]
// CHECK-NOT: scf.for
// CHECK: return %[[Y]]
func.func @as_many(%x: tensor<31x8xf32>, %from: index, %n: index) -> tensor<?x8xf32> {
  %y = ttt.take_rows %x from %from, %n : tensor<31x8xf32> -> tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// CHECK-LABEL: func @of_known_length
// CHECK-SAME: (%[[X:.*]]: tensor<?x8xf32>, %[[FROM:.*]]: index, %[[N:.*]]: index)
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK-DAG: %[[EMPTY:.*]] = tensor.empty() : tensor<16x8xf32>
// CHECK: %[[SOME:.*]] = scf.for %{{.*}} = %c0 to %[[N]] step %c1 iter_args(%{{.*}} = %[[EMPTY]])
// CHECK: %[[Y:.*]] = scf.for %[[I:.*]] = %[[N]] to %c16 step %c1 iter_args(%[[TO:.*]] = %[[SOME]])
// CHECK:   tensor.insert_slice %[[ZERO]] into %[[TO]][%[[I]], 0] [1, 8] [1, 1]
// CHECK: return %[[Y]]
func.func @of_known_length(%x: tensor<?x8xf32>, %from: index, %n: index) -> tensor<16x8xf32> {
  %y = ttt.take_rows %x from %from, %n : tensor<?x8xf32> -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// CHECK-LABEL: func @overwritten
// CHECK-SAME: (%[[X:.*]]: tensor<31x8xf32>, %[[R:.*]]: tensor<?x8xf32>, %[[AT:.*]]: index, %[[N:.*]]: index)
// CHECK: %[[Y:.*]] = scf.for %[[I:.*]] = %c0 to %[[N]] step %c1 iter_args(%[[TO:.*]] = %[[X]])
// CHECK-DAG: %[[PLACE:.*]] = arith.addi %[[AT]], %[[I]]
// CHECK-DAG: %[[ROW:.*]] = tensor.extract_slice %[[R]][%[[I]], 0] [1, 8] [1, 1]
// CHECK:   tensor.insert_slice %[[ROW]] into %[[TO]][%[[PLACE]], 0] [1, 8] [1, 1]
// CHECK: return %[[Y]]
func.func @overwritten(%x: tensor<31x8xf32>, %r: tensor<?x8xf32>, %at: index, %n: index)
    -> tensor<31x8xf32> {
  %y = ttt.overwrite_rows %x, %r at %at, %n : tensor<31x8xf32>, tensor<?x8xf32>
  return %y : tensor<31x8xf32>
}
