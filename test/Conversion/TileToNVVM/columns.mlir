// What goes from token to token: a thread walks through the rows of its columns, and nothing
// moves between threads.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s --implicit-check-not=nvvm.shfl --implicit-check-not=nvvm.barrier

#columns = #tile.layout<registers = [1, 0, 2, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 0, 16], rank = 2>
#square = #tile.layout<registers = [1, 0, 2, 0], lanes = [0, 1, 0, 2, 0, 0, 0, 0, 0, 0], rank = 2>
#all = #tile.layout<registers = [1, 2], lanes = [0, 0, 0, 0, 0], rank = 1>

// Of four rows the first is as it was; the others take one, two and three products.
// CHECK-LABEL: llvm.func @solve
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK: llvm.intr.fma
// CHECK: arith.addf
// CHECK: arith.mulf
// CHECK-COUNT-2: llvm.intr.fma
// CHECK: arith.addf
// CHECK-NOT: arith.addf
// CHECK: llvm.return
func.func @solve(%in: memref<4x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<4x32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %weights = tile.alloc {offset = 0} : memref<4x4xf32, 3>
  %r = tile.read %in[%c0, %c0] axes [0, 1] : memref<4x32xf32> -> tensor<4x32xf32, #columns>
  %x = tile.solve %weights, %r : memref<4x4xf32, 3>, tensor<4x32xf32, #columns> -> tensor<4x32xf32, #columns>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<4x32xf32, #columns>, memref<4x32xf32>
  return
}

// Above the diagonal stand zeros, chosen by the column of the thread.
// CHECK-LABEL: llvm.func @recurrence
// CHECK: arith.cmpi eq
// CHECK: arith.select
// CHECK: arith.mulf
// CHECK: llvm.return
func.func @recurrence(%gates: memref<4xf32> {ttt.tensor = #ttt.tensor<"gates", param, BH>}, %a: memref<4xf32> {ttt.tensor = #ttt.tensor<"a", param, BH>}, %l: memref<4x4xf32> {ttt.tensor = #ttt.tensor<"l", param, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %gate = tile.read %gates[%c0] axes [0] : memref<4xf32> -> tensor<4xf32, #all>
  %A, %L = tile.recurrence carried 1 of 1 transitions [0, 0] (%gate) inputs [0, 0] (%gate) : (tensor<4xf32, #all>, tensor<4xf32, #all>) -> (tensor<4xf32, #all>, tensor<4x4xf32, #square>)
  tile.write %A, %a[%c0] axes [0] : tensor<4xf32, #all>, memref<4xf32>
  tile.write %L, %l[%c0, %c0] axes [0, 1] : tensor<4x4xf32, #square>, memref<4x4xf32>
  return
}

// A state that each token replaces has no gate: after a token, nothing is left of earlier ones.
// CHECK-LABEL: llvm.func @replaced
// CHECK: arith.cmpi eq
// CHECK: arith.select
// CHECK-NOT: arith.mulf
// CHECK: llvm.return
func.func @replaced(%gates: memref<4xf32> {ttt.tensor = #ttt.tensor<"gates", param, BH>}, %a: memref<4xf32> {ttt.tensor = #ttt.tensor<"a", param, BH>}, %l: memref<4x4xf32> {ttt.tensor = #ttt.tensor<"l", param, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %gate = tile.read %gates[%c0] axes [0] : memref<4xf32> -> tensor<4xf32, #all>
  %A, %L = tile.recurrence carried 1 of 1 transitions [] () inputs [0, 0] (%gate) : (tensor<4xf32, #all>) -> (tensor<4xf32, #all>, tensor<4x4xf32, #square>)
  tile.write %A, %a[%c0] axes [0] : tensor<4xf32, #all>, memref<4xf32>
  tile.write %L, %l[%c0, %c0] axes [0, 1] : tensor<4x4xf32, #square>, memref<4x4xf32>
  return
}
