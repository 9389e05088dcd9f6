module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @gated_delta_rule(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %alpha: tensor<?xf32> {ttt.tensor = #ttt.tensor<"alpha", token, BHT>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
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
}
