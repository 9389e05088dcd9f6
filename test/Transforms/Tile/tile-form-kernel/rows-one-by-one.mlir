// What is no such loop stays one: every second row, rows that are computed, parts of rows, rows
// that depend on those before, rows from memory to memory, rows written from another number on.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @every_second
// CHECK: scf.for
// CHECK: tile.read %arg0[%{{.*}}] axes [1] : {{.*}} -> tensor<8xf32>
func.func @every_second(%k: tensor<?x8xf32>, %x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %r = scf.for %t = %c0 to %n step %c2 iter_args(%to = %x) -> tensor<16x8xf32> {
    %row = tensor.extract_slice %k[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// CHECK-LABEL: func @computed
// CHECK: scf.for
// CHECK: math.exp %{{.*}} : tensor<8xf32>
func.func @computed(%k: tensor<?x8xf32>, %x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %x) -> tensor<16x8xf32> {
    %row = tensor.extract_slice %k[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %e = math.exp %row : tensor<8xf32>
    %next = tensor.insert_slice %e into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// CHECK-LABEL: func @parts
// CHECK: scf.for
// CHECK: tile.read %arg0[%{{.*}}] axes [1] : {{.*}} -> tensor<4xf32>
func.func @parts(%k: tensor<?x8xf32>, %x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %x) -> tensor<16x8xf32> {
    %row = tensor.extract_slice %k[%t, 0] [1, 4] [1, 1] : tensor<?x8xf32> to tensor<4xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// CHECK-LABEL: func @row_before
// CHECK: scf.for %{{.*}} iter_args(%[[X:.*]] = %{{.*}})
// CHECK: tile.write %[[X]], %[[SLOT:[^ ]*]][%{{.*}}, %{{.*}}] axes
// CHECK: tile.read %[[SLOT]][%{{.*}}] axes [1]
func.func @row_before(%k: tensor<?x8xf32>, %x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %r = scf.for %t = %c1 to %n step %c1 iter_args(%to = %x) -> tensor<16x8xf32> {
    %before = arith.subi %t, %c1 : index
    %row = tensor.extract_slice %to[%before, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// CHECK-LABEL: func @streams
// CHECK: scf.for
// CHECK: %[[ROW:.*]] = tile.read %arg0
// CHECK: tile.write %[[ROW]], %arg1
func.func @streams(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%n) : tensor<?x8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %row = tensor.extract_slice %k[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// CHECK-LABEL: func @from_row_two
// CHECK: scf.for
// CHECK: tile.write %{{.*}}, %arg2
func.func @from_row_two(%k: tensor<?x8xf32>, %x: tensor<16x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%n) : tensor<?x8xf32>
  %r = scf.for %t = %c2 to %n step %c1 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %row = tensor.extract_slice %x[%t, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// Rows of another shape than the tile's.
// CHECK-LABEL: func @ranks
// CHECK: scf.for
// CHECK: tile.read %arg0[%{{.*}}] axes [1] : {{.*}} -> tensor<4xf32>
func.func @ranks(%k: tensor<?x4x1xf32>, %x: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?x4x1xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %x) -> tensor<16x4xf32> {
    %row = tensor.extract_slice %k[%t, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<?x4x1xf32> to tensor<4xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<16x4xf32>
    scf.yield %next : tensor<16x4xf32>
  }
  return %r : tensor<16x4xf32>
}
