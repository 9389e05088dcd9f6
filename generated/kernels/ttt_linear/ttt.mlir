module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @ttt_linear(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %gamma: tensor<16xf32> {ttt.tensor = #ttt.tensor<"gamma", param, H>}, %beta: tensor<16xf32> {ttt.tensor = #ttt.tensor<"beta", param, H>}, %tok: tensor<4xf32> {ttt.tensor = #ttt.tensor<"tok", param>}, %W1: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1", state, BH>}, %b1: tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1", state, BH>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1_final", final, BH>}, tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0_0 : tensor<?x16xf32>
    %0:3 = ttt.every 4 tokens(%q, %k, %v, %lr) carry(%W1, %b1) : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg9: index, %arg10: index, %q_1: tensor<4x16xf32>, %k_2: tensor<4x16xf32>, %v_3: tensor<4x16xf32>, %lr_4: tensor<4xf32>, %W1_5: tensor<16x16xf32>, %b1_6: tensor<16xf32>):
      %cst = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
      %cst_7 = arith.constant dense<0.000000e+00> : tensor<16xf32>
      %1:5 = ttt.each_token %arg9, %arg10 tokens(%q_1, %k_2, %v_3, %lr_4) carry(%cst, %cst_7, %W1_5, %b1_6) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
      ^bb0(%arg17: index, %q_8: tensor<16xf32>, %k_9: tensor<16xf32>, %v_10: tensor<16xf32>, %lr_11: tensor<f32>, %acc_W1: tensor<16x16xf32>, %acc_b1: tensor<16xf32>, %W1_12: tensor<16x16xf32>, %b1_13: tensor<16xf32>):
        %2:2 = ttt.grad at(%W1_5, %b1_6) : (tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>) {
        ^bb0(%arg26: tensor<16x16xf32>, %arg27: tensor<16xf32>):
          %22 = ttt.contract "k,kj->j" %k_9, %arg26 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
          %23 = arith.addf %22, %arg27 : tensor<16xf32>
          %24 = ttt.layer_norm %23 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
          %25 = arith.mulf %gamma, %24 : tensor<16xf32>
          %26 = arith.addf %k_9, %25 : tensor<16xf32>
          %27 = arith.addf %26, %beta : tensor<16xf32>
          %28 = arith.subf %27, %v_10 : tensor<16xf32>
          %29 = arith.mulf %28, %28 : tensor<16xf32>
          %30 = ttt.reduce_sum %29 [0] : tensor<16xf32> -> tensor<f32>
          %cst_14 = arith.constant dense<5.000000e-01> : tensor<f32>
          %31 = arith.mulf %cst_14, %30 : tensor<f32>
          ttt.yield %31 : tensor<f32>
        }
        %3 = ttt.broadcast %lr_11 [0, 1] : tensor<f32> -> tensor<16x16xf32>
        %4 = arith.mulf %3, %2#0 : tensor<16x16xf32>
        %5 = ttt.broadcast %lr_11 [0] : tensor<f32> -> tensor<16xf32>
        %6 = arith.mulf %5, %2#1 : tensor<16xf32>
        %7 = arith.addf %acc_W1, %4 : tensor<16x16xf32>
        %8 = arith.addf %acc_b1, %6 : tensor<16xf32>
        %9 = ttt.row_at %tok[%arg17 mod 4] : tensor<4xf32> -> tensor<f32>
        %10 = ttt.broadcast %9 [0, 1] : tensor<f32> -> tensor<16x16xf32>
        %11 = arith.mulf %10, %7 : tensor<16x16xf32>
        %12 = ttt.broadcast %9 [0] : tensor<f32> -> tensor<16xf32>
        %13 = arith.mulf %12, %8 : tensor<16xf32>
        %14 = arith.subf %W1_5, %11 : tensor<16x16xf32>
        %15 = arith.subf %b1_6, %13 : tensor<16xf32>
        %16 = ttt.contract "k,kj->j" %q_8, %14 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
        %17 = arith.addf %16, %15 : tensor<16xf32>
        %18 = ttt.layer_norm %17 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
        %19 = arith.mulf %gamma, %18 : tensor<16xf32>
        %20 = arith.addf %q_8, %19 : tensor<16xf32>
        %21 = arith.addf %20, %beta : tensor<16xf32>
        ttt.yield %7, %8, %14, %15, %21 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>
      }
      ttt.yield %1#2, %1#3, %1#4 : tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
