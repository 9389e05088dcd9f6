// Rows that decay: a loop over tokens that carries them, the token's own written at its
// place; strict products are taken before its gate. From the last token back for what is
// carried on.
// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s --implicit-check-not=math.

// CHECK-LABEL: func @products
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32>, %[[U:.*]]: tensor<4x8xf32>, %[[A:.*]]: tensor<4x8xf32>)
// CHECK: scf.for %[[T:.*]] = %c0 to %c4 step %c1 iter_args(%[[W:.*]] = %{{.*}}, %[[R:.*]] = %{{.*}})
// CHECK: %[[KEPT:.*]] = linalg.generic {{.*}} outs(%[[R]] : tensor<4x8xf32>)
// CHECK: %[[NEXT:.*]] = tensor.insert_slice %{{.*}} into %[[KEPT]][%[[T]], 0]
// CHECK: %[[ROW:.*]] = linalg.contract {{.*}} ins(%{{.*}}, %[[NEXT]]
// CHECK: tensor.insert_slice %[[ROW]] into %[[W]][%[[T]], 0]
// CHECK: scf.yield %{{.*}}, %[[NEXT]]
func.func @products(%x: tensor<4x8xf32>, %u: tensor<4x8xf32>, %a: tensor<4x8xf32>) -> tensor<4x4xf32> {
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
