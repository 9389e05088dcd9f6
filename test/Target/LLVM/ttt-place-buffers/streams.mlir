// Streams stand behind all other buffers, each aligned: bytes per token are left as another
// attribute, and the gaps are among the constant bytes.
// RUN: ttt-opt %s --ttt-place-buffers | FileCheck %s --implicit-check-not=memref.alloc

// CHECK-LABEL: func @streams
// CHECK-SAME: (%[[T:.*]]: index, %[[W:.*]]: memref<?xi8>)
// CHECK-SAME: ttt.workspace_bytes = 192 : i64, ttt.workspace_bytes_per_token = 36 : i64
// CHECK: %[[FIRST:.*]] = arith.constant 64 : index
// CHECK: memref.view %[[W]][%[[FIRST]]][%[[T]]] : memref<?xi8> to memref<?x8xf32>
// CHECK: %[[BYTES:.*]] = arith.muli %[[T]]
// CHECK: %[[END:.*]] = arith.addi %{{.*}}, %[[BYTES]]
// CHECK: arith.ceildivui %[[END]]
// CHECK: %[[NEXT:.*]] = arith.muli
// CHECK: memref.view %[[W]][%[[NEXT]]][%[[T]]] : memref<?xi8> to memref<?xf32>
func.func @streams(%n: index) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc(%n) : memref<?x8xf32>
  %c = memref.alloc(%n) : memref<?xf32>
  return
}
