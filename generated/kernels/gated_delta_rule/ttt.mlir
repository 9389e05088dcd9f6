module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @gated_delta_rule(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %alpha: tensor<?xf32> {ttt.tensor = #ttt.tensor<"alpha", token, BHT>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0_0 : tensor<?x16xf32>
    %0:2 = ttt.each_token %c0, %dim tokens(%q, %k, %v, %lr, %alpha) carry(%cst) : (index, index, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<?xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg5: index, %q_1: tensor<16xf32>, %k_2: tensor<16xf32>, %v_3: tensor<16xf32>, %lr_4: tensor<f32>, %alpha_5: tensor<f32>, %S: tensor<16x16xf32>):
      %1 = ttt.broadcast %alpha_5 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %2 = arith.mulf %1, %S : tensor<16x16xf32>
      %3 = ttt.grad at(%2) : (tensor<16x16xf32>) -> tensor<16x16xf32> {
      ^bb0(%arg12: tensor<16x16xf32>):
        %8 = ttt.contract "k,kj->j" %k_2, %arg12 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
        %9 = arith.subf %8, %v_3 : tensor<16xf32>
        %10 = arith.mulf %9, %9 : tensor<16xf32>
        %11 = ttt.reduce_sum %10 [0] : tensor<16xf32> -> tensor<f32>
        %cst_6 = arith.constant dense<5.000000e-01> : tensor<f32>
        %12 = arith.mulf %cst_6, %11 : tensor<f32>
        ttt.yield %12 : tensor<f32>
      }
      %4 = ttt.broadcast %lr_4 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %5 = arith.mulf %4, %3 : tensor<16x16xf32>
      %6 = arith.subf %2, %5 : tensor<16x16xf32>
      %7 = ttt.contract "k,kj->j" %q_1, %6 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      ttt.yield %6, %7 : tensor<16x16xf32>, tensor<16xf32>
    }
    return %0#0, %0#1 : tensor<16x16xf32>, tensor<?x16xf32>
  }
}
