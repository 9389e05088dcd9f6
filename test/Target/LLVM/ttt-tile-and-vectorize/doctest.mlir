// A product is tiled so that a tile's accumulators fill registers; no linalg op is left.
// RUN: ttt-opt %s --ttt-tile-and-vectorize | FileCheck %s --implicit-check-not='linalg.contract indexing' --implicit-check-not=linalg.generic
// RUN: ttt-opt %s "--ttt-tile-and-vectorize=rows=4 columns=16" | FileCheck %s --check-prefix=SMALL

#x = affine_map<(t, j, i) -> (t, i)>
#s = affine_map<(t, j, i) -> (i, j)>
#y = affine_map<(t, j, i) -> (t, j)>
// CHECK-LABEL: func @product
// CHECK: scf.for
// CHECK: vector.contract
// CHECK-SAME: into vector<8x32xf32>
// SMALL: vector.contract
// SMALL-SAME: into vector<4x16xf32>
func.func @product(%x: tensor<16x64xf32>, %s: tensor<64x64xf32>, %y: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %r = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%x, %s : tensor<16x64xf32>, tensor<64x64xf32>) outs(%y : tensor<16x64xf32>) -> tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}

#id = affine_map<(d0, d1) -> (d0, d1)>
// Anything else goes row by row.
// CHECK-LABEL: func @rows
// CHECK: math.exp %{{.*}} : vector<1x64xf32>
func.func @rows(%x: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %into = tensor.empty() : tensor<16x64xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<16x64xf32>) outs(%into : tensor<16x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %e = math.exp %a : f32
    linalg.yield %e : f32
  } -> tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}
