// Functions without a body are left alone; each return gives a stream only once.
// RUN: ttt-opt %s --ttt-tile-mini-batches | FileCheck %s

// CHECK: func.func nested @declared(tensor<?x8xf32>) -> tensor<?x8xf32>
func.func nested @declared(tensor<?x8xf32>) -> tensor<?x8xf32>

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32>
// CHECK: ^bb1:
// CHECK: %[[ONE:.*]] = scf.for
// CHECK: return %[[X]], %[[ONE]]
// CHECK: ^bb2:
// CHECK: %[[TWO:.*]] = scf.for
// CHECK: return %[[X]], %[[TWO]]
func.func @blocks(%c: i1, %x: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  cf.cond_br %c, ^one, ^two
^one:
  return %x, %x : tensor<?x8xf32>, tensor<?x8xf32>
^two:
  return %x, %x : tensor<?x8xf32>, tensor<?x8xf32>
}
