// A comparison outside of a loop that its body reads moves into the step: a tensor of truth values
// would be kept in memory.
// RUN: ttt-opt %s --ttt-outline-steps | FileCheck %s

// CHECK-LABEL: func @layer
// CHECK: func.call @layer_step(%{{.*}}, %{{.*}}, %{{.*}}, %[[P:.*]], %{{.*}}) : {{.*}}tensor<8xf32>
// CHECK-LABEL: func private @layer_step
// CHECK-NOT: tensor<8xi1>
// CHECK-SAME: -> tensor<16x8xf32>
// CHECK: %[[IS:.*]] = arith.cmpf ogt, %{{.*}}, %{{.*}} : tensor<8xf32>
// CHECK: arith.select %[[IS]]
func.func @layer(%k: tensor<?x8xf32>, %p: tensor<8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<8xf32>
  %is = arith.cmpf ogt, %p, %zero : tensor<8xf32>
  %r = ttt.every 16 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>):
    %chosen = arith.select %is, %p, %zero : tensor<8xi1>, tensor<8xf32>
    %rows = ttt.broadcast %chosen [0] : tensor<8xf32> -> tensor<16x8xf32>
    %y = arith.mulf %kb, %rows : tensor<16x8xf32>
    ttt.yield %y : tensor<16x8xf32>
  }
  return %r : tensor<?x8xf32>
}
