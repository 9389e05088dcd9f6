// What a loop carries is updated where it stands: an elementwise update reads the old
// value where it writes the new one, any other result is copied there.
// RUN: ttt-opt %s --ttt-form-kernel --split-input-file | FileCheck %s

#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func @elementwise
// CHECK: scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}})
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} outs(%[[S]] : tensor<8xf32>)
// CHECK-NOT: linalg.copy
// CHECK: scf.yield %[[NEW]]
func.func @elementwise(%s: tensor<8xf32>, %n: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%state = %s) -> (tensor<8xf32>) {
    %into = tensor.empty() : tensor<8xf32>
    %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%state, %n : tensor<8xf32>, tensor<8xf32>) outs(%into : tensor<8xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %sum = arith.addf %a, %b : f32
      linalg.yield %sum : f32
    } -> tensor<8xf32>
    scf.yield %new : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>
// The old value is read again after the update.
// CHECK-LABEL: func @read_after
// CHECK: scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}, %[[P:.*]] = %{{.*}})
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} ins(%[[S]]
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[NEW]] : tensor<8xf32>) outs(%[[S]] : tensor<8xf32>)
func.func @read_after(%s: tensor<8xf32>, %p: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%state = %s, %previous = %p) -> (tensor<8xf32>, tensor<8xf32>) {
    %into = tensor.empty() : tensor<8xf32>
    %new = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
        ins(%state : tensor<8xf32>) outs(%into : tensor<8xf32>) {
    ^bb0(%a: f32, %o: f32):
      %sum = arith.addf %a, %a : f32
      linalg.yield %sum : f32
    } -> tensor<8xf32>
    scf.yield %new, %state : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}
