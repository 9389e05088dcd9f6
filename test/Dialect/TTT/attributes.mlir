// The attributes of a module, its functions, their tensors and a loop survive printing.
// RUN: ttt-opt %s | ttt-opt | FileCheck %s

// CHECK: module attributes {ttt.layer = #ttt.layer<causal = true, heads = 12>}
module attributes {ttt.layer = #ttt.layer<causal = true, heads = 12>} {
  // CHECK: func @layer_decode
  // CHECK-SAME: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT, stored = bf16>}
  // CHECK-SAME: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, columns = 16>}
  // CHECK-SAME: -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BT, block = 16>})
  // CHECK-SAME: attributes {ttt.entry = #ttt.entry<decode, stage = "views", max_tokens = 8, max_length = 4096>, ttt.flops_per_token = 1.000000e+00 : f64, ttt.workspace = #ttt.workspace<64, alignment = 16, per_token = 4>}
  func.func @layer_decode(%k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT, stored = bf16>},
                          %w: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, columns = 16>})
      -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BT, block = 16>})
      attributes {ttt.entry = #ttt.entry<decode, stage = "views", max_tokens = 8, max_length = 4096>,
                  ttt.flops_per_token = 1.0 : f64,
                  ttt.workspace = #ttt.workspace<64, alignment = 16, per_token = 4>} {
    return %k : tensor<?x8xf32>
  }
  // What is left out has its default.
  // CHECK: func @rows(%{{.*}}: tensor<?xf32> {ttt.tensor = #ttt.tensor<"x", internal, T>}) attributes {ttt.entry = #ttt.entry<save>}
  func.func @rows(%x: tensor<?xf32> {ttt.tensor = #ttt.tensor<"x", internal, T, block = 1>})
      attributes {ttt.entry = #ttt.entry<save>} {
    return
  }
}
