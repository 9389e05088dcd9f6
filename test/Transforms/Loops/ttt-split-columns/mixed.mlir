// Functions whose columns depend on each other, or that cannot be split: they stay as they are. Where
// it is an op that mixes columns, a remark says which.
// RUN: ttt-opt %s --ttt-split-columns=multiple=4 --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-NOT: columns =

// Without descriptions of tensors there are no axes.
func.func @not_described(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %sum = arith.addf %q, %q : tensor<?x8xf32>
  return %sum : tensor<?x8xf32>
}

// -----

// A norm of the output.
func.func @norm(%v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %out = ttt.every 4 tokens(%v) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %vb: tensor<4x8xf32>):
    // expected-remark @+1 {{[ttt-split-columns] norm: columns of the outputs depend on each other here}}
    %sum = ttt.reduce_sum %vb [1] : tensor<4x8xf32> -> tensor<4xf32>
    %wide = ttt.broadcast %sum [1] : tensor<4xf32> -> tensor<4x8xf32>
    %scaled = arith.mulf %vb, %wide : tensor<4x8xf32>
    ttt.yield %scaled : tensor<4x8xf32>
  }
  return %out : tensor<?x8xf32>
}

// -----

// A product with a matrix that has columns on both axes.
func.func @both_axes(%v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>},
                     %W: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"W", state, BH>})
    -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"W_final", final, BH>}) {
  %final = ttt.every 4 tokens(%v) carry(%W) : (tensor<?x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%start: index, %count: index, %vb: tensor<4x8xf32>, %state: tensor<8x8xf32>):
    %outer = ttt.contract "ti,tj->ij" %vb, %vb : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %next = arith.addf %state, %outer : tensor<8x8xf32>
    ttt.yield %next : tensor<8x8xf32>
  }
  return %final : tensor<8x8xf32>
}

// -----

// A constant that differs from column to column.
func.func @table(%v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  // expected-remark @+1 {{[ttt-split-columns] table: columns of the outputs depend on each other here}}
  %table = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %out = ttt.every 4 tokens(%v) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %vb: tensor<4x8xf32>):
    %wide = ttt.broadcast %table [0] : tensor<8xf32> -> tensor<4x8xf32>
    %scaled = arith.mulf %vb, %wide : tensor<4x8xf32>
    ttt.yield %scaled : tensor<4x8xf32>
  }
  return %out : tensor<?x8xf32>
}

// -----

// A part of the columns.
func.func @part(%v: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %out = ttt.every 4 tokens(%v) carry() : (tensor<?x16xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %vb: tensor<4x16xf32>):
    // expected-remark @+1 {{[ttt-split-columns] part: columns of the outputs depend on each other here}}
    %half = tensor.extract_slice %vb[0, 4] [4, 8] [1, 1] : tensor<4x16xf32> to tensor<4x8xf32>
    ttt.yield %half : tensor<4x8xf32>
  }
  return %out : tensor<?x8xf32>
}

// -----

// Columns that are solved from each other: the op mixes them, whatever it is.
func.func @solved(%W: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"W", state, BH>},
                  %v: tensor<8x4xf32> {ttt.tensor = #ttt.tensor<"v", state, BH>})
    -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"W_final", final, BH>}) {
  // expected-remark @+1 {{[ttt-split-columns] solved: columns of the outputs depend on each other here}}
  %lower = ttt.tril %W : tensor<8x8xf32>
  return %lower : tensor<8x8xf32>
}

// -----

// A final value that has no columns: each block would write all of it.
func.func @shared(%k: tensor<?x6xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                  %v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>},
                  %z: tensor<6xf32> {ttt.tensor = #ttt.tensor<"z", state, BH>})
    -> (tensor<6xf32> {ttt.tensor = #ttt.tensor<"z_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %final, %out = ttt.every 4 tokens(%k, %v) carry(%z) : (tensor<?x6xf32>, tensor<?x8xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<4x6xf32>, %vb: tensor<4x8xf32>, %state: tensor<6xf32>):
    %sum = ttt.reduce_sum %kb [0] : tensor<4x6xf32> -> tensor<6xf32>
    %next = arith.addf %state, %sum : tensor<6xf32>
    ttt.yield %next, %vb : tensor<6xf32>, tensor<4x8xf32>
  }
  return %final, %out : tensor<6xf32>, tensor<?x8xf32>
}

// -----

// Heads that share an output: tasks are sequences, or parts are joined.
func.func @of_all_heads(%v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BT>}) {
  %out = ttt.every 4 tokens(%v) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %vb: tensor<4x8xf32>):
    ttt.yield %vb : tensor<4x8xf32>
  }
  return %out : tensor<?x8xf32>
}

// -----

// Several rows of a token.
func.func @rows(%v: tensor<?x2x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x2x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %out = ttt.every 4 tokens(%v) carry() : (tensor<?x2x8xf32>) -> tensor<?x2x8xf32> {
  ^bb0(%start: index, %count: index, %vb: tensor<4x2x8xf32>):
    ttt.yield %vb : tensor<4x2x8xf32>
  }
  return %out : tensor<?x2x8xf32>
}

// -----

// Too few columns, and entries that are called for whole tensors.
func.func @few(%v: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  return %v : tensor<?x4xf32>
}
func.func @save(%v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>})
    attributes {ttt.entry = #ttt.entry<save>} {
  return %v : tensor<?x8xf32>
}
