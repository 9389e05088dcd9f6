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
  func.func @ttt_linear(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %arg5: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %arg6: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %arg7: tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %arg8: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}) -> (tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
    %cst = arith.constant -5.000000e-01 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 9.99999997E-7 : f32
    %cst_2 = arith.constant 6.250000e-02 : f32
    %cst_3 = arith.constant -1.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = arith.remui %dim, %c4 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3:3 = scf.for %arg9 = %c0 to %1 step %c4 iter_args(%arg10 = %arg7, %arg11 = %arg8, %arg12 = %2) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_6 = tensor.extract_slice %arg1[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_7 = tensor.extract_slice %arg2[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_8 = tensor.extract_slice %arg3[%arg9] [4] [1] : tensor<?xf32> to tensor<4xf32>
      %6 = tensor.empty() : tensor<4xf32>
      %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.mulf %in, %cst_3 : f32
        linalg.yield %38 : f32
      } -> tensor<4xf32>
      %8 = tensor.empty() : tensor<4x16xf32>
      %9 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<16xf32>) outs(%8 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x16xf32>
      %10 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_6, %arg10 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%9 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %11 = linalg.fill ins(%cst_4 : f32) outs(%6 : tensor<4xf32>) -> tensor<4xf32>
      %12 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<4x16xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.addf %in, %out : f32
        linalg.yield %38 : f32
      } -> tensor<4xf32>
      %13 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %12 : tensor<4x16xf32>, tensor<4xf32>) outs(%8 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_25: f32, %out: f32):
        %38 = arith.mulf %in_25, %cst_2 : f32
        %39 = arith.subf %in, %38 : f32
        linalg.yield %39 : f32
      } -> tensor<4x16xf32>
      %14 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%13 : tensor<4x16xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.mulf %in, %in : f32
        %39 = arith.addf %38, %out : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%14 : tensor<4xf32>) outs(%6 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.mulf %in, %cst_2 : f32
        %39 = arith.addf %38, %cst_1 : f32
        %40 = math.rsqrt %39 : f32
        linalg.yield %40 : f32
      } -> tensor<4xf32>
      %16 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_6, %arg4, %13, %15, %arg5, %extracted_slice_7 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) outs(%8 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_25: f32, %in_26: f32, %in_27: f32, %in_28: f32, %in_29: f32, %out: f32):
        %38 = arith.mulf %in_26, %in_27 : f32
        %39 = arith.mulf %in_25, %38 : f32
        %40 = arith.addf %in, %39 : f32
        %41 = arith.addf %40, %in_28 : f32
        %42 = arith.subf %41, %in_29 : f32
        %43 = arith.mulf %42, %in_25 : f32
        linalg.yield %43 : f32
      } -> tensor<4x16xf32>
      %17 = linalg.generic {indexing_maps = [#map2, #map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%16, %13 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_25: f32, %out: f32):
        %38 = arith.mulf %in, %in_25 : f32
        %39 = arith.addf %38, %out : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %18 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%16 : tensor<4x16xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.addf %in, %out : f32
        linalg.yield %38 : f32
      } -> tensor<4xf32>
      %19 = linalg.generic {indexing_maps = [#map2, #map6, #map6, #map2, #map6, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %15, %17, %13, %18, %extracted_slice_8 : tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>) outs(%8 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_25: f32, %in_26: f32, %in_27: f32, %in_28: f32, %in_29: f32, %out: f32):
        %38 = arith.mulf %in_25, %in_25 : f32
        %39 = arith.mulf %in_26, %cst : f32
        %40 = arith.mulf %in_25, %38 : f32
        %41 = arith.mulf %39, %40 : f32
        %42 = arith.mulf %41, %cst_2 : f32
        %43 = arith.mulf %42, %in_27 : f32
        %44 = arith.mulf %43, %cst_0 : f32
        %45 = arith.mulf %in, %in_25 : f32
        %46 = arith.mulf %in_28, %in_25 : f32
        %47 = arith.negf %46 : f32
        %48 = arith.mulf %47, %cst_2 : f32
        %49 = arith.addf %45, %44 : f32
        %50 = arith.addf %49, %48 : f32
        %51 = arith.mulf %50, %in_29 : f32
        linalg.yield %51 : f32
      } -> tensor<4x16xf32>
      %20 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice, %arg10 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%9 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %21 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%extracted_slice, %extracted_slice_6 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%cst_5 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %22 = tensor.empty() : tensor<4x4xf32>
      %23 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %7 : tensor<4x4xf32>, tensor<4xf32>) outs(%22 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_25: f32, %out: f32):
        %38 = arith.mulf %in, %in_25 : f32
        linalg.yield %38 : f32
      } -> tensor<4x4xf32>
      %extracted_slice_9 = tensor.extract_slice %23[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
      %extracted_slice_10 = tensor.extract_slice %19[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %extracted_slice_11 = tensor.extract_slice %20[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %24 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_9, %extracted_slice_10 : tensor<1x1xf32>, tensor<1x16xf32>) outs(%extracted_slice_11 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice = tensor.insert_slice %24 into %20[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_12 = tensor.extract_slice %23[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
      %extracted_slice_13 = tensor.extract_slice %19[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
      %extracted_slice_14 = tensor.extract_slice %inserted_slice[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %25 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_12, %extracted_slice_13 : tensor<1x2xf32>, tensor<2x16xf32>) outs(%extracted_slice_14 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_15 = tensor.insert_slice %25 into %inserted_slice[1, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_16 = tensor.extract_slice %23[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
      %extracted_slice_17 = tensor.extract_slice %19[0, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
      %extracted_slice_18 = tensor.extract_slice %inserted_slice_15[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %26 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_16, %extracted_slice_17 : tensor<1x3xf32>, tensor<3x16xf32>) outs(%extracted_slice_18 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_19 = tensor.insert_slice %26 into %inserted_slice_15[2, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_20 = tensor.extract_slice %23[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %extracted_slice_21 = tensor.extract_slice %inserted_slice_19[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %27 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_20, %19 : tensor<1x4xf32>, tensor<4x16xf32>) outs(%extracted_slice_21 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_22 = tensor.insert_slice %27 into %inserted_slice_19[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %28 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_22 : tensor<4x16xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.addf %in, %out : f32
        linalg.yield %38 : f32
      } -> tensor<4xf32>
      %29 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_22, %28 : tensor<4x16xf32>, tensor<4xf32>) outs(%8 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_25: f32, %out: f32):
        %38 = arith.mulf %in_25, %cst_2 : f32
        %39 = arith.subf %in, %38 : f32
        linalg.yield %39 : f32
      } -> tensor<4x16xf32>
      %30 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%29 : tensor<4x16xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.mulf %in, %in : f32
        %39 = arith.addf %38, %out : f32
        linalg.yield %39 : f32
      } -> tensor<4xf32>
      %31 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %arg4, %29, %30, %arg5 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) outs(%8 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_25: f32, %in_26: f32, %in_27: f32, %in_28: f32, %out: f32):
        %38 = arith.mulf %in_27, %cst_2 : f32
        %39 = arith.addf %38, %cst_1 : f32
        %40 = math.rsqrt %39 : f32
        %41 = arith.mulf %in_26, %40 : f32
        %42 = arith.mulf %in_25, %41 : f32
        %43 = arith.addf %in, %42 : f32
        %44 = arith.addf %43, %in_28 : f32
        linalg.yield %44 : f32
      } -> tensor<4x16xf32>
      %extracted_slice_23 = tensor.extract_slice %7[3] [1] [1] : tensor<4xf32> to tensor<f32>
      %32 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %extracted_slice_23 : tensor<4x16xf32>, tensor<f32>) outs(%8 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_25: f32, %out: f32):
        %38 = arith.mulf %in, %in_25 : f32
        linalg.yield %38 : f32
      } -> tensor<4x16xf32>
      %33 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%extracted_slice_6, %32 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%arg10 : tensor<16x16xf32>) -> tensor<16x16xf32>
      %34 = tensor.empty() : tensor<16xf32>
      %35 = linalg.fill ins(%cst_4 : f32) outs(%34 : tensor<16xf32>) -> tensor<16xf32>
      %36 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%19 : tensor<4x16xf32>) outs(%35 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %38 = arith.addf %in, %out : f32
        linalg.yield %38 : f32
      } -> tensor<16xf32>
      %37 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%arg11, %36, %extracted_slice_23 : tensor<16xf32>, tensor<16xf32>, tensor<f32>) outs(%34 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_25: f32, %in_26: f32, %out: f32):
        %38 = arith.mulf %in_25, %in_26 : f32
        %39 = arith.addf %in, %38 : f32
        linalg.yield %39 : f32
      } -> tensor<16xf32>
      %inserted_slice_24 = tensor.insert_slice %31 into %arg12[%arg9, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
      scf.yield %33, %37, %inserted_slice_24 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    %4 = arith.cmpi ne, %0, %c0 : index
    %5:3 = scf.if %4 -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %6 = arith.subi %0, %c1 : index
      %7 = tensor.empty() : tensor<4x16xf32>
      %8 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %7) -> (tensor<4x16xf32>) {
        %44 = arith.minui %arg9, %6 : index
        %45 = arith.addi %1, %44 : index
        %extracted_slice_20 = tensor.extract_slice %arg0[%45, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice_21 = tensor.insert_slice %extracted_slice_20 into %arg10[%arg9, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice_21 : tensor<4x16xf32>
      }
      %9 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %7) -> (tensor<4x16xf32>) {
        %44 = arith.minui %arg9, %6 : index
        %45 = arith.addi %1, %44 : index
        %extracted_slice_20 = tensor.extract_slice %arg1[%45, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice_21 = tensor.insert_slice %extracted_slice_20 into %arg10[%arg9, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice_21 : tensor<4x16xf32>
      }
      %10 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %7) -> (tensor<4x16xf32>) {
        %44 = arith.minui %arg9, %6 : index
        %45 = arith.addi %1, %44 : index
        %extracted_slice_20 = tensor.extract_slice %arg2[%45, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice_21 = tensor.insert_slice %extracted_slice_20 into %arg10[%arg9, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice_21 : tensor<4x16xf32>
      }
      %11 = tensor.empty() : tensor<4xf32>
      %12 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %11) -> (tensor<4xf32>) {
        %44 = arith.minui %arg9, %6 : index
        %45 = arith.addi %1, %44 : index
        %extracted_slice_20 = tensor.extract_slice %arg3[%45] [1] [1] : tensor<?xf32> to tensor<f32>
        %inserted_slice_21 = tensor.insert_slice %extracted_slice_20 into %arg10[%arg9] [1] [1] : tensor<f32> into tensor<4xf32>
        scf.yield %inserted_slice_21 : tensor<4xf32>
      }
      %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg6 : tensor<4xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.mulf %in, %cst_3 : f32
        linalg.yield %44 : f32
      } -> tensor<4xf32>
      %14 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%3#1 : tensor<16xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<4x16xf32>
      %15 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%9, %3#0 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%14 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %16 = linalg.fill ins(%cst_4 : f32) outs(%11 : tensor<4xf32>) -> tensor<4xf32>
      %17 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%15 : tensor<4x16xf32>) outs(%16 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.addf %in, %out : f32
        linalg.yield %44 : f32
      } -> tensor<4xf32>
      %18 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %17 : tensor<4x16xf32>, tensor<4xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %44 = arith.mulf %in_20, %cst_2 : f32
        %45 = arith.subf %in, %44 : f32
        linalg.yield %45 : f32
      } -> tensor<4x16xf32>
      %19 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%18 : tensor<4x16xf32>) outs(%16 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.mulf %in, %in : f32
        %45 = arith.addf %44, %out : f32
        linalg.yield %45 : f32
      } -> tensor<4xf32>
      %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%19 : tensor<4xf32>) outs(%11 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.mulf %in, %cst_2 : f32
        %45 = arith.addf %44, %cst_1 : f32
        %46 = math.rsqrt %45 : f32
        linalg.yield %46 : f32
      } -> tensor<4xf32>
      %21 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%9, %arg4, %18, %20, %arg5, %10 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>, tensor<4x16xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_20: f32, %in_21: f32, %in_22: f32, %in_23: f32, %in_24: f32, %out: f32):
        %44 = arith.mulf %in_21, %in_22 : f32
        %45 = arith.mulf %in_20, %44 : f32
        %46 = arith.addf %in, %45 : f32
        %47 = arith.addf %46, %in_23 : f32
        %48 = arith.subf %47, %in_24 : f32
        %49 = arith.mulf %48, %in_20 : f32
        linalg.yield %49 : f32
      } -> tensor<4x16xf32>
      %22 = linalg.generic {indexing_maps = [#map2, #map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%21, %18 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%16 : tensor<4xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %44 = arith.mulf %in, %in_20 : f32
        %45 = arith.addf %44, %out : f32
        linalg.yield %45 : f32
      } -> tensor<4xf32>
      %23 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<4x16xf32>) outs(%16 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.addf %in, %out : f32
        linalg.yield %44 : f32
      } -> tensor<4xf32>
      %24 = linalg.generic {indexing_maps = [#map2, #map6, #map6, #map2, #map6, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %20, %22, %18, %23, %12 : tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_20: f32, %in_21: f32, %in_22: f32, %in_23: f32, %in_24: f32, %out: f32):
        %44 = arith.mulf %in_20, %in_20 : f32
        %45 = arith.mulf %in_21, %cst : f32
        %46 = arith.mulf %in_20, %44 : f32
        %47 = arith.mulf %45, %46 : f32
        %48 = arith.mulf %47, %cst_2 : f32
        %49 = arith.mulf %48, %in_22 : f32
        %50 = arith.mulf %49, %cst_0 : f32
        %51 = arith.mulf %in, %in_20 : f32
        %52 = arith.mulf %in_23, %in_20 : f32
        %53 = arith.negf %52 : f32
        %54 = linalg.index 0 : index
        %55 = arith.cmpi ult, %54, %0 : index
        %56 = arith.select %55, %in_24, %cst_4 : f32
        %57 = arith.mulf %53, %cst_2 : f32
        %58 = arith.addf %51, %50 : f32
        %59 = arith.addf %58, %57 : f32
        %60 = arith.mulf %59, %56 : f32
        linalg.yield %60 : f32
      } -> tensor<4x16xf32>
      %25 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%8, %3#0 : tensor<4x16xf32>, tensor<16x16xf32>) outs(%14 : tensor<4x16xf32>) -> tensor<4x16xf32>
      %26 = linalg.contract indexing_maps = [#map3, #map7, #map5] ins(%8, %9 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%cst_5 : tensor<4x4xf32>) -> tensor<4x4xf32>
      %27 = tensor.empty() : tensor<4x4xf32>
      %28 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%26, %13 : tensor<4x4xf32>, tensor<4xf32>) outs(%27 : tensor<4x4xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %44 = arith.mulf %in, %in_20 : f32
        linalg.yield %44 : f32
      } -> tensor<4x4xf32>
      %extracted_slice = tensor.extract_slice %28[0, 0] [1, 1] [1, 1] : tensor<4x4xf32> to tensor<1x1xf32>
      %extracted_slice_6 = tensor.extract_slice %24[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %extracted_slice_7 = tensor.extract_slice %25[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %29 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice, %extracted_slice_6 : tensor<1x1xf32>, tensor<1x16xf32>) outs(%extracted_slice_7 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice = tensor.insert_slice %29 into %25[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_8 = tensor.extract_slice %28[1, 0] [1, 2] [1, 1] : tensor<4x4xf32> to tensor<1x2xf32>
      %extracted_slice_9 = tensor.extract_slice %24[0, 0] [2, 16] [1, 1] : tensor<4x16xf32> to tensor<2x16xf32>
      %extracted_slice_10 = tensor.extract_slice %inserted_slice[1, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %30 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_8, %extracted_slice_9 : tensor<1x2xf32>, tensor<2x16xf32>) outs(%extracted_slice_10 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_11 = tensor.insert_slice %30 into %inserted_slice[1, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_12 = tensor.extract_slice %28[2, 0] [1, 3] [1, 1] : tensor<4x4xf32> to tensor<1x3xf32>
      %extracted_slice_13 = tensor.extract_slice %24[0, 0] [3, 16] [1, 1] : tensor<4x16xf32> to tensor<3x16xf32>
      %extracted_slice_14 = tensor.extract_slice %inserted_slice_11[2, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %31 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_12, %extracted_slice_13 : tensor<1x3xf32>, tensor<3x16xf32>) outs(%extracted_slice_14 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_15 = tensor.insert_slice %31 into %inserted_slice_11[2, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %extracted_slice_16 = tensor.extract_slice %28[3, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
      %extracted_slice_17 = tensor.extract_slice %inserted_slice_15[3, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
      %32 = linalg.contract indexing_maps = [#map3, #map4, #map5] ins(%extracted_slice_16, %24 : tensor<1x4xf32>, tensor<4x16xf32>) outs(%extracted_slice_17 : tensor<1x16xf32>) -> tensor<1x16xf32>
      %inserted_slice_18 = tensor.insert_slice %32 into %inserted_slice_15[3, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
      %33 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%inserted_slice_18 : tensor<4x16xf32>) outs(%16 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.addf %in, %out : f32
        linalg.yield %44 : f32
      } -> tensor<4xf32>
      %34 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_18, %33 : tensor<4x16xf32>, tensor<4xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %44 = arith.mulf %in_20, %cst_2 : f32
        %45 = arith.subf %in, %44 : f32
        linalg.yield %45 : f32
      } -> tensor<4x16xf32>
      %35 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<4x16xf32>) outs(%16 : tensor<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.mulf %in, %in : f32
        %45 = arith.addf %44, %out : f32
        linalg.yield %45 : f32
      } -> tensor<4xf32>
      %36 = linalg.generic {indexing_maps = [#map2, #map1, #map2, #map6, #map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %arg4, %34, %35, %arg5 : tensor<4x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16xf32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_20: f32, %in_21: f32, %in_22: f32, %in_23: f32, %out: f32):
        %44 = arith.mulf %in_22, %cst_2 : f32
        %45 = arith.addf %44, %cst_1 : f32
        %46 = math.rsqrt %45 : f32
        %47 = arith.mulf %in_21, %46 : f32
        %48 = arith.mulf %in_20, %47 : f32
        %49 = arith.addf %in, %48 : f32
        %50 = arith.addf %49, %in_23 : f32
        linalg.yield %50 : f32
      } -> tensor<4x16xf32>
      %extracted_slice_19 = tensor.extract_slice %13[%6] [1] [1] : tensor<4xf32> to tensor<f32>
      %37 = linalg.generic {indexing_maps = [#map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%24, %extracted_slice_19 : tensor<4x16xf32>, tensor<f32>) outs(%7 : tensor<4x16xf32>) {
      ^bb0(%in: f32, %in_20: f32, %out: f32):
        %44 = arith.mulf %in, %in_20 : f32
        linalg.yield %44 : f32
      } -> tensor<4x16xf32>
      %38 = linalg.contract indexing_maps = [#map9, #map4, #map5] ins(%9, %37 : tensor<4x16xf32>, tensor<4x16xf32>) outs(%3#0 : tensor<16x16xf32>) -> tensor<16x16xf32>
      %39 = tensor.empty() : tensor<16xf32>
      %40 = linalg.fill ins(%cst_4 : f32) outs(%39 : tensor<16xf32>) -> tensor<16xf32>
      %41 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["reduction", "parallel"]} ins(%24 : tensor<4x16xf32>) outs(%40 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %44 = arith.addf %in, %out : f32
        linalg.yield %44 : f32
      } -> tensor<16xf32>
      %42 = linalg.generic {indexing_maps = [#map, #map, #map10, #map], iterator_types = ["parallel"]} ins(%3#1, %41, %extracted_slice_19 : tensor<16xf32>, tensor<16xf32>, tensor<f32>) outs(%39 : tensor<16xf32>) {
      ^bb0(%in: f32, %in_20: f32, %in_21: f32, %out: f32):
        %44 = arith.mulf %in_20, %in_21 : f32
        %45 = arith.addf %in, %44 : f32
        linalg.yield %45 : f32
      } -> tensor<16xf32>
      %43 = scf.for %arg9 = %c0 to %0 step %c1 iter_args(%arg10 = %3#2) -> (tensor<?x16xf32>) {
        %44 = arith.addi %1, %arg9 : index
        %extracted_slice_20 = tensor.extract_slice %36[%arg9, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
        %inserted_slice_21 = tensor.insert_slice %extracted_slice_20 into %arg10[%44, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
        scf.yield %inserted_slice_21 : tensor<?x16xf32>
      }
      scf.yield %38, %42, %43 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    } else {
      scf.yield %3#0, %3#1, %3#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    return %5#0, %5#1, %5#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
