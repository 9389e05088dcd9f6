// Parts of sums for other warps are not needed in every lane: where the layout gives bits of the
// registers to lanes, a lane keeps one of two registers and gives the other one away, so that each
// step has half as many.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s

#m = #tile.layout<registers = [1, 0, 2, 0, 4, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 0, 16], warps = [0, 32], rank = 2>
#parts = #tile.layout<registers = [0, 1, 0, 2, 0, 4], lanes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], warps = [1, 0], rank = 2>
#scattered = #tile.layout<lanes = [0, 1, 0, 2, 0, 4, 0, 0, 0, 0], warps = [1, 0], rank = 2>

// 4 + 2 + 1 shuffles for eight rows, and one for each bit that no register is left for. Two
// selections each, but for those.
// CHECK-LABEL: llvm.func @parts
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : i32
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : i32
// CHECK-DAG: %[[EIGHT:.*]] = arith.constant 8 : i32
// CHECK-DAG: %[[SIXTEEN:.*]] = arith.constant 16 : i32
// CHECK: %[[FIRST:.*]] = llvm.load
// CHECK: %[[SECOND:.*]] = llvm.load
// CHECK: %[[BIT:.*]] = arith.andi %[[LANE:.*]], %[[ONE]]
// CHECK: %[[ODD:.*]] = arith.cmpi ne, %[[BIT]], %[[ZERO]]
// CHECK: %[[OWN:.*]] = arith.select %[[ODD]], %[[SECOND]], %[[FIRST]]
// CHECK: %[[GIVEN:.*]] = arith.select %[[ODD]], %[[FIRST]], %[[SECOND]]
// CHECK: %[[GOT:.*]] = nvvm.shfl.sync {{ *}}bfly %{{.*}}, %[[GIVEN]], %[[ONE]]
// CHECK: arith.addf %[[OWN]], %[[GOT]]
// CHECK-COUNT-3: nvvm.shfl.sync {{ *}}bfly %{{.*}}, %{{.*}}, %[[ONE]]
// CHECK: arith.andi %[[LANE]], %[[TWO]]
// CHECK-COUNT-2: nvvm.shfl.sync {{ *}}bfly %{{.*}}, %{{.*}}, %[[TWO]]
// CHECK: arith.andi %[[LANE]], %[[FOUR]]
// CHECK: arith.select
// CHECK: arith.select
// CHECK: nvvm.shfl.sync {{ *}}bfly %{{.*}}, %{{.*}}, %[[FOUR]]
// CHECK-NOT: arith.select
// CHECK: nvvm.shfl.sync {{ *}}bfly %{{.*}}, %{{.*}}, %[[EIGHT]]
// CHECK: nvvm.shfl.sync {{ *}}bfly %{{.*}}, %{{.*}}, %[[SIXTEEN]]
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK-NOT: nvvm.shfl
// CHECK: llvm.store %[[SUM]]
// CHECK-NOT: llvm.store
// CHECK: llvm.return
func.func @parts(%in: memref<8x64xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}) attributes {tile.launch = #tile.launch<warps = 2>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0} : memref<8x2xf32, 3>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<8x64xf32> -> tensor<8x64xf32, #m>
  %s = tile.reduce "sum" %x [1] parts : tensor<8x64xf32, #m> -> tensor<2x8xf32, #scattered>
  tile.write %s, %slot[%c0, %c0] axes [1, 0] : tensor<2x8xf32, #scattered>, memref<8x2xf32, 3>
  return
}

// Without it every lane has all eight.
// CHECK-LABEL: llvm.func @together
// CHECK-COUNT-40: nvvm.shfl.sync {{ *}}bfly
// CHECK-NOT: nvvm.shfl
// CHECK-COUNT-8: llvm.store
// CHECK: llvm.return
func.func @together(%in: memref<8x64xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}) attributes {tile.launch = #tile.launch<warps = 2>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0} : memref<8x2xf32, 3>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<8x64xf32> -> tensor<8x64xf32, #m>
  %s = tile.reduce "sum" %x [1] parts : tensor<8x64xf32, #m> -> tensor<2x8xf32, #parts>
  tile.write %s, %slot[%c0, %c0] axes [1, 0] : tensor<2x8xf32, #parts>, memref<8x2xf32, 3>
  return
}
