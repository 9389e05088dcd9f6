module {
  func.func @ttt_linear(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<16xf32> {ttt.axes = "H", ttt.name = "gamma", ttt.role = "param"}, %arg5: tensor<16xf32> {ttt.axes = "H", ttt.name = "beta", ttt.role = "param"}, %arg6: tensor<4xf32> {ttt.axes = "", ttt.name = "tok", ttt.role = "param"}, %arg7: tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1", ttt.role = "state"}, %arg8: tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1", ttt.role = "state"}) -> (tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "W1_final", ttt.role = "final"}, tensor<16xf32> {ttt.axes = "BH", ttt.name = "b1_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0_0 : tensor<?x16xf32>
    %0:3 = ttt.every 4 tokens(%arg0, %arg1, %arg2, %arg3) carry(%arg7, %arg8) : (tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg9: index, %arg10: index, %arg11: tensor<4x16xf32>, %arg12: tensor<4x16xf32>, %arg13: tensor<4x16xf32>, %arg14: tensor<4xf32>, %arg15: tensor<16x16xf32>, %arg16: tensor<16xf32>):
      %cst = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<16xf32>
      %1:5 = ttt.each_token %arg9, %arg10 tokens(%arg11, %arg12, %arg13, %arg14) carry(%cst, %cst_1, %arg15, %arg16) : (index, index, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>) {
      ^bb0(%arg17: index, %arg18: tensor<16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16xf32>, %arg21: tensor<f32>, %arg22: tensor<16x16xf32>, %arg23: tensor<16xf32>, %arg24: tensor<16x16xf32>, %arg25: tensor<16xf32>):
        %2:2 = ttt.grad at(%arg15, %arg16) : (tensor<16x16xf32>, tensor<16xf32>) -> (tensor<16x16xf32>, tensor<16xf32>) {
        ^bb0(%arg26: tensor<16x16xf32>, %arg27: tensor<16xf32>):
          %22 = ttt.contract "k,kj->j" %arg19, %arg26 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
          %23 = arith.addf %22, %arg27 : tensor<16xf32>
          %24 = ttt.layer_norm %23 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
          %25 = arith.mulf %arg4, %24 : tensor<16xf32>
          %26 = arith.addf %arg19, %25 : tensor<16xf32>
          %27 = arith.addf %26, %arg5 : tensor<16xf32>
          %28 = arith.subf %27, %arg20 : tensor<16xf32>
          %29 = arith.mulf %28, %28 : tensor<16xf32>
          %30 = ttt.reduce_sum %29 [0] : tensor<16xf32> -> tensor<f32>
          %cst_2 = arith.constant dense<5.000000e-01> : tensor<f32>
          %31 = arith.mulf %cst_2, %30 : tensor<f32>
          ttt.yield %31 : tensor<f32>
        }
        %3 = ttt.broadcast %arg21 [0, 1] : tensor<f32> -> tensor<16x16xf32>
        %4 = arith.mulf %3, %2#0 : tensor<16x16xf32>
        %5 = ttt.broadcast %arg21 [0] : tensor<f32> -> tensor<16xf32>
        %6 = arith.mulf %5, %2#1 : tensor<16xf32>
        %7 = arith.addf %arg22, %4 : tensor<16x16xf32>
        %8 = arith.addf %arg23, %6 : tensor<16xf32>
        %9 = ttt.row_at %arg6[%arg17 mod 4] : tensor<4xf32> -> tensor<f32>
        %10 = ttt.broadcast %9 [0, 1] : tensor<f32> -> tensor<16x16xf32>
        %11 = arith.mulf %10, %7 : tensor<16x16xf32>
        %12 = ttt.broadcast %9 [0] : tensor<f32> -> tensor<16xf32>
        %13 = arith.mulf %12, %8 : tensor<16xf32>
        %14 = arith.subf %arg15, %11 : tensor<16x16xf32>
        %15 = arith.subf %arg16, %13 : tensor<16xf32>
        %16 = ttt.contract "k,kj->j" %arg18, %14 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
        %17 = arith.addf %16, %15 : tensor<16xf32>
        %18 = ttt.layer_norm %17 {eps = 9.9999999999999995E-7 : f64} : tensor<16xf32>
        %19 = arith.mulf %arg4, %18 : tensor<16xf32>
        %20 = arith.addf %arg18, %19 : tensor<16xf32>
        %21 = arith.addf %20, %arg5 : tensor<16xf32>
        ttt.yield %7, %8, %14, %15, %21 : tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>
      }
      ttt.yield %1#2, %1#3, %1#4 : tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>
    }
    return %0#0, %0#1, %0#2 : tensor<16x16xf32>, tensor<16xf32>, tensor<?x16xf32>
  }
}
