// An update that starts from what its block yields works on a copy.
// RUN: ttt-opt %s --pass-pipeline='builtin.module(func.func(ttt-separate-starts))' | FileCheck %s

// CHECK-LABEL: func @read_later
// CHECK: %[[NEW:.*]] = linalg.generic
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[NEW]] : tensor<4xf32>) outs(%[[EMPTY]] : tensor<4xf32>)
// CHECK: linalg.contract {{.*}} outs(%[[COPY]] : tensor<4xf32>)
#row = affine_map<(i, j) -> (j)>
#matrix = affine_map<(i, j) -> (i, j)>
#out = affine_map<(i, j) -> (i)>
#same = affine_map<(i) -> (i)>
func.func @read_later(%x: tensor<4xf32>, %W: tensor<4x4xf32>, %s: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %new = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%s : tensor<4xf32>) {
  ^bb0(%in: f32, %old: f32):
    %difference = arith.subf %old, %in : f32
    linalg.yield %difference : f32
  } -> tensor<4xf32>
  %out = linalg.contract indexing_maps = [#row, #matrix, #out]
      ins(%x, %W : tensor<4xf32>, tensor<4x4xf32>) outs(%new : tensor<4xf32>) -> tensor<4xf32>
  return %new, %out : tensor<4xf32>, tensor<4xf32>
}

// What does not read where it starts from needs no copy; what is not yielded is left to bufferization.
// CHECK-LABEL: func @overwritten
// CHECK-NOT: linalg.copy
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: linalg.generic {{.*}} outs(%[[EMPTY]] : tensor<4xf32>)
// CHECK: linalg.contract {{.*}} outs(%arg2 : tensor<4xf32>)
func.func @overwritten(%x: tensor<4xf32>, %W: tensor<4x4xf32>, %s: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %new = linalg.generic {indexing_maps = [#same, #same], iterator_types = ["parallel"]}
      ins(%s : tensor<4xf32>) outs(%x : tensor<4xf32>) {
  ^bb0(%in: f32, %old: f32):
    %twice = arith.addf %in, %in : f32
    linalg.yield %twice : f32
  } -> tensor<4xf32>
  %out = linalg.contract indexing_maps = [#row, #matrix, #out]
      ins(%x, %W : tensor<4xf32>, tensor<4x4xf32>) outs(%s : tensor<4xf32>) -> tensor<4xf32>
  return %new, %out, %x : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
