// `z @ S^T` sums over the state's columns: the factors of the gradient change places.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @transposed
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[Z:.*]]: tensor<4x6xf32>, %[[U:.*]]: tensor<4x8xf32>, %[[W:.*]]: tensor<4x6xf32>, %[[S:.*]]: tensor<8x6xf32>)
// CHECK: ttt.contract "tj,ij->ti" %[[Z]], %[[S]] : tensor<4x6xf32>, tensor<8x6xf32> -> tensor<4x8xf32>
// CHECK: %[[ZW:.*]] = ttt.contract "ti,si->ts" %[[Z]], %[[W]] : tensor<4x6xf32>, tensor<4x6xf32> -> tensor<4x4xf32>
// CHECK: %[[ROWS:.*]] = ttt.valid_rows %[[U]], %[[COUNT]]
// CHECK: ttt.tril_matmul %[[ZW]], %[[ROWS]] : tensor<4x4xf32>, tensor<4x8xf32>
// CHECK: ttt.contract "ti,tj->ij" %[[U]], %{{.*}} : tensor<4x8xf32>, tensor<4x6xf32> -> tensor<8x6xf32>
func.func @transposed(%start: index, %count: index, %z: tensor<4x6xf32>, %u: tensor<4x8xf32>,
    %w: tensor<4x6xf32>, %S: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x8xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%z, %u, %w) carry(%S)
      : (index, index, tensor<4x6xf32>, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>)
      -> (tensor<8x6xf32>, tensor<4x8xf32>) {
  ^bb0(%t: index, %zt: tensor<6xf32>, %ut: tensor<8xf32>, %wt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %g = ttt.contract "i,j->ij" %ut, %wt : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %s, %g : tensor<8x6xf32>
    %y = ttt.contract "j,ij->i" %zt, %new : tensor<6xf32>, tensor<8x6xf32> -> tensor<8xf32>
    ttt.yield %new, %y : tensor<8x6xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x8xf32>
}
