// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s

// CHECK-LABEL: func @shift
// CHECK-SAME: (%[[X:.*]]: tensor<16x8xf32>, %[[F:.*]]: tensor<8xf32>)
// CHECK: %[[FIRST:.*]] = tensor.insert_slice %[[F]] into %{{.*}}[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
// CHECK: %[[EARLIER:.*]] = tensor.extract_slice %[[X]][0, 0] [15, 8] [1, 1]
// CHECK: %[[Y:.*]] = tensor.insert_slice %[[EARLIER]] into %[[FIRST]][1, 0] [15, 8] [1, 1]
// CHECK: return %[[Y]]
func.func @shift(%x: tensor<16x8xf32>, %f: tensor<8xf32>) -> tensor<16x8xf32> {
  %y = ttt.shift_rows %x, %f : tensor<16x8xf32>, tensor<8xf32>
  return %y : tensor<16x8xf32>
}

// A mini-batch of one token has no token before.
// CHECK-LABEL: func @one_row
// CHECK-SAME: %[[F:[^:]*]]: tensor<8xf32>)
// CHECK: %[[Y:.*]] = tensor.insert_slice %[[F]]
// CHECK-NEXT: return %[[Y]]
func.func @one_row(%x: tensor<1x8xf32>, %f: tensor<8xf32>) -> tensor<1x8xf32> {
  %y = ttt.shift_rows %x, %f : tensor<1x8xf32>, tensor<8xf32>
  return %y : tensor<1x8xf32>
}
