// A comparison is repeated for each of its users, those in wider loops too: a tensor of
// truth values must not get into memory.
// RUN: ttt-opt %s --ttt-fuse-elementwise | FileCheck %s

#row = affine_map<(d0) -> (d0)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func @masks
// CHECK-NOT: xi1>
// CHECK: linalg.generic
// CHECK: arith.cmpf
// CHECK: arith.select
// CHECK: linalg.generic
// CHECK: arith.cmpf
// CHECK: arith.select
// CHECK-NOT: linalg.generic
func.func @masks(%x: tensor<16xf32>, %y: tensor<16x8xf32>) -> (tensor<16xf32>, tensor<16x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = tensor.empty() : tensor<16xi1>
  %e = tensor.empty() : tensor<16xf32>
  %w = tensor.empty() : tensor<16x8xf32>
  %positive = linalg.generic {indexing_maps = [#row, #row], iterator_types = ["parallel"]}
      ins(%x : tensor<16xf32>) outs(%t : tensor<16xi1>) {
  ^bb0(%in: f32, %o: i1):
    %v = arith.cmpf ogt, %in, %zero : f32
    linalg.yield %v : i1
  } -> tensor<16xi1>
  %a = linalg.generic {indexing_maps = [#row, #row, #row], iterator_types = ["parallel"]}
      ins(%positive, %x : tensor<16xi1>, tensor<16xf32>) outs(%e : tensor<16xf32>) {
  ^bb0(%p: i1, %in: f32, %o: f32):
    %v = arith.select %p, %in, %zero : f32
    linalg.yield %v : f32
  } -> tensor<16xf32>
  %b = linalg.generic {indexing_maps = [#column, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%positive, %y : tensor<16xi1>, tensor<16x8xf32>) outs(%w : tensor<16x8xf32>) {
  ^bb0(%p: i1, %in: f32, %o: f32):
    %v = arith.select %p, %in, %zero : f32
    linalg.yield %v : f32
  } -> tensor<16x8xf32>
  return %a, %b : tensor<16xf32>, tensor<16x8xf32>
}
