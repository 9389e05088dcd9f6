// RUN: ttt-opt %s --halide-drop-pipelines | FileCheck %s --implicit-check-not=arith.negf

// CHECK: func @driver
// CHECK: halide.run @pipeline(
func.func @driver(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = halide.run @pipeline() ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func private @pipeline(%x: tensor<4xf32>) -> tensor<4xf32> attributes {halide.pipeline} {
  %n = arith.negf %x : tensor<4xf32>
  return %n : tensor<4xf32>
}
