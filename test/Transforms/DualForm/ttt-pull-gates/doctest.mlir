// A gate along the axis that is summed goes to the row, another one and a number to the
// result. Of a matrix product and of a sum nothing is pulled.
// RUN: ttt-opt %s --ttt-pull-gates --canonicalize | FileCheck %s

// CHECK-LABEL: func @summed
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>, %[[A:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<8x4xf32>
// CHECK-NEXT: %[[R:.*]] = arith.mulf %[[X]], %[[A]]
// CHECK-NEXT: %[[Y:.*]] = ttt.contract "i,ij->j" %[[R]], %[[S]]
// CHECK-NEXT: return %[[Y]]
func.func @summed(%x: tensor<8xf32>, %a: tensor<8xf32>, %S: tensor<8x4xf32>) -> tensor<4xf32> {
  %g = ttt.broadcast %a [1] : tensor<8xf32> -> tensor<8x4xf32>
  %d = arith.mulf %g, %S : tensor<8x4xf32>
  %y = ttt.contract "i,ij->j" %x, %d : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: func @kept
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>, %[[A:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<8x4xf32>
// CHECK-NEXT: %[[Y:.*]] = ttt.contract "ij,i->j" %[[S]], %[[X]]
// CHECK-NEXT: %[[Z:.*]] = arith.mulf %[[Y]], %[[A]]
// CHECK-NEXT: return %[[Z]]
func.func @kept(%x: tensor<8xf32>, %a: tensor<4xf32>, %S: tensor<8x4xf32>) -> tensor<4xf32> {
  %g = ttt.broadcast %a [0] : tensor<4xf32> -> tensor<8x4xf32>
  %d = arith.mulf %S, %g : tensor<8x4xf32>
  %y = ttt.contract "ij,i->j" %d, %x : tensor<8x4xf32>, tensor<8xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: func @number_transposed
// CHECK: %[[Y:.*]] = ttt.contract "j,ij->i" %{{.*}}, %{{.*}}
// CHECK: arith.mulf %[[Y]], %{{.*}} : tensor<8xf32>
func.func @number_transposed(%x: tensor<4xf32>, %a: tensor<f32>, %S: tensor<8x4xf32>) -> tensor<8xf32> {
  %g = ttt.broadcast %a [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %d = arith.mulf %g, %S : tensor<8x4xf32>
  %y = ttt.contract "j,ij->i" %x, %d : tensor<4xf32>, tensor<8x4xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func @matrix_product
// CHECK: arith.mulf {{.*}} : tensor<8x4xf32>
func.func @matrix_product(%x: tensor<3x8xf32>, %a: tensor<f32>, %S: tensor<8x4xf32>) -> tensor<3x4xf32> {
  %g = ttt.broadcast %a [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %d = arith.mulf %g, %S : tensor<8x4xf32>
  %y = ttt.contract "ti,ij->tj" %x, %d : tensor<3x8xf32>, tensor<8x4xf32> -> tensor<3x4xf32>
  return %y : tensor<3x4xf32>
}
