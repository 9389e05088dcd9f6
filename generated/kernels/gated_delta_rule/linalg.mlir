#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @gated_delta_rule(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %alpha: tensor<?xf32> {ttt.tensor = #ttt.tensor<"alpha", token, BHT>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {ttt.flops_per_token = 2.080000e+03 : f64} {
    %cst = arith.constant 0.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0 : tensor<?x16xf32>
    %0 = tensor.empty(%dim) : tensor<?x16xf32>
    %1:2 = scf.for %arg5 = %c0 to %dim step %c1 iter_args(%arg6 = %cst_0, %arg7 = %0) -> (tensor<16x16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %q[%arg5, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
      %extracted_slice_1 = tensor.extract_slice %k[%arg5, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
      %extracted_slice_2 = tensor.extract_slice %v[%arg5, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
      %extracted_slice_3 = tensor.extract_slice %lr[%arg5] [1] [1] : tensor<?xf32> to tensor<f32>
      %extracted_slice_4 = tensor.extract_slice %alpha[%arg5] [1] [1] : tensor<?xf32> to tensor<f32>
      %2 = tensor.empty() : tensor<16xf32>
      %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<16xf32>) -> tensor<16xf32>
      %4 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%extracted_slice_1, %arg6 : tensor<16xf32>, tensor<16x16xf32>) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
      %5 = linalg.generic {indexing_maps = [#map3, #map4, #map3, #map3], iterator_types = ["parallel"]} ins(%4, %extracted_slice_4, %extracted_slice_2 : tensor<16xf32>, tensor<f32>, tensor<16xf32>) outs(%2 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_5: f32, %in_6: f32, %out: f32):
        %9 = arith.mulf %in, %in_5 : f32
        %10 = arith.subf %9, %in_6 : f32
        linalg.yield %10 : f32
      } -> tensor<16xf32>
      %6 = tensor.empty() : tensor<16x16xf32>
      %7 = linalg.generic {indexing_maps = [#map5, #map6, #map5, #map2, #map, #map6], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_4, %arg6, %extracted_slice_3, %extracted_slice_1, %5 : tensor<f32>, tensor<16x16xf32>, tensor<f32>, tensor<16xf32>, tensor<16xf32>) outs(%6 : tensor<16x16xf32>) {
      ^bb0(%in: f32, %in_5: f32, %in_6: f32, %in_7: f32, %in_8: f32, %out: f32):
        %9 = arith.mulf %in_7, %in_8 : f32
        %10 = arith.mulf %in, %in_5 : f32
        %11 = arith.mulf %in_6, %9 : f32
        %12 = arith.subf %10, %11 : f32
        linalg.yield %12 : f32
      } -> tensor<16x16xf32>
      %8 = linalg.contract indexing_maps = [#map, #map1, #map2] ins(%extracted_slice, %7 : tensor<16xf32>, tensor<16x16xf32>) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
      %inserted_slice = tensor.insert_slice %8 into %arg7[%arg5, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
      scf.yield %7, %inserted_slice : tensor<16x16xf32>, tensor<?x16xf32>
    }
    return %1#0, %1#1 : tensor<16x16xf32>, tensor<?x16xf32>
  }
}
