// Only the gradients asked for are results, in the layer's order whatever the order of the
// names; what is needed for none of them is neither saved nor computed.
// RUN: ttt-opt %s --ttt-derive-outer-gradient=wrt=w,q --canonicalize --cse | FileCheck %s --check-prefix=SOME
// RUN: ttt-opt %s --ttt-derive-outer-gradient=wrt=w --canonicalize --cse | FileCheck %s --check-prefix=ONE
// RUN: ttt-opt %s --ttt-derive-outer-gradient=wrt=unused --canonicalize --cse | FileCheck %s --check-prefix=ZERO

// Of q and w: the state is needed, its cotangent is not.
// SOME-LABEL: func @layer_save(
// SOME-SAME: #ttt.tensor<"saved_0"
// SOME-LABEL: func @layer_backward(
// SOME-SAME: -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_q", gradient, BHT>}, tensor<8xf32> {ttt.tensor = #ttt.tensor<"d_w", gradient, H>}) attributes
// SOME: %[[R:.*]]:2 = ttt.every 4 reverse tokens(%{{.*}}) carry(%{{[^,]*}}) : {{.*}} -> (tensor<8xf32>, tensor<?x8xf32>)
// SOME-NOT: ttt.contract "ti,tj->ij"
// SOME: return %[[R]]#1, %[[R]]#0

// Of w, which the loop reads from outside: its sum is carried through the reverse loop.
// ONE-LABEL: func @layer_backward(
// ONE-SAME: %[[Q:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q"
// ONE-SAME: %[[STATES:[^ ]*]]: tensor<?x8x8xf32> {ttt.tensor = #ttt.tensor<"saved_0"
// ONE-SAME: %[[D:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_out"
// ONE-SAME: -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"d_w", gradient, H>}) attributes
// ONE: %[[INIT:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// ONE: %[[R:.*]] = ttt.every 4 reverse tokens(%[[Q]], %[[D]]) carry(%[[INIT]])
// ONE: ^bb0(%{{.*}}: index, %[[COUNT:.*]]: index, %[[QB:.*]]: tensor<4x8xf32>, %[[DB:.*]]: tensor<4x8xf32>, %[[DW:.*]]: tensor<8xf32>):
// ONE:   %[[S:.*]] = tensor.extract_slice %[[STATES]]
// ONE:   %[[Y:.*]] = ttt.contract "ti,ij->tj" %[[QB]], %[[S]]
// ONE:   %[[DV:.*]] = ttt.valid_rows %[[DB]], %[[COUNT]]
// ONE:   %[[P:.*]] = arith.mulf %[[DV]], %[[Y]]
// ONE:   %[[PART:.*]] = ttt.reduce_sum %[[P]] [0]
// ONE:   %[[SUM:.*]] = arith.addf %[[DW]], %[[PART]]
// ONE:   ttt.yield %[[SUM]]
// ONE: return %[[R]]

// A parameter without influence has the gradient zero, and nothing is saved for it.
// ZERO-LABEL: func @layer_save(
// ZERO-NOT: saved
// ZERO-LABEL: func @layer_backward(
// ZERO-SAME: -> (tensor<2xf32> {ttt.tensor = #ttt.tensor<"d_unused", gradient, H>}) attributes
// ZERO-NEXT: %[[NONE:.*]] = arith.constant dense<0.000000e+00> : tensor<2xf32>
// ZERO-NEXT: return %[[NONE]]
func.func @layer(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>},
                 %k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %w: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>},
                 %none: tensor<2xf32> {ttt.tensor = #ttt.tensor<"unused", param, H>},
                 %S0: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 4 tokens(%q, %k) carry(%S0)
      : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %qb: tensor<4x8xf32>, %kb: tensor<4x8xf32>, %S: tensor<8x8xf32>):
    %y = ttt.contract "ti,ij->tj" %qb, %S : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %wb = ttt.broadcast %w [0] : tensor<8xf32> -> tensor<4x8xf32>
    %out = arith.mulf %y, %wb : tensor<4x8xf32>
    %kv = ttt.valid_rows %kb, %count : tensor<4x8xf32>
    %u = ttt.contract "ti,tj->ij" %kv, %kb : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %new = arith.addf %S, %u : tensor<8x8xf32>
    ttt.yield %new, %out : tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<?x8xf32>
}
