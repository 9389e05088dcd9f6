module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @ttt_linear(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %gamma: tensor<16xf32> {ttt.tensor = #ttt.tensor<"gamma", param, H>}, %beta: tensor<16xf32> {ttt.tensor = #ttt.tensor<"beta", param, H>}, %tok: tensor<4xf32> {ttt.tensor = #ttt.tensor<"tok", param>}, %W1: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1", state, BH>}, %b1: tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1", state, BH>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1_final", final, BH>}, tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
    %cst = arith.constant dense<2.000000e+00> : tensor<4x16xf32>
    %cst_0 = arith.constant dense<-5.000000e-01> : tensor<4xf32>
    %cst_1 = arith.constant dense<9.99999997E-7> : tensor<4xf32>
    %cst_2 = arith.constant dense<6.250000e-02> : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %cst_4 = arith.constant dense<-1.000000e+00> : tensor<4xf32>
    %0:3 = ttt.every 4 tokens(%q, %k, %v, %lr) carry(%W1, %b1) attributes {ttt.state_map = #ttt.state_map<general>} : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg9: index, %arg10: index, %q_5: tensor<4x16xf32>, %k_6: tensor<4x16xf32>, %v_7: tensor<4x16xf32>, %lr_8: tensor<4xf32>, %W1_9: tensor<16x16xf32>, %b1_10: tensor<16xf32>):
      %1 = ttt.pad_rows %tok, %arg10 : tensor<4xf32>
      %2 = arith.mulf %1, %cst_4 : tensor<4xf32>
      %3 = ttt.contract "ti,ij->tj" %q_5, %W1_9 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %4 = ttt.contract "tk,kj->tj" %k_6, %W1_9 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %5 = ttt.broadcast %b1_10 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %6 = arith.addf %4, %5 : tensor<4x16xf32>
      %7 = ttt.reduce_sum %6 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %8 = arith.mulf %7, %cst_2 : tensor<4xf32>
      %9 = ttt.broadcast %8 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %10 = arith.subf %6, %9 : tensor<4x16xf32>
      %11 = arith.mulf %10, %10 : tensor<4x16xf32>
      %12 = ttt.reduce_sum %11 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %13 = arith.mulf %12, %cst_2 : tensor<4xf32>
      %14 = arith.addf %13, %cst_1 : tensor<4xf32>
      %15 = math.rsqrt %14 : tensor<4xf32>
      %16 = ttt.broadcast %15 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %17 = arith.mulf %10, %16 : tensor<4x16xf32>
      %18 = ttt.broadcast %gamma [0] : tensor<16xf32> -> tensor<4x16xf32>
      %19 = arith.mulf %18, %17 : tensor<4x16xf32>
      %20 = arith.addf %k_6, %19 : tensor<4x16xf32>
      %21 = ttt.broadcast %beta [0] : tensor<16xf32> -> tensor<4x16xf32>
      %22 = arith.addf %20, %21 : tensor<4x16xf32>
      %23 = arith.subf %22, %v_7 : tensor<4x16xf32>
      %24 = arith.mulf %23, %18 : tensor<4x16xf32>
      %25 = arith.mulf %24, %16 : tensor<4x16xf32>
      %26 = arith.mulf %24, %10 : tensor<4x16xf32>
      %27 = ttt.reduce_sum %26 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %28 = arith.mulf %27, %cst_0 : tensor<4xf32>
      %29 = arith.mulf %15, %15 : tensor<4xf32>
      %30 = arith.mulf %15, %29 : tensor<4xf32>
      %31 = arith.mulf %28, %30 : tensor<4xf32>
      %32 = arith.mulf %31, %cst_2 : tensor<4xf32>
      %33 = ttt.broadcast %32 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %34 = arith.mulf %33, %10 : tensor<4x16xf32>
      %35 = arith.mulf %34, %cst : tensor<4x16xf32>
      %36 = arith.addf %25, %35 : tensor<4x16xf32>
      %37 = ttt.reduce_sum %24 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %38 = arith.mulf %37, %15 : tensor<4xf32>
      %39 = arith.negf %38 : tensor<4xf32>
      %40 = arith.mulf %39, %cst_2 : tensor<4xf32>
      %41 = ttt.broadcast %40 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %42 = arith.addf %36, %41 : tensor<4x16xf32>
      %43 = ttt.contract "ti,si->ts" %q_5, %k_6 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
      %44 = ttt.valid_rows %lr_8, %arg10 : tensor<4xf32>
      %45 = ttt.broadcast %44 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %46 = arith.mulf %42, %45 : tensor<4x16xf32>
      %47 = arith.addf %3, %5 : tensor<4x16xf32>
      %48 = arith.addf %43, %cst_3 : tensor<4x4xf32>
      %49 = ttt.broadcast %2 [1] : tensor<4xf32> -> tensor<4x4xf32>
      %50 = arith.mulf %48, %49 : tensor<4x4xf32>
      %51 = ttt.tril_matmul %50, %46 : tensor<4x4xf32>, tensor<4x16xf32>
      %52 = arith.addf %47, %51 : tensor<4x16xf32>
      %53 = ttt.reduce_sum %52 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %54 = arith.mulf %53, %cst_2 : tensor<4xf32>
      %55 = ttt.broadcast %54 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %56 = arith.subf %52, %55 : tensor<4x16xf32>
      %57 = arith.mulf %56, %56 : tensor<4x16xf32>
      %58 = ttt.reduce_sum %57 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %59 = arith.mulf %58, %cst_2 : tensor<4xf32>
      %60 = arith.addf %59, %cst_1 : tensor<4xf32>
      %61 = math.rsqrt %60 : tensor<4xf32>
      %62 = ttt.broadcast %61 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %63 = arith.mulf %56, %62 : tensor<4x16xf32>
      %64 = arith.mulf %18, %63 : tensor<4x16xf32>
      %65 = arith.addf %q_5, %64 : tensor<4x16xf32>
      %66 = arith.addf %65, %21 : tensor<4x16xf32>
      %67 = arith.subi %arg10, %c1 : index
      %extracted_slice = tensor.extract_slice %2[%67] [1] [1] : tensor<4xf32> to tensor<f32>
      %68 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x16xf32>
      %69 = arith.mulf %46, %68 : tensor<4x16xf32>
      %70 = ttt.contract "ti,tj->ij" %k_6, %69 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<16x16xf32>
      %71 = arith.addf %W1_9, %70 : tensor<16x16xf32>
      %72 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<16xf32>
      %73 = ttt.reduce_sum %46 [0] : tensor<4x16xf32> -> tensor<16xf32>
      %74 = arith.mulf %73, %72 : tensor<16xf32>
      %75 = arith.addf %b1_10, %74 : tensor<16xf32>
      ttt.yield %71, %75, %66 : tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
