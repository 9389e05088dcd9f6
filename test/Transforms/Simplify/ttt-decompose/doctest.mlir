// RUN: ttt-opt %s --ttt-decompose | FileCheck %s

// CHECK-LABEL: func @relu
// CHECK-SAME: (%[[X:.*]]: tensor<64xf32>)
// CHECK-NEXT: %[[Z:.*]] = arith.constant dense<0.000000e+00> : tensor<64xf32>
// CHECK-NEXT: %[[T:.*]] = arith.cmpf ogt, %[[X]], %[[Z]]
// CHECK-NEXT: %[[Y:.*]] = arith.select %[[T]], %[[X]], %[[Z]]
// CHECK-NEXT: return %[[Y]]
func.func @relu(%x: tensor<64xf32>) -> tensor<64xf32> {
  %y = ttt.relu %x : tensor<64xf32>
  return %y : tensor<64xf32>
}
