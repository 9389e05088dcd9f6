// The delta rule, S <- S - k (k^T S - v): a matrix for all columns of the state, from the unit
// vectors, without the values. The norm of the keys is computed once.
// RUN: ttt-opt %s --ttt-derive-summary --canonicalize --cse --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @rule(
// CHECK-LABEL: func @rule_summary(
// CHECK-SAME: -> (tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<2x2xf32> {ttt.tensor = #ttt.tensor<"S_map", map, BH>})
// CHECK-SAME: attributes {ttt.entry = #ttt.entry<summary, cut_tokens = 1>}
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK-DAG: %[[UNIT:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00]]> : tensor<2x2xf32>
// CHECK: %[[BOTH:.*]]:2 = ttt.each_token {{.*}} carry(%[[ZERO]], %[[UNIT]])
// CHECK: ^bb0(%{{[^,]*}}: index, %{{[^,]*}}: tensor<2xf32>, %[[K:[^,]*]]: tensor<2xf32>, %[[V:[^,]*]]: tensor<3xf32>, %[[S:[^,]*]]: tensor<2x3xf32>, %[[P:[^,]*]]: tensor<2x2xf32>):
// CHECK: %[[UNITS:.*]] = arith.divf %[[K]],
// CHECK-NOT: arith.divf
// CHECK: %[[READ:.*]] = ttt.contract "k,kj->j" %[[UNITS]], %[[S]]
// CHECK: %[[READP:.*]] = ttt.contract "k,kj->j" %[[UNITS]], %[[P]] : tensor<2xf32>, tensor<2x2xf32> -> tensor<2xf32>
// CHECK: %[[ERROR:.*]] = arith.subf %[[READ]], %[[V]]
// CHECK: %[[STEP:.*]] = ttt.contract "k,j->kj" %[[UNITS]], %[[ERROR]]
// CHECK: %[[STEPP:.*]] = ttt.contract "k,j->kj" %[[UNITS]], %[[READP]]
// CHECK: %[[NEXT:.*]] = arith.subf %[[S]], %[[STEP]]
// CHECK: %[[NEXTP:.*]] = arith.subf %[[P]], %[[STEPP]]
// CHECK: ttt.yield %[[NEXT]], %[[NEXTP]] :
// CHECK: return %[[BOTH]]#0, %[[BOTH]]#1
// expected-remark @+1 {{[ttt-derive-summary] summary of a segment: its final states are a product of a matrix with its initial ones, the same for all columns, plus a term}}
func.func @rule(%q: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>},
                %k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                %v: tensor<?x3xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>},
                %S0: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x3xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>})
    attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 1>} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x2xf32>
  %final, %out = ttt.each_token %c0, %n tokens(%q, %k, %v) carry(%S0)
      : (index, index, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<?x3xf32>) {
  ^bb0(%t: index, %qt: tensor<2xf32>, %kt: tensor<2xf32>, %vt: tensor<3xf32>, %S: tensor<2x3xf32>):
    %square = arith.mulf %kt, %kt : tensor<2xf32>
    %sum = ttt.reduce_sum %square [0] : tensor<2xf32> -> tensor<f32>
    %wide = ttt.broadcast %sum [0] : tensor<f32> -> tensor<2xf32>
    %unit = arith.divf %kt, %wide : tensor<2xf32>
    %read = ttt.contract "k,kj->j" %unit, %S : tensor<2xf32>, tensor<2x3xf32> -> tensor<3xf32>
    %error = arith.subf %read, %vt : tensor<3xf32>
    %step = ttt.contract "k,j->kj" %unit, %error : tensor<2xf32>, tensor<3xf32> -> tensor<2x3xf32>
    %next = arith.subf %S, %step : tensor<2x3xf32>
    %y = ttt.contract "k,kj->j" %qt, %next : tensor<2xf32>, tensor<2x3xf32> -> tensor<3xf32>
    ttt.yield %next, %y : tensor<2x3xf32>, tensor<3xf32>
  }
  return %final, %out : tensor<2x3xf32>, tensor<?x3xf32>
}
