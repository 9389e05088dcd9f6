// Where the sequence starts, a state that starts from the literal zero is zero: the products
// that read it vanish from a copy of the step. What is added to the state stays.
// RUN: ttt-opt %s --ttt-outline-steps --ttt-specialize-zero-states | FileCheck %s

// CHECK-LABEL: func @layer(
// CHECK: ttt.every 4 tokens
// CHECK: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[KB:.*]]: tensor<4x8xf32>, %[[SB:.*]]: tensor<8x8xf32>, %[[MB:.*]]: tensor<8x8xf32>):
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[START]], %[[ZERO]] : index
// CHECK: %[[R:.*]]:3 = scf.if %[[FIRST]]
// CHECK-NEXT: %[[A:.*]]:3 = func.call @layer_step_first(%[[START]], %[[COUNT]], %[[KB]], %[[SB]], %[[MB]], %[[OUT:.*]])
// CHECK-NEXT: scf.yield %[[A]]#0, %[[A]]#1, %[[A]]#2
// CHECK: else
// CHECK-NEXT: %[[B:.*]]:3 = func.call @layer_step(%[[START]], %[[COUNT]], %[[KB]], %[[SB]], %[[MB]], %[[OUT]])
// CHECK-NEXT: scf.yield %[[B]]#0, %[[B]]#1, %[[B]]#2

// CHECK-LABEL: func private @layer_step(
// CHECK-COUNT-4: ttt.contract
// CHECK: return

// Of S, which starts from zero, and M, which does not, only the product with M is left; a
// difference from the vanished one is not a sum without it.
// CHECK-LABEL: func private @layer_step_first(
// CHECK-SAME: %[[K:[^ ]*]]: tensor<4x8xf32> {ttt.rows}, %[[S:[^ ]*]]: tensor<8x8xf32>, %[[M:[^ ]*]]: tensor<8x8xf32>
// CHECK: %[[KM:.*]] = ttt.contract "ti,ij->tj" %[[K]], %[[M]]
// CHECK: %[[Z:.*]] = arith.constant dense<0.000000e+00> : tensor<4x8xf32>
// CHECK: %[[MINUS:.*]] = arith.subf %[[Z]], %[[KM]]
// CHECK: %[[U:.*]] = ttt.contract "ti,tj->ij" %[[K]], %[[MINUS]]
// CHECK-NEXT: %[[S1:.*]] = arith.addf %[[S]], %[[U]]
// CHECK-NEXT: return %[[S1]], %[[M]], %[[KM]]
func.func @layer(%k: tensor<?x8xf32>, %M: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  %zero = arith.constant dense<0.0> : tensor<8x8xf32>
  %r:3 = ttt.every 4 tokens(%k) carry(%zero, %M)
      : (tensor<?x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<4x8xf32>, %Sb: tensor<8x8xf32>, %Mb: tensor<8x8xf32>):
    %km = ttt.contract "ti,ij->tj" %kb, %Mb : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %ks = ttt.contract "ti,ij->tj" %kb, %Sb : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %kss = ttt.contract "ti,ij->tj" %ks, %Mb : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %minus = arith.subf %ks, %km : tensor<4x8xf32>
    %u = ttt.contract "ti,tj->ij" %kb, %minus : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %S1 = arith.addf %Sb, %u : tensor<8x8xf32>
    %sum = arith.addf %kss, %km : tensor<4x8xf32>
    %y = arith.subf %sum, %ks : tensor<4x8xf32>
    ttt.yield %S1, %Mb, %y : tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#2 : tensor<8x8xf32>, tensor<?x8xf32>
}
