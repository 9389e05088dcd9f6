// What is saved, and which of the layer's two products the backward function computes again.
// RUN: ttt-opt %s --ttt-derive-outer-gradient=checkpoint=none --canonicalize --cse 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: ttt-opt %s --ttt-derive-outer-gradient=period=3 --canonicalize --cse 2>&1 | FileCheck %s --check-prefix=THREE

// Both products of the group are results of @layer_save, or not needed; only those of the
// derivative are left.
// NONE: remark: [ttt-derive-outer-gradient] what the derivative reads of every mini-batch is saved, no product is computed again; saved per 4 tokens: 'tensor<?x4x8xf32>'; saved per 4 tokens: 'tensor<?x8x8xf32>'{{$}}
// NONE-LABEL: func @layer_save(
// NONE-SAME: tensor<?x4x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT, block = 4>}, tensor<?x8x8xf32> {ttt.tensor = #ttt.tensor<"saved_1", saved, BHT, block = 4>})
// NONE: ttt.every 4 tokens
// NONE: ^bb0(%[[START:.*]]: index, %{{.*}}: index, %[[Q:.*]]: tensor<4x8xf32>, %{{.*}}: tensor<4x8xf32>, %[[S:.*]]: tensor<8x8xf32>, %[[INTO0:.*]]: tensor<?x4x8xf32>, %[[INTO1:.*]]: tensor<?x8x8xf32>):
// NONE:   %[[I:.*]] = arith.divui %[[START]], %c4
// NONE:   %[[STATES:.*]] = tensor.insert_slice %[[S]] into %[[INTO1]][%[[I]], 0, 0] [1, 8, 8] [1, 1, 1]
// NONE:   %[[Y:.*]] = ttt.contract "ti,ij->tj" %[[Q]], %[[S]]
// NONE:   %[[PRODUCTS:.*]] = tensor.insert_slice %[[Y]] into %[[INTO0]][%[[I]], 0, 0] [1, 4, 8] [1, 1, 1]
// NONE:   ttt.yield %{{.*}}, %[[PRODUCTS]], %[[STATES]], %{{.*}} :
// NONE-LABEL: func @layer_backward(
// NONE-SAME: %[[PRODUCTS:[^ ]*]]: tensor<?x4x8xf32> {ttt.tensor = #ttt.tensor<"saved_0"
// NONE-SAME: %[[STATES:[^ ]*]]: tensor<?x8x8xf32> {ttt.tensor = #ttt.tensor<"saved_1"
// NONE: ttt.every 4 reverse tokens
// NONE: ^bb0(%[[START:.*]]: index, %{{.*}}: index, %[[Q:[^ ]*]]: {{.*}}, %[[DS:[^ ]*]]: tensor<8x8xf32>, %{{[^ ]*}}: tensor<8xf32>):
// NONE:   %[[I:.*]] = arith.divui %[[START]], %c4
// NONE:   %[[Y:.*]] = tensor.extract_slice %[[PRODUCTS]][%[[I]], 0, 0] [1, 4, 8] [1, 1, 1]
// NONE:   %[[S:.*]] = tensor.extract_slice %[[STATES]][%[[I]], 0, 0] [1, 8, 8] [1, 1, 1]
// NONE-NOT: ttt.contract
// NONE:   ttt.contract "ij,tj->ti" %[[DS]], %{{.*}}
// NONE-NOT: ttt.contract
// NONE:   ttt.contract "ti,ij->tj" %{{.*}}, %[[DS]]
// NONE-NOT: ttt.contract
// NONE:   %[[DW:.*]] = arith.mulf %{{.*}}, %[[Y]]
// NONE:   ttt.reduce_sum %[[DW]] [0]
// NONE-NOT: ttt.contract
// NONE:   ttt.contract "tj,ij->ti" %{{.*}}, %[[S]]
// NONE-NOT: ttt.contract
// NONE:   ttt.contract "ti,tj->ij" %[[Q]], %{{.*}}
// NONE-NOT: ttt.contract
// NONE: return

// A state every 12 tokens. Back, three groups are run again and keep what they need, then
// the same three are gone through in reverse.
// THREE: remark: [ttt-derive-outer-gradient] states are saved every 3 mini-batches, what lies between is computed again; saved per 12 tokens: 'tensor<?x8x8xf32>'{{$}}
// THREE-LABEL: func @layer_save(
// THREE-SAME: tensor<?x8x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT, block = 12>})
// THREE: arith.ceildivui %{{.*}}, %c12
// THREE: ttt.every 12 tokens
// THREE:   ttt.every 4 of %{{.*}}, %{{.*}} tokens
// THREE-LABEL: func @layer_backward(
// THREE-SAME: %[[Q:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q"
// THREE-SAME: %[[STATES:[^ ]*]]: tensor<?x8x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT, block = 12>}
// THREE-SAME: %[[DS1:[^ ]*]]: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"d_S_final"
// THREE: ttt.every 12 reverse tokens(%[[Q]], %{{.*}}) carry(%[[DS1]], %{{.*}})
// THREE: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[QB:[^ ]*]]: tensor<12x8xf32>, %[[KB:[^ ]*]]: tensor<12x8xf32>, %[[DB:[^ ]*]]: tensor<12x8xf32>, %[[DS:[^ ]*]]: tensor<8x8xf32>, %[[DW:[^ ]*]]: tensor<8xf32>):
// THREE:   %[[I:.*]] = arith.divui %[[START]], %c12
// THREE:   %[[S:.*]] = tensor.extract_slice %[[STATES]][%[[I]], 0, 0] [1, 8, 8] [1, 1, 1]
// THREE:   %[[EMPTY0:.*]] = tensor.empty() : tensor<3x4x8xf32>
// THREE:   %[[EMPTY1:.*]] = tensor.empty() : tensor<3x8x8xf32>
// THREE:   %[[AGAIN:.*]]:3 = ttt.every 4 of %[[START]], %[[COUNT]] tokens(%[[QB]], %[[KB]]) carry(%[[S]], %[[EMPTY0]], %[[EMPTY1]])
// THREE:   ^bb0(%[[T:[^ ]*]]: index,
// THREE:     %[[OFFSET:.*]] = arith.subi %[[T]], %[[START]]
// THREE:     %[[GROUP:.*]] = arith.divui %[[OFFSET]], %c4
// THREE:     tensor.insert_slice %{{.*}}[%[[GROUP]], 0, 0] [1, 8, 8] [1, 1, 1]
// THREE:     tensor.insert_slice %{{.*}}[%[[GROUP]], 0, 0] [1, 4, 8] [1, 1, 1]
// THREE:   %[[DV:.*]] = ttt.valid_rows %[[DB]], %[[COUNT]] : tensor<12x8xf32>
// THREE:   %[[R:.*]]:4 = ttt.every 4 reverse of %[[START]], %[[COUNT]] tokens(%[[QB]], %[[KB]], %[[DV]]) carry(%[[DS]], %{{.*}})
// THREE:   ^bb0(%[[T:[^ ]*]]: index,
// THREE:     %[[OFFSET:.*]] = arith.subi %[[T]], %[[START]]
// THREE:     %[[GROUP:.*]] = arith.divui %[[OFFSET]], %c4
// THREE:     tensor.extract_slice %[[AGAIN]]#1[%[[GROUP]], 0, 0] [1, 4, 8] [1, 1, 1]
// THREE:     tensor.extract_slice %[[AGAIN]]#2[%[[GROUP]], 0, 0] [1, 8, 8] [1, 1, 1]
// THREE:   %[[DWNEW:.*]] = arith.addf %[[DW]], %[[R]]#1
// THREE:   ttt.yield %[[R]]#0, %[[DWNEW]], %[[R]]#2, %[[R]]#3
func.func @layer(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>},
                 %k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %w: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>},
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
