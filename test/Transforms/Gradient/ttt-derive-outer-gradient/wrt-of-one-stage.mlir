// A stage, none of whose inputs is asked for, has no function that goes back, and nothing is said
// of one; no gradient is taken of what it hands on.
// RUN: ttt-opt %s --ttt-derive-outer-gradient=wrt=bias 2>&1 | FileCheck %s --implicit-check-not=remark:

// CHECK: remark: [ttt-derive-outer-gradient] states are saved every mini-batch, the rest is computed again{{$}}
// CHECK-LABEL: func @layer_save(
// CHECK-NOT: @layer_backward
// CHECK-LABEL: func @layer_join_save(
// CHECK-LABEL: func @layer_join_backward(
// CHECK-SAME: -> (tensor<8xf32> {ttt.axes = "", ttt.name = "d_bias", ttt.role = "gradient"})
func.func @layer(%q: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"},
                 %w: tensor<8xf32> {ttt.axes = "H", ttt.name = "w", ttt.role = "param"})
    -> (tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "join.0", ttt.role = "internal"}) {
  %r = ttt.every 4 tokens(%q) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %qb: tensor<4x8xf32>):
    %wb = ttt.broadcast %w [0] : tensor<8xf32> -> tensor<4x8xf32>
    %y = arith.mulf %qb, %wb : tensor<4x8xf32>
    ttt.yield %y : tensor<4x8xf32>
  }
  return %r : tensor<?x8xf32>
}

func.func @layer_join(%rows: tensor<?x8xf32> {ttt.axes = "BT", ttt.name = "join.0", ttt.role = "internal"},
                      %bias: tensor<8xf32> {ttt.axes = "", ttt.name = "bias", ttt.role = "param"})
    -> (tensor<?x8xf32> {ttt.axes = "BT", ttt.name = "out", ttt.role = "out"})
    attributes {ttt.stage = "join"} {
  %r = ttt.every 4 tokens(%rows) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %rb: tensor<4x8xf32>):
    %b = ttt.broadcast %bias [0] : tensor<8xf32> -> tensor<4x8xf32>
    %y = arith.addf %rb, %b : tensor<4x8xf32>
    ttt.yield %y : tensor<4x8xf32>
  }
  return %r : tensor<?x8xf32>
}
