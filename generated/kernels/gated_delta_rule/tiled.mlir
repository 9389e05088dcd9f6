module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @gated_delta_rule(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %alpha: tensor<?xf32> {ttt.tensor = #ttt.tensor<"alpha", token, BHT>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {ttt.flops_per_token = 2.080000e+03 : f64} {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0 : tensor<?x16xf32>
    %0 = tensor.empty(%dim) : tensor<?x16xf32>
    %1:2 = scf.for %arg5 = %c0 to %dim step %c1 iter_args(%arg6 = %cst, %arg7 = %0) -> (tensor<16x16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %q[%arg5, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
      %extracted_slice_0 = tensor.extract_slice %k[%arg5, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
      %extracted_slice_1 = tensor.extract_slice %v[%arg5, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
      %extracted_slice_2 = tensor.extract_slice %lr[%arg5] [1] [1] : tensor<?xf32> to tensor<f32>
      %extracted_slice_3 = tensor.extract_slice %alpha[%arg5] [1] [1] : tensor<?xf32> to tensor<f32>
      %2 = ttt.broadcast %extracted_slice_3 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %3 = arith.mulf %2, %arg6 : tensor<16x16xf32>
      %4 = ttt.contract "k,kj->j" %extracted_slice_0, %arg6 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %5 = ttt.broadcast %extracted_slice_3 [0] : tensor<f32> -> tensor<16xf32>
      %6 = arith.mulf %4, %5 : tensor<16xf32>
      %7 = arith.subf %6, %extracted_slice_1 : tensor<16xf32>
      %8 = ttt.contract "k,j->kj" %extracted_slice_0, %7 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
      %9 = ttt.broadcast %extracted_slice_2 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %10 = arith.mulf %9, %8 : tensor<16x16xf32>
      %11 = arith.subf %3, %10 : tensor<16x16xf32>
      %12 = ttt.contract "k,kj->j" %extracted_slice, %11 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %inserted_slice = tensor.insert_slice %12 into %arg7[%arg5, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
      scf.yield %11, %inserted_slice : tensor<16x16xf32>, tensor<?x16xf32>
    }
    return %1#0, %1#1 : tensor<16x16xf32>, tensor<?x16xf32>
  }
}
