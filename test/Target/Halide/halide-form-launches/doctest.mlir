// What a driver does with rows, beside passing them to pipelines, becomes a pipeline that copies.
// RUN: ttt-opt %s --halide-form-launches --split-input-file | FileCheck %s

// A loop carries a tensor, not rows of another one.
// CHECK-LABEL: func @carried(
// CHECK: scf.for
// CHECK:   %[[ROW:.*]] = tensor.extract_slice
// CHECK:   %[[COPY:.*]] = halide.run @copy_pipeline() ins(%[[ROW]] : tensor<8xf32>)
// CHECK:   scf.yield %[[COPY]]
// CHECK: func private @copy_pipeline(%[[X:.*]]: tensor<8xf32>) -> tensor<8xf32> attributes {halide.pipeline}
// CHECK-NEXT: return %[[X]]
func.func @carried(%q: tensor<?x8xf32>, %start: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%v = %start) -> tensor<8xf32> {
    %row = tensor.extract_slice %q[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    scf.yield %row : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// A result that is read again is a tensor of its own, and its copy is stored; one that is only
// stored needs no copy.
// CHECK-LABEL: func @stored(
// CHECK: %[[R:.*]]:2 = halide.run @two()
// CHECK: %[[COPY:.*]] = halide.run @copy_pipeline() ins(%[[R]]#0
// CHECK: tensor.insert_slice %[[COPY]] into
// CHECK: tensor.insert_slice %[[R]]#1 into
func.func @stored(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>, %x: tensor<8xf32>, %t: index)
    -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %r:2 = halide.run @two() ins(%x : tensor<8xf32>) outs(%e, %f : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  %y = tensor.insert_slice %r#0 into %a[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
  %z = tensor.insert_slice %r#1 into %b[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
  return %y, %z, %r#0 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<8xf32>
}
func.func private @two(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {halide.pipeline} {
  %y = arith.negf %x : tensor<8xf32>
  return %x, %y : tensor<8xf32>, tensor<8xf32>
}

// -----

// The tensor is read after the run that would store to it.
// CHECK-LABEL: func @read_after(
// CHECK: %[[R:.*]] = halide.run @one()
// CHECK: halide.run @copy_pipeline() ins(%[[R]]
func.func @read_after(%a: tensor<?x8xf32>, %x: tensor<8xf32>, %t: index) -> (tensor<?x8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %r = halide.run @one() ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %row = tensor.extract_slice %a[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %s = halide.run @other() ins(%row : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %y = tensor.insert_slice %r into %a[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
  return %y, %s : tensor<?x8xf32>, tensor<8xf32>
}
func.func private @other(%x: tensor<8xf32>) -> tensor<8xf32> attributes {halide.pipeline} {
  %y = math.absf %x : tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func private @one(%x: tensor<8xf32>) -> tensor<8xf32> attributes {halide.pipeline} {
  %y = arith.negf %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// Rows are read where they are used: after the run that would store to their tensor.
// CHECK-LABEL: func @rows_used_after(
// CHECK: %[[ROWS:.*]] = tensor.extract_slice
// CHECK: %[[R:.*]] = halide.run @one()
// CHECK: halide.run @copy_pipeline() ins(%[[R]]
func.func @rows_used_after(%a: tensor<?x8xf32>, %x: tensor<8xf32>, %t: index) -> (tensor<?x8xf32>, tensor<8xf32>) {
  %row = tensor.extract_slice %a[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %r = halide.run @one() ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %s = halide.run @other() ins(%row : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %y = tensor.insert_slice %r into %a[%t, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
  return %y, %s : tensor<?x8xf32>, tensor<8xf32>
}
func.func private @one(%x: tensor<8xf32>) -> tensor<8xf32> attributes {halide.pipeline} {
  %y = arith.negf %x : tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func private @other(%x: tensor<8xf32>) -> tensor<8xf32> attributes {halide.pipeline} {
  %y = math.absf %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// One pipeline reads rows, in another run one row with an axis of size 1: the row is copied.
// CHECK-LABEL: func @rows_and_row(
// CHECK: %[[ROWS:.*]] = tensor.extract_slice
// CHECK: halide.run @one() ins(%[[ROWS]]
// CHECK: %[[ROW:.*]] = tensor.extract_slice
// CHECK: %[[COPY:.*]] = halide.run @copy_pipeline() ins(%[[ROW]]
// CHECK: halide.run @one() ins(%[[COPY]]
func.func @rows_and_row(%a: tensor<?x8xf32>, %b: tensor<?x4x8xf32>, %t: index) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %f = tensor.empty() : tensor<4x8xf32>
  %rows = tensor.extract_slice %a[%t, 0] [4, 8] [1, 1] : tensor<?x8xf32> to tensor<4x8xf32>
  %r = halide.run @one() ins(%rows : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %row = tensor.extract_slice %b[%t, 0, 0] [1, 4, 8] [1, 1, 1] : tensor<?x4x8xf32> to tensor<4x8xf32>
  %s = halide.run @one() ins(%row : tensor<4x8xf32>) outs(%f : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r, %s : tensor<4x8xf32>, tensor<4x8xf32>
}
func.func private @one(%x: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {halide.pipeline} {
  %y = arith.negf %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
