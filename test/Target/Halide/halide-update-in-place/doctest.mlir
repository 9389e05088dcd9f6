// A result is computed in the memory of the state that it replaces, where no read comes later.
// RUN: ttt-opt %s --halide-update-in-place --split-input-file | FileCheck %s

// The state is read at the index of the element; the row that reads it elsewhere comes first.
// CHECK-LABEL: func @carried(
// CHECK: scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}, %{{.*}} = %{{.*}})
// CHECK:   %[[R:.*]]:2 = halide.run @carried_pipeline() ins(%{{.*}}, %[[S]] : {{.*}}) outs(%{{.*}}, %[[S]] : tensor<4xf32>, tensor<4x4xf32>)
// CHECK:   scf.yield %[[R]]#1, %[[R]]#0
// CHECK: func private @carried_pipeline
// CHECK:   %[[NEXT:.*]] = arith.addf
// CHECK:   %[[ROW:.*]] = ttt.contract
// CHECK:   return %[[ROW]], %[[NEXT]]
func.func @carried(%x: tensor<4xf32>, %start: tensor<4x4xf32>, %row: tensor<4xf32>, %n: index) -> (tensor<4x4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%S = %start, %y = %row) -> (tensor<4x4xf32>, tensor<4xf32>) {
    %e = tensor.empty() : tensor<4x4xf32>
    %f = tensor.empty() : tensor<4xf32>
    %a:2 = halide.run @carried_pipeline() ins(%x, %S : tensor<4xf32>, tensor<4x4xf32>) outs(%e, %f : tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>, tensor<4xf32>
    scf.yield %a#0, %a#1 : tensor<4x4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4x4xf32>, tensor<4xf32>
}
func.func private @carried_pipeline(%x: tensor<4xf32>, %S: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>) attributes {halide.pipeline} {
  %outer = ttt.contract "i,j->ij" %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4x4xf32>
  %next = arith.addf %S, %outer : tensor<4x4xf32>
  %row = ttt.contract "i,ij->j" %x, %S : tensor<4xf32>, tensor<4x4xf32> -> tensor<4xf32>
  return %next, %row : tensor<4x4xf32>, tensor<4xf32>
}

// -----

// A product in the tiles of the result reads all of the state.
// CHECK-LABEL: func private @elsewhere(
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: halide.run @elsewhere_pipeline() ins(%{{.*}}) outs(%[[E]] : tensor<4x4xf32>)
func.func private @elsewhere(%S: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %a = halide.run @elsewhere_pipeline() ins(%S : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a : tensor<4x4xf32>
}
func.func private @elsewhere_pipeline(%S: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {halide.pipeline} {
  %square = ttt.contract "ik,kj->ij" %S, %S : tensor<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  %next = arith.addf %S, %square : tensor<4x4xf32>
  return %next : tensor<4x4xf32>
}

// -----

// A row is turned while it is read, at other indices.
// CHECK-LABEL: func private @rotated(
// CHECK-SAME: %[[S:.*]]: tensor<4x4xf32>)
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: halide.run @rotated_pipeline() ins(%[[S]] : tensor<4x4xf32>) outs(%[[E]] : tensor<4x4xf32>)
func.func private @rotated(%S: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %a = halide.run @rotated_pipeline() ins(%S : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a : tensor<4x4xf32>
}
func.func private @rotated_pipeline(%S: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {halide.pipeline} {
  %turned = ttt.rotate_half %S : tensor<4x4xf32>
  %next = arith.addf %S, %turned : tensor<4x4xf32>
  return %next : tensor<4x4xf32>
}

// -----

// Two results that read both states: the first is in memory of its own, the second overwrites.
// CHECK-LABEL: func private @each_other(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: halide.run @each_other_pipeline() ins(%[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>) outs(%[[E]], %[[B]] :
func.func private @each_other(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %r:2 = halide.run @each_other_pipeline() ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e, %f : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32>
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @each_other_pipeline(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {halide.pipeline} {
  %sum = arith.addf %a, %b : tensor<4xf32>
  %difference = arith.subf %a, %b : tensor<4xf32>
  return %sum, %difference : tensor<4xf32>, tensor<4xf32>
}

// -----

// The driver reads the old state after the run.
// CHECK-LABEL: func private @read_after(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: halide.run @read_after_pipeline() ins(%[[B]] : tensor<4xf32>) outs(%[[E]] :
func.func private @read_after(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = halide.run @read_after_pipeline() ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %r : tensor<4xf32>, tensor<4xf32>
}
func.func private @read_after_pipeline(%b: tensor<4xf32>) -> tensor<4xf32> attributes {halide.pipeline} {
  %n = arith.negf %b : tensor<4xf32>
  return %n : tensor<4xf32>
}
