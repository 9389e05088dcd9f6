// A read of rows may begin before the first one, for those are not chosen: they are row 0, whatever
// the last one is. A read that begins at a known row has no such rows.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s

#r = #tile.layout<registers = [2, 0, 4, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 1, 0], rank = 2>

// CHECK-LABEL: llvm.func @clamp
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK: %[[LAST:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK: %[[FIRST:.*]] = arith.index_cast %{{.*}} : index to i64
// CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %[[FIRST]]
// CHECK: %[[UPTO:.*]] = arith.minsi %[[SUM]], %[[LAST]]
// CHECK: %[[ROW:.*]] = arith.maxsi %[[UPTO]], %[[ZERO]]
// CHECK: arith.muli %[[ROW]]
// CHECK-COUNT-3: arith.maxsi
// CHECK: llvm.return
func.func @clamp(%a: memref<?x16xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %p: memref<?xf32, strided<[?]>> {ttt.tensor = #ttt.tensor<"token", token, BHT, block = 16>}, %out: memref<8x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x16xf32, strided<[?, 1]>>
  %m = memref.dim %p, %c0 : memref<?xf32, strided<[?]>>
  %first = arith.subi %c0, %m : index
  %last = arith.subi %n, %c1 : index
  %x = tile.read %a[%first, %c0] last %last axes [0, 1] : memref<?x16xf32, strided<[?, 1]>> -> tensor<8x16xf32, #r>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<8x16xf32, #r>, memref<8x16xf32>
  return
}

// CHECK-LABEL: llvm.func @from_start
// CHECK-COUNT-4: arith.minsi
// CHECK-NOT: arith.maxsi
// CHECK: llvm.return
func.func @from_start(%a: memref<?x16xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %out: memref<8x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x16xf32, strided<[?, 1]>>
  %last = arith.subi %n, %c1 : index
  %x = tile.read %a[%c0, %c0] last %last axes [0, 1] : memref<?x16xf32, strided<[?, 1]>> -> tensor<8x16xf32, #r>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<8x16xf32, #r>, memref<8x16xf32>
  return
}

// CHECK-LABEL: llvm.func @before_start
// CHECK-COUNT-4: arith.maxsi
// CHECK: llvm.return
func.func @before_start(%a: memref<?x16xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %out: memref<8x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %early = arith.constant -3 : index
  %n = memref.dim %a, %c0 : memref<?x16xf32, strided<[?, 1]>>
  %last = arith.subi %n, %c1 : index
  %x = tile.read %a[%early, %c0] last %last axes [0, 1] : memref<?x16xf32, strided<[?, 1]>> -> tensor<8x16xf32, #r>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<8x16xf32, #r>, memref<8x16xf32>
  return
}
