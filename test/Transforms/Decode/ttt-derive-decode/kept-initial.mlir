// A group's end may ask for what the sequence began with: decoding takes it too. Functions
// that are entries already, and private ones, stay alone.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=1 --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[S0:[^ ]*]]: tensor<8xf32> {ttt.axes = "BH", ttt.name = "S", ttt.role = "state"}
// CHECK-SAME: ttt.name = "position"
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.axes = "BH", ttt.name = "carry.0", ttt.role = "state"}
// CHECK: ttt.every 4 of %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%[[S]])
// CHECK: arith.addf %{{.*}}, %[[S0]]
func.func @layer(%x: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "x", ttt.role = "token"},
                 %S0: tensor<8xf32> {ttt.axes = "BH", ttt.name = "S", ttt.role = "state"})
    -> (tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
  %r:2 = ttt.every 4 tokens(%x) carry(%S0)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %S: tensor<8xf32>):
    %rows = ttt.broadcast %S [0] : tensor<8xf32> -> tensor<4x8xf32>
    %out = arith.mulf %rows, %xs : tensor<4x8xf32>
    %end = arith.addf %S, %S0 : tensor<8xf32>
    ttt.yield %end, %out : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// CHECK-NOT: @known_
func.func @known(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ttt.entry = "save"} {
  return %x : tensor<8xf32>
}

// CHECK-NOT: @step_
func.func private @step(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
