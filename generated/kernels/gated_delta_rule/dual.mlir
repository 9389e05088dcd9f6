module {
  func.func @gated_delta_rule(%arg0: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "q", ttt.role = "token"}, %arg1: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "k", ttt.role = "token"}, %arg2: tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "v", ttt.role = "token"}, %arg3: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "lr", ttt.role = "token"}, %arg4: tensor<?xf32> {ttt.axes = "BHT", ttt.name = "alpha", ttt.role = "token"}) -> (tensor<16x16xf32> {ttt.axes = "BH", ttt.name = "S_final", ttt.role = "final"}, tensor<?x16xf32> {ttt.axes = "BHT", ttt.name = "out", ttt.role = "out"}) {
    %cst = arith.constant dense<0.000000e+00> : tensor<16x16xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg0, %c0 : tensor<?x16xf32>
    %0:2 = ttt.each_token %c0, %dim tokens(%arg0, %arg1, %arg2, %arg3, %arg4) carry(%cst) : (index, index, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?x16xf32>, tensor<?xf32>, tensor<?xf32>, tensor<16x16xf32>) -> (tensor<16x16xf32>, tensor<?x16xf32>) {
    ^bb0(%arg5: index, %arg6: tensor<16xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<16x16xf32>):
      %1 = ttt.broadcast %arg10 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %2 = arith.mulf %1, %arg11 : tensor<16x16xf32>
      %3 = ttt.contract "k,kj->j" %arg7, %arg11 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      %4 = ttt.broadcast %arg10 [0] : tensor<f32> -> tensor<16xf32>
      %5 = arith.mulf %3, %4 : tensor<16xf32>
      %6 = arith.subf %5, %arg8 : tensor<16xf32>
      %7 = ttt.contract "k,j->kj" %arg7, %6 : tensor<16xf32>, tensor<16xf32> -> tensor<16x16xf32>
      %8 = ttt.broadcast %arg9 [0, 1] : tensor<f32> -> tensor<16x16xf32>
      %9 = arith.mulf %8, %7 : tensor<16x16xf32>
      %10 = arith.subf %2, %9 : tensor<16x16xf32>
      %11 = ttt.contract "k,kj->j" %arg6, %10 : tensor<16xf32>, tensor<16x16xf32> -> tensor<16xf32>
      ttt.yield %10, %11 : tensor<16x16xf32>, tensor<16xf32>
    }
    return %0#0, %0#1 : tensor<16x16xf32>, tensor<?x16xf32>
  }
}
