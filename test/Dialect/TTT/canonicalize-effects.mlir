// What may have effects stays in a loop, and with it the carried tensor it reads, though
// nothing uses the results.
// RUN: ttt-opt %s --canonicalize | FileCheck %s

func.func private @step(tensor<8xf32>) -> tensor<8xf32>
// CHECK-LABEL: func @called
// CHECK: ttt.every 16 tokens(%{{.*}}) carry(%[[S:.*]])
// CHECK: ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: tensor<16x8xf32>, %[[C:.*]]: tensor<8xf32>):
// CHECK: %[[NEW:.*]] = func.call @step(%[[C]])
// CHECK: ttt.yield %[[NEW]], %{{.*}}
func.func @called(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> tensor<?x8xf32> {
  %r:2 = ttt.every 16 tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %s: tensor<8xf32>):
    %new = func.call @step(%s) : (tensor<8xf32>) -> tensor<8xf32>
    ttt.yield %new, %kb : tensor<8xf32>, tensor<16x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}
