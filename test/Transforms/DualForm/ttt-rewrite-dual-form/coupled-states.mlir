// Seven tensors that feed each other: a recurrence would have a coefficient for each pair of them,
// and its derivative the fourth power of their number in ops. `auto` leaves the loop.
// RUN: ttt-opt %s --ttt-rewrite-dual-form 2>&1 | FileCheck %s --check-prefix=AUTO
// AUTO: remark: [ttt-rewrite-dual-form] primal form, token by token: there is a dual form, but 7 tensors enter one recurrence, which has a coefficient for each pair of them; --form=dual compiles it
// AUTO-LABEL: func @coupled
// AUTO-NEXT: ttt.each_token
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual | FileCheck %s

// CHECK-LABEL: func @coupled
// CHECK-NOT: ttt.each_token
// CHECK: ttt.recurrence carried 7
func.func @coupled(%start: index, %count: index, %k: tensor<4xf32>, %i0: tensor<8xf32>, %i1: tensor<8xf32>, %i2: tensor<8xf32>, %i3: tensor<8xf32>, %i4: tensor<8xf32>, %i5: tensor<8xf32>, %i6: tensor<8xf32>) -> tensor<4x8xf32> {
  %r:8 = ttt.each_token %start, %count tokens(%k) carry(%i0, %i1, %i2, %i3, %i4, %i5, %i6)
      : (index, index, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x8xf32>) {
  ^bb0(%t: index, %kt: tensor<f32>, %s0: tensor<8xf32>, %s1: tensor<8xf32>, %s2: tensor<8xf32>, %s3: tensor<8xf32>, %s4: tensor<8xf32>, %s5: tensor<8xf32>, %s6: tensor<8xf32>):
    %sum1 = arith.addf %s0, %s1 : tensor<8xf32>
    %sum2 = arith.addf %sum1, %s2 : tensor<8xf32>
    %sum3 = arith.addf %sum2, %s3 : tensor<8xf32>
    %sum4 = arith.addf %sum3, %s4 : tensor<8xf32>
    %sum5 = arith.addf %sum4, %s5 : tensor<8xf32>
    %sum6 = arith.addf %sum5, %s6 : tensor<8xf32>
    %rate = ttt.broadcast %kt [0] : tensor<f32> -> tensor<8xf32>
    %step = arith.mulf %rate, %sum6 : tensor<8xf32>
    %n0 = arith.subf %s0, %step : tensor<8xf32>
    %n1 = arith.subf %s1, %step : tensor<8xf32>
    %n2 = arith.subf %s2, %step : tensor<8xf32>
    %n3 = arith.subf %s3, %step : tensor<8xf32>
    %n4 = arith.subf %s4, %step : tensor<8xf32>
    %n5 = arith.subf %s5, %step : tensor<8xf32>
    %n6 = arith.subf %s6, %step : tensor<8xf32>
    ttt.yield %n0, %n1, %n2, %n3, %n4, %n5, %n6, %n0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %r#7 : tensor<4x8xf32>
}
