// What waits for nothing that could move out of the sum is not multiplied out: it would only lose
// digits.
// RUN: ttt-opt %s --ttt-merge-reductions=expand | FileCheck %s

// The mean is given.
// CHECK-LABEL: func @given
// CHECK: %[[C:.*]] = arith.subf
// CHECK: %[[Q:.*]] = arith.mulf %[[C]], %[[C]]
// CHECK: %[[S:.*]] = ttt.reduce_sum %[[Q]] [0]
// CHECK-NEXT: return %[[S]]
func.func @given(%x: tensor<64xf32>, %m: tensor<f32>) -> tensor<f32> {
  %b = ttt.broadcast %m [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %x, %b : tensor<64xf32>
  %q = arith.mulf %c, %c : tensor<64xf32>
  %s = ttt.reduce_sum %q [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// It waits for a sum, but varies along the axis that is summed now.
// CHECK-LABEL: func @varying
// CHECK: %[[A:.*]] = ttt.reduce_sum %{{.*}} [1]
// CHECK: %[[C:.*]] = arith.subf %{{.*}}, %[[A]]
// CHECK: %[[Q:.*]] = arith.mulf %[[C]], %{{.*}}
// CHECK: %[[S:.*]] = ttt.reduce_sum %[[Q]] [0]
// CHECK-NEXT: return %[[S]]
func.func @varying(%x: tensor<64xf32>, %y: tensor<64x8xf32>, %r: tensor<64xf32>) -> tensor<f32> {
  %a = ttt.reduce_sum %y [1] : tensor<64x8xf32> -> tensor<64xf32>
  %c = arith.subf %x, %a : tensor<64xf32>
  %q = arith.mulf %c, %r : tensor<64xf32>
  %s = ttt.reduce_sum %q [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// A fourth power: its sums would be sixteen, and of unknown sign.
// CHECK-LABEL: func @power
// CHECK-COUNT-2: ttt.reduce_sum
// CHECK-NOT: ttt.reduce_sum
// CHECK: return
func.func @power(%k: tensor<8xf32>, %W: tensor<8x64xf32>) -> tensor<f32> {
  %x = ttt.contract "i,ij->j" %k, %W : tensor<8xf32>, tensor<8x64xf32> -> tensor<64xf32>
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %b = ttt.broadcast %a [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %x, %b : tensor<64xf32>
  %q = arith.mulf %c, %c : tensor<64xf32>
  %p = arith.mulf %q, %q : tensor<64xf32>
  %s = ttt.reduce_sum %p [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// A weight of unknown sign beside a square.
// CHECK-LABEL: func @signed
// CHECK-COUNT-2: ttt.reduce_sum
// CHECK-NOT: ttt.reduce_sum
// CHECK: return
func.func @signed(%k: tensor<8xf32>, %W: tensor<8x64xf32>, %w: tensor<64xf32>) -> tensor<f32> {
  %x = ttt.contract "i,ij->j" %k, %W : tensor<8xf32>, tensor<8x64xf32> -> tensor<64xf32>
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %b = ttt.broadcast %a [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %x, %b : tensor<64xf32>
  %q = arith.mulf %c, %c : tensor<64xf32>
  %p = arith.mulf %q, %w : tensor<64xf32>
  %s = ttt.reduce_sum %p [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// What is no product was not rounded to 16 bits: its variance stays one of centred values.
// CHECK-LABEL: func @state
// CHECK: %[[C:.*]] = arith.subf
// CHECK: %[[Q:.*]] = arith.mulf %[[C]], %[[C]]
// CHECK: ttt.reduce_sum %[[Q]]
func.func @state(%x: tensor<64xf32>) -> tensor<f32> {
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %b = ttt.broadcast %a [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %x, %b : tensor<64xf32>
  %q = arith.mulf %c, %c : tensor<64xf32>
  %s = ttt.reduce_sum %q [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}
