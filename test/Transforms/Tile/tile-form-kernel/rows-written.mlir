// A loop that writes rows of a tile to memory is one write of so many rows, from any row on. Where
// they are not the tile's first they go through a slot.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s --implicit-check-not=scf.for

// CHECK-LABEL: func @scatter
// CHECK: %[[SLOT:.*]] = tile.alloc
// CHECK: %[[COUNT:.*]] = memref.dim %arg1
// CHECK: %[[SHIFT:.*]] = memref.dim %arg2
// CHECK: %[[FROM:.*]] = memref.dim %arg3
// CHECK: %[[E:.*]] = math.exp
// CHECK: tile.write %[[E]], %[[SLOT]]
// CHECK: %[[LAST:.*]] = arith.subi %[[COUNT]]
// CHECK: %[[AT:.*]] = arith.addi %[[FROM]], %[[LAST]]
// CHECK: %[[ROWS:.*]] = tile.read %[[SLOT]][%[[FROM]], %{{.*}}] last %[[AT]] axes [0, 1] : {{.*}} -> tensor<16x8xf32>
// CHECK: tile.write %[[ROWS]], %arg5[%[[SHIFT]], %{{.*}}] count %[[COUNT]] axes [0, 1]
func.func @scatter(%y: tensor<16x8xf32>, %k: tensor<?xf32>, %p: tensor<?xf32>, %q: tensor<?xf32>, %s: tensor<?xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %shift = tensor.dim %p, %c0 : tensor<?xf32>
  %from = tensor.dim %q, %c0 : tensor<?xf32>
  %m = tensor.dim %s, %c0 : tensor<?xf32>
  %e = math.exp %y : tensor<16x8xf32>
  %empty = tensor.empty(%m) : tensor<?x8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %at = arith.addi %shift, %t : index
    %here = arith.addi %from, %t : index
    %row = tensor.extract_slice %e[%here, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%at, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// CHECK-LABEL: func @first_rows
// CHECK-NOT: tile.alloc
// CHECK: %[[COUNT:.*]] = memref.dim %arg1
// CHECK: %[[SHIFT:.*]] = memref.dim %arg2
// CHECK: %[[Y:.*]] = tile.read %arg0
// CHECK: tile.write %[[Y]], %arg3[%[[SHIFT]], %{{.*}}] count %[[COUNT]] axes [0, 1]
func.func @first_rows(%y: tensor<16x8xf32>, %k: tensor<?xf32>, %p: tensor<?xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %shift = tensor.dim %p, %c0 : tensor<?xf32>
  %empty = tensor.empty(%n) : tensor<?x8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %at = arith.addi %shift, %t : index
    %row = tensor.extract_slice %y[%t, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%at, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}
