// RUN: ttt-opt %s --ttt-fuse-elementwise --verify-diagnostics

#row = affine_map<(d0) -> (d0)>
func.func @returned(%x: tensor<16xf32>) -> tensor<16xi1> {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<16xi1>
  // expected-error @below {{truth values would be kept in memory; expected a comparison whose users are elementwise ops}}
  %positive = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
      ins(%x : tensor<16xf32>) outs(%t : tensor<16xi1>) {
  ^bb0(%in: f32, %o: i1):
    %v = arith.cmpf ogt, %in, %zero : f32
    linalg.yield %v : i1
  } -> tensor<16xi1>
  return %positive : tensor<16xi1>
}
