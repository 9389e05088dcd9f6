// A thread reads what it holds, copies included; of copies one is written. What a tile covers
// beyond its end is read at the end, and not written.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s --implicit-check-not=memref --implicit-check-not=tile.read --implicit-check-not=tile.write

#each = #tile.layout<lanes = [1, 2, 4, 8, 16], warps = [32], rank = 1>
#copies = #tile.layout<lanes = [1, 2, 4, 0, 0], warps = [0], rank = 1>
#odd = #tile.layout<registers = [8], lanes = [1, 2, 4, 0, 0], rank = 1>
#pairs = #tile.layout<registers = [1], lanes = [2, 4, 8, 16, 32], rank = 1>
#number = #tile.layout<rank = 0>
#rows = #tile.layout<registers = [1, 0, 2, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 0, 16], rank = 2>

// One element a thread: no branch.
// CHECK-LABEL: llvm.func @each
// CHECK: %[[LANE:.*]] = arith.andi %{{.*}}, %{{.*}} : i32
// CHECK: %[[WARP:.*]] = arith.shrui
// CHECK: %[[X:.*]] = llvm.load %{{.*}} : !llvm.ptr<1> -> f32
// CHECK-NOT: scf.if
// CHECK: llvm.store %[[X]], %{{.*}} : f32, !llvm.ptr<1>
// CHECK: llvm.return
func.func @each(%in: memref<64xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<64xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 2>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<64xf32> -> tensor<64xf32, #each>
  tile.write %x, %out[%c0] axes [0] : tensor<64xf32, #each>, memref<64xf32>
  return
}

// Lanes 8 and up and the second warp hold copies: bits 3 and 4 of the lane, bit 0 of the warp.
// CHECK-LABEL: llvm.func @copies
// CHECK-DAG: %[[BITS:.*]] = arith.constant 24 : i32
// CHECK: %[[X:.*]] = llvm.load
// CHECK: %[[OTHERS:.*]] = arith.andi %{{.*}}, %[[BITS]]
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[OTHERS]]
// CHECK: %[[HERE:.*]] = arith.andi %[[FIRST]], %{{.*}} : i1
// CHECK: scf.if %[[HERE]] {
// CHECK: llvm.store %[[X]]
// CHECK: llvm.return
func.func @copies(%in: memref<8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<8xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 2>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<8xf32> -> tensor<8xf32, #copies>
  tile.write %x, %out[%c0] axes [0] : tensor<8xf32, #copies>, memref<8xf32>
  return
}

// Every thread has a number; one writes it.
// CHECK-LABEL: llvm.func @number
// CHECK: llvm.load
// CHECK: scf.if
// CHECK: llvm.store
// CHECK-NOT: llvm.store
// CHECK: llvm.return
func.func @number(%in: memref<f32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<f32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 2>} {
  %x = tile.read %in[] axes [] : memref<f32> -> tensor<f32, #number>
  tile.write %x, %out[] axes [] : tensor<f32, #number>, memref<f32>
  return
}

// CHECK-LABEL: llvm.func @odd
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 12 : i32
// CHECK-DAG: %[[END:.*]] = arith.constant 11 : i32
// CHECK-COUNT-2: arith.minsi %{{.*}}, %[[END]]
// CHECK: %[[INSIDE:.*]] = arith.cmpi slt, %{{.*}}, %[[SIZE]]
// CHECK: scf.if %[[INSIDE]] {
// CHECK: llvm.store
// CHECK: %[[MORE:.*]] = arith.cmpi slt, %{{.*}}, %[[SIZE]]
// CHECK: scf.if %[[MORE]] {
// CHECK: llvm.store
// CHECK: llvm.return
func.func @odd(%in: memref<12xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<12xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<12xf32> -> tensor<12xf32, #odd>
  tile.write %x, %out[%c0] axes [0] : tensor<12xf32, #odd>, memref<12xf32>
  return
}

// Neighbours in two registers of a thread are read and written at once.
// CHECK-LABEL: llvm.func @pairs
// CHECK: llvm.load %{{.*}} : !llvm.ptr<1> -> vector<2xf32>
// CHECK-NOT: llvm.load
// CHECK: llvm.store %{{.*}} : vector<2xf32>, !llvm.ptr<1>
// CHECK-NOT: llvm.store
// CHECK: llvm.return
func.func @pairs(%in: memref<64xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<64xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<64xf32> -> tensor<64xf32, #pairs>
  tile.write %x, %out[%c0] axes [0] : tensor<64xf32, #pairs>, memref<64xf32>
  return
}

// Numbers of tokens are read one by one: a sequence or head may start at an odd one.
// CHECK-LABEL: llvm.func @numbers
// CHECK: llvm.load %{{.*}} : !llvm.ptr<1> -> bf16
// CHECK: llvm.load %{{.*}} : !llvm.ptr<1> -> bf16
// CHECK-NOT: llvm.load
// CHECK: llvm.return
func.func @numbers(%in: memref<?xbf16, strided<[?]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %out: memref<64xbf16> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<?xbf16, strided<[?]>> -> tensor<64xbf16, #pairs>
  tile.write %x, %out[%c0] axes [0] : tensor<64xbf16, #pairs>, memref<64xbf16>
  return
}

// Rows of a stream are the stride of its tokens apart. With `last` no row beyond is read; with
// `count` none is written.
// CHECK-LABEL: llvm.func @ragged
// CHECK-SAME: (%{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %[[T:[^:]*]]: i64,
// CHECK-SAME: %[[TOKENS:[^:]*]]: i64, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64)
// CHECK-COUNT-4: arith.minsi
// CHECK-COUNT-4: arith.cmpi s{{lt|gt}}
// CHECK: llvm.return
func.func @ragged(%in: memref<?x32xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %out: memref<?x32xf32, strided<[?, 1]>> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?x32xf32, strided<[?, 1]>>
  %last = arith.subi %n, %c1 : index
  %x = tile.read %in[%c0, %c0] last %last axes [0, 1] : memref<?x32xf32, strided<[?, 1]>> -> tensor<4x32xf32, #rows>
  tile.write %x, %out[%c0, %c0] count %n axes [0, 1] : tensor<4x32xf32, #rows>, memref<?x32xf32, strided<[?, 1]>>
  return
}

// A table of numbers is memory of the module.
// CHECK-LABEL: llvm.func @table
// CHECK: llvm.mlir.addressof @tile_table
// CHECK: llvm.load
// CHECK: llvm.return
func.func @table(%out: memref<4xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<[1.0, 2.0, 3.0, 5.0]> : tensor<4xf32, #tile.layout<lanes = [1, 2, 0, 0, 0], rank = 1>>
  tile.write %x, %out[%c0] axes [0] : tensor<4xf32, #tile.layout<lanes = [1, 2, 0, 0, 0], rank = 1>>, memref<4xf32>
  return
}
