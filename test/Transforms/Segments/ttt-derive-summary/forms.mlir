// The form of the linear part: a factor for each row, for each element, or a matrix of the states
// of both loops around a mini-batch.
// RUN: ttt-opt %s --ttt-derive-summary --canonicalize --cse --verify-diagnostics | FileCheck %s

// A factor of each row: one column.
// CHECK-LABEL: func @rows_summary(
// CHECK-SAME: tensor<2x1xf32> {ttt.tensor = #ttt.tensor<"S_decay", decay, BH>})
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : tensor<2x1xf32>
// CHECK: ttt.each_token {{.*}} carry(%{{[^,]*}}, %[[ONES]])
// CHECK: %[[GATE:.*]] = arith.mulf %{{.*}}, %{{.*}} : tensor<2x1xf32>
// CHECK: %[[KEPT:.*]] = arith.mulf %[[GATE]], %{{.*}} : tensor<2x1xf32>
// CHECK: %[[MINUS:.*]] = arith.negf %[[KEPT]] : tensor<2x1xf32>
// CHECK: ttt.yield %{{[^,]*}}, %[[MINUS]]
// expected-remark @+1 {{[ttt-derive-summary] summary of a segment: its final states are the initial ones times a factor for each row, plus a term}}
func.func @rows(%k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                %v: tensor<?x3xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>},
                %S0: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>})
    attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 1>} {
  %c0 = arith.constant 0 : index
  %half = arith.constant dense<0.5> : tensor<2x3xf32>
  %n = tensor.dim %k, %c0 : tensor<?x2xf32>
  %final = ttt.each_token %c0, %n tokens(%k, %v) carry(%S0)
      : (index, index, tensor<?x2xf32>, tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%t: index, %kt: tensor<2xf32>, %vt: tensor<3xf32>, %S: tensor<2x3xf32>):
    %wide = ttt.broadcast %kt [1] : tensor<2xf32> -> tensor<2x3xf32>
    %gate = arith.mulf %wide, %half : tensor<2x3xf32>
    %kept = arith.mulf %gate, %S : tensor<2x3xf32>
    %added = ttt.contract "k,j->kj" %kt, %vt : tensor<2xf32>, tensor<3xf32> -> tensor<2x3xf32>
    %next = arith.subf %added, %kept : tensor<2x3xf32>
    ttt.yield %next : tensor<2x3xf32>
  }
  return %final : tensor<2x3xf32>
}

// The factors differ from column to column.
// CHECK-LABEL: func @elements_summary(
// CHECK-SAME: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S_decay", decay, BH>})
// CHECK: %[[ONES:.*]] = arith.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK: ttt.each_token {{.*}} carry(%{{[^,]*}}, %[[ONES]])
// expected-remark @+1 {{[ttt-derive-summary] summary of a segment: its final states are the initial ones times a factor for each element, plus a term}}
func.func @elements(%v: tensor<?x3xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>},
                    %S0: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>})
    attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 1>} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %v, %c0 : tensor<?x3xf32>
  %final = ttt.each_token %c0, %n tokens(%v) carry(%S0)
      : (index, index, tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%t: index, %vt: tensor<3xf32>, %S: tensor<2x3xf32>):
    %gate = ttt.broadcast %vt [0] : tensor<3xf32> -> tensor<2x3xf32>
    %kept = arith.mulf %gate, %S : tensor<2x3xf32>
    %next = arith.addf %kept, %gate : tensor<2x3xf32>
    ttt.yield %next : tensor<2x3xf32>
  }
  return %final : tensor<2x3xf32>
}

// Two states, the second with one row more; a mini-batch reads the state that it starts from, and
// accumulates from zero. Both start in columns of their own.
// CHECK-LABEL: func @two_summary(
// CHECK-SAME: tensor<1x3xf32> {ttt.tensor = #ttt.tensor<"A_map", map, BH>}, tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"B_map", map, BH>})
// CHECK-SAME: cut_tokens = 4
// CHECK-DAG: arith.constant dense<{{\[\[}}1.000000e+00, 0.000000e+00, 0.000000e+00]]> : tensor<1x3xf32>
// CHECK-DAG: arith.constant dense<{{\[\[}}0.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<2x3xf32>
// CHECK-DAG: %[[NONE:.*]] = arith.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK: ttt.every 4
// CHECK: ^bb0({{.*}}, %[[A:[^,]*]]: tensor<1x5xf32>, %[[B:[^,]*]]: tensor<2x5xf32>, %[[AP:[^,]*]]: tensor<1x3xf32>, %[[BP:[^,]*]]: tensor<2x3xf32>):
// CHECK: ttt.each_token {{.*}} carry(%{{[^,]*}}, %[[NONE]])
// CHECK: ttt.contract "k,kj->j" %{{.*}}, %[[BP]] : tensor<2xf32>, tensor<2x3xf32> -> tensor<3xf32>
// expected-remark @+1 {{[ttt-derive-summary] summary of a segment: its final states are a product of a matrix with its initial ones, the same for all columns, plus a term}}
func.func @two(%k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
               %A0: tensor<1x5xf32> {ttt.tensor = #ttt.tensor<"A", state, BH>},
               %B0: tensor<2x5xf32> {ttt.tensor = #ttt.tensor<"B", state, BH>})
    -> (tensor<1x5xf32> {ttt.tensor = #ttt.tensor<"A_final", final, BH>},
        tensor<2x5xf32> {ttt.tensor = #ttt.tensor<"B_final", final, BH>})
    attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 4>} {
  %zero = arith.constant dense<0.0> : tensor<2x5xf32>
  %a, %b = ttt.every 4 tokens(%k) carry(%A0, %B0)
      : (tensor<?x2xf32>, tensor<1x5xf32>, tensor<2x5xf32>) -> (tensor<1x5xf32>, tensor<2x5xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<4x2xf32>, %A: tensor<1x5xf32>, %B: tensor<2x5xf32>):
    %sum = ttt.each_token %start, %count tokens(%rows) carry(%zero)
        : (index, index, tensor<4x2xf32>, tensor<2x5xf32>) -> tensor<2x5xf32> {
    ^bb0(%t: index, %kt: tensor<2xf32>, %total: tensor<2x5xf32>):
      %read = ttt.contract "k,kj->j" %kt, %B : tensor<2xf32>, tensor<2x5xf32> -> tensor<5xf32>
      %step = ttt.contract "k,j->kj" %kt, %read : tensor<2xf32>, tensor<5xf32> -> tensor<2x5xf32>
      %more = arith.addf %total, %step : tensor<2x5xf32>
      ttt.yield %more : tensor<2x5xf32>
    }
    %row = ttt.reduce_sum %A [0] : tensor<1x5xf32> -> tensor<5xf32>
    %all = ttt.broadcast %row [0] : tensor<5xf32> -> tensor<2x5xf32>
    %next = arith.addf %sum, %all : tensor<2x5xf32>
    ttt.yield %A, %next : tensor<1x5xf32>, tensor<2x5xf32>
  }
  return %a, %b : tensor<1x5xf32>, tensor<2x5xf32>
}

// A value that depends on the state only from the third step of the inner loop on.
// CHECK-LABEL: func @late_summary(
// CHECK: %[[INNER:.*]]:6 = ttt.each_token
// CHECK: ttt.yield %[[INNER]]#2, %[[INNER]]#5 : tensor<2x3xf32>, tensor<2x2xf32>
// expected-remark @+1 {{[ttt-derive-summary] summary of a segment: its final states are a product of a matrix with its initial ones, the same for all columns, plus a term}}
func.func @late(%k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                %S0: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>})
    attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 4>} {
  %zero = arith.constant dense<0.0> : tensor<2x3xf32>
  %final = ttt.every 4 tokens(%k) carry(%S0) : (tensor<?x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%start: index, %count: index, %rows: tensor<4x2xf32>, %S: tensor<2x3xf32>):
    %a, %b, %c = ttt.each_token %start, %count tokens(%rows) carry(%zero, %zero, %zero)
        : (index, index, tensor<4x2xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
          -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    ^bb0(%t: index, %kt: tensor<2xf32>, %before: tensor<2x3xf32>, %now: tensor<2x3xf32>, %total: tensor<2x3xf32>):
      %sum = arith.addf %total, %before : tensor<2x3xf32>
      %read = ttt.contract "k,kj->j" %kt, %S : tensor<2xf32>, tensor<2x3xf32> -> tensor<3xf32>
      %next = ttt.contract "k,j->kj" %kt, %read : tensor<2xf32>, tensor<3xf32> -> tensor<2x3xf32>
      ttt.yield %now, %next, %sum : tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
    }
    ttt.yield %c : tensor<2x3xf32>
  }
  return %final : tensor<2x3xf32>
}
