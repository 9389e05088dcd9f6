// What the Jacobian of an online update is decides: a diagonal becomes the gate of the
// system; two updates per token are two rows of it; several diagonals, an update that
// multiplies two predictions, gates along the axis that is written: no dual form.
// RUN: ttt-opt %s --ttt-rewrite-dual-form --canonicalize --cse --split-input-file 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

// CHECK-LABEL: func @diagonal
// CHECK-SAME: %[[GAMMA:[a-z0-9]+]]: tensor<6xf32>
// CHECK: %[[G:.*]] = ttt.broadcast %[[GAMMA]] [0]
// CHECK: ttt.tril_solve %{{.*}}, %{{.*}} gate %[[G]] : tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>
// REMARK: solve form: 1 row per token
func.func @diagonal(%start: index, %count: index, %gamma: tensor<6xf32>, %k: tensor<4x8xf32>, %S: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %r = ttt.each_token %start, %count tokens(%k) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8x6xf32>):
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %d = arith.mulf %p, %gamma : tensor<6xf32>
    %g = ttt.contract "i,j->ij" %kt, %d : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %s, %g : tensor<8x6xf32>
    ttt.yield %new : tensor<8x6xf32>
  }
  return %r : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func @two_updates
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [4, 6] [2, 1] : tensor<4x6xf32> into tensor<8x6xf32>
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[1, 0] [4, 4] [2, 2] : tensor<4x4xf32> into tensor<8x8xf32>
// CHECK: ttt.tril_solve {{.*}} : tensor<8x8xf32>, tensor<8x6xf32>
// REMARK: solve form: 2 rows per token
func.func @two_updates(%start: index, %count: index, %k: tensor<4x8xf32>, %l: tensor<4x8xf32>, %S: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %r = ttt.each_token %start, %count tokens(%k, %l) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %lt: tensor<8xf32>, %s: tensor<8x6xf32>):
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %g = ttt.contract "i,j->ij" %kt, %p : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %mid = arith.subf %s, %g : tensor<8x6xf32>
    %q = ttt.contract "i,ij->j" %lt, %mid : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %h = ttt.contract "i,j->ij" %lt, %q : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.subf %mid, %h : tensor<8x6xf32>
    ttt.yield %new : tensor<8x6xf32>
  }
  return %r : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func @several_diagonals
// CHECK: ttt.each_token
// REMARK: primal form, token by token: an update reads a state updated in the same mini-batch, in predictions scaled by different rows
func.func @several_diagonals(%start: index, %count: index, %a: tensor<6xf32>, %k: tensor<4x8xf32>, %l: tensor<4x8xf32>, %S: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %r = ttt.each_token %start, %count tokens(%k, %l) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %lt: tensor<8xf32>, %s: tensor<8x6xf32>):
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %q = ttt.contract "i,ij->j" %lt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %pa = arith.mulf %p, %a : tensor<6xf32>
    %d = arith.addf %pa, %q : tensor<6xf32>
    %g = ttt.contract "i,j->ij" %kt, %d : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.addf %s, %g : tensor<8x6xf32>
    ttt.yield %new : tensor<8x6xf32>
  }
  return %r : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func @product_of_predictions
// CHECK: ttt.each_token
// REMARK: primal form, token by token: an update multiplies two rows that both read the state it updates
func.func @product_of_predictions(%start: index, %count: index, %k: tensor<4x8xf32>, %S: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = ttt.each_token %start, %count tokens(%k) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8x8xf32>):
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x8xf32> -> tensor<8xf32>
    %g = ttt.contract "i,j->ij" %p, %p : tensor<8xf32>, tensor<8xf32> -> tensor<8x8xf32>
    %new = arith.addf %s, %g : tensor<8x8xf32>
    ttt.yield %new : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func @gate_on_the_written_axis
// CHECK: ttt.each_token
// REMARK: primal form, token by token: an update that reads the state it updates scales it along the axis that it writes
func.func @gate_on_the_written_axis(%start: index, %count: index, %k: tensor<4x8xf32>, %a: tensor<4x6xf32>, %S: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %r = ttt.each_token %start, %count tokens(%k, %a) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %at: tensor<6xf32>, %s: tensor<8x6xf32>):
    %gate = ttt.broadcast %at [0] : tensor<6xf32> -> tensor<8x6xf32>
    %kept = arith.mulf %gate, %s : tensor<8x6xf32>
    %p = ttt.contract "i,ij->j" %kt, %kept : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %g = ttt.contract "i,j->ij" %kt, %p : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.subf %kept, %g : tensor<8x6xf32>
    ttt.yield %new : tensor<8x6xf32>
  }
  return %r : tensor<8x6xf32>
}

// -----

// CHECK-LABEL: func @carried_row_beside_unknowns
// CHECK: ttt.each_token
// REMARK: primal form, token by token: an update multiplies a state that is a row, beside an update that reads what it updates
func.func @carried_row_beside_unknowns(%start: index, %count: index, %k: tensor<4x8xf32>, %S: tensor<8x8xf32>, %c0: tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%k) carry(%S, %c0)
      : (index, index, tensor<4x8xf32>, tensor<8x8xf32>, tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8x8xf32>, %c: tensor<8xf32>):
    %g = ttt.contract "i,j->ij" %kt, %c : tensor<8xf32>, tensor<8xf32> -> tensor<8x8xf32>
    %new = arith.addf %s, %g : tensor<8x8xf32>
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x8xf32> -> tensor<8xf32>
    %row = arith.subf %c, %p : tensor<8xf32>
    ttt.yield %new, %row : tensor<8x8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<8xf32>
}
