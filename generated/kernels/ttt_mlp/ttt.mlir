module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @ttt_mlp(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %gamma: tensor<16xf32> {ttt.tensor = #ttt.tensor<"gamma", param, H>}, %beta: tensor<16xf32> {ttt.tensor = #ttt.tensor<"beta", param, H>}, %tok: tensor<4xf32> {ttt.tensor = #ttt.tensor<"tok", param>}, %W1: tensor<16x64xf32> {ttt.tensor = #ttt.tensor<"W1", state, BH>}, %b1: tensor<64xf32> {ttt.tensor = #ttt.tensor<"b1", state, BH>}, %W2: tensor<64x16xf32> {ttt.tensor = #ttt.tensor<"W2", state, BH>}, %b2: tensor<16xf32> {ttt.tensor = #ttt.tensor<"b2", state, BH>}) -> (tensor<16x64xf32> {ttt.tensor = #ttt.tensor<"W1_final", final, BH>}, tensor<64xf32> {ttt.tensor = #ttt.tensor<"b1_final", final, BH>}, tensor<64x16xf32> {ttt.tensor = #ttt.tensor<"W2_final", final, BH>}, tensor<16xf32> {ttt.tensor = #ttt.tensor<"b2_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0_0 : tensor<?x16xf32>
    %0:5 = ttt.every 4 tokens(%q, %k, %v, %lr) carry(%W1, %b1, %W2, %b2) : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg11: index, %arg12: index, %q_1: tensor<4x16xf32>, %k_2: tensor<4x16xf32>, %v_3: tensor<4x16xf32>, %lr_4: tensor<4xf32>, %W1_5: tensor<16x64xf32>, %b1_6: tensor<64xf32>, %W2_7: tensor<64x16xf32>, %b2_8: tensor<16xf32>):
      %cst = arith.constant dense<0.000000e+00> : tensor<16x64xf32>
      %cst_9 = arith.constant dense<0.000000e+00> : tensor<64xf32>
      %cst_10 = arith.constant dense<0.000000e+00> : tensor<64x16xf32>
      %cst_11 = arith.constant dense<0.000000e+00> : tensor<16xf32>
      %1:9 = ttt.each_token %arg11, %arg12 tokens(%q_1, %k_2, %v_3, %lr_4) carry(%cst, %cst_9, %cst_10, %cst_11, %W1_5, %b1_6, %W2_7, %b2_8) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
      ^bb0(%arg21: index, %q_12: tensor<16xf32>, %k_13: tensor<16xf32>, %v_14: tensor<16xf32>, %lr_15: tensor<f32>, %acc_W1: tensor<16x64xf32>, %acc_b1: tensor<64xf32>, %acc_W2: tensor<64x16xf32>, %acc_b2: tensor<16xf32>, %W1_16: tensor<16x64xf32>, %b1_17: tensor<64xf32>, %W2_18: tensor<64x16xf32>, %b2_19: tensor<16xf32>):
        %2:4 = ttt.grad at(%W1_5, %b1_6, %W2_7, %b2_8) : (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) {
        ^bb0(%arg34: tensor<16x64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64x16xf32>, %arg37: tensor<16xf32>):
          %37 = ttt.contract "k,kj->j" %k_13, %arg34 : tensor<16xf32>, tensor<16x64xf32> -> tensor<64xf32>
          %38 = arith.addf %37, %arg35 : tensor<64xf32>
          %39 = ttt.gelu %38 : tensor<64xf32>
          %40 = ttt.contract "k,kj->j" %39, %arg36 : tensor<64xf32>, tensor<64x16xf32> -> tensor<16xf32>
          %41 = arith.addf %40, %arg37 : tensor<16xf32>
          %42 = ttt.layer_norm %41 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
          %43 = arith.mulf %gamma, %42 : tensor<16xf32>
          %44 = arith.addf %k_13, %43 : tensor<16xf32>
          %45 = arith.addf %44, %beta : tensor<16xf32>
          %46 = arith.subf %45, %v_14 : tensor<16xf32>
          %47 = arith.mulf %46, %46 : tensor<16xf32>
          %48 = ttt.reduce_sum %47 [0] : tensor<16xf32> -> tensor<f32>
          %cst_20 = arith.constant dense<5.000000e-01> : tensor<f32>
          %49 = arith.mulf %cst_20, %48 : tensor<f32>
          ttt.yield %49 : tensor<f32>
        }
        %3 = ttt.broadcast %lr_15 [0, 1] : tensor<f32> -> tensor<16x64xf32>
        %4 = arith.mulf %3, %2#0 : tensor<16x64xf32>
        %5 = ttt.broadcast %lr_15 [0] : tensor<f32> -> tensor<64xf32>
        %6 = arith.mulf %5, %2#1 : tensor<64xf32>
        %7 = ttt.broadcast %lr_15 [0, 1] : tensor<f32> -> tensor<64x16xf32>
        %8 = arith.mulf %7, %2#2 : tensor<64x16xf32>
        %9 = ttt.broadcast %lr_15 [0] : tensor<f32> -> tensor<16xf32>
        %10 = arith.mulf %9, %2#3 : tensor<16xf32>
        %11 = arith.addf %acc_W1, %4 : tensor<16x64xf32>
        %12 = arith.addf %acc_b1, %6 : tensor<64xf32>
        %13 = arith.addf %acc_W2, %8 : tensor<64x16xf32>
        %14 = arith.addf %acc_b2, %10 : tensor<16xf32>
        %15 = ttt.row_at %tok[%arg21 mod 4] : tensor<4xf32> -> tensor<f32>
        %16 = ttt.broadcast %15 [0, 1] : tensor<f32> -> tensor<16x64xf32>
        %17 = arith.mulf %16, %11 : tensor<16x64xf32>
        %18 = ttt.broadcast %15 [0] : tensor<f32> -> tensor<64xf32>
        %19 = arith.mulf %18, %12 : tensor<64xf32>
        %20 = ttt.broadcast %15 [0, 1] : tensor<f32> -> tensor<64x16xf32>
        %21 = arith.mulf %20, %13 : tensor<64x16xf32>
        %22 = ttt.broadcast %15 [0] : tensor<f32> -> tensor<16xf32>
        %23 = arith.mulf %22, %14 : tensor<16xf32>
        %24 = arith.subf %W1_5, %17 : tensor<16x64xf32>
        %25 = arith.subf %b1_6, %19 : tensor<64xf32>
        %26 = arith.subf %W2_7, %21 : tensor<64x16xf32>
        %27 = arith.subf %b2_8, %23 : tensor<16xf32>
        %28 = ttt.contract "k,kj->j" %q_12, %24 : tensor<16xf32>, tensor<16x64xf32> -> tensor<64xf32>
        %29 = arith.addf %28, %25 : tensor<64xf32>
        %30 = ttt.gelu %29 : tensor<64xf32>
        %31 = ttt.contract "k,kj->j" %30, %26 : tensor<64xf32>, tensor<64x16xf32> -> tensor<16xf32>
        %32 = arith.addf %31, %27 : tensor<16xf32>
        %33 = ttt.layer_norm %32 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
        %34 = arith.mulf %gamma, %33 : tensor<16xf32>
        %35 = arith.addf %q_12, %34 : tensor<16xf32>
        %36 = arith.addf %35, %beta : tensor<16xf32>
        ttt.yield %11, %12, %13, %14, %24, %25, %26, %27, %36 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>
      }
      ttt.yield %1#4, %1#5, %1#6, %1#7, %1#8 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>
    }
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
