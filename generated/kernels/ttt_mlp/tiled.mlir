module attributes {ttt.causal = true} {
  func.func @ttt_mlp(%q: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %k: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %v: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %lr: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %gamma: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %beta: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %tok: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %W1: tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %b1: tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}, %W2: tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2", ttt.role = "state"}, %b2: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2", ttt.role = "state"}) -> (tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) attributes {ttt.flops_per_token = 1.903300e+04 : f64} {
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
    %2 = ttt.contract "tk,kj->tj" %arg3, %arg9 : tensor<4x16xf32>, tensor<16x64xf32> -> tensor<4x64xf32>
    %3 = ttt.broadcast %arg10 [0] : tensor<64xf32> -> tensor<4x64xf32>
    %4 = arith.addf %2, %3 : tensor<4x64xf32>
    %5 = arith.mulf %4, %cst_0 : tensor<4x64xf32>
    %6 = arith.mulf %4, %4 : tensor<4x64xf32>
    %7 = arith.mulf %6, %4 : tensor<4x64xf32>
    %8 = arith.mulf %7, %cst_1 : tensor<4x64xf32>
    %9 = arith.addf %4, %8 : tensor<4x64xf32>
    %10 = arith.mulf %9, %cst_2 : tensor<4x64xf32>
    %11 = math.tanh %10 : tensor<4x64xf32>
    %12 = arith.addf %11, %cst_3 : tensor<4x64xf32>
    %13 = arith.mulf %5, %12 : tensor<4x64xf32>
    %14 = ttt.contract "tk,kj->tj" %13, %arg11 : tensor<4x64xf32>, tensor<64x16xf32> -> tensor<4x16xf32>
    %15 = ttt.broadcast %arg12 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %16 = arith.addf %14, %15 : tensor<4x16xf32>
    %17 = ttt.reduce_sum %16 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %18 = arith.mulf %17, %cst_4 : tensor<4xf32>
    %19 = ttt.broadcast %18 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %20 = arith.subf %16, %19 : tensor<4x16xf32>
    %21 = arith.mulf %20, %20 : tensor<4x16xf32>
    %22 = ttt.reduce_sum %21 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %23 = arith.mulf %22, %cst_4 : tensor<4xf32>
    %24 = arith.addf %23, %cst_5 : tensor<4xf32>
    %25 = math.rsqrt %24 : tensor<4xf32>
    %26 = ttt.broadcast %25 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %27 = arith.mulf %20, %26 : tensor<4x16xf32>
    %28 = ttt.broadcast %arg7 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %29 = arith.mulf %28, %27 : tensor<4x16xf32>
    %30 = arith.addf %arg3, %29 : tensor<4x16xf32>
    %31 = ttt.broadcast %arg8 [0] : tensor<16xf32> -> tensor<4x16xf32>
    %32 = arith.addf %30, %31 : tensor<4x16xf32>
    %33 = arith.subf %32, %arg4 : tensor<4x16xf32>
    %34 = arith.mulf %33, %28 : tensor<4x16xf32>
    %35 = arith.mulf %34, %26 : tensor<4x16xf32>
    %36 = arith.mulf %34, %20 : tensor<4x16xf32>
    %37 = ttt.reduce_sum %36 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %38 = arith.mulf %37, %cst_6 : tensor<4xf32>
    %39 = arith.mulf %25, %25 : tensor<4xf32>
    %40 = arith.mulf %25, %39 : tensor<4xf32>
    %41 = arith.mulf %38, %40 : tensor<4xf32>
    %42 = arith.mulf %41, %cst_4 : tensor<4xf32>
    %43 = ttt.broadcast %42 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %44 = arith.mulf %43, %20 : tensor<4x16xf32>
    %45 = arith.mulf %44, %cst_7 : tensor<4x16xf32>
    %46 = arith.addf %35, %45 : tensor<4x16xf32>
    %47 = ttt.reduce_sum %34 [1] : tensor<4x16xf32> -> tensor<4xf32>
    %48 = arith.mulf %47, %25 : tensor<4xf32>
    %49 = arith.negf %48 : tensor<4xf32>
    %50 = arith.mulf %49, %cst_4 : tensor<4xf32>
    %51 = ttt.broadcast %50 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %52 = arith.addf %46, %51 : tensor<4x16xf32>
    %53 = ttt.contract "tj,kj->tk" %52, %arg11 : tensor<4x16xf32>, tensor<64x16xf32> -> tensor<4x64xf32>
    %54 = arith.mulf %53, %12 : tensor<4x64xf32>
    %55 = arith.mulf %54, %cst_0 : tensor<4x64xf32>
    %56 = arith.mulf %53, %5 : tensor<4x64xf32>
    %57 = arith.mulf %11, %11 : tensor<4x64xf32>
    %58 = arith.subf %cst_3, %57 : tensor<4x64xf32>
    %59 = arith.mulf %56, %58 : tensor<4x64xf32>
    %60 = arith.mulf %59, %cst_2 : tensor<4x64xf32>
    %61 = arith.addf %55, %60 : tensor<4x64xf32>
    %62 = arith.mulf %60, %cst_1 : tensor<4x64xf32>
    %63 = arith.mulf %62, %6 : tensor<4x64xf32>
    %64 = arith.addf %61, %63 : tensor<4x64xf32>
    %65 = arith.mulf %62, %4 : tensor<4x64xf32>
    %66 = arith.mulf %65, %4 : tensor<4x64xf32>
    %67 = arith.mulf %66, %cst_8 : tensor<4x64xf32>
    %68 = arith.addf %64, %67 : tensor<4x64xf32>
    %69 = ttt.contract "ti,si->ts" %arg2, %arg3 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
    %70 = ttt.valid_rows %arg5, %arg1 : tensor<4xf32>
    %71 = ttt.broadcast %70 [1] : tensor<4xf32> -> tensor<4x64xf32>
    %72 = arith.mulf %68, %71 : tensor<4x64xf32>
    %73 = arith.addf %1, %3 : tensor<4x64xf32>
    %74 = arith.addf %69, %cst_9 : tensor<4x4xf32>
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
    %90 = ttt.contract "ti,si->ts" %88, %13 : tensor<4x64xf32>, tensor<4x64xf32> -> tensor<4x4xf32>
    %91 = ttt.broadcast %70 [1] : tensor<4xf32> -> tensor<4x16xf32>
    %92 = arith.mulf %52, %91 : tensor<4x16xf32>
    %93 = arith.addf %89, %15 : tensor<4x16xf32>
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
    %109 = arith.mulf %28, %108 : tensor<4x16xf32>
    %110 = arith.addf %arg2, %109 : tensor<4x16xf32>
    %111 = arith.addf %110, %31 : tensor<4x16xf32>
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
    %123 = ttt.contract "ti,tj->ij" %13, %122 : tensor<4x64xf32>, tensor<4x16xf32> -> tensor<64x16xf32>
    %124 = arith.addf %arg11, %123 : tensor<64x16xf32>
    %125 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<16xf32>
    %126 = ttt.reduce_sum %92 [0] : tensor<4x16xf32> -> tensor<16xf32>
    %127 = arith.mulf %126, %125 : tensor<16xf32>
    %128 = arith.addf %arg12, %127 : tensor<16xf32>
    return %116, %120, %124, %128, %111 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>
  }
}
