// A loop over blocks of rows: whole blocks beside the diagonal one, then in the diagonal
// block each row with a product of its own length. Nothing above is read or multiplied.
// RUN: ttt-opt %s --convert-ttt-to-linalg=rows-per-block=2 --cse | FileCheck %s
// RUN: ttt-opt %s --convert-ttt-to-linalg=rows-per-block=3 --cse | FileCheck %s

// CHECK-LABEL: func @lower
// CHECK-SAME: (%[[A:.*]]: tensor<4x4xf32>, %[[X:.*]]: tensor<4x8xf32>)
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c4 step %c2
// CHECK:   scf.for %[[S:.*]] = %c0 to %[[ROW]] step %c2
// CHECK:     tensor.extract_slice %[[A]][%[[ROW]], %[[S]]] [2, 2] [1, 1]
// CHECK:     tensor.extract_slice %[[X]][%[[S]], 0] [2, 8] [1, 1]
// CHECK:     linalg.contract
// CHECK:     scf.yield
// CHECK:   tensor.extract_slice %[[A]][%[[ROW]], %[[ROW]]] [1, 1] [1, 1]
// CHECK:   linalg.contract
// CHECK:   %[[NEXT:.*]] = arith.addi %[[ROW]], %c1
// CHECK:   tensor.extract_slice %[[A]][%[[NEXT]], %[[ROW]]] [1, 2] [1, 1]
// CHECK:   linalg.contract
// CHECK-NOT: linalg.contract
// CHECK-LABEL: func @strict
func.func @lower(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = ttt.tril_matmul %a, %x : tensor<4x4xf32>, tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// Without the diagonal: the first row of a block reads nothing in its diagonal block.
// CHECK-SAME: (%[[A:.*]]: tensor<4x4xf32>, %{{.*}}: tensor<4x8xf32>)
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c4 step %c2
// CHECK:   scf.for %{{.*}} = %c0 to %[[ROW]] step %c2
// CHECK:     scf.yield
// CHECK:   %[[NEXT:.*]] = arith.addi %[[ROW]], %c1
// CHECK:   tensor.extract_slice %[[A]][%[[NEXT]], %[[ROW]]] [1, 1] [1, 1]
// CHECK:   linalg.contract
// CHECK-NOT: linalg.contract
// CHECK-LABEL: func @transposed
func.func @strict(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = ttt.tril_matmul strict %a, %x : tensor<4x4xf32>, tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// Transposed, a row sums what stands below it in its column.
// CHECK-SAME: (%[[A:.*]]: tensor<4x4xf32>, %{{.*}}: tensor<4x8xf32>)
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c4 step %c2
// CHECK:   %[[BELOW:.*]] = arith.addi %[[ROW]], %c2
// CHECK:   scf.for %[[S:.*]] = %[[BELOW]] to %c4 step %c2
// CHECK:     tensor.extract_slice %[[A]][%[[S]], %[[ROW]]] [2, 2] [1, 1]
// CHECK:     scf.yield
// CHECK:   tensor.extract_slice %[[A]][%[[ROW]], %[[ROW]]] [2, 1] [1, 1]
// CHECK:   tensor.extract_slice %[[A]][%{{.*}}, %{{.*}}] [1, 1] [1, 1]
func.func @transposed(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = ttt.tril_matmul transpose %a, %x : tensor<4x4xf32>, tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
