module {
  func.func @ttt_mlp(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %arg5: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %arg6: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %arg7: tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %arg8: tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}, %arg9: tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2", ttt.role = "state"}, %arg10: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2", ttt.role = "state"}) -> (tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) attributes {ttt.flops_per_token = 1.903300e+04 : f64} {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = arith.remui %dim, %c4 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3:5 = scf.for %arg11 = %c0 to %1 step %c4 iter_args(%arg12 = %arg7, %arg13 = %arg8, %arg14 = %arg9, %arg15 = %arg10, %arg16 = %2) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_0 = tensor.extract_slice %arg1[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_1 = tensor.extract_slice %arg2[%arg11, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_2 = tensor.extract_slice %arg3[%arg11] [4] [1] : tensor<?xf32> to tensor<4xf32>
      %5 = tensor.empty() : tensor<4x16xf32>
      %6:5 = func.call @ttt_mlp_step(%arg11, %c4, %extracted_slice, %extracted_slice_0, %extracted_slice_1, %extracted_slice_2, %arg6, %arg4, %arg5, %arg12, %arg13, %arg14, %arg15, %5) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>)
      %inserted_slice = tensor.insert_slice %6#4 into %arg16[%arg11, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
      scf.yield %6#0, %6#1, %6#2, %6#3, %inserted_slice : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    %4:5 = scf.for %arg11 = %1 to %dim step %c4 iter_args(%arg12 = %3#0, %arg13 = %3#1, %arg14 = %3#2, %arg15 = %3#3, %arg16 = %3#4) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %5 = arith.subi %0, %c1 : index
      %6 = tensor.empty() : tensor<4x16xf32>
      %7 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %arg0[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %8 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %arg1[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %9 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %6) -> (tensor<4x16xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %arg2[%15, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %10 = tensor.empty() : tensor<4xf32>
      %11 = scf.for %arg17 = %c0 to %c4 step %c1 iter_args(%arg18 = %10) -> (tensor<4xf32>) {
        %14 = arith.minui %arg17, %5 : index
        %15 = arith.addi %arg11, %14 : index
        %extracted_slice = tensor.extract_slice %arg3[%15] [1] [1] : tensor<?xf32> to tensor<f32>
        %inserted_slice = tensor.insert_slice %extracted_slice into %arg18[%arg17] [1] [1] : tensor<f32> into tensor<4xf32>
        scf.yield %inserted_slice : tensor<4xf32>
      }
      %12:5 = func.call @ttt_mlp_step(%arg11, %0, %7, %8, %9, %11, %arg6, %arg4, %arg5, %arg12, %arg13, %arg14, %arg15, %6) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>)
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
    %0 = arith.mulf %arg6, %cst : tensor<4xf32>
    %1 = ttt.contract "ti,ij->tj" %arg2, %arg9 : tensor<4x16xf32>, tensor<16x64xf32> -> tensor<4x64xf32>
    %2 = ttt.contract "ti,si->ts" %arg2, %arg3 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
    %3 = ttt.contract "tk,kj->tj" %arg3, %arg9 : tensor<4x16xf32>, tensor<16x64xf32> -> tensor<4x64xf32>
    %4 = ttt.broadcast %arg10 [0] : tensor<64xf32> -> tensor<4x64xf32>
    %5 = arith.addf %3, %4 : tensor<4x64xf32>
    %6 = arith.mulf %5, %cst_0 : tensor<4x64xf32>
    %7 = arith.mulf %5, %5 : tensor<4x64xf32>
    %8 = arith.mulf %7, %5 : tensor<4x64xf32>
    %9 = arith.mulf %8, %cst_1 : tensor<4x64xf32>
    %10 = arith.addf %5, %9 : tensor<4x64xf32>
    %11 = arith.mulf %10, %cst_2 : tensor<4x64xf32>
    %12 = math.tanh %11 : tensor<4x64xf32>
    %13 = arith.addf %12, %cst_3 : tensor<4x64xf32>
    %14 = arith.mulf %6, %13 : tensor<4x64xf32>
    %15 = ttt.contract "tk,kj->tj" %14, %arg11 : tensor<4x64xf32>, tensor<64x16xf32> -> tensor<4x16xf32>
    %16 = ttt.broadcast %arg12 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %17 = arith.addf %15, %16 : tensor<4x16xf32>
    %18 = ttt.reduce_sum %17 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %19 = arith.mulf %18, %cst_4 : tensor<4xf32>
    %20 = ttt.broadcast %19 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %21 = arith.subf %17, %20 : tensor<4x16xf32>
    %22 = arith.mulf %21, %21 : tensor<4x16xf32>
    %23 = ttt.reduce_sum %22 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %24 = arith.mulf %23, %cst_4 : tensor<4xf32>
    %25 = arith.addf %24, %cst_5 : tensor<4xf32>
    %26 = math.rsqrt %25 : tensor<4xf32>
    %27 = ttt.broadcast %26 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %28 = arith.mulf %21, %27 : tensor<4x16xf32>
    %29 = ttt.broadcast %arg7 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %30 = arith.mulf %29, %28 : tensor<4x16xf32>
    %31 = arith.addf %arg3, %30 : tensor<4x16xf32>
    %32 = ttt.broadcast %arg8 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %33 = arith.addf %31, %32 : tensor<4x16xf32>
    %34 = arith.subf %33, %arg4 : tensor<4x16xf32>
    %35 = arith.mulf %34, %29 : tensor<4x16xf32>
    %36 = arith.mulf %35, %27 : tensor<4x16xf32>
    %37 = arith.mulf %35, %21 : tensor<4x16xf32>
    %38 = ttt.reduce_sum %37 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %39 = arith.mulf %38, %cst_6 : tensor<4xf32>
    %40 = arith.mulf %26, %26 : tensor<4xf32>
    %41 = arith.mulf %26, %40 : tensor<4xf32>
    %42 = arith.mulf %39, %41 : tensor<4xf32>
    %43 = arith.mulf %42, %cst_4 : tensor<4xf32>
    %44 = ttt.broadcast %43 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %45 = arith.mulf %44, %21 : tensor<4x16xf32>
    %46 = arith.mulf %45, %cst_7 : tensor<4x16xf32>
    %47 = arith.addf %36, %46 : tensor<4x16xf32>
    %48 = ttt.reduce_sum %35 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %49 = arith.mulf %48, %26 : tensor<4xf32>
    %50 = arith.negf %49 : tensor<4xf32>
    %51 = arith.mulf %50, %cst_4 : tensor<4xf32>
    %52 = ttt.broadcast %51 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %53 = arith.addf %47, %52 : tensor<4x16xf32>
    %54 = ttt.contract "tj,kj->tk" %53, %arg11 : tensor<4x16xf32>, tensor<64x16xf32> -> tensor<4x64xf32>
    %55 = arith.mulf %54, %13 : tensor<4x64xf32>
    %56 = arith.mulf %55, %cst_0 : tensor<4x64xf32>
    %57 = arith.mulf %54, %6 : tensor<4x64xf32>
    %58 = arith.mulf %12, %12 : tensor<4x64xf32>
    %59 = arith.subf %cst_3, %58 : tensor<4x64xf32>
    %60 = arith.mulf %57, %59 : tensor<4x64xf32>
    %61 = arith.mulf %60, %cst_2 : tensor<4x64xf32>
    %62 = arith.addf %56, %61 : tensor<4x64xf32>
    %63 = arith.mulf %61, %cst_1 : tensor<4x64xf32>
    %64 = arith.mulf %63, %7 : tensor<4x64xf32>
    %65 = arith.addf %62, %64 : tensor<4x64xf32>
    %66 = arith.mulf %63, %5 : tensor<4x64xf32>
    %67 = arith.mulf %66, %5 : tensor<4x64xf32>
    %68 = arith.mulf %67, %cst_8 : tensor<4x64xf32>
    %69 = arith.addf %65, %68 : tensor<4x64xf32>
    %70 = ttt.valid_rows %arg5, %arg1 : tensor<4xf32>
    %71 = ttt.broadcast %70 [1] : tensor<4xf32> -> tensor<4x64xf32>
    %72 = arith.mulf %69, %71 : tensor<4x64xf32>
    %73 = arith.addf %1, %4 : tensor<4x64xf32>
    %74 = arith.addf %2, %cst_9 : tensor<4x4xf32>
    %75 = ttt.broadcast %0 [1] : tensor<4xf32> -> tensor<4x4xf32>
    %76 = arith.mulf %74, %75 : tensor<4x4xf32>
    %77 = ttt.tril_matmul %76, %72 : tensor<4x4xf32>, tensor<4x64xf32>
    %78 = arith.addf %73, %77 : tensor<4x64xf32>
    %79 = arith.mulf %78, %cst_0 : tensor<4x64xf32>
    %80 = arith.mulf %78, %78 : tensor<4x64xf32>
    %81 = arith.mulf %80, %78 : tensor<4x64xf32>
    %82 = arith.mulf %81, %cst_1 : tensor<4x64xf32>
    %83 = arith.addf %73, %82 : tensor<4x64xf32>
    %84 = arith.addf %83, %77 : tensor<4x64xf32>
    %85 = arith.mulf %84, %cst_2 : tensor<4x64xf32>
    %86 = math.tanh %85 : tensor<4x64xf32>
    %87 = arith.addf %86, %cst_3 : tensor<4x64xf32>
    %88 = arith.mulf %79, %87 : tensor<4x64xf32>
    %89 = ttt.contract "ti,ij->tj" %88, %arg11 : tensor<4x64xf32>, tensor<64x16xf32> -> tensor<4x16xf32>
    %90 = ttt.contract "ti,si->ts" %88, %14 : tensor<4x64xf32>, tensor<4x64xf32> -> tensor<4x4xf32>
    %91 = ttt.broadcast %70 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %92 = arith.mulf %53, %91 : tensor<4x16xf32>
    %93 = arith.addf %89, %16 : tensor<4x16xf32>
    %94 = arith.addf %90, %cst_9 : tensor<4x4xf32>
    %95 = arith.mulf %94, %75 : tensor<4x4xf32>
    %96 = ttt.tril_matmul %95, %92 : tensor<4x4xf32>, tensor<4x16xf32>
    %97 = arith.addf %93, %96 : tensor<4x16xf32>
    %98 = ttt.reduce_sum %97 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %99 = arith.mulf %98, %cst_4 : tensor<4xf32>
    %100 = ttt.broadcast %99 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %101 = arith.subf %97, %100 : tensor<4x16xf32>
    %102 = arith.mulf %101, %101 : tensor<4x16xf32>
    %103 = ttt.reduce_sum %102 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %104 = arith.mulf %103, %cst_4 : tensor<4xf32>
    %105 = arith.addf %104, %cst_5 : tensor<4xf32>
    %106 = math.rsqrt %105 : tensor<4xf32>
    %107 = ttt.broadcast %106 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %108 = arith.mulf %101, %107 : tensor<4x16xf32>
    %109 = arith.mulf %29, %108 : tensor<4x16xf32>
    %110 = arith.addf %arg2, %109 : tensor<4x16xf32>
    %111 = arith.addf %110, %32 : tensor<4x16xf32>
    %112 = arith.subi %arg1, %c1 : index
    %extracted_slice = tensor.extract_slice %0[%112] [1] [1] : tensor<4xf32> to tensor<f32>
    %113 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x64xf32>
    %114 = arith.mulf %72, %113 : tensor<4x64xf32>
    %115 = ttt.contract "ti,tj->ij" %arg3, %114 : tensor<4x16xf32>, tensor<4x64xf32> -> tensor<16x64xf32>
    %116 = arith.addf %arg9, %115 : tensor<16x64xf32>
    %117 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<64xf32>
    %118 = ttt.reduce_sum %72 [0] : tensor<4x64xf32> -> tensor<64xf32>
    %119 = arith.mulf %118, %117 : tensor<64xf32>
    %120 = arith.addf %arg10, %119 : tensor<64xf32>
    %121 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x16xf32>
    %122 = arith.mulf %92, %121 : tensor<4x16xf32>
    %123 = ttt.contract "ti,tj->ij" %14, %122 : tensor<4x64xf32>, tensor<4x16xf32> -> tensor<64x16xf32>
    %124 = arith.addf %arg11, %123 : tensor<64x16xf32>
    %125 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<16xf32>
    %126 = ttt.reduce_sum %92 [0] : tensor<4x16xf32> -> tensor<16xf32>
    %127 = arith.mulf %126, %125 : tensor<16xf32>
    %128 = arith.addf %arg12, %127 : tensor<16xf32>
    return %116, %120, %124, %128, %111 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>
  }
}
