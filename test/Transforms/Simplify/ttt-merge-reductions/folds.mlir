// What differentiation leaves behind, on tensors.
// RUN: ttt-opt %s --ttt-merge-reductions | FileCheck %s

// CHECK-LABEL: func @twice
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK: %[[TWO:.*]] = arith.constant dense<2.000000e+00>
// CHECK: arith.mulf %[[X]], %[[TWO]]
func.func @twice(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = arith.addf %x, %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// x - x, then 0 * y, then 0 + z.
// CHECK-LABEL: func @zero
// CHECK-SAME: %[[Z:[^:]*]]: tensor<8xf32>)
// CHECK-NEXT: return %[[Z]]
func.func @zero(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> tensor<8xf32> {
  %a = arith.subf %x, %x : tensor<8xf32>
  %b = arith.mulf %y, %a : tensor<8xf32>
  %c = arith.addf %b, %z : tensor<8xf32>
  return %c : tensor<8xf32>
}

// 0.1 * 2 is exact, 0.1 * 3 is not.
// CHECK-LABEL: func @powers_of_two
// CHECK: %[[C:.*]] = arith.constant dense<2.000000e-01>
// CHECK: %[[Y:.*]] = arith.mulf %{{.*}}, %[[C]]
// CHECK-NEXT: return %[[Y]]
func.func @powers_of_two(%x: tensor<8xf32>) -> tensor<8xf32> {
  %tenth = arith.constant dense<0.1> : tensor<8xf32>
  %two = arith.constant dense<2.0> : tensor<8xf32>
  %a = arith.mulf %x, %tenth : tensor<8xf32>
  %b = arith.mulf %a, %two : tensor<8xf32>
  return %b : tensor<8xf32>
}

// CHECK-LABEL: func @not_exact
// CHECK-COUNT-2: arith.mulf
func.func @not_exact(%x: tensor<8xf32>) -> tensor<8xf32> {
  %tenth = arith.constant dense<0.1> : tensor<8xf32>
  %three = arith.constant dense<3.0> : tensor<8xf32>
  %a = arith.mulf %x, %tenth : tensor<8xf32>
  %b = arith.mulf %a, %three : tensor<8xf32>
  return %b : tensor<8xf32>
}
