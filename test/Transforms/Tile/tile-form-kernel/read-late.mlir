// What is read at the start is read before its first use, for from there on it takes registers:
// before the loop that uses it, not in it.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @late
// CHECK: %[[K:.*]] = tile.read %arg0
// CHECK-NEXT: %[[E:.*]] = math.exp %[[K]]
// CHECK: %[[P:.*]] = tile.read %arg2
// CHECK-NEXT: %[[R:.*]] = scf.for
// CHECK:   arith.mulf %{{.*}}, %[[P]]
// CHECK: }
// CHECK: %[[Q:.*]] = tile.read %arg1
// CHECK-NEXT: arith.addf %[[R]], %[[Q]]
func.func @late(%k: tensor<8xf32>, %q: tensor<8xf32>, %p: tensor<8xf32>, %stream: tensor<?xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %stream, %c0 : tensor<?xf32>
  %e = math.exp %k : tensor<8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %e) -> tensor<8xf32> {
    %next = arith.mulf %s, %p : tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  %y = arith.addf %r, %q : tensor<8xf32>
  return %y : tensor<8xf32>
}
