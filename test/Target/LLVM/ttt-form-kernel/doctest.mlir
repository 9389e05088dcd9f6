// Tensors become memory: streams with a free stride along time, everything else dense;
// one more argument per result, and no result.
// RUN: ttt-opt %s --ttt-form-kernel | FileCheck %s --implicit-check-not=ttt.tensor

// CHECK-LABEL: func @kernel
// CHECK-SAME: (%[[X:.*]]: memref<?x8xf32, strided<[?, 1]>>, %[[S:.*]]: memref<8xf32>, %[[SF:.*]]: memref<8xf32>, %[[Y:.*]]: memref<?x8xf32, strided<[?, 1]>>) {
// A stream of results is computed in its output from the start.
// CHECK: %[[YT:.*]] = bufferization.to_tensor %[[Y]] restrict writable
// CHECK: %[[XT:.*]] = bufferization.to_tensor %[[X]] restrict :
// So is a state that a loop carries; its initial value may be in the same memory.
// CHECK: %[[FROM:.*]] = memref.extract_aligned_pointer_as_index %[[S]] :
// CHECK: %[[TO:.*]] = memref.extract_aligned_pointer_as_index %[[SF]] :
// CHECK: %[[APART:.*]] = arith.cmpi ne, %[[FROM]], %[[TO]]
// CHECK: scf.if %[[APART]] {
// CHECK-NEXT: memref.copy %[[S]], %[[SF]]
// CHECK: %[[ST:.*]] = bufferization.to_tensor %[[SF]] restrict writable
// CHECK: %[[L:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %[[ST]], %{{.*}} = %[[YT]])
// CHECK: bufferization.materialize_in_destination %[[L]]#0 in restrict writable %[[SF]]
// CHECK: bufferization.materialize_in_destination %[[L]]#1 in restrict writable %[[Y]]
// CHECK: return{{$}}
func.func @kernel(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>}, %s: tensor<8xf32> {ttt.tensor = #ttt.tensor<"s", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"s_final", final, BH>}, tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%n) : tensor<?x8xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%state = %s, %out = %empty) -> (tensor<8xf32>, tensor<?x8xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %into = tensor.empty() : tensor<8xf32>
    %new = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%state, %row : tensor<8xf32>, tensor<8xf32>) outs(%into : tensor<8xf32>) -> tensor<8xf32>
    %next = tensor.insert_slice %new into %out[%i, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
    scf.yield %new, %next : tensor<8xf32>, tensor<?x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
