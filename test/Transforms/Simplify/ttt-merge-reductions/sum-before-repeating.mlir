// With `expand` what is repeated along an axis that stays is summed before: once instead of for
// each copy.
// RUN: ttt-opt %s --ttt-merge-reductions=expand | FileCheck %s
// RUN: ttt-opt %s --ttt-merge-reductions | FileCheck %s --check-prefix=OFF

// CHECK-LABEL: func @product
// CHECK-SAME: (%[[X:.*]]: tensor<64xf32>, %[[Y:[^:]*]]: tensor<64xf32>)
// CHECK: %[[P:.*]] = arith.mulf %[[X]], %[[Y]]
// CHECK: %[[S:.*]] = ttt.reduce_sum %[[P]] [0] : tensor<64xf32> -> tensor<f32>
// CHECK: %[[ALL:.*]] = ttt.broadcast %[[S]] [0] : tensor<f32> -> tensor<16xf32>
// CHECK: return %[[ALL]]

// OFF-LABEL: func @product
// OFF: ttt.reduce_sum %{{.*}} [1] : tensor<16x64xf32> -> tensor<16xf32>
func.func @product(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<16xf32> {
  %a = ttt.broadcast %x [0] : tensor<64xf32> -> tensor<16x64xf32>
  %b = ttt.broadcast %y [0] : tensor<64xf32> -> tensor<16x64xf32>
  %p = arith.mulf %a, %b : tensor<16x64xf32>
  %s = ttt.reduce_sum %p [1] : tensor<16x64xf32> -> tensor<16xf32>
  return %s : tensor<16xf32>
}

// Axes are counted without those that are gone.
// CHECK-LABEL: func @axes
// CHECK-SAME: (%[[X:.*]]: tensor<4x64xf32>)
// CHECK: %[[S:.*]] = ttt.reduce_sum %[[X]] [1] : tensor<4x64xf32> -> tensor<4xf32>
// CHECK: ttt.broadcast %[[S]] [1] : tensor<4xf32> -> tensor<4x16xf32>

// OFF-LABEL: func @axes
// OFF: ttt.reduce_sum %{{.*}} [2] : tensor<4x16x64xf32> -> tensor<4x16xf32>
func.func @axes(%x: tensor<4x64xf32>) -> tensor<4x16xf32> {
  %a = ttt.broadcast %x [1] : tensor<4x64xf32> -> tensor<4x16x64xf32>
  %s = ttt.reduce_sum %a [2] : tensor<4x16x64xf32> -> tensor<4x16xf32>
  return %s : tensor<4x16xf32>
}

// Factors that repeat along different axes are all there only after repeating.
// CHECK-LABEL: func @different_axes
// CHECK: ttt.reduce_sum %{{.*}} [2] : tensor<4x16x64xf32> -> tensor<4x16xf32>

// OFF-LABEL: func @different_axes
func.func @different_axes(%x: tensor<4x64xf32>, %y: tensor<16x64xf32>) -> tensor<4x16xf32> {
  %a = ttt.broadcast %x [1] : tensor<4x64xf32> -> tensor<4x16x64xf32>
  %b = ttt.broadcast %y [0] : tensor<16x64xf32> -> tensor<4x16x64xf32>
  %p = arith.mulf %a, %b : tensor<4x16x64xf32>
  %s = ttt.reduce_sum %p [2] : tensor<4x16x64xf32> -> tensor<4x16xf32>
  return %s : tensor<4x16xf32>
}
