// The primal form: the loop over tokens saves what each token starts from as a stream of its
// own, which the loop in reverse reads token by token.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_save(
// CHECK-SAME: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT>})
// CHECK: %[[R:.*]]:3 = ttt.each_token %c0, %{{.*}} tokens(%{{.*}}) carry(%{{.*}})
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[X:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<8xf32>):
// CHECK-NEXT:   %[[NEW:.*]] = arith.mulf %[[S]], %[[X]]
// CHECK-NEXT:   %[[OUT:.*]] = math.exp %[[NEW]]
// CHECK-NEXT:   ttt.yield %[[NEW]], %[[OUT]], %[[S]]
// CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#2

// CHECK-LABEL: func @layer_backward(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x"
// CHECK-SAME: %[[STATES:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"saved_0"
// CHECK-SAME: %[[DS1:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"d_S_final"
// CHECK-SAME: %[[DOUT:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_out"
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[R:.*]]:2 = ttt.each_token reverse %c0, %[[N]] tokens(%[[X]], %[[DOUT]], %[[STATES]]) carry(%[[DS1]])
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[XT:.*]]: tensor<8xf32>, %[[D:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<8xf32>, %[[DS:.*]]: tensor<8xf32>):
// CHECK-NEXT:   %[[NEW:.*]] = arith.mulf %[[S]], %[[XT]]
// CHECK-NEXT:   %[[E:.*]] = math.exp %[[NEW]]
// CHECK-NEXT:   %[[DE:.*]] = arith.mulf %[[D]], %[[E]]
// CHECK-NEXT:   %[[DNEW:.*]] = arith.addf %[[DS]], %[[DE]]
// CHECK-NEXT:   %[[DSOLD:.*]] = arith.mulf %[[DNEW]], %[[XT]]
// CHECK-NEXT:   %[[DX:.*]] = arith.mulf %[[DNEW]], %[[S]]
// CHECK-NEXT:   ttt.yield %[[DSOLD]], %[[DX]]
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %r:2 = ttt.each_token %c0, %n tokens(%x) carry(%S0)
      : (index, index, tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %S: tensor<8xf32>):
    %new = arith.mulf %S, %xt : tensor<8xf32>
    %out = math.exp %new : tensor<8xf32>
    ttt.yield %new, %out : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
