// A variance stays a sum of squares of centred values: expanding the square would
// subtract large numbers.
// RUN: ttt-opt %s --ttt-merge-reductions | FileCheck %s

// CHECK-LABEL: func @variance
// CHECK: %[[C:.*]] = arith.subf
// CHECK: %[[SQ:.*]] = arith.mulf %[[C]], %[[C]]
// CHECK: ttt.reduce_sum %[[SQ]] [0]
// CHECK-NOT: ttt.reduce_sum
func.func @variance(%x: tensor<64xf32>) -> tensor<f32> {
  %n = arith.constant dense<1.562500e-02> : tensor<f32>
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %m = arith.mulf %a, %n : tensor<f32>
  %b = ttt.broadcast %m [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %x, %b : tensor<64xf32>
  %q = arith.mulf %c, %c : tensor<64xf32>
  %s = ttt.reduce_sum %q [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}
