// A decay per channel: the coefficients carry that axis. Along the axis that a product
// sums, they multiply the row; along the other one, what comes out.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[K:[a-z0-9]+]]: tensor<4x8xf32>, %[[A:[a-z0-9]+]]: tensor<4x8xf32>, %{{.*}}: tensor<4x6xf32>, %[[S:[a-z0-9]+]]: tensor<8x6xf32>
// CHECK: %[[C:.*]] = ttt.recurrence carried 1 of 0 transitions [0, 0](%[[A]]) {{.*}} -> tensor<4x8xf32>
// CHECK: %[[X:.*]] = arith.mulf %[[K]], %[[C]]
// CHECK: ttt.contract "ti,ij->tj" %[[X]], %[[S]]
// CHECK: %[[WEIGHTS:.*]] = ttt.decayed_products %[[K]], %[[K]], %[[A]]
// CHECK: ttt.tril_matmul %[[WEIGHTS]]
func.func @rows(%start: index, %count: index, %k: tensor<4x8xf32>, %a: tensor<4x8xf32>, %v: tensor<4x6xf32>, %S: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %r:2 = ttt.each_token %start, %count tokens(%k, %a, %v) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %at: tensor<8xf32>, %vt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %gate = ttt.broadcast %at [1] : tensor<8xf32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %s : tensor<8x6xf32>
    %g = ttt.contract "i,j->ij" %kt, %vt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %kept, %g : tensor<8x6xf32>
    %p = ttt.contract "i,ij->j" %kt, %new : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    ttt.yield %new, %p : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#1 : tensor<4x6xf32>
}

// CHECK-LABEL: func @columns
// CHECK-SAME: %[[K:[a-z0-9]+]]: tensor<4x8xf32>, %[[A:[a-z0-9]+]]: tensor<4x6xf32>, %{{.*}}: tensor<4x6xf32>, %[[S:[a-z0-9]+]]: tensor<8x6xf32>
// CHECK: %[[C:.*]]:2 = ttt.recurrence {{.*}} -> (tensor<4x6xf32>, tensor<4x4x6xf32>)
// CHECK: %[[P:.*]] = ttt.contract "ti,ij->tj" %[[K]], %[[S]]
// CHECK: arith.mulf %[[P]], %[[C]]#0
// CHECK: ttt.tril %{{.*}} : tensor<4x4x6xf32>
// CHECK: ttt.contract "ts,tsj->tj"
func.func @columns(%start: index, %count: index, %k: tensor<4x8xf32>, %a: tensor<4x6xf32>, %v: tensor<4x6xf32>, %S: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %r:2 = ttt.each_token %start, %count tokens(%k, %a, %v) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %at: tensor<6xf32>, %vt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %gate = ttt.broadcast %at [0] : tensor<6xf32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %s : tensor<8x6xf32>
    %g = ttt.contract "i,j->ij" %kt, %vt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %kept, %g : tensor<8x6xf32>
    %p = ttt.contract "i,ij->j" %kt, %new : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    ttt.yield %new, %p : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#1 : tensor<4x6xf32>
}
