// Loops over rows become one access; others stay.
// RUN: ttt-opt %s --halide-raise-rows --split-input-file | FileCheck %s

// The rows of a mini-batch at the end of a sequence: the last one is repeated.
// CHECK-LABEL: func @gather(
// CHECK-SAME: %[[Q:.*]]: tensor<?x8xf32>, %[[FIRST:.*]]: index, %[[LAST:.*]]: index)
// CHECK: %[[ROWS:.*]] = halide.rows %[[Q]][%[[FIRST]]], %[[LAST]] : tensor<?x8xf32> to tensor<4x8xf32>
// CHECK-NEXT: return %[[ROWS]]
func.func @gather(%q: tensor<?x8xf32>, %first: index, %last: index) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %r = scf.for %t = %c0 to %c4 step %c1 iter_args(%v = %e) -> tensor<4x8xf32> {
    %m = arith.minui %t, %last : index
    %s = arith.addi %first, %m : index
    %row = tensor.extract_slice %q[%s, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %w = tensor.insert_slice %row into %v[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    scf.yield %w : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}

// -----

// The valid rows of a mini-batch.
// CHECK-LABEL: func @scatter(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf32>, %[[OUT:.*]]: tensor<?x8xf32>, %[[FIRST:.*]]: index, %[[COUNT:.*]]: index)
// CHECK: %[[VALID:.*]] = tensor.extract_slice %[[X]][0, 0] [%[[COUNT]], 8] [1, 1]
// CHECK: %[[R:.*]] = tensor.insert_slice %[[VALID]] into %[[OUT]][%[[FIRST]], 0] [%[[COUNT]], 8] [1, 1]
// CHECK-NEXT: return %[[R]]
func.func @scatter(%x: tensor<4x8xf32>, %out: tensor<?x8xf32>, %first: index, %count: index) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %t = %c0 to %count step %c1 iter_args(%v = %out) -> tensor<?x8xf32> {
    %s = arith.addi %first, %t : index
    %row = tensor.extract_slice %x[%t, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %w = tensor.insert_slice %row into %v[%s, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
    scf.yield %w : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

// Rows that a loop leaves as they were: 2 of 4.
// CHECK-LABEL: func @part(
// CHECK: scf.for
// CHECK-NOT: halide.rows
func.func @part(%q: tensor<?x8xf32>, %before: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %t = %c0 to %c2 step %c1 iter_args(%v = %before) -> tensor<4x8xf32> {
    %row = tensor.extract_slice %q[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %w = tensor.insert_slice %row into %v[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
    scf.yield %w : tensor<4x8xf32>
  }
  return %r : tensor<4x8xf32>
}
