// A gradient taken at the current state is not linear in it: `auto` keeps the loop and
// says so, `dual` fails where the loop stops being linear, `primal` does not look.
// RUN: ttt-opt %s --ttt-rewrite-dual-form 2>&1 | FileCheck %s --check-prefixes=KEPT,AUTO
// RUN: not ttt-opt %s --ttt-rewrite-dual-form=form=dual 2>&1 | FileCheck %s --check-prefix=DUAL
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=primal 2>&1 | FileCheck %s --check-prefix=KEPT --implicit-check-not=remark

// AUTO: online-gradient.mlir:[[#@LINE+15]]:{{[0-9]+}}: remark: [ttt-rewrite-dual-form] primal form, token by token: a matrix state is used other than in a product with a row ('arith.subf')
// DUAL: online-gradient.mlir:[[#@LINE+14]]:{{[0-9]+}}: error: no dual form: a matrix state is used other than in a product with a row ('arith.subf')
// KEPT-LABEL: func @delta_rule
// KEPT: ttt.each_token
// KEPT: arith.subf
// KEPT-NOT: ttt.tril_matmul
func.func @delta_rule(%start: index, %count: index, %k: tensor<4x8xf32>, %v: tensor<4x6xf32>, %S: tensor<8x6xf32>)
    -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  %r:2 = ttt.each_token %start, %count tokens(%k, %v) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<4x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<4x6xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %vt: tensor<6xf32>, %s: tensor<8x6xf32>):
    %p = ttt.contract "i,ij->j" %kt, %s : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %d = arith.subf %p, %vt : tensor<6xf32>
    %g = ttt.contract "i,j->ij" %kt, %d : tensor<8xf32>, tensor<6xf32> -> tensor<8x6xf32>
    // The gradient reads the state through the prediction.
    %new = arith.subf %s, %g : tensor<8x6xf32>
    ttt.yield %new, %p : tensor<8x6xf32>, tensor<6xf32>
  }
  return %r#0, %r#1 : tensor<8x6xf32>, tensor<4x6xf32>
}
