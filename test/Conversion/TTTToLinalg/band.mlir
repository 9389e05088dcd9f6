// A band is a selection by two comparisons; its product has bounds per row.
// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s

// CHECK-LABEL: func @band
// CHECK-SAME: (%{{.*}}: tensor<4x4xf32>, %[[N:.*]]: index)
// CHECK: linalg.generic
// CHECK: %[[ROW:.*]] = linalg.index 0
// CHECK: %[[COLUMN:.*]] = linalg.index 1
// CHECK: arith.addi %[[N]], %[[ROW]]
// CHECK: %[[UP:.*]] = arith.cmpi slt, %[[COLUMN]]
// CHECK: %[[LOW:.*]] = arith.cmpi sge, %[[COLUMN]]
// CHECK: arith.andi %[[UP]], %[[LOW]]
// CHECK: arith.select
func.func @band(%a: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
  %0 = ttt.band %a, %n otherwise 0.0 window 3 : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func @band_matmul
// CHECK: scf.for %[[T:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args
// CHECK: %[[TO:.*]] = arith.minsi
// CHECK: scf.for %[[S:.*]] = %{{.*}} to %[[TO]]
// CHECK: tensor.extract %{{.*}}[%[[T]], %[[S]]]
// CHECK: linalg.generic
func.func @band_matmul(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  %0 = ttt.band_matmul %a, %x, %n into %x : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// CHECK-LABEL: func @reduce_max
// CHECK: linalg.fill ins(%{{.*}} : f32)
// CHECK: iterator_types = ["parallel", "reduction"]
// CHECK: arith.maxnumf
func.func @reduce_max(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %0 = ttt.reduce_max %a : tensor<4x8xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
