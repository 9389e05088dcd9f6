// A solution with as many columns as rows, or more, becomes a product with the inverse.
// RUN: ttt-opt %s --ttt-invert-solves | FileCheck %s
// RUN: ttt-opt %s --ttt-invert-solves=rows=8 | FileCheck %s --check-prefix=EIGHT

// CHECK-LABEL: func @solve
// CHECK-SAME: %[[W:[^:]*]]: tensor<16x16xf32>, %[[R:[^:]*]]: tensor<16x64xf32>
// CHECK: %[[ONE:.*]] = arith.constant dense<"0x0000803F
// CHECK: %[[INVERSE:.*]] = ttt.tril_solve %[[W]], %[[ONE]] : tensor<16x16xf32>, tensor<16x16xf32>
// CHECK: ttt.contract "ts,sj->tj" %[[INVERSE]], %[[R]]
func.func @solve(%w: tensor<16x16xf32>, %r: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %x = ttt.tril_solve %w, %r : tensor<16x16xf32>, tensor<16x64xf32>
  return %x : tensor<16x64xf32>
}

// CHECK-LABEL: func @transposed
// CHECK-SAME: %[[W:[^:]*]]: tensor<16x16xf32>, %[[R:[^:]*]]: tensor<16x64xf32>
// CHECK: %[[INVERSE:.*]] = ttt.tril_solve %[[W]], %
// CHECK: ttt.contract "ts,tj->sj" %[[INVERSE]], %[[R]]
func.func @transposed(%w: tensor<16x16xf32>, %r: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %x = ttt.tril_solve transpose %w, %r : tensor<16x16xf32>, tensor<16x64xf32>
  return %x : tensor<16x64xf32>
}

// With a gate for each column the columns have different inverses.
// CHECK-LABEL: func @gated
// CHECK-NOT: ttt.contract
func.func @gated(%w: tensor<16x16xf32>, %r: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %x = ttt.tril_solve %w, %r gate %r : tensor<16x16xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  return %x : tensor<16x64xf32>
}

// Fewer columns than rows: solving for the identity would take longer.
// CHECK-LABEL: func @few_columns
// CHECK-NOT: ttt.contract
func.func @few_columns(%w: tensor<16x16xf32>, %r: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %x = ttt.tril_solve %w, %r : tensor<16x16xf32>, tensor<16x8xf32>
  return %x : tensor<16x8xf32>
}

// CHECK-LABEL: func @few_rows
// CHECK-NOT: ttt.contract
// EIGHT-LABEL: func @few_rows
// EIGHT: ttt.contract
func.func @few_rows(%w: tensor<8x8xf32>, %r: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %x = ttt.tril_solve %w, %r : tensor<8x8xf32>, tensor<8x64xf32>
  return %x : tensor<8x64xf32>
}

// CHECK-LABEL: func @decodes
// CHECK-NOT: ttt.contract
func.func @decodes(%w: tensor<16x16xf32>, %r: tensor<16x64xf32>) -> tensor<16x64xf32> attributes {ttt.entry = #ttt.entry<decode, max_tokens = 4>} {
  %x = ttt.tril_solve %w, %r : tensor<16x16xf32>, tensor<16x64xf32>
  return %x : tensor<16x64xf32>
}
