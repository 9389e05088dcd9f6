// A tile of which a warp would write pieces of rows goes to a slot, from where whole rows are stored.
// RUN: ttt-opt %s --tile-store-rows --canonicalize | FileCheck %s
// RUN: ttt-opt %s --tile-store-rows=most-bytes=511 | FileCheck %s --check-prefix=ONE
// RUN: ttt-opt %s --tile-store-rows=shared-bytes=511 | FileCheck %s --check-prefix=ONE
// RUN: ttt-opt %s --tile-store-rows --canonicalize --tile-place-slots --tile-insert-barriers --tile-check-races | FileCheck %s --check-prefix=BARRIERS

// Lanes hold rows: eight columns of a row are in eight lanes of two bytes each.
#across = #tile.layout<registers = [1, 0, 8, 0], lanes = [2, 0, 4, 0, 0, 1, 0, 2, 0, 4], rank = 2>
#rows = strided<[?, 1]>
#matrices = strided<[?, 8, 1]>

// CHECK-LABEL: func @rows
// CHECK-SAME: %[[X:[^:]*]]: tensor<16x8xbf16, {{.*}}, %[[OUT:[^:]*]]: memref<?x8xbf16, {{.*}}, %[[SAVED:[^:]*]]: memref<?x16x8xbf16
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[SLOT:.*]] = tile.alloc : memref<16x8xbf16, 3>
// A tile for each mini-batch is one row.
// CHECK-DAG: %[[STATE:.*]] = tile.alloc : memref<1x16x8xbf16, 3>
// CHECK: scf.for %[[T:.*]] =
// CHECK-NEXT: tile.write %[[X]], %[[SLOT]][%[[C0]], %[[C0]]] axes [0, 1]
// CHECK-NEXT: tile.write %[[X]], %[[STATE]][%[[C0]], %[[C0]], %[[C0]]] axes [1, 2]
// CHECK-NEXT: tile.store %[[SLOT]], %[[OUT]][%[[T]]] count %{{.*}} :
// CHECK-NEXT: tile.store %[[STATE]], %[[SAVED]][%[[T]]] :
// CHECK-NEXT: }
// ONE-LABEL: func @rows
// ONE-COUNT-1: tile.store
// ONE-NOT: tile.store
// BARRIERS-LABEL: func @rows
// BARRIERS: tile.barrier
// BARRIERS: tile.write
// BARRIERS: tile.barrier
// BARRIERS: tile.store
func.func @rows(%x: tensor<16x8xbf16, #across>, %out: memref<?x8xbf16, #rows>, %saved: memref<?x16x8xbf16, strided<[?, 8, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %t = %c0 to %n step %c16 {
    tile.write %x, %out[%t, %c0] count %n axes [0, 1] : tensor<16x8xbf16, #across>, memref<?x8xbf16, #rows>
    tile.write %x, %saved[%t, %c0, %c0] axes [1, 2] : tensor<16x8xbf16, #across>, memref<?x16x8xbf16, strided<[?, 8, 1]>>
  }
  return
}
