// A vector along the lanes is had as what is left of a tile by a shuffle: each thread says whose
// element it wants.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s --implicit-check-not='tensor<'

#lanes = #tile.layout<registers = [32], lanes = [1, 2, 4, 8, 16], warps = [0, 0], rank = 1>
#rows = #tile.layout<registers = [8], lanes = [0, 0, 1, 2, 4], warps = [16, 32], rank = 1>
#few = #tile.layout<lanes = [1, 2, 4, 8, 0], warps = [0, 0], rank = 1>
#fewrows = #tile.layout<registers = [8], lanes = [0, 0, 1, 2, 4], warps = [0, 0], rank = 1>

// Beyond 32 elements there are more registers; which one it is follows from the number of the warp,
// so that all lanes give the same: elements 32 and up to warps 2 and 3.
// CHECK-LABEL: llvm.func @lane_of_warp
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : i32
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : i32
// CHECK-DAG: %[[SEVEN:.*]] = arith.constant 7 : i32
// CHECK-DAG: %[[EIGHT:.*]] = arith.constant 8 : i32
// CHECK-DAG: %[[END:.*]] = arith.constant 31 : i32
// CHECK-DAG: %[[ALL:.*]] = arith.constant -1 : i32
// CHECK: %[[LANE:.*]] = arith.andi %{{.*}}, %[[END]]
// CHECK: %[[WARP:.*]] = arith.shrui
// CHECK: %[[LOW:.*]] = llvm.load
// CHECK: %[[HIGH:.*]] = llvm.load
// CHECK: %[[BIT:.*]] = arith.andi %[[WARP]], %[[TWO]]
// CHECK: %[[UPPER:.*]] = arith.cmpi ne, %[[BIT]], %[[ZERO]]
// CHECK: %[[X:.*]] = arith.select %[[UPPER]], %[[HIGH]], %[[LOW]]
// CHECK: %[[PART:.*]] = arith.shrui %[[LANE]], %[[TWO]]
// CHECK: %[[ROW:.*]] = arith.andi %[[PART]], %[[SEVEN]]
// CHECK: %[[SIXTEENS:.*]] = arith.shli %[[WARP]], %[[FOUR]]
// CHECK: %[[AT:.*]] = arith.addi %[[ROW]], %[[SIXTEENS]]
// CHECK: nvvm.shfl.sync {{ *}}idx %[[ALL]], %[[X]], %[[AT]], %[[END]]
// CHECK: %[[BELOW:.*]] = arith.addi %[[AT]], %[[EIGHT]]
// CHECK: nvvm.shfl.sync {{ *}}idx %[[ALL]], %[[X]], %[[BELOW]], %[[END]]
// CHECK-NOT: nvvm.
// CHECK: llvm.return
func.func @lane_of_warp(%in: memref<64xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<64xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 4>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<64xf32> -> tensor<64xf32, #lanes>
  %y = tile.convert %x : tensor<64xf32, #lanes> -> tensor<64xf32, #rows>
  tile.write %y, %out[%c0] axes [0] : tensor<64xf32, #rows>, memref<64xf32>
  return
}

// Fewer than 32: behind them lie copies, the register is one.
// CHECK-LABEL: llvm.func @few
// CHECK: %[[X:.*]] = llvm.load
// CHECK-NOT: arith.select
// CHECK: nvvm.shfl.sync {{ *}}idx %{{.*}}, %[[X]], %{{.*}}
// CHECK: nvvm.shfl.sync {{ *}}idx %{{.*}}, %[[X]], %{{.*}}
// CHECK-NOT: nvvm.
// CHECK: llvm.return
func.func @few(%in: memref<16xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<16xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 4>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<16xf32> -> tensor<16xf32, #few>
  %y = tile.convert %x : tensor<16xf32, #few> -> tensor<16xf32, #fewrows>
  tile.write %y, %out[%c0] axes [0] : tensor<16xf32, #fewrows>, memref<16xf32>
  return
}
