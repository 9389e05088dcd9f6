// RUN: ttt-opt %s --ttt-derive-summary --verify-diagnostics

// expected-error @+1 {{the name 'S_map' is taken by what a summary of segments adds: choose another}}
func.func @layer(%k: tensor<?xf32> {ttt.tensor = #ttt.tensor<"S_map", token, BHT>},
                 %S: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>})
    attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 1>} {
  return %S : tensor<f32>
}
