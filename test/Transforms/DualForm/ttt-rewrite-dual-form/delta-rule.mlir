// A gradient at the current state that is affine in the prediction: the errors of a
// mini-batch solve a triangular system, then the dual form is that of any other update.
// RUN: ttt-opt %s --ttt-rewrite-dual-form --canonicalize --cse 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

// REMARK: delta-rule.mlir:[[#@LINE+13]]:{{[0-9]+}}: remark: [ttt-rewrite-dual-form] solve form: 1 row per token reads the state it updates and is affine in it
// CHECK-LABEL: func @delta_rule
// CHECK-SAME: (%{{.*}}: index, %[[COUNT:.*]]: index, %[[K:.*]]: tensor<4x8xf32>, %[[V:.*]]: tensor<4x6xf32>, %[[S:.*]]: tensor<8x6xf32>)
// CHECK-NOT: ttt.each_token
// CHECK: %[[P0:.*]] = ttt.contract "ti,ij->tj" %[[K]], %[[S]]
// CHECK: %[[KK:.*]] = ttt.contract "ti,si->ts" %[[K]], %[[K]]
// CHECK: %[[C:.*]] = arith.subf %[[P0]], %[[V]]
// CHECK: %[[A:.*]] = ttt.valid_rows %{{.*}}, %[[COUNT]] : tensor<4x4xf32>
// CHECK: %[[W:.*]] = ttt.tril_solve %[[A]], %[[C]] : tensor<4x4xf32>, tensor<4x6xf32>
// CHECK: ttt.tril_matmul strict
// CHECK: ttt.contract "ti,tj->ij" %[[K]]
func.func @delta_rule(%start: index, %count: index, %k: tensor<4x8xf32>, %v: tensor<4x6xf32>, %S: tensor<8x6xf32>)
    -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%k, %v) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %vt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %d = arith.subf %p, %vt : tensor<6xf32>
    %g = ttt.contract "i,j->ij" %kt, %d : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.subf %s, %g : tensor<8x6xf32>
    ttt.yield %new, %p : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x6xf32>
}
