// A factor that is constant along the summed axes moves out of the sum.
// RUN: ttt-opt %s --ttt-merge-reductions | FileCheck %s

// CHECK-LABEL: func @hoist
// CHECK-SAME: (%[[X:.*]]: tensor<16x64xf32>, %[[C:.*]]: tensor<16xf32>)
// CHECK-NEXT: %[[S:.*]] = ttt.reduce_sum %[[X]] [1] : tensor<16x64xf32> -> tensor<16xf32>
// CHECK-NEXT: %[[Y:.*]] = arith.mulf %[[S]], %[[C]]
// CHECK-NEXT: return %[[Y]]
func.func @hoist(%x: tensor<16x64xf32>, %c: tensor<16xf32>) -> tensor<16xf32> {
  %b = ttt.broadcast %c [1] : tensor<16xf32> -> tensor<16x64xf32>
  %p = arith.mulf %b, %x : tensor<16x64xf32>
  %s = ttt.reduce_sum %p [1] : tensor<16x64xf32> -> tensor<16xf32>
  return %s : tensor<16xf32>
}

// The sum of what is only repeated is a product with the number of terms.
// CHECK-LABEL: func @count
// CHECK-SAME: (%[[C:.*]]: tensor<16xf32>)
// CHECK-NOT: ttt.reduce_sum
// CHECK: %[[N:.*]] = arith.constant dense<6.400000e+01> : tensor<16xf32>
// CHECK: arith.mulf %[[C]], %[[N]]
func.func @count(%c: tensor<16xf32>) -> tensor<16xf32> {
  %b = ttt.broadcast %c [1] : tensor<16xf32> -> tensor<16x64xf32>
  %s = ttt.reduce_sum %b [1] : tensor<16x64xf32> -> tensor<16xf32>
  return %s : tensor<16xf32>
}

// A broadcast along more axes than are summed keeps the rest.
// CHECK-LABEL: func @rest
// CHECK-SAME: (%[[X:.*]]: tensor<16x64xf32>, %[[C:.*]]: tensor<f32>)
// CHECK-DAG: %[[B:.*]] = ttt.broadcast %[[C]] [0] : tensor<f32> -> tensor<16xf32>
// CHECK-DAG: %[[S:.*]] = ttt.reduce_sum %[[X]] [1]
// CHECK: arith.mulf %[[S]], %[[B]]
func.func @rest(%x: tensor<16x64xf32>, %c: tensor<f32>) -> tensor<16xf32> {
  %b = ttt.broadcast %c [0, 1] : tensor<f32> -> tensor<16x64xf32>
  %p = arith.mulf %x, %b : tensor<16x64xf32>
  %s = ttt.reduce_sum %p [1] : tensor<16x64xf32> -> tensor<16xf32>
  return %s : tensor<16xf32>
}
