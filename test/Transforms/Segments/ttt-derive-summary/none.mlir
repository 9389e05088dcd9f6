// Layers without a summary, and why.
// RUN: ttt-opt %s --ttt-derive-summary --split-input-file --verify-diagnostics | FileCheck %s
// CHECK-NOT: summary

#final = #ttt.tensor<"S_final", final, BH>
#forward = #ttt.entry<forward, cut_tokens = 1>
func.func @squared(%k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                   %S0: tensor<2xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2xf32> {ttt.tensor = #final}) attributes {ttt.entry = #forward} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x2xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%S0) : (index, index, tensor<?x2xf32>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%t: index, %kt: tensor<2xf32>, %S: tensor<2xf32>):
    // expected-remark @+1 {{[ttt-derive-summary] no summary of a segment: this is not known to be affine in the state}}
    %square = arith.mulf %S, %S : tensor<2xf32>
    %next = arith.addf %square, %kt : tensor<2xf32>
    ttt.yield %next : tensor<2xf32>
  }
  return %final : tensor<2xf32>
}

// -----

// A product of the state with a matrix from the right mixes its columns.
#final = #ttt.tensor<"S_final", final, BH>
#forward = #ttt.entry<forward, cut_tokens = 1>
func.func @mixed(%k: tensor<?x3x3xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %S0: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2x3xf32> {ttt.tensor = #final}) attributes {ttt.entry = #forward} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x3x3xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%S0) : (index, index, tensor<?x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%t: index, %kt: tensor<3x3xf32>, %S: tensor<2x3xf32>):
    // expected-remark @+1 {{[ttt-derive-summary] no summary of a segment: columns of the states are not known to be computed apart here}}
    %next = ttt.contract "ij,jk->ik" %S, %kt : tensor<2x3xf32>, tensor<3x3xf32> -> tensor<2x3xf32>
    ttt.yield %next : tensor<2x3xf32>
  }
  return %final : tensor<2x3xf32>
}

// -----

// Each column is multiplied by a matrix and by a factor of its own.
#final = #ttt.tensor<"S_final", final, BH>
#forward = #ttt.entry<forward, cut_tokens = 1>
func.func @scaled(%k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                  %v: tensor<?x3xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>},
                  %S0: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2x3xf32> {ttt.tensor = #final}) attributes {ttt.entry = #forward} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x2xf32>
  %final = ttt.each_token %c0, %n tokens(%k, %v) carry(%S0)
      : (index, index, tensor<?x2xf32>, tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32> {
  ^bb0(%t: index, %kt: tensor<2xf32>, %vt: tensor<3xf32>, %S: tensor<2x3xf32>):
    %read = ttt.contract "k,kj->j" %kt, %S : tensor<2xf32>, tensor<2x3xf32> -> tensor<3xf32>
    // expected-remark @+1 {{[ttt-derive-summary] no summary of a segment: columns of the states are not known to be computed apart here}}
    %scaled = arith.mulf %read, %vt : tensor<3xf32>
    %next = ttt.contract "k,j->kj" %kt, %scaled : tensor<2xf32>, tensor<3xf32> -> tensor<2x3xf32>
    ttt.yield %next : tensor<2x3xf32>
  }
  return %final : tensor<2x3xf32>
}

// -----

// A bias beside a matrix: a vector has columns, but no rows.
#forward = #ttt.entry<forward, cut_tokens = 1>
// expected-remark @+1 {{[ttt-derive-summary] no summary of a segment: columns of the states are not known to be computed apart here}}
func.func @bias(%k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                %S0: tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>},
                %c0: tensor<3xf32> {ttt.tensor = #ttt.tensor<"c", state, BH>})
    -> (tensor<2x3xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<3xf32> {ttt.tensor = #ttt.tensor<"c_final", final, BH>}) attributes {ttt.entry = #forward} {
  %zero = arith.constant 0 : index
  %n = tensor.dim %k, %zero : tensor<?x2xf32>
  %S1, %c1 = ttt.each_token %zero, %n tokens(%k) carry(%S0, %c0)
      : (index, index, tensor<?x2xf32>, tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>) {
  ^bb0(%t: index, %kt: tensor<2xf32>, %S: tensor<2x3xf32>, %c: tensor<3xf32>):
    %read = ttt.contract "k,kj->j" %kt, %S : tensor<2xf32>, tensor<2x3xf32> -> tensor<3xf32>
    %error = arith.addf %read, %c : tensor<3xf32>
    %step = ttt.contract "k,j->kj" %kt, %error : tensor<2xf32>, tensor<3xf32> -> tensor<2x3xf32>
    %next = arith.subf %S, %step : tensor<2x3xf32>
    %bias = arith.subf %c, %error : tensor<3xf32>
    ttt.yield %next, %bias : tensor<2x3xf32>, tensor<3xf32>
  }
  return %S1, %c1 : tensor<2x3xf32>, tensor<3xf32>
}

// -----

// An affine op that is no sum: its linear part is not derived.
#final = #ttt.tensor<"S_final", final, BH>
#forward = #ttt.entry<forward, cut_tokens = 1>
func.func @chosen(%k: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                  %S0: tensor<2xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2xf32> {ttt.tensor = #final}) attributes {ttt.entry = #forward} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x2xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%S0) : (index, index, tensor<?x2xf32>, tensor<2xf32>) -> tensor<2xf32> {
  ^bb0(%t: index, %kt: tensor<2xf32>, %S: tensor<2xf32>):
    %gates = arith.cmpf ogt, %kt, %kt : tensor<2xf32>
    // expected-remark @+1 {{[ttt-derive-summary] no summary of a segment: this has no linear part}}
    %next = arith.select %gates, %S, %kt : tensor<2xi1>, tensor<2xf32>
    ttt.yield %next : tensor<2xf32>
  }
  return %final : tensor<2xf32>
}

// -----

#forward = #ttt.entry<forward, cut_tokens = 1>
// expected-remark @+1 {{[ttt-derive-summary] no summary of a segment: expected one loop that carries states}}
func.func @stateless(%k: tensor<?xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>})
    -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {ttt.entry = #forward} {
  return %k : tensor<?xf32>
}

// -----

// Not opened: nothing is derived.
func.func @whole(%k: tensor<?xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>})
    -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  return %k : tensor<?xf32>
}

// -----

// The unit matrix of many rows would be a file of its own.
#final = #ttt.tensor<"S_final", final, BH>
#forward = #ttt.entry<forward, cut_tokens = 1>
// expected-remark @+1 {{[ttt-derive-summary] no summary of a segment: the states have 2049 rows, and a matrix of their maps at most 2048}}
func.func @wide(%k: tensor<?x2049xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                %S0: tensor<2049x2xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<2049x2xf32> {ttt.tensor = #final}) attributes {ttt.entry = #forward} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x2049xf32>
  %final = ttt.each_token %c0, %n tokens(%k) carry(%S0) : (index, index, tensor<?x2049xf32>, tensor<2049x2xf32>) -> tensor<2049x2xf32> {
  ^bb0(%t: index, %kt: tensor<2049xf32>, %S: tensor<2049x2xf32>):
    %read = ttt.contract "i,ij->j" %kt, %S : tensor<2049xf32>, tensor<2049x2xf32> -> tensor<2xf32>
    %change = ttt.contract "i,j->ij" %kt, %read : tensor<2049xf32>, tensor<2xf32> -> tensor<2049x2xf32>
    %next = arith.subf %S, %change : tensor<2049x2xf32>
    ttt.yield %next : tensor<2049x2xf32>
  }
  return %final : tensor<2049x2xf32>
}

// -----

// By hand: a result without a description.
#final = #ttt.tensor<"S_final", final, BH>
func.func @undescribed(%k: tensor<?xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                       %S: tensor<f32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<f32> {ttt.tensor = #final}, tensor<?xf32>)
    attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 1>} {
  return %S, %k : tensor<f32>, tensor<?xf32>
}
