// A loop that puts rows of memory into a tile is one read of all rows, at most up to the last one
// that there is, and a selection of those that the loop puts there.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s --implicit-check-not=scf.for

// The last row is repeated, as in a ragged mini-batch: min(t, last), from any first row on. All
// rows are put there, so none is kept.
// CHECK-LABEL: func @gather
// CHECK: %[[FIRST:.*]] = memref.dim %arg1
// CHECK: %[[LEAST:.*]] = memref.dim %arg0
// CHECK: %[[LAST:.*]] = arith.addi %[[FIRST]], %[[LEAST]]
// CHECK: %[[X:.*]] = tile.read %arg0[%[[FIRST]], %{{.*}}] last %[[LAST]] axes [0, 1] : {{.*}} -> tensor<16x8xf32>
// CHECK-NOT: arith.select
// CHECK: tile.write %[[X]], %arg2
func.func @gather(%k: tensor<?x8xf32>, %p: tensor<?xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %first = tensor.dim %p, %c0 : tensor<?xf32>
  %least = tensor.dim %k, %c0 : tensor<?x8xf32>
  %empty = tensor.empty() : tensor<16x8xf32>
  %r = scf.for %t = %c0 to %c16 step %c1 iter_args(%to = %empty) -> tensor<16x8xf32> {
    %m = arith.minui %t, %least : index
    %at = arith.addi %first, %m : index
    %row = tensor.extract_slice %k[%at, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// tile[shift + t] = memory[t]: memory is read from row -shift on. If there are no rows nothing is
// read; those from shift to shift + count are chosen.
// CHECK-LABEL: func @shifted
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[COUNT:.*]] = memref.dim %arg0
// CHECK-DAG: %[[SHIFT:.*]] = memref.dim %arg2
// CHECK-DAG: %[[FIRST:.*]] = arith.subi %[[C0]], %[[SHIFT]]
// CHECK-DAG: %[[ANY:.*]] = arith.cmpi sgt, %[[COUNT]], %[[C0]]
// CHECK-DAG: %[[BEFORE:.*]] = tile.read %arg1
// CHECK: %[[Y:.*]] = scf.if %[[ANY]] -> (tensor<16x8xf32>) {
// CHECK:   %[[LAST:.*]] = arith.subi %[[COUNT]], %[[C1]]
// CHECK:   %[[X:.*]] = tile.read %arg0[%[[FIRST]], %[[C0]]] last %[[LAST]] axes [0, 1]
// CHECK:   %[[ROW:.*]] = tile.coord 0
// CHECK:   %[[END:.*]] = arith.addi %[[COUNT]], %[[SHIFT]]
// CHECK:   %[[END32:.*]] = arith.index_cast %[[END]]
// CHECK:   %[[ENDS:.*]] = tensor.splat %[[END32]]
// CHECK:   %[[BELOW:.*]] = arith.cmpi slt, %[[ROW]], %[[ENDS]]
// CHECK:   %[[START32:.*]] = arith.index_cast %[[SHIFT]]
// CHECK:   %[[STARTS:.*]] = tensor.splat %[[START32]]
// CHECK:   %[[ABOVE:.*]] = arith.cmpi sge, %[[ROW]], %[[STARTS]]
// CHECK:   %[[IN:.*]] = arith.andi %[[BELOW]], %[[ABOVE]]
// CHECK:   %[[ALL:.*]] = arith.select %[[IN]], %[[X]], %[[BEFORE]]
// CHECK:   scf.yield %[[ALL]]
// CHECK: } else {
// CHECK-NEXT: scf.yield %[[BEFORE]]
// CHECK: tile.write %[[Y]]
func.func @shifted(%k: tensor<?x8xf32>, %x: tensor<16x8xf32>, %p: tensor<?xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %shift = tensor.dim %p, %c0 : tensor<?xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %x) -> tensor<16x8xf32> {
    %at = arith.addi %shift, %t : index
    %row = tensor.extract_slice %k[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%at, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}
