// A recurrence has no rule of its own: it becomes the loop over its tokens, which has. Its
// columns of inputs are rows of the identity, one per token. It ends with the group: past
// the end a gate above 1 might overflow.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --canonicalize --cse | FileCheck %s

// The layer keeps its recurrence.
// CHECK-LABEL: func @layer(
// CHECK: ttt.recurrence

// L_t = a_t L_{t-1} + lr_t e_t
// CHECK-LABEL: func @layer_save(
// CHECK-NOT: ttt.recurrence
// CHECK: %[[UNITS:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<3x3xf32>
// CHECK: ttt.every 3 tokens
// CHECK: ^bb0(%{{.*}}: index, %[[COUNT:.*]]: index, %[[XB:.*]]: tensor<3x2xf32>, %[[AB:.*]]: tensor<3xf32>, %[[LRB:.*]]: tensor<3xf32>):
// CHECK-NEXT: %[[R:.*]]:2 = ttt.each_token %c0, %[[COUNT]] tokens(%[[AB]], %[[LRB]], %[[UNITS]]) carry(%{{.*}}) : {{.*}} -> (tensor<3xf32>, tensor<3x3xf32>)
// CHECK-NEXT: ^bb0(%{{.*}}: index, %[[A:.*]]: tensor<f32>, %[[LR:.*]]: tensor<f32>, %[[E:.*]]: tensor<3xf32>, %[[L:.*]]: tensor<3xf32>):
// CHECK-NEXT:   %[[AS:.*]] = ttt.broadcast %[[A]] [0]
// CHECK-NEXT:   %[[OLD:.*]] = arith.mulf %[[AS]], %[[L]]
// CHECK-NEXT:   %[[LRS:.*]] = ttt.broadcast %[[LR]] [0]
// CHECK-NEXT:   %[[OWN:.*]] = arith.mulf %[[LRS]], %[[E]]
// CHECK-NEXT:   %[[NEW:.*]] = arith.addf %[[OLD]], %[[OWN]]
// CHECK-NEXT:   ttt.yield %[[NEW]], %[[NEW]]
// CHECK: %[[PADDED:.*]] = ttt.pad_rows %[[R]]#1, %[[COUNT]]
// CHECK-NEXT: ttt.tril_matmul %[[PADDED]], %[[XB]]

// da_t = dL_t . L_{t-1} (which the loop run again gives), dL_{t-1} += a_t dL_t and
// dlr_t = dL_t . e_t
// CHECK-LABEL: func @layer_backward(
// CHECK-NOT: ttt.recurrence
// CHECK: ttt.every 3 reverse
// CHECK: ^bb0(%{{.*}}: index, %[[COUNT:.*]]: index, %[[XB:.*]]: tensor<3x2xf32>, %[[AB:.*]]: tensor<3xf32>, %[[LRB:.*]]: tensor<3xf32>, %[[DB:.*]]: tensor<3x2xf32>):
// CHECK: %[[F:[^:]*]]:{{.*}} = ttt.each_token %c0, %[[COUNT]] tokens(
// CHECK: %[[DV:.*]] = ttt.valid_rows %[[DB]], %[[COUNT]]
// CHECK: %[[DL:.*]] = ttt.contract "tj,sj->ts" %[[DV]], %[[XB]]
// CHECK: %[[DLT:.*]] = ttt.tril %[[DL]]
// CHECK: %[[DLV:.*]] = ttt.valid_rows %[[DLT]], %[[COUNT]]
// CHECK: %[[G:[^:]*]]:{{.*}} = ttt.each_token reverse %c0, %[[COUNT]] tokens(%[[AB]], %[[UNITS:[^,]*]], %[[DLV]], %[[F]]#2) carry
// CHECK: ^bb0(%{{.*}}: index, %[[A:[^:]*]]: tensor<f32>, %[[E:[^:]*]]: tensor<3xf32>, %[[D:[^:]*]]: tensor<3xf32>, %[[BEFORE:[^:]*]]: tensor<3xf32>, %[[LATER:[^:]*]]: tensor<3xf32>):
// CHECK-DAG: %[[AS:.*]] = ttt.broadcast %[[A]] [0]
// CHECK-DAG: %[[DNEW:.*]] = arith.addf %[[D]], %[[LATER]]
// CHECK-DAG: %[[DLRS:.*]] = arith.mulf %[[DNEW]], %[[E]]
// CHECK-DAG: %[[DLR:.*]] = ttt.reduce_sum %[[DLRS]] [0]
// CHECK-DAG: %[[DAS:.*]] = arith.mulf %[[DNEW]], %[[BEFORE]]
// CHECK-DAG: ttt.reduce_sum %[[DAS]] [0]
// CHECK-DAG: %[[ON:.*]] = arith.mulf %[[DNEW]], %[[AS]]
// CHECK: ttt.yield %[[ON]], %{{[^,]*}}, %[[DLR]]
// CHECK: return
func.func @layer(%x: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %a: tensor<?xf32> {ttt.tensor = #ttt.tensor<"a", token, BHT>},
                 %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>})
    -> (tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %y = ttt.every 3 tokens(%x, %a, %lr) carry() : (tensor<?x2xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?x2xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<3x2xf32>, %ab: tensor<3xf32>, %lrb: tensor<3xf32>):
    %A, %L = ttt.recurrence carried 1 of 1 transitions [0, 0] (%ab) inputs [0, 0] (%lrb)
        : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>)
    %out = ttt.tril_matmul %L, %xb : tensor<3x3xf32>, tensor<3x2xf32>
    ttt.yield %out : tensor<3x2xf32>
  }
  return %y : tensor<?x2xf32>
}
