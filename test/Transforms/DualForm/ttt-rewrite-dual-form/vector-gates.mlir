// A decay per channel: the coefficients carry that axis. Along the axis that a product
// sums, they multiply the row; along the other one, what comes out. Where vectors are not
// asked for, `auto` leaves the loop.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=vector-coefficients=none 2>&1 | FileCheck %s --check-prefix=AUTO
// AUTO: remark: [ttt-rewrite-dual-form] primal form, token by token: there is a dual form, but a gate per channel and token costs less than the vectors it needs for each pair of tokens
// AUTO-LABEL: func @rows
// AUTO-NEXT: ttt.each_token
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[K:[a-z0-9]+]]: tensor<4x8xf32>, %[[A:[a-z0-9]+]]: tensor<4x8xf32>, %{{.*}}: tensor<4x6xf32>, %[[S:[a-z0-9]+]]: tensor<8x6xf32>
// CHECK: %[[TOTAL:.*]] = ttt.recurrence carried 1 of 0 transitions [0, 0](%[[A]]) inputs []() : (tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK: %[[X:.*]] = arith.mulf %[[K]], %[[TOTAL]]
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

// What is carried on: the columns as they have decayed at the end, also of a ragged group.
// CHECK-LABEL: func @state
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[K:[a-z0-9]+]]: tensor<4x8xf32>, %[[A:[a-z0-9]+]]: tensor<4x8xf32>
// CHECK: %[[U:.*]] = ttt.decayed_rows %[[K]], %[[A]], %[[COUNT]]
// CHECK: ttt.contract "ti,tj->ij" %[[U]], %{{.*}}
func.func @state(%start: index, %count: index, %k: tensor<4x8xf32>, %a: tensor<4x8xf32>, %v: tensor<4x6xf32>, %S: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %r = ttt.each_token %start, %count tokens(%k, %a, %v) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %at: tensor<8xf32>, %vt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %gate = ttt.broadcast %at [1] : tensor<8xf32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %s : tensor<8x6xf32>
    %g = ttt.contract "i,j->ij" %kt, %vt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %kept, %g : tensor<8x6xf32>
    ttt.yield %new : tensor<8x6xf32>
  }
  return %r : tensor<8x6xf32>
}

// Before the update, read through another vector: the gate of the token itself is left out.
// CHECK-LABEL: func @before
// CHECK-SAME: %[[K:[a-z0-9]+]]: tensor<4x8xf32>, %[[A:[a-z0-9]+]]: tensor<4x8xf32>, %[[C:[a-z0-9]+]]: tensor<4x8xf32>
// CHECK: %[[READ:.*]] = arith.mulf %[[K]], %[[C]]
// CHECK: ttt.decayed_products strict %[[READ]], %[[K]], %[[A]]
// CHECK: ttt.tril_matmul strict
func.func @before(%start: index, %count: index, %k: tensor<4x8xf32>, %a: tensor<4x8xf32>, %c: tensor<4x8xf32>, %v: tensor<4x6xf32>, %S: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %r:2 = ttt.each_token %start, %count tokens(%k, %a, %c, %v) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %at: tensor<8xf32>, %ct: tensor<8xf32>, %vt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %look = ttt.broadcast %ct [1] : tensor<8xf32> -> tensor<8x6xf32>
    %seen = arith.mulf %look, %s : tensor<8x6xf32>
    %p = ttt.contract "i,ij->j" %kt, %seen : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %gate = ttt.broadcast %at [1] : tensor<8xf32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %s : tensor<8x6xf32>
    %g = ttt.contract "i,j->ij" %kt, %vt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %kept, %g : tensor<8x6xf32>
    ttt.yield %new, %p : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#1 : tensor<4x6xf32>
}
