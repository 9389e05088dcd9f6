// A loop that carries one value twice: each needs a buffer of its own.
// RUN: ttt-opt %s --ttt-form-kernel | FileCheck %s

// CHECK-LABEL: func private @copied_learner(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf32>
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[W]] :
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[W]], %{{.*}} = %[[COPY]])
#id = affine_map<(i) -> (i)>
func.func private @copied_learner(%W: tensor<4xf32>, %to: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %both:2 = scf.for %t = %c0 to %c8 step %c1 iter_args(%f = %W, %s = %W) -> (tensor<4xf32>, tensor<4xf32>) {
    %e0 = tensor.empty() : tensor<4xf32>
    %f1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%f : tensor<4xf32>) outs(%e0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %in : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    %e1 = tensor.empty() : tensor<4xf32>
    %s1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%s, %f : tensor<4xf32>, tensor<4xf32>) outs(%e1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.subf %in, %in_0 : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    scf.yield %f1, %s1 : tensor<4xf32>, tensor<4xf32>
  }
  return %both#1 : tensor<4xf32>
}
