// Streams that are used as a whole, come from elsewhere, or share memory of another type.
// RUN: ttt-opt %s --ttt-narrow-streams --split-input-file --verify-diagnostics

func.func @whole_use(%x: tensor<?xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT, stored = bf16>}) -> tensor<?xf32> {
  // expected-error@+1 {{'arith.negf' op expected slices of a stream, found a use of the whole stream}}
  %y = arith.negf %x : tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

func.func @other_origin(%n: index) -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT, stored = bf16>}) {
  // expected-error@+1 {{'tensor.generate' op expected a stream made of slices, found another origin}}
  %y = tensor.generate %n {
  ^bb0(%i: index):
    %zero = arith.constant 0.0 : f32
    tensor.yield %zero : f32
  } : tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

// expected-error@+1 {{expected 'y' to be stored as 'bf16', because it shares a stream that is}}
func.func @other_type(%x: tensor<?xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT, stored = bf16>}) -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"y", saved, BHT>}) {
  return %x : tensor<?xf32>
}
