// A loop that stands in a mini-batch already, or has a known length, stays as it is.
// RUN: ttt-opt %s --ttt-chunk-tokens=chunk=4 | FileCheck %s

// CHECK-LABEL: func @in_mini_batch
// CHECK: ttt.every 16
// CHECK-NOT: ttt.every
// CHECK: ttt.each_token
// CHECK-SAME: tensor<16x8xf32>
// CHECK-LABEL: func @known_length
func.func @in_mini_batch(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %r = ttt.every 16 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>):
    %e = ttt.each_token %start, %count tokens(%kb) carry() : (index, index, tensor<16x8xf32>) -> tensor<16x8xf32> {
    ^bb0(%t: index, %kt: tensor<8xf32>):
      ttt.yield %kt : tensor<8xf32>
    }
    ttt.yield %e : tensor<16x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// CHECK-NOT: ttt.every
// CHECK: ttt.each_token
func.func @known_length(%k: tensor<12x8xf32>) -> tensor<12x8xf32> {
  %zero = arith.constant 0 : index
  %count = arith.constant 12 : index
  %e = ttt.each_token %zero, %count tokens(%k) carry() : (index, index, tensor<12x8xf32>) -> tensor<12x8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>):
    ttt.yield %kt : tensor<8xf32>
  }
  return %e : tensor<12x8xf32>
}
