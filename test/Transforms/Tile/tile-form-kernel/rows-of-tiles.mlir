// A loop that moves rows from one tile to another is a selection by index.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s --implicit-check-not=scf.for

// With the same index in both, threads hold both elements: nothing is read again.
// CHECK-LABEL: func @same
// CHECK-NOT: tile.alloc
// CHECK: %[[COUNT:.*]] = memref.dim %arg2
// CHECK: %[[ROW:.*]] = tile.coord 0
// CHECK: %[[END:.*]] = arith.index_cast %[[COUNT]]
// CHECK: %[[ENDS:.*]] = tensor.splat %[[END]]
// CHECK: %[[IN:.*]] = arith.cmpi slt, %[[ROW]], %[[ENDS]]
// CHECK: %[[Y:.*]] = tile.read %arg0
// CHECK: %[[X:.*]] = tile.read %arg1
// CHECK: arith.select %[[IN]], %[[Y]], %[[X]]
func.func @same(%y: tensor<16x8xf32>, %x: tensor<16x8xf32>, %k: tensor<?xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %x) -> tensor<16x8xf32> {
    %row = tensor.extract_slice %y[%t, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// With another index they go through a slot, which is read from there on: rows 1 and up.
// CHECK-LABEL: func @other
// CHECK-DAG: %[[ONES:.*]] = arith.constant dense<1> : tensor<16x8xi32>
// CHECK: %[[SLOT:.*]] = tile.alloc
// CHECK: %[[Y:.*]] = tile.read %arg0
// CHECK: tile.write %[[Y]], %[[SLOT]]
// CHECK: %[[COUNT:.*]] = memref.dim %arg2
// CHECK: %[[SHIFT:.*]] = memref.dim %arg3
// CHECK: %[[X:.*]] = tile.read %arg1
// CHECK: scf.if
// CHECK:   %[[LAST:.*]] = arith.subi %[[COUNT]]
// CHECK:   %[[AT:.*]] = arith.addi %[[SHIFT]], %[[LAST]]
// CHECK:   %[[MOVED:.*]] = tile.read %[[SLOT]][%[[SHIFT]], %{{.*}}] last %[[AT]] axes [0, 1]
// CHECK:   arith.cmpi slt
// CHECK:   arith.cmpi sge, %{{.*}}, %[[ONES]]
// CHECK:   arith.select %{{.*}}, %[[MOVED]], %[[X]]
func.func @other(%y: tensor<16x8xf32>, %x: tensor<16x8xf32>, %k: tensor<?xf32>, %p: tensor<?xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %shift = tensor.dim %p, %c0 : tensor<?xf32>
  %r = scf.for %t = %c1 to %n step %c1 iter_args(%to = %x) -> tensor<16x8xf32> {
    %at = arith.addi %shift, %t : index
    %row = tensor.extract_slice %y[%at, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}
