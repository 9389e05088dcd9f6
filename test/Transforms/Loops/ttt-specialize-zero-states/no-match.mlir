// One step is enough where the state is given, is not zero, is met from its end, or where
// no product reads it.
// RUN: ttt-opt %s --ttt-outline-steps --ttt-specialize-zero-states | FileCheck %s --implicit-check-not=scf.if --implicit-check-not=_first

// CHECK-LABEL: func @given
func.func @given(%k: tensor<?x8xf32>, %S: tensor<8x8xf32>) -> tensor<?x8xf32> {
  %r:2 = ttt.every 4 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<4x8xf32>, %Sb: tensor<8x8xf32>):
    %y = ttt.contract "ti,ij->tj" %kb, %Sb : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    ttt.yield %Sb, %y : tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// CHECK-LABEL: func @not_zero
func.func @not_zero(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %S = arith.constant dense<1.0> : tensor<8x8xf32>
  %r:2 = ttt.every 4 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<4x8xf32>, %Sb: tensor<8x8xf32>):
    %y = ttt.contract "ti,ij->tj" %kb, %Sb : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    ttt.yield %Sb, %y : tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// CHECK-LABEL: func @reversed
func.func @reversed(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %S = arith.constant dense<0.0> : tensor<8x8xf32>
  %r:2 = ttt.every 4 reverse tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<4x8xf32>, %Sb: tensor<8x8xf32>):
    %y = ttt.contract "ti,ij->tj" %kb, %Sb : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    ttt.yield %Sb, %y : tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// CHECK-LABEL: func @no_product
func.func @no_product(%k: tensor<?x8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %s = arith.constant dense<0.0> : tensor<8xf32>
  %r:2 = ttt.every 4 tokens(%k) carry(%s) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<4x8xf32>, %sb: tensor<8xf32>):
    %sum = ttt.reduce_sum %kb [0] : tensor<4x8xf32> -> tensor<8xf32>
    %next = arith.addf %sb, %sum : tensor<8xf32>
    ttt.yield %next, %kb : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
