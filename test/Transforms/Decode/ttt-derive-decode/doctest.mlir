// A loop over tokens goes on with what it carried, and at the token where the call before
// ended. What is computed from initial values ahead of it is not needed again, nor are
// they; a probe of the whole sequence is given by no call that sees a part.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=3 --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer(
// CHECK-SAME: #ttt.tensor<"S_final"
// CHECK-LABEL: func @layer_prefill(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, {{[BHT]*}}>}
// CHECK-SAME: %[[W:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, {{[BHT]*}}>}
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, {{[BHT]*}}>}
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>},
// CHECK-SAME: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.S_final", final, BH>})
// CHECK-SAME: attributes {ttt.entry = #ttt.entry<prefill>}
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[START:.*]] = arith.mulf %[[S]], %[[W]]
// CHECK: %[[R:.*]]:2 = ttt.each_token %c0, %[[N]] tokens(%[[X]]) carry(%[[START]])
// CHECK: return %[[R]]#1, %[[R]]#0

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, {{[BHT]*}}>}
// CHECK-NOT: #ttt.tensor<"w"
// CHECK-NOT: #ttt.tensor<"S"
// CHECK-SAME: %[[AT:[^ ]*]]: tensor<i64> {ttt.tensor = #ttt.tensor<"position", position, B>}
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.S", state, BH>})
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>},
// CHECK-SAME: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.S_final", final, BH>})
// CHECK-SAME: attributes {ttt.entry = #ttt.entry<decode, max_tokens = 3>}
// CHECK-DAG: %[[NUMBER:.*]] = tensor.extract %[[AT]][]
// CHECK-DAG: %[[FIRST:.*]] = arith.index_cast %[[NUMBER]] : i64 to index
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[R:.*]]:2 = ttt.each_token %[[FIRST]], %[[N]] tokens(%[[X]]) carry(%[[S]])
// CHECK: return %[[R]]#1, %[[R]]#0
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %w: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<8xf32> {ttt.tensor = #ttt.tensor<"size", probe, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
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
