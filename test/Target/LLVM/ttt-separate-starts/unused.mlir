// Starts that nothing uses, and fills of memory.
// RUN: ttt-opt %s --ttt-separate-starts | FileCheck %s

// CHECK-LABEL: func @unused(
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<8xf32>
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[EMPTY]] : tensor<8xf32>)
// CHECK: tensor.empty() : tensor<4xf32>
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : memref<8xf32>)
func.func @unused(%m: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = tensor.empty() : tensor<8xf32>
  %b = linalg.fill ins(%zero : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %c = tensor.empty() : tensor<4xf32>
  linalg.fill ins(%zero : f32) outs(%m : memref<8xf32>)
  return
}
