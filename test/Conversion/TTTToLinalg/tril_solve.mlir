// Substitution by blocks of rows: products with the blocks before, then row by row. What
// stands on and above the diagonal is never read.
// RUN: ttt-opt %s --convert-ttt-to-linalg=rows-per-block=2 | FileCheck %s

// CHECK-LABEL: func @forward
// CHECK-SAME: (%[[A:.*]]: tensor<4x4xf32>, %[[C:.*]]: tensor<4x8xf32>)
// CHECK: %[[R:.*]]:2 = scf.for %[[B:.*]] = %c0{{.*}} to %c4{{.*}} step %c2{{.*}} iter_args(%{{.*}} = %[[C]], %{{.*}} = %{{.*}})
// CHECK: scf.for %[[O:.*]] = %c0{{.*}} to %[[B]] step %c2
// CHECK: tensor.extract_slice %[[A]][%[[B]], %[[O]]] [2, 2] [1, 1]
// The first row of a block waits for nothing in it, the second for one row.
// CHECK: tensor.insert_slice
// CHECK: %[[NEXT:.*]] = arith.addi %[[B]], %c1
// CHECK: tensor.extract_slice %[[A]][%[[NEXT]], %[[B]]] [1, 1] [1, 1]
// CHECK: linalg.contract
// CHECK-NOT: linalg.contract
// CHECK: return %[[R]]#1
func.func @forward(%a: tensor<4x4xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %w = ttt.tril_solve %a, %c : tensor<4x4xf32>, tensor<4x8xf32>
  return %w : tensor<4x8xf32>
}

// From the last row up. With a gate the solution is not what multiplies the weights.
// CHECK-LABEL: func @backward
// CHECK: %[[R:.*]]:3 = scf.for
// CHECK: arith.subi
// CHECK: arith.mulf
// CHECK: return %[[R]]#2
func.func @backward(%a: tensor<4x4xf32>, %c: tensor<4x8xf32>, %g: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %w = ttt.tril_solve transpose %a, %c gate %g : tensor<4x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  return %w : tensor<4x8xf32>
}
