// Where nothing meets, there is no barrier; one that is there already counts.
// RUN: ttt-opt %s --tile-insert-barriers | FileCheck %s

// CHECK-LABEL: func @arguments
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @arguments(%in: memref<8xf32>, %out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  %y = tile.read %in[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  tile.write %y, %out[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  return
}

// Slots side by side; one in shared memory and one in the workspace, whatever their offsets.
// CHECK-LABEL: func @other_bytes
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @other_bytes(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %b = tile.alloc {offset = 32} : memref<8xf32, 3>
  %c = tile.alloc {offset = 0, spilled} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %y = tile.read %b[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  %z = tile.read %c[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y, %z : tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func @there_already
// CHECK-COUNT-1: tile.barrier
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @there_already(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  tile.barrier
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}
