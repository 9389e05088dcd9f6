// Tiles of earlier rows are whole products; the tokens' own tile is a band.
// RUN: ttt-opt %s --ttt-tile-attention=tile=4 | FileCheck %s
// RUN: not ttt-opt %s --ttt-tile-attention=tile=0 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: option tile: expected at least 1, found 0

// CHECK-LABEL: func @causal
// CHECK-SAME: (%[[Q:.*]]: tensor<?x8xf32>, %[[K:.*]]: tensor<?x8xf32>, %[[V:.*]]: tensor<?x2xf32>)
// CHECK: ttt.every 4 tokens(%[[Q]], %[[K]], %[[V]]) carry()
// CHECK-NEXT: ^bb0(%[[START:.*]]: index, %{{.*}}: index, %[[QT:.*]]: tensor<4x8xf32>, %[[KT:.*]]: tensor<4x8xf32>, %[[VT:.*]]: tensor<4x2xf32>):
// CHECK: %[[SUMS:.*]]:3 = scf.for %[[AT:.*]] = %{{.*}} to %[[START]]
// CHECK: %[[KS:.*]] = tensor.extract_slice %[[K]][%[[AT]], 0] [4, 8]
// CHECK: %[[S:.*]] = ttt.contract "ti,si->ts" %[[QT]], %[[KS]]
// CHECK-NEXT: ttt.reduce_max %[[S]]
// CHECK-NOT: ttt.band
// CHECK: ttt.contract "ts,sj->tj"
// CHECK: scf.yield
// CHECK: %[[OWN:.*]] = ttt.contract "ti,si->ts" %[[QT]], %[[KT]]
// CHECK-NEXT: %[[SEEN:.*]] = ttt.band %[[OWN]], %{{.*}} otherwise -3.4
// CHECK-NEXT: ttt.reduce_max %[[SEEN]]
// CHECK: ttt.band %{{.*}}, %{{.*}} otherwise 0.0
// CHECK: ttt.band_matmul %{{.*}}, %[[VT]]
func.func @causal(%q: tensor<?x8xf32>, %k: tensor<?x8xf32>, %v: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %0, %1 = ttt.attention %q, %k, %v : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x2xf32> -> tensor<?x2xf32>, tensor<?xf32>
  return %0 : tensor<?x2xf32>
}

// A window of 8 before each token: one tile back all rows of it are seen by all, two back some.
// CHECK-LABEL: func @window
// CHECK: %[[BORDER:.*]] = arith.maxsi
// CHECK: %[[FIRST:.*]] = arith.maxsi
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[BORDER]]
// CHECK: ttt.band before %{{.*}} window 8
// CHECK: scf.for %{{.*}} = %[[BORDER]] to
// CHECK-NOT: ttt.band
// CHECK: scf.yield
// CHECK: ttt.band before %{{.*}} window 8
func.func @window(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0, %1 = ttt.attention before %q, %q, %q window 8 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<?x8xf32>, tensor<?xf32>
  return %0 : tensor<?x8xf32>
}

// The derivative adds to the cotangents of earlier rows where they lie, and begins those of
// its own.
// CHECK-LABEL: func @gradient
// CHECK: %[[R:.*]]:3 = ttt.every 4 tokens({{.*}}) carry(%{{.*}}, %{{.*}}) :
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[DK:.*]] = %{{.*}}, %[[DV:.*]] = %{{.*}})
// CHECK: tensor.extract_slice %[[DK]]
// CHECK: tensor.insert_slice %{{.*}} into %[[DK]]
// CHECK: tensor.insert_slice %{{.*}} into %[[DV]]
// CHECK: ttt.band
// CHECK: return %[[R]]#2, %[[R]]#0, %[[R]]#1
func.func @gradient(%q: tensor<?x8xf32>, %y: tensor<?x8xf32>, %l: tensor<?xf32>, %d: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  %0, %1, %2 = ttt.attention_gradient %q, %q, %q, %y, %l, %d : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?xf32>
  return %0, %1, %2 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
}

// CHECK-LABEL: func @ends
// CHECK: arith.minsi
// CHECK: %[[LAST:.*]] = scf.for
// CHECK: scf.for
// CHECK: scf.for
func.func @ends(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = ttt.stored_rows %k window 3 : tensor<?x8xf32>
  %1 = ttt.spread_rows %0 like %k : tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
