// Tokens of a group that do not depend on each other: of the open group only the new ones
// are computed, with `invariant` too.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=3 --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --ttt-derive-decode="tokens=3 invariant" --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_prefill(
// CHECK: ttt.every 16 of %c0, %{{.*}} after %c0
// CHECK: ttt.reduce_sum
// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, {{[BHT]*}}>}
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[PAST:.*]] = arith.remui %{{.*}}, %c16
// CHECK: %[[FIRST:.*]] = arith.subi %{{.*}}, %[[PAST]]
// CHECK: %[[LENGTH:.*]] = arith.addi %[[PAST]], %[[N]]
// CHECK: %[[REST:.*]] = arith.remui %[[LENGTH]], %c16
// CHECK: %[[FULL:.*]] = arith.subi %[[LENGTH]], %[[REST]]
// CHECK: %[[ALL:.*]] = ttt.overwrite_rows %{{.*}}, %[[X]] at %[[PAST]], %[[N]] : tensor<18x8xf32>, tensor<?x8xf32>
// CHECK: %[[WHOLE:.*]]:2 = ttt.every 16 of %[[FIRST]], %[[FULL]] tokens(%[[ALL]])
// CHECK: ttt.reduce_sum
// CHECK: %[[ROWS:.*]] = ttt.take_rows %[[ALL]] from %[[FULL]], %[[REST]] : tensor<18x8xf32> -> tensor<16x8xf32>
// The new tokens of the open group: from its start, or from where the last call ended.
// CHECK: %[[FROM:.*]] = arith.maxui %[[FULL]], %[[PAST]]
// CHECK: %[[COUNT:.*]] = arith.subi %[[LENGTH]], %[[FROM]]
// CHECK: %[[NEW:.*]] = ttt.take_rows %[[ALL]] from %[[FROM]], %[[COUNT]] : tensor<18x8xf32> -> tensor<3x8xf32>
// CHECK: %[[AT:.*]] = arith.addi %[[FIRST]], %[[FROM]]
// CHECK: %[[OPEN:.*]] = ttt.each_token %[[AT]], %[[COUNT]] tokens(%[[NEW]]) carry()
// CHECK: arith.mulf %[[WHOLE]]#0,
// CHECK-NOT: ttt.reduce_sum
// CHECK: %[[BOTH:.*]] = ttt.overwrite_rows %[[WHOLE]]#1, %[[OPEN]] at %[[FROM]], %[[COUNT]]
// CHECK: %[[OUT:.*]] = ttt.take_rows %[[BOTH]] from %[[PAST]], %[[N]]
// CHECK: return %[[OUT]], %[[WHOLE]]#0, %[[ROWS]]
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 16 tokens(%x) carry(%S0)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<16x8xf32>, %S: tensor<8xf32>):
    %e = ttt.each_token %start, %count tokens(%xs) carry()
        : (index, index, tensor<16x8xf32>) -> tensor<16x8xf32> {
    ^bb0(%t: index, %xt: tensor<8xf32>):
      %out = arith.mulf %S, %xt : tensor<8xf32>
      ttt.yield %out : tensor<8xf32>
    }
    %valid = ttt.valid_rows %xs, %count : tensor<16x8xf32>
    %sum = ttt.reduce_sum %valid [0] : tensor<16x8xf32> -> tensor<8xf32>
    %end = arith.addf %S, %sum : tensor<8xf32>
    ttt.yield %end, %e : tensor<8xf32>, tensor<16x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
