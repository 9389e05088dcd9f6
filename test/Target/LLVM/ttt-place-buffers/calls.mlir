// A call gets the workspace behind its caller's own buffers; calls follow one another and
// share it. The bytes of a function include those of what it calls.
// RUN: ttt-opt %s --ttt-place-buffers | FileCheck %s

// CHECK-LABEL: func @kernel
// CHECK-SAME: (%[[X:.*]]: memref<16xf32>, %[[W:.*]]: memref<?xi8>)
// CHECK-SAME: ttt.workspace = #ttt.workspace<256, alignment = 64>
// CHECK-DAG: %[[OWN:.*]] = arith.constant 64 : index
// CHECK-DAG: %[[REST:.*]] = arith.constant 192 : index
// CHECK: %[[BEHIND:.*]] = memref.view %[[W]][%[[OWN]]][%[[REST]]] : memref<?xi8> to memref<?xi8>
// CHECK: call @step(%[[X]], %[[BEHIND]])
// CHECK: call @small(%{{.*}}, %{{.*}})
func.func @kernel(%x: memref<16xf32>) {
  %a = memref.alloc() : memref<16xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  call @step(%x) : (memref<16xf32>) -> ()
  call @small(%a) : (memref<16xf32>) -> ()
  return
}
// CHECK-LABEL: func private @step
// CHECK-SAME: (%{{.*}}: memref<16xf32>, %{{.*}}: memref<?xi8>)
// CHECK-SAME: ttt.workspace = #ttt.workspace<192, alignment = 64>
func.func private @step(%x: memref<16xf32>) {
  %a = memref.alloc() : memref<32xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.copy %x, %b : memref<16xf32> to memref<16xf32>
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%a : memref<32xf32>)
  memref.copy %b, %x : memref<16xf32> to memref<16xf32>
  return
}
// CHECK-LABEL: func private @small
// CHECK-SAME: ttt.workspace = #ttt.workspace<64, alignment = 64>
func.func private @small(%x: memref<16xf32>) {
  %b = memref.alloc() : memref<16xf32>
  memref.copy %x, %b : memref<16xf32> to memref<16xf32>
  return
}
