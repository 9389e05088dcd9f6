// RUN: ttt-opt %s | ttt-opt | FileCheck %s

// CHECK-LABEL: func @tensors
// CHECK: halide.run @pipeline(%{{.*}}, %{{.*}} : index, f32) ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>) -> tensor<4xf32>
func.func @tensors(%n: index, %a: f32, %x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = halide.run @pipeline(%n, %a : index, f32) ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func @memory
// CHECK: halide.run @pipeline() ins() outs(%{{.*}} : memref<4x?xf32>)
func.func @memory(%y: memref<4x?xf32>) {
  halide.run @pipeline() ins() outs(%y : memref<4x?xf32>)
  return
}

// CHECK: func private @pipeline() attributes {halide.pipeline}
func.func private @pipeline() attributes {halide.pipeline}

// CHECK-LABEL: func @rows
// CHECK: halide.rows %{{.*}}[%{{.*}}], %{{.*}} : tensor<?x64xf32> to tensor<16x64xf32>
func.func @rows(%q: tensor<?x64xf32>, %first: index, %last: index) -> tensor<16x64xf32> {
  %r = halide.rows %q[%first], %last : tensor<?x64xf32> to tensor<16x64xf32>
  return %r : tensor<16x64xf32>
}
