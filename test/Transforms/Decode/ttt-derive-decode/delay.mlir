// Rows of earlier tokens: the last ones are carried, as many as the farthest delay asks for,
// zeros where a sequence is shorter.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=4 --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_prefill(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32>
// CHECK-SAME: tensor<3x8xf32> {ttt.tensor = #ttt.tensor<"carry.last.0_final", final, BH>})
// CHECK: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<3x8xf32>
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[KNOWN:.*]] = arith.minui %[[N]], %c3
// CHECK: %[[FROM:.*]] = arith.subi %[[N]], %[[KNOWN]]
// CHECK: %[[ROWS:.*]] = ttt.take_rows %[[X]] from %[[FROM]], %[[KNOWN]] : tensor<?x8xf32> -> tensor<3x8xf32>
// CHECK: %[[AT:.*]] = arith.subi %c3, %[[KNOWN]]
// CHECK: %[[LAST:.*]] = ttt.overwrite_rows %[[ZERO]], %[[ROWS]] at %[[AT]], %[[KNOWN]]
// CHECK: ttt.delay %[[X]] by 1
// CHECK: ttt.delay %[[X]] by 3
// CHECK: return %{{.*}}, %[[LAST]]

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[X:[^ ]*]]: tensor<?x8xf32>
// CHECK-SAME: %[[LAST:[^ ]*]]: tensor<3x8xf32> {ttt.tensor = #ttt.tensor<"carry.last.0", state, BH>})
// CHECK-NOT: ttt.delay
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[BEFORE:.*]] = ttt.take_rows %[[LAST]] from %c0, %c3 : tensor<3x8xf32> -> tensor<7x8xf32>
// CHECK: %[[ALL:.*]] = ttt.overwrite_rows %[[BEFORE]], %[[X]] at %c3, %[[N]]
// CHECK: %[[NEXT:.*]] = ttt.take_rows %[[ALL]] from %[[N]], %c3 : tensor<7x8xf32> -> tensor<3x8xf32>
// CHECK: %[[ONE:.*]] = ttt.take_rows %[[ALL]] from %c2, %[[N]] : tensor<7x8xf32> -> tensor<?x8xf32>
// CHECK: %[[THREE:.*]] = ttt.take_rows %[[ALL]] from %c0, %[[N]] : tensor<7x8xf32> -> tensor<?x8xf32>
// CHECK: ttt.each_token %{{.*}}, %[[N]] tokens(%[[ONE]], %[[THREE]]) carry()
// CHECK: return %{{.*}}, %[[NEXT]]
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %p = ttt.delay %x by 1 : tensor<?x8xf32>
  %q = ttt.delay %x by 3 : tensor<?x8xf32>
  %r = ttt.each_token %c0, %n tokens(%p, %q) carry()
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %pt: tensor<8xf32>, %qt: tensor<8xf32>):
    %out = arith.mulf %pt, %qt : tensor<8xf32>
    ttt.yield %out : tensor<8xf32>
  }
  return %r : tensor<?x8xf32>
}
