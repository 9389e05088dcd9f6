// The end of an iteration meets the beginning of the next; what comes before a loop is settled
// before it, not in each iteration.
// RUN: ttt-opt %s --tile-insert-barriers | FileCheck %s
// RUN: ttt-opt %s --tile-insert-barriers --tile-check-races -o /dev/null

// CHECK-LABEL: func @carried
// CHECK: scf.for
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @carried(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %r = scf.for %t = %c0 to %c4 step %c1 iter_args(%s = %x) -> tensor<8xf32> {
    tile.write %s, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
    %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func @before_the_loop
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: scf.for
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @before_the_loop(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %r = scf.for %t = %c0 to %c4 step %c1 iter_args(%s = %x) -> tensor<8xf32> {
    %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
    %z = arith.addf %s, %y : tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// So too where the access is in a loop of the loop.
// CHECK-LABEL: func @inner_loop
// CHECK: tile.write
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: scf.for
// CHECK-NOT: tile.barrier
// CHECK: return
func.func @inner_loop(%x: tensor<8xf32>, %out: memref<?x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %r = scf.for %t = %c0 to %c4 step %c1 iter_args(%s = %x) -> tensor<8xf32> {
    %q = scf.for %u = %c0 to %c4 step %c1 iter_args(%p = %s) -> tensor<8xf32> {
      %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
      %z = arith.addf %p, %y : tensor<8xf32>
      scf.yield %z : tensor<8xf32>
    }
    scf.yield %q : tensor<8xf32>
  }
  tile.write %r, %out[%c0, %c0] axes [1] : tensor<8xf32>, memref<?x8xf32>
  return
}

// A loop may run not at all: what was touched before it is not settled by its barriers.
// CHECK-LABEL: func @no_iteration
// CHECK: scf.for
// CHECK: }
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
func.func @no_iteration(%x: tensor<8xf32>, %in: memref<?xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %b = tile.alloc {offset = 32} : memref<8xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<8xf32> {
    tile.write %s, %b[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
    %y = tile.read %b[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  %z = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  %sum = arith.addf %r, %z : tensor<8xf32>
  return %sum : tensor<8xf32>
}

// Both ways of a choice count.
// CHECK-LABEL: func @choice
// CHECK: scf.if
// CHECK: tile.write
// CHECK: } else {
// CHECK: }
// CHECK-NEXT: tile.barrier
// CHECK-NEXT: tile.read
func.func @choice(%x: tensor<8xf32>, %isGiven: i1) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  scf.if %isGiven {
    tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  } else {
  }
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}
