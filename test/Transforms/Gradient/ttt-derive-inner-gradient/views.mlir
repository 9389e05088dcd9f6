// Rotations in an inner loss: sine and cosine, the quarter turn and its way back.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize | FileCheck %s --implicit-check-not=ttt.grad

// CHECK-LABEL: func @sine
// CHECK-SAME: %[[S:.*]]: tensor<8xf32>)
// CHECK: %[[G:.*]] = math.cos %[[S]]
// CHECK: return %[[G]]
func.func @sine(%S: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%S) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%s: tensor<8xf32>):
    %y = math.sin %s : tensor<8xf32>
    %l = ttt.reduce_sum %y [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @cosine
// CHECK-SAME: %[[S:.*]]: tensor<8xf32>)
// CHECK: %[[SIN:.*]] = math.sin %[[S]]
// CHECK: %[[G:.*]] = arith.negf %[[SIN]]
// CHECK: return %[[G]]
func.func @cosine(%S: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%S) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%s: tensor<8xf32>):
    %y = math.cos %s : tensor<8xf32>
    %l = ttt.reduce_sum %y [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @quarter_turn
// CHECK-SAME: %{{.*}}: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK: %[[D:.*]] = ttt.contract ",i->i" %{{.*}}, %[[W]]
// CHECK: %[[BACK:.*]] = ttt.rotate_half %[[D]] {halves} : tensor<8xf32>
// CHECK: %[[G:.*]] = arith.negf %[[BACK]]
// CHECK: return %[[G]]
func.func @quarter_turn(%S: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%S) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%s: tensor<8xf32>):
    %y = ttt.rotate_half %s {halves} : tensor<8xf32>
    %l = ttt.contract "i,i->" %y, %w : tensor<8xf32>, tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}
