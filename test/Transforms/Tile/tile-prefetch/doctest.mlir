// A loop that reads whole rows of an argument gets them from a slot of two stages: the first
// rows are on their way before the loop, those of the next iteration while this one is computed.
// RUN: ttt-opt %s --tile-prefetch=long-chain=0 --canonicalize | FileCheck %s
// RUN: ttt-opt %s --tile-prefetch --canonicalize | FileCheck %s --check-prefix=SHORT
// RUN: ttt-opt %s --tile-prefetch=long-chain=0 --canonicalize --cse --tile-assign-layouts=warps=1 --tile-place-slots --tile-insert-barriers --tile-check-races -o /dev/null
// RUN: ttt-opt %s --tile-prefetch --cse --tile-assign-layouts=warps=1 --tile-place-slots --tile-insert-barriers --tile-check-races -o /dev/null

// CHECK-LABEL: func @rows
// CHECK-SAME: (%[[K:.*]]: memref<?x8xf32, strided<[?, 1]>>, %[[OUT:.*]]: memref
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C16:.*]] = arith.constant 16 : index
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<2x16x8xf32, {{.*}}, 3>
// CHECK: %[[N:.*]] = memref.dim %[[K]]
// CHECK: %[[ANY:.*]] = arith.cmpi sgt, %[[N]], %[[C0]]
// CHECK: tile.copy %[[K]][%[[C0]]] if %[[ANY]], %{{.*}} :
// CHECK: scf.for %[[T:[^ ]*]] = %[[C0]] to %[[N]] step %[[C16]] iter_args(%[[STAGE:.*]] = %[[C0]]) -> (index)
// CHECK-NEXT: tile.wait
// CHECK-NEXT: tile.barrier
// CHECK-DAG: %[[OTHER:.*]] = arith.subi %[[C1]], %[[STAGE]]
// CHECK-DAG: %[[NEXT:.*]] = arith.addi %[[T]], %[[C16]]
// CHECK: %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]], %[[N]]
// CHECK: %[[TO:.*]] = memref.subview %[[SLOT]][%[[OTHER]], 0, 0]
// CHECK: tile.copy %[[K]][%[[NEXT]]] if %[[MORE]], %[[TO]]
// CHECK: %[[FROM:.*]] = memref.subview %[[SLOT]][%[[STAGE]], 0, 0]
// CHECK: %[[X:.*]] = tile.read %[[FROM]][%[[C0]], %[[C0]]] axes [0, 1]
// CHECK: tile.write %[[X]], %[[OUT]][%[[T]], %[[C0]]]
// An iteration that is shorter than a copy has three stages: it waits for the copies that started
// two iterations before, and the loop carries the three numbers in turn.
// SHORT-LABEL: func @rows
// SHORT-SAME: (%[[K:.*]]: memref<?x8xf32, strided<[?, 1]>>, %[[OUT:.*]]: memref
// SHORT-DAG: %[[C0:.*]] = arith.constant 0 : index
// SHORT-DAG: %[[C1:.*]] = arith.constant 1 : index
// SHORT-DAG: %[[C2:.*]] = arith.constant 2 : index
// SHORT: %[[SLOT:.*]] = tile.alloc : memref<3x16x8xf32, {{.*}}, 3>
// SHORT: tile.copy %[[K]][%[[C0]]] if
// SHORT: tile.wait pending 1
// SHORT: tile.copy %[[K]][%{{.*}}] if
// SHORT: scf.for %[[T:[^ ]*]] = {{.*}} iter_args(%[[STAGE:.*]] = %[[C0]], %[[LATER:.*]] = %[[C1]], %[[FILLED:.*]] = %[[C2]])
// SHORT-NEXT: tile.wait pending 1
// SHORT-NEXT: tile.barrier
// SHORT: memref.subview %[[SLOT]][%[[FILLED]], 0, 0]
// SHORT: memref.subview %[[SLOT]][%[[STAGE]], 0, 0]
// SHORT: scf.yield %[[LATER]], %[[FILLED]], %[[STAGE]]
// SHORT: tile.wait
func.func @rows(%k: memref<?x8xf32, strided<[?, 1]>>, %out: memref<?x8xf32, strided<[?, 1]>>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %k[%t, %c0] axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<16x8xf32>
    tile.write %x, %out[%t, %c0] axes [0, 1] : tensor<16x8xf32>, memref<?x8xf32, strided<[?, 1]>>
  }
  return
}

// A call of few tokens has few iterations: two stages.
// SHORT-LABEL: func @call
// SHORT: tile.alloc : memref<2x16x8xf32, {{.*}}, 3>
func.func @call(%k: memref<?x8xf32, strided<[?, 1]>>, %out: memref<?x8xf32, strided<[?, 1]>>) attributes {ttt.entry = #ttt.entry<decode, max_tokens = 2>} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %k[%t, %c0] axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<16x8xf32>
    tile.write %x, %out[%t, %c0] axes [0, 1] : tensor<16x8xf32>, memref<?x8xf32, strided<[?, 1]>>
  }
  return
}

// Four products that wait for each other take longer than a copy: two stages.
// SHORT-LABEL: func @long
// SHORT: tile.alloc : memref<2x16x16xf32, {{.*}}, 3>
func.func @long(%k: memref<?x16xf32, strided<[?, 1]>>, %out: memref<?x16xf32, strided<[?, 1]>>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %n = memref.dim %k, %c0 : memref<?x16xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %k[%t, %c0] axes [0, 1] : memref<?x16xf32, strided<[?, 1]>> -> tensor<16x16xf32>
    %1 = tile.dot "ti,ij->tj" %x, %x, %zero : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    %2 = tile.dot "ti,ij->tj" %1, %x, %zero : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    %3 = tile.dot "ti,ij->tj" %2, %x, %zero : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    %4 = tile.dot "ti,ij->tj" %3, %x, %zero : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    tile.write %4, %out[%t, %c0] axes [0, 1] : tensor<16x16xf32>, memref<?x16xf32, strided<[?, 1]>>
  }
  return
}

// A place that follows from the counter, as of a loop that goes back; what the loop carried it
// carries still.
// CHECK-LABEL: func @backwards
// CHECK: scf.for %[[T:[^ ]*]] = {{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<16x8xf32>, index)
// CHECK: %[[NEXT:.*]] = arith.addi %[[T]]
// CHECK: %[[AT:.*]] = arith.subi %{{.*}}, %[[NEXT]]
// CHECK: tile.copy %{{.*}}[%[[AT]]] if
func.func @backwards(%k: memref<?x8xf32, strided<[?, 1]>>, %out: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %n = memref.dim %k, %c0 : memref<?x8xf32, strided<[?, 1]>>
  %last = arith.subi %n, %c16 : index
  %r = scf.for %t = %c0 to %n step %c16 iter_args(%s = %zero) -> tensor<16x8xf32> {
    %at = arith.subi %last, %t : index
    %x = tile.read %k[%at, %c0] axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<16x8xf32>
    %y = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %y : tensor<16x8xf32>
  }
  tile.write %r, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  return
}

// The rows of a ragged end: beyond the last one, copies of it.
// CHECK-LABEL: func @ragged
// CHECK: scf.for
// CHECK: tile.copy %arg0[%[[FIRST:.*]]] last %{{.*}} if %{{.*}}, %{{.*}} :
// CHECK: tile.read %{{.*}} : memref<16x8xf32, strided<[{{.*}}]{{.*}}>, 3>
func.func @ragged(%k: memref<?x8xf32, strided<[?, 1]>>, %out: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, strided<[?, 1]>>
  %last = arith.subi %n, %c1 : index
  scf.for %t = %c0 to %n step %c16 {
    %x = tile.read %k[%t, %c0] last %last axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<16x8xf32>
    tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  }
  return
}

// Of a loop that blocks share, a block mostly has one iteration: it branches around the copies of a next.
// CHECK-LABEL: func @shared
// CHECK: scf.if
// CHECK: tile.copy %arg0[%{{.*}}], %{{.*}} :
// CHECK: scf.for
// CHECK: scf.if
// CHECK: tile.copy %arg0[%{{.*}}], %{{.*}} :
func.func @shared(%k: memref<?x8xf32, strided<[?, 1]>>, %step: index, %out: memref<?x8xf32, strided<[?, 1]>>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %k, %c0 : memref<?x8xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %step {
    %x = tile.read %k[%t, %c0] axes [0, 1] : memref<?x8xf32, strided<[?, 1]>> -> tensor<16x8xf32>
    tile.write %x, %out[%t, %c0] axes [0, 1] : tensor<16x8xf32>, memref<?x8xf32, strided<[?, 1]>>
  }
  return
}
