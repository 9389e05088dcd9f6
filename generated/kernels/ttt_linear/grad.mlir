module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @ttt_linear(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %gamma: tensor<16xf32> {ttt.tensor = #ttt.tensor<"gamma", param, H>}, %beta: tensor<16xf32> {ttt.tensor = #ttt.tensor<"beta", param, H>}, %tok: tensor<4xf32> {ttt.tensor = #ttt.tensor<"tok", param>}, %W1: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1", state, BH>}, %b1: tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1", state, BH>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1_final", final, BH>}, tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
    %cst = arith.constant dense<2.000000e+00> : tensor<16xf32>
    %cst_0 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %cst_1 = arith.constant dense<9.99999997E-7> : tensor<f32>
    %cst_2 = arith.constant dense<6.250000e-02> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<16xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
    %0:3 = ttt.every 4 tokens(%q, %k, %v, %lr) carry(%W1, %b1) : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg9: index, %arg10: index, %q_5: tensor<4x16xf32>, %k_6: tensor<4x16xf32>, %v_7: tensor<4x16xf32>, %lr_8: tensor<4xf32>, %W1_9: tensor<16x16xf32>, %b1_10: tensor<16xf32>):
      %1:5 = ttt.each_token %arg9, %arg10 tokens(%q_5, %k_6, %v_7, %lr_8) carry(%cst_4, %cst_3, %W1_9, %b1_10) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
      ^bb0(%arg17: index, %q_11: tensor<16xf32>, %k_12: tensor<16xf32>, %v_13: tensor<16xf32>, %lr_14: tensor<f32>, %acc_W1: tensor<16x16xf32>, %acc_b1: tensor<16xf32>, %W1_15: tensor<16x16xf32>, %b1_16: tensor<16xf32>):
        %2 = ttt.contract "k,kj->j" %k_12, %W1_9 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
        %3 = arith.addf %2, %b1_10 : tensor<16xf32>
        %4 = ttt.reduce_sum %3 [0] : tensor<16xf32> -> tensor<f32>
        %5 = arith.mulf %4, %cst_2 : tensor<f32>
        %6 = ttt.broadcast %5 [0] : tensor<f32> -> tensor<16xf32>
        %7 = arith.subf %3, %6 : tensor<16xf32>
        %8 = arith.mulf %7, %7 : tensor<16xf32>
        %9 = ttt.reduce_sum %8 [0] : tensor<16xf32> -> tensor<f32>
        %10 = arith.mulf %9, %cst_2 : tensor<f32>
        %11 = arith.addf %10, %cst_1 : tensor<f32>
        %12 = math.rsqrt %11 : tensor<f32>
        %13 = ttt.broadcast %12 [0] : tensor<f32> -> tensor<16xf32>
        %14 = arith.mulf %7, %13 : tensor<16xf32>
        %15 = arith.mulf %gamma, %14 : tensor<16xf32>
        %16 = arith.addf %k_12, %15 : tensor<16xf32>
        %17 = arith.addf %16, %beta : tensor<16xf32>
        %18 = arith.subf %17, %v_13 : tensor<16xf32>
        %19 = arith.mulf %18, %gamma : tensor<16xf32>
        %20 = arith.mulf %19, %13 : tensor<16xf32>
        %21 = arith.mulf %19, %7 : tensor<16xf32>
        %22 = ttt.reduce_sum %21 [0] : tensor<16xf32> -> tensor<f32>
        %23 = arith.mulf %22, %cst_0 : tensor<f32>
        %24 = arith.mulf %12, %12 : tensor<f32>
        %25 = arith.mulf %12, %24 : tensor<f32>
        %26 = arith.mulf %23, %25 : tensor<f32>
        %27 = arith.mulf %26, %cst_2 : tensor<f32>
        %28 = ttt.broadcast %27 [0] : tensor<f32> -> tensor<16xf32>
        %29 = arith.mulf %28, %7 : tensor<16xf32>
        %30 = arith.mulf %29, %cst : tensor<16xf32>
        %31 = arith.addf %20, %30 : tensor<16xf32>
        %32 = ttt.reduce_sum %19 [0] : tensor<16xf32> -> tensor<f32>
        %33 = arith.mulf %32, %12 : tensor<f32>
        %34 = arith.subf %4, %4 : tensor<f32>
        %35 = arith.mulf %34, %27 : tensor<f32>
        %36 = arith.addf %35, %35 : tensor<f32>
        %37 = arith.addf %33, %36 : tensor<f32>
        %38 = arith.negf %37 : tensor<f32>
        %39 = arith.mulf %38, %cst_2 : tensor<f32>
        %40 = ttt.broadcast %39 [0] : tensor<f32> -> tensor<16xf32>
        %41 = arith.addf %31, %40 : tensor<16xf32>
        %42 = ttt.contract "k,j->kj" %k_12, %41 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
        %43 = ttt.broadcast %lr_14 [0, 1] : tensor<f32> -> tensor<16x16xf32>
        %44 = arith.mulf %43, %42 : tensor<16x16xf32>
        %45 = ttt.broadcast %lr_14 [0] : tensor<f32> -> tensor<16xf32>
        %46 = arith.mulf %45, %41 : tensor<16xf32>
        %47 = arith.addf %acc_W1, %44 : tensor<16x16xf32>
        %48 = arith.addf %acc_b1, %46 : tensor<16xf32>
        %49 = ttt.row_at %tok[%arg17 mod 4] : tensor<4xf32> -> tensor<f32>
        %50 = ttt.broadcast %49 [0, 1] : tensor<f32> -> tensor<16x16xf32>
        %51 = arith.mulf %50, %47 : tensor<16x16xf32>
        %52 = ttt.broadcast %49 [0] : tensor<f32> -> tensor<16xf32>
        %53 = arith.mulf %52, %48 : tensor<16xf32>
        %54 = arith.subf %W1_9, %51 : tensor<16x16xf32>
        %55 = arith.subf %b1_10, %53 : tensor<16xf32>
        %56 = ttt.contract "k,kj->j" %q_11, %54 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
        %57 = arith.addf %56, %55 : tensor<16xf32>
        %58 = ttt.reduce_sum %57 [0] : tensor<16xf32> -> tensor<f32>
        %59 = arith.mulf %58, %cst_2 : tensor<f32>
        %60 = ttt.broadcast %59 [0] : tensor<f32> -> tensor<16xf32>
        %61 = arith.subf %57, %60 : tensor<16xf32>
        %62 = arith.mulf %61, %61 : tensor<16xf32>
        %63 = ttt.reduce_sum %62 [0] : tensor<16xf32> -> tensor<f32>
        %64 = arith.mulf %63, %cst_2 : tensor<f32>
        %65 = arith.addf %64, %cst_1 : tensor<f32>
        %66 = math.rsqrt %65 : tensor<f32>
        %67 = ttt.broadcast %66 [0] : tensor<f32> -> tensor<16xf32>
        %68 = arith.mulf %61, %67 : tensor<16xf32>
        %69 = arith.mulf %gamma, %68 : tensor<16xf32>
        %70 = arith.addf %q_11, %69 : tensor<16xf32>
        %71 = arith.addf %70, %beta : tensor<16xf32>
        ttt.yield %47, %48, %54, %55, %71 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>
      }
      ttt.yield %1#2, %1#3, %1#4 : tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
