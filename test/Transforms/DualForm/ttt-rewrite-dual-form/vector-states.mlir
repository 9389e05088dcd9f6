// A loop that carries vectors alone, with a gate per channel. In dual form, each pair of tokens
// would have a vector, so that `matrices` leaves the loop; `all` and `form=dual` take it.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=vector-coefficients=matrices 2>&1 | FileCheck %s --check-prefix=AUTO
// AUTO: remark: [ttt-rewrite-dual-form] primal form, token by token: there is a dual form, but a vector for each pair of tokens costs more than the vectors that the loop carries
// AUTO-LABEL: func @gate
// AUTO-NEXT: ttt.each_token
// RUN: ttt-opt %s --ttt-rewrite-dual-form=vector-coefficients=all | FileCheck %s
// RUN: ttt-opt %s --ttt-rewrite-dual-form="form=dual vector-coefficients=none" | FileCheck %s

// CHECK-LABEL: func @gate
// CHECK-NOT: ttt.each_token
// CHECK: ttt.recurrence
func.func @gate(%start: index, %count: index, %a: tensor<4x8xf32>, %k: tensor<4x8xf32>, %h: tensor<8xf32>) -> tensor<4x8xf32> {
  %r:2 = ttt.each_token %start, %count tokens(%a, %k) carry(%h)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  ^bb0(%t: index, %at: tensor<8xf32>, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    %kept = arith.mulf %at, %s : tensor<8xf32>
    %new = arith.addf %kept, %kt : tensor<8xf32>
    ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<4x8xf32>
}
