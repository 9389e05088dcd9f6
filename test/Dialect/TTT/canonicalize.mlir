// Folds: what repeats, sums or selects nothing is its input.
// RUN: ttt-opt %s --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func @no_axes
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK-NEXT: return %[[X]], %[[X]]
func.func @no_axes(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %s = ttt.reduce_sum %x [] : tensor<8xf32> -> tensor<8xf32>
  %b = ttt.broadcast %x [] : tensor<8xf32> -> tensor<8xf32>
  return %s, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func @repeated_constant
// CHECK-NEXT: %[[C:.*]] = arith.constant dense<2.500000e+00> : tensor<4x8xf32>
// CHECK-NEXT: return %[[C]]
func.func @repeated_constant() -> tensor<4x8xf32> {
  %c = arith.constant dense<2.5> : tensor<4xf32>
  %b = ttt.broadcast %c [1] : tensor<4xf32> -> tensor<4x8xf32>
  return %b : tensor<4x8xf32>
}

// -----

// A constant with different entries is not repeated in memory.
// CHECK-LABEL: func @varying_constant
// CHECK: ttt.broadcast
func.func @varying_constant() -> tensor<2x8xf32> {
  %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = ttt.broadcast %c [1] : tensor<2xf32> -> tensor<2x8xf32>
  return %b : tensor<2x8xf32>
}

// -----

// CHECK-LABEL: func @full_mini_batch
// CHECK-SAME: (%[[X:.*]]: tensor<16x8xf32>)
// CHECK-NEXT: return %[[X]]
func.func @full_mini_batch(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %count = arith.constant 16 : index
  %y = ttt.valid_rows %x, %count : tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// -----

// CHECK-LABEL: func @ragged_mini_batch
// CHECK: ttt.valid_rows
func.func @ragged_mini_batch(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %count = arith.constant 15 : index
  %y = ttt.valid_rows %x, %count : tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// -----

// CHECK-LABEL: func @padded_mini_batch
// CHECK-SAME: (%[[X:.*]]: tensor<16x8xf32>, %[[COUNT:.*]]: index)
// CHECK-NEXT: %[[PADDED:.*]] = ttt.pad_rows %[[X]], %[[COUNT]]
// CHECK-NEXT: return %[[X]], %[[PADDED]]
func.func @padded_mini_batch(%x: tensor<16x8xf32>, %count: index)
    -> (tensor<16x8xf32>, tensor<16x8xf32>) {
  %full = arith.constant 16 : index
  %y = ttt.pad_rows %x, %full : tensor<16x8xf32>
  %z = ttt.pad_rows %x, %count : tensor<16x8xf32>
  %again = ttt.pad_rows %z, %count : tensor<16x8xf32>
  return %y, %again : tensor<16x8xf32>, tensor<16x8xf32>
}

// -----

// Every op of the matrix form is pure: unused, it goes.
// CHECK-LABEL: func @unused
// CHECK-NEXT: return
func.func @unused(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %s: tensor<8xf32>, %t: index) {
  %0 = ttt.tril_matmul %a, %x : tensor<4x4xf32>, tensor<4x8xf32>
  %1 = ttt.tril %a : tensor<4x4xf32>
  %2 = ttt.shift_rows %x, %s : tensor<4x8xf32>, tensor<8xf32>
  %3 = ttt.contract "ti,i->t" %x, %s : tensor<4x8xf32>, tensor<8xf32> -> tensor<4xf32>
  %4 = ttt.row_at %x[%t mod 4] : tensor<4x8xf32> -> tensor<8xf32>
  %5 = ttt.layer_norm %x {eps = 1.0e-6 : f64} : tensor<4x8xf32>
  return
}
