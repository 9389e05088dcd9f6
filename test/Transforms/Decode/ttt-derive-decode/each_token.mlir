// A loop over tokens goes on with what it carried, and at the token where the call before
// ended. What is computed from initial values ahead of it is not needed again, nor are
// they; a probe of the whole sequence is given by no call that sees a part.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=3 --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer(
// CHECK-SAME: ttt.name = "S_final"
// CHECK-LABEL: func @layer_prefill(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {{{[^}]*}}ttt.name = "x", ttt.role = "token"}
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8xf32> {{{[^}]*}}ttt.name = "w", ttt.role = "param"}
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {{{[^}]*}}ttt.name = "S", ttt.role = "state"}
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"},
// CHECK-SAME: tensor<8xf32> {ttt.axes = "BH", ttt.name = "carry.S_final", ttt.role = "final"})
// CHECK-SAME: attributes {ttt.entry = "prefill"}
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[START:.*]] = arith.mulf %[[S]], %[[W]]
// CHECK: %[[R:.*]]:2 = ttt.each_token %c0, %[[N]] tokens(%[[X]]) carry(%[[START]])
// CHECK: return %[[R]]#1, %[[R]]#0

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {{{[^}]*}}ttt.name = "x", ttt.role = "token"}
// CHECK-NOT: ttt.name = "w"
// CHECK-NOT: ttt.name = "S"
// CHECK-SAME: %[[AT:[^ ]*]]: tensor<i64> {ttt.axes = "B", ttt.name = "position", ttt.role = "position"}
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.axes = "BH", ttt.name = "carry.S", ttt.role = "state"})
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"},
// CHECK-SAME: tensor<8xf32> {ttt.axes = "BH", ttt.name = "carry.S_final", ttt.role = "final"})
// CHECK-SAME: attributes {ttt.entry = "decode", ttt.max_tokens = 3 : i64}
// CHECK-DAG: %[[NUMBER:.*]] = tensor.extract %[[AT]][]
// CHECK-DAG: %[[FIRST:.*]] = arith.index_cast %[[NUMBER]] : i64 to index
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[R:.*]]:2 = ttt.each_token %[[FIRST]], %[[N]] tokens(%[[X]]) carry(%[[S]])
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @layer(%x: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "x", ttt.role = "token"},
                 %w: tensor<8xf32> {ttt.axes = "H", ttt.name = "w", ttt.role = "param"},
                 %S0: tensor<8xf32> {ttt.axes = "BH", ttt.name = "S", ttt.role = "state"})
    -> (tensor<8xf32> {ttt.axes = "BH", ttt.name = "S_final", ttt.role = "final"},
        tensor<8xf32> {ttt.axes = "BH", ttt.name = "size", ttt.role = "probe"},
        tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %start = arith.mulf %S0, %w : tensor<8xf32>
  %r:2 = ttt.each_token %c0, %n tokens(%x) carry(%start)
      : (index, index, tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %S: tensor<8xf32>):
    %p = ttt.position %t : tensor<f32>
    %scaled = ttt.broadcast %p [0] : tensor<f32> -> tensor<8xf32>
    %new = arith.mulf %S, %xt : tensor<8xf32>
    %out = arith.addf %new, %scaled : tensor<8xf32>
    ttt.yield %new, %out : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %start, %r#1 : tensor<8xf32>, tensor<8xf32>, tensor<?x8xf32>
}
