// Loops outside of the module's own functions are left alone.
// RUN: ttt-opt %s --ttt-outline-steps | FileCheck %s

// CHECK: module @inner
// CHECK-NEXT: func.func @layer
// CHECK-NEXT: ttt.every
// CHECK-NOT: _step
module {
  module @inner {
    func.func @layer(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
      %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
      ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
        ttt.yield %xb : tensor<4x8xf32>
      }
      return %y : tensor<?x8xf32>
    }
  }
}
