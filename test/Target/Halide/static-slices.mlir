// On a device the driver has no access to memory: slices of tensors of static shape are computed.
// RUN: ttt-opt %s --halide-outline-pipelines=static-slices | FileCheck %s

// CHECK-LABEL: func @slices(
// CHECK: tensor.extract_slice %{{.*}} : tensor<?x8xf32> to tensor<4x8xf32>
// CHECK: halide.run @slices_pipeline
// CHECK: func private @slices_pipeline(
// CHECK-DAG: tensor.extract_slice %{{.*}} : tensor<4x8xf32> to tensor<8xf32>
// CHECK-DAG: tensor.insert_slice %{{.*}} : tensor<8xf32> into tensor<4x8xf32>
func.func @slices(%x: tensor<?x8xf32>, %state: tensor<4x8xf32>, %i: index) -> tensor<4x8xf32> {
  %rows = tensor.extract_slice %x[%i, 0] [4, 8] [1, 1] : tensor<?x8xf32> to tensor<4x8xf32>
  %row = tensor.extract_slice %rows[1, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  %y = tensor.insert_slice %row into %state[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
