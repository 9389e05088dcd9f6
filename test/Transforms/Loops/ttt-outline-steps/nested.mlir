// A group inside a group is a function that the outer step calls; two groups that follow
// one another get functions of their own.
// RUN: ttt-opt %s --ttt-outline-steps | FileCheck %s --implicit-check-not='func private'

// CHECK-LABEL: func @layer(
// CHECK: ttt.every 8
// CHECK: func.call @layer_step_0(
// CHECK: ttt.every 4
// CHECK: func.call @layer_step_1(
// CHECK-LABEL: func private @layer_step_1(
// CHECK-LABEL: func private @layer_step_0(
// CHECK: ttt.every 2
// CHECK: func.call @layer_step(
// CHECK-LABEL: func private @layer_step(
// CHECK: arith.addf
func.func @layer(%k: tensor<?x4xf32>, %s0: tensor<4xf32>) -> tensor<4xf32> {
  %r = ttt.every 8 tokens(%k) carry(%s0) : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<8x4xf32>, %s: tensor<4xf32>):
    %inner = ttt.every 2 of %start, %count tokens(%kb) carry(%s) : (index, index, tensor<8x4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%first: index, %number: index, %kk: tensor<2x4xf32>, %t: tensor<4xf32>):
      %sum = ttt.reduce_sum %kk [0] : tensor<2x4xf32> -> tensor<4xf32>
      %new = arith.addf %t, %sum : tensor<4xf32>
      ttt.yield %new : tensor<4xf32>
    }
    ttt.yield %inner : tensor<4xf32>
  }
  %q = ttt.every 4 tokens(%k) carry(%r) : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<4x4xf32>, %s: tensor<4xf32>):
    %sum = ttt.reduce_sum %kb [0] : tensor<4x4xf32> -> tensor<4xf32>
    %new = arith.mulf %s, %sum : tensor<4xf32>
    ttt.yield %new : tensor<4xf32>
  }
  return %q : tensor<4xf32>
}
