// A group's end may ask for what the sequence began with: decoding takes it too. Functions
// that are entries already, and private ones, stay alone.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=1 --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[S0:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>}
// CHECK-SAME: #ttt.tensor<"position"
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.0", state, BH>}
// CHECK: ttt.every 4 of %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%[[S]])
// CHECK: arith.addf %{{.*}}, %[[S0]]
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
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
func.func @known(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ttt.entry = #ttt.entry<save>} {
  return %x : tensor<8xf32>
}

// CHECK-NOT: @step_
func.func private @step(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
