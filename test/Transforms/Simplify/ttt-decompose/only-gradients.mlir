// Before gradients are derived only their bodies need definitions.
// RUN: ttt-opt %s --ttt-decompose=only-gradients | FileCheck %s
// RUN: ttt-opt %s --ttt-decompose | FileCheck %s --check-prefix=ALL --implicit-check-not=ttt.relu --implicit-check-not=ttt.sign

// CHECK-LABEL: func @both
// CHECK-SAME: (%[[S:.*]]: tensor<8xf32>)
// CHECK: %[[OUTSIDE:.*]] = ttt.relu %[[S]]
// CHECK: %[[G:.*]] = ttt.grad at(%[[OUTSIDE]])
// CHECK: ^bb0(%[[X:.*]]: tensor<8xf32>):
// CHECK-NOT: ttt.relu
// CHECK: arith.select %{{.*}}, %[[X]],
// CHECK: ttt.yield
// CHECK: %[[Y:.*]] = ttt.sign %[[G]]
// CHECK: return %[[Y]]

// ALL-LABEL: func @both
// ALL: arith.select
// ALL: ttt.grad
// ALL: arith.select
func.func @both(%s: tensor<8xf32>) -> tensor<8xf32> {
  %point = ttt.relu %s : tensor<8xf32>
  %g = ttt.grad at(%point) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %h = ttt.relu %x : tensor<8xf32>
    %l = ttt.reduce_sum %h [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  %y = ttt.sign %g : tensor<8xf32>
  return %y : tensor<8xf32>
}
