// Delays of a stream that a loop over groups computes, which is replaced, and of another delay.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=4 --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @loop_prefill(
// CHECK: %[[K:.*]] = ttt.every 16
// CHECK: %[[N:.*]] = tensor.dim %[[K]], %c0
// CHECK: ttt.take_rows %[[K]] from %{{.*}}, %{{.*}} : tensor<?x8xf32> -> tensor<1x8xf32>
// CHECK: ttt.delay %[[K]] by 1

// CHECK-LABEL: func @loop_decode(
// CHECK-SAME: %[[LAST:[^ ]*]]: tensor<1x8xf32> {ttt.tensor = #ttt.tensor<"carry.last.0", state, BH>})
// CHECK-NOT: ttt.delay
// CHECK: %[[K:.*]] = ttt.take_rows %{{.*}} : tensor<19x8xf32> -> tensor<?x8xf32>
// CHECK: %[[BEFORE:.*]] = ttt.take_rows %[[LAST]] from %c0, %c1 : tensor<1x8xf32> -> tensor<5x8xf32>
// CHECK: ttt.overwrite_rows %[[BEFORE]], %[[K]] at %c1
func.func @loop(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %k = ttt.every 16 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<16x8xf32>):
    %e = math.exp %xb : tensor<16x8xf32>
    ttt.yield %e : tensor<16x8xf32>
  }
  %p = ttt.delay %k by 1 : tensor<?x8xf32>
  %y = arith.addf %k, %p : tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// CHECK-LABEL: func @twice_decode(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32>
// CHECK-SAME: %[[FIRST:[^ ]*]]: tensor<1x8xf32> {ttt.tensor = #ttt.tensor<"carry.last.0", state, BH>}
// CHECK-SAME: %[[SECOND:[^ ]*]]: tensor<2x8xf32> {ttt.tensor = #ttt.tensor<"carry.last.1", state, BH>}
// CHECK: ttt.take_rows %[[FIRST]]
// CHECK: %[[P:.*]] = ttt.take_rows %{{.*}} : tensor<5x8xf32> -> tensor<?x8xf32>
// CHECK: ttt.take_rows %[[SECOND]]
// CHECK: ttt.overwrite_rows %{{.*}}, %[[P]] at %c2
func.func @twice(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %p = ttt.delay %x by 1 : tensor<?x8xf32>
  %q = ttt.delay %p by 2 : tensor<?x8xf32>
  return %q : tensor<?x8xf32>
}
