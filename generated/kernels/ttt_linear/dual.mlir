module {
  func.func @ttt_linear(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %arg5: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %arg6: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %arg7: tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %arg8: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}) -> (tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
    %cst = arith.constant dense<2.000000e+00> : tensor<4x16xf32>
    %cst_0 = arith.constant dense<-5.000000e-01> : tensor<4xf32>
    %cst_1 = arith.constant dense<9.99999997E-7> : tensor<4xf32>
    %cst_2 = arith.constant dense<6.250000e-02> : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<4x4xf32>
    %cst_4 = arith.constant dense<-1.000000e+00> : tensor<4xf32>
    %0:3 = ttt.every 4 tokens(%arg0, %arg1, %arg2, %arg3) carry(%arg7, %arg8) attributes {ttt.state_map = "general"} : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg9: index, %arg10: index, %arg11: tensor<4x16xf32>, %arg12: tensor<4x16xf32>, %arg13: tensor<4x16xf32>, %arg14: tensor<4xf32>, %arg15: tensor<16x16xf32>, %arg16: tensor<16xf32>):
      %1 = arith.mulf %arg6, %cst_4 : tensor<4xf32>
      %2 = ttt.contract "ti,ij->tj" %arg11, %arg15 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %3 = ttt.contract "tk,kj->tj" %arg12, %arg15 : tensor<4x16xf32>, tensor<16x16xf32> -> tensor<4x16xf32>
      %4 = ttt.broadcast %arg16 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %5 = arith.addf %3, %4 : tensor<4x16xf32>
      %6 = ttt.reduce_sum %5 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %7 = arith.mulf %6, %cst_2 : tensor<4xf32>
      %8 = ttt.broadcast %7 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %9 = arith.subf %5, %8 : tensor<4x16xf32>
      %10 = arith.mulf %9, %9 : tensor<4x16xf32>
      %11 = ttt.reduce_sum %10 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %12 = arith.mulf %11, %cst_2 : tensor<4xf32>
      %13 = arith.addf %12, %cst_1 : tensor<4xf32>
      %14 = math.rsqrt %13 : tensor<4xf32>
      %15 = ttt.broadcast %14 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %16 = arith.mulf %9, %15 : tensor<4x16xf32>
      %17 = ttt.broadcast %arg4 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %18 = arith.mulf %17, %16 : tensor<4x16xf32>
      %19 = arith.addf %arg12, %18 : tensor<4x16xf32>
      %20 = ttt.broadcast %arg5 [0] : tensor<16xf32> -> tensor<4x16xf32>
      %21 = arith.addf %19, %20 : tensor<4x16xf32>
      %22 = arith.subf %21, %arg13 : tensor<4x16xf32>
      %23 = arith.mulf %22, %17 : tensor<4x16xf32>
      %24 = arith.mulf %23, %15 : tensor<4x16xf32>
      %25 = arith.mulf %23, %9 : tensor<4x16xf32>
      %26 = ttt.reduce_sum %25 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %27 = arith.mulf %26, %cst_0 : tensor<4xf32>
      %28 = arith.mulf %14, %14 : tensor<4xf32>
      %29 = arith.mulf %14, %28 : tensor<4xf32>
      %30 = arith.mulf %27, %29 : tensor<4xf32>
      %31 = arith.mulf %30, %cst_2 : tensor<4xf32>
      %32 = ttt.broadcast %31 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %33 = arith.mulf %32, %9 : tensor<4x16xf32>
      %34 = arith.mulf %33, %cst : tensor<4x16xf32>
      %35 = arith.addf %24, %34 : tensor<4x16xf32>
      %36 = ttt.reduce_sum %23 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %37 = arith.mulf %36, %14 : tensor<4xf32>
      %38 = arith.negf %37 : tensor<4xf32>
      %39 = arith.mulf %38, %cst_2 : tensor<4xf32>
      %40 = ttt.broadcast %39 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %41 = arith.addf %35, %40 : tensor<4x16xf32>
      %42 = ttt.contract "ti,si->ts" %arg11, %arg12 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<4x4xf32>
      %43 = ttt.valid_rows %arg14, %arg10 : tensor<4xf32>
      %44 = ttt.broadcast %43 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %45 = arith.mulf %41, %44 : tensor<4x16xf32>
      %46 = arith.addf %2, %4 : tensor<4x16xf32>
      %47 = arith.addf %42, %cst_3 : tensor<4x4xf32>
      %48 = ttt.broadcast %1 [1] : tensor<4xf32> -> tensor<4x4xf32>
      %49 = arith.mulf %47, %48 : tensor<4x4xf32>
      %50 = ttt.tril_matmul %49, %45 : tensor<4x4xf32>, tensor<4x16xf32>
      %51 = arith.addf %46, %50 : tensor<4x16xf32>
      %52 = ttt.reduce_sum %51 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %53 = arith.mulf %52, %cst_2 : tensor<4xf32>
      %54 = ttt.broadcast %53 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %55 = arith.subf %51, %54 : tensor<4x16xf32>
      %56 = arith.mulf %55, %55 : tensor<4x16xf32>
      %57 = ttt.reduce_sum %56 [1] : tensor<4x16xf32> -> tensor<4xf32>
      %58 = arith.mulf %57, %cst_2 : tensor<4xf32>
      %59 = arith.addf %58, %cst_1 : tensor<4xf32>
      %60 = math.rsqrt %59 : tensor<4xf32>
      %61 = ttt.broadcast %60 [1] : tensor<4xf32> -> tensor<4x16xf32>
      %62 = arith.mulf %55, %61 : tensor<4x16xf32>
      %63 = arith.mulf %17, %62 : tensor<4x16xf32>
      %64 = arith.addf %arg11, %63 : tensor<4x16xf32>
      %65 = arith.addf %64, %20 : tensor<4x16xf32>
      %66 = arith.subi %arg10, %c1 : index
      %extracted_slice = tensor.extract_slice %1[%66] [1] [1] : tensor<4xf32> to tensor<f32>
      %67 = ttt.broadcast %extracted_slice [0, 1] : tensor<f32> -> tensor<4x16xf32>
      %68 = arith.mulf %45, %67 : tensor<4x16xf32>
      %69 = ttt.contract "ti,tj->ij" %arg12, %68 : tensor<4x16xf32>, tensor<4x16xf32> -> tensor<16x16xf32>
      %70 = arith.addf %arg15, %69 : tensor<16x16xf32>
      %71 = ttt.broadcast %extracted_slice [0] : tensor<f32> -> tensor<16xf32>
      %72 = ttt.reduce_sum %45 [0] : tensor<4x16xf32> -> tensor<16xf32>
      %73 = arith.mulf %72, %71 : tensor<16xf32>
      %74 = arith.addf %arg16, %73 : tensor<16xf32>
      ttt.yield %70, %74, %65 : tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
