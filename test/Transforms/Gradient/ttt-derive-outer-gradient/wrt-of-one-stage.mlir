// A stage, none of whose inputs is asked for, has no function that goes back, and nothing is said
// of one; no gradient is taken of what it hands on.
// RUN: ttt-opt %s --ttt-derive-outer-gradient=wrt=bias 2>&1 | FileCheck %s --implicit-check-not=remark:

// CHECK: remark: [ttt-derive-outer-gradient] states are saved every mini-batch, the rest is computed again{{$}}
// CHECK-LABEL: func @layer_save(
// CHECK-NOT: @layer_backward
// CHECK-LABEL: func @layer_join_save(
// CHECK-LABEL: func @layer_join_backward(
// CHECK-SAME: -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"d_bias", gradient>})
func.func @layer(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>},
                 %w: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"join.0", internal, BHT>}) {
  %r = ttt.every 4 tokens(%q) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %qb: tensor<4x8xf32>):
    %wb = ttt.broadcast %w [0] : tensor<8xf32> -> tensor<4x8xf32>
    %y = arith.mulf %qb, %wb : tensor<4x8xf32>
    ttt.yield %y : tensor<4x8xf32>
  }
  return %r : tensor<?x8xf32>
}

func.func @layer_join(%rows: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"join.0", internal, BT>},
                      %bias: tensor<8xf32> {ttt.tensor = #ttt.tensor<"bias", param>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BT>})
    attributes {ttt.entry = #ttt.entry<forward, stage = "join">} {
  %r = ttt.every 4 tokens(%rows) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %rb: tensor<4x8xf32>):
    %b = ttt.broadcast %bias [0] : tensor<8xf32> -> tensor<4x8xf32>
    %y = arith.addf %rb, %b : tensor<4x8xf32>
    ttt.yield %y : tensor<4x8xf32>
  }
  return %r : tensor<?x8xf32>
}
