// With only-irregular, what has a form on tiles stays; the rest is lowered as it always is.
// RUN: ttt-opt %s --convert-ttt-to-linalg=only-irregular | FileCheck %s

// CHECK-LABEL: func @regular
// CHECK: ttt.contract
// CHECK: ttt.tril_matmul
// CHECK: ttt.tril %
// CHECK: ttt.reduce_sum
// CHECK: ttt.reduce_max
// CHECK: ttt.broadcast
// CHECK: ttt.band %
// CHECK: ttt.band_matmul
// CHECK: ttt.valid_rows
// CHECK-NOT: linalg.
// CHECK: return
func.func @regular(%x: tensor<16x16xf32>, %n: index) -> tensor<16x16xf32> {
  %0 = ttt.contract "ti,ij->tj" %x, %x : tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  %1 = ttt.tril_matmul %0, %x : tensor<16x16xf32>, tensor<16x16xf32>
  %2 = ttt.tril %1 : tensor<16x16xf32>
  %3 = ttt.reduce_sum %2 [1] : tensor<16x16xf32> -> tensor<16xf32>
  %4 = ttt.reduce_max %2 : tensor<16x16xf32> -> tensor<16xf32>
  %5 = arith.addf %3, %4 : tensor<16xf32>
  %6 = ttt.broadcast %5 [1] : tensor<16xf32> -> tensor<16x16xf32>
  %7 = ttt.band %6, %n otherwise 0.0 window 3 : tensor<16x16xf32>
  %8 = ttt.band_matmul %7, %x, %n into %x : tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  %9 = ttt.valid_rows %8, %n : tensor<16x16xf32>
  return %9 : tensor<16x16xf32>
}

// CHECK-LABEL: func @decays
// CHECK: ttt.decayed_products
// CHECK: ttt.decayed_rows
// CHECK: ttt.recurrence
func.func @decays(%q: tensor<16x4xf32>, %k: tensor<16x4xf32>, %a: tensor<16x4xf32>, %n: index) -> (tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
  %w = ttt.decayed_products %q, %k, %a : tensor<16x4xf32> -> tensor<16x16xf32>
  %u = ttt.decayed_rows %k, %a, %n : tensor<16x4xf32>
  %p = ttt.recurrence carried 1 of 0 transitions [0, 0] (%a) inputs [] () : (tensor<16x4xf32>) -> tensor<16x4xf32>
  return %w, %u, %p : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32>
}

// CHECK-LABEL: func @carried_by_tokens
// CHECK: ttt.tril_solve
// CHECK: ttt.recurrence
// CHECK-NOT: ttt.recurrence
// CHECK: return
func.func @carried_by_tokens(%w: tensor<16x16xf32>, %r: tensor<16x4xf32>, %g: tensor<16xf32>, %v: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x16xf32>, tensor<16x16x4xf32>) {
  %x = ttt.tril_solve %w, %r : tensor<16x16xf32>, tensor<16x4xf32>
  %A, %L = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%g) : (tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>)
  // Its gates are vectors, and it has sources.
  %B, %M = ttt.recurrence carried 1 of 1 transitions [0, 0] (%v) inputs [0, 0] (%v) : (tensor<16x4xf32>, tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x16x4xf32>)
  return %x, %L, %M : tensor<16x4xf32>, tensor<16x16xf32>, tensor<16x16x4xf32>
}
