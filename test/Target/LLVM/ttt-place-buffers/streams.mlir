// Buffers with a row per token lie behind the others, one after the other, in a workspace
// that grows with the number of tokens: the most rows that an argument has.
// RUN: ttt-opt %s --ttt-place-buffers --canonicalize | FileCheck %s --implicit-check-not=memref.alloc

// Rows of 16 and 80 bytes take 64 and 128.
// CHECK-LABEL: func @kernel
// CHECK-SAME: (%[[X:.*]]: memref<?x4xf32>, %[[G:.*]]: memref<?xf32>, %[[N:.*]]: index, %[[W:.*]]: memref<?xi8>)
// CHECK-SAME: ttt.workspace_bytes = 64 : i64, ttt.workspace_bytes_per_token = 192 : i64
// CHECK-DAG: %[[XROWS:.*]] = memref.dim %[[X]]
// CHECK-DAG: %[[GROWS:.*]] = memref.dim %[[G]]
// CHECK: %[[TOKENS:.*]] = arith.maxui %[[XROWS]], %[[GROWS]]
// CHECK: memref.view %[[W]][%c64][%[[N]]] : memref<?xi8> to memref<?x4xf32>
// CHECK: %[[FIRST:.*]] = arith.muli %[[TOKENS]], %c64
// CHECK: %[[SECOND:.*]] = arith.addi %[[FIRST]], %c64
// CHECK: memref.view %[[W]][%[[SECOND]]][%[[N]]] : memref<?xi8> to memref<?x20xf32>
func.func @kernel(%x: memref<?x4xf32>, %groups: memref<?xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  %s = memref.alloc() : memref<4xf32>
  %a = memref.alloc(%n) : memref<?x4xf32>
  %b = memref.alloc(%n) : memref<?x20xf32>
  linalg.fill ins(%c : f32) outs(%s : memref<4xf32>)
  linalg.fill ins(%c : f32) outs(%a : memref<?x4xf32>)
  linalg.fill ins(%c : f32) outs(%b : memref<?x20xf32>)
  return
}

// Without them the workspace does not grow.
// CHECK-LABEL: func @constant
// CHECK-SAME: ttt.workspace_bytes_per_token = 0 : i64
func.func @constant(%x: memref<?x4xf32>) {
  %c = arith.constant 1.0 : f32
  %s = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%s : memref<4xf32>)
  return
}
