module {
  func.func @ttt_mlp(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %arg5: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %arg6: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %arg7: tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %arg8: tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}, %arg9: tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2", ttt.role = "state"}, %arg10: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2", ttt.role = "state"}) -> (tensor<16x64xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<64xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<64x16xf32> {ttt.axes = "BH", ttt.name = "W2_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b2_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0_0 : tensor<?x16xf32>
    %0:5 = ttt.every 4 tokens(%arg0, %arg1, %arg2, %arg3) carry(%arg7, %arg8, %arg9, %arg10) : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg11: index, %arg12: index, %arg13: tensor<4x16xf32>, %arg14: tensor<4x16xf32>, %arg15: tensor<4x16xf32>, %arg16: tensor<4xf32>, %arg17: tensor<16x64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64x16xf32>, %arg20: tensor<16xf32>):
      %cst = arith.constant dense<0.000000e+00> : tensor<16x64xf32>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<64xf32>
      %cst_2 = arith.constant dense<0.000000e+00> : tensor<64x16xf32>
      %cst_3 = arith.constant dense<0.000000e+00> : tensor<16xf32>
      %1:9 = ttt.each_token %arg11, %arg12 tokens(%arg13, %arg14, %arg15, %arg16) carry(%cst, %cst_1, %cst_2, %cst_3, %arg17, %arg18, %arg19, %arg20) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
      ^bb0(%arg21: index, %arg22: tensor<16xf32>, %arg23: tensor<16xf32>, %arg24: tensor<16xf32>, %arg25: tensor<f32>, %arg26: tensor<16x64xf32>, %arg27: tensor<64xf32>, %arg28: tensor<64x16xf32>, %arg29: tensor<16xf32>, %arg30: tensor<16x64xf32>, %arg31: tensor<64xf32>, %arg32: tensor<64x16xf32>, %arg33: tensor<16xf32>):
        %2:4 = ttt.grad at(%arg17, %arg18, %arg19, %arg20) : (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) -> (tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>) {
        ^bb0(%arg34: tensor<16x64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<64x16xf32>, %arg37: tensor<16xf32>):
          %37 = ttt.contract "k,kj->j" %arg23, %arg34 : tensor<16xf32>, tensor<16x64xf32> -> tensor<64xf32>
          %38 = arith.addf %37, %arg35 : tensor<64xf32>
          %39 = ttt.gelu %38 : tensor<64xf32>
          %40 = ttt.contract "k,kj->j" %39, %arg36 : tensor<64xf32>, tensor<64x16xf32> -> tensor<16xf32>
          %41 = arith.addf %40, %arg37 : tensor<16xf32>
          %42 = ttt.layer_norm %41 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
          %43 = arith.mulf %arg4, %42 : tensor<16xf32>
          %44 = arith.addf %arg23, %43 : tensor<16xf32>
          %45 = arith.addf %44, %arg5 : tensor<16xf32>
          %46 = arith.subf %45, %arg24 : tensor<16xf32>
          %47 = arith.mulf %46, %46 : tensor<16xf32>
          %48 = ttt.reduce_sum %47 [0] : tensor<16xf32> -> tensor<f32>
          %cst_4 = arith.constant dense<5.000000e-01> : tensor<f32>
          %49 = arith.mulf %cst_4, %48 : tensor<f32>
          ttt.yield %49 : tensor<f32>
        }
        %3 = ttt.broadcast %arg25 [0, 1] : tensor<f32> -> tensor<16x64xf32>
        %4 = arith.mulf %3, %2#0 : tensor<16x64xf32>
        %5 = ttt.broadcast %arg25 [0] : tensor<f32> -> tensor<64xf32>
        %6 = arith.mulf %5, %2#1 : tensor<64xf32>
        %7 = ttt.broadcast %arg25 [0, 1] : tensor<f32> -> tensor<64x16xf32>
        %8 = arith.mulf %7, %2#2 : tensor<64x16xf32>
        %9 = ttt.broadcast %arg25 [0] : tensor<f32> -> tensor<16xf32>
        %10 = arith.mulf %9, %2#3 : tensor<16xf32>
        %11 = arith.addf %arg26, %4 : tensor<16x64xf32>
        %12 = arith.addf %arg27, %6 : tensor<64xf32>
        %13 = arith.addf %arg28, %8 : tensor<64x16xf32>
        %14 = arith.addf %arg29, %10 : tensor<16xf32>
        %15 = ttt.row_at %arg6[%arg21 mod 4] : tensor<4xf32> -> tensor<f32>
        %16 = ttt.broadcast %15 [0, 1] : tensor<f32> -> tensor<16x64xf32>
        %17 = arith.mulf %16, %11 : tensor<16x64xf32>
        %18 = ttt.broadcast %15 [0] : tensor<f32> -> tensor<64xf32>
        %19 = arith.mulf %18, %12 : tensor<64xf32>
        %20 = ttt.broadcast %15 [0, 1] : tensor<f32> -> tensor<64x16xf32>
        %21 = arith.mulf %20, %13 : tensor<64x16xf32>
        %22 = ttt.broadcast %15 [0] : tensor<f32> -> tensor<16xf32>
        %23 = arith.mulf %22, %14 : tensor<16xf32>
        %24 = arith.subf %arg17, %17 : tensor<16x64xf32>
        %25 = arith.subf %arg18, %19 : tensor<64xf32>
        %26 = arith.subf %arg19, %21 : tensor<64x16xf32>
        %27 = arith.subf %arg20, %23 : tensor<16xf32>
        %28 = ttt.contract "k,kj->j" %arg22, %24 : tensor<16xf32>, tensor<16x64xf32> -> tensor<64xf32>
        %29 = arith.addf %28, %25 : tensor<64xf32>
        %30 = ttt.gelu %29 : tensor<64xf32>
        %31 = ttt.contract "k,kj->j" %30, %26 : tensor<64xf32>, tensor<64x16xf32> -> tensor<16xf32>
        %32 = arith.addf %31, %27 : tensor<16xf32>
        %33 = ttt.layer_norm %32 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
        %34 = arith.mulf %arg4, %33 : tensor<16xf32>
        %35 = arith.addf %arg22, %34 : tensor<16xf32>
        %36 = arith.addf %35, %arg5 : tensor<16xf32>
        ttt.yield %11, %12, %13, %14, %24, %25, %26, %27, %36 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16xf32>
      }
      ttt.yield %1#4, %1#5, %1#6, %1#7, %1#8 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<4x16xf32>
    }
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<16x64xf32>, tensor<64xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
