// Two entries whose steps are equal share one. Their callers are compared again: those of the
// merged steps are equal too.
// RUN: ttt-opt %s --ttt-merge-steps | FileCheck %s

// CHECK-LABEL: func @layer(
// CHECK: call @layer_step(
func.func @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = call @layer_step(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK-LABEL: func private @layer_step(
// CHECK: call @layer_step_inner(
func.func private @layer_step(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = call @layer_step_inner(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK-LABEL: func private @layer_step_inner(
func.func private @layer_step_inner(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.mulf %x, %x : tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: func @layer_prefill(
// CHECK: call @layer_step(
// CHECK-NOT: @layer_prefill_step
func.func @layer_prefill(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = call @layer_prefill_step(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @layer_prefill_step(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = call @layer_prefill_step_inner(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
func.func private @layer_prefill_step_inner(%z: tensor<4xf32>) -> tensor<4xf32> {
  %y = arith.mulf %z, %z : tensor<4xf32>
  return %y : tensor<4xf32>
}
