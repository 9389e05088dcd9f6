// The gradient of a token that no result depends on is zero, in its shape.
// RUN: ttt-opt %s --ttt-derive-outer-gradient | FileCheck %s

func.func @no_influence(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                        %gate: tensor<?xf32> {ttt.tensor = #ttt.tensor<"gate", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    ttt.yield %xb : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @no_influence_backward
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_x"{{.*}}}, tensor<?xf32> {ttt.tensor = #ttt.tensor<"d_gate"{{.*}}})
//      CHECK: %[[ZEROS:.*]] = ttt.every 64
// CHECK-SAME: (tensor<?xf32>) -> tensor<?xf32>
//      CHECK:   %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<64xf32>
//      CHECK:   ttt.yield %[[ZERO]] : tensor<64xf32>
//      CHECK: return %{{.*}}, %[[ZEROS]]
