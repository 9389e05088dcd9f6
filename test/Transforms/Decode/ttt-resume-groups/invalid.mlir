// RUN: ttt-opt %s --ttt-resume-groups --verify-diagnostics

// expected-error @+1 {{expected a prefill and a decode entry, found one of them}}
func.func @layer_decode(%k: tensor<?xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>})
    -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>})
    attributes {ttt.entry = #ttt.entry<decode, max_tokens = 2>} {
  return %k : tensor<?xf32>
}
