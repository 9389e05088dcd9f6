// A part of a value is read from a slot that the value is written to, once, where it is
// computed. A row or a number put into a value needs no slot: it is chosen by its index.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s --implicit-check-not=tensor.extract_slice --implicit-check-not=tensor.insert

// CHECK-LABEL: func @parts
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<16x8xf32, {{.*}}, 3>
// CHECK-NOT: tile.alloc
// CHECK: %[[I:.*]] = memref.dim
// CHECK: %[[E:.*]] = math.exp
// CHECK-NEXT: tile.write %[[E]], %[[SLOT]][%[[C0:.*]], %[[C0]]] axes [0, 1]
// CHECK-NOT: %[[SLOT]][%[[C0]], %[[C0]]] axes [0, 1] : tensor
// CHECK: tile.read %[[SLOT]][%[[I]], %[[C0]]] axes [0, 1] : {{.*}} -> tensor<4x8xf32>
// CHECK: tile.read %[[SLOT]][%[[I]], %[[C0]]] axes [1] : {{.*}} -> tensor<8xf32>
// CHECK: tile.read %[[SLOT]][%[[C0]], %[[C0]]] axes [0, 1] steps [2, 1] : {{.*}} -> tensor<8x8xf32>
// CHECK: %[[NUMBER:.*]] = tile.read %[[SLOT]][%[[I]], %[[C0]]] axes [] : {{.*}} -> tensor<f32>
// CHECK: tensor.extract %[[NUMBER]][]
func.func @parts(%k: tensor<?xf32>, %x: tensor<16x8xf32>) -> (tensor<4x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>) {
  %c0 = arith.constant 0 : index
  %i = tensor.dim %k, %c0 : tensor<?xf32>
  %e = math.exp %x : tensor<16x8xf32>
  %rows = tensor.extract_slice %e[%i, 0] [4, 8] [1, 1] : tensor<16x8xf32> to tensor<4x8xf32>
  %row = tensor.extract_slice %e[%i, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
  %even = tensor.extract_slice %e[0, 0] [8, 8] [2, 1] : tensor<16x8xf32> to tensor<8x8xf32>
  %n = tensor.extract %e[%i, %c0] : tensor<16x8xf32>
  %number = tensor.from_elements %n : tensor<f32>
  return %rows, %row, %even, %number : tensor<4x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>
}

// All of it is the value itself.
// CHECK-LABEL: func @whole
// CHECK-NOT: tile.alloc
// CHECK: %[[X:.*]] = tile.read
// CHECK: tile.write %[[X]], %arg1
func.func @whole(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %y = tensor.extract_slice %x[0, 0] [16, 8] [1, 1] : tensor<16x8xf32> to tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// What a loop carries is written at the start of its body; the row goes back by its index.
// CHECK-LABEL: func @row_of_carried
// CHECK: %[[SLOT:.*]] = tile.alloc
// CHECK: scf.for %[[T:[^ ]*]] = %{{.*}} iter_args(%[[A:.*]] = %{{.*}})
// CHECK-NEXT: tile.write %[[A]], %[[SLOT]]
// CHECK: %[[ROW:.*]] = tile.read %[[SLOT]][%[[T]], %{{.*}}] axes [1]
// CHECK: %[[E:.*]] = math.exp %[[ROW]]
// CHECK: %[[ROWS:.*]] = tile.broadcast %[[E]] [0] : tensor<8xf32> -> tensor<16x8xf32>
// CHECK: %[[ALL:.*]] = tile.coord 0
// CHECK: %[[ONE:.*]] = arith.index_cast %[[T]]
// CHECK: %[[HERE:.*]] = arith.cmpi eq, %[[ALL]], %{{.*}}
// CHECK: %[[NEXT:.*]] = arith.select %[[HERE]], %[[ROWS]], %[[A]]
// CHECK: scf.yield %[[NEXT]]
func.func @row_of_carried(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %r = scf.for %t = %c0 to %c16 step %c1 iter_args(%a = %x) -> tensor<16x8xf32> {
    %row = tensor.extract_slice %a[%t, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %e = math.exp %row : tensor<8xf32>
    %next = tensor.insert_slice %e into %a[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}

// An axis of one entry goes first.
// CHECK-LABEL: func @row_of_rank_2
// CHECK-NOT: tile.alloc
// CHECK: %[[ROW:.*]] = tile.reduce "sum" %{{.*}} [0] : tensor<1x8xf32> -> tensor<8xf32>
// CHECK: %[[ROWS:.*]] = tile.broadcast %[[ROW]] [0]
// CHECK: arith.select %{{.*}}, %[[ROWS]]
func.func @row_of_rank_2(%x: tensor<16x8xf32>, %q: tensor<1x8xf32>) -> tensor<16x8xf32> {
  %y = tensor.insert_slice %q into %x[3, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// CHECK-LABEL: func @numbers
// CHECK-NOT: tile.alloc
// CHECK: %[[N:.*]] = tile.read %{{.*}}[] axes []
// CHECK-DAG: %[[X:.*]] = tile.read %{{.*}} -> tensor<16x8xf32>
// CHECK-DAG: %[[WIDE:.*]] = tile.broadcast %[[N]] [0, 1]
// CHECK-DAG: %[[HERE:.*]] = arith.andi
// CHECK: %[[Y:.*]] = arith.select %[[HERE]], %[[WIDE]], %[[X]]
// CHECK: %[[SPLAT:.*]] = tensor.splat
// CHECK: arith.select %{{.*}}, %[[SPLAT]], %[[Y]]
func.func @numbers(%x: tensor<16x8xf32>, %n: tensor<f32>) -> tensor<16x8xf32> {
  %c3 = arith.constant 3 : index
  %y = tensor.insert_slice %n into %x[3, 5] [1, 1] [1, 1] : tensor<f32> into tensor<16x8xf32>
  %number = tensor.extract %n[] : tensor<f32>
  %z = tensor.insert %number into %y[%c3, %c3] : tensor<16x8xf32>
  return %z : tensor<16x8xf32>
}

// More than a row goes through a slot.
// CHECK-LABEL: func @rows
// CHECK: %[[SLOT:.*]] = tile.alloc
// CHECK: %[[X:.*]] = tile.read %arg0{{.*}} -> tensor<16x8xf32>
// CHECK: tile.write %[[X]], %[[SLOT]][%[[C0:.*]], %[[C0]]]
// CHECK: %[[P:.*]] = tile.read %arg1{{.*}} -> tensor<4x8xf32>
// CHECK: tile.write %[[P]], %[[SLOT]][%[[C4:.*]], %[[C0]]]
// CHECK: %[[Y:.*]] = tile.read %[[SLOT]][%[[C0]], %[[C0]]] axes [0, 1] : {{.*}} -> tensor<16x8xf32>
// CHECK: tile.write %[[Y]], %arg2
func.func @rows(%x: tensor<16x8xf32>, %p: tensor<4x8xf32>) -> tensor<16x8xf32> {
  %y = tensor.insert_slice %p into %x[4, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// What stands for nothing is not written to it.
// CHECK-LABEL: func @into_nothing
// CHECK: %[[SLOT:.*]] = tile.alloc
// CHECK: %[[P:.*]] = tile.read %arg0
// CHECK-NEXT: tile.write %[[P]], %[[SLOT]]
// CHECK-NEXT: tile.read %[[SLOT]]
func.func @into_nothing(%p: tensor<4x8xf32>) -> tensor<16x8xf32> {
  %empty = tensor.empty() : tensor<16x8xf32>
  %y = tensor.insert_slice %p into %empty[4, 0] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// Of a value with one row, its row is all: the part gets the axis that it lacks, and nothing is
// left to choose.
// CHECK-LABEL: func @only_row
// CHECK-NOT: tile.alloc
// CHECK: %[[ROW:.*]] = tile.read %arg0{{.*}} -> tensor<8xf32>
// CHECK: %[[ROWS:.*]] = tile.broadcast %[[ROW]] [0] : tensor<8xf32> -> tensor<1x8xf32>
// CHECK-NOT: arith.select
// CHECK: tile.write %[[ROWS]], %arg2
func.func @only_row(%row: tensor<8xf32>, %x: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %y = tensor.insert_slice %row into %x[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  return %y : tensor<1x8xf32>
}

// The same of one matrix of one row: the axis of one row is the part's, the other is lacking.
// CHECK-LABEL: func @only_matrix
// CHECK: %[[MATRIX:.*]] = tile.read %arg0{{.*}} -> tensor<1x8xf32>
// CHECK: %[[ALL:.*]] = tile.broadcast %[[MATRIX]] [0] : tensor<1x8xf32> -> tensor<1x1x8xf32>
// CHECK: tile.write %[[ALL]], %arg2
func.func @only_matrix(%part: tensor<1x8xf32>, %x: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
  %y = tensor.insert_slice %part into %x[0, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<1x8xf32> into tensor<1x1x8xf32>
  return %y : tensor<1x1x8xf32>
}

// The row of one matrix among several: both axes are repeated, the matrix alone is chosen.
// CHECK-LABEL: func @only_row_of_several
// CHECK: %[[ROW:.*]] = tile.read %arg0{{.*}} -> tensor<8xf32>
// CHECK: %[[ROWS:.*]] = tile.broadcast %[[ROW]] [0, 1] : tensor<8xf32> -> tensor<4x1x8xf32>
// CHECK: %[[MATRIX:.*]] = tile.coord 0 : tensor<4x1x8xi32>
// CHECK: %[[HERE:.*]] = arith.cmpi eq, %[[MATRIX]], %{{.*}}
// CHECK: arith.select %[[HERE]], %[[ROWS]]
func.func @only_row_of_several(%row: tensor<8xf32>, %x: tensor<4x1x8xf32>) -> tensor<4x1x8xf32> {
  %y = tensor.insert_slice %row into %x[3, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<8xf32> into tensor<4x1x8xf32>
  return %y : tensor<4x1x8xf32>
}

// The slot of what a row was put into has its axes, too.
// CHECK-LABEL: func @part_of_only_row
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<1x8xf32, {{.*}}, 3>
// CHECK: %[[ROWS:.*]] = tile.broadcast %{{.*}} [0] : tensor<8xf32> -> tensor<1x8xf32>
// CHECK-NEXT: tile.write %[[ROWS]], %[[SLOT]][%[[C0:.*]], %[[C0]]] axes [0, 1]
// CHECK: tile.read %[[SLOT]][%[[C0]], %[[C0]]] axes [0, 1] : {{.*}} -> tensor<1x4xf32>
func.func @part_of_only_row(%row: tensor<8xf32>, %x: tensor<1x8xf32>) -> tensor<1x4xf32> {
  %y = tensor.insert_slice %row into %x[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<1x8xf32>
  %part = tensor.extract_slice %y[0, 0] [1, 4] [1, 1] : tensor<1x8xf32> to tensor<1x4xf32>
  return %part : tensor<1x4xf32>
}
