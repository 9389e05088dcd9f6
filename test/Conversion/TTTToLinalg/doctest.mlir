// A sum of products is a linalg.contract into zeros; a product without a sum needs none.
// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s --implicit-check-not='= ttt.'

// CHECK-DAG: #[[TI:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[IJ:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[TJ:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[U:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-DAG: #[[W:.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: #[[UW:.*]] = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func @product
// CHECK-SAME: (%[[X:.*]]: tensor<16x8xf32>, %[[S:.*]]: tensor<8x4xf32>)
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[INTO:.*]] = linalg.fill ins(%[[ZERO]] : f32)
// CHECK: linalg.contract indexing_maps = [#[[TI]], #[[IJ]], #[[TJ]]] ins(%[[X]], %[[S]] : {{.*}}) outs(%[[INTO]] : tensor<16x4xf32>)
func.func @product(%x: tensor<16x8xf32>, %W: tensor<8x4xf32>) -> tensor<16x4xf32> {
  %y = ttt.contract "ti,ij->tj" %x, %W : tensor<16x8xf32>, tensor<8x4xf32> -> tensor<16x4xf32>
  return %y : tensor<16x4xf32>
}

// CHECK-LABEL: func @outer_product
// CHECK-NOT: linalg.fill
// CHECK: linalg.generic {indexing_maps = [#[[U]], #[[W]], #[[UW]]], iterator_types = ["parallel", "parallel"]}
// CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK-NEXT: linalg.yield %[[P]]
func.func @outer_product(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %y = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}
