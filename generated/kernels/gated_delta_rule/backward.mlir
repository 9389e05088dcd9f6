module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @gated_delta_rule(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %alpha: tensor<?xf32> {ttt.tensor = #ttt.tensor<"alpha", token, BHT>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {ttt.flops_per_token = 2.080000e+03 : f64} {
    %cst = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0 : tensor<?x16xf32>
    %0:2 = ttt.each_token %c0, %dim tokens(%q, %k, %v, %lr, %alpha) carry(%cst) : (index, index, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<?xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg5: index, %q_0: tensor<16xf32>, %k_1: tensor<16xf32>, %v_2: tensor<16xf32>, %lr_3: tensor<f32>, %alpha_4: tensor<f32>, %S: tensor<16x16xf32>):
      %1 = ttt.broadcast %alpha_4 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %2 = arith.mulf %1, %S : tensor<16x16xf32>
      %3 = ttt.contract "k,kj->j" %k_1, %S : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %4 = ttt.broadcast %alpha_4 [0] : tensor<f32> -> tensor<16xf32>
      %5 = arith.mulf %3, %4 : tensor<16xf32>
      %6 = arith.subf %5, %v_2 : tensor<16xf32>
      %7 = ttt.contract "k,j->kj" %k_1, %6 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
      %8 = ttt.broadcast %lr_3 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %9 = arith.mulf %8, %7 : tensor<16x16xf32>
      %10 = arith.subf %2, %9 : tensor<16x16xf32>
      %11 = ttt.contract "k,kj->j" %q_0, %10 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      ttt.yield %10, %11 : tensor<16x16xf32>, tensor<16xf32>
    }
    return %0#0, %0#1 : tensor<16x16xf32>, tensor<?x16xf32>
  }
  func.func @gated_delta_rule_save(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %alpha: tensor<?xf32> {ttt.tensor = #ttt.tensor<"alpha", token, BHT>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}, tensor<?x16x16xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT>}) attributes {ttt.entry = #ttt.entry<save>, ttt.flops_per_token = 2.080000e+03 : f64} {
    %cst = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0 : tensor<?x16xf32>
    %0:3 = ttt.each_token %c0, %dim tokens(%q, %k, %v, %lr, %alpha) carry(%cst) : (index, index, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<?xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<?x16xf32>, tensor<?x16x16xf32>) {
    ^bb0(%arg5: index, %q_0: tensor<16xf32>, %k_1: tensor<16xf32>, %v_2: tensor<16xf32>, %lr_3: tensor<f32>, %alpha_4: tensor<f32>, %S: tensor<16x16xf32>):
      %1 = ttt.broadcast %alpha_4 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %2 = arith.mulf %1, %S : tensor<16x16xf32>
      %3 = ttt.contract "k,kj->j" %k_1, %S : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %4 = ttt.broadcast %alpha_4 [0] : tensor<f32> -> tensor<16xf32>
      %5 = arith.mulf %3, %4 : tensor<16xf32>
      %6 = arith.subf %5, %v_2 : tensor<16xf32>
      %7 = ttt.contract "k,j->kj" %k_1, %6 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
      %8 = ttt.broadcast %lr_3 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %9 = arith.mulf %8, %7 : tensor<16x16xf32>
      %10 = arith.subf %2, %9 : tensor<16x16xf32>
      %11 = ttt.contract "k,kj->j" %q_0, %10 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      ttt.yield %10, %11, %S : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<16x16xf32>, tensor<?x16xf32>, tensor<?x16x16xf32>
  }
  func.func @gated_delta_rule_backward(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %alpha: tensor<?xf32> {ttt.tensor = #ttt.tensor<"alpha", token, BHT>}, %arg5: tensor<?x16x16xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT>}, %arg6: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"d_S_final", cotangent, BH>}, %arg7: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"d_out", cotangent, BHT>}) -> (tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"d_q", gradient, BHT>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"d_k", gradient, BHT>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"d_v", gradient, BHT>}, tensor<?xf32> {ttt.tensor = #ttt.tensor<"d_lr", gradient, BHT>}, tensor<?xf32> {ttt.tensor = #ttt.tensor<"d_alpha", gradient, BHT>}) attributes {ttt.entry = #ttt.entry<backward>, ttt.flops_per_token = 6.514000e+03 : f64} {
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0 : tensor<?x16xf32>
    %0:6 = ttt.each_token reverse %c0, %dim tokens(%q, %k, %v, %lr, %alpha, %arg7, %arg5) carry(%arg6) : (index, index, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?x16xf32>, tensor<?x16x16xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<?xf32>) {
    ^bb0(%arg8: index, %q_0: tensor<16xf32>, %k_1: tensor<16xf32>, %v_2: tensor<16xf32>, %lr_3: tensor<f32>, %alpha_4: tensor<f32>, %arg14: tensor<16xf32>, %arg15: tensor<16x16xf32>, %arg16: tensor<16x16xf32>):
      %1 = ttt.broadcast %alpha_4 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %2 = arith.mulf %1, %arg15 : tensor<16x16xf32>
      %3 = ttt.contract "k,kj->j" %k_1, %arg15 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %4 = ttt.broadcast %alpha_4 [0] : tensor<f32> -> tensor<16xf32>
      %5 = arith.mulf %3, %4 : tensor<16xf32>
      %6 = arith.subf %5, %v_2 : tensor<16xf32>
      %7 = ttt.contract "k,j->kj" %k_1, %6 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
      %8 = ttt.broadcast %lr_3 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %9 = arith.mulf %8, %7 : tensor<16x16xf32>
      %10 = arith.subf %2, %9 : tensor<16x16xf32>
      %11 = ttt.contract "j,kj->k" %arg14, %10 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %12 = ttt.contract "k,j->kj" %q_0, %arg14 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
      %13 = arith.addf %arg16, %12 : tensor<16x16xf32>
      %14 = arith.negf %13 : tensor<16x16xf32>
      %15 = arith.mulf %14, %8 : tensor<16x16xf32>
      %16 = arith.mulf %13, %7 : tensor<16x16xf32>
      %17 = ttt.reduce_sum %16 [0, 1] : tensor<16x16xf32> -> tensor<f32>
      %18 = arith.negf %17 : tensor<f32>
      %19 = ttt.contract "kj,j->k" %15, %6 : tensor<16x16xf32>, tensor<16xf32> -> tensor<16xf32>
      %20 = ttt.contract "k,kj->j" %k_1, %15 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %21 = arith.negf %20 : tensor<16xf32>
      %22 = arith.mulf %20, %4 : tensor<16xf32>
      %23 = arith.mulf %20, %3 : tensor<16xf32>
      %24 = ttt.reduce_sum %23 [0] : tensor<16xf32> -> tensor<f32>
      %25 = ttt.contract "j,kj->k" %22, %arg15 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %26 = ttt.contract "k,j->kj" %k_1, %22 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
      %27 = arith.addf %19, %25 : tensor<16xf32>
      %28 = arith.mulf %13, %arg15 : tensor<16x16xf32>
      %29 = arith.mulf %13, %1 : tensor<16x16xf32>
      %30 = arith.addf %26, %29 : tensor<16x16xf32>
      %31 = ttt.reduce_sum %28 [0, 1] : tensor<16x16xf32> -> tensor<f32>
      %32 = arith.addf %24, %31 : tensor<f32>
      ttt.yield %30, %11, %27, %21, %18, %32 : tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<f32>, tensor<f32>
    }
    return %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<?xf32>
  }
}
