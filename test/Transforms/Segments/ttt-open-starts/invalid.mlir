// Layers of which a segment is no call of the layer.
// RUN: ttt-opt %s --ttt-open-starts --split-input-file --verify-diagnostics

#k = #ttt.tensor<"k", token, BHT>
#final = #ttt.tensor<"S_final", final, BH>
func.func @computed(%k: tensor<?xf32> {ttt.tensor = #k}, %p: tensor<f32> {ttt.tensor = #ttt.tensor<"p", param>})
    -> (tensor<f32> {ttt.tensor = #final}) {
  // expected-error @+1 {{expected 'S' to begin at zero or to be a state without a value, whose start a call passes, to compile segments of a sequence}}
  %start = arith.addf %p, %p : tensor<f32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%start) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    ttt.yield %S : tensor<f32>
  }
  return %final : tensor<f32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
#final = #ttt.tensor<"S_final", final, BH>
// expected-error @+2 {{the initial value of 'S' is read after the first token too, where a later segment of a sequence starts from another value: no segments}}
func.func @read_again(%k: tensor<?xf32> {ttt.tensor = #k},
                      %S0: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #final}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%S0) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %S0 : tensor<f32>
    ttt.yield %sum : tensor<f32>
  }
  return %final : tensor<f32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
#final = #ttt.tensor<"S_final", final, BH>
func.func @not_returned(%k: tensor<?xf32> {ttt.tensor = #k}) -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %final, %out = ttt.each_token %c0, %n tokens(%k) carry(%zero) : (index, index, tensor<?xf32>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>) {
  // expected-error @+1 {{expected each value that is carried from token to token to be a state or variable of the layer, to compile segments of a sequence}}
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %row : tensor<f32>
    ttt.yield %sum, %sum : tensor<f32>, tensor<f32>
  }
  return %out : tensor<?xf32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
func.func @positions(%k: tensor<?xf32> {ttt.tensor = #k}) -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %out = ttt.each_token %c0, %n tokens(%k) carry() : (index, index, tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%t: index, %row: tensor<f32>):
    // expected-error @+1 {{this depends on other tokens of a sequence, or on how many there are: no segments}}
    %p = ttt.position %t : tensor<f32>
    ttt.yield %p : tensor<f32>
  }
  return %out : tensor<?xf32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
func.func @periods(%k: tensor<?xf32> {ttt.tensor = #k}) -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %out = ttt.each_token %c0, %n tokens(%k) carry() : (index, index, tensor<?xf32>) -> tensor<?xf32> {
  ^bb0(%t: index, %row: tensor<f32>):
    %p = ttt.position %t mod 9973 : tensor<f32>
    // expected-error @+1 {{segments would begin after multiples of too many tokens, 99400891}}
    %q = ttt.position %t mod 9967 : tensor<f32>
    %r = arith.addf %p, %q : tensor<f32>
    ttt.yield %r : tensor<f32>
  }
  return %out : tensor<?xf32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
#final = #ttt.tensor<"S_final", final, BH>
func.func @reverse(%k: tensor<?xf32> {ttt.tensor = #k}) -> (tensor<f32> {ttt.tensor = #final}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  // expected-error @+1 {{segments would have to begin with the last one}}
  %final = ttt.each_token reverse %c0, %n tokens(%k) carry(%zero) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    ttt.yield %S : tensor<f32>
  }
  return %final : tensor<f32>
}

// -----

// expected-error @+1 {{expected a causal layer to compile segments of a sequence, found #ttt.layer<causal = false>}}
module attributes {ttt.layer = #ttt.layer<causal = false>} {
}

// -----

// expected-error @+1 {{expected a layer of one stage to compile segments of a sequence: a view that reads other tokens, or that all heads share, is computed in a stage of its own}}
func.func @stage(%k: tensor<?xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>})
    -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"y", internal, BHT>})
    attributes {ttt.entry = #ttt.entry<forward, stage = "views">} {
  return %k : tensor<?xf32>
}

// -----

// Declarations are left alone.
func.func private @declared(%k: tensor<?xf32>)

// -----

// A state that nothing changes is a parameter of the loop, not a start.
#k = #ttt.tensor<"k", token, BHT>
// expected-error @+2 {{the initial value of 'A' is read after the first token too, where a later segment of a sequence starts from another value: no segments}}
func.func @unchanged(%k: tensor<?xf32> {ttt.tensor = #k},
                     %A: tensor<f32> {ttt.tensor = #ttt.tensor<"A", state, BH>},
                     %S0: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"A_final", final, BH>},
        tensor<f32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%S0) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %A : tensor<f32>
    ttt.yield %sum : tensor<f32>
  }
  return %A, %final : tensor<f32>, tensor<f32>
}

// -----

// A statement of the layer changes a state once: a segment would do so again.
#k = #ttt.tensor<"k", token, BHT>
// expected-error @+2 {{the initial value of 'A' is read after the first token too, where a later segment of a sequence starts from another value: no segments}}
func.func @changed_once(%k: tensor<?xf32> {ttt.tensor = #k},
                        %A: tensor<f32> {ttt.tensor = #ttt.tensor<"A", state, BH>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"A_final", final, BH>}) {
  %twice = arith.addf %A, %A : tensor<f32>
  return %twice : tensor<f32>
}

// -----

// The second loop reads what the first one ended with.
#k = #ttt.tensor<"k", token, BHT>
func.func @two_passes(%k: tensor<?xf32> {ttt.tensor = #k},
                      %A0: tensor<f32> {ttt.tensor = #ttt.tensor<"A", state, BH>},
                      %S0: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"A_final", final, BH>},
        tensor<f32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %first = ttt.each_token %c0, %n tokens(%k) carry(%S0) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %row : tensor<f32>
    ttt.yield %sum : tensor<f32>
  }
  %second = ttt.each_token %c0, %n tokens(%k) carry(%A0) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%t: index, %row: tensor<f32>, %A: tensor<f32>):
    // expected-error @+1 {{this reads what a loop over the sequence ended with: no segments}}
    %sum = arith.addf %A, %first : tensor<f32>
    ttt.yield %sum : tensor<f32>
  }
  return %second, %first : tensor<f32>, tensor<f32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
func.func @of_a_param(%k: tensor<?xf32> {ttt.tensor = #k},
                      %p: tensor<f32> {ttt.tensor = #ttt.tensor<"p", param>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"r_final", final, BH>}) {
  // expected-error @+1 {{the final value of 'r' is not carried from token to token: no segments}}
  %twice = arith.addf %p, %p : tensor<f32>
  return %twice : tensor<f32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
func.func @counter(%k: tensor<?xf32> {ttt.tensor = #k}) -> (tensor<f32> {ttt.tensor = #ttt.tensor<"n_final", final, B>}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %one = arith.constant dense<1.0> : tensor<f32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%zero) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'n' is the same for all heads: no segments}}
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %one : tensor<f32>
    ttt.yield %sum : tensor<f32>
  }
  return %final : tensor<f32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
func.func @replaced(%k: tensor<?xf32> {ttt.tensor = #k},
                    %S0: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%zero) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{expected 'S' to begin with the value that a call passes, where the text replaces it, to compile segments of a sequence}}
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %row : tensor<f32>
    ttt.yield %sum : tensor<f32>
  }
  return %final : tensor<f32>
}

// -----

#k = #ttt.tensor<"k", token, BHT>
func.func @replaced_by_a_number(%k: tensor<?xf32> {ttt.tensor = #k},
                    %S0: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %half = arith.constant dense<0.5> : tensor<f32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%half) : (index, index, tensor<?xf32>, tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{expected 'S' to begin with the value that a call passes, where the text replaces it, to compile segments of a sequence}}
  ^bb0(%t: index, %row: tensor<f32>, %S: tensor<f32>):
    %sum = arith.addf %S, %row : tensor<f32>
    ttt.yield %sum : tensor<f32>
  }
  return %final : tensor<f32>
}
