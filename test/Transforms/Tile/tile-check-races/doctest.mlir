// What has its barriers, or needs none, is left as it is.
// RUN: ttt-opt %s --tile-check-races | FileCheck %s

// CHECK-LABEL: func @barriers
// CHECK-COUNT-2: tile.barrier
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @barriers(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %r = scf.for %t = %c0 to %c4 step %c1 iter_args(%s = %x) -> tensor<8xf32> {
    tile.write %s, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
    tile.barrier
    %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
    tile.barrier
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func @other_bytes
func.func @other_bytes(%x: tensor<8xf32>, %in: memref<8xf32>, %out: memref<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %b = tile.alloc {offset = 32} : memref<8xf32, 3>
  %c = tile.alloc {offset = 0, spilled} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %y = tile.read %b[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  %z = tile.read %c[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  %v = tile.read %in[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  tile.write %v, %out[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  return %y, %z : tensor<8xf32>, tensor<8xf32>
}

// Of a choice one way is gone: the ways do not meet each other.
// CHECK-LABEL: func @ways
func.func @ways(%x: tensor<8xf32>, %isGiven: i1) {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  scf.if %isGiven {
    tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  } else {
    tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  }
  return
}
