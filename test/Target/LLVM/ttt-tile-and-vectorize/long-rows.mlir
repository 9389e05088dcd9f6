// A row that registers do not hold is summed part by part, and no loop computes several ops on
// the whole of it.
// RUN: ttt-opt %s --ttt-tile-and-vectorize | FileCheck %s --implicit-check-not='vector<1x4096xf32>'

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @norms
// CHECK: scf.for %{{.*}} to %c16
// CHECK: scf.for %{{.*}} to %c4096{{.*}} step %c512
// CHECK: vector.multi_reduction <add>, %{{.*}} : vector<1x512xf32> to vector<1xf32>
// CHECK: math.sqrt
// CHECK: scf.for %{{.*}} to %c16
// CHECK: scf.for %{{.*}} to %c4096{{.*}} step %c64
// CHECK: arith.divf %{{.*}} : vector<1x64xf32>
func.func @norms(%x: tensor<16x4096xf32>) -> tensor<16x4096xf32> {
  %zero = arith.constant 0.0 : f32
  %sums = tensor.empty() : tensor<16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%sums : tensor<16xf32>) -> tensor<16xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<16x4096xf32>) outs(%start : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %norms = tensor.empty() : tensor<16xf32>
  %norm = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%sum : tensor<16xf32>) outs(%norms : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.sqrt %a : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  %into = tensor.empty() : tensor<16x4096xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %norm : tensor<16x4096xf32>, tensor<16xf32>) outs(%into : tensor<16x4096xf32>) {
  ^bb0(%a: f32, %n: f32, %o: f32):
    %q = arith.divf %a, %n : f32
    linalg.yield %q : f32
  } -> tensor<16x4096xf32>
  return %y : tensor<16x4096xf32>
}
