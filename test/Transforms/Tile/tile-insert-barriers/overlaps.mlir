// The same bytes under two names: slots that overlap, and a final state that may lie where the
// initial one does.
// RUN: ttt-opt %s --tile-insert-barriers | FileCheck %s

// CHECK-LABEL: func @slots
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
func.func @slots(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %b = tile.alloc {offset = 16} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %y = tile.read %b[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func @slots_of_the_workspace
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
func.func @slots_of_the_workspace(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0, spilled} : memref<8xf32, 3>
  %b = tile.alloc {offset = 16, spilled} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %y = tile.read %b[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func @states
// CHECK: tile.read
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.write
func.func @states(%initial: memref<8xf32> {ttt.tensor = #ttt.tensor<"state", state>}, %final: memref<8xf32> {tile.output, ttt.tensor = #ttt.tensor<"final", final>}) {
  %c0 = arith.constant 0 : index
  %x = tile.read %initial[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  tile.write %x, %final[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  return
}

// A stream of the function's own, under the name of its cast.
// CHECK-LABEL: func @own_stream
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
func.func @own_stream(%in: memref<?xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %own = memref.alloc(%n) : memref<?xf32>
  %cast = memref.cast %own : memref<?xf32> to memref<?xf32, strided<[?]>>
  tile.write %x, %cast[%c0] axes [0] : tensor<8xf32>, memref<?xf32, strided<[?]>>
  %y = tile.read %own[%c0] axes [0] : memref<?xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}
