// Groups: one loop over whole groups and the open one, `after` the tokens of earlier calls, which
// gives the state at the start of the open group. That state and the group's tokens are carried.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=3 --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --ttt-derive-decode="tokens=3 invariant" --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_prefill(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, {{[BHT]*}}>}
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, {{[BHT]*}}>}
// CHECK-SAME: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.S_final", final, BH>}, tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"carry.rows.x_final", final, BH>})
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[REST:.*]] = arith.remui %[[N]], %c4
// CHECK: %[[FULL:.*]] = arith.subi %[[N]], %[[REST]]
// CHECK: %[[ALL:.*]]:2 = ttt.every 4 of %c0, %[[N]] after %c0 tokens(%[[X]]) carry(%[[S]])
// CHECK: math.tanh
// CHECK: %[[ROWS:.*]] = ttt.take_rows %[[X]] from %[[FULL]], %[[REST]] : tensor<?x8xf32> -> tensor<4x8xf32>
// CHECK: return %[[ALL]]#1, %[[ALL]]#0, %[[ROWS]]

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, {{[BHT]*}}>}
// CHECK-SAME: %[[AT:[^ ]*]]: tensor<i64>
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.S", state, BH>}
// CHECK-SAME: %[[SEEN:[^ ]*]]: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"carry.rows.x", state, BH>})
// CHECK-SAME: #ttt.tensor<"carry.S_final"
// CHECK-SAME: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"carry.rows.x_final", final, BH>})
// CHECK: %[[POSITION:.*]] = arith.index_cast
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[PAST:.*]] = arith.remui %[[POSITION]], %c4
// CHECK: %[[FIRST:.*]] = arith.subi %[[POSITION]], %[[PAST]]
// CHECK: %[[LENGTH:.*]] = arith.addi %[[PAST]], %[[N]]
// CHECK: %[[REST:.*]] = arith.remui %[[LENGTH]], %c4
// CHECK: %[[FULL:.*]] = arith.subi %[[LENGTH]], %[[REST]]
// The open group's 3 tokens at most, and the 3 of the call.
// CHECK: %[[BEFORE:.*]] = ttt.take_rows %[[SEEN]] from %c0, %[[PAST]] : tensor<4x8xf32> -> tensor<6x8xf32>
// CHECK: %[[STREAM:.*]] = ttt.overwrite_rows %[[BEFORE]], %[[X]] at %[[PAST]], %[[N]] : tensor<6x8xf32>, tensor<?x8xf32>
// CHECK: %[[ALL:.*]]:2 = ttt.every 4 of %[[FIRST]], %[[LENGTH]] after %[[PAST]] tokens(%[[STREAM]]) carry(%[[S]])
// CHECK: %[[ROWS:.*]] = ttt.take_rows %[[STREAM]] from %[[FULL]], %[[REST]] : tensor<6x8xf32> -> tensor<4x8xf32>
// CHECK: %[[OUT:.*]] = ttt.take_rows %[[ALL]]#1 from %[[PAST]], %[[N]] : tensor<6x8xf32> -> tensor<?x8xf32>
// CHECK: return %[[OUT]], %[[ALL]]#0, %[[ROWS]]
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 4 tokens(%x) carry(%S0)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %S: tensor<8xf32>):
    %e:2 = ttt.each_token %start, %count tokens(%xs) carry(%S)
        : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
    ^bb0(%t: index, %xt: tensor<8xf32>, %s: tensor<8xf32>):
      %new = arith.mulf %s, %xt : tensor<8xf32>
      %out = math.exp %new : tensor<8xf32>
      ttt.yield %new, %out : tensor<8xf32>, tensor<8xf32>
    }
    %end = math.tanh %e#0 : tensor<8xf32>
    ttt.yield %end, %e#1 : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
