// A loop over the tokens carries the coefficients of the token before: A starts at 1,
// the row of L at zeros. By plain products, so a gate of zero is legal.
// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s --implicit-check-not=math.

// CHECK-LABEL: func @decay
// CHECK-SAME: (%[[GATE:.*]]: tensor<4xf32>, %[[RATE:.*]]: tensor<4xf32>)
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: %[[ZEROS:.*]] = linalg.fill
// CHECK: %[[R:.*]]:4 = scf.for %[[T:.*]] = %c0 to %c4 step %c1 iter_args(%[[AS:.*]] = %{{.*}}, %[[LS:.*]] = %{{.*}}, %[[A:.*]] = %[[ONE]], %[[L:.*]] = %[[ZEROS]])
// CHECK: %[[G:.*]] = tensor.extract %[[GATE]][%[[T]]]
// CHECK: %[[N:.*]] = tensor.extract %[[RATE]][%[[T]]]
// CHECK: %[[GA:.*]] = arith.mulf %[[G]], %[[A]]
// CHECK: %[[NEWA:.*]] = arith.addf %{{.*}}, %[[GA]]
// CHECK: tensor.insert %[[NEWA]] into %[[AS]][%[[T]]]
// CHECK: %[[GL:.*]] = linalg.generic {{.*}} ins(%[[L]] : tensor<4xf32>)
// CHECK: arith.mulf %[[G]]
// CHECK: %[[NEWL:.*]] = tensor.insert %[[N]] into %[[GL]][%[[T]]]
// CHECK: tensor.insert_slice %[[NEWL]] into %[[LS]][%[[T]], 0] [1, 4] [1, 1]
// CHECK: scf.yield %{{.*}}, %{{.*}}, %[[NEWA]], %[[NEWL]]
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @decay(%g: tensor<4xf32>, %r: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
  %y:2 = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%r)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return %y#0, %y#1 : tensor<4xf32>, tensor<4x4xf32>
}

// Gates that are vectors: a recurrence per channel, and the coefficients carry that axis.
// CHECK-LABEL: func @channels
// CHECK: scf.for
// CHECK: tensor.extract_slice %{{.*}}[%{{.*}}, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<4x8xf32>)
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<4x4x8xf32>
func.func @channels(%g: tensor<4x8xf32>, %r: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4x8xf32>) {
  %y:2 = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%r)
      : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4x8xf32>)
  return %y#0, %y#1 : tensor<4x8xf32>, tensor<4x4x8xf32>
}
