// Values of which several tensors begin. Two results: the earlier one is copied from its memory
// after the later one is written, so that the later one is copied to its own at the end, too.
// RUN: ttt-opt %s --ttt-form-kernel --split-input-file | FileCheck %s
// RUN: ttt-opt %s --ttt-form-kernel --eliminate-empty-tensors --one-shot-bufferize=bufferize-function-boundaries --split-input-file | FileCheck %s --check-prefix=MEMORY

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: func @two_passes(
// CHECK: %[[FIRST:.*]] = scf.for
// CHECK: %[[SECOND:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]])
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[SECOND]] :
// CHECK: bufferization.materialize_in_destination %[[COPY]] in restrict writable %[[FINAL:.*]] :
// CHECK: bufferization.materialize_in_destination %[[FIRST]] in restrict writable %[[SAVED:.*]] :

// The saved value is computed where it is returned, and the loop that goes on works on a copy.
// MEMORY-LABEL: func @two_passes(
// MEMORY-SAME: %[[P:[a-z0-9]+]]: memref<4xf32>, %[[FINAL:[a-z0-9]+]]: memref<4xf32>, %[[SAVED:[a-z0-9]+]]: memref<4xf32>
// MEMORY: linalg.generic {{.*}} ins(%[[P]] : memref<4xf32>) outs(%[[SAVED]] : memref<4xf32>)
// MEMORY: memref.copy %{{.*}}, %[[OTHER:.*]] : memref<4xf32> to memref<4xf32>
// MEMORY: scf.for {{.*}} iter_args(%{{.*}} = %[[OTHER]])
func.func @two_passes(%p: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %empty = tensor.empty() : tensor<4xf32>
  %start = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%p : tensor<4xf32>) outs(%empty : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  } -> tensor<4xf32>
  %first = scf.for %t = %c0 to %c8 step %c1 iter_args(%r = %start) -> (tensor<4xf32>) {
    %other = tensor.empty() : tensor<4xf32>
    %next = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%r : tensor<4xf32>) outs(%other : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %in : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  %second = scf.for %t = %c0 to %c8 step %c1 iter_args(%r = %first) -> (tensor<4xf32>) {
    %other = tensor.empty() : tensor<4xf32>
    %next = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%r : tensor<4xf32>) outs(%other : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %in : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  return %second, %first : tensor<4xf32>, tensor<4xf32>
}

// -----

// A loop that carries one value twice: each needs a buffer of its own.
// CHECK-LABEL: func private @copied_learner(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf32>
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[W]] :
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[W]], %{{.*}} = %[[COPY]])
#id = affine_map<(i) -> (i)>
func.func private @copied_learner(%W: tensor<4xf32>, %to: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %both:2 = scf.for %t = %c0 to %c8 step %c1 iter_args(%f = %W, %s = %W) -> (tensor<4xf32>, tensor<4xf32>) {
    %e0 = tensor.empty() : tensor<4xf32>
    %f1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%f : tensor<4xf32>) outs(%e0 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %in : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    %e1 = tensor.empty() : tensor<4xf32>
    %s1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%s, %f : tensor<4xf32>, tensor<4xf32>) outs(%e1 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %0 = arith.subf %in, %in_0 : f32
      linalg.yield %0 : f32
    } -> tensor<4xf32>
    scf.yield %f1, %s1 : tensor<4xf32>, tensor<4xf32>
  }
  return %both#1 : tensor<4xf32>
}
