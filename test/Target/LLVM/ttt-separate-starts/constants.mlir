// A large constant of one repeated element is filled in where it is used, not stored; what is
// small or has different elements stays data.
// RUN: ttt-opt %s --pass-pipeline='builtin.module(func.func(ttt-separate-starts))' | FileCheck %s

// CHECK-LABEL: func @large
// CHECK-NOT: dense<
// CHECK: %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<64x64xf32>
// CHECK: %[[FILL:.*]] = linalg.fill ins(%[[HALF]] : f32) outs(%[[EMPTY]]
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[FILL]])
func.func @large(%x: tensor<64x64xf32>, %from: index, %to: index) -> tensor<64x64xf32> {
  %one = arith.constant 1 : index
  %start = arith.constant dense<0.5> : tensor<64x64xf32>
  %sum = scf.for %i = %from to %to step %one iter_args(%a = %start) -> (tensor<64x64xf32>) {
    %next = linalg.add ins(%x, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%a : tensor<64x64xf32>) -> tensor<64x64xf32>
    scf.yield %next : tensor<64x64xf32>
  }
  return %sum : tensor<64x64xf32>
}

// 1024 bytes and no more.
// CHECK-LABEL: func @small
// CHECK: arith.constant dense<0.000000e+00> : tensor<256xf32>
// CHECK-NOT: linalg.fill
func.func @small() -> tensor<256xf32> {
  %start = arith.constant dense<0.0> : tensor<256xf32>
  return %start : tensor<256xf32>
}

// CHECK-LABEL: func @different
// CHECK: arith.constant dense<{{.*}}> : tensor<2x2xf32>
// CHECK-NOT: linalg.fill
func.func @different() -> tensor<2x2xf32> {
  %start = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  return %start : tensor<2x2xf32>
}
