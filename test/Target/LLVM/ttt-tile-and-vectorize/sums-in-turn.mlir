// Rows that wait for several sums, one after the other, are computed in phases.
// RUN: ttt-opt %s --ttt-tile-and-vectorize --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#each = affine_map<(d0) -> (d0)>
// x - sum(x), divided by the root of the sum of its squares: two sums, three loops.
// CHECK-LABEL: func @two_sums
// CHECK: scf.for
// CHECK: vector.multi_reduction <add>
// CHECK-NOT: arith.subf
// CHECK: scf.yield
// CHECK: scf.for
// CHECK: arith.subf
// CHECK: vector.multi_reduction <add>
// CHECK-NOT: math.rsqrt
// CHECK: scf.yield
// The root of all rows at once.
// CHECK: math.rsqrt %{{.*}} : vector<16xf32>
// CHECK: scf.for
// CHECK: arith.mulf
// CHECK: scf.yield
// CHECK-NOT: scf.for
// CHECK: return
func.func @two_sums(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %zero = arith.constant 0.0 : f32
  %rows = tensor.empty() : tensor<16x8xf32>
  %numbers = tensor.empty() : tensor<16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%numbers : tensor<16xf32>) -> tensor<16xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<16x8xf32>) outs(%start : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %centered = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<16x8xf32>, tensor<16xf32>) outs(%rows : tensor<16x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<16x8xf32>
  %squares = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%centered : tensor<16x8xf32>) outs(%start : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %root = linalg.generic {indexing_maps = [#each, #each], iterator_types = ["parallel"]}
      ins(%squares : tensor<16xf32>) outs(%numbers : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.rsqrt %a : f32
    linalg.yield %r : f32
  } -> tensor<16xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%centered, %root : tensor<16x8xf32>, tensor<16xf32>) outs(%rows : tensor<16x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// 64 rows in strips of 16: what a phase leaves for the next one stays in the first cache. The first
// result is needed outside of the run too.
// CHECK-LABEL: func @strips
// CHECK: %[[STRIP:.*]] = arith.constant 16 : index
// CHECK: %[[R:.*]]:2 = scf.for %[[I:.*]] = {{.*}} step %[[STRIP]]
// CHECK: scf.for
// CHECK: scf.for
// CHECK: arith.subf
// CHECK: scf.for
// CHECK: arith.mulf
// CHECK: tensor.insert_slice %{{.*}}[%[[I]], 0] [16, 8]
// CHECK: tensor.insert_slice %{{.*}}[%[[I]], 0] [16, 8]
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @strips(%x: tensor<64x8xf32>) -> (tensor<64x8xf32>, tensor<64x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %rows = tensor.empty() : tensor<64x8xf32>
  %numbers = tensor.empty() : tensor<64xf32>
  %start = linalg.fill ins(%zero : f32) outs(%numbers : tensor<64xf32>) -> tensor<64xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<64x8xf32>) outs(%start : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %centered = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<64x8xf32>, tensor<64xf32>) outs(%rows : tensor<64x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.subf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<64x8xf32>
  %other = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%centered : tensor<64x8xf32>) outs(%start : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %p = arith.mulf %a, %a : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%centered, %other : tensor<64x8xf32>, tensor<64xf32>) outs(%rows : tensor<64x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<64x8xf32>
  return %centered, %y : tensor<64x8xf32>, tensor<64x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// One sum: a row stays in registers.
// CHECK-LABEL: func @one_sum
// CHECK: scf.for
// CHECK: vector.multi_reduction <add>
// CHECK: arith.mulf
// CHECK-NOT: scf.for
// CHECK: return
func.func @one_sum(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %zero = arith.constant 0.0 : f32
  %rows = tensor.empty() : tensor<16x8xf32>
  %numbers = tensor.empty() : tensor<16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%numbers : tensor<16xf32>) -> tensor<16xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<16x8xf32>) outs(%start : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %y = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum : tensor<16x8xf32>, tensor<16xf32>) outs(%rows : tensor<16x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}
