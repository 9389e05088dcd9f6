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
// CHECK-SAME: %[[Q:.*]]: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %[[K:.*]]: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %[[W:.*]]: tensor<8xf32> {ttt.axes = "H", ttt.name = "w", ttt.role = "param"}, %[[S0:.*]]: tensor<8x8xf32> {ttt.axes = "BH", ttt.name = "S", ttt.role = "state"})
// CHECK-SAME: -> (tensor<8x8xf32> {ttt.axes = "BH", ttt.name = "S_final", ttt.role = "final"}, tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}, tensor<?x8x8xf32> {ttt.axes = "BHT", ttt.name = "saved_0", ttt.role = "saved", ttt.time_block = 4 : i64}) attributes {ttt.entry = "save"}
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
// CHECK-SAME: %[[Q:.*]]: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %[[K:.*]]: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %[[W:.*]]: tensor<8xf32> {ttt.axes = "H", ttt.name = "w", ttt.role = "param"}, %{{.*}}: tensor<8x8xf32> {ttt.axes = "BH", ttt.name = "S", ttt.role = "state"},
// CHECK-SAME: %[[STATES:.*]]: tensor<?x8x8xf32> {ttt.axes = "BHT", ttt.name = "saved_0", ttt.role = "saved", ttt.time_block = 4 : i64},
// CHECK-SAME: %[[DS1:.*]]: tensor<8x8xf32> {ttt.axes = "BH", ttt.name = "d_S_final", ttt.role = "cotangent"}, %[[DOUT:.*]]: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "d_out", ttt.role = "cotangent"})
// CHECK-SAME: -> (tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "d_q", ttt.role = "gradient"}, tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "d_k", ttt.role = "gradient"}, tensor<8xf32> {ttt.axes = "H", ttt.name = "d_w", ttt.role = "gradient"}, tensor<8x8xf32> {ttt.axes = "BH", ttt.name = "d_S", ttt.role = "gradient"}) attributes {ttt.entry = "backward"}
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
func.func @layer(%q: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"},
                 %k: tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"},
                 %w: tensor<8xf32> {ttt.axes = "H", ttt.name = "w", ttt.role = "param"},
                 %S0: tensor<8x8xf32> {ttt.axes = "BH", ttt.name = "S", ttt.role = "state"})
    -> (tensor<8x8xf32> {ttt.axes = "BH", ttt.name = "S_final", ttt.role = "final"},
        tensor<?x8xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
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
