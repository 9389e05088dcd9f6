// The body of a group becomes a function: first token and count, tokens, what it reads from
// outside, what it carries, and a destination for each result with rows. Constants move in.
// RUN: ttt-opt %s --ttt-outline-steps | FileCheck %s

// CHECK-LABEL: func @layer
// CHECK-SAME: (%[[K:.*]]: tensor<?x8xf32>, %[[GAMMA:.*]]: tensor<8xf32>, %[[S0:.*]]: tensor<8xf32>)
// CHECK: ttt.every 16 tokens(%[[K]]) carry(%[[S0]])
// CHECK: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[KB:.*]]: tensor<16x8xf32>, %[[S:.*]]: tensor<8xf32>):
// CHECK-NEXT: %[[INTO:.*]] = tensor.empty() : tensor<16x8xf32>
// CHECK-NEXT: %[[R:.*]]:2 = func.call @layer_step(%[[START]], %[[COUNT]], %[[KB]], %[[GAMMA]], %[[S]], %[[INTO]])
// CHECK-NEXT: ttt.yield %[[R]]#0, %[[R]]#1

// CHECK-LABEL: func private @layer_step
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[KB:.*]]: tensor<16x8xf32> {ttt.rows}, %[[GAMMA:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<8xf32>, %{{.*}}: tensor<16x8xf32> {ttt.rows})
// CHECK-SAME: -> (tensor<8xf32>, tensor<16x8xf32>)
// CHECK: %[[TWO:.*]] = arith.constant dense<2.0{{.*}}> : tensor<8xf32>
// CHECK: ttt.valid_rows %[[KB]], %[[COUNT]]
// CHECK: arith.mulf %{{.*}}, %[[GAMMA]]
// CHECK: arith.mulf %{{.*}}, %[[TWO]]
// CHECK: %[[NEW:.*]] = arith.addf %[[S]]
// CHECK: %[[Y:.*]] = math.exp %[[KB]]
// CHECK: return %[[NEW]], %[[Y]]
func.func @layer(%k: tensor<?x8xf32>, %gamma: tensor<8xf32>, %s0: tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %r:2 = ttt.every 16 tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %s: tensor<8xf32>):
    %valid = ttt.valid_rows %kb, %count : tensor<16x8xf32>
    %sum = ttt.reduce_sum %valid [0] : tensor<16x8xf32> -> tensor<8xf32>
    %scaled = arith.mulf %sum, %gamma : tensor<8xf32>
    %twice = arith.mulf %scaled, %two : tensor<8xf32>
    %new = arith.addf %s, %twice : tensor<8xf32>
    %y = math.exp %kb : tensor<16x8xf32>
    ttt.yield %new, %y : tensor<8xf32>, tensor<16x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
