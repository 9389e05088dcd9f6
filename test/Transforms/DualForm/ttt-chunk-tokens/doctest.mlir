// A loop over the whole sequence gets mini-batches around it; what it carries passes through.
// RUN: ttt-opt %s --ttt-chunk-tokens=chunk=32 | FileCheck %s
// RUN: ttt-opt %s --ttt-chunk-tokens | FileCheck %s --check-prefix=DEFAULT

// CHECK-LABEL: func @sequence
// CHECK-SAME: (%[[K:.*]]: tensor<?x8xf32>, %[[S0:.*]]: tensor<8xf32>)
// CHECK: %[[R:.*]]:2 = ttt.every 32 tokens(%[[K]]) carry(%[[S0]]) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>)
// CHECK-NEXT: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[KB:.*]]: tensor<32x8xf32>, %[[SB:.*]]: tensor<8xf32>):
// CHECK-NEXT: %[[E:.*]]:2 = ttt.each_token %[[START]], %[[COUNT]] tokens(%[[KB]]) carry(%[[SB]])
// CHECK-SAME: -> (tensor<8xf32>, tensor<32x8xf32>)
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[KT:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<8xf32>):
// CHECK-NEXT: %[[NEW:.*]] = arith.addf %[[S]], %[[KT]]
// CHECK-NEXT: ttt.yield %[[NEW]], %[[NEW]]
// CHECK: ttt.yield %[[E]]#0, %[[E]]#1
// CHECK: return %[[R]]#0, %[[R]]#1
// DEFAULT: ttt.every 16
func.func @sequence(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %zero = arith.constant 0 : index
  %count = tensor.dim %k, %zero : tensor<?x8xf32>
  %r:2 = ttt.each_token %zero, %count tokens(%k) carry(%s0)
      : (index, index, tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    %new = arith.addf %s, %kt : tensor<8xf32>
    ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
