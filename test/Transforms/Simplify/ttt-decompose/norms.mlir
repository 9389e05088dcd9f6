// Norms work on the last axis, for every index of the others.
// RUN: ttt-opt %s --ttt-decompose | FileCheck %s --implicit-check-not=_norm

// A variance is a mean of squares of centred values.
// CHECK-LABEL: func @centred
// CHECK-SAME: (%[[X:.*]]: tensor<16x64xf32>)
// CHECK: %[[S:.*]] = ttt.reduce_sum %[[X]] [1] : tensor<16x64xf32> -> tensor<16xf32>
// CHECK: %[[MEAN:.*]] = arith.mulf %[[S]], %{{.*}} : tensor<16xf32>
// CHECK: %[[M:.*]] = ttt.broadcast %[[MEAN]] [1]
// CHECK: %[[C:.*]] = arith.subf %[[X]], %[[M]]
// CHECK: %[[SQ:.*]] = arith.mulf %[[C]], %[[C]]
// CHECK: ttt.reduce_sum %[[SQ]] [1]
// CHECK: arith.constant dense<1.000000e-03> : tensor<16xf32>
// CHECK: %[[R:.*]] = math.rsqrt
// CHECK: %[[RB:.*]] = ttt.broadcast %[[R]] [1]
// CHECK: arith.mulf %[[C]], %[[RB]]
func.func @centred(%x: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %y = ttt.layer_norm %x {eps = 1.0e-3 : f64} : tensor<16x64xf32>
  return %y : tensor<16x64xf32>
}

// One element minus its mean is 0: no difference of equal numbers remains in the gradient.
// CHECK-LABEL: func @one_element
// CHECK-SAME: (%[[X:.*]]: tensor<8x1xf32>)
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8x1xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[X]], %[[ZERO]]
// CHECK: return %[[Y]]
func.func @one_element(%x: tensor<8x1xf32>) -> tensor<8x1xf32> {
  %y = ttt.layer_norm %x {eps = 1.0e-3 : f64} : tensor<8x1xf32>
  return %y : tensor<8x1xf32>
}

// CHECK-LABEL: func @mean_of_squares
// CHECK-SAME: (%[[X:.*]]: tensor<64xf32>)
// CHECK: %[[SQ:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK: ttt.reduce_sum %[[SQ]] [0] : tensor<64xf32> -> tensor<f32>
// CHECK: arith.constant dense<1.562500e-02> : tensor<f32>
// CHECK: math.rsqrt
func.func @mean_of_squares(%x: tensor<64xf32>) -> tensor<64xf32> {
  %y = ttt.rms_norm %x {eps = 1.0e-3 : f64} : tensor<64xf32>
  return %y : tensor<64xf32>
}

// CHECK-LABEL: func @sum_of_squares
// CHECK-SAME: (%[[X:.*]]: tensor<64xf32>)
// CHECK: %[[SQ:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK: ttt.reduce_sum %[[SQ]] [0] : tensor<64xf32> -> tensor<f32>
// CHECK-NOT: arith.constant dense<1.562500e-02>
// CHECK: math.rsqrt
func.func @sum_of_squares(%x: tensor<64xf32>) -> tensor<64xf32> {
  %y = ttt.l2_norm %x {eps = 1.0e-3 : f64} : tensor<64xf32>
  return %y : tensor<64xf32>
}
