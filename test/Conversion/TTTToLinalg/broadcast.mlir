// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s

// CHECK-DAG: #[[IN:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-DAG: #[[OUT:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func @columns
// CHECK-SAME: (%[[X:.*]]: tensor<16xf32>)
// CHECK: linalg.generic {indexing_maps = [#[[IN]], #[[OUT]]], iterator_types = ["parallel", "parallel"]} ins(%[[X]] : tensor<16xf32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: linalg.yield %[[A]]
func.func @columns(%x: tensor<16xf32>) -> tensor<16x8xf32> {
  %y = ttt.broadcast %x [1] : tensor<16xf32> -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}
