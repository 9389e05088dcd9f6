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
    %c4 = arith.constant 4 : index
    %cst = arith.constant dense<-1.000000e+00> : tensor<4xf32>
    %cst_0 = arith.constant dense<6.250000e-02> : tensor<4xf32>
    %cst_1 = arith.constant dense<9.99999997E-7> : tensor<4xf32>
    %cst_2 = arith.constant dense<-5.000000e-01> : tensor<4xf32>
    %cst_3 = arith.constant dense<2.000000e+00> : tensor<4x16xf32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.subi %arg1, %c1 : index
    %1 = tensor.empty() : tensor<4xf32>
    %2 = scf.for %arg12 = %c0 to %c4 step %c1 iter_args(%arg13 = %1) -> (tensor<4xf32>) {
      %76 = arith.minui %arg12, %0 : index
      %extracted_slice_5 = tensor.extract_slice %arg6[%76] [1] [1] : tensor<4xf32> to tensor<f32>
      %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg13[%arg12] [1] [1] : tensor<f32> into tensor<4xf32>
      scf.yield %inserted_slice : tensor<4xf32>
    }
    %3 = arith.mulf %2, %cst : tensor<4xf32>
    %4 = ttt.contract "ti,ij->tj" %arg2, %arg9 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
    %5 = ttt.contract "tk,kj->tj" %arg3, %arg9 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
    %6 = ttt.broadcast %arg10 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %7 = arith.addf %5, %6 : tensor<4x16xf32>
    %8 = ttt.reduce_sum %7 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %9 = arith.mulf %8, %cst_0 : tensor<4xf32>
    %10 = ttt.broadcast %9 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %11 = arith.subf %7, %10 : tensor<4x16xf32>
    %12 = arith.mulf %11, %11 : tensor<4x16xf32>
    %13 = ttt.reduce_sum %12 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %14 = arith.mulf %13, %cst_0 : tensor<4xf32>
    %15 = arith.addf %14, %cst_1 : tensor<4xf32>
    %16 = math.rsqrt %15 : tensor<4xf32>
    %17 = ttt.broadcast %16 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %18 = arith.mulf %11, %17 : tensor<4x16xf32>
    %19 = ttt.broadcast %arg7 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %20 = arith.mulf %19, %18 : tensor<4x16xf32>
    %21 = arith.addf %arg3, %20 : tensor<4x16xf32>
    %22 = ttt.broadcast %arg8 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %23 = arith.addf %21, %22 : tensor<4x16xf32>
    %24 = arith.subf %23, %arg4 : tensor<4x16xf32>
    %25 = arith.mulf %24, %19 : tensor<4x16xf32>
    %26 = arith.mulf %25, %17 : tensor<4x16xf32>
    %27 = arith.mulf %25, %11 : tensor<4x16xf32>
    %28 = ttt.reduce_sum %27 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %29 = arith.mulf %28, %cst_2 : tensor<4xf32>
    %30 = arith.mulf %16, %16 : tensor<4xf32>
    %31 = arith.mulf %16, %30 : tensor<4xf32>
    %32 = arith.mulf %29, %31 : tensor<4xf32>
    %33 = arith.mulf %32, %cst_0 : tensor<4xf32>
    %34 = ttt.broadcast %33 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %35 = arith.mulf %34, %11 : tensor<4x16xf32>
    %36 = arith.mulf %35, %cst_3 : tensor<4x16xf32>
    %37 = arith.addf %26, %36 : tensor<4x16xf32>
    %38 = ttt.reduce_sum %25 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %39 = arith.mulf %38, %16 : tensor<4xf32>
    %40 = arith.negf %39 : tensor<4xf32>
    %41 = arith.mulf %40, %cst_0 : tensor<4xf32>
    %42 = ttt.broadcast %41 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %43 = arith.addf %37, %42 : tensor<4x16xf32>
    %44 = ttt.contract "ti,si->ts" %arg2, %arg3 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
    %45 = ttt.valid_rows %arg5, %arg1 : tensor<4xf32>
    %46 = ttt.broadcast %45 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %47 = arith.mulf %43, %46 : tensor<4x16xf32>
    %48 = arith.addf %4, %6 : tensor<4x16xf32>
    %49 = arith.addf %44, %cst_4 : tensor<4x4xf32>
    %50 = ttt.broadcast %3 [1] : tensor<4xf32> -> tensor<4x4xf32>
    %51 = arith.mulf %49, %50 : tensor<4x4xf32>
    %52 = ttt.tril_matmul %51, %47 : tensor<4x4xf32>, tensor<4x16xf32>
    %53 = arith.addf %48, %52 : tensor<4x16xf32>
    %54 = ttt.reduce_sum %53 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %55 = arith.mulf %54, %cst_0 : tensor<4xf32>
    %56 = ttt.broadcast %55 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %57 = arith.subf %53, %56 : tensor<4x16xf32>
    %58 = arith.mulf %57, %57 : tensor<4x16xf32>
    %59 = ttt.reduce_sum %58 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %60 = arith.mulf %59, %cst_0 : tensor<4xf32>
    %61 = arith.addf %60, %cst_1 : tensor<4xf32>
    %62 = math.rsqrt %61 : tensor<4xf32>
    %63 = ttt.broadcast %62 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %64 = arith.mulf %57, %63 : tensor<4x16xf32>
    %65 = arith.mulf %19, %64 : tensor<4x16xf32>
    %66 = arith.addf %arg2, %65 : tensor<4x16xf32>
    %67 = arith.addf %66, %22 : tensor<4x16xf32>
    %extracted_slice = tensor.extract_slice %3[%0] [1] [1] : tensor<4xf32> to tensor<f32>
    %68 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x16xf32>
    %69 = arith.mulf %47, %68 : tensor<4x16xf32>
    %70 = ttt.contract "ti,tj->ij" %arg3, %69 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<16x16xf32>
    %71 = arith.addf %arg9, %70 : tensor<16x16xf32>
    %72 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<16xf32>
    %73 = ttt.reduce_sum %47 [0] : tensor<4x16xf32> -> tensor<16xf32>
    %74 = arith.mulf %73, %72 : tensor<16xf32>
    %75 = arith.addf %arg10, %74 : tensor<16xf32>
    return %71, %75, %67 : tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>
  }
}
