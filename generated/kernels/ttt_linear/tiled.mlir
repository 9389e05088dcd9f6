module {
  func.func @ttt_linear(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %arg5: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %arg6: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %arg7: tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %arg8: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}) -> (tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
    %c4 = arith.constant 4 : index
    %cst = arith.constant dense<2.000000e+00> : tensor<4x16xf32>
    %cst_0 = arith.constant dense<-5.000000e-01> : tensor<4xf32>
    %cst_1 = arith.constant dense<9.99999997E-7> : tensor<4xf32>
    %cst_2 = arith.constant dense<6.250000e-02> : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %cst_4 = arith.constant dense<-1.000000e+00> : tensor<4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0 = arith.remui %dim, %c4 : index
    %1 = arith.subi %dim, %0 : index
    %2 = tensor.empty(%dim) : tensor<?x16xf32>
    %3:3 = scf.for %arg9 = %c0 to %1 step %c4 iter_args(%arg10 = %arg7, %arg11 = %arg8, %arg12 = %2) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %extracted_slice = tensor.extract_slice %arg0[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_5 = tensor.extract_slice %arg1[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_6 = tensor.extract_slice %arg2[%arg9, 0] [4, 16] [1, 1] : tensor<?x16xf32> to tensor<4x16xf32>
      %extracted_slice_7 = tensor.extract_slice %arg3[%arg9] [4] [1] : tensor<?xf32> to tensor<4xf32>
      %6 = arith.mulf %arg6, %cst_4 : tensor<4xf32>
      %7 = ttt.contract "ti,ij->tj" %extracted_slice, %arg10 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %8 = ttt.contract "tk,kj->tj" %extracted_slice_5, %arg10 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %9 = ttt.broadcast %arg11 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %10 = arith.addf %8, %9 : tensor<4x16xf32>
      %11 = ttt.reduce_sum %10 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %12 = arith.mulf %11, %cst_2 : tensor<4xf32>
      %13 = ttt.broadcast %12 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %14 = arith.subf %10, %13 : tensor<4x16xf32>
      %15 = arith.mulf %14, %14 : tensor<4x16xf32>
      %16 = ttt.reduce_sum %15 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %17 = arith.mulf %16, %cst_2 : tensor<4xf32>
      %18 = arith.addf %17, %cst_1 : tensor<4xf32>
      %19 = math.rsqrt %18 : tensor<4xf32>
      %20 = ttt.broadcast %19 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %21 = arith.mulf %14, %20 : tensor<4x16xf32>
      %22 = ttt.broadcast %arg4 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %23 = arith.mulf %22, %21 : tensor<4x16xf32>
      %24 = arith.addf %extracted_slice_5, %23 : tensor<4x16xf32>
      %25 = ttt.broadcast %arg5 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %26 = arith.addf %24, %25 : tensor<4x16xf32>
      %27 = arith.subf %26, %extracted_slice_6 : tensor<4x16xf32>
      %28 = arith.mulf %27, %22 : tensor<4x16xf32>
      %29 = arith.mulf %28, %20 : tensor<4x16xf32>
      %30 = arith.mulf %28, %14 : tensor<4x16xf32>
      %31 = ttt.reduce_sum %30 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %32 = arith.mulf %31, %cst_0 : tensor<4xf32>
      %33 = arith.mulf %19, %19 : tensor<4xf32>
      %34 = arith.mulf %19, %33 : tensor<4xf32>
      %35 = arith.mulf %32, %34 : tensor<4xf32>
      %36 = arith.mulf %35, %cst_2 : tensor<4xf32>
      %37 = ttt.broadcast %36 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %38 = arith.mulf %37, %14 : tensor<4x16xf32>
      %39 = arith.mulf %38, %cst : tensor<4x16xf32>
      %40 = arith.addf %29, %39 : tensor<4x16xf32>
      %41 = ttt.reduce_sum %28 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %42 = arith.mulf %41, %19 : tensor<4xf32>
      %43 = arith.negf %42 : tensor<4xf32>
      %44 = arith.mulf %43, %cst_2 : tensor<4xf32>
      %45 = ttt.broadcast %44 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %46 = arith.addf %40, %45 : tensor<4x16xf32>
      %47 = ttt.contract "ti,si->ts" %extracted_slice, %extracted_slice_5 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
      %48 = ttt.broadcast %extracted_slice_7 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %49 = arith.mulf %46, %48 : tensor<4x16xf32>
      %50 = arith.addf %7, %9 : tensor<4x16xf32>
      %51 = arith.addf %47, %cst_3 : tensor<4x4xf32>
      %52 = ttt.broadcast %6 [1] : tensor<4xf32> -> tensor<4x4xf32>
      %53 = arith.mulf %51, %52 : tensor<4x4xf32>
      %54 = ttt.tril_matmul %53, %49 : tensor<4x4xf32>, tensor<4x16xf32>
      %55 = arith.addf %50, %54 : tensor<4x16xf32>
      %56 = ttt.reduce_sum %55 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %57 = arith.mulf %56, %cst_2 : tensor<4xf32>
      %58 = ttt.broadcast %57 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %59 = arith.subf %55, %58 : tensor<4x16xf32>
      %60 = arith.mulf %59, %59 : tensor<4x16xf32>
      %61 = ttt.reduce_sum %60 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %62 = arith.mulf %61, %cst_2 : tensor<4xf32>
      %63 = arith.addf %62, %cst_1 : tensor<4xf32>
      %64 = math.rsqrt %63 : tensor<4xf32>
      %65 = ttt.broadcast %64 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %66 = arith.mulf %59, %65 : tensor<4x16xf32>
      %67 = arith.mulf %22, %66 : tensor<4x16xf32>
      %68 = arith.addf %extracted_slice, %67 : tensor<4x16xf32>
      %69 = arith.addf %68, %25 : tensor<4x16xf32>
      %extracted_slice_8 = tensor.extract_slice %6[3] [1] [1] : tensor<4xf32> to tensor<f32>
      %70 = ttt.broadcast %extracted_slice_8 [0, 1] : tensor<f32> -> tensor<4x16xf32>
      %71 = arith.mulf %49, %70 : tensor<4x16xf32>
      %72 = ttt.contract "ti,tj->ij" %extracted_slice_5, %71 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<16x16xf32>
      %73 = arith.addf %arg10, %72 : tensor<16x16xf32>
      %74 = ttt.broadcast %extracted_slice_8 [0] : tensor<f32> -> tensor<16xf32>
      %75 = ttt.reduce_sum %49 [0] : tensor<4x16xf32> -> tensor<16xf32>
      %76 = arith.mulf %75, %74 : tensor<16xf32>
      %77 = arith.addf %arg11, %76 : tensor<16xf32>
      %inserted_slice = tensor.insert_slice %69 into %arg12[%arg9, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<?x16xf32>
      scf.yield %73, %77, %inserted_slice : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    %4 = arith.cmpi ne, %0, %c0 : index
    %5:3 = scf.if %4 -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
      %6 = arith.subi %0, %c1 : index
      %7 = tensor.empty() : tensor<4x16xf32>
      %8 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %7) -> (tensor<4x16xf32>) {
        %87 = arith.minui %arg9, %6 : index
        %88 = arith.addi %1, %87 : index
        %extracted_slice_5 = tensor.extract_slice %arg0[%88, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg10[%arg9, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %9 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %7) -> (tensor<4x16xf32>) {
        %87 = arith.minui %arg9, %6 : index
        %88 = arith.addi %1, %87 : index
        %extracted_slice_5 = tensor.extract_slice %arg1[%88, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg10[%arg9, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %10 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %7) -> (tensor<4x16xf32>) {
        %87 = arith.minui %arg9, %6 : index
        %88 = arith.addi %1, %87 : index
        %extracted_slice_5 = tensor.extract_slice %arg2[%88, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg10[%arg9, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
        scf.yield %inserted_slice : tensor<4x16xf32>
      }
      %11 = tensor.empty() : tensor<4xf32>
      %12 = scf.for %arg9 = %c0 to %c4 step %c1 iter_args(%arg10 = %11) -> (tensor<4xf32>) {
        %87 = arith.minui %arg9, %6 : index
        %88 = arith.addi %1, %87 : index
        %extracted_slice_5 = tensor.extract_slice %arg3[%88] [1] [1] : tensor<?xf32> to tensor<f32>
        %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg10[%arg9] [1] [1] : tensor<f32> into tensor<4xf32>
        scf.yield %inserted_slice : tensor<4xf32>
      }
      %13 = arith.mulf %arg6, %cst_4 : tensor<4xf32>
      %14 = ttt.contract "ti,ij->tj" %8, %3#0 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %15 = ttt.contract "tk,kj->tj" %9, %3#0 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %16 = ttt.broadcast %3#1 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %17 = arith.addf %15, %16 : tensor<4x16xf32>
      %18 = ttt.reduce_sum %17 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %19 = arith.mulf %18, %cst_2 : tensor<4xf32>
      %20 = ttt.broadcast %19 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %21 = arith.subf %17, %20 : tensor<4x16xf32>
      %22 = arith.mulf %21, %21 : tensor<4x16xf32>
      %23 = ttt.reduce_sum %22 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %24 = arith.mulf %23, %cst_2 : tensor<4xf32>
      %25 = arith.addf %24, %cst_1 : tensor<4xf32>
      %26 = math.rsqrt %25 : tensor<4xf32>
      %27 = ttt.broadcast %26 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %28 = arith.mulf %21, %27 : tensor<4x16xf32>
      %29 = ttt.broadcast %arg4 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %30 = arith.mulf %29, %28 : tensor<4x16xf32>
      %31 = arith.addf %9, %30 : tensor<4x16xf32>
      %32 = ttt.broadcast %arg5 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %33 = arith.addf %31, %32 : tensor<4x16xf32>
      %34 = arith.subf %33, %10 : tensor<4x16xf32>
      %35 = arith.mulf %34, %29 : tensor<4x16xf32>
      %36 = arith.mulf %35, %27 : tensor<4x16xf32>
      %37 = arith.mulf %35, %21 : tensor<4x16xf32>
      %38 = ttt.reduce_sum %37 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %39 = arith.mulf %38, %cst_0 : tensor<4xf32>
      %40 = arith.mulf %26, %26 : tensor<4xf32>
      %41 = arith.mulf %26, %40 : tensor<4xf32>
      %42 = arith.mulf %39, %41 : tensor<4xf32>
      %43 = arith.mulf %42, %cst_2 : tensor<4xf32>
      %44 = ttt.broadcast %43 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %45 = arith.mulf %44, %21 : tensor<4x16xf32>
      %46 = arith.mulf %45, %cst : tensor<4x16xf32>
      %47 = arith.addf %36, %46 : tensor<4x16xf32>
      %48 = ttt.reduce_sum %35 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %49 = arith.mulf %48, %26 : tensor<4xf32>
      %50 = arith.negf %49 : tensor<4xf32>
      %51 = arith.mulf %50, %cst_2 : tensor<4xf32>
      %52 = ttt.broadcast %51 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %53 = arith.addf %47, %52 : tensor<4x16xf32>
      %54 = ttt.contract "ti,si->ts" %8, %9 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
      %55 = ttt.valid_rows %12, %0 : tensor<4xf32>
      %56 = ttt.broadcast %55 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %57 = arith.mulf %53, %56 : tensor<4x16xf32>
      %58 = arith.addf %14, %16 : tensor<4x16xf32>
      %59 = arith.addf %54, %cst_3 : tensor<4x4xf32>
      %60 = ttt.broadcast %13 [1] : tensor<4xf32> -> tensor<4x4xf32>
      %61 = arith.mulf %59, %60 : tensor<4x4xf32>
      %62 = ttt.tril_matmul %61, %57 : tensor<4x4xf32>, tensor<4x16xf32>
      %63 = arith.addf %58, %62 : tensor<4x16xf32>
      %64 = ttt.reduce_sum %63 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %65 = arith.mulf %64, %cst_2 : tensor<4xf32>
      %66 = ttt.broadcast %65 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %67 = arith.subf %63, %66 : tensor<4x16xf32>
      %68 = arith.mulf %67, %67 : tensor<4x16xf32>
      %69 = ttt.reduce_sum %68 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %70 = arith.mulf %69, %cst_2 : tensor<4xf32>
      %71 = arith.addf %70, %cst_1 : tensor<4xf32>
      %72 = math.rsqrt %71 : tensor<4xf32>
      %73 = ttt.broadcast %72 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %74 = arith.mulf %67, %73 : tensor<4x16xf32>
      %75 = arith.mulf %29, %74 : tensor<4x16xf32>
      %76 = arith.addf %8, %75 : tensor<4x16xf32>
      %77 = arith.addf %76, %32 : tensor<4x16xf32>
      %extracted_slice = tensor.extract_slice %13[%6] [1] [1] : tensor<4xf32> to tensor<f32>
      %78 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x16xf32>
      %79 = arith.mulf %57, %78 : tensor<4x16xf32>
      %80 = ttt.contract "ti,tj->ij" %9, %79 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<16x16xf32>
      %81 = arith.addf %3#0, %80 : tensor<16x16xf32>
      %82 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<16xf32>
      %83 = ttt.reduce_sum %57 [0] : tensor<4x16xf32> -> tensor<16xf32>
      %84 = arith.mulf %83, %82 : tensor<16xf32>
      %85 = arith.addf %3#1, %84 : tensor<16xf32>
      %86 = scf.for %arg9 = %c0 to %0 step %c1 iter_args(%arg10 = %3#2) -> (tensor<?x16xf32>) {
        %87 = arith.addi %1, %arg9 : index
        %extracted_slice_5 = tensor.extract_slice %77[%arg9, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
        %inserted_slice = tensor.insert_slice %extracted_slice_5 into %arg10[%87, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<?x16xf32>
        scf.yield %inserted_slice : tensor<?x16xf32>
      }
      scf.yield %81, %85, %86 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    } else {
      scf.yield %3#0, %3#1, %3#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
    }
    return %5#0, %5#1, %5#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
