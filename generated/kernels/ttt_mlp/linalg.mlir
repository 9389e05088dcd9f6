#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map8 = affine_map<(d0, d1) -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map10 = affine_map<(d0) -> ()>
module {
  func.func @ttt_mlp(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %arg5: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %arg6: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %arg7: tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %arg8: tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}, %arg9: tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2", ttt.role = "state"}, %arg10: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2", ttt.role = "state"}) -> (tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
    %cst = arith.constant -5.000000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 6.250000e-02 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 4.471500e-02 : f32
    %cst_5 = arith.constant 0.797884583 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant -1.000000e+00 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = arith.remui %dim, %c4 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3:5 = scf.for %arg11 = %c0 to %1 step %c4 iter_args(%arg12 = %arg7, %arg13 = %arg8, %arg14 = %arg9, %arg15 = %arg10, %arg16 = %2) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_10 = tensor.extract_slice %arg1[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_11 = tensor.extract_slice %arg2[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_12 = tensor.extract_slice %arg3[%arg11] [4] [1] : tensor<?xf32> to tensor<4xf32>
      %6 = tensor.empty() : tensor<4xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.mulf %in, %cst_7 : f32
        linalg.yield %64 : f32
      } -> tensor<4xf32>
      %8 = tensor.empty() : tensor<4x64xf32>
      %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<64xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x64xf32>
      %10 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_10, %arg12 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%9 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4x64xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.mulf %in, %cst_6 : f32
        linalg.yield %64 : f32
      } -> tensor<4x64xf32>
      %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<4x64xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.mulf %in, %in : f32
        linalg.yield %64 : f32
      } -> tensor<4x64xf32>
      %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in_44, %in : f32
        %65 = arith.mulf %64, %cst_4 : f32
        %66 = arith.addf %in, %65 : f32
        %67 = arith.mulf %66, %cst_5 : f32
        %68 = math.tanh %67 : f32
        linalg.yield %68 : f32
      } -> tensor<4x64xf32>
      %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<4x64xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.addf %in, %cst_3 : f32
        linalg.yield %64 : f32
      } -> tensor<4x64xf32>
      %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11, %14 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        linalg.yield %64 : f32
      } -> tensor<4x64xf32>
      %16 = tensor.empty() : tensor<4x16xf32>
      %17 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<16xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x16xf32>
      %18 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%15, %arg14 : tensor<4x64xf32>, tensor<64x16xf32>) outs(%17 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %19 = linalg.fill ins(%cst_8 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32>
      %20 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<4x16xf32>) outs(%19 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.addf %in, %out : f32
        linalg.yield %64 : f32
      } -> tensor<4xf32>
      %21 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%18, %20 : tensor<4x16xf32>, tensor<4xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in_44, %cst_2 : f32
        %65 = arith.subf %in, %64 : f32
        linalg.yield %65 : f32
      } -> tensor<4x16xf32>
      %22 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<4x16xf32>) outs(%19 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.mulf %in, %in : f32
        %65 = arith.addf %64, %out : f32
        linalg.yield %65 : f32
      } -> tensor<4xf32>
      %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%22 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.mulf %in, %cst_2 : f32
        %65 = arith.addf %64, %cst_1 : f32
        %66 = math.rsqrt %65 : f32
        linalg.yield %66 : f32
      } -> tensor<4xf32>
      %24 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_10, %arg4, %21, %23, %arg5, %extracted_slice_11 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %in_46: f32, %in_47: f32, %in_48: f32, %out: f32):
        %64 = arith.mulf %in_45, %in_46 : f32
        %65 = arith.mulf %in_44, %64 : f32
        %66 = arith.addf %in, %65 : f32
        %67 = arith.addf %66, %in_47 : f32
        %68 = arith.subf %67, %in_48 : f32
        %69 = arith.mulf %68, %in_44 : f32
        linalg.yield %69 : f32
      } -> tensor<4x16xf32>
      %25 = linalg.generic {indexing_maps = [#map2, #map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%24, %21 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%19 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        %65 = arith.addf %64, %out : f32
        linalg.yield %65 : f32
      } -> tensor<4xf32>
      %26 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%24 : tensor<4x16xf32>) outs(%19 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.addf %in, %out : f32
        linalg.yield %64 : f32
      } -> tensor<4xf32>
      %27 = linalg.generic {indexing_maps = [#map2, #map6, #map6, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%24, %23, %25, %21, %26 : tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<4xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %in_46: f32, %in_47: f32, %out: f32):
        %64 = arith.mulf %in_44, %in_44 : f32
        %65 = arith.mulf %in_45, %cst : f32
        %66 = arith.mulf %in_44, %64 : f32
        %67 = arith.mulf %65, %66 : f32
        %68 = arith.mulf %67, %cst_2 : f32
        %69 = arith.mulf %68, %in_46 : f32
        %70 = arith.mulf %69, %cst_0 : f32
        %71 = arith.mulf %in, %in_44 : f32
        %72 = arith.mulf %in_47, %in_44 : f32
        %73 = arith.negf %72 : f32
        %74 = arith.mulf %73, %cst_2 : f32
        %75 = arith.addf %71, %70 : f32
        %76 = arith.addf %75, %74 : f32
        linalg.yield %76 : f32
      } -> tensor<4x16xf32>
      %28 = linalg.fill ins(%cst_8 : f32) outs(%8 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %29 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%27, %arg14 : tensor<4x16xf32>, tensor<64x16xf32>) outs(%28 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%29, %14, %11, %13, %12, %10, %extracted_slice_12 : tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %in_46: f32, %in_47: f32, %in_48: f32, %in_49: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        %65 = arith.mulf %in_46, %in_46 : f32
        %66 = arith.mulf %in, %in_45 : f32
        %67 = arith.subf %cst_3, %65 : f32
        %68 = arith.mulf %66, %67 : f32
        %69 = arith.mulf %68, %cst_5 : f32
        %70 = arith.mulf %64, %cst_6 : f32
        %71 = arith.mulf %69, %cst_4 : f32
        %72 = arith.mulf %71, %in_47 : f32
        %73 = arith.addf %70, %69 : f32
        %74 = arith.mulf %71, %in_48 : f32
        %75 = arith.mulf %74, %in_48 : f32
        %76 = arith.mulf %75, %cst_0 : f32
        %77 = arith.addf %73, %72 : f32
        %78 = arith.addf %77, %76 : f32
        %79 = arith.mulf %78, %in_49 : f32
        linalg.yield %79 : f32
      } -> tensor<4x64xf32>
      %31 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice, %arg12 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%9 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %32 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%extracted_slice, %extracted_slice_10 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %33 = tensor.empty() : tensor<4x4xf32>
      %34 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%32, %7 : tensor<4x4xf32>, tensor<4xf32>) outs(%33 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        linalg.yield %64 : f32
      } -> tensor<4x4xf32>
      %extracted_slice_13 = tensor.extract_slice %34[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
      %extracted_slice_14 = tensor.extract_slice %30[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %extracted_slice_15 = tensor.extract_slice %28[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %35 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_13, %extracted_slice_14 : tensor<1x1xf32>, tensor<1x64xf32>) outs(%extracted_slice_15 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice = tensor.insert_slice %35 into %28[0, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %extracted_slice_16 = tensor.extract_slice %34[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
      %extracted_slice_17 = tensor.extract_slice %30[0, 0] [2, 64] [1, 1] : tensor<4x64xf32> to tensor<2x64xf32>
      %extracted_slice_18 = tensor.extract_slice %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %36 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_16, %extracted_slice_17 : tensor<1x2xf32>, tensor<2x64xf32>) outs(%extracted_slice_18 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice_19 = tensor.insert_slice %36 into %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %extracted_slice_20 = tensor.extract_slice %34[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
      %extracted_slice_21 = tensor.extract_slice %30[0, 0] [3, 64] [1, 1] : tensor<4x64xf32> to tensor<3x64xf32>
      %extracted_slice_22 = tensor.extract_slice %inserted_slice_19[2, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %37 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_20, %extracted_slice_21 : tensor<1x3xf32>, tensor<3x64xf32>) outs(%extracted_slice_22 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice_23 = tensor.insert_slice %37 into %inserted_slice_19[2, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %extracted_slice_24 = tensor.extract_slice %34[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %extracted_slice_25 = tensor.extract_slice %inserted_slice_23[3, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %38 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_24, %30 : tensor<1x4xf32>, tensor<4x64xf32>) outs(%extracted_slice_25 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice_26 = tensor.insert_slice %38 into %inserted_slice_23[3, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%31, %inserted_slice_26 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.addf %in, %in_44 : f32
        %65 = arith.mulf %64, %64 : f32
        %66 = arith.mulf %65, %64 : f32
        %67 = arith.mulf %66, %cst_4 : f32
        %68 = arith.addf %in, %67 : f32
        %69 = arith.addf %68, %in_44 : f32
        %70 = arith.mulf %69, %cst_5 : f32
        %71 = math.tanh %70 : f32
        %72 = arith.mulf %64, %cst_6 : f32
        %73 = arith.addf %71, %cst_3 : f32
        %74 = arith.mulf %72, %73 : f32
        linalg.yield %74 : f32
      } -> tensor<4x64xf32>
      %40 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %extracted_slice_12 : tensor<4x16xf32>, tensor<4xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        linalg.yield %64 : f32
      } -> tensor<4x16xf32>
      %41 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%39, %arg14 : tensor<4x64xf32>, tensor<64x16xf32>) outs(%17 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %42 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%39, %15 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %43 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%42, %7 : tensor<4x4xf32>, tensor<4xf32>) outs(%33 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        linalg.yield %64 : f32
      } -> tensor<4x4xf32>
      %extracted_slice_27 = tensor.extract_slice %43[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
      %extracted_slice_28 = tensor.extract_slice %40[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %extracted_slice_29 = tensor.extract_slice %41[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %44 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_27, %extracted_slice_28 : tensor<1x1xf32>, tensor<1x16xf32>) outs(%extracted_slice_29 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_30 = tensor.insert_slice %44 into %41[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_31 = tensor.extract_slice %43[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
      %extracted_slice_32 = tensor.extract_slice %40[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
      %extracted_slice_33 = tensor.extract_slice %inserted_slice_30[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %45 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_31, %extracted_slice_32 : tensor<1x2xf32>, tensor<2x16xf32>) outs(%extracted_slice_33 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_34 = tensor.insert_slice %45 into %inserted_slice_30[1, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_35 = tensor.extract_slice %43[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
      %extracted_slice_36 = tensor.extract_slice %40[0, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
      %extracted_slice_37 = tensor.extract_slice %inserted_slice_34[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %46 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_35, %extracted_slice_36 : tensor<1x3xf32>, tensor<3x16xf32>) outs(%extracted_slice_37 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_38 = tensor.insert_slice %46 into %inserted_slice_34[2, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_39 = tensor.extract_slice %43[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %extracted_slice_40 = tensor.extract_slice %inserted_slice_38[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %47 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_39, %40 : tensor<1x4xf32>, tensor<4x16xf32>) outs(%extracted_slice_40 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_41 = tensor.insert_slice %47 into %inserted_slice_38[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %48 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_41 : tensor<4x16xf32>) outs(%19 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.addf %in, %out : f32
        linalg.yield %64 : f32
      } -> tensor<4xf32>
      %49 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_41, %48 : tensor<4x16xf32>, tensor<4xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in_44, %cst_2 : f32
        %65 = arith.subf %in, %64 : f32
        linalg.yield %65 : f32
      } -> tensor<4x16xf32>
      %50 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%49 : tensor<4x16xf32>) outs(%19 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.mulf %in, %in : f32
        %65 = arith.addf %64, %out : f32
        linalg.yield %65 : f32
      } -> tensor<4xf32>
      %51 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %arg4, %49, %50, %arg5 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %in_46: f32, %in_47: f32, %out: f32):
        %64 = arith.mulf %in_46, %cst_2 : f32
        %65 = arith.addf %64, %cst_1 : f32
        %66 = math.rsqrt %65 : f32
        %67 = arith.mulf %in_45, %66 : f32
        %68 = arith.mulf %in_44, %67 : f32
        %69 = arith.addf %in, %68 : f32
        %70 = arith.addf %69, %in_47 : f32
        linalg.yield %70 : f32
      } -> tensor<4x16xf32>
      %extracted_slice_42 = tensor.extract_slice %7[3] [1] [1] : tensor<4xf32> to tensor<f32>
      %52 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %extracted_slice_42 : tensor<4x64xf32>, tensor<f32>) outs(%8 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        linalg.yield %64 : f32
      } -> tensor<4x64xf32>
      %53 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%extracted_slice_10, %52 : tensor<4x16xf32>, tensor<4x64xf32>) outs(%arg12 : tensor<16x64xf32>) -> tensor<16x64xf32>
      %54 = tensor.empty() : tensor<64xf32>
      %55 = linalg.fill ins(%cst_8 : f32) outs(%54 : tensor<64xf32>) -> tensor<64xf32>
      %56 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%30 : tensor<4x64xf32>) outs(%55 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.addf %in, %out : f32
        linalg.yield %64 : f32
      } -> tensor<64xf32>
      %57 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg13, %56, %extracted_slice_42 : tensor<64xf32>, tensor<64xf32>, tensor<f32>) outs(%54 : tensor<64xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %out: f32):
        %64 = arith.mulf %in_44, %in_45 : f32
        %65 = arith.addf %in, %64 : f32
        linalg.yield %65 : f32
      } -> tensor<64xf32>
      %58 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %extracted_slice_42 : tensor<4x16xf32>, tensor<f32>) outs(%16 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %out: f32):
        %64 = arith.mulf %in, %in_44 : f32
        linalg.yield %64 : f32
      } -> tensor<4x16xf32>
      %59 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%15, %58 : tensor<4x64xf32>, tensor<4x16xf32>) outs(%arg14 : tensor<64x16xf32>) -> tensor<64x16xf32>
      %60 = tensor.empty() : tensor<16xf32>
      %61 = linalg.fill ins(%cst_8 : f32) outs(%60 : tensor<16xf32>) -> tensor<16xf32>
      %62 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%40 : tensor<4x16xf32>) outs(%61 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %64 = arith.addf %in, %out : f32
        linalg.yield %64 : f32
      } -> tensor<16xf32>
      %63 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg15, %62, %extracted_slice_42 : tensor<16xf32>, tensor<16xf32>, tensor<f32>) outs(%60 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_44: f32, %in_45: f32, %out: f32):
        %64 = arith.mulf %in_44, %in_45 : f32
        %65 = arith.addf %in, %64 : f32
        linalg.yield %65 : f32
      } -> tensor<16xf32>
      %inserted_slice_43 = tensor.insert_slice %51 into %arg16[%arg11, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
      scf.yield %53, %57, %59, %63, %inserted_slice_43 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    %4 = arith.cmpi ne, %0, %c0 : index
    %5:5 = scf.if %4 -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %6 = arith.subi %0, %c1 : index
      %7 = tensor.empty() : tensor<4x16xf32>
      %8 = scf.for %arg11 = %c0 to %c4 step %c1 iter_args(%arg12 = %7) -> (tensor<4x16xf32>) {
        %71 = arith.minui %arg11, %6 : index
        %72 = arith.addi %1, %71 : index
        %extracted_slice_39 = tensor.extract_slice %arg0[%72, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice_40 = tensor.insert_slice %extracted_slice_39 into %arg12[%arg11, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice_40 : tensor<4x16xf32>
      }
      %9 = scf.for %arg11 = %c0 to %c4 step %c1 iter_args(%arg12 = %7) -> (tensor<4x16xf32>) {
        %71 = arith.minui %arg11, %6 : index
        %72 = arith.addi %1, %71 : index
        %extracted_slice_39 = tensor.extract_slice %arg1[%72, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice_40 = tensor.insert_slice %extracted_slice_39 into %arg12[%arg11, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice_40 : tensor<4x16xf32>
      }
      %10 = scf.for %arg11 = %c0 to %c4 step %c1 iter_args(%arg12 = %7) -> (tensor<4x16xf32>) {
        %71 = arith.minui %arg11, %6 : index
        %72 = arith.addi %1, %71 : index
        %extracted_slice_39 = tensor.extract_slice %arg2[%72, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice_40 = tensor.insert_slice %extracted_slice_39 into %arg12[%arg11, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice_40 : tensor<4x16xf32>
      }
      %11 = tensor.empty() : tensor<4xf32>
      %12 = scf.for %arg11 = %c0 to %c4 step %c1 iter_args(%arg12 = %11) -> (tensor<4xf32>) {
        %71 = arith.minui %arg11, %6 : index
        %72 = arith.addi %1, %71 : index
        %extracted_slice_39 = tensor.extract_slice %arg3[%72] [1] [1] : tensor<?xf32> to tensor<f32>
        %inserted_slice_40 = tensor.insert_slice %extracted_slice_39 into %arg12[%arg11] [1] [1] : tensor<f32> into tensor<4xf32>
        scf.yield %inserted_slice_40 : tensor<4xf32>
      }
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.mulf %in, %cst_7 : f32
        linalg.yield %71 : f32
      } -> tensor<4xf32>
      %14 = tensor.empty() : tensor<4x64xf32>
      %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%3#1 : tensor<64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x64xf32>
      %16 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%9, %3#0 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%15 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.mulf %in, %cst_6 : f32
        linalg.yield %71 : f32
      } -> tensor<4x64xf32>
      %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<4x64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.mulf %in, %in : f32
        linalg.yield %71 : f32
      } -> tensor<4x64xf32>
      %19 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %18 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in_39, %in : f32
        %72 = arith.mulf %71, %cst_4 : f32
        %73 = arith.addf %in, %72 : f32
        %74 = arith.mulf %73, %cst_5 : f32
        %75 = math.tanh %74 : f32
        linalg.yield %75 : f32
      } -> tensor<4x64xf32>
      %20 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<4x64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.addf %in, %cst_3 : f32
        linalg.yield %71 : f32
      } -> tensor<4x64xf32>
      %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17, %20 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        linalg.yield %71 : f32
      } -> tensor<4x64xf32>
      %22 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%3#3 : tensor<16xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x16xf32>
      %23 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%21, %3#2 : tensor<4x64xf32>, tensor<64x16xf32>) outs(%22 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %24 = linalg.fill ins(%cst_8 : f32) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
      %25 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<4x16xf32>) outs(%24 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.addf %in, %out : f32
        linalg.yield %71 : f32
      } -> tensor<4xf32>
      %26 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %25 : tensor<4x16xf32>, tensor<4xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in_39, %cst_2 : f32
        %72 = arith.subf %in, %71 : f32
        linalg.yield %72 : f32
      } -> tensor<4x16xf32>
      %27 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%26 : tensor<4x16xf32>) outs(%24 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.mulf %in, %in : f32
        %72 = arith.addf %71, %out : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%27 : tensor<4xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.mulf %in, %cst_2 : f32
        %72 = arith.addf %71, %cst_1 : f32
        %73 = math.rsqrt %72 : f32
        linalg.yield %73 : f32
      } -> tensor<4xf32>
      %29 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4, %26, %28, %arg5, %10 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %out: f32):
        %71 = arith.mulf %in_40, %in_41 : f32
        %72 = arith.mulf %in_39, %71 : f32
        %73 = arith.addf %in, %72 : f32
        %74 = arith.addf %73, %in_42 : f32
        %75 = arith.subf %74, %in_43 : f32
        %76 = arith.mulf %75, %in_39 : f32
        linalg.yield %76 : f32
      } -> tensor<4x16xf32>
      %30 = linalg.generic {indexing_maps = [#map2, #map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%29, %26 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%24 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        %72 = arith.addf %71, %out : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %31 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<4x16xf32>) outs(%24 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.addf %in, %out : f32
        linalg.yield %71 : f32
      } -> tensor<4xf32>
      %32 = linalg.generic {indexing_maps = [#map2, #map6, #map6, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%29, %28, %30, %26, %31 : tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<4xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32):
        %71 = arith.mulf %in_39, %in_39 : f32
        %72 = arith.mulf %in_40, %cst : f32
        %73 = arith.mulf %in_39, %71 : f32
        %74 = arith.mulf %72, %73 : f32
        %75 = arith.mulf %74, %cst_2 : f32
        %76 = arith.mulf %75, %in_41 : f32
        %77 = arith.mulf %76, %cst_0 : f32
        %78 = arith.mulf %in, %in_39 : f32
        %79 = arith.mulf %in_42, %in_39 : f32
        %80 = arith.negf %79 : f32
        %81 = arith.mulf %80, %cst_2 : f32
        %82 = arith.addf %78, %77 : f32
        %83 = arith.addf %82, %81 : f32
        linalg.yield %83 : f32
      } -> tensor<4x16xf32>
      %33 = linalg.fill ins(%cst_8 : f32) outs(%14 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %34 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%32, %3#2 : tensor<4x16xf32>, tensor<64x16xf32>) outs(%33 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %35 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<4xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = linalg.index 0 : index
        %72 = arith.cmpi ult, %71, %0 : index
        %73 = arith.select %72, %in, %cst_8 : f32
        linalg.yield %73 : f32
      } -> tensor<4xf32>
      %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%34, %20, %17, %19, %18, %16, %35 : tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %in_44: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        %72 = arith.mulf %in_41, %in_41 : f32
        %73 = arith.mulf %in, %in_40 : f32
        %74 = arith.subf %cst_3, %72 : f32
        %75 = arith.mulf %73, %74 : f32
        %76 = arith.mulf %75, %cst_5 : f32
        %77 = arith.mulf %71, %cst_6 : f32
        %78 = arith.mulf %76, %cst_4 : f32
        %79 = arith.mulf %78, %in_42 : f32
        %80 = arith.addf %77, %76 : f32
        %81 = arith.mulf %78, %in_43 : f32
        %82 = arith.mulf %81, %in_43 : f32
        %83 = arith.mulf %82, %cst_0 : f32
        %84 = arith.addf %80, %79 : f32
        %85 = arith.addf %84, %83 : f32
        %86 = arith.mulf %85, %in_44 : f32
        linalg.yield %86 : f32
      } -> tensor<4x64xf32>
      %37 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%8, %3#0 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%15 : tensor<4x64xf32>) -> tensor<4x64xf32>
      %38 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%8, %9 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %39 = tensor.empty() : tensor<4x4xf32>
      %40 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%38, %13 : tensor<4x4xf32>, tensor<4xf32>) outs(%39 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        linalg.yield %71 : f32
      } -> tensor<4x4xf32>
      %extracted_slice = tensor.extract_slice %40[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
      %extracted_slice_10 = tensor.extract_slice %36[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %extracted_slice_11 = tensor.extract_slice %33[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %41 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice, %extracted_slice_10 : tensor<1x1xf32>, tensor<1x64xf32>) outs(%extracted_slice_11 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice = tensor.insert_slice %41 into %33[0, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %extracted_slice_12 = tensor.extract_slice %40[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
      %extracted_slice_13 = tensor.extract_slice %36[0, 0] [2, 64] [1, 1] : tensor<4x64xf32> to tensor<2x64xf32>
      %extracted_slice_14 = tensor.extract_slice %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %42 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_12, %extracted_slice_13 : tensor<1x2xf32>, tensor<2x64xf32>) outs(%extracted_slice_14 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice_15 = tensor.insert_slice %42 into %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %extracted_slice_16 = tensor.extract_slice %40[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
      %extracted_slice_17 = tensor.extract_slice %36[0, 0] [3, 64] [1, 1] : tensor<4x64xf32> to tensor<3x64xf32>
      %extracted_slice_18 = tensor.extract_slice %inserted_slice_15[2, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %43 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_16, %extracted_slice_17 : tensor<1x3xf32>, tensor<3x64xf32>) outs(%extracted_slice_18 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice_19 = tensor.insert_slice %43 into %inserted_slice_15[2, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %extracted_slice_20 = tensor.extract_slice %40[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %extracted_slice_21 = tensor.extract_slice %inserted_slice_19[3, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %44 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_20, %36 : tensor<1x4xf32>, tensor<4x64xf32>) outs(%extracted_slice_21 : tensor<1x64xf32>) -> tensor<1x64xf32>
      %inserted_slice_22 = tensor.insert_slice %44 into %inserted_slice_19[3, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %45 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %inserted_slice_22 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.addf %in, %in_39 : f32
        %72 = arith.mulf %71, %71 : f32
        %73 = arith.mulf %72, %71 : f32
        %74 = arith.mulf %73, %cst_4 : f32
        %75 = arith.addf %in, %74 : f32
        %76 = arith.addf %75, %in_39 : f32
        %77 = arith.mulf %76, %cst_5 : f32
        %78 = math.tanh %77 : f32
        %79 = arith.mulf %71, %cst_6 : f32
        %80 = arith.addf %78, %cst_3 : f32
        %81 = arith.mulf %79, %80 : f32
        linalg.yield %81 : f32
      } -> tensor<4x64xf32>
      %46 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%32, %35 : tensor<4x16xf32>, tensor<4xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        linalg.yield %71 : f32
      } -> tensor<4x16xf32>
      %47 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%45, %3#2 : tensor<4x64xf32>, tensor<64x16xf32>) outs(%22 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %48 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%45, %21 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %49 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%48, %13 : tensor<4x4xf32>, tensor<4xf32>) outs(%39 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        linalg.yield %71 : f32
      } -> tensor<4x4xf32>
      %extracted_slice_23 = tensor.extract_slice %49[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
      %extracted_slice_24 = tensor.extract_slice %46[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %extracted_slice_25 = tensor.extract_slice %47[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %50 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_23, %extracted_slice_24 : tensor<1x1xf32>, tensor<1x16xf32>) outs(%extracted_slice_25 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_26 = tensor.insert_slice %50 into %47[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_27 = tensor.extract_slice %49[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
      %extracted_slice_28 = tensor.extract_slice %46[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
      %extracted_slice_29 = tensor.extract_slice %inserted_slice_26[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %51 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_27, %extracted_slice_28 : tensor<1x2xf32>, tensor<2x16xf32>) outs(%extracted_slice_29 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_30 = tensor.insert_slice %51 into %inserted_slice_26[1, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_31 = tensor.extract_slice %49[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
      %extracted_slice_32 = tensor.extract_slice %46[0, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
      %extracted_slice_33 = tensor.extract_slice %inserted_slice_30[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %52 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_31, %extracted_slice_32 : tensor<1x3xf32>, tensor<3x16xf32>) outs(%extracted_slice_33 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_34 = tensor.insert_slice %52 into %inserted_slice_30[2, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_35 = tensor.extract_slice %49[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %extracted_slice_36 = tensor.extract_slice %inserted_slice_34[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %53 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_35, %46 : tensor<1x4xf32>, tensor<4x16xf32>) outs(%extracted_slice_36 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_37 = tensor.insert_slice %53 into %inserted_slice_34[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %54 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_37 : tensor<4x16xf32>) outs(%24 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.addf %in, %out : f32
        linalg.yield %71 : f32
      } -> tensor<4xf32>
      %55 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_37, %54 : tensor<4x16xf32>, tensor<4xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in_39, %cst_2 : f32
        %72 = arith.subf %in, %71 : f32
        linalg.yield %72 : f32
      } -> tensor<4x16xf32>
      %56 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%55 : tensor<4x16xf32>) outs(%24 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.mulf %in, %in : f32
        %72 = arith.addf %71, %out : f32
        linalg.yield %72 : f32
      } -> tensor<4xf32>
      %57 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %arg4, %55, %56, %arg5 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32):
        %71 = arith.mulf %in_41, %cst_2 : f32
        %72 = arith.addf %71, %cst_1 : f32
        %73 = math.rsqrt %72 : f32
        %74 = arith.mulf %in_40, %73 : f32
        %75 = arith.mulf %in_39, %74 : f32
        %76 = arith.addf %in, %75 : f32
        %77 = arith.addf %76, %in_42 : f32
        linalg.yield %77 : f32
      } -> tensor<4x16xf32>
      %extracted_slice_38 = tensor.extract_slice %13[%6] [1] [1] : tensor<4xf32> to tensor<f32>
      %58 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%36, %extracted_slice_38 : tensor<4x64xf32>, tensor<f32>) outs(%14 : tensor<4x64xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        linalg.yield %71 : f32
      } -> tensor<4x64xf32>
      %59 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%9, %58 : tensor<4x16xf32>, tensor<4x64xf32>) outs(%3#0 : tensor<16x64xf32>) -> tensor<16x64xf32>
      %60 = tensor.empty() : tensor<64xf32>
      %61 = linalg.fill ins(%cst_8 : f32) outs(%60 : tensor<64xf32>) -> tensor<64xf32>
      %62 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%36 : tensor<4x64xf32>) outs(%61 : tensor<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.addf %in, %out : f32
        linalg.yield %71 : f32
      } -> tensor<64xf32>
      %63 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%3#1, %62, %extracted_slice_38 : tensor<64xf32>, tensor<64xf32>, tensor<f32>) outs(%60 : tensor<64xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: f32):
        %71 = arith.mulf %in_39, %in_40 : f32
        %72 = arith.addf %in, %71 : f32
        linalg.yield %72 : f32
      } -> tensor<64xf32>
      %64 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%46, %extracted_slice_38 : tensor<4x16xf32>, tensor<f32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %out: f32):
        %71 = arith.mulf %in, %in_39 : f32
        linalg.yield %71 : f32
      } -> tensor<4x16xf32>
      %65 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%21, %64 : tensor<4x64xf32>, tensor<4x16xf32>) outs(%3#2 : tensor<64x16xf32>) -> tensor<64x16xf32>
      %66 = tensor.empty() : tensor<16xf32>
      %67 = linalg.fill ins(%cst_8 : f32) outs(%66 : tensor<16xf32>) -> tensor<16xf32>
      %68 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%46 : tensor<4x16xf32>) outs(%67 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %71 = arith.addf %in, %out : f32
        linalg.yield %71 : f32
      } -> tensor<16xf32>
      %69 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%3#3, %68, %extracted_slice_38 : tensor<16xf32>, tensor<16xf32>, tensor<f32>) outs(%66 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: f32):
        %71 = arith.mulf %in_39, %in_40 : f32
        %72 = arith.addf %in, %71 : f32
        linalg.yield %72 : f32
      } -> tensor<16xf32>
      %70 = scf.for %arg11 = %c0 to %0 step %c1 iter_args(%arg12 = %3#4) -> (tensor<?x16xf32>) {
        %71 = arith.addi %1, %arg11 : index
        %extracted_slice_39 = tensor.extract_slice %57[%arg11, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
        %inserted_slice_40 = tensor.insert_slice %extracted_slice_39 into %arg12[%71, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
        scf.yield %inserted_slice_40 : tensor<?x16xf32>
      }
      scf.yield %59, %63, %65, %69, %70 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    } else {
      scf.yield %3#0, %3#1, %3#2, %3#3, %3#4 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    return %5#0, %5#1, %5#2, %5#3, %5#4 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
