// A small layer with a matrix state: what its groups start from is saved, one entry per
// mini-batch, and a loop in reverse runs each group again and its derivative after it.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --ttt-derive-outer-gradient -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// REMARK: doctest.mlir:[[#@LINE+45]]:1: remark: [ttt-derive-outer-gradient] states are saved every mini-batch, the rest is computed again; saved per 4 tokens: 'tensor<?x8x8xf32>'{{$}}

// The layer itself stays.
// CHECK-LABEL: func @layer(
// CHECK-NOT: ttt.entry
// CHECK: ttt.every 4 tokens(%{{[^,]*}}, %{{[^,]*}}) carry(%{{[^,]*}}) :
// CHECK: return %{{.*}}#0, %{{.*}}#1 :

// CHECK-LABEL: func @layer_save(
// CHECK-SAME: %[[Q:.*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %[[K:.*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %[[W:.*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>}, %[[S0:.*]]: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
// CHECK-SAME: -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}, tensor<?x8x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT, block = 4>}) attributes {ttt.entry = #ttt.entry<save>}
// CHECK: %[[LENGTH:.*]] = tensor.dim %[[Q]], %c0
// CHECK: %[[GROUPS:.*]] = arith.ceildivui %[[LENGTH]], %c4
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[GROUPS]]) : tensor<?x8x8xf32>
// CHECK: %[[R:.*]]:3 = ttt.every 4 tokens(%[[Q]], %[[K]]) carry(%[[S0]], %[[EMPTY]])
// CHECK-NEXT: ^bb0(%[[START:.*]]: index, %{{.*}}: index, %{{.*}}: tensor<4x8xf32>, %{{.*}}: tensor<4x8xf32>, %[[S:.*]]: tensor<8x8xf32>, %[[INTO:.*]]: tensor<?x8x8xf32>):
// CHECK:   %[[I:.*]] = arith.divui %[[START]], %c4
// CHECK:   %[[STATES:.*]] = tensor.insert_slice %[[S]] into %[[INTO]][%[[I]], 0, 0] [1, 8, 8] [1, 1, 1]
// CHECK:   %[[NEW:.*]] = arith.addf %[[S]], %{{.*}} : tensor<8x8xf32>
// CHECK:   ttt.yield %[[NEW]], %[[STATES]], %{{.*}} :
// CHECK: return %[[R]]#0, %[[R]]#2, %[[R]]#1

// CHECK-LABEL: func @layer_backward(
// CHECK-SAME: %[[Q:.*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %[[K:.*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %[[W:.*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>}, %{{.*}}: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>},
// CHECK-SAME: %[[STATES:.*]]: tensor<?x8x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT, block = 4>},
// CHECK-SAME: %[[DS1:.*]]: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"d_S_final", cotangent, BH>}, %[[DOUT:.*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_out", cotangent, BHT>})
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_q", gradient, BHT>}, tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"d_k", gradient, BHT>}, tensor<8xf32> {ttt.tensor = #ttt.tensor<"d_w", gradient, H>}, tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"d_S", gradient, BH>}) attributes {ttt.entry = #ttt.entry<backward>}
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK: %[[R:.*]]:4 = ttt.every 4 reverse tokens(%[[Q]], %[[K]], %[[DOUT]]) carry(%[[DS1]], %[[ZERO]])
// CHECK-NEXT: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[QB:.*]]: tensor<4x8xf32>, %[[KB:.*]]: tensor<4x8xf32>, %[[DB:.*]]: tensor<4x8xf32>, %[[DS:.*]]: tensor<8x8xf32>, %[[DW:.*]]: tensor<8xf32>):
// CHECK:   %[[I:.*]] = arith.divui %[[START]], %c4
// CHECK:   %[[S:.*]] = tensor.extract_slice %[[STATES]][%[[I]], 0, 0] [1, 8, 8] [1, 1, 1]
// CHECK:   %[[Y:.*]] = ttt.contract "ti,ij->tj" %[[QB]], %[[S]]
// CHECK:   %[[WB:.*]] = ttt.broadcast %[[W]] [0]
// Padding repeats a token: its cotangent must not count.
// CHECK:   %[[DV:.*]] = ttt.valid_rows %[[DB]], %[[COUNT]]
// CHECK:   %[[DY:.*]] = arith.mulf %[[DV]], %[[WB]]
// CHECK:   %[[DWB:.*]] = arith.mulf %[[DV]], %[[Y]]
// CHECK:   %[[DW1:.*]] = ttt.reduce_sum %[[DWB]] [0]
// CHECK:   %[[DQ:.*]] = ttt.contract "tj,ij->ti" %[[DY]], %[[S]]
// CHECK:   %[[PART:.*]] = ttt.contract "ti,tj->ij" %[[QB]], %[[DY]]
// CHECK:   %[[DSNEW:.*]] = arith.addf %[[DS]], %[[PART]]
// CHECK:   %[[DWNEW:.*]] = arith.addf %[[DW]], %[[DW1]]
// CHECK:   ttt.yield %[[DSNEW]], %[[DWNEW]], %[[DQ]], %{{.*}}
// CHECK: return %[[R]]#2, %[[R]]#3, %[[R]]#1, %[[R]]#0
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
