// The delta rule: a column of the state and of the output is computed from the same column of the
// values. A block of columns computes what all share, the products of keys, itself.
// RUN: ttt-opt %s --ttt-split-columns=multiple=4 --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @rule(
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<?x6xf32> {{.*}}, %{{[a-z0-9]+}}: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}
// CHECK-SAME: attributes {ttt.flops_per_token = 1.000000e+00 : f64, ttt.many_tasks}

// CHECK-LABEL: func @rule_columns(
// CHECK-SAME: %[[K:[a-z0-9]+]]: tensor<?x6xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}
// CHECK-SAME: %[[V:[a-z0-9]+]]: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT, columns = 8>}
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<6x4xf32> {ttt.tensor = #ttt.tensor<"W", state, BH, columns = 8>}
// CHECK-SAME: -> (tensor<6x4xf32> {ttt.tensor = #ttt.tensor<"W_final", final, BH, columns = 8>}, tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT, columns = 8>})
// CHECK-NOT: ttt.flops_per_token
// CHECK: arith.constant dense<-1.000000e+00> : tensor<4x4xf32>
// CHECK: ttt.every 4 tokens(%[[K]], %[[V]]) carry(%[[W]])
// CHECK: ttt.contract "ti,si->ts" %[[KB:.*]], %[[KB]] : tensor<4x6xf32>, tensor<4x6xf32> -> tensor<4x4xf32>
// CHECK: ttt.contract "ti,ij->tj" %[[KB]], %{{.*}} : tensor<4x6xf32>, tensor<6x4xf32> -> tensor<4x4xf32>
// CHECK: ttt.tril_solve %{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x4xf32>
// CHECK: tensor.extract_slice %{{.*}}[1, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
// CHECK: ttt.contract "ti,tj->ij" %[[KB]], %{{.*}} : tensor<4x6xf32>, tensor<4x4xf32> -> tensor<6x4xf32>
// expected-remark @+1 {{[ttt-split-columns] rule: the 8 columns of the outputs do not depend on each other; where there are fewer tasks than threads, 2 blocks of them are computed apart}}
func.func @rule(%k: tensor<?x6xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                %v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>},
                %W: tensor<6x8xf32> {ttt.tensor = #ttt.tensor<"W", state, BH>})
    -> (tensor<6x8xf32> {ttt.tensor = #ttt.tensor<"W_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>})
    attributes {ttt.flops_per_token = 1.0 : f64} {
  %minus = arith.constant dense<-1.0> : tensor<4x8xf32>
  %final, %out = ttt.every 4 tokens(%k, %v) carry(%W) : (tensor<?x6xf32>, tensor<?x8xf32>, tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<4x6xf32>, %vb: tensor<4x8xf32>, %state: tensor<6x8xf32>):
    %gram = ttt.contract "ti,si->ts" %kb, %kb : tensor<4x6xf32>, tensor<4x6xf32> -> tensor<4x4xf32>
    %read = ttt.contract "ti,ij->tj" %kb, %state : tensor<4x6xf32>, tensor<6x8xf32> -> tensor<4x8xf32>
    %error = arith.subf %vb, %read : tensor<4x8xf32>
    %weights = ttt.valid_rows %gram, %count : tensor<4x4xf32>
    %solved = ttt.tril_solve %weights, %error : tensor<4x4xf32>, tensor<4x8xf32>
    %row = tensor.extract_slice %solved[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %rows = ttt.broadcast %row [0] : tensor<8xf32> -> tensor<4x8xf32>
    %scaled = arith.mulf %solved, %minus : tensor<4x8xf32>
    %sum = arith.addf %scaled, %rows : tensor<4x8xf32>
    %update = ttt.contract "ti,tj->ij" %kb, %sum : tensor<4x6xf32>, tensor<4x8xf32> -> tensor<6x8xf32>
    %next = arith.addf %state, %update : tensor<6x8xf32>
    ttt.yield %next, %solved : tensor<6x8xf32>, tensor<4x8xf32>
  }
  return %final, %out : tensor<6x8xf32>, tensor<?x8xf32>
}
