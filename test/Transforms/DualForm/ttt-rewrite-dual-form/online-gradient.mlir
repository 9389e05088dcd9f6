// A gradient taken at the current state. Where it is not affine in the prediction, `auto`
// keeps the loop and says so, `dual` fails where it stops being affine, `primal` does not
// look.
// RUN: ttt-opt %s --ttt-rewrite-dual-form 2>&1 | FileCheck %s --check-prefixes=KEPT,AUTO
// RUN: not ttt-opt %s --ttt-rewrite-dual-form=form=dual 2>&1 | FileCheck %s --check-prefix=DUAL
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=primal 2>&1 | FileCheck %s --check-prefix=KEPT --implicit-check-not=remark

// AUTO: online-gradient.mlir:[[#@LINE+12]]:{{[0-9]+}}: remark: [ttt-rewrite-dual-form] primal form, token by token: an update reads a state updated in the same mini-batch: only sums of predictions `x @ S` times numbers or rows have a dual form
// DUAL: online-gradient.mlir:[[#@LINE+11]]:{{[0-9]+}}: error: no dual form: an update reads a state updated in the same mini-batch: only sums of predictions `x @ S` times numbers or rows have a dual form
// KEPT-LABEL: func @saturating
// KEPT: ttt.each_token
// KEPT: arith.subf
// KEPT-NOT: ttt.tril
func.func @saturating(%start: index, %count: index, %k: tensor<4x8xf32>, %v: tensor<4x6xf32>, %S: tensor<8x6xf32>)
    -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%k, %v) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %vt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %h = math.tanh %p : tensor<6xf32>
    %d = arith.subf %h, %vt : tensor<6xf32>
    %g = ttt.contract "i,j->ij" %kt, %d : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    %new = arith.subf %s, %g : tensor<8x6xf32>
    ttt.yield %new, %p : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x6xf32>
}
