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
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.subi %arg1, %c1 : index
    %1 = tensor.empty() : tensor<4xf32>
    %2 = scf.for %arg14 = %c0 to %c4 step %c1 iter_args(%arg15 = %1) -> (tensor<4xf32>) {
      %60 = arith.minui %arg14, %0 : index
      %extracted_slice_39 = tensor.extract_slice %arg6[%60] [1] [1] : tensor<4xf32> to tensor<f32>
      %inserted_slice_40 = tensor.insert_slice %extracted_slice_39 into %arg15[%arg14] [1] [1] : tensor<f32> into tensor<4xf32>
      scf.yield %inserted_slice_40 : tensor<4xf32>
    }
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_7 : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %4 = tensor.empty() : tensor<4x64xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %b1: f32):
      linalg.yield %in : f32
    } -> tensor<4x64xf32>
    %6 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%arg3, %arg9 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%5 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_6 : f32
      linalg.yield %60 : f32
    } -> tensor<4x64xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %in : f32
      linalg.yield %60 : f32
    } -> tensor<4x64xf32>
    %9 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in_39, %in : f32
      %61 = arith.mulf %60, %cst_4 : f32
      %62 = arith.addf %in, %61 : f32
      %63 = arith.mulf %62, %cst_5 : f32
      %64 = math.tanh %63 : f32
      linalg.yield %64 : f32
    } -> tensor<4x64xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %cst_3 : f32
      linalg.yield %60 : f32
    } -> tensor<4x64xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%7, %10 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in, %in_39 : f32
      linalg.yield %60 : f32
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
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %16 : tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in_39, %cst_2 : f32
      %61 = arith.subf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<4x16xf32>
    %18 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %in : f32
      %61 = arith.addf %60, %out : f32
      linalg.yield %61 : f32
    } -> tensor<4xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%18 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %cst_2 : f32
      %61 = arith.addf %60, %cst_1 : f32
      %62 = math.rsqrt %61 : f32
      linalg.yield %62 : f32
    } -> tensor<4xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3, %arg7, %17, %19, %arg8, %arg4 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %out: f32):
      %60 = arith.mulf %in_40, %in_41 : f32
      %61 = arith.mulf %in_39, %60 : f32
      %62 = arith.addf %in, %61 : f32
      %63 = arith.addf %62, %in_42 : f32
      %64 = arith.subf %63, %in_43 : f32
      %65 = arith.mulf %64, %in_39 : f32
      linalg.yield %65 : f32
    } -> tensor<4x16xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%20, %17 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in, %in_39 : f32
      %61 = arith.addf %60, %out : f32
      linalg.yield %61 : f32
    } -> tensor<4xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%20 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map6, #map6, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %19, %21, %17, %22 : tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %out: f32):
      %60 = arith.mulf %in_39, %in_39 : f32
      %61 = arith.mulf %in_40, %cst : f32
      %62 = arith.mulf %in_39, %60 : f32
      %63 = arith.mulf %61, %62 : f32
      %64 = arith.mulf %63, %cst_2 : f32
      %65 = arith.mulf %64, %in_41 : f32
      %66 = arith.mulf %65, %cst_0 : f32
      %67 = arith.mulf %in, %in_39 : f32
      %68 = arith.mulf %in_42, %in_39 : f32
      %69 = arith.negf %68 : f32
      %70 = arith.mulf %69, %cst_2 : f32
      %71 = arith.addf %67, %66 : f32
      %72 = arith.addf %71, %70 : f32
      linalg.yield %72 : f32
    } -> tensor<4x16xf32>
    %24 = linalg.fill ins(%cst_8 : f32) outs(%4 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %25 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%23, %arg11 : tensor<4x16xf32>, tensor<64x16xf32>) outs(%24 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg5 : tensor<4xf32>) outs(%1 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = linalg.index 0 : index
      %61 = arith.cmpi ult, %60, %arg1 : index
      %62 = arith.select %61, %in, %cst_8 : f32
      linalg.yield %62 : f32
    } -> tensor<4xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2, #map2, #map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%25, %10, %7, %9, %8, %6, %26 : tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4x64xf32>, tensor<4xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %in_43: f32, %in_44: f32, %out: f32):
      %60 = arith.mulf %in, %in_39 : f32
      %61 = arith.mulf %in_41, %in_41 : f32
      %62 = arith.mulf %in, %in_40 : f32
      %63 = arith.subf %cst_3, %61 : f32
      %64 = arith.mulf %62, %63 : f32
      %65 = arith.mulf %64, %cst_5 : f32
      %66 = arith.mulf %60, %cst_6 : f32
      %67 = arith.mulf %65, %cst_4 : f32
      %68 = arith.mulf %67, %in_42 : f32
      %69 = arith.addf %66, %65 : f32
      %70 = arith.mulf %67, %in_43 : f32
      %71 = arith.mulf %70, %in_43 : f32
      %72 = arith.mulf %71, %cst_0 : f32
      %73 = arith.addf %69, %68 : f32
      %74 = arith.addf %73, %72 : f32
      %75 = arith.mulf %74, %in_44 : f32
      linalg.yield %75 : f32
    } -> tensor<4x64xf32>
    %28 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%arg2, %arg9 : tensor<4x16xf32>, tensor<16x64xf32>) outs(%5 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %29 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%arg2, %arg3 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %30 = tensor.empty() : tensor<4x4xf32>
    %31 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%29, %3 : tensor<4x4xf32>, tensor<4xf32>) outs(%30 : tensor<4x4xf32>) {
    ^bb0(%q: f32, %in: f32, %q_39: f32):
      %60 = arith.mulf %q, %in : f32
      linalg.yield %60 : f32
    } -> tensor<4x4xf32>
    %extracted_slice = tensor.extract_slice %31[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %extracted_slice_10 = tensor.extract_slice %27[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %extracted_slice_11 = tensor.extract_slice %24[0, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %32 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice, %extracted_slice_10 : tensor<1x1xf32>, tensor<1x64xf32>) outs(%extracted_slice_11 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice = tensor.insert_slice %32 into %24[0, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %extracted_slice_12 = tensor.extract_slice %31[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
    %extracted_slice_13 = tensor.extract_slice %27[0, 0] [2, 64] [1, 1] : tensor<4x64xf32> to tensor<2x64xf32>
    %extracted_slice_14 = tensor.extract_slice %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %33 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_12, %extracted_slice_13 : tensor<1x2xf32>, tensor<2x64xf32>) outs(%extracted_slice_14 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice_15 = tensor.insert_slice %33 into %inserted_slice[1, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %extracted_slice_16 = tensor.extract_slice %31[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
    %extracted_slice_17 = tensor.extract_slice %27[0, 0] [3, 64] [1, 1] : tensor<4x64xf32> to tensor<3x64xf32>
    %extracted_slice_18 = tensor.extract_slice %inserted_slice_15[2, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %34 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_16, %extracted_slice_17 : tensor<1x3xf32>, tensor<3x64xf32>) outs(%extracted_slice_18 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice_19 = tensor.insert_slice %34 into %inserted_slice_15[2, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %extracted_slice_20 = tensor.extract_slice %31[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %extracted_slice_21 = tensor.extract_slice %inserted_slice_19[3, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %35 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_20, %27 : tensor<1x4xf32>, tensor<4x64xf32>) outs(%extracted_slice_21 : tensor<1x64xf32>) -> tensor<1x64xf32>
    %inserted_slice_22 = tensor.insert_slice %35 into %inserted_slice_19[3, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%28, %inserted_slice_22 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.addf %in, %in_39 : f32
      %61 = arith.mulf %60, %60 : f32
      %62 = arith.mulf %61, %60 : f32
      %63 = arith.mulf %62, %cst_4 : f32
      %64 = arith.addf %in, %63 : f32
      %65 = arith.addf %64, %in_39 : f32
      %66 = arith.mulf %65, %cst_5 : f32
      %67 = math.tanh %66 : f32
      %68 = arith.mulf %60, %cst_6 : f32
      %69 = arith.addf %67, %cst_3 : f32
      %70 = arith.mulf %68, %69 : f32
      linalg.yield %70 : f32
    } -> tensor<4x64xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %26 : tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in, %in_39 : f32
      linalg.yield %60 : f32
    } -> tensor<4x16xf32>
    %38 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%36, %arg11 : tensor<4x64xf32>, tensor<64x16xf32>) outs(%13 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %39 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%36, %11 : tensor<4x64xf32>, tensor<4x64xf32>) outs(%cst_9 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%39, %3 : tensor<4x4xf32>, tensor<4xf32>) outs(%30 : tensor<4x4xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in, %in_39 : f32
      linalg.yield %60 : f32
    } -> tensor<4x4xf32>
    %extracted_slice_23 = tensor.extract_slice %40[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
    %extracted_slice_24 = tensor.extract_slice %37[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %extracted_slice_25 = tensor.extract_slice %38[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %41 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_23, %extracted_slice_24 : tensor<1x1xf32>, tensor<1x16xf32>) outs(%extracted_slice_25 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_26 = tensor.insert_slice %41 into %38[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_27 = tensor.extract_slice %40[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
    %extracted_slice_28 = tensor.extract_slice %37[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
    %extracted_slice_29 = tensor.extract_slice %inserted_slice_26[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %42 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_27, %extracted_slice_28 : tensor<1x2xf32>, tensor<2x16xf32>) outs(%extracted_slice_29 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_30 = tensor.insert_slice %42 into %inserted_slice_26[1, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_31 = tensor.extract_slice %40[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
    %extracted_slice_32 = tensor.extract_slice %37[0, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
    %extracted_slice_33 = tensor.extract_slice %inserted_slice_30[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %43 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_31, %extracted_slice_32 : tensor<1x3xf32>, tensor<3x16xf32>) outs(%extracted_slice_33 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_34 = tensor.insert_slice %43 into %inserted_slice_30[2, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %extracted_slice_35 = tensor.extract_slice %40[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %extracted_slice_36 = tensor.extract_slice %inserted_slice_34[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %44 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_35, %37 : tensor<1x4xf32>, tensor<4x16xf32>) outs(%extracted_slice_36 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted_slice_37 = tensor.insert_slice %44 into %inserted_slice_34[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_37 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<4xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_37, %45 : tensor<4x16xf32>, tensor<4xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in_39, %cst_2 : f32
      %61 = arith.subf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<4x16xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%46 : tensor<4x16xf32>) outs(%15 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.mulf %in, %in : f32
      %61 = arith.addf %60, %out : f32
      linalg.yield %61 : f32
    } -> tensor<4xf32>
    %beta = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg2, %arg7, %46, %47, %arg8 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %in_41: f32, %in_42: f32, %beta_43: f32):
      %60 = arith.mulf %in_41, %cst_2 : f32
      %61 = arith.addf %60, %cst_1 : f32
      %62 = math.rsqrt %61 : f32
      %63 = arith.mulf %in_40, %62 : f32
      %64 = arith.mulf %in_39, %63 : f32
      %65 = arith.addf %in, %64 : f32
      %66 = arith.addf %65, %in_42 : f32
      linalg.yield %66 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_38 = tensor.extract_slice %3[%0] [1] [1] : tensor<4xf32> to tensor<f32>
    %48 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %extracted_slice_38 : tensor<4x64xf32>, tensor<f32>) outs(%4 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in, %in_39 : f32
      linalg.yield %60 : f32
    } -> tensor<4x64xf32>
    %49 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%arg3, %48 : tensor<4x16xf32>, tensor<4x64xf32>) outs(%arg9 : tensor<16x64xf32>) -> tensor<16x64xf32>
    %50 = tensor.empty() : tensor<64xf32>
    %51 = linalg.fill ins(%cst_8 : f32) outs(%50 : tensor<64xf32>) -> tensor<64xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%27 : tensor<4x64xf32>) outs(%51 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<64xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg10, %52, %extracted_slice_38 : tensor<64xf32>, tensor<64xf32>, tensor<f32>) outs(%50 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: f32):
      %60 = arith.mulf %in_39, %in_40 : f32
      %61 = arith.addf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<64xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%37, %extracted_slice_38 : tensor<4x16xf32>, tensor<f32>) outs(%12 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %60 = arith.mulf %in, %in_39 : f32
      linalg.yield %60 : f32
    } -> tensor<4x16xf32>
    %55 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%11, %54 : tensor<4x64xf32>, tensor<4x16xf32>) outs(%arg11 : tensor<64x16xf32>) -> tensor<64x16xf32>
    %56 = tensor.empty() : tensor<16xf32>
    %57 = linalg.fill ins(%cst_8 : f32) outs(%56 : tensor<16xf32>) -> tensor<16xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%37 : tensor<4x16xf32>) outs(%57 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %60 = arith.addf %in, %out : f32
      linalg.yield %60 : f32
    } -> tensor<16xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg12, %58, %extracted_slice_38 : tensor<16xf32>, tensor<16xf32>, tensor<f32>) outs(%56 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_39: f32, %in_40: f32, %out: f32):
      %60 = arith.mulf %in_39, %in_40 : f32
      %61 = arith.addf %in, %60 : f32
      linalg.yield %61 : f32
    } -> tensor<16xf32>
    return %49, %53, %55, %59, %beta : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>
  }
}
