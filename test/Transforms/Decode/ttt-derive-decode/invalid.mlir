// Loops that no call in the middle of a sequence can run, and rows that no cache holds.
// RUN: ttt-opt %s --ttt-derive-decode --split-input-file --verify-diagnostics

func.func @each_token_reverse(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  // expected-error @+1 {{decoding would have to know the last token first}}
  %r = ttt.each_token reverse %c0, %n tokens(%x) carry()
      : (index, index, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %xt: tensor<8xf32>):
    ttt.yield %xt : tensor<8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

func.func @every_reverse(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  // expected-error @+1 {{decoding would have to know the last token first}}
  %r = ttt.every 4 reverse tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>):
    ttt.yield %xs : tensor<4x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

// Through what is made of it, too.
func.func @begins_where_another_ended(
    %x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
    %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %first:2 = ttt.every 4 tokens(%x) carry(%S0)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %S: tensor<8xf32>):
    ttt.yield %S, %xs : tensor<8xf32>, tensor<4x8xf32>
  }
  %next = math.tanh %first#0 : tensor<8xf32>
  // expected-error @+1 {{not supported yet: decoding a pass over the sequence that begins where another one ended}}
  %r:2 = ttt.every 4 tokens(%x) carry(%next)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %S: tensor<8xf32>):
    ttt.yield %S, %xs : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// -----

func.func @next(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  // expected-error @+1 {{decoding would have to know the next token}}
  %p = ttt.delay %x by -1 : tensor<?x8xf32>
  return %p : tensor<?x8xf32>
}

// -----

func.func @grows(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                  %S0: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  // expected-error @+1 {{not supported yet: decoding with a state without rows}}
  %r:2 = ttt.each_token %c0, %n tokens(%x) carry(%S0)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %xt: tensor<8xf32>, %S: tensor<?x8xf32>):
    ttt.yield %S, %xt : tensor<?x8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// -----

func.func @groups(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>}) {
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

func.func @elsewhere(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
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

// -----

// expected-error @+1 {{expected a causal layer to decode, found #ttt.layer<causal = false>}}
module attributes {ttt.layer = #ttt.layer<causal = false>} {
}

// -----

// expected-error @+1 {{expected `ttt.tensor` on each argument and result, as an import makes them}}
func.func @not_described(%q: tensor<?x8xf32>) {
  return
}
