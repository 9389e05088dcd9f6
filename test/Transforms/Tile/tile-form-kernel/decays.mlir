// Decays with a gate per channel become rows that have decayed to the middle of blocks of 2, 4, ..
// rows, and one product for each of these sizes.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s

// CHECK-LABEL: func @products
// CHECK: %[[OWN:.*]] = tile.reduce "sum" %{{.*}} [1]
// CHECK: %[[DIAGONAL:.*]] = tile.broadcast %[[OWN]] [1]
// CHECK: %[[APART:.*]] = arith.xori
// CHECK: %[[X1:.*]] = tile.decay %[[Q:.*]], %[[K:.*]] by %[[A:.*]] half 1
// CHECK: %[[P1:.*]] = tile.dot "ti,si->ts" %[[X1]], %[[X1]]
// CHECK: %[[SAME:.*]] = arith.cmpi slt, %[[APART]], %{{.*}}
// CHECK: %[[S1:.*]] = arith.select %[[SAME]], %[[DIAGONAL]], %[[P1]]
// CHECK: %[[X2:.*]] = tile.decay %[[Q]], %[[K]] by %[[A]] half 2
// CHECK: arith.select %{{.*}}, %[[S1]], %{{.*}}
// CHECK: tile.decay %[[Q]], %[[K]] by %[[A]] half 4
// CHECK-NOT: tile.decay
// CHECK: return
func.func @products(%q: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %n: tensor<6x4xf32> {ttt.tensor = #ttt.tensor<"n", param>}) -> (tensor<6x6xf32> {ttt.tensor = #ttt.tensor<"w", final, BH>}) {
  %q6 = tensor.extract_slice %q[0, 0] [6, 4] [1, 1] : tensor<?x4xf32> to tensor<6x4xf32>
  %w = ttt.decayed_products %q6, %n, %q6 : tensor<6x4xf32> -> tensor<6x6xf32>
  return %w : tensor<6x6xf32>
}

// Before the token's own gate: nothing is on the diagonal.
// CHECK-LABEL: func @strict
// CHECK-NOT: tile.reduce
// CHECK: tile.decay strict %{{.*}} half 1
// CHECK: tile.decay strict %{{.*}} half 2
func.func @strict(%n: tensor<4x4xf32> {ttt.tensor = #ttt.tensor<"n", param>}) -> (tensor<4x4xf32> {ttt.tensor = #ttt.tensor<"w", final, BH>}) {
  %w = ttt.decayed_products strict %n, %n, %n : tensor<4x4xf32> -> tensor<4x4xf32>
  return %w : tensor<4x4xf32>
}

// All rows are in the earlier half of one block; gates behind the last row count as 1.
// CHECK-LABEL: func @rows
// CHECK: %[[VALID:.*]] = arith.cmpi slt
// CHECK: %[[GATE:.*]] = arith.select %[[VALID]], %{{.*}}, %{{.*}}
// CHECK: %[[X:.*]] = tile.decay %[[K:.*]], %[[K]] by %[[GATE]] half 4
// CHECK: arith.select %[[VALID]], %[[X]], %{{.*}}
func.func @rows(%q: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %n: tensor<4x4xf32> {ttt.tensor = #ttt.tensor<"n", param>}) -> (tensor<4x4xf32> {ttt.tensor = #ttt.tensor<"w", final, BH>}) {
  %c0 = arith.constant 0 : index
  %count = tensor.dim %q, %c0 : tensor<?x4xf32>
  %w = ttt.decayed_rows %n, %n, %count : tensor<4x4xf32>
  return %w : tensor<4x4xf32>
}

// The right-hand side that is the identity is left out.
// CHECK-LABEL: func @inverse
// CHECK: tile.solve %{{[^,]*}} : tensor<2x2xf32> -> tensor<2x2xf32>
// CHECK: tile.solve %{{.*}}, %{{.*}} : tensor<2x2xf32>, tensor<2x2xf32> -> tensor<2x2xf32>
func.func @inverse(%n: tensor<2x2xf32> {ttt.tensor = #ttt.tensor<"n", param>}) -> (tensor<2x2xf32> {ttt.tensor = #ttt.tensor<"w", final, BH>}) {
  %one = arith.constant dense<[[1.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf32>
  %other = arith.constant dense<1.0> : tensor<2x2xf32>
  %w = ttt.tril_solve %n, %one : tensor<2x2xf32>, tensor<2x2xf32>
  %x = ttt.tril_solve %w, %other : tensor<2x2xf32>, tensor<2x2xf32>
  return %x : tensor<2x2xf32>
}
