// Axes without elements are left for loops.
// RUN: ttt-opt %s --ttt-tile-and-vectorize | FileCheck %s

// CHECK-LABEL: func @no_elements(
// CHECK: linalg.fill
func.func @no_elements(%x: tensor<4x0xf32>) -> tensor<4x0xf32> {
  %zero = arith.constant 0.0 : f32
  %y = linalg.fill ins(%zero : f32) outs(%x : tensor<4x0xf32>) -> tensor<4x0xf32>
  return %y : tensor<4x0xf32>
}
