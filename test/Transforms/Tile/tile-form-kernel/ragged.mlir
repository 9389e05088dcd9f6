// Rows of a ragged mini-batch: the loop that gathers them, the last one repeated, is one read;
// the loop that scatters those that there are is one write.
// RUN: ttt-opt %s --ttt-tile-mini-batches --tile-form-kernel --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @mini_batches
// CHECK-SAME: (%[[K:.*]]: memref<?x8xf32, strided<[?, 1]>>, %{{.*}}: memref<8xf32>, %{{.*}}: memref<8xf32> {tile.output}, %[[OUT:.*]]: memref
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[LENGTH:.*]] = memref.dim %[[K]]
// CHECK: %[[REST:.*]] = arith.remui %[[LENGTH]]
// CHECK: scf.for
// CHECK:   tile.read %[[K]][%{{.*}}, %[[C0]]] axes
// CHECK:   tile.write %{{.*}}, %[[OUT]][%{{.*}}, %[[C0]]] axes
// CHECK: scf.for %[[T:[^ ]*]] = %{{.*}} to %[[LENGTH]]
// CHECK-NOT: scf.for
// CHECK:   %[[MORE:.*]] = arith.subi %[[REST]], %[[C1]]
// CHECK:   %[[LAST:.*]] = arith.addi %[[T]], %[[MORE]]
// CHECK:   tile.read %[[K]][%[[T]], %[[C0]]] last %[[LAST]] axes [0, 1] : {{.*}} -> tensor<16x8xf32>
// CHECK-NOT: scf.for
// CHECK:   tile.write %{{.*}}, %[[OUT]][%[[T]], %[[C0]]] count %[[REST]] axes [0, 1]
// CHECK: return
func.func @mini_batches(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %r:2 = ttt.every 16 tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %s: tensor<8xf32>):
    %valid = ttt.valid_rows %kb, %count : tensor<16x8xf32>
    %sum = ttt.reduce_sum %valid [0] : tensor<16x8xf32> -> tensor<8xf32>
    %new = arith.addf %s, %sum : tensor<8xf32>
    %y = math.exp %kb : tensor<16x8xf32>
    ttt.yield %new, %y : tensor<8xf32>, tensor<16x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}

// Rows in another order are no such loop: they are read one by one.
// CHECK-LABEL: func @from_the_end
// CHECK-NOT: last
// CHECK: scf.for %[[T:[^ ]*]] =
// CHECK:   %[[AT:.*]] = arith.subi %{{.*}}, %[[T]]
// CHECK:   tile.read %{{.*}}[%[[AT]], %{{.*}}] axes [1] : {{.*}} -> tensor<8xf32>
// CHECK:   arith.select
func.func @from_the_end(%k: tensor<?x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %empty = tensor.empty() : tensor<16x8xf32>
  %r = scf.for %t = %c0 to %c16 step %c1 iter_args(%to = %empty) -> tensor<16x8xf32> {
    %at = arith.subi %n, %t : index
    %row = tensor.extract_slice %k[%at, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  return %r : tensor<16x8xf32>
}
