// A probe looks inside: it is a result like any other of the function that saves, but no
// loss is taken of it, so the one that goes back has no cotangent of it and reads none.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_save(
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"inside", probe, BHT>}, tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes
// CHECK: %[[R:.*]]:2 = ttt.every 4 tokens
// CHECK: return %[[R]]#0, %[[R]]#1

// CHECK-LABEL: func @layer_backward(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>}, %[[D:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_out", cotangent, BHT>}) ->
// CHECK: ttt.every 4 reverse tokens(%[[X]], %[[D]])
// CHECK-NOT: math.exp
// CHECK: return
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"inside", probe, BHT>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    %inside = math.exp %xb : tensor<4x8xf32>
    %y = arith.mulf %xb, %xb : tensor<4x8xf32>
    ttt.yield %inside, %y : tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<?x8xf32>, tensor<?x8xf32>
}
