// Ops without a derivative, and streams read at once.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --split-input-file --verify-diagnostics

func.func @no_rule(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    // expected-error @+1 {{no derivative rule for 'math.atan'}}
    %e = math.atan %xb : tensor<4x8xf32>
    ttt.yield %e : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

func.func @whole_stream(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  // expected-error @+1 {{not supported yet: the gradient of a loop that reads a whole stream at once}}
  %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    %s = ttt.reduce_sum %x [0] : tensor<?x8xf32> -> tensor<8xf32>
    %e = ttt.broadcast %s [0] : tensor<8xf32> -> tensor<4x8xf32>
    ttt.yield %e : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}
