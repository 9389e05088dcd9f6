// What has no answer on whole streams is refused at its place.
// RUN: ttt-opt %s --ttt-hoist-attention --split-input-file --verify-diagnostics

func.func @itself(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r:2 = ttt.each_token %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    // expected-error @+1 {{not supported yet: what is stored or asked for depends on what an earlier token read of the same rows}}
    %y = ttt.attend %qt, %K, %K : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    %K1 = ttt.append %K, %y : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K1, %y : tensor<?x8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// -----

func.func @backwards(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r = ttt.each_token reverse %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    // expected-error @+1 {{not supported yet: stored rows in a loop in reverse}}
    %K1 = ttt.append %K, %qt : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K1 : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

func.func @elsewhere(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %K = ttt.each_token %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %qt: tensor<8xf32>, %rows: tensor<?x8xf32>):
    %K1 = ttt.append %rows, %qt : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K1 : tensor<?x8xf32>
  }
  %r = ttt.each_token %zero, %count tokens(%q) carry()
      : (index, index, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %qt: tensor<8xf32>):
    // expected-error @+1 {{not supported yet: stored rows that are read elsewhere than in the `each token` that appends them}}
    %y = ttt.attend %qt, %K, %K : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    ttt.yield %y : tensor<8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

func.func @twice(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r = ttt.each_token %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    // expected-error @+1 {{not supported yet: stored rows that something else is done to}}
    %K1 = ttt.append %K, %qt : tensor<?x8xf32>, tensor<8xf32>
    %K2 = ttt.append %K1, %qt : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K2 : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

func.func @started(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %r = ttt.each_token %zero, %count tokens(%q) carry(%q)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    // expected-error @+1 {{not supported yet: stored rows that do not start from none}}
    %K1 = ttt.append %K, %qt : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K1 : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

func.func @elsewhere(%k: tensor<8xf32>, %n: index) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = ttt.no_rows : tensor<?x8xf32>
  %r = scf.for %i = %zero to %n step %one iter_args(%K = %none) -> (tensor<?x8xf32>) {
    // expected-error @+1 {{not supported yet: stored rows elsewhere than in loops over tokens}}
    %K1 = ttt.append %K, %k : tensor<?x8xf32>, tensor<8xf32>
    scf.yield %K1 : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}
