// A prefill reads stored tokens in tiles, a call that goes on one by one from a cache: not in
// the same order.
// RUN: ttt-opt %s --ttt-derive-decode=invariant --verify-diagnostics

func.func @attention(%q: tensor<?x8xf32> {ttt.axes = "BT", ttt.name = "q", ttt.role = "token"})
    -> (tensor<?x8xf32> {ttt.axes = "BT", ttt.name = "out", ttt.role = "out"}) {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r:2 = ttt.each_token %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    %K1 = ttt.append %K, %qt : tensor<?x8xf32>, tensor<8xf32>
    // expected-error @+1 {{not supported yet: stored tokens with the same bits however a sequence is cut into calls}}
    %y = ttt.attend %qt, %K1, %K1 : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    ttt.yield %K1, %y : tensor<?x8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}
