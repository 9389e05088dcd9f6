// The gradient goes through time against the loop: forwards where that is in reverse. What is
// saved is found by the token's or the group's place, so that the order of saving is free.
// RUN: ttt-opt %s --ttt-derive-outer-gradient=period=1 --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --ttt-derive-outer-gradient=period=2 --canonicalize --cse | FileCheck %s --check-prefix=SEGMENTS

// CHECK-LABEL: func @layer_save(
// CHECK: ttt.every 4 reverse tokens(
// CHECK: ttt.each_token reverse %
// CHECK-LABEL: func @layer_backward(
// CHECK: ttt.every 4 tokens(
// The body again, then its derivative.
// CHECK: ttt.each_token reverse %
// CHECK: ttt.each_token %
// CHECK-NOT: ttt.each_token

// SEGMENTS-LABEL: func @layer_save(
// SEGMENTS: ttt.every 8 reverse tokens(
// SEGMENTS: ttt.every 4 reverse of %
// SEGMENTS-LABEL: func @layer_backward(
// SEGMENTS: ttt.every 8 tokens(
// SEGMENTS: ttt.every 4 reverse of %
// SEGMENTS: ttt.every 4 of %
// SEGMENTS-NOT: ttt.every
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 4 reverse tokens(%x) carry(%S0)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %S: tensor<8xf32>):
    %e:2 = ttt.each_token reverse %start, %count tokens(%xs) carry(%S)
        : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
    ^bb0(%t: index, %xt: tensor<8xf32>, %s: tensor<8xf32>):
      %new = arith.mulf %s, %xt : tensor<8xf32>
      %out = math.exp %new : tensor<8xf32>
      ttt.yield %new, %out : tensor<8xf32>, tensor<8xf32>
    }
    ttt.yield %e#0, %e#1 : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
