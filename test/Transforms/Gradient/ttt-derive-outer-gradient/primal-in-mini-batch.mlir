// A loop over tokens that is left in a mini-batch: the group is run again with the state of
// each token as rows, then gone through in reverse. Rows past the last token are undefined
// and become zero wherever they could be added to others.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_save(
// CHECK-SAME: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT, block = 4>})
// CHECK-LABEL: func @layer_backward(
// CHECK-SAME: %[[STATES:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"saved_0"
// CHECK: %[[R:.*]]:2 = ttt.every 4 reverse tokens
// CHECK-NEXT: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[XB:.*]]: tensor<4x8xf32>, %[[DB:.*]]: tensor<4x8xf32>, %[[DS:.*]]: tensor<8xf32>):
// CHECK:   %[[S:.*]] = tensor.extract_slice %[[STATES]]
// CHECK:   %[[AGAIN:.*]]:2 = ttt.each_token %[[START]], %[[COUNT]] tokens(%[[XB]]) carry(%[[S]])
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[X:.*]]: tensor<8xf32>, %[[ST:.*]]: tensor<8xf32>):
// CHECK-NEXT:   %[[NEW:.*]] = arith.mulf %[[ST]], %[[X]]
// CHECK-NEXT:   ttt.yield %[[NEW]], %[[ST]]
// CHECK:   %[[DV:.*]] = ttt.valid_rows %[[DB]], %[[COUNT]]
// CHECK:   %[[G:.*]]:2 = ttt.each_token reverse %[[START]], %[[COUNT]] tokens(%[[XB]], %{{.*}}, %[[AGAIN]]#1) carry(%[[DS]])
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[X:.*]]: tensor<8xf32>, %[[D:.*]]: tensor<8xf32>, %[[ST:.*]]: tensor<8xf32>, %[[LATER:.*]]: tensor<8xf32>):
// CHECK-NEXT:   %[[SUM:.*]] = arith.addf %[[D]], %[[LATER]]
// CHECK-NEXT:   %[[DST:.*]] = arith.mulf %[[SUM]], %[[X]]
// CHECK-NEXT:   %[[DX:.*]] = arith.mulf %[[SUM]], %[[ST]]
// CHECK-NEXT:   ttt.yield %[[DST]], %[[DX]]
// CHECK:   %[[DXB:.*]] = ttt.valid_rows %[[G]]#1, %[[COUNT]]
// CHECK:   ttt.yield %[[G]]#0, %[[DXB]]
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 4 tokens(%x) carry(%S0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>, %S: tensor<8xf32>):
    %e:2 = ttt.each_token %start, %count tokens(%xb) carry(%S)
        : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
    ^bb0(%t: index, %xt: tensor<8xf32>, %s: tensor<8xf32>):
      %new = arith.mulf %s, %xt : tensor<8xf32>
      ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
    }
    ttt.yield %e#0, %e#1 : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
