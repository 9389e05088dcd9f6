// Rows some tokens later: zeros first, then the rows that have such a token. Sequences may
// be shorter than the delay.
// RUN: ttt-opt %s --ttt-tile-mini-batches --canonicalize | FileCheck %s --implicit-check-not=ttt.delay

// CHECK-LABEL: func @later
// CHECK-SAME: (%[[X:.*]]: tensor<?x8xf32>)
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]]
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK: %[[BY:.*]] = arith.minui %[[N]], %c3
// CHECK: %[[REST:.*]] = arith.subi %[[N]], %[[BY]]
// CHECK: scf.for %[[I:.*]] = %c0 to %[[BY]]
// CHECK: tensor.insert_slice %[[ZERO]] into %{{.*}}[%[[I]], 0] [1, 8] [1, 1]
// CHECK: scf.for %[[J:.*]] = %c0 to %[[REST]]
// CHECK: %[[TO:.*]] = arith.addi %[[BY]], %[[J]]
// CHECK: %[[ROW:.*]] = tensor.extract_slice %[[X]][%[[J]], 0] [1, 8] [1, 1]
// CHECK: tensor.insert_slice %[[ROW]] into %{{.*}}[%[[TO]], 0] [1, 8] [1, 1]
func.func @later(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = ttt.delay %x by 3 : tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// Later tokens' rows, and zeros last.
// CHECK-LABEL: func @earlier
// CHECK-SAME: (%[[X:.*]]: tensor<?x8xf32>)
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]]
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK: %[[BY:.*]] = arith.minui %[[N]], %c2
// CHECK: %[[REST:.*]] = arith.subi %[[N]], %[[BY]]
// CHECK: scf.for %[[J:.*]] = %c0 to %[[REST]]
// CHECK: %[[FROM:.*]] = arith.addi %[[BY]], %[[J]]
// CHECK: %[[ROW:.*]] = tensor.extract_slice %[[X]][%[[FROM]], 0] [1, 8] [1, 1]
// CHECK: tensor.insert_slice %[[ROW]] into %{{.*}}[%[[J]], 0] [1, 8] [1, 1]
// CHECK: scf.for %[[I:.*]] = %[[REST]] to %[[N]]
// CHECK: tensor.insert_slice %[[ZERO]] into %{{.*}}[%[[I]], 0] [1, 8] [1, 1]
func.func @earlier(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = ttt.delay %x by -2 : tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}
