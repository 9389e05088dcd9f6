// What keeps a product of a column and a row one is computed from the two.
// RUN: ttt-opt %s --ttt-factor-updates --split-input-file | FileCheck %s

// The scales are one number; the columns and the rows meet entry by entry, also where the
// second product is written the other way round.
// CHECK-LABEL: func @product
// CHECK-SAME: (%[[S:.*]]: tensor<f32>, %[[U:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>, %[[R:.*]]: tensor<f32>, %[[A:.*]]: tensor<8xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[COLUMN:.*]] = arith.mulf %[[U]], %[[A]] : tensor<8xf32>
// CHECK-DAG: %[[ROW:.*]] = arith.mulf %[[W]], %[[B]] : tensor<4xf32>
// CHECK-DAG: %[[SCALE:.*]] = arith.mulf %[[S]], %[[R]] : tensor<f32>
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij" %[[COLUMN]], %[[ROW]]
// CHECK: %[[ALL:.*]] = ttt.broadcast %[[SCALE]] [0, 1]
// CHECK: %[[Y:.*]] = arith.mulf %[[P]], %[[ALL]] : tensor<8x4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @product(%s: tensor<f32>, %u: tensor<8xf32>, %w: tensor<4xf32>, %r: tensor<f32>, %a: tensor<8xf32>, %b: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %sb = ttt.broadcast %s [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %x = arith.mulf %sb, %p : tensor<8x4xf32>
  %q = ttt.contract "j,i->ij" %b, %a : tensor<4xf32>, tensor<8xf32> -> tensor<8x4xf32>
  %rb = ttt.broadcast %r [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %y = arith.mulf %q, %rb : tensor<8x4xf32>
  %z = arith.mulf %x, %y : tensor<8x4xf32>
  return %z : tensor<8x4xf32>
}

// -----

// A sign is a scale.
// CHECK-LABEL: func @negated
// CHECK: %[[MINUS:.*]] = arith.constant dense<-1.000000e+00> : tensor<8x4xf32>
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij"
// CHECK: arith.mulf %[[P]], %[[MINUS]]
func.func @negated(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %n = arith.negf %p : tensor<8x4xf32>
  %z = arith.mulf %n, %p : tensor<8x4xf32>
  return %z : tensor<8x4xf32>
}

// -----

// Two signs are none.
// CHECK-LABEL: func @squared
// CHECK-NOT: arith.constant
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij"
// CHECK-NEXT: return %[[P]]
func.func @squared(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %n = arith.negf %p : tensor<8x4xf32>
  %z = arith.mulf %n, %n : tensor<8x4xf32>
  return %z : tensor<8x4xf32>
}

// -----

// CHECK-LABEL: func @sum
// CHECK-SAME: (%[[S:.*]]: tensor<f32>, %[[U:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK-NOT: ttt.contract
// CHECK: %[[SU:.*]] = ttt.reduce_sum %[[U]] [0] : tensor<8xf32> -> tensor<f32>
// CHECK: %[[SW:.*]] = ttt.reduce_sum %[[W]] [0] : tensor<4xf32> -> tensor<f32>
// CHECK: %[[BOTH:.*]] = arith.mulf %[[SU]], %[[SW]] : tensor<f32>
// CHECK: %[[Y:.*]] = arith.mulf %[[BOTH]], %[[S]] : tensor<f32>
// CHECK-NEXT: return %[[Y]]
func.func @sum(%s: tensor<f32>, %u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %sb = ttt.broadcast %s [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %x = arith.mulf %sb, %p : tensor<8x4xf32>
  %a = ttt.reduce_sum %x [0, 1] : tensor<8x4xf32> -> tensor<f32>
  return %a : tensor<f32>
}

// -----

// CHECK-LABEL: func @sum_of_columns
// CHECK-SAME: (%[[U:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK: %[[SU:.*]] = ttt.reduce_sum %[[U]] [0]
// CHECK: %[[N:.*]] = ttt.broadcast %[[SU]] [0] : tensor<f32> -> tensor<4xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[W]], %[[N]] : tensor<4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @sum_of_columns(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %y = ttt.reduce_sum %p [0] : tensor<8x4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// CHECK-LABEL: func @sum_of_rows
// CHECK-SAME: (%[[U:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK: %[[SW:.*]] = ttt.reduce_sum %[[W]] [0]
// CHECK: %[[N:.*]] = ttt.broadcast %[[SW]] [0] : tensor<f32> -> tensor<8xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[U]], %[[N]] : tensor<8xf32>
// CHECK-NEXT: return %[[Y]]
func.func @sum_of_rows(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %y = ttt.reduce_sum %p [1] : tensor<8x4xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// The scale has a sign too.
// CHECK-LABEL: func @sign
// CHECK-SAME: (%[[S:.*]]: tensor<f32>, %[[U:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[SS:.*]] = ttt.sign %[[S]] : tensor<f32>
// CHECK-DAG: %[[SU:.*]] = ttt.sign %[[U]] : tensor<8xf32>
// CHECK-DAG: %[[SW:.*]] = ttt.sign %[[W]] : tensor<4xf32>
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij" %[[SU]], %[[SW]]
// CHECK: %[[ALL:.*]] = ttt.broadcast %[[SS]] [0, 1]
// CHECK: arith.mulf %[[P]], %[[ALL]]
func.func @sign(%s: tensor<f32>, %u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %sb = ttt.broadcast %s [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %x = arith.mulf %sb, %p : tensor<8x4xf32>
  %y = ttt.sign %x : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// CHECK-LABEL: func @abs
// CHECK-SAME: (%[[S:.*]]: tensor<f32>, %[[U:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[AS:.*]] = math.absf %[[S]] : tensor<f32>
// CHECK-DAG: %[[AU:.*]] = math.absf %[[U]] : tensor<8xf32>
// CHECK-DAG: %[[AW:.*]] = math.absf %[[W]] : tensor<4xf32>
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij" %[[AU]], %[[AW]]
// CHECK: %[[ALL:.*]] = ttt.broadcast %[[AS]] [0, 1]
// CHECK: arith.mulf %[[P]], %[[ALL]]
func.func @abs(%s: tensor<f32>, %u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %sb = ttt.broadcast %s [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %x = arith.mulf %sb, %p : tensor<8x4xf32>
  %y = math.absf %x : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// One step: the norm becomes n, and the matrix is multiplied with p(n) / (|.| + 1e-7).
// CHECK-LABEL: func @newton_schulz
// CHECK-SAME: (%[[S:.*]]: tensor<f32>, %[[U:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>)
// CHECK-DAG: %[[QUINTIC:.*]] = arith.constant dense<2.031500e+00> : tensor<f32>
// CHECK-DAG: %[[CUBIC:.*]] = arith.constant dense<-4.775000e+00> : tensor<f32>
// CHECK-DAG: %[[LINEAR:.*]] = arith.constant dense<3.444500e+00> : tensor<f32>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<f32>
// CHECK-DAG: %[[EPS:.*]] = arith.constant dense<1.000000e-07> : tensor<f32>
// CHECK: %[[SB:.*]] = ttt.broadcast %[[S]] [0]
// CHECK: %[[C:.*]] = arith.mulf %[[U]], %[[SB]] : tensor<8xf32>
// CHECK: %[[CC:.*]] = arith.mulf %[[C]], %[[C]]
// CHECK: %[[C2:.*]] = ttt.reduce_sum %[[CC]] [0]
// CHECK: %[[WW:.*]] = arith.mulf %[[W]], %[[W]]
// CHECK: %[[W2:.*]] = ttt.reduce_sum %[[WW]] [0]
// CHECK: %[[SQ:.*]] = arith.mulf %[[C2]], %[[W2]] : tensor<f32>
// CHECK: %[[NORM:.*]] = math.sqrt %[[SQ]]
// CHECK: %[[DIVISOR:.*]] = arith.addf %[[NORM]], %[[EPS]]
// CHECK: %[[N:.*]] = arith.divf %[[NORM]], %[[DIVISOR]]
// CHECK: %[[START:.*]] = arith.divf %[[ONE]], %[[DIVISOR]]
// CHECK: %[[N2:.*]] = arith.mulf %[[N]], %[[N]]
// CHECK: %[[T0:.*]] = arith.mulf %[[N2]], %[[QUINTIC]]
// CHECK: %[[T1:.*]] = arith.addf %[[T0]], %[[CUBIC]]
// CHECK: %[[T2:.*]] = arith.mulf %[[N2]], %[[T1]]
// CHECK: %[[POLYNOMIAL:.*]] = arith.addf %[[T2]], %[[LINEAR]]
// CHECK: %[[FACTOR:.*]] = arith.mulf %[[START]], %[[POLYNOMIAL]]
// CHECK: %[[P:.*]] = ttt.contract "i,j->ij" %[[C]], %[[W]]
// CHECK: %[[ALL:.*]] = ttt.broadcast %[[FACTOR]] [0, 1]
// CHECK: %[[Y:.*]] = arith.mulf %[[P]], %[[ALL]]
// CHECK-NEXT: return %[[Y]]
func.func @newton_schulz(%s: tensor<f32>, %u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %sb = ttt.broadcast %s [0, 1] : tensor<f32> -> tensor<8x4xf32>
  %x = arith.mulf %sb, %p : tensor<8x4xf32>
  %y = ttt.newton_schulz %x {steps = 1 : i64} : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// The next step's norm is p(n) n.
// CHECK-LABEL: func @two_steps
// CHECK-DAG: %[[LINEAR:.*]] = arith.constant dense<3.444500e+00>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00>
// CHECK: %[[N:.*]] = arith.divf %{{.*}}, %[[DIVISOR:.*]] : tensor<f32>
// CHECK: %[[START:.*]] = arith.divf %[[ONE]], %[[DIVISOR]]
// CHECK: %[[P1:.*]] = arith.addf %{{.*}}, %[[LINEAR]] : tensor<f32>
// CHECK: %[[NEXT:.*]] = arith.mulf %[[N]], %[[P1]]
// CHECK: %[[F1:.*]] = arith.mulf %[[START]], %[[P1]]
// CHECK: arith.mulf %[[NEXT]], %[[NEXT]]
// CHECK: %[[P2:.*]] = arith.addf %{{.*}}, %[[LINEAR]]
// CHECK: %[[F2:.*]] = arith.mulf %[[F1]], %[[P2]]
// CHECK: ttt.broadcast %[[F2]] [0, 1]
func.func @two_steps(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %y = ttt.newton_schulz %p {steps = 2 : i64} : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

// One after the other: the norm of a step of unit signs.
// CHECK-LABEL: func @norm_of_signs
// CHECK-NOT: ttt.contract
// CHECK: math.sqrt %{{.*}} : tensor<f32>
func.func @norm_of_signs(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<f32> {
  %p = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  %s = ttt.sign %p : tensor<8x4xf32>
  %sq = arith.mulf %s, %s : tensor<8x4xf32>
  %sum = ttt.reduce_sum %sq [0, 1] : tensor<8x4xf32> -> tensor<f32>
  %y = math.sqrt %sum : tensor<f32>
  return %y : tensor<f32>
}
