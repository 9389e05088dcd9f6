// Where it is not proven that a row depends on no later token, all rows of the open group are
// computed with each call, and the group's tokens are carried.
// RUN: ttt-opt %s --split-input-file --ttt-derive-decode=tokens=1 --ttt-resume-groups=new-rows --canonicalize --cse --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @sums_decode(
// CHECK-SAME: "carry.rows.x", state
// CHECK: ttt.every 4 of
// CHECK: ttt.every 4 of
func.func @sums(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>):
    %sum = ttt.reduce_sum %xs [0] : tensor<4x8xf32> -> tensor<8xf32>
    %all = ttt.broadcast %sum [0] : tensor<8xf32> -> tensor<4x8xf32>
    // expected-remark @+1 {{a decoded token computes all rows of the mini-batch so far: it is not proven that a row depends on no later token}}
    %out = arith.addf %xs, %all : tensor<4x8xf32>
    ttt.yield %out : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

// A sum over the upper triangle.
// CHECK-LABEL: func @upper_decode(
// CHECK: ttt.every 4 of
// CHECK: ttt.every 4 of
func.func @upper(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>):
    %w = ttt.contract "ti,si->ts" %xs, %xs : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x4xf32>
    // expected-remark @+1 {{it is not proven that a row depends on no later token}}
    %out = ttt.tril_matmul transpose %w, %xs : tensor<4x4xf32>, tensor<4x8xf32>
    ttt.yield %out : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

// A loop that starts from a sum over all tokens.
// CHECK-LABEL: func @loop_decode(
// CHECK: ttt.every 4 of
// CHECK: ttt.every 4 of
func.func @loop(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 4 tokens(%x) carry(%S0)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %S: tensor<8xf32>):
    %sum = ttt.reduce_sum %xs [0] : tensor<4x8xf32> -> tensor<8xf32>
    // expected-remark @+1 {{a loop does not run over the tokens of the mini-batch alone}}
    %e:2 = ttt.each_token %start, %count tokens(%xs) carry(%sum)
        : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
    ^bb0(%t: index, %xt: tensor<8xf32>, %s: tensor<8xf32>):
      %new = arith.mulf %s, %xt : tensor<8xf32>
      ttt.yield %new, %new : tensor<8xf32>, tensor<8xf32>
    }
    ttt.yield %e#0, %xs : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
