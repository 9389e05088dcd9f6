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
module attributes {ttt.layer = #ttt.layer<causal = true>} {
  func.func @ttt_linear(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %gamma: tensor<16xf32> {ttt.tensor = #ttt.tensor<"gamma", param, H>}, %beta: tensor<16xf32> {ttt.tensor = #ttt.tensor<"beta", param, H>}, %tok: tensor<4xf32> {ttt.tensor = #ttt.tensor<"tok", param>}, %W1: tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1", state, BH>}, %b1: tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1", state, BH>}) -> (tensor<16x16xf32> {ttt.tensor = #ttt.tensor<"W1_final", final, BH>}, tensor<16xf32> {ttt.tensor = #ttt.tensor<"b1_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {ttt.flops_per_token = 2.353000e+03 : f64} {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0 : tensor<?x16xf32>
    %0 = arith.remui %dim, %c4 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3:3 = scf.for %arg9 = %c0 to %1 step %c4 iter_args(%W1_0 = %W1, %b1_1 = %b1, %arg12 = %2) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %q[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_2 = tensor.extract_slice %k[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_3 = tensor.extract_slice %v[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_4 = tensor.extract_slice %lr[%arg9] [4] [1] : tensor<?xf32> to tensor<4xf32>
      %5 = tensor.empty() : tensor<4x16xf32>
      %6:3 = func.call @ttt_linear_step(%arg9, %c4, %extracted_slice, %extracted_slice_2, %extracted_slice_3, %extracted_slice_4, %tok, %gamma, %beta, %W1_0, %b1_1, %5) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>)
      %inserted_slice = tensor.insert_slice %6#2 into %arg12[%arg9, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
      scf.yield %6#0, %6#1, %inserted_slice : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    %4:3 = scf.for %arg9 = %1 to %dim step %c4 iter_args(%arg10 = %3#0, %arg11 = %3#1, %arg12 = %3#2) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %5 = arith.subi %0, %c1 : index
      %6 = tensor.empty() : tensor<4x16xf32>
      %7 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg13, %5 : index
        %15 = arith.addi %arg9, %14 : index
        %extracted_slice = tensor.extract_slice %q[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg14[%arg13, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %8 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg13, %5 : index
        %15 = arith.addi %arg9, %14 : index
        %extracted_slice = tensor.extract_slice %k[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg14[%arg13, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %9 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg13, %5 : index
        %15 = arith.addi %arg9, %14 : index
        %extracted_slice = tensor.extract_slice %v[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg14[%arg13, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %10 = tensor.empty() : tensor<4xf32>
      %11 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %10) -> (tensor<4xf32>) {
        %14 = arith.minui %arg13, %5 : index
        %15 = arith.addi %arg9, %14 : index
        %extracted_slice = tensor.extract_slice %lr[%15] [1] [1] : tensor<?xf32> to tensor<f32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg14[%arg13] [1] [1] : tensor<f32> into tensor<4xf32>
        scf.yield %inserted_slice : tensor<4xf32>
      }
      %12:3 = func.call @ttt_linear_step(%arg9, %0, %7, %8, %9, %11, %tok, %gamma, %beta, %arg10, %arg11, %6) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>)
      %13 = scf.for %arg13 = %c0 to %0 step %c1 iter_args(%arg14 = %arg12) -> (tensor<?x16xf32>) {
        %14 = arith.addi %arg9, %arg13 : index
        %extracted_slice = tensor.extract_slice %12#2[%arg13, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg14[%14, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
        scf.yield %inserted_slice : tensor<?x16xf32>
      }
      scf.yield %12#0, %12#1, %13 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    return %4#0, %4#1, %4#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
  func.func private @ttt_linear_step(%arg0: index, %arg1: index, %arg2: tensor<4x16xf32> {ttt.rows}, %arg3: tensor<4x16xf32> {ttt.rows}, %arg4: tensor<4x16xf32> {ttt.rows}, %arg5: tensor<4xf32> {ttt.rows}, %arg6: tensor<4xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16x16xf32>, %arg10: tensor<16xf32>, %arg11: tensor<4x16xf32> {ttt.rows}) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 6.250000e-02 : f32
    %cst_3 = arith.constant -1.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.subi %arg1, %c1 : index
    %1 = tensor.empty() : tensor<4xf32>
    %2 = scf.for %arg12 = %c0 to %c4 step %c1 iter_args(%arg13 = %1) -> (tensor<4xf32>) {
      %40 = arith.minui %arg12, %0 : index
      %extracted_slice_20 = tensor.extract_slice %arg6[%40] [1] [1] : tensor<4xf32> to tensor<f32>
      %inserted_slice_21 = tensor.insert_slice %extracted_slice_20 into %arg13[%arg12] [1] [1] : tensor<f32> into tensor<4xf32>
      scf.yield %inserted_slice_21 : tensor<4xf32>
    }
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_3 : f32
      linalg.yield %40 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4x16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<16xf32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %b1: f32):
      linalg.yield %in : f32
    } -> tensor<4x16xf32>
    %6 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%arg3, %arg9 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%5 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %7 = linalg.fill ins(%cst_4 : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%6 : tensor<4x16xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<4xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_2 : f32
      linalg.yield %40 : f32
    } -> tensor<4xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%6, %9 : tensor<4x16xf32>, tensor<4xf32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %40 = arith.subf %in, %in_20 : f32
      linalg.yield %40 : f32
    } -> tensor<4x16xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<4x16xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %in : f32
      %41 = arith.addf %40, %out : f32
      linalg.yield %41 : f32
    } -> tensor<4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%11 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_2 : f32
      %41 = arith.addf %40, %cst_1 : f32
      %42 = math.rsqrt %41 : f32
      linalg.yield %42 : f32
    } -> tensor<4xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg7, %10, %12, %arg8, %arg4 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %in_22: f32, %in_23: f32, %in_24: f32, %out: f32):
      %40 = arith.mulf %in_21, %in_22 : f32
      %41 = arith.mulf %in_20, %40 : f32
      %42 = arith.addf %in, %41 : f32
      %43 = arith.addf %42, %in_23 : f32
      %44 = arith.subf %43, %in_24 : f32
      %45 = arith.mulf %44, %in_20 : f32
      linalg.yield %45 : f32
    } -> tensor<4x16xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%13, %10 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %40 = arith.mulf %in, %in_20 : f32
      %41 = arith.addf %40, %out : f32
      linalg.yield %41 : f32
    } -> tensor<4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%14, %12 : tensor<4xf32>, tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %40 = arith.mulf %in_20, %in_20 : f32
      %41 = arith.mulf %in_20, %40 : f32
      %42 = arith.mulf %in, %cst_0 : f32
      %43 = arith.mulf %42, %41 : f32
      %44 = arith.mulf %43, %cst_2 : f32
      linalg.yield %44 : f32
    } -> tensor<4xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<4x16xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%16, %12 : tensor<4xf32>, tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %40 = arith.mulf %in, %in_20 : f32
      %41 = arith.negf %40 : f32
      %42 = arith.mulf %41, %cst_2 : f32
      linalg.yield %42 : f32
    } -> tensor<4xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = linalg.index 0 : index
      %41 = arith.cmpi ult, %40, %arg1 : index
      %42 = arith.select %41, %in, %cst_4 : f32
      linalg.yield %42 : f32
    } -> tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map6, #map6, #map2, #map6, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %12, %15, %10, %17, %18 : tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %in_22: f32, %in_23: f32, %in_24: f32, %out: f32):
      %40 = arith.mulf %in_21, %in_22 : f32
      %41 = arith.mulf %40, %cst : f32
      %42 = arith.mulf %in, %in_20 : f32
      %43 = arith.addf %42, %41 : f32
      %44 = arith.addf %43, %in_23 : f32
      %45 = arith.mulf %44, %in_24 : f32
      linalg.yield %45 : f32
    } -> tensor<4x16xf32>
    %20 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%arg2, %arg9 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%5 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %21 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%arg2, %arg3 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%cst_5 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %22 = tensor.empty() : tensor<4x4xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %3 : tensor<4x4xf32>, tensor<4xf32>) outs(%22 : tensor<4x4xf32>) {
    ^bb0(%q: f32, %in: f32, %q_20: f32):
      %40 = arith.mulf %q, %in : f32
      linalg.yield %40 : f32
    } -> tensor<4x4xf32>
    %extracted_slice = tensor.extract_slice %23[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %extracted_slice_6 = tensor.extract_slice %19[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %extracted_slice_7 = tensor.extract_slice %20[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %24 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice, %extracted_slice_6 : tensor<1x1xf32>, tensor<1x16xf32>) outs(%extracted_slice_7 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice = tensor.insert_slice %24 into %20[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_8 = tensor.extract_slice %23[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
    %extracted_slice_9 = tensor.extract_slice %19[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
    %extracted_slice_10 = tensor.extract_slice %inserted_slice[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %25 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_8, %extracted_slice_9 : tensor<1x2xf32>, tensor<2x16xf32>) outs(%extracted_slice_10 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_11 = tensor.insert_slice %25 into %inserted_slice[1, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_12 = tensor.extract_slice %23[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
    %extracted_slice_13 = tensor.extract_slice %19[0, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
    %extracted_slice_14 = tensor.extract_slice %inserted_slice_11[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %26 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_12, %extracted_slice_13 : tensor<1x3xf32>, tensor<3x16xf32>) outs(%extracted_slice_14 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_15 = tensor.insert_slice %26 into %inserted_slice_11[2, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_16 = tensor.extract_slice %23[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %extracted_slice_17 = tensor.extract_slice %inserted_slice_15[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %27 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_16, %19 : tensor<1x4xf32>, tensor<4x16xf32>) outs(%extracted_slice_17 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_18 = tensor.insert_slice %27 into %inserted_slice_15[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_18 : tensor<4x16xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<4xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%28 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_2 : f32
      linalg.yield %40 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_18, %29 : tensor<4x16xf32>, tensor<4xf32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %40 = arith.subf %in, %in_20 : f32
      linalg.yield %40 : f32
    } -> tensor<4x16xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<4x16xf32>) outs(%7 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %in : f32
      %41 = arith.addf %40, %out : f32
      linalg.yield %41 : f32
    } -> tensor<4xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%31 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.mulf %in, %cst_2 : f32
      %41 = arith.addf %40, %cst_1 : f32
      %42 = math.rsqrt %41 : f32
      linalg.yield %42 : f32
    } -> tensor<4xf32>
    %33 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg7, %30, %32, %arg8 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %in_22: f32, %in_23: f32, %beta: f32):
      %40 = arith.mulf %in_21, %in_22 : f32
      %41 = arith.mulf %in_20, %40 : f32
      %42 = arith.addf %in, %41 : f32
      %43 = arith.addf %42, %in_23 : f32
      linalg.yield %43 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_19 = tensor.extract_slice %3[%0] [1] [1] : tensor<4xf32> to tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %extracted_slice_19 : tensor<4x16xf32>, tensor<f32>) outs(%4 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %out: f32):
      %40 = arith.mulf %in, %in_20 : f32
      linalg.yield %40 : f32
    } -> tensor<4x16xf32>
    %35 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%arg3, %34 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%arg9 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %36 = tensor.empty() : tensor<16xf32>
    %37 = linalg.fill ins(%cst_4 : f32) outs(%36 : tensor<16xf32>) -> tensor<16xf32>
    %38 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%19 : tensor<4x16xf32>) outs(%37 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<16xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg10, %38, %extracted_slice_19 : tensor<16xf32>, tensor<16xf32>, tensor<f32>) outs(%36 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_20: f32, %in_21: f32, %out: f32):
      %40 = arith.mulf %in_20, %in_21 : f32
      %41 = arith.addf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<16xf32>
    return %35, %39, %33 : tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>
  }
}
