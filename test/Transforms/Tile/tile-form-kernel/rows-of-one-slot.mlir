// What a loop over rows reads and what is read beside it come from one slot, though the value
// that lies there gets its form in between.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @one_slot
// CHECK: %[[SLOT:.*]] = tile.alloc
// CHECK-NOT: tile.alloc
// CHECK: %[[V:.*]] = tile.broadcast
// CHECK: tile.write %[[V]], %[[SLOT]]
// CHECK: tile.read %[[SLOT]][%{{.*}}, %{{.*}}] last
// CHECK: tile.read %[[SLOT]][%c3, %{{.*}}] axes [1]
func.func @one_slot(%k: tensor<?xf32>, %y: tensor<16x8xf32>, %v: tensor<8xf32>) -> (tensor<16x8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %s = ttt.broadcast %v [0] : tensor<8xf32> -> tensor<16x8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%to = %y) -> tensor<16x8xf32> {
    %at = arith.addi %n, %t : index
    %row = tensor.extract_slice %s[%at, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
    %next = tensor.insert_slice %row into %to[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<16x8xf32>
    scf.yield %next : tensor<16x8xf32>
  }
  %e = tensor.extract_slice %s[3, 0] [1, 8] [1, 1] : tensor<16x8xf32> to tensor<8xf32>
  %q = math.exp %e : tensor<8xf32>
  return %r, %q : tensor<16x8xf32>, tensor<8xf32>
}
