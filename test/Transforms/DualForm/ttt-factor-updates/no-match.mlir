// What is no product of a column and a row stays.
// RUN: ttt-opt %s --ttt-factor-updates --split-input-file | FileCheck %s

// Sums of two products have rank two.
// CHECK-LABEL: func @sum_of_two
// CHECK: %[[SUM:.*]] = arith.addf %{{.*}}, %{{.*}} : tensor<8x4xf32>
// CHECK: arith.mulf %[[SUM]], %[[SUM]] : tensor<8x4xf32>
// CHECK: ttt.reduce_sum %[[SUM]] [0, 1]
// CHECK: ttt.sign %[[SUM]]
// CHECK: math.absf %[[SUM]]
// CHECK: ttt.newton_schulz %[[SUM]]
func.func @sum_of_two(%u: tensor<8xf32>, %w: tensor<4xf32>, %a: tensor<8xf32>, %b: tensor<4xf32>)
    -> (tensor<8x4xf32>, tensor<f32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %q = ttt.contract "i,j->ij" %a, %b : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %s = arith.addf %p, %q : tensor<8x4xf32>
  %0 = arith.mulf %s, %s : tensor<8x4xf32>
  %1 = ttt.reduce_sum %s [0, 1] : tensor<8x4xf32> -> tensor<f32>
  %2 = ttt.sign %s : tensor<8x4xf32>
  %3 = math.absf %s : tensor<8x4xf32>
  %4 = ttt.newton_schulz %s {steps = 1 : i64} : tensor<8x4xf32>
  return %0, %1, %2, %3, %4 : tensor<8x4xf32>, tensor<f32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

// -----

// A matrix that comes from elsewhere, and a product of one with a factored one.
// CHECK-LABEL: func @any_matrix
// CHECK-SAME: (%[[M:.*]]: tensor<8x4xf32>
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij"
// CHECK: arith.mulf %[[M]], %[[P]] : tensor<8x4xf32>
// CHECK: ttt.reduce_sum %[[M]] [1]
// CHECK: ttt.sign %[[M]]
// CHECK: math.absf %[[M]]
// CHECK: ttt.newton_schulz %[[M]]
func.func @any_matrix(%m: tensor<8x4xf32>, %u: tensor<8xf32>, %w: tensor<4xf32>)
    -> (tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %0 = arith.mulf %m, %p : tensor<8x4xf32>
  %1 = ttt.reduce_sum %m [1] : tensor<8x4xf32> -> tensor<8xf32>
  %2 = ttt.sign %m : tensor<8x4xf32>
  %3 = math.absf %m : tensor<8x4xf32>
  %4 = ttt.newton_schulz %m {steps = 1 : i64} : tensor<8x4xf32>
  return %0, %1, %2, %3, %4 : tensor<8x4xf32>, tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}

// -----

// Products with a sum, products along a shared axis, and products of matrices.
// CHECK-LABEL: func @other_products
// CHECK: %[[P:.*]] = ttt.contract "ti,tj->ij"
// CHECK: ttt.reduce_sum %[[P]] [0, 1]
// CHECK: %[[Q:.*]] = ttt.contract "i,ij->ij"
// CHECK: ttt.reduce_sum %[[Q]] [0, 1]
// CHECK: %[[R:.*]] = ttt.contract "ti,j->tij"
// CHECK: ttt.reduce_sum %[[R]] [0, 1, 2]
func.func @other_products(%u: tensor<3x8xf32>, %w: tensor<3x4xf32>, %a: tensor<8xf32>, %b: tensor<8x4xf32>, %c: tensor<4xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %p = ttt.contract "ti,tj->ij" %u, %w : tensor<3x8xf32>, tensor<3x4xf32> -> tensor<8x4xf32>
  %0 = ttt.reduce_sum %p [0, 1] : tensor<8x4xf32> -> tensor<f32>
  %q = ttt.contract "i,ij->ij" %a, %b : tensor<8xf32>, tensor<8x4xf32> -> tensor<8x4xf32>
  %1 = ttt.reduce_sum %q [0, 1] : tensor<8x4xf32> -> tensor<f32>
  %r = ttt.contract "ti,j->tij" %u, %c : tensor<3x8xf32>, tensor<4xf32> -> tensor<3x8x4xf32>
  %2 = ttt.reduce_sum %r [0, 1, 2] : tensor<3x8x4xf32> -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}

// -----

// A vector along an axis is no scale.
// CHECK-LABEL: func @gated
// CHECK: %[[G:.*]] = arith.mulf
// CHECK: ttt.sign %[[G]]
func.func @gated(%u: tensor<8xf32>, %w: tensor<4xf32>, %a: tensor<8xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %ab = ttt.broadcast %a [1] : tensor<8xf32> -> tensor<8x4xf32>
  %g = arith.mulf %ab, %p : tensor<8x4xf32>
  %y = ttt.sign %g : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// Functions that are not multiplicative.
// CHECK-LABEL: func @exp
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij"
// CHECK-NEXT: math.exp %[[P]]
func.func @exp(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %y = math.exp %p : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}
