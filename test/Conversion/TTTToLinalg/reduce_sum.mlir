// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s

// CHECK-DAG: #[[IN:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[OUT:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func @columns
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK: %[[INTO:.*]] = linalg.fill ins(%[[ZERO]] : f64)
// CHECK: linalg.generic {indexing_maps = [#[[IN]], #[[OUT]]], iterator_types = ["reduction", "parallel"]} ins(%{{.*}} : tensor<16x8xf64>) outs(%[[INTO]] : tensor<8xf64>)
// CHECK: arith.addf
func.func @columns(%x: tensor<16x8xf64>) -> tensor<8xf64> {
  %y = ttt.reduce_sum %x [0] : tensor<16x8xf64> -> tensor<8xf64>
  return %y : tensor<8xf64>
}
