// Products of a vector and a matrix, and other sums over rows, share one pass over the matrix with the
// ops that compute or read its elements: columns outside, rows inside.
// RUN: ttt-opt %s --ttt-tile-and-vectorize --canonicalize --split-input-file | FileCheck %s

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (i, j)>
#y = affine_map<(j, i) -> (j)>
// A state is updated and read: each element is loaded once.
// CHECK-LABEL: func @update_and_read(
// CHECK-SAME: %[[S:.*]]: tensor<128x128xf32>, %[[K:[^:]*]]: tensor<128xf32>, %[[E:[^:]*]]: tensor<128xf32>
// CHECK: scf.for {{.*}} to %c128 step %c64 iter_args
// CHECK:   scf.for {{.*}} to %c128 step %c1 iter_args
// CHECK:     %[[OUTER:.*]] = arith.mulf
// CHECK:     %[[NEW:.*]] = arith.subf %{{.*}}, %[[OUTER]] : vector<1x64xf32>
// CHECK:     vector.contract {{.*}}, %[[NEW]], {{.*}} : vector<1xf32>, vector<1x64xf32> into vector<64xf32>
// CHECK-NOT: scf.for
// CHECK: return
func.func @update_and_read(%s: tensor<128x128xf32>, %k: tensor<128xf32>, %e: tensor<128xf32>,
                           %q: tensor<128xf32>, %zero: tensor<128xf32>)
    -> (tensor<128x128xf32>, tensor<128xf32>) {
  %into = tensor.empty() : tensor<128x128xf32>
  %new = linalg.generic {indexing_maps = [#all, #row, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%s, %k, %e : tensor<128x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%into : tensor<128x128xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %p = arith.mulf %b, %c : f32
    %n = arith.subf %a, %p : f32
    linalg.yield %n : f32
  } -> tensor<128x128xf32>
  %out = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%q, %new : tensor<128xf32>, tensor<128x128xf32>) outs(%zero : tensor<128xf32>) -> tensor<128xf32>
  return %new, %out : tensor<128x128xf32>, tensor<128xf32>
}

// -----

#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (i, j)>
#y = affine_map<(j, i) -> (j)>
// Two products with one matrix.
// CHECK-LABEL: func @two_products(
// CHECK: scf.for {{.*}} iter_args
// CHECK: vector.contract
// CHECK: vector.contract
// CHECK-NOT: scf.for
// CHECK: return
func.func @two_products(%s: tensor<64x64xf32>, %q: tensor<64xf32>, %k: tensor<64xf32>, %a: tensor<64xf32>, %b: tensor<64xf32>)
    -> (tensor<64xf32>, tensor<64xf32>) {
  %r = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%q, %s : tensor<64xf32>, tensor<64x64xf32>) outs(%a : tensor<64xf32>) -> tensor<64xf32>
  %t = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%k, %s : tensor<64xf32>, tensor<64x64xf32>) outs(%b : tensor<64xf32>) -> tensor<64xf32>
  return %r, %t : tensor<64xf32>, tensor<64xf32>
}

// -----

#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#column = affine_map<(d0, d1) -> (d1)>
// A norm needs whole rows, which a sum over rows has not: two passes.
// CHECK-LABEL: func @norm_then_sum(
// CHECK: scf.for
// CHECK:   vector.multi_reduction <add>
// CHECK: scf.for
// CHECK:   arith.addf {{.*}} : vector<64xf32>
// CHECK: return
func.func @norm_then_sum(%x: tensor<16x64xf32>, %zeros: tensor<16xf32>, %sums: tensor<64xf32>)
    -> tensor<64xf32> {
  %into = tensor.empty() : tensor<16x64xf32>
  %n = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<16x64xf32>) outs(%zeros : tensor<16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<16xf32>
  %y = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %n : tensor<16x64xf32>, tensor<16xf32>) outs(%into : tensor<16x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.divf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<16x64xf32>
  %r = linalg.generic {indexing_maps = [#all, #column], iterator_types = ["reduction", "parallel"]}
      ins(%y : tensor<16x64xf32>) outs(%sums : tensor<64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (i, j)>
#y = affine_map<(j, i) -> (j)>
// The factors of the rows are what the product gives: they are known only after all rows.
// CHECK-LABEL: func @scaled_by_the_sum(
// CHECK: scf.for
// CHECK:   vector.contract
// CHECK:   scf.yield
// CHECK: scf.for
// CHECK:   arith.mulf
func.func @scaled_by_the_sum(%s: tensor<64x64xf32>, %q: tensor<64xf32>, %zero: tensor<64xf32>) -> tensor<64x64xf32> {
  %into = tensor.empty() : tensor<64x64xf32>
  %p = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%q, %s : tensor<64xf32>, tensor<64x64xf32>) outs(%zero : tensor<64xf32>) -> tensor<64xf32>
  %r = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%s, %p : tensor<64x64xf32>, tensor<64xf32>) outs(%into : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.mulf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

// -----

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
#column = affine_map<(d0, d1) -> (d1)>
#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (i, j)>
#y = affine_map<(j, i) -> (j)>
// The sum replaces the columns' factors, which all rows read.
// CHECK-LABEL: func @replaces_the_factors(
// CHECK: scf.for
// CHECK:   arith.mulf
// CHECK:   scf.yield
// CHECK: scf.for
// CHECK:   vector.contract
func.func @replaces_the_factors(%s: tensor<64x64xf32>, %q: tensor<64xf32>, %c: tensor<64xf32>)
    -> (tensor<64x64xf32>, tensor<64xf32>) {
  %into = tensor.empty() : tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [#all, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%s, %c : tensor<64x64xf32>, tensor<64xf32>) outs(%into : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.mulf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<64x64xf32>
  %p = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%q, %r : tensor<64xf32>, tensor<64x64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
  return %r, %p : tensor<64x64xf32>, tensor<64xf32>
}

// -----

#row = affine_map<(d0, d1) -> (d0)>
#all = affine_map<(d0, d1) -> (d0, d1)>
#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (i, j)>
#y = affine_map<(j, i) -> (j)>
// The sum replaces the rows' factors, which are read again for the next columns.
// CHECK-LABEL: func @replaces_the_factors_of_rows(
// CHECK: scf.for
// CHECK:   arith.mulf
// CHECK:   scf.yield
// CHECK: scf.for
// CHECK:   vector.contract
func.func @replaces_the_factors_of_rows(%s: tensor<64x64xf32>, %q: tensor<64xf32>, %c: tensor<64xf32>)
    -> (tensor<64x64xf32>, tensor<64xf32>) {
  %into = tensor.empty() : tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]}
      ins(%s, %c : tensor<64x64xf32>, tensor<64xf32>) outs(%into : tensor<64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.mulf %a, %b : f32
    linalg.yield %d : f32
  } -> tensor<64x64xf32>
  %p = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%q, %r : tensor<64xf32>, tensor<64x64xf32>) outs(%c : tensor<64xf32>) -> tensor<64xf32>
  return %r, %p : tensor<64x64xf32>, tensor<64xf32>
}

// -----

#all = affine_map<(d0, d1) -> (d0, d1)>
#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (i, j)>
#y = affine_map<(j, i) -> (j)>
// The sum starts from the vector that is multiplied: each row reads its element as it was.
// CHECK-LABEL: func @starts_from_the_factors(
// CHECK-SAME: %{{[^:]*}}: tensor<64x64xf32>, %[[Q:[^:]*]]: tensor<64xf32>)
// CHECK: scf.for %[[I:.*]] = {{.*}} iter_args
// CHECK:   tensor.extract_slice %[[Q]][%[[I]]] [1] [1]
// CHECK:   vector.contract
func.func @starts_from_the_factors(%s: tensor<64x64xf32>, %q: tensor<64xf32>) -> (tensor<64x64xf32>, tensor<64xf32>) {
  %into = tensor.empty() : tensor<64x64xf32>
  %r = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<64x64xf32>) outs(%into : tensor<64x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  } -> tensor<64x64xf32>
  %p = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%q, %r : tensor<64xf32>, tensor<64x64xf32>) outs(%q : tensor<64xf32>) -> tensor<64xf32>
  return %r, %p : tensor<64x64xf32>, tensor<64xf32>
}
