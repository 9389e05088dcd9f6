// A call that goes on has a few tokens: loops over them are not cut, and the dual form that is
// asked for is that of the other functions.
// RUN: ttt-opt %s --ttt-chunk-tokens | FileCheck %s
// RUN: ttt-opt %s --ttt-chunk-tokens --ttt-rewrite-dual-form=form=dual | FileCheck %s
// RUN: tttc %examples/delta_rule.ttt --decode=2 --form=dual --emit=signature | FileCheck %s --check-prefix=SIGNATURE
// RUN: tttc %examples/delta_rule.ttt --decode=2 --invariant --emit=signature | FileCheck %s --check-prefix=INVARIANT
// SIGNATURE: // Layer delta_rule, dual form, causal, dk=64,dv=64.
// INVARIANT: // Layer delta_rule, primal form, causal, dk=64,dv=64.

// CHECK-LABEL: func @layer_decode
// CHECK-NOT: ttt.every
// CHECK: ttt.each_token %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%{{.*}}) : (index, index, tensor<?x8xf32>, tensor<8xf32>)
// CHECK-NOT: ttt.every
func.func @layer_decode(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> tensor<?x8xf32>
    attributes {ttt.entry = #ttt.entry<decode>} {
  %zero = arith.constant 0 : index
  %count = tensor.dim %k, %zero : tensor<?x8xf32>
  %r:2 = ttt.each_token %zero, %count tokens(%k) carry(%s0)
      : (index, index, tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    %new = arith.addf %s, %kt : tensor<8xf32>
    ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}
