// Parts of a sum lie side by side in their slot, for a thread adds them up: an entry for each warp
// in the last axis. Lanes that would hold copies of a part have some of its registers instead: of
// 16 registers (column bits 0, 3, 4 and 5) 2 are left when 3 bits of lanes have taken theirs.
// RUN: ttt-opt %s --tile-assign-layouts=warps=4 --canonicalize --cse | FileCheck %s

// CHECK-DAG: #[[M:layout[0-9]*]] = #tile.layout<registers = [0, 1, 8, 0, 0, 8, 0, 16, 0, 32], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [32, 0, 16, 0], rank = 2>
// CHECK-DAG: #[[PARTS:layout[0-9]*]] = #tile.layout<registers = [0, 32], lanes = [0, 2, 0, 4, 0, 1, 0, 8, 0, 16], warps = [1, 0, 2, 0], rank = 2>
// All parts of an element are in one thread.
// CHECK-DAG: #[[ALL:layout[0-9]*]] = #tile.layout<registers = [1, 0, 2, 0, 0, 32], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 0, 16], warps = [0, 0, 0, 0], rank = 2>

// CHECK-LABEL: func @both_axes
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<64x4xf32, 3>
// CHECK: %[[X:.*]] = tile.read %arg0{{.*}} -> tensor<64x64xf32, #[[M]]>
// CHECK: %[[P:.*]] = tile.reduce "sum" %[[X]] [0] parts : tensor<64x64xf32, #[[M]]> -> tensor<4x64xf32, #[[PARTS]]>
// CHECK: tile.write %[[P]], %[[SLOT]][%{{.*}}] axes [1, 0]
// CHECK: %[[READ:.*]] = tile.read %[[SLOT]][%{{.*}}] axes [1, 0] : memref<64x4xf32, 3> -> tensor<4x64xf32, #[[ALL]]>
// CHECK: tile.reduce "sum" %[[READ]] [0] : tensor<4x64xf32, #[[ALL]]>
func.func @both_axes(%in: memref<64x64xf32>, %rows: memref<64xf32>, %columns: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %s = tile.reduce "sum" %x [0] : tensor<64x64xf32> -> tensor<64xf32>
  %t = tile.reduce "sum" %x [1] : tensor<64x64xf32> -> tensor<64xf32>
  tile.write %s, %columns[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  tile.write %t, %rows[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  return
}
