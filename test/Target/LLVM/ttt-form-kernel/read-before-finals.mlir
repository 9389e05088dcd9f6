// A final state may lie in the memory of its initial one. Another result that is the initial state
// is copied before, and the final one is computed apart, because the product still reads it.
// RUN: ttt-opt %s --pass-pipeline='builtin.module(func.func(ttt-form-kernel))' | FileCheck %s

// CHECK-LABEL: func.func @kept
// CHECK-SAME: %[[A:[a-z0-9]+]]: memref<4x4xf32>, %[[A_OUT:[a-z0-9]+]]: memref<4x4xf32>, %[[S_OUT:[a-z0-9]+]]: memref<4x4xf32>
// CHECK: %[[INITIAL:.*]] = bufferization.to_tensor %[[A]]
// CHECK: %[[FINAL:.*]] = linalg.matmul ins(%[[INITIAL]], %[[INITIAL]]
// CHECK: %[[KEPT:.*]] = linalg.copy ins(%[[INITIAL]]
// CHECK: %[[APART:.*]] = linalg.copy ins(%[[FINAL]]
// CHECK: bufferization.materialize_in_destination %[[APART]] in restrict writable %[[A_OUT]]
// CHECK: bufferization.materialize_in_destination %[[KEPT]] in restrict writable %[[S_OUT]]
func.func @kept(%A: tensor<4x4xf32> {ttt.tensor = #ttt.tensor<"A", state, BH>})
    -> (tensor<4x4xf32> {ttt.tensor = #ttt.tensor<"A_final", final, BH>},
        tensor<4x4xf32> {ttt.tensor = #ttt.tensor<"s.A_final", final, BH>}) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x4xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x4xf32>) -> tensor<4x4xf32>
  %square = linalg.matmul ins(%A, %A : tensor<4x4xf32>, tensor<4x4xf32>) outs(%start : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %square, %A : tensor<4x4xf32>, tensor<4x4xf32>
}
