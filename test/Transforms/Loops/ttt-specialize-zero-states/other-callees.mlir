// Calls of functions that are no steps are left alone.
// RUN: ttt-opt %s --ttt-specialize-zero-states | FileCheck %s

func.func private @declared(%x: tensor<4x8xf32>) -> tensor<4x8xf32>

// CHECK-LABEL: func.func @layer(
// CHECK: func.call @declared
// CHECK-NOT: scf.if
func.func @layer(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    %r = func.call @declared(%xb) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    ttt.yield %r : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}
