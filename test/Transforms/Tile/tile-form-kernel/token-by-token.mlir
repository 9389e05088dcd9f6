// Triangular systems, and recurrences whose gates are numbers, have ops of their own on tiles.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s

// CHECK-LABEL: func @solve
// CHECK-DAG: %[[A:.*]] = tile.read %arg0
// CHECK-DAG: %[[R:.*]] = tile.read %arg1
// CHECK: %[[X:.*]] = tile.solve %[[A]], %[[R]] :
// CHECK: tile.solve transpose %[[A]], %[[X]] gate %[[R]] :
func.func @solve(%a: tensor<16x16xf32>, %r: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %x = ttt.tril_solve %a, %r : tensor<16x16xf32>, tensor<16x4xf32>
  %y = ttt.tril_solve transpose %a, %x gate %r : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32>
  return %y : tensor<16x4xf32>
}

// CHECK-LABEL: func @recurrence
// CHECK: %[[R:[0-9]*]]:2 = tile.recurrence carried 1 of 1 transitions [0, 0](%{{.*}}) inputs [0, 0](%{{.*}}) : (tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>)
// CHECK: tile.write %[[R]]#0
// CHECK: tile.write %[[R]]#1
func.func @recurrence(%gate: tensor<16xf32>, %rate: tensor<16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>) {
  %A, %L = ttt.recurrence carried 1 of 1 transitions [0, 0] (%gate) inputs [0, 0] (%rate) : (tensor<16xf32>, tensor<16xf32>) -> (tensor<16xf32>, tensor<16x16xf32>)
  return %A, %L : tensor<16xf32>, tensor<16x16xf32>
}
