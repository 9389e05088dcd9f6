// The number of blocks: as many as the option allows, of a multiple of columns each.
// RUN: ttt-opt %s --ttt-split-columns=multiple=4 | FileCheck %s --check-prefix=FOUR
// RUN: ttt-opt %s --ttt-split-columns="multiple=4 blocks=3" | FileCheck %s --check-prefix=THREE
// RUN: ttt-opt %s --ttt-split-columns="multiple=16" | FileCheck %s --check-prefix=TWO
// RUN: ttt-opt %s --ttt-split-columns="multiple=32" | FileCheck %s --check-prefix=ONE
// RUN: ttt-opt %s --ttt-split-columns="blocks=1" | FileCheck %s --check-prefix=ONE

// FOUR: tensor<?x12xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT, columns = 48>}
// THREE: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT, columns = 48>}
// TWO: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT, columns = 48>}
// ONE-NOT: columns =
func.func @sums(%v: tensor<?x48xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x48xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %zero = arith.constant dense<0.0> : tensor<4x48xf32>
  %last, %out = ttt.every 4 tokens(%v) carry(%zero) : (tensor<?x48xf32>, tensor<4x48xf32>) -> (tensor<4x48xf32>, tensor<?x48xf32>) {
  ^bb0(%start: index, %count: index, %vb: tensor<4x48xf32>, %sum: tensor<4x48xf32>):
    %next = arith.addf %sum, %vb : tensor<4x48xf32>
    ttt.yield %next, %next : tensor<4x48xf32>, tensor<4x48xf32>
  }
  return %out : tensor<?x48xf32>
}

// Groups of tokens that do not depend on each other are blocks of their own.
// FOUR-LABEL: func @copy(
// FOUR-NOT: columns =
func.func @copy(%v: tensor<?x48xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT>})
    -> (tensor<?x48xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %out = ttt.every 4 tokens(%v) carry() : (tensor<?x48xf32>) -> tensor<?x48xf32> {
  ^bb0(%start: index, %count: index, %vb: tensor<4x48xf32>):
    ttt.yield %vb : tensor<4x48xf32>
  }
  return %out : tensor<?x48xf32>
}
