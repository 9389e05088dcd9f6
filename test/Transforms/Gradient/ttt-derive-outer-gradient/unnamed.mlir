// A function without the names and roles that an import gives is refused.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --split-input-file --verify-diagnostics

// expected-error @+1 {{expected tensors with a name in `ttt.tensor` as arguments and results, as an import makes them, found 'tensor<?x8xf32>'}}
func.func @unnamed(%q: tensor<?x8xf32>) -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  return %q : tensor<?x8xf32>
}
