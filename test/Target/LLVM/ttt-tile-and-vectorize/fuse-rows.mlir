// Ops on the same rows share a loop, in which a row is computed once and stays in registers.
// RUN: ttt-opt %s --ttt-tile-and-vectorize --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
// One op reads what another one updates where it stands: it reads the loop's own value.
// CHECK-LABEL: func @read_and_updated
// CHECK-SAME: (%[[X:.*]]: tensor<16x8xf32>, %[[S:.*]]: tensor<16x8xf32>)
// CHECK: %[[L:.*]]:2 = scf.for %[[I:.*]] = {{.*}} iter_args(%[[OUT:.*]] = %{{.*}}, %[[OLD:.*]] = %[[S]])
// CHECK-NOT: tensor.extract_slice %[[S]]
// CHECK: %[[READ:.*]] = tensor.extract_slice %[[OLD]][%[[I]], 0]
// CHECK: vector.transfer_read %[[READ]]
// CHECK: %[[P:.*]] = arith.mulf %{{.*}} : vector<1x8xf32>
// CHECK-NOT: tensor.extract_slice %[[S]]
// CHECK: arith.addf %{{.*}} : vector<1x8xf32>
// CHECK: tensor.insert_slice %{{.*}} into %[[OUT]][%[[I]], 0]
// CHECK: tensor.insert_slice %{{.*}} into %[[OLD]][%[[I]], 0]
// CHECK-NOT: scf.for
// CHECK: return %[[L]]#1, %[[L]]#0
func.func @read_and_updated(%x: tensor<16x8xf32>, %s: tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<16x8xf32>) {
  %into = tensor.empty() : tensor<16x8xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s, %x : tensor<16x8xf32>, tensor<16x8xf32>) outs(%into : tensor<16x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<16x8xf32>
  %new = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<16x8xf32>) outs(%s : tensor<16x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %sum = arith.addf %a, %o : f32
    linalg.yield %sum : f32
  } -> tensor<16x8xf32>
  return %new, %y : tensor<16x8xf32>, tensor<16x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#row = affine_map<(d0, d1, d2) -> (d0, d1)>
#all = affine_map<(d0, d1, d2) -> (d1, d2)>
// Every row of the result needs all rows of the old value: the update waits for them.
// CHECK-LABEL: func @read_as_a_whole
// CHECK-SAME: (%[[X:.*]]: tensor<16x8xf32>, %[[Z:.*]]: tensor<16x16xf32>, %[[S:.*]]: tensor<16x8xf32>)
// CHECK: %[[Y:.*]] = scf.for
// CHECK: arith.mulf
// CHECK-NOT: arith.addf
// CHECK: scf.yield
// CHECK: %[[NEW:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[S]])
// CHECK: arith.addf
// CHECK: return %[[NEW]], %[[Y]]
func.func @read_as_a_whole(%x: tensor<16x8xf32>, %z: tensor<16x16xf32>, %s: tensor<16x8xf32>) -> (tensor<16x8xf32>, tensor<16x16x8xf32>) {
  %into = tensor.empty() : tensor<16x16x8xf32>
  %y = linalg.generic {indexing_maps = [#row, #all, #out], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%z, %s : tensor<16x16xf32>, tensor<16x8xf32>) outs(%into : tensor<16x16x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<16x16x8xf32>
  %new = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<16x8xf32>) outs(%s : tensor<16x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %sum = arith.addf %a, %o : f32
    linalg.yield %sum : f32
  } -> tensor<16x8xf32>
  return %new, %y : tensor<16x8xf32>, tensor<16x16x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
// Between two ops on rows a product is added to what the first one reads: that stays before it.
// CHECK-LABEL: func @read_before_update
// CHECK-SAME: (%[[X:.*]]: tensor<16x16xf32>, %[[S:.*]]: tensor<16x16xf32>)
// CHECK: math.absf
// CHECK: vector.contract
// CHECK: arith.negf
func.func @read_before_update(%x: tensor<16x16xf32>, %s: tensor<16x16xf32>)
    -> (tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>) {
  %into = tensor.empty() : tensor<16x16xf32>
  %other = tensor.empty() : tensor<16x16xf32>
  %old = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<16x16xf32>) outs(%into : tensor<16x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.absf %a : f32
    linalg.yield %r : f32
  } -> tensor<16x16xf32>
  %new = linalg.contract indexing_maps = [#mk, #kn, #mn]
      ins(%x, %x : tensor<16x16xf32>, tensor<16x16xf32>) outs(%s : tensor<16x16xf32>) -> tensor<16x16xf32>
  %next = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<16x16xf32>) outs(%other : tensor<16x16xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.negf %a : f32
    linalg.yield %r : f32
  } -> tensor<16x16xf32>
  return %old, %new, %next : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
}
