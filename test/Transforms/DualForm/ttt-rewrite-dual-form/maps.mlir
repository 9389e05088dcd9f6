// What maps tokens has no order: with form=primal too all of a mini-batch are taken at
// once. What carries something, in the loop or around it, stays token by token.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=primal --split-input-file | FileCheck %s

// CHECK-LABEL: func @map
// CHECK-NOT: ttt.each_token
// CHECK: ttt.contract "tk,kj->tj" %{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
// CHECK-NOT: ttt.each_token
// CHECK: return
func.func @map(%x: tensor<?x8xf32>, %W: tensor<8x2xf32>) -> tensor<?x2xf32> {
  %r = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x2xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    %e = ttt.each_token %start, %count tokens(%xb) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x2xf32> {
    ^bb1(%t: index, %xt: tensor<8xf32>):
      %y = ttt.contract "k,kj->j" %xt, %W : tensor<8xf32>, tensor<8x2xf32> -> tensor<2xf32>
      ttt.yield %y : tensor<2xf32>
    }
    ttt.yield %e : tensor<4x2xf32>
  }
  return %r : tensor<?x2xf32>
}

// -----

// CHECK-LABEL: func @carried
// CHECK: ttt.each_token
func.func @carried(%x: tensor<?x8xf32>, %s0: tensor<8xf32>) -> tensor<?x8xf32> {
  %r:2 = ttt.every 4 tokens(%x) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>, %s: tensor<8xf32>):
    %e:2 = ttt.each_token %start, %count tokens(%xb) carry(%s) : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
    ^bb1(%t: index, %xt: tensor<8xf32>, %a: tensor<8xf32>):
      %b = arith.addf %a, %xt : tensor<8xf32>
      ttt.yield %b, %b : tensor<8xf32>, tensor<8xf32>
    }
    ttt.yield %e#0, %e#1 : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// -----

// A map inside of what carries states is part of the primal program.
// CHECK-LABEL: func @inside
// CHECK: ttt.each_token
func.func @inside(%x: tensor<?x8xf32>, %s0: tensor<8xf32>) -> tensor<?x8xf32> {
  %r:2 = ttt.every 4 tokens(%x) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>, %s: tensor<8xf32>):
    %e = ttt.each_token %start, %count tokens(%xb) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x8xf32> {
    ^bb1(%t: index, %xt: tensor<8xf32>):
      %b = arith.addf %s, %xt : tensor<8xf32>
      ttt.yield %b : tensor<8xf32>
    }
    %f = ttt.reduce_sum %e [0] : tensor<4x8xf32> -> tensor<8xf32>
    ttt.yield %f, %e : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}
