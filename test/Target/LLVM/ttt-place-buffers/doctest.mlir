// Buffers become views of one workspace at aligned offsets; the bytes needed are left as
// an attribute, and no copy is left to a library.
// RUN: ttt-opt %s --ttt-place-buffers | FileCheck %s --implicit-check-not=memref.alloc --implicit-check-not=memref.copy
// RUN: ttt-opt %s --ttt-place-buffers=alignment=32 | FileCheck %s --check-prefix=NARROW

// 5 floats take 64 bytes, 16 doubles 128.
// CHECK-LABEL: func @buffers
// CHECK-SAME: (%[[X:.*]]: memref<5xf32>, %[[W:.*]]: memref<?xi8>)
// CHECK-SAME: ttt.workspace = #ttt.workspace<192, alignment = 64>
// CHECK-DAG: %[[FIRST:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[SECOND:.*]] = arith.constant 128 : index
// CHECK-DAG: memref.view %[[W]][%[[SECOND]]][] : memref<?xi8> to memref<5xf32>
// CHECK-DAG: memref.view %[[W]][%[[FIRST]]][] : memref<?xi8> to memref<4x4xf64>
// CHECK: vector.load %[[X]]
// CHECK: vector.store
// NARROW: ttt.workspace = #ttt.workspace<160, alignment = 32>
func.func @buffers(%x: memref<5xf32>) {
  %c = arith.constant 1.0 : f64
  %a = memref.alloc() : memref<5xf32>
  %b = memref.alloc() : memref<4x4xf64>
  memref.copy %x, %a : memref<5xf32> to memref<5xf32>
  linalg.fill ins(%c : f64) outs(%b : memref<4x4xf64>)
  memref.copy %a, %x : memref<5xf32> to memref<5xf32>
  return
}
