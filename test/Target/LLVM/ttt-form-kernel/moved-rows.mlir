// Rows that move within a carried tensor are read where others are written: what they give
// is copied at the end. Rows from elsewhere are written where they belong.
// RUN: ttt-opt %s --ttt-form-kernel --split-input-file | FileCheck %s

// CHECK-LABEL: func @moved
// CHECK: scf.for {{.*}} iter_args(%[[OLD:.*]] = %{{.*}})
// CHECK: %[[KEPT:.*]] = tensor.extract_slice %[[OLD]][1, 0] [3, 8]
// CHECK: %[[MOVED:.*]] = tensor.insert_slice %[[KEPT]] into %[[OLD]][0, 0] [3, 8]
// CHECK: %[[NEW:.*]] = tensor.insert_slice %{{.*}} into %[[MOVED]][3, 0] [1, 8]
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[NEW]] : tensor<4x8xf32>) outs(%[[OLD]] : tensor<4x8xf32>)
// CHECK: scf.yield %[[COPY]]
func.func @moved(%s: tensor<4x8xf32>, %x: tensor<8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%window = %s) -> (tensor<4x8xf32>) {
    %kept = tensor.extract_slice %window[1, 0] [3, 8] [1, 1] : tensor<4x8xf32> to tensor<3x8xf32>
    %moved = tensor.insert_slice %kept into %window[0, 0] [3, 8] [1, 1] : tensor<3x8xf32> into tensor<4x8xf32>
    %new = tensor.insert_slice %x into %moved[3, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    scf.yield %new : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func @from_elsewhere
// CHECK: scf.for {{.*}} iter_args(%[[OLD:.*]] = %{{.*}})
// CHECK: %[[NEW:.*]] = tensor.insert_slice %{{.*}} into %[[OLD]][3, 0] [1, 8]
// CHECK-NOT: linalg.copy
// CHECK: scf.yield %[[NEW]]
func.func @from_elsewhere(%s: tensor<4x8xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%window = %s) -> (tensor<4x8xf32>) {
    %row = tensor.extract_slice %x[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %new = tensor.insert_slice %row into %window[3, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    scf.yield %new : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}
