// Streams stand behind all other buffers, each aligned: bytes per token are left as another
// attribute, and the gaps are among the constant bytes.
// RUN: ttt-opt %s --ttt-place-buffers | FileCheck %s --implicit-check-not=memref.alloc

// Those of one length: first the rows that are multiples of the alignment, then the others, for a
// length that is rounded up (to 16 rows, of which a row may have 4 bytes). An offset is the group's
// first byte and a product for each of the two, however many streams there are.
// CHECK-LABEL: func @streams
// CHECK-SAME: (%[[T:.*]]: index, %[[W:.*]]: memref<?xi8>)
// 64 and 15 rows of 36 bytes; 128 + 36.
// CHECK-SAME: ttt.workspace = #ttt.workspace<604, alignment = 64, per_token = 164>
// CHECK: %[[FIRST:.*]] = arith.constant 64 : index
// CHECK: %[[UNITS:.*]] = arith.ceildivui %[[T]], %c16
// CHECK: %[[ROUNDED:.*]] = arith.muli %[[UNITS]], %c16
// CHECK: %c128_1 = arith.constant 128 : index
// CHECK-NEXT: %[[EVEN:.*]] = arith.muli %[[T]], %c128_1 : index
// CHECK-NEXT: %[[ODD:.*]] = arith.addi %[[EVEN]], %[[FIRST]]
// CHECK-NEXT: arith.constant 0
// CHECK-NEXT: memref.view %[[W]][%[[ODD]]][%[[T]]] : memref<?xi8> to memref<?x8xf32>
// CHECK: memref.view %[[W]][%[[FIRST]]][%[[T]]] : memref<?xi8> to memref<?x16xf32>
// CHECK: %[[BYTES:.*]] = arith.muli %[[T]], %c64{{.*}} : index
// CHECK: %[[SECOND:.*]] = arith.addi %[[BYTES]], %[[FIRST]]
// CHECK: memref.view %[[W]][%[[SECOND]]][%[[T]]] : memref<?xi8> to memref<?x16xf32>
// CHECK: %[[ROWS:.*]] = arith.muli %[[ROUNDED]], %c32{{.*}} : index
// CHECK: %[[THIRD:.*]] = arith.addi %{{.*}}, %[[ROWS]]
// CHECK: memref.view %[[W]][%[[THIRD]]][%[[T]]] : memref<?xi8> to memref<?xf32>
func.func @streams(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc(%n) : memref<?x8xf32>
  %c = memref.alloc(%n) : memref<?x16xf32>
  %d = memref.alloc(%n) : memref<?x16xf32>
  %e = memref.alloc(%n) : memref<?xf32>
  return
}

// Those of another length stand behind all of the first.
// CHECK-LABEL: func @two_lengths
// CHECK-SAME: (%[[T:.*]]: index, %[[N:.*]]: index, %[[W:.*]]: memref<?xi8>)
// CHECK-SAME: ttt.workspace = #ttt.workspace<0, alignment = 64, per_token = 192>
// CHECK: %[[BYTES:.*]] = arith.muli %[[T]], %c64{{.*}} : index
// CHECK: memref.view %[[W]][%{{.*}}][%[[T]]] : memref<?xi8> to memref<?x16xf32>
// CHECK: memref.view %[[W]][%[[BYTES]]][%[[N]]] : memref<?xi8> to memref<?x32xf32>
func.func @two_lengths(%t: index, %n: index) {
  %a = memref.alloc(%t) : memref<?x16xf32>
  %b = memref.alloc(%n) : memref<?x32xf32>
  return
}
