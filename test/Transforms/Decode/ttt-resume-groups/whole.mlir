// Without `new-rows`, as for GPUs: whole groups, then the open one from its start, computed again
// with each call from the carried tokens. With `invariant` it computes its end too.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=3 --ttt-resume-groups --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --ttt-derive-decode=tokens=3 --ttt-resume-groups=invariant --canonicalize --cse | FileCheck %s --check-prefix=INVARIANT

// CHECK-LABEL: func @layer_prefill(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32>
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32>
// CHECK: %[[WHOLE:.*]]:2 = ttt.every 4 of %c0, %[[FULL:.*]] tokens(%[[X]]) carry(%[[S]])
// CHECK: math.tanh
// CHECK: %[[ROWS:.*]] = ttt.take_rows %[[X]] from %[[FULL]], %[[REST:.*]] : tensor<?x8xf32> -> tensor<4x8xf32>
// CHECK: %[[OPEN:.*]] = ttt.every 4 of %[[FULL]], %[[REST]] tokens(%[[ROWS]]) carry()
// CHECK: ttt.each_token %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%[[WHOLE]]#0)
// CHECK-NOT: math.tanh
// CHECK: %[[OUT:.*]] = ttt.overwrite_rows %[[WHOLE]]#1, %[[OPEN]] at %[[FULL]], %[[REST]]
// CHECK: return %[[OUT]], %[[WHOLE]]#0, %[[ROWS]]

// CHECK-LABEL: func @layer_decode(
// CHECK: %[[WHOLE:.*]]:2 = ttt.every 4 of %[[FIRST:.*]], %[[FULL:.*]] tokens(%[[ALL:.*]]) carry(
// CHECK: math.tanh
// CHECK-DAG: %[[ROWS:.*]] = ttt.take_rows %[[ALL]] from %[[FULL]], %[[REST:.*]] : tensor<6x8xf32> -> tensor<4x8xf32>
// CHECK-DAG: %[[START:.*]] = arith.addi %[[FIRST]], %[[FULL]]
// CHECK: %[[OPEN:.*]] = ttt.every 4 of %[[START]], %[[REST]] tokens(%[[ROWS]]) carry()
// CHECK-NOT: math.tanh
// CHECK: %[[BOTH:.*]] = ttt.overwrite_rows %[[WHOLE]]#1, %[[OPEN]] at %[[FULL]], %[[REST]]
// CHECK: %[[OUT:.*]] = ttt.take_rows %[[BOTH]] from
// CHECK: return %[[OUT]], %[[WHOLE]]#0, %[[ROWS]]

// INVARIANT-LABEL: func @layer_prefill(
// INVARIANT: %[[WHOLE:.*]]:2 = ttt.every 4 of
// INVARIANT: %[[OPEN:.*]]:2 = ttt.every 4 of %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%[[WHOLE]]#0)
// INVARIANT: math.tanh
// INVARIANT: %[[OUT:.*]] = ttt.overwrite_rows %[[WHOLE]]#1, %[[OPEN]]#1
// INVARIANT: return %[[OUT]], %[[WHOLE]]#0,
// INVARIANT-LABEL: func @layer_decode(
// INVARIANT: %[[WHOLE:.*]]:2 = ttt.every 4 of
// INVARIANT: %[[OPEN:.*]]:2 = ttt.every 4 of %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%[[WHOLE]]#0)
// INVARIANT: math.tanh
// INVARIANT: ttt.overwrite_rows %[[WHOLE]]#1, %[[OPEN]]#1
// INVARIANT: return %{{.*}}, %[[WHOLE]]#0,
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
