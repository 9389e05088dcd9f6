// A write to a slot is done last before the barrier that publishes it, so that reads of other slots
// come first.
// RUN: ttt-opt %s --tile-delay-writes | FileCheck %s
// RUN: ttt-opt %s --tile-delay-writes=most-registers=0 | FileCheck %s --check-prefix=NONE
// RUN: ttt-opt %s --tile-delay-writes --tile-check-races -o /dev/null

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>

// CHECK-LABEL: func @sums
// CHECK-SAME: %[[X:[^:]*]]: tensor<16xf32
// CHECK: %[[A:.*]] = tile.alloc {offset = 0
// CHECK: %[[B:.*]] = tile.alloc {offset = 64
// CHECK: tile.read %[[B]]
// CHECK-NEXT: arith.addf
// CHECK-NEXT: tile.write %[[X]], %[[A]]
// CHECK-NEXT: tile.barrier
// NONE-LABEL: func @sums
// NONE: tile.write
// NONE-NEXT: tile.read
func.func @sums(%x: tensor<16xf32, #layout>, %out: memref<16xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0 : i64} : memref<16xf32, 3>
  %b = tile.alloc {offset = 64 : i64} : memref<16xf32, 3>
  tile.write %x, %a[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
  %y = tile.read %b[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
  %z = arith.addf %x, %y : tensor<16xf32, #layout>
  tile.barrier
  %w = tile.read %a[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
  %v = arith.mulf %w, %z : tensor<16xf32, #layout>
  tile.write %v, %out[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32>
  return
}

// Copies move behind the loads of the iteration, if enough is computed after them.
// RUN: ttt-opt %s --tile-delay-writes=least-instructions=2 | FileCheck %s --check-prefix=COPY
// RUN: ttt-opt %s --tile-delay-writes=least-instructions=3 | FileCheck %s --check-prefix=STAY
// RUN: not ttt-opt %s --tile-delay-writes=least-instructions=-1 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: option least-instructions: expected at least 0, found -1
// COPY-LABEL: func @copies
// COPY: tile.read
// COPY-NEXT: tile.copy
// COPY-NEXT: tile.barrier
// STAY-LABEL: func @copies
// STAY: tile.copy
// STAY-NEXT: memref.subview
// STAY-NEXT: tile.read
func.func @copies(%k: memref<?x16xf32, strided<[?, 1]>>, %stage: index, %out: memref<16xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc {offset = 0 : i64} : memref<2x1x16xf32, 3>
  %other = arith.subi %c1, %stage : index
  %to = memref.subview %slot[%other, 0, 0] [1, 1, 16] [1, 1, 1] : memref<2x1x16xf32, 3> to memref<1x16xf32, strided<[16, 1], offset: ?>, 3>
  tile.copy %k[%c0], %to : memref<?x16xf32, strided<[?, 1]>>, memref<1x16xf32, strided<[16, 1], offset: ?>, 3>
  %from = memref.subview %slot[%stage, 0, 0] [1, 1, 16] [1, 1, 1] : memref<2x1x16xf32, 3> to memref<16xf32, strided<[1], offset: ?>, 3>
  %x = tile.read %from[%c0] axes [0] : memref<16xf32, strided<[1], offset: ?>, 3> -> tensor<16xf32, #layout>
  tile.barrier
  %y = arith.mulf %x, %x : tensor<16xf32, #layout>
  %z = arith.mulf %y, %y : tensor<16xf32, #layout>
  tile.write %z, %out[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32>
  return
}

// A copy stays before a write of what it copies.
// COPY-LABEL: func @source
// COPY: tile.copy
// COPY: tile.write %arg0, %arg1
func.func @source(%x: tensor<16xf32, #layout>, %k: memref<?x16xf32, strided<[?, 1]>>, %out: memref<16xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0 : i64} : memref<1x16xf32, 3>
  tile.copy %k[%c0], %slot : memref<?x16xf32, strided<[?, 1]>>, memref<1x16xf32, 3>
  tile.write %x, %k[%c0, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
  tile.barrier
  %y = arith.mulf %x, %x : tensor<16xf32, #layout>
  %z = arith.mulf %y, %y : tensor<16xf32, #layout>
  tile.write %z, %out[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32>
  return
}
