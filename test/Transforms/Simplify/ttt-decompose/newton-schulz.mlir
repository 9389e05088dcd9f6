// The products of Muon's iteration are of the small side.
// RUN: ttt-opt %s --ttt-decompose --split-input-file | FileCheck %s --implicit-check-not=newton_schulz

// CHECK-LABEL: func @wide
// CHECK-SAME: (%[[G:.*]]: tensor<4x8xf32>)
// CHECK: %[[SQ:.*]] = arith.mulf %[[G]], %[[G]]
// CHECK: %[[SUM:.*]] = ttt.reduce_sum %[[SQ]] [0, 1]
// CHECK: %[[NORM:.*]] = math.sqrt %[[SUM]]
// CHECK: %[[EPS:.*]] = arith.constant dense<1.000000e-07> : tensor<f32>
// CHECK: %[[D:.*]] = arith.addf %[[NORM]], %[[EPS]]
// CHECK: %[[DB:.*]] = ttt.broadcast %[[D]] [0, 1]
// CHECK: %[[X:.*]] = arith.divf %[[G]], %[[DB]]
// CHECK: %[[A:.*]] = ttt.contract "ik,jk->ij" %[[X]], %[[X]] : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x4xf32>
// CHECK: %[[AA:.*]] = ttt.contract "ik,kj->ij" %[[A]], %[[A]]
// CHECK: %[[CUBIC:.*]] = arith.constant dense<-4.775000e+00>
// CHECK: %[[B:.*]] = arith.mulf %[[A]], %[[CUBIC]]
// CHECK: %[[QUINTIC:.*]] = arith.constant dense<2.031500e+00>
// CHECK: %[[C:.*]] = arith.mulf %[[AA]], %[[QUINTIC]]
// CHECK: %[[P:.*]] = arith.addf %[[B]], %[[C]] : tensor<4x4xf32>
// CHECK: %[[PX:.*]] = ttt.contract "ik,kj->ij" %[[P]], %[[X]] : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK: %[[LINEAR:.*]] = arith.constant dense<3.444500e+00>
// CHECK: %[[LX:.*]] = arith.mulf %[[X]], %[[LINEAR]]
// CHECK: %[[Y:.*]] = arith.addf %[[LX]], %[[PX]]
// CHECK-NEXT: return %[[Y]]
func.func @wide(%g: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = ttt.newton_schulz %g {steps = 1 : i64} : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func @tall
// CHECK: %[[X:.*]] = arith.divf
// CHECK: %[[A:.*]] = ttt.contract "ki,kj->ij" %[[X]], %[[X]] : tensor<8x4xf32>, tensor<8x4xf32> -> tensor<4x4xf32>
// CHECK: %[[AA:.*]] = ttt.contract "ik,kj->ij" %[[A]], %[[A]]
// CHECK: %[[P:.*]] = arith.addf %{{.*}}, %{{.*}} : tensor<4x4xf32>
// CHECK: %[[XP:.*]] = ttt.contract "ik,kj->ij" %[[X]], %[[P]] : tensor<8x4xf32>, tensor<4x4xf32> -> tensor<8x4xf32>
// CHECK: %[[Y:.*]] = arith.addf %{{.*}}, %[[XP]]
// CHECK-NEXT: return %[[Y]]
func.func @tall(%g: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %y = ttt.newton_schulz %g {steps = 1 : i64} : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// The second step starts from the first one's result.
// CHECK-LABEL: func @twice
// CHECK: ttt.contract "ik,jk->ij"
// CHECK: %[[FIRST:.*]] = arith.addf %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK: ttt.contract "ik,jk->ij" %[[FIRST]], %[[FIRST]]
// CHECK: arith.addf %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK-NEXT: return
func.func @twice(%g: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = ttt.newton_schulz %g {steps = 2 : i64} : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

// No step: the matrix over its norm.
// CHECK-LABEL: func @none
// CHECK-NOT: ttt.contract
// CHECK: %[[X:.*]] = arith.divf
// CHECK-NEXT: return %[[X]]
func.func @none(%g: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = ttt.newton_schulz %g {steps = 0 : i64} : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
