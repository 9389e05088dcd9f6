// A state that begins at zero becomes an input. Rates that are read at a token's place in its group
// are the same in each segment that begins with a group.
// RUN: ttt-opt %s --ttt-open-starts --canonicalize | FileCheck %s

// CHECK-LABEL: func @layer(
// CHECK-SAME: %[[K:[a-z0-9]+]]: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
// CHECK-SAME: %[[S:[a-z0-9]+]]: tensor<4xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
// CHECK-SAME: attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 24>}
// CHECK: ttt.every 8 tokens(%[[K]]) carry(%[[S]])
func.func @layer(%k: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %rates: tensor<12xf32> {ttt.tensor = #ttt.tensor<"rates", param>})
    -> (tensor<4xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %final, %out = ttt.every 8 tokens(%k) carry(%zero)
      : (tensor<?x4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<?x4xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<8x4xf32>, %state: tensor<4xf32>):
    %next, %read = ttt.each_token %start, %count tokens(%rows) carry(%state)
        : (index, index, tensor<8x4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<8x4xf32>) {
    ^bb0(%t: index, %row: tensor<4xf32>, %S: tensor<4xf32>):
      %rate = ttt.row_at %rates[%t mod 12] : tensor<12xf32> -> tensor<f32>
      %wide = ttt.broadcast %rate [0] : tensor<f32> -> tensor<4xf32>
      %scaled = arith.mulf %wide, %row : tensor<4xf32>
      %sum = arith.addf %S, %scaled : tensor<4xf32>
      ttt.yield %sum, %sum : tensor<4xf32>, tensor<4xf32>
    }
    ttt.yield %next, %read : tensor<4xf32>, tensor<8x4xf32>
  }
  return %final, %out : tensor<4xf32>, tensor<?x4xf32>
}

// A state that is an input already. A probe and a loop without states change nothing.
// CHECK-LABEL: func @given(
// CHECK-SAME: %{{[a-z0-9]+}}: tensor<?xf32> {{{[^}]*}}}, %{{[a-z0-9]+}}: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
// CHECK-SAME: cut_tokens = 1
func.func @given(%k: tensor<?xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %S0: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %views = ttt.each_token %c0, %n tokens(%k) carry() : (index, index, tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%t: index, %row: tensor<f32>):
    %square = arith.mulf %row, %row : tensor<f32>
    ttt.yield %square : tensor<f32>
  }
  %final, %out = ttt.each_token %c0, %n tokens(%views) carry(%S0)
      : (index, index, tensor<?xf32>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>) {
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %row : tensor<f32>
    ttt.yield %sum, %sum : tensor<f32>, tensor<f32>
  }
  return %final, %out : tensor<f32>, tensor<?xf32>
}
