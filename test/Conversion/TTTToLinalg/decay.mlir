// Rows that decay: a loop over tokens that carries them, the token's own written at its
// place; strict products are taken before its gate. From the last token back for what is
// carried on.
// RUN: ttt-opt %s --convert-ttt-to-linalg --canonicalize | FileCheck %s --implicit-check-not=math.

// One by one in leaves of 4 tokens.
// CHECK-LABEL: func @leaf
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>, %[[U:.*]]: tensor<4x8xf32>, %[[A:.*]]: tensor<4x8xf32>)
// CHECK: scf.for %[[I:.*]] = %c0 to %c4 step %c1 iter_args(%[[W:.*]] = %{{.*}}, %[[R:.*]] = %{{.*}})
// CHECK: %[[KEPT:.*]] = linalg.generic {{.*}} outs(%[[R]] : tensor<4x8xf32>)
// CHECK: %[[NEXT:.*]] = tensor.insert_slice %{{.*}} into %[[KEPT]][%[[I]], 0]
// CHECK: %[[ROW:.*]] = linalg.contract {{.*}} ins(%{{.*}}, %[[NEXT]]
// CHECK: tensor.insert_slice %[[ROW]] into %[[W]][%[[I]], 0] [1, 4]
// CHECK: scf.yield %{{.*}}, %[[NEXT]]
func.func @leaf(%x: tensor<4x8xf32>, %u: tensor<4x8xf32>, %a: tensor<4x8xf32>) -> tensor<4x4xf32> {
  %w = ttt.decayed_products %x, %u, %a : tensor<4x8xf32> -> tensor<4x4xf32>
  return %w : tensor<4x4xf32>
}

// CHECK-LABEL: func @strict
// CHECK: iter_args(%{{.*}} = %{{.*}}, %[[R:.*]] = %{{.*}})
// CHECK: linalg.contract {{.*}} ins(%{{.*}}, %[[R]]
// CHECK: linalg.generic {{.*}} outs(%[[R]]
func.func @strict(%x: tensor<4x8xf32>, %u: tensor<4x8xf32>, %a: tensor<4x8xf32>) -> tensor<4x4xf32> {
  %w = ttt.decayed_products strict %x, %u, %a : tensor<4x8xf32> -> tensor<4x4xf32>
  return %w : tensor<4x4xf32>
}

// 12 tokens: leaves of 3, halves of 3, halves of 6. Rows behind the split are scaled by
// what passes from it on, with their own gate; columns before it, from the last back,
// by what passes after them.
// CHECK-LABEL: func @halves
// CHECK: scf.for %{{.*}} = %c0 to %c12 step %c3
// CHECK: scf.for %[[FIRST:.*]] = %c0 to %c12 step %c6 iter_args(%[[ALL:.*]] = %{{.*}})
// CHECK: %[[SPLIT:.*]] = arith.addi %[[FIRST]], %c3
// CHECK: %[[ROWS:.*]]:2 = scf.for %[[I:.*]] = %c0 to %c3 step %c1 iter_args(%[[TO:.*]] = %{{.*}}, %[[P:.*]] = %{{.*}})
// CHECK: arith.addi %[[SPLIT]], %[[I]]
// CHECK: %[[OWN:.*]] = arith.mulf %{{.*}}, %[[P]]
// CHECK: %[[ROW:.*]] = arith.mulf %{{.*}}, %[[OWN]]
// CHECK: tensor.insert_slice %[[ROW]] into %[[TO]][%[[I]], 0]
// CHECK: scf.yield %{{.*}}, %[[OWN]]
// CHECK: %[[COLUMNS:.*]]:2 = scf.for %[[J:.*]] = %c0 to %c3 step %c1 iter_args(%{{.*}} = %{{.*}}, %[[R:.*]] = %{{.*}})
// CHECK: %[[BACK:.*]] = arith.subi %c2, %[[J]]
// CHECK: arith.addi %[[FIRST]], %[[BACK]]
// CHECK: %[[AFTER:.*]] = arith.mulf %{{.*}}, %[[R]]
// CHECK: arith.mulf %{{.*}}, %[[R]]
// CHECK: scf.yield %{{.*}}, %[[AFTER]]
// CHECK: %[[PART:.*]] = linalg.contract {{.*}} ins(%[[ROWS]]#0, %[[COLUMNS]]#0
// CHECK: tensor.insert_slice %[[PART]] into %[[ALL]][%[[SPLIT]], %[[FIRST]]] [3, 3]
// CHECK: linalg.contract {{.*}} -> tensor<6x6xf32>
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[6, 0] [6, 6]
func.func @halves(%x: tensor<12x8xf32>, %u: tensor<12x8xf32>, %a: tensor<12x8xf32>) -> tensor<12x12xf32> {
  %w = ttt.decayed_products %x, %u, %a : tensor<12x8xf32> -> tensor<12x12xf32>
  return %w : tensor<12x12xf32>
}

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[COUNT:[a-z0-9]+]]: index
// CHECK: scf.for %[[I:.*]] = %c0 to %[[COUNT]] step %c1
// CHECK: %[[LAST:.*]] = arith.subi %[[COUNT]], %c1
// CHECK: %[[T:.*]] = arith.subi %[[LAST]], %[[I]]
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%[[T]], 0]
func.func @rows(%u: tensor<4x8xf32>, %a: tensor<4x8xf32>, %count: index) -> tensor<4x8xf32> {
  %w = ttt.decayed_rows %u, %a, %count : tensor<4x8xf32>
  return %w : tensor<4x8xf32>
}
