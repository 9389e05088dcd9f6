// The rest of an output after its last exchange between warps is done in the next iteration, next to what
// that one computes, and after the loop for the last iteration.
// RUN: ttt-opt %s --tile-delay-outputs --canonicalize | FileCheck %s
// RUN: ttt-opt %s --tile-delay-outputs=most-registers=1 --canonicalize | FileCheck %s
// RUN: ttt-opt %s --tile-delay-outputs=most-registers=0 | FileCheck %s --check-prefix=NONE
// RUN: ttt-opt %s --tile-delay-outputs --canonicalize --cse --tile-place-slots --tile-insert-barriers --tile-check-races | FileCheck %s --check-prefix=BARRIERS

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>
#rows = strided<[?, 1]>

// CHECK-LABEL: func @sums
// CHECK-SAME: %[[K:[^:]*]]: memref<?x16xf32, {{.*}}, %[[OUT:[^:]*]]: memref<?x16xf32,
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<16xf32
// CHECK: %[[SLOT:.*]] = tile.alloc
// The first iteration has none before it: what it writes from zeros, the next one writes again.
// CHECK: tile.write %[[ZERO]], %[[SLOT]]
// CHECK: %[[R:.*]]:3 = scf.for %[[T:[^ ]*]] = %[[C0]] to %[[N:.*]] step %{{.*}} iter_args(%[[S:[^ ]*]] = %{{.*}}, %[[Y0:[^ ]*]] = %[[ZERO]], %[[T0:[^ ]*]] = %[[C0]])
// CHECK:   %[[SUM:.*]] = tile.read %[[SLOT]]
// CHECK:   %[[Z:.*]] = arith.mulf %[[SUM]], %[[Y0]]
// CHECK:   tile.write %[[Z]], %[[OUT]][%[[T0]], %[[C0]]]
// CHECK:   %[[X:.*]] = tile.read %[[K]][%[[T]],
// CHECK:   %[[Y:.*]] = arith.addf %[[S]], %[[X]]
// CHECK:   tile.write %[[Y]], %[[SLOT]]
// CHECK:   %[[NEW:.*]] = arith.mulf %[[S]], %[[X]]
// CHECK:   scf.yield %[[NEW]], %[[Y]], %[[T]]
// CHECK: }
// CHECK: %[[ANY:.*]] = arith.cmpi sgt, %[[N]], %[[C0]]
// CHECK: scf.if %[[ANY]] {
// CHECK:   %[[LAST:.*]] = tile.read %[[SLOT]]
// CHECK:   arith.mulf %[[LAST]], %[[R]]#1
// CHECK:   tile.write %{{.*}}, %[[OUT]][%[[R]]#2, %[[C0]]]
// CHECK: }
// CHECK: tile.write %[[R]]#0

// NONE-LABEL: func @sums
// NONE-NOT: scf.if
// BARRIERS-LABEL: func @sums
// BARRIERS: scf.for
// BARRIERS-COUNT-2: tile.barrier
// BARRIERS-NOT: tile.barrier
// BARRIERS: scf.yield
func.func @sums(%k: memref<?x16xf32, #rows> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %out: memref<?x16xf32, #rows> {ttt.tensor = #ttt.tensor<"out", out, BHT>}, %final: memref<16xf32> {ttt.tensor = #ttt.tensor<"s_final", final, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<16xf32, #layout>
  %slot = tile.alloc : memref<16xf32, 3>
  %n = memref.dim %k, %c0 : memref<?x16xf32, #rows>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero) -> tensor<16xf32, #layout> {
    %x = tile.read %k[%t, %c0] axes [1] : memref<?x16xf32, #rows> -> tensor<16xf32, #layout>
    %y = arith.addf %s, %x : tensor<16xf32, #layout>
    tile.write %y, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %sum = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    %z = arith.mulf %sum, %y : tensor<16xf32, #layout>
    tile.write %z, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, #rows>
    %new = arith.mulf %s, %x : tensor<16xf32, #layout>
    scf.yield %new : tensor<16xf32, #layout>
  }
  tile.write %r, %final[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32>
  return
}
