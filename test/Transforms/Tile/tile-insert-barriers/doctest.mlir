// Between two accesses of the same bytes, of which one writes, stands a barrier: before the
// access that asks for it, and no other.
// RUN: ttt-opt %s --tile-insert-barriers | FileCheck %s
// RUN: ttt-opt %s --tile-insert-barriers --tile-check-races -o /dev/null

// CHECK-LABEL: func @read_after_write
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @read_after_write(%in: tensor<8xf32>, %out: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  tile.write %in, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %y = tile.read %a[%c4] axes [0] : memref<8xf32, 3> -> tensor<4xf32>
  %z = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<4xf32>
  %sum = arith.addf %y, %z : tensor<4xf32>
  tile.write %sum, %out[%c0] axes [0] : tensor<4xf32>, memref<4xf32>
  return
}

// CHECK-LABEL: func @write_after_read
// CHECK: tile.read
// CHECK-NEXT: arith.addf
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.write
// CHECK-NEXT: return
func.func @write_after_read(%x: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  %z = arith.addf %x, %y : tensor<8xf32>
  tile.write %z, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  return
}

// CHECK-LABEL: func @write_after_write
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.write
// CHECK-NEXT: return
func.func @write_after_write(%x: tensor<8xf32>, %y: tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  tile.write %y, %a[%c0] axes [0] : tensor<4xf32>, memref<8xf32, 3>
  return
}

// A product reads its operands in memory.
// CHECK-LABEL: func @product
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.dot
func.func @product(%x: tensor<8x8xf32>, %W: memref<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8x8xf32, 3>
  tile.write %x, %a[%c0, %c0] axes [0, 1] : tensor<8x8xf32>, memref<8x8xf32, 3>
  %y = tile.dot "ij,jk->ik" %a, %W, %x : memref<8x8xf32, 3>, memref<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// One barrier settles what two slots ask for.
// CHECK-LABEL: func @one_for_two
// CHECK: tile.write
// CHECK-NEXT: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
// CHECK-NEXT: tile.read
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @one_for_two(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %b = tile.alloc {offset = 32} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  tile.write %x, %b[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  %z = tile.read %b[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  %sum = arith.addf %y, %z : tensor<8xf32>
  return %sum : tensor<8xf32>
}
