// What has no form on tiles yet is an error.
// RUN: not ttt-opt %s --split-input-file --tile-assign-layouts 2>&1 | FileCheck %s

// CHECK: error: 'ttt.contract' has no layout; run tile-form-kernel before
func.func @matrix_form(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = ttt.contract "ti,ij->tj" %x, %y : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  return %z : tensor<8x8xf32>
}

// -----

// CHECK: error: 'tensor.extract_slice' has no layout
func.func @slice(%x: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %z = tensor.extract_slice %x[0, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}
