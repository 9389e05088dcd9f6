// Masks are selections, not products: what they hide may be non-finite.
// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s --implicit-check-not=arith.mulf

// CHECK-LABEL: func @valid_rows
// CHECK-SAME: %[[COUNT:[^:]*]]: index)
// CHECK: ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00
// CHECK: %[[ROW:.*]] = linalg.index 0
// CHECK: %[[KEEP:.*]] = arith.cmpi ult, %[[ROW]], %[[COUNT]]
// CHECK: %[[Y:.*]] = arith.select %[[KEEP]], %[[IN]], %[[ZERO]]
// CHECK: linalg.yield %[[Y]]
func.func @valid_rows(%x: tensor<16x8xf32>, %count: index) -> tensor<16x8xf32> {
  %y = ttt.valid_rows %x, %count : tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// CHECK-LABEL: func @tril
// CHECK: %[[ROW:.*]] = linalg.index 0
// CHECK: %[[COLUMN:.*]] = linalg.index 1
// CHECK: %[[KEEP:.*]] = arith.cmpi ule, %[[COLUMN]], %[[ROW]]
// CHECK: arith.select %[[KEEP]]
func.func @tril(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = ttt.tril %a : tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// CHECK-LABEL: func @strict
// CHECK: %[[ROW:.*]] = linalg.index 0
// CHECK: %[[COLUMN:.*]] = linalg.index 1
// CHECK: arith.cmpi ult, %[[COLUMN]], %[[ROW]]
func.func @strict(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = ttt.tril strict %a : tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}
