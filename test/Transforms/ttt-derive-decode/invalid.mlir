// RUN: ttt-opt %s --ttt-derive-decode --split-input-file --verify-diagnostics

func.func @groups(%q: tensor<?x8xf32>) {
  %none = ttt.no_rows : tensor<?x8xf32>
  %r = ttt.every 4 tokens(%q) carry(%none)
      : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %rows: tensor<4x8xf32>, %K: tensor<?x8xf32>):
    %row = tensor.extract_slice %rows[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    // expected-error@+1 {{not supported yet: decoding with stored rows of groups}}
    %K1 = ttt.append %K, %row : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K1 : tensor<?x8xf32>
  }
  return
}

// -----

func.func @elsewhere(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r = ttt.each_token %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    %K1 = ttt.append %K, %qt : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K1 : tensor<?x8xf32>
  }
  %y = ttt.each_token %zero, %count tokens(%q) carry()
      : (index, index, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %qt: tensor<8xf32>):
    // expected-error@+1 {{not supported yet: decoding with stored rows that are read elsewhere than in the `each token` that appends them}}
    %a = ttt.attend %qt, %r, %r : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    ttt.yield %a : tensor<8xf32>
  }
  return %y : tensor<?x8xf32>
}
