// A loop that puts one and the same row into a tile is a repetition and a selection.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s --implicit-check-not=scf.for

// From the number of tokens on, as behind the end of a sequence.
// CHECK-LABEL: func @constant
// CHECK: %[[COUNT:.*]] = memref.dim %arg2
// CHECK: %[[ONE:.*]] = tile.read %arg0
// CHECK: %[[ALL:.*]] = tile.broadcast %[[ONE]] [0] : tensor<8xf32> -> tensor<16x8xf32>
// CHECK: %[[ROW:.*]] = tile.coord 0
// CHECK: %[[START:.*]] = arith.index_cast %[[COUNT]]
// CHECK: %[[STARTS:.*]] = tensor.splat %[[START]]
// CHECK: %[[ABOVE:.*]] = arith.cmpi sge, %[[ROW]], %[[STARTS]]
// CHECK: %[[IN:.*]] = arith.andi %{{.*}}, %[[ABOVE]]
// CHECK: %[[X:.*]] = tile.read %arg1
// CHECK: arith.select %[[IN]], %[[ALL]], %[[X]]
func.func @constant(%row: tensor<8xf32>, %x: tensor<16x8xf32>, %k: tensor<?xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %r = scf.for %t = %n to %c16 step %c1 iter_args(%to = %x) -> tensor<16x8xf32> {
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// A row that has an axis for itself loses it first. What was nothing before is not kept.
// CHECK-LABEL: func @with_axis
// CHECK: %[[ONE:.*]] = tile.reduce "sum" %{{.*}} [0] : tensor<1x8xf32> -> tensor<8xf32>
// CHECK: %[[ALL:.*]] = tile.broadcast %[[ONE]] [0]
// CHECK-NEXT: tile.write %[[ALL]]
func.func @with_axis(%row: tensor<1x8xf32>, %k: tensor<?xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %empty = tensor.empty() : tensor<16x8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %empty) -> tensor<16x8xf32> {
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}
