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
  func.func @ttt_mlp(%q: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>}, %lr: tensor<?xf32> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %gamma: tensor<16xf32> {ttt.tensor = #ttt.tensor<"gamma", param, H>}, %beta: tensor<16xf32> {ttt.tensor = #ttt.tensor<"beta", param, H>}, %tok: tensor<4xf32> {ttt.tensor = #ttt.tensor<"tok", param>}, %W1: tensor<16x64xf32> {ttt.tensor = #ttt.tensor<"W1", state, BH>}, %b1: tensor<64xf32> {ttt.tensor = #ttt.tensor<"b1", state, BH>}, %W2: tensor<64x16xf32> {ttt.tensor = #ttt.tensor<"W2", state, BH>}, %b2: tensor<16xf32> {ttt.tensor = #ttt.tensor<"b2", state, BH>}) -> (tensor<16x64xf32> {ttt.tensor = #ttt.tensor<"W1_final", final, BH>}, tensor<64xf32> {ttt.tensor = #ttt.tensor<"b1_final", final, BH>}, tensor<64x16xf32> {ttt.tensor = #ttt.tensor<"W2_final", final, BH>}, tensor<16xf32> {ttt.tensor = #ttt.tensor<"b2_final", final, BH>}, tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {ttt.flops_per_token = 1.903300e+04 : f64} {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %q, %c0 : tensor<?x16xf32>
    %0 = arith.remui %dim, %c4 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3:5 = scf.for %arg11 = %c0 to %1 step %c4 iter_args(%W1_0 = %W1, %b1_1 = %b1, %W2_2 = %W2, %b2_3 = %b2, %arg16 = %2) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %q[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_4 = tensor.extract_slice %k[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_5 = tensor.extract_slice %v[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_6 = tensor.extract_slice %lr[%arg11] [4] [1] : tensor<?xf32> to tensor<4xf32>
      %5 = tensor.empty() : tensor<4x16xf32>
      %6:5 = func.call @ttt_mlp_step(%arg11, %c4, %extracted_slice, %extracted_slice_4, %extracted_slice_5, %extracted_slice_6, %tok, %gamma, %beta, %W1_0, %b1_1, %W2_2, %b2_3, %5) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>)
      %inserted_slice = tensor.insert_slice %6#4 into %arg16[%arg11, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
      scf.yield %6#0, %6#1, %6#2, %6#3, %inserted_slice : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    %4:5 = scf.for %arg11 = %1 to %dim step %c4 iter_args(%arg12 = %3#0, %arg13 = %3#1, %arg14 = %3#2, %arg15 = %3#3, %arg16 = %3#4) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %5 = arith.subi %0, %c1 : index
      %6 = tensor.empty() : tensor<4x16xf32>
      %7 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %q[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %8 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %k[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %9 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %v[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %10 = tensor.empty() : tensor<4xf32>
      %11 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %10) -> (tensor<4xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %lr[%15] [1] [1] : tensor<?xf32> to tensor<f32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17] [1] [1] : tensor<f32> into tensor<4xf32>
        scf.yield %inserted_slice : tensor<4xf32>
      }
      %12:5 = func.call @ttt_mlp_step(%arg11, %0, %7, %8, %9, %11, %tok, %gamma, %beta, %arg12, %arg13, %arg14, %arg15, %6) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>)
      %13 = scf.for %arg17 = %c0 to %0 step %c1 iter_args(%arg18 = %arg16) -> (tensor<?x16xf32>) {
        %14 = arith.addi %arg11, %arg17 : index
        %extracted_slice = tensor.extract_slice %12#4[%arg17, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%14, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
        scf.yield %inserted_slice : tensor<?x16xf32>
      }
      scf.yield %12#0, %12#1, %12#2, %12#3, %13 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    return %4#0, %4#1, %4#2, %4#3, %4#4 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
  func.func private @ttt_mlp_step(%arg0: index, %arg1: index, %arg2: tensor<4x16xf32> {ttt.rows}, %arg3: tensor<4x16xf32> {ttt.rows}, %arg4: tensor<4x16xf32> {ttt.rows}, %arg5: tensor<4xf32> {ttt.rows}, %arg6: tensor<4xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<16x64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64x16xf32>, %arg12: tensor<16xf32>, %arg13: tensor<4x16xf32> {ttt.rows}) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -5.000000e-01 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 6.250000e-02 : f32
    %cst_3 = arith.constant 1.000000e+00 : f32
    %cst_4 = arith.constant 4.471500e-02 : f32
    %cst_5 = arith.constant 0.797884583 : f32
    %cst_6 = arith.constant 5.000000e-01 : f32
    %cst_7 = arith.constant -1.000000e+00 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.subi %arg1, %c1 : index
    %1 = tensor.empty() : tensor<4xf32>
    %2 = scf.for %arg14 = %c0 to %c4 step %c1 iter_args(%arg15 = %1) -> (tensor<4xf32>) {
      %66 = arith.minui %arg14, %0 : index
      %extracted_slice_39 = tensor.extract_slice %arg6[%66] [1] [1] : tensor<4xf32> to tensor<f32>
      %inserted_slice_40 = tensor.insert_slice %extracted_slice_39 into %arg15[%arg14] [1] [1] : tensor<f32> into tensor<4xf32>
      scf.yield %inserted_slice_40 : tensor<4xf32>
    }
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_7 : f32
      linalg.yield %66 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4x64xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %b1: f32):
      linalg.yield %in : f32
    } -> tensor<4x64xf32>
    %6 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%arg3, %arg9 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%5 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_6 : f32
      linalg.yield %66 : f32
    } -> tensor<4x64xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %in : f32
      linalg.yield %66 : f32
    } -> tensor<4x64xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in_39, %in : f32
      %67 = arith.mulf %66, %cst_4 : f32
      %68 = arith.addf %in, %67 : f32
      %69 = arith.mulf %68, %cst_5 : f32
      %70 = math.tanh %69 : f32
      linalg.yield %70 : f32
    } -> tensor<4x64xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %cst_3 : f32
      linalg.yield %66 : f32
    } -> tensor<4x64xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7, %10 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<4x64xf32>
    %12 = tensor.empty() : tensor<4x16xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<16xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %b2: f32):
      linalg.yield %in : f32
    } -> tensor<4x16xf32>
    %14 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%11, %arg11 : tensor<4x64xf32>, tensor<64x16xf32>) outs(%13 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %15 = linalg.fill ins(%cst_8 : f32) outs(%1 : tensor<4xf32>) -> tensor<4xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_2 : f32
      linalg.yield %66 : f32
    } -> tensor<4xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %17 : tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.subf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<4x16xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %in : f32
      %67 = arith.addf %66, %out : f32
      linalg.yield %67 : f32
    } -> tensor<4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_2 : f32
      %67 = arith.addf %66, %cst_1 : f32
      %68 = math.rsqrt %67 : f32
      linalg.yield %68 : f32
    } -> tensor<4xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg7, %18, %20, %arg8, %arg4 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %out: f32):
      %66 = arith.mulf %in_40, %in_41 : f32
      %67 = arith.mulf %in_39, %66 : f32
      %68 = arith.addf %in, %67 : f32
      %69 = arith.addf %68, %in_42 : f32
      %70 = arith.subf %69, %in_43 : f32
      %71 = arith.mulf %70, %in_39 : f32
      linalg.yield %71 : f32
    } -> tensor<4x16xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%21, %18 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      %67 = arith.addf %66, %out : f32
      linalg.yield %67 : f32
    } -> tensor<4xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%22, %20 : tensor<4xf32>, tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in_39, %in_39 : f32
      %67 = arith.mulf %in_39, %66 : f32
      %68 = arith.mulf %in, %cst_0 : f32
      %69 = arith.mulf %68, %67 : f32
      %70 = arith.mulf %69, %cst_2 : f32
      linalg.yield %70 : f32
    } -> tensor<4xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<4xf32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%24, %20 : tensor<4xf32>, tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      %67 = arith.negf %66 : f32
      %68 = arith.mulf %67, %cst_2 : f32
      linalg.yield %68 : f32
    } -> tensor<4xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map6, #map6, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %20, %23, %18, %25 : tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32):
      %66 = arith.mulf %in_40, %in_41 : f32
      %67 = arith.mulf %66, %cst : f32
      %68 = arith.mulf %in, %in_39 : f32
      %69 = arith.addf %68, %67 : f32
      %70 = arith.addf %69, %in_42 : f32
      linalg.yield %70 : f32
    } -> tensor<4x16xf32>
    %27 = linalg.fill ins(%cst_8 : f32) outs(%4 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %28 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%26, %arg11 : tensor<4x16xf32>, tensor<64x16xf32>) outs(%27 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = linalg.index 0 : index
      %67 = arith.cmpi ult, %66, %arg1 : index
      %68 = arith.select %67, %in, %cst_8 : f32
      linalg.yield %68 : f32
    } -> tensor<4xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%28, %10, %7, %9, %8, %6, %29 : tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %in_44: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      %67 = arith.mulf %in_41, %in_41 : f32
      %68 = arith.mulf %in, %in_40 : f32
      %69 = arith.subf %cst_3, %67 : f32
      %70 = arith.mulf %68, %69 : f32
      %71 = arith.mulf %70, %cst_5 : f32
      %72 = arith.mulf %66, %cst_6 : f32
      %73 = arith.mulf %71, %cst_4 : f32
      %74 = arith.mulf %73, %in_42 : f32
      %75 = arith.addf %72, %71 : f32
      %76 = arith.mulf %73, %in_43 : f32
      %77 = arith.mulf %76, %in_43 : f32
      %78 = arith.mulf %77, %cst : f32
      %79 = arith.addf %75, %74 : f32
      %80 = arith.addf %79, %78 : f32
      %81 = arith.mulf %80, %in_44 : f32
      linalg.yield %81 : f32
    } -> tensor<4x64xf32>
    %31 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%arg2, %arg9 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%5 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %32 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%arg2, %arg3 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %33 = tensor.empty() : tensor<4x4xf32>
    %34 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%32, %3 : tensor<4x4xf32>, tensor<4xf32>) outs(%33 : tensor<4x4xf32>) {
    ^bb0(%q: f32, %in: f32, %q_39: f32):
      %66 = arith.mulf %q, %in : f32
      linalg.yield %66 : f32
    } -> tensor<4x4xf32>
    %extracted_slice = tensor.extract_slice %34[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %extracted_slice_10 = tensor.extract_slice %30[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %extracted_slice_11 = tensor.extract_slice %27[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %35 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice, %extracted_slice_10 : tensor<1x1xf32>, tensor<1x64xf32>) outs(%extracted_slice_11 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice = tensor.insert_slice %35 into %27[0, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %extracted_slice_12 = tensor.extract_slice %34[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
    %extracted_slice_13 = tensor.extract_slice %30[0, 0] [2, 64] [1, 1] : tensor<4x64xf32> to tensor<2x64xf32>
    %extracted_slice_14 = tensor.extract_slice %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %36 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_12, %extracted_slice_13 : tensor<1x2xf32>, tensor<2x64xf32>) outs(%extracted_slice_14 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice_15 = tensor.insert_slice %36 into %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %extracted_slice_16 = tensor.extract_slice %34[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
    %extracted_slice_17 = tensor.extract_slice %30[0, 0] [3, 64] [1, 1] : tensor<4x64xf32> to tensor<3x64xf32>
    %extracted_slice_18 = tensor.extract_slice %inserted_slice_15[2, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %37 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_16, %extracted_slice_17 : tensor<1x3xf32>, tensor<3x64xf32>) outs(%extracted_slice_18 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice_19 = tensor.insert_slice %37 into %inserted_slice_15[2, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %extracted_slice_20 = tensor.extract_slice %34[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %extracted_slice_21 = tensor.extract_slice %inserted_slice_19[3, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %38 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_20, %30 : tensor<1x4xf32>, tensor<4x64xf32>) outs(%extracted_slice_21 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice_22 = tensor.insert_slice %38 into %inserted_slice_19[3, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%31, %inserted_slice_22 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.addf %in, %in_39 : f32
      %67 = arith.mulf %66, %66 : f32
      %68 = arith.mulf %67, %66 : f32
      %69 = arith.mulf %68, %cst_4 : f32
      %70 = arith.addf %in, %69 : f32
      %71 = arith.addf %70, %in_39 : f32
      %72 = arith.mulf %71, %cst_5 : f32
      %73 = math.tanh %72 : f32
      %74 = arith.mulf %66, %cst_6 : f32
      %75 = arith.addf %73, %cst_3 : f32
      %76 = arith.mulf %74, %75 : f32
      linalg.yield %76 : f32
    } -> tensor<4x64xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%26, %29 : tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<4x16xf32>
    %41 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%39, %arg11 : tensor<4x64xf32>, tensor<64x16xf32>) outs(%13 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %42 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%39, %11 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%42, %3 : tensor<4x4xf32>, tensor<4xf32>) outs(%33 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<4x4xf32>
    %extracted_slice_23 = tensor.extract_slice %43[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %extracted_slice_24 = tensor.extract_slice %40[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %extracted_slice_25 = tensor.extract_slice %41[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %44 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_23, %extracted_slice_24 : tensor<1x1xf32>, tensor<1x16xf32>) outs(%extracted_slice_25 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_26 = tensor.insert_slice %44 into %41[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_27 = tensor.extract_slice %43[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
    %extracted_slice_28 = tensor.extract_slice %40[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
    %extracted_slice_29 = tensor.extract_slice %inserted_slice_26[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %45 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_27, %extracted_slice_28 : tensor<1x2xf32>, tensor<2x16xf32>) outs(%extracted_slice_29 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_30 = tensor.insert_slice %45 into %inserted_slice_26[1, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_31 = tensor.extract_slice %43[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
    %extracted_slice_32 = tensor.extract_slice %40[0, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
    %extracted_slice_33 = tensor.extract_slice %inserted_slice_30[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %46 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_31, %extracted_slice_32 : tensor<1x3xf32>, tensor<3x16xf32>) outs(%extracted_slice_33 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_34 = tensor.insert_slice %46 into %inserted_slice_30[2, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_35 = tensor.extract_slice %43[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %extracted_slice_36 = tensor.extract_slice %inserted_slice_34[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %47 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_35, %40 : tensor<1x4xf32>, tensor<4x16xf32>) outs(%extracted_slice_36 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_37 = tensor.insert_slice %47 into %inserted_slice_34[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_37 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<4xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%48 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_2 : f32
      linalg.yield %66 : f32
    } -> tensor<4xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_37, %49 : tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.subf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<4x16xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%50 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %in : f32
      %67 = arith.addf %66, %out : f32
      linalg.yield %67 : f32
    } -> tensor<4xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%51 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.mulf %in, %cst_2 : f32
      %67 = arith.addf %66, %cst_1 : f32
      %68 = math.rsqrt %67 : f32
      linalg.yield %68 : f32
    } -> tensor<4xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg7, %50, %52, %arg8 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %beta: f32):
      %66 = arith.mulf %in_40, %in_41 : f32
      %67 = arith.mulf %in_39, %66 : f32
      %68 = arith.addf %in, %67 : f32
      %69 = arith.addf %68, %in_42 : f32
      linalg.yield %69 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_38 = tensor.extract_slice %3[%0] [1] [1] : tensor<4xf32> to tensor<f32>
    %54 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %extracted_slice_38 : tensor<4x64xf32>, tensor<f32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<4x64xf32>
    %55 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%arg3, %54 : tensor<4x16xf32>, tensor<4x64xf32>) outs(%arg9 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %56 = tensor.empty() : tensor<64xf32>
    %57 = linalg.fill ins(%cst_8 : f32) outs(%56 : tensor<64xf32>) -> tensor<64xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%30 : tensor<4x64xf32>) outs(%57 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<64xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg10, %58, %extracted_slice_38 : tensor<64xf32>, tensor<64xf32>, tensor<f32>) outs(%56 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: f32):
      %66 = arith.mulf %in_39, %in_40 : f32
      %67 = arith.addf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<64xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%40, %extracted_slice_38 : tensor<4x16xf32>, tensor<f32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %66 = arith.mulf %in, %in_39 : f32
      linalg.yield %66 : f32
    } -> tensor<4x16xf32>
    %61 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%11, %60 : tensor<4x64xf32>, tensor<4x16xf32>) outs(%arg11 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %62 = tensor.empty() : tensor<16xf32>
    %63 = linalg.fill ins(%cst_8 : f32) outs(%62 : tensor<16xf32>) -> tensor<16xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%40 : tensor<4x16xf32>) outs(%63 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %66 = arith.addf %in, %out : f32
      linalg.yield %66 : f32
    } -> tensor<16xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg12, %64, %extracted_slice_38 : tensor<16xf32>, tensor<16xf32>, tensor<f32>) outs(%62 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: f32):
      %66 = arith.mulf %in_39, %in_40 : f32
      %67 = arith.addf %in, %66 : f32
      linalg.yield %67 : f32
    } -> tensor<16xf32>
    return %55, %59, %61, %65, %53 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>
  }
}
