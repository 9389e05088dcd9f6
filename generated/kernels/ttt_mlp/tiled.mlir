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
    %c4 = arith.constant 4 : index
    %cst = arith.constant dense<-1.000000e+00> : tensor<4xf32>
    %cst_0 = arith.constant dense<5.000000e-01> : tensor<4x64xf32>
    %cst_1 = arith.constant dense<4.471500e-02> : tensor<4x64xf32>
    %cst_2 = arith.constant dense<0.797884583> : tensor<4x64xf32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<4x64xf32>
    %cst_4 = arith.constant dense<6.250000e-02> : tensor<4xf32>
    %cst_5 = arith.constant dense<9.99999997E-7> : tensor<4xf32>
    %cst_6 = arith.constant dense<-5.000000e-01> : tensor<4xf32>
    %cst_7 = arith.constant dense<2.000000e+00> : tensor<4x16xf32>
    %cst_8 = arith.constant dense<2.000000e+00> : tensor<4x64xf32>
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.subi %arg1, %c1 : index
    %1 = tensor.empty() : tensor<4xf32>
    %2 = scf.for %arg14 = %c0 to %c4 step %c1 iter_args(%arg15 = %1) -> (tensor<4xf32>) {
      %131 = arith.minui %arg14, %0 : index
      %extracted_slice_10 = tensor.extract_slice %arg6[%131] [1] [1] : tensor<4xf32> to tensor<f32>
      %inserted_slice = tensor.insert_slice %extracted_slice_10 into %arg15[%arg14] [1] [1] : tensor<f32> into tensor<4xf32>
      scf.yield %inserted_slice : tensor<4xf32>
    }
    %3 = arith.mulf %2, %cst : tensor<4xf32>
    %4 = ttt.contract "ti,ij->tj" %arg2, %arg9 : tensor<4x16xf32>, tensor<16x64xf32> -> tensor<4x64xf32>
    %5 = ttt.contract "tk,kj->tj" %arg3, %arg9 : tensor<4x16xf32>, tensor<16x64xf32> -> tensor<4x64xf32>
    %6 = ttt.broadcast %arg10 [0] : tensor<64xf32> -> tensor<4x64xf32>
    %7 = arith.addf %5, %6 : tensor<4x64xf32>
    %8 = arith.mulf %7, %cst_0 : tensor<4x64xf32>
    %9 = arith.mulf %7, %7 : tensor<4x64xf32>
    %10 = arith.mulf %9, %7 : tensor<4x64xf32>
    %11 = arith.mulf %10, %cst_1 : tensor<4x64xf32>
    %12 = arith.addf %7, %11 : tensor<4x64xf32>
    %13 = arith.mulf %12, %cst_2 : tensor<4x64xf32>
    %14 = math.tanh %13 : tensor<4x64xf32>
    %15 = arith.addf %14, %cst_3 : tensor<4x64xf32>
    %16 = arith.mulf %8, %15 : tensor<4x64xf32>
    %17 = ttt.contract "tk,kj->tj" %16, %arg11 : tensor<4x64xf32>, tensor<64x16xf32> -> tensor<4x16xf32>
    %18 = ttt.broadcast %arg12 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %19 = arith.addf %17, %18 : tensor<4x16xf32>
    %20 = ttt.reduce_sum %19 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %21 = arith.mulf %20, %cst_4 : tensor<4xf32>
    %22 = ttt.broadcast %21 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %23 = arith.subf %19, %22 : tensor<4x16xf32>
    %24 = arith.mulf %23, %23 : tensor<4x16xf32>
    %25 = ttt.reduce_sum %24 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %26 = arith.mulf %25, %cst_4 : tensor<4xf32>
    %27 = arith.addf %26, %cst_5 : tensor<4xf32>
    %28 = math.rsqrt %27 : tensor<4xf32>
    %29 = ttt.broadcast %28 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %30 = arith.mulf %23, %29 : tensor<4x16xf32>
    %31 = ttt.broadcast %arg7 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %32 = arith.mulf %31, %30 : tensor<4x16xf32>
    %33 = arith.addf %arg3, %32 : tensor<4x16xf32>
    %34 = ttt.broadcast %arg8 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %35 = arith.addf %33, %34 : tensor<4x16xf32>
    %36 = arith.subf %35, %arg4 : tensor<4x16xf32>
    %37 = arith.mulf %36, %31 : tensor<4x16xf32>
    %38 = arith.mulf %37, %29 : tensor<4x16xf32>
    %39 = arith.mulf %37, %23 : tensor<4x16xf32>
    %40 = ttt.reduce_sum %39 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %41 = arith.mulf %40, %cst_6 : tensor<4xf32>
    %42 = arith.mulf %28, %28 : tensor<4xf32>
    %43 = arith.mulf %28, %42 : tensor<4xf32>
    %44 = arith.mulf %41, %43 : tensor<4xf32>
    %45 = arith.mulf %44, %cst_4 : tensor<4xf32>
    %46 = ttt.broadcast %45 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %47 = arith.mulf %46, %23 : tensor<4x16xf32>
    %48 = arith.mulf %47, %cst_7 : tensor<4x16xf32>
    %49 = arith.addf %38, %48 : tensor<4x16xf32>
    %50 = ttt.reduce_sum %37 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %51 = arith.mulf %50, %28 : tensor<4xf32>
    %52 = arith.negf %51 : tensor<4xf32>
    %53 = arith.mulf %52, %cst_4 : tensor<4xf32>
    %54 = ttt.broadcast %53 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %55 = arith.addf %49, %54 : tensor<4x16xf32>
    %56 = ttt.contract "tj,kj->tk" %55, %arg11 : tensor<4x16xf32>, tensor<64x16xf32> -> tensor<4x64xf32>
    %57 = arith.mulf %56, %15 : tensor<4x64xf32>
    %58 = arith.mulf %57, %cst_0 : tensor<4x64xf32>
    %59 = arith.mulf %56, %8 : tensor<4x64xf32>
    %60 = arith.mulf %14, %14 : tensor<4x64xf32>
    %61 = arith.subf %cst_3, %60 : tensor<4x64xf32>
    %62 = arith.mulf %59, %61 : tensor<4x64xf32>
    %63 = arith.mulf %62, %cst_2 : tensor<4x64xf32>
    %64 = arith.addf %58, %63 : tensor<4x64xf32>
    %65 = arith.mulf %63, %cst_1 : tensor<4x64xf32>
    %66 = arith.mulf %65, %9 : tensor<4x64xf32>
    %67 = arith.addf %64, %66 : tensor<4x64xf32>
    %68 = arith.mulf %65, %7 : tensor<4x64xf32>
    %69 = arith.mulf %68, %7 : tensor<4x64xf32>
    %70 = arith.mulf %69, %cst_8 : tensor<4x64xf32>
    %71 = arith.addf %67, %70 : tensor<4x64xf32>
    %72 = ttt.contract "ti,si->ts" %arg2, %arg3 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
    %73 = ttt.valid_rows %arg5, %arg1 : tensor<4xf32>
    %74 = ttt.broadcast %73 [1] : tensor<4xf32> -> tensor<4x64xf32>
    %75 = arith.mulf %71, %74 : tensor<4x64xf32>
    %76 = arith.addf %4, %6 : tensor<4x64xf32>
    %77 = arith.addf %72, %cst_9 : tensor<4x4xf32>
    %78 = ttt.broadcast %3 [1] : tensor<4xf32> -> tensor<4x4xf32>
    %79 = arith.mulf %77, %78 : tensor<4x4xf32>
    %80 = ttt.tril_matmul %79, %75 : tensor<4x4xf32>, tensor<4x64xf32>
    %81 = arith.addf %76, %80 : tensor<4x64xf32>
    %82 = arith.mulf %81, %cst_0 : tensor<4x64xf32>
    %83 = arith.mulf %81, %81 : tensor<4x64xf32>
    %84 = arith.mulf %83, %81 : tensor<4x64xf32>
    %85 = arith.mulf %84, %cst_1 : tensor<4x64xf32>
    %86 = arith.addf %76, %85 : tensor<4x64xf32>
    %87 = arith.addf %86, %80 : tensor<4x64xf32>
    %88 = arith.mulf %87, %cst_2 : tensor<4x64xf32>
    %89 = math.tanh %88 : tensor<4x64xf32>
    %90 = arith.addf %89, %cst_3 : tensor<4x64xf32>
    %91 = arith.mulf %82, %90 : tensor<4x64xf32>
    %92 = ttt.contract "ti,ij->tj" %91, %arg11 : tensor<4x64xf32>, tensor<64x16xf32> -> tensor<4x16xf32>
    %93 = ttt.contract "ti,si->ts" %91, %16 : tensor<4x64xf32>, tensor<4x64xf32> -> tensor<4x4xf32>
    %94 = ttt.broadcast %73 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %95 = arith.mulf %55, %94 : tensor<4x16xf32>
    %96 = arith.addf %92, %18 : tensor<4x16xf32>
    %97 = arith.addf %93, %cst_9 : tensor<4x4xf32>
    %98 = arith.mulf %97, %78 : tensor<4x4xf32>
    %99 = ttt.tril_matmul %98, %95 : tensor<4x4xf32>, tensor<4x16xf32>
    %100 = arith.addf %96, %99 : tensor<4x16xf32>
    %101 = ttt.reduce_sum %100 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %102 = arith.mulf %101, %cst_4 : tensor<4xf32>
    %103 = ttt.broadcast %102 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %104 = arith.subf %100, %103 : tensor<4x16xf32>
    %105 = arith.mulf %104, %104 : tensor<4x16xf32>
    %106 = ttt.reduce_sum %105 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %107 = arith.mulf %106, %cst_4 : tensor<4xf32>
    %108 = arith.addf %107, %cst_5 : tensor<4xf32>
    %109 = math.rsqrt %108 : tensor<4xf32>
    %110 = ttt.broadcast %109 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %111 = arith.mulf %104, %110 : tensor<4x16xf32>
    %112 = arith.mulf %31, %111 : tensor<4x16xf32>
    %113 = arith.addf %arg2, %112 : tensor<4x16xf32>
    %114 = arith.addf %113, %34 : tensor<4x16xf32>
    %extracted_slice = tensor.extract_slice %3[%0] [1] [1] : tensor<4xf32> to tensor<f32>
    %115 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x64xf32>
    %116 = arith.mulf %75, %115 : tensor<4x64xf32>
    %117 = ttt.contract "ti,tj->ij" %arg3, %116 : tensor<4x16xf32>, tensor<4x64xf32> -> tensor<16x64xf32>
    %118 = arith.addf %arg9, %117 : tensor<16x64xf32>
    %119 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<64xf32>
    %120 = ttt.reduce_sum %75 [0] : tensor<4x64xf32> -> tensor<64xf32>
    %121 = arith.mulf %120, %119 : tensor<64xf32>
    %122 = arith.addf %arg10, %121 : tensor<64xf32>
    %123 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x16xf32>
    %124 = arith.mulf %95, %123 : tensor<4x16xf32>
    %125 = ttt.contract "ti,tj->ij" %16, %124 : tensor<4x64xf32>, tensor<4x16xf32> -> tensor<64x16xf32>
    %126 = arith.addf %arg11, %125 : tensor<64x16xf32>
    %127 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<16xf32>
    %128 = ttt.reduce_sum %95 [0] : tensor<4x16xf32> -> tensor<16xf32>
    %129 = arith.mulf %128, %127 : tensor<16xf32>
    %130 = arith.addf %arg12, %129 : tensor<16xf32>
    return %118, %122, %126, %130, %114 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>
  }
}
