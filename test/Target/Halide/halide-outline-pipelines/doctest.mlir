// Arithmetic on tensors moves to pipelines; loops, calls, indices and slices of memory stay.
// RUN: ttt-opt %s --halide-outline-pipelines --split-input-file | FileCheck %s

// One pipeline for what needs no loop, one for what needs its result.
// CHECK-LABEL: func @around_a_loop(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[N:.*]]: index)
// CHECK: %[[FIRST:.*]] = halide.run @around_a_loop_pipeline() ins(%[[X]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[LOOP:.*]] = scf.for {{.*}} iter_args(%[[V:.*]] = %[[FIRST]])
// CHECK:   halide.run @around_a_loop_pipeline_1(%{{.*}} : index) ins(%[[V]] : tensor<4xf32>)
// CHECK: %[[LAST:.*]] = halide.run @around_a_loop_pipeline_0() ins(%[[LOOP]], %[[X]] : tensor<4xf32>, tensor<4xf32>)
// CHECK: return %[[LAST]]
// CHECK: func private @around_a_loop_pipeline(%{{.*}}: tensor<4xf32>){{.*}} attributes {halide.pipeline}
// CHECK: constant dense<2.0
func.func @around_a_loop(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %a = arith.mulf %x, %two : tensor<4xf32>
  %b = scf.for %i = %c0 to %n step %c1 iter_args(%v = %a) -> tensor<4xf32> {
    %w = ttt.valid_rows %v, %i : tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  %c = arith.addf %b, %x : tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

// A slice is in the pipeline if its source is computed there, and in the driver if it is memory.
// CHECK-LABEL: func @slices(
// CHECK: %[[ROW:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}, 0]
// CHECK: %[[R:.*]] = halide.run @slices_pipeline() ins(%[[ROW]]
// CHECK: tensor.insert_slice %[[R]] into
// CHECK: func private @slices_pipeline
// CHECK: arith.negf
// CHECK: tensor.extract_slice
func.func @slices(%x: tensor<?x8xf32>, %i: index) -> tensor<?x8xf32> {
  %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
  %n = arith.negf %row : tensor<8xf32>
  %half = tensor.extract_slice %n[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %y = tensor.insert_slice %half into %x[%i, 4] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

// A mask has no form in memory: its comparison is repeated in the later pipeline.
// CHECK-LABEL: func @mask(
// CHECK: halide.run @mask_pipeline{{.*}} -> tensor<4xf32>
// CHECK: call @other
// CHECK: halide.run {{.*}} ins(%{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>) outs({{.*}}) -> tensor<4xf32>
// CHECK-COUNT-2: arith.cmpf
func.func private @other(%x: tensor<4xf32>) -> tensor<4xf32>
func.func @mask(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %m = arith.cmpf ogt, %x, %zero : tensor<4xf32>
  %a = arith.select %m, %x, %zero : tensor<4xi1>, tensor<4xf32>
  %b = func.call @other(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %c = arith.select %m, %b, %zero : tensor<4xi1>, tensor<4xf32>
  return %c : tensor<4xf32>
}
