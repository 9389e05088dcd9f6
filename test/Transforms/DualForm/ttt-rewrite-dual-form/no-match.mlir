// Each way a loop over tokens has no dual form, and where the remark points.
// RUN: ttt-opt %s --ttt-rewrite-dual-form --split-input-file --verify-diagnostics
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=primal --split-input-file | FileCheck %s --implicit-check-not=ttt.tril_matmul

// CHECK-LABEL: func @elementwise
func.func @elementwise(%i: index, %n: index, %x: tensor<4x8xf32>, %S: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<4x8xf32>) {
  %r:2 = ttt.each_token %i, %n tokens(%x) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<4x8xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %s: tensor<8x8xf32>):
    %g = ttt.contract "i,j->ij" %xt, %xt : tensor<8xf32>, tensor<8xf32> -> tensor<8x8xf32>
    %new = arith.addf %s, %g : tensor<8x8xf32>
    // expected-remark @+1 {{[ttt-rewrite-dual-form] primal form, token by token: a matrix state is read through a function of its entries: only products with a row, `x @ S`, have a dual form}}
    %h = math.tanh %new : tensor<8x8xf32>
    %y = ttt.contract "i,ij->j" %xt, %h : tensor<8xf32>, tensor<8x8xf32> -> tensor<8xf32>
    ttt.yield %new, %y : tensor<8x8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func @recurrent_row
func.func @recurrent_row(%i: index, %n: index, %x: tensor<4x8xf32>, %h0: tensor<8xf32>) -> tensor<8xf32> {
  %r = ttt.each_token %i, %n tokens(%x) carry(%h0) : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%t: index, %xt: tensor<8xf32>, %h: tensor<8xf32>):
    %a = arith.addf %xt, %h : tensor<8xf32>
    // expected-remark @+1 {{an update reads a state updated in the same mini-batch: only sums of predictions `x @ S` times numbers or rows have a dual form}}
    %new = math.tanh %a : tensor<8xf32>
    ttt.yield %new : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// CHECK-LABEL: func @scalar_state
func.func @scalar_state(%i: index, %n: index, %x: tensor<4xf32>, %c0: tensor<f32>) -> (tensor<f32>, tensor<4xf32>) {
  %r:2 = ttt.each_token %i, %n tokens(%x) carry(%c0) : (index, index, tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<4xf32>) {
  ^bb0(%t: index, %xt: tensor<f32>, %c: tensor<f32>):
    %new = arith.addf %c, %xt : tensor<f32>
    // expected-remark @+1 {{a state or a running sum that is one number is read: only rows and matrices have a dual form}}
    %y = math.exp %new : tensor<f32>
    ttt.yield %new, %y : tensor<f32>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<f32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func @other_position
func.func @other_position(%i: index, %x: tensor<?xf32>) -> tensor<?xf32> {
  %r = ttt.every 4 tokens(%x) carry() : (tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4xf32>):
    %e = ttt.each_token %start, %count tokens(%xb) carry() : (index, index, tensor<4xf32>) -> tensor<4xf32> {
    ^bb1(%t: index, %xt: tensor<f32>):
      // expected-remark @+1 {{a token's position that is not its row in the mini-batch}}
      %p = ttt.position %i mod 3 : tensor<f32>
      %y = arith.mulf %xt, %p : tensor<f32>
      ttt.yield %y : tensor<f32>
    }
    ttt.yield %e : tensor<4xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func @whole_sequence
func.func @whole_sequence(%i: index, %n: index, %x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-remark @+1 {{the loop is in no mini-batch of known size: with --invariant, what stands in no `every`, also a `cumsum`, runs token by token}}
  %r = ttt.each_token %i, %n tokens(%x) carry() : (index, index, tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%t: index, %xt: tensor<f32>):
    ttt.yield %xt : tensor<f32>
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func @matrix_per_token
func.func @matrix_per_token(%i: index, %n: index, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = ttt.each_token %i, %n tokens(%x) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%t: index, %xt: tensor<8xf32>):
    // expected-remark @+1 {{a matrix per token is used as a value}}
    %m = ttt.contract "i,j->ij" %xt, %xt : tensor<8xf32>, tensor<8xf32> -> tensor<8x8xf32>
    %y = ttt.reduce_sum %m [0] : tensor<8x8xf32> -> tensor<8xf32>
    ttt.yield %y : tensor<8xf32>
  }
  return %r : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func @reversed
func.func @reversed(%i: index, %n: index, %x: tensor<4x8xf32>, %S: tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  // expected-remark @+1 {{[ttt-rewrite-dual-form] primal form, token by token: the loop runs from the last token to the first}}
  %r:2 = ttt.each_token reverse %i, %n tokens(%x) carry(%S)
      : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %s: tensor<8xf32>):
    %new = arith.addf %s, %xt : tensor<8xf32>
    ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<4x8xf32>
}
