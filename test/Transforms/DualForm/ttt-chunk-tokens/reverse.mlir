// A loop from the last token to the first stays one: its mini-batches come last to first too.
// RUN: ttt-opt %s --ttt-chunk-tokens=chunk=32 | FileCheck %s

// CHECK-LABEL: func @sequence
// CHECK: ttt.every 32 reverse tokens(
// CHECK-NEXT: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index,
// CHECK-NEXT: ttt.each_token reverse %[[START]], %[[COUNT]] tokens(
func.func @sequence(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %zero = arith.constant 0 : index
  %count = tensor.dim %k, %zero : tensor<?x8xf32>
  %r:2 = ttt.each_token reverse %zero, %count tokens(%k) carry(%s0)
      : (index, index, tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    %new = arith.addf %s, %kt : tensor<8xf32>
    ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
