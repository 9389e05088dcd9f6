// Two loops' results start from one tensor.empty that CSE has shared, and two ops
// from one fill: each gets its own, else bufferization makes them one buffer.
// RUN: ttt-opt %s --pass-pipeline='builtin.module(func.func(ttt-separate-starts))' | FileCheck %s

// CHECK-LABEL: func @shared
// CHECK: %[[FIRST:.*]] = linalg.fill
// CHECK-DAG: %[[A:[0-9]+]] = tensor.empty
// CHECK-DAG: %[[B:[0-9]+]] = tensor.empty
// CHECK: iter_args(%{{.*}} = %[[B]], %{{.*}} = %[[A]])
// CHECK: %[[SECOND:.*]] = linalg.fill
// CHECK: linalg.add {{.*}} outs(%[[SECOND]]
// CHECK: linalg.mul {{.*}} outs(%[[FIRST]]
func.func @shared(%x: tensor<8xf32>, %from: index, %to: index)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8xf32>
  %fill = linalg.fill ins(%zero : f32) outs(%empty : tensor<8xf32>) -> tensor<8xf32>
  %one = arith.constant 1 : index
  %loop:2 = scf.for %i = %from to %to step %one iter_args(%a = %empty, %b = %empty) -> (tensor<8xf32>, tensor<8xf32>) {
    %first = tensor.insert %zero into %a[%i] : tensor<8xf32>
    %second = tensor.insert %zero into %b[%i] : tensor<8xf32>
    scf.yield %first, %second : tensor<8xf32>, tensor<8xf32>
  }
  %sum = linalg.add ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%fill : tensor<8xf32>) -> tensor<8xf32>
  %product = linalg.mul ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%fill : tensor<8xf32>) -> tensor<8xf32>
  return %loop#0, %loop#1, %sum, %product : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
