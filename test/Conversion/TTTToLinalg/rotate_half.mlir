// The entries of a pair change places, the one that comes first with its sign changed.
// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s

// CHECK-LABEL: func @pairs
// CHECK-SAME: (%[[X:.*]]: tensor<2x4xf32>)
// CHECK-DAG: %[[A:.*]] = tensor.extract_slice %[[X]][0, 0] [2, 2] [1, 2] : tensor<2x4xf32> to tensor<2x2xf32>
// CHECK-DAG: %[[B:.*]] = tensor.extract_slice %[[X]][0, 1] [2, 2] [1, 2]
// CHECK-DAG: %[[NEG:.*]] = arith.negf %[[B]]
// CHECK: %[[FIRST:.*]] = tensor.insert_slice %[[NEG]] into %{{.*}}[0, 0] [2, 2] [1, 2]
// CHECK: %[[Y:.*]] = tensor.insert_slice %[[A]] into %[[FIRST]][0, 1] [2, 2] [1, 2]
// CHECK: return %[[Y]]
func.func @pairs(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %y = ttt.rotate_half %x : tensor<2x4xf32>
  return %y : tensor<2x4xf32>
}

// CHECK-LABEL: func @halves
// CHECK-SAME: (%[[X:.*]]: tensor<6xf32>)
// CHECK-DAG: %[[A:.*]] = tensor.extract_slice %[[X]][0] [3] [1]
// CHECK-DAG: %[[B:.*]] = tensor.extract_slice %[[X]][3] [3] [1]
// CHECK-DAG: %[[NEG:.*]] = arith.negf %[[B]]
// CHECK: %[[FIRST:.*]] = tensor.insert_slice %[[NEG]] into %{{.*}}[0] [3] [1]
// CHECK: tensor.insert_slice %[[A]] into %[[FIRST]][3] [3] [1]
func.func @halves(%x: tensor<6xf32>) -> tensor<6xf32> {
  %y = ttt.rotate_half %x {halves} : tensor<6xf32>
  return %y : tensor<6xf32>
}
