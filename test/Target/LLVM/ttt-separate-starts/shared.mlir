// Values with one start: results, and updates of a value that a loop carries.
// RUN: ttt-opt %s --pass-pipeline='builtin.module(func.func(ttt-separate-starts))' --split-input-file | FileCheck %s
// RUN: ttt-opt %s --pass-pipeline='builtin.module(func.func(ttt-separate-starts),eliminate-empty-tensors,one-shot-bufferize{bufferize-function-boundaries=true})' --split-input-file | FileCheck %s --check-prefix=MEMORY


// The final value of a variable, and an earlier one that is saved: the earlier one is copied from
// its memory after the final one is written, so that they must not share it.
// CHECK-LABEL: func @saved(
// CHECK: %[[FIRST:.*]] = scf.for
// CHECK: %[[SECOND:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[FIRST]])
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[SECOND]] :
// CHECK: bufferization.materialize_in_destination %[[COPY]] in restrict writable
// CHECK: bufferization.materialize_in_destination %[[FIRST]] in restrict writable

// MEMORY-LABEL: func @saved(
// MEMORY-SAME: %[[P:[a-z0-9]+]]: memref<4xf32{{[^>]*>?[^>]*}}>, %[[FINAL:[a-z0-9]+]]: memref<4xf32>, %[[SAVED:[a-z0-9]+]]: memref<4xf32>
// MEMORY: linalg.exp ins(%[[P]] : {{.*}}) outs(%[[SAVED]] : memref<4xf32>)
// MEMORY: memref.copy %{{.*}}, %[[OTHER:.*]] : memref<4xf32> to memref<4xf32>
// MEMORY: scf.for {{.*}} iter_args(%{{.*}} = %[[OTHER]])
func.func @saved(%p: tensor<4xf32>, %final: memref<4xf32>, %saved: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %empty = tensor.empty() : tensor<4xf32>
  %start = linalg.exp ins(%p : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %first = scf.for %t = %c0 to %c8 step %c1 iter_args(%r = %start) -> (tensor<4xf32>) {
    %next = linalg.exp ins(%r : tensor<4xf32>) outs(%r : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  %second = scf.for %t = %c0 to %c8 step %c1 iter_args(%r = %first) -> (tensor<4xf32>) {
    %next = linalg.exp ins(%r : tensor<4xf32>) outs(%r : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %next : tensor<4xf32>
  }
  bufferization.materialize_in_destination %second in restrict writable %final : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %first in restrict writable %saved : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----


// Two values that are computed from one start, neither from the other.
// CHECK-LABEL: func @siblings(
// CHECK: %[[LEFT:.*]] = linalg.add
// CHECK: %[[RIGHT:.*]] = linalg.mul
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[LEFT]] :
// CHECK: bufferization.materialize_in_destination %[[COPY]] in restrict writable
// CHECK: bufferization.materialize_in_destination %[[RIGHT]] in restrict writable
func.func @siblings(%p: tensor<4xf32>, %a: memref<4xf32>, %b: memref<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %start = linalg.exp ins(%p : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %left = linalg.add ins(%p, %start : tensor<4xf32>, tensor<4xf32>) outs(%start : tensor<4xf32>) -> tensor<4xf32>
  %right = linalg.mul ins(%p, %start : tensor<4xf32>, tensor<4xf32>) outs(%start : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %left in restrict writable %a : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %right in restrict writable %b : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// Results with starts of their own, and one value that is returned twice, stay as they are.
// CHECK-LABEL: func @apart(
// CHECK-NOT: linalg.copy
func.func @apart(%p: tensor<4xf32>, %a: memref<4xf32>, %b: memref<4xf32>, %c: memref<4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %left = linalg.exp ins(%p : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %right = linalg.log ins(%p : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  bufferization.materialize_in_destination %left in restrict writable %a : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %left in restrict writable %b : (tensor<4xf32>, memref<4xf32>) -> ()
  bufferization.materialize_in_destination %right in restrict writable %c : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

#row = affine_map<(i, j) -> (j)>
#matrix = affine_map<(i, j) -> (i, j)>
#out = affine_map<(i, j) -> (i)>

// Two products that start from a carried value: their loops may be fused, which must not carry it
// twice.
// CHECK-LABEL: func @products(
// CHECK: scf.for {{.*}} iter_args(%[[C:.*]] = %{{.*}}, %{{.*}} = %{{.*}})
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[C]] :
// CHECK: linalg.contract {{.*}} outs(%[[COPY]] :
// CHECK: linalg.contract {{.*}} outs(%[[C]] :
func.func @products(%W: tensor<4x4xf32>, %q: tensor<4xf32>, %k: tensor<4xf32>, %c: tensor<4xf32>, %o: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r:2 = scf.for %t = %c0 to %c8 step %c1 iter_args(%state = %c, %sum = %o) -> (tensor<4xf32>, tensor<4xf32>) {
    %read = linalg.contract indexing_maps = [#row, #matrix, #out] ins(%q, %W : tensor<4xf32>, tensor<4x4xf32>) outs(%state : tensor<4xf32>) -> tensor<4xf32>
    %next = linalg.contract indexing_maps = [#row, #matrix, #out] ins(%k, %W : tensor<4xf32>, tensor<4x4xf32>) outs(%state : tensor<4xf32>) -> tensor<4xf32>
    %both = linalg.add ins(%sum, %read : tensor<4xf32>, tensor<4xf32>) outs(%sum : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %next, %both : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A value that is saved and read later stays in memory of its own, which is copied once: its place
// in the saved tensor would be copied before the value is computed.
// CHECK-LABEL: func @inserted(
// CHECK: %[[VALUE:.*]] = linalg.exp
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[VALUE]] :
// CHECK: tensor.insert_slice %[[COPY]] into
// CHECK: linalg.exp ins(%[[VALUE]] :

// MEMORY-LABEL: func @inserted(
// MEMORY-SAME: %[[P:[a-z0-9]+]]: memref<4xf32{{[^>]*>?[^>]*}}>, %[[SAVED:[a-z0-9]+]]: memref<?x4xf32
// MEMORY: %[[PLACE:.*]] = memref.subview %[[SAVED]]
// MEMORY: %[[OWN:.*]] = memref.alloc
// MEMORY-NOT: memref.copy
// MEMORY: linalg.exp ins(%[[P]] : {{.*}}) outs(%[[OWN]] :
// MEMORY: linalg.copy ins(%[[OWN]] : {{.*}}) outs(%[[PLACE]] :
// MEMORY: linalg.exp ins(%[[OWN]] :
func.func @inserted(%p: tensor<4xf32>, %saved: tensor<?x4xf32>, %i: index) -> (tensor<4xf32>, tensor<?x4xf32>) {
  %empty = tensor.empty() : tensor<4xf32>
  %value = linalg.exp ins(%p : tensor<4xf32>) outs(%empty : tensor<4xf32>) -> tensor<4xf32>
  %all = tensor.insert_slice %value into %saved[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
  %other = tensor.empty() : tensor<4xf32>
  %next = linalg.exp ins(%value : tensor<4xf32>) outs(%other : tensor<4xf32>) -> tensor<4xf32>
  return %next, %all : tensor<4xf32>, tensor<?x4xf32>
}
