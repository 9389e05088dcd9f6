// An out may share memory with an input only where in_place says so.
// RUN: ttt-opt %s --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

// CHECK-LABEL: func @updated(
// CHECK-SAME: %[[W:.*]]: memref
// CHECK-NOT: memref.copy
// CHECK: halide.run @p() ins(%[[W]] : {{.*}}) outs(%[[W]] : {{.*}}) {in_place = array<i64: 0>}
func.func @updated(%w: tensor<4xf32>) -> tensor<4xf32> {
  %r = halide.run @p() ins(%w : tensor<4xf32>) outs(%w : tensor<4xf32>) {in_place = array<i64: 0>} -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func @copied(
// CHECK-SAME: %[[W:.*]]: memref
// CHECK: %[[OUT:.*]] = memref.alloc()
// CHECK-NOT: outs(%[[W]] :
// CHECK: halide.run @p() ins(%{{.*}}) outs(%[[OUT]] :
func.func @copied(%w: tensor<4xf32>) -> tensor<4xf32> {
  %r = halide.run @p() ins(%w : tensor<4xf32>) outs(%w : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

func.func private @p(%x: tensor<4xf32>) -> tensor<4xf32> attributes {halide.pipeline} {
  return %x : tensor<4xf32>
}
