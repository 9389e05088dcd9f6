// A loop that carries nothing has mini-batches of a length of its own, and is the only one
// that is cut with only-maps.
// RUN: ttt-opt %s --ttt-chunk-tokens="chunk=4 map-chunk=8" | FileCheck %s
// RUN: ttt-opt %s --ttt-chunk-tokens=only-maps | FileCheck %s --check-prefix=ONLY

// CHECK-LABEL: func @two
// CHECK: ttt.every 8
// CHECK: ttt.every 4
// ONLY-LABEL: func @two
// ONLY: ttt.every 64
// ONLY-NOT: ttt.every
// ONLY: ttt.each_token {{.*}} carry(%{{.*}}) : (index, index, tensor<?x8xf32>, tensor<8xf32>)
func.func @two(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %k, %zero : tensor<?x8xf32>
  %m = ttt.each_token %zero, %count tokens(%k) carry() : (index, index, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>):
    %y = arith.negf %kt : tensor<8xf32>
    ttt.yield %y : tensor<8xf32>
  }
  %r:2 = ttt.each_token %zero, %count tokens(%m) carry(%s0)
      : (index, index, tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    %new = arith.addf %s, %kt : tensor<8xf32>
    ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}
