// Reads of arguments start at the beginning: of a whole tensor as they are; of a call's tokens, of which
// there are at most four, into slots, while what lies between is computed.
// RUN: ttt-opt %s --tile-hoist-reads --canonicalize | FileCheck %s
// RUN: ttt-opt %s --tile-hoist-reads --canonicalize --cse --tile-assign-layouts=warps=1 --tile-place-slots --tile-insert-barriers --tile-check-races -o /dev/null

#rows = strided<[?, 1]>

// CHECK-LABEL: func @call
// CHECK-SAME: (%[[W:[^:]*]]: memref<8x8xf32>, %[[Q:[^:]*]]: memref<?x8xbf16, {{.*}}, %[[LR:[^:]*]]: memref<?xf32,
// CHECK-DAG: %[[ROWS:.*]] = tile.alloc : memref<4x8xbf16, 3>
// CHECK-DAG: %[[RATES:.*]] = tile.alloc : memref<4xf32, 3>
// CHECK: tile.read %[[W]]
// CHECK: %[[N:.*]] = memref.dim %[[Q]]
// CHECK: %[[ANY:.*]] = arith.cmpi sgt, %[[N]]
// CHECK: scf.if %[[ANY]] {
// CHECK:   %[[LAST:.*]] = arith.subi %[[N]]
// CHECK:   tile.copy %[[Q]][%{{.*}}] last %[[LAST]], %[[ROWS]]
// A number for each token is no row of 16 bytes.
// CHECK:   %[[X:.*]] = tile.read %[[LR]][%{{.*}}] last %[[LAST]] axes [0] : {{.*}} -> tensor<4xf32>
// CHECK:   tile.write %[[X]], %[[RATES]]
// CHECK: }
// CHECK: tile.write
// CHECK: tile.wait
// CHECK-NEXT: tile.barrier
// CHECK: scf.if
// CHECK:   tile.read %[[ROWS]][%[[FIRST:.*]], %{{.*}}] last
// CHECK:   tile.read %[[RATES]][%[[FIRST]]] last
// CHECK-NOT: tile.read %[[W]]
func.func @call(%w: memref<8x8xf32>, %q: memref<?x8xbf16, #rows> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %lr: memref<?xf32, strided<[?]>> {ttt.tensor = #ttt.tensor<"lr", token, BHT>}, %first: index, %out: memref<16x8xbf16>, %rates: memref<16xf32>, %state: memref<8x8xf32>) attributes {ttt.entry = #ttt.entry<decode, max_tokens = 4>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : tensor<8x8xf32>
  tile.write %zeros, %state[%c0, %c0] axes [0, 1] : tensor<8x8xf32>, memref<8x8xf32>
  %n = memref.dim %q, %c0 : memref<?x8xbf16, #rows>
  %any = arith.cmpi sgt, %n, %c0 : index
  scf.if %any {
    %last = arith.subi %n, %c1 : index
    %x = tile.read %q[%first, %c0] last %last axes [0, 1] : memref<?x8xbf16, #rows> -> tensor<16x8xbf16>
    %y = tile.read %lr[%first] last %last axes [0] : memref<?xf32, strided<[?]>> -> tensor<16xf32>
    tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x8xbf16>, memref<16x8xbf16>
    tile.write %y, %rates[%c0] axes [0] : tensor<16xf32>, memref<16xf32>
  }
  %s = tile.read %w[%c0, %c0] axes [0, 1] : memref<8x8xf32> -> tensor<8x8xf32>
  tile.write %s, %state[%c0, %c0] axes [0, 1] : tensor<8x8xf32>, memref<8x8xf32>
  return
}

// After a loop, reads go to its end: before it, they would take registers from it.
// CHECK-LABEL: func @after
// CHECK: scf.for
// CHECK: }
// CHECK-NEXT: tile.read
// CHECK: tile.write
func.func @after(%w: memref<8xf32>, %n: index, %out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0.0> : tensor<8xf32>
  scf.for %i = %c0 to %n step %c1 {
    tile.write %zeros, %out[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  }
  tile.write %zeros, %out[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  %x = tile.read %w[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  tile.write %x, %out[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  return
}
