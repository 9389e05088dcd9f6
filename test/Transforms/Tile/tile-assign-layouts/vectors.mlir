// A vector lies along the lanes of each warp, an element or two a thread, if that takes less work
// than having it as the tiles that it is used with: then a shuffle brings it there.
// RUN: ttt-opt %s --tile-assign-layouts=warps=4 --canonicalize --cse | FileCheck %s

// CHECK-DAG: #[[LANES:layout[0-9]*]] = #tile.layout<registers = [32], lanes = [1, 2, 4, 8, 16], warps = [0, 0], rank = 1>
// CHECK-DAG: #[[TILE:layout[0-9]*]] = #tile.layout<registers = [1, 8, 16, 32], lanes = [2, 4, 0, 0, 0], warps = [0, 0], rank = 1>

// A function of each element: twice instead of 16 times.
// CHECK-LABEL: func @along_lanes
// CHECK: %[[X:.*]] = tile.read %arg1{{.*}} -> tensor<64xf32, #[[LANES]]>
// CHECK: %[[E:.*]] = math.exp %[[X]] : tensor<64xf32, #[[LANES]]>
// CHECK: %[[V:.*]] = tile.convert %[[E]] : tensor<64xf32, #[[LANES]]> -> tensor<64xf32, #[[TILE]]>
// CHECK: tile.broadcast %[[V]] [0] : tensor<64xf32, #[[TILE]]>
func.func @along_lanes(%in: memref<64x64xf32>, %v: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %r = tile.read %v[%c0] axes [0] : memref<64xf32> -> tensor<64xf32>
  %e = math.exp %r : tensor<64xf32>
  %w = tile.broadcast %e [0] : tensor<64xf32> -> tensor<64x64xf32>
  %y = arith.mulf %x, %w : tensor<64x64xf32>
  tile.write %y, %in[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}

// What is only repeated is read where it is needed.
// CHECK-LABEL: func @as_tile
// CHECK: %[[X:.*]] = tile.read %arg1{{.*}} -> tensor<64xf32, #[[TILE]]>
// CHECK-NOT: tile.convert
// CHECK: tile.broadcast %[[X]] [0] : tensor<64xf32, #[[TILE]]>
func.func @as_tile(%in: memref<64x64xf32>, %v: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %r = tile.read %v[%c0] axes [0] : memref<64xf32> -> tensor<64xf32>
  %w = tile.broadcast %r [0] : tensor<64xf32> -> tensor<64x64xf32>
  %y = arith.mulf %x, %w : tensor<64x64xf32>
  tile.write %y, %in[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}

// A sum that no other warp adds to is where its terms are.
// CHECK-LABEL: func @sum
// CHECK: %[[S:.*]] = tile.reduce "sum" %{{.*}} [0] : {{.*}} -> tensor<64xf32, #[[SUM:layout[0-9]*]]>
// CHECK-NOT: tile.convert
// CHECK: tile.broadcast %{{.*}} [0] : tensor<64xf32, #[[SUM]]>
func.func @sum(%in: memref<64x64xf32>, %v: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %r = tile.reduce "sum" %x [0] : tensor<64x64xf32> -> tensor<64xf32>
  %e = math.exp %r : tensor<64xf32>
  %w = tile.broadcast %e [0] : tensor<64xf32> -> tensor<64x64xf32>
  %y = arith.mulf %x, %w : tensor<64x64xf32>
  tile.write %y, %in[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}

// Shuffles move 32 bits: others stay.
// CHECK-LABEL: func @narrow
// CHECK: tile.read %arg1{{.*}} -> tensor<64xbf16, #[[TILE]]>
// CHECK-NOT: tile.convert
// CHECK: return
func.func @narrow(%in: memref<64x64xbf16>, %v: memref<64xbf16>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xbf16> -> tensor<64x64xbf16>
  %r = tile.read %v[%c0] axes [0] : memref<64xbf16> -> tensor<64xbf16>
  %e = arith.mulf %r, %r : tensor<64xbf16>
  %w = tile.broadcast %e [0] : tensor<64xbf16> -> tensor<64x64xbf16>
  %y = arith.mulf %x, %w : tensor<64x64xbf16>
  tile.write %y, %in[%c0, %c0] axes [0, 1] : tensor<64x64xbf16>, memref<64x64xbf16>
  return
}
