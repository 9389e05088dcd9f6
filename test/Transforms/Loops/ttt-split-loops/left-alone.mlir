// RUN: ttt-opt %s --ttt-split-loops 2>&1 | FileCheck %s --implicit-check-not=prepare

// Nothing that is sequential over tokens: products are as fast in the loop.
// CHECK-LABEL: func.func @products
func.func @products(%k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                    %S: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %0 = ttt.every 16 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x8xf32>, %state: tensor<8x8xf32>):
    %w = ttt.contract "ti,tj->ij" %rows, %rows : tensor<16x8xf32>, tensor<16x8xf32> -> tensor<8x8xf32>
    %next = arith.addf %state, %w : tensor<8x8xf32>
    ttt.yield %next : tensor<8x8xf32>
  }
  return %0 : tensor<8x8xf32>
}

// The system depends on the state.
// CHECK-LABEL: func.func @bound
func.func @bound(%k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %S: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %0 = ttt.every 16 tokens(%k) carry(%S) : (tensor<?x16xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x16xf32>, %state: tensor<16x16xf32>):
    %w = ttt.tril_solve %state, %rows : tensor<16x16xf32>, tensor<16x16xf32>
    ttt.yield %w : tensor<16x16xf32>
  }
  return %0 : tensor<16x16xf32>
}

// The backward function and a decode function.
// CHECK-LABEL: func.func @backward
func.func @backward(%k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                    %S: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"d_S", gradient, BH>}) attributes {ttt.entry = #ttt.entry<backward>} {
  %0 = ttt.every 16 tokens(%k) carry(%S) : (tensor<?x16xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x16xf32>, %state: tensor<16x16xf32>):
    %w = ttt.tril_solve %rows, %rows : tensor<16x16xf32>, tensor<16x16xf32>
    %next = arith.addf %state, %w : tensor<16x16xf32>
    ttt.yield %next : tensor<16x16xf32>
  }
  return %0 : tensor<16x16xf32>
}

// What it would store is larger than what a mini-batch reads.
// CHECK-LABEL: func.func @large
func.func @large(%k: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %w: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"w", param>},
                 %S: tensor<16x64xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<16x64xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %0 = ttt.every 16 tokens(%k) carry(%S) : (tensor<?x4xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x4xf32>, %state: tensor<16x64xf32>):
    %sum = ttt.reduce_sum %rows [1] : tensor<16x4xf32> -> tensor<16xf32>
    %wide = ttt.broadcast %sum [1] : tensor<16xf32> -> tensor<16x64xf32>
    %x = ttt.tril_solve %w, %wide : tensor<16x16xf32>, tensor<16x64xf32>
    %next = arith.addf %state, %x : tensor<16x64xf32>
    ttt.yield %next : tensor<16x64xf32>
  }
  return %0 : tensor<16x64xf32>
}
