// Ops on stored rows are printed as they were read, and in generic form.
// RUN: ttt-opt %s | ttt-opt | FileCheck %s
// RUN: ttt-opt %s --mlir-print-op-generic | ttt-opt | FileCheck %s

// CHECK-LABEL: func @tokens
// CHECK: %[[NONE:.*]] = ttt.no_rows : tensor<?x8xf32>
// CHECK: %[[ONE:.*]] = ttt.append %[[NONE]], %{{.*}} : tensor<?x8xf32>, tensor<8xf32>
// CHECK: %[[TWO:.*]] = ttt.append %[[ONE]], %{{.*}} {window = 4 : i64} : tensor<?x8xf32>, tensor<8xf32>
// CHECK: ttt.attend %{{.*}}, %[[TWO]], %[[ONE]] : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
func.func @tokens(%k: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ttt.no_rows : tensor<?x8xf32>
  %1 = ttt.append %0, %k : tensor<?x8xf32>, tensor<8xf32>
  %2 = ttt.append %1, %k {window = 4 : i64} : tensor<?x8xf32>, tensor<8xf32>
  %3 = ttt.attend %k, %2, %1 : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// CHECK-LABEL: func @streams
// CHECK: ttt.attention %{{.*}}, %{{.*}}, %{{.*}} : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32> -> tensor<?x4xf32>, tensor<?xf32>
// CHECK: ttt.attention before %{{.*}}, %{{.*}}, %{{.*}} window 16 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32> -> tensor<?x4xf32>, tensor<?xf32>
// CHECK: ttt.attention_gradient before %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} window 16 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?xf32>
// CHECK: ttt.stored_rows %{{.*}} window 16 : tensor<?x8xf32>
// CHECK: ttt.spread_rows %{{.*}} like %{{.*}} : tensor<?x8xf32>
func.func @streams(%q: tensor<?x8xf32>, %v: tensor<?x4xf32>) -> (tensor<?x8xf32>, tensor<?x4xf32>) {
  %0, %1 = ttt.attention %q, %q, %v : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32> -> tensor<?x4xf32>, tensor<?xf32>
  %2, %3 = ttt.attention before %q, %q, %0 window 16 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32> -> tensor<?x4xf32>, tensor<?xf32>
  %4, %5, %6 = ttt.attention_gradient before %q, %q, %0, %2, %3, %v window 16 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf32>, tensor<?x4xf32>, tensor<?xf32>
  %7 = ttt.stored_rows %4 window 16 : tensor<?x8xf32>
  %8 = ttt.spread_rows %7 like %5 : tensor<?x8xf32>
  return %8, %6 : tensor<?x8xf32>, tensor<?x4xf32>
}

// CHECK-LABEL: func @tiles
// CHECK: ttt.band before %{{.*}}, %{{.*}} otherwise 0.000000e+00 window 3 : tensor<4x4xf32>
// CHECK: ttt.reduce_max %{{.*}} : tensor<4x4xf32> -> tensor<4xf32>
// CHECK: ttt.band_matmul before %{{.*}}, %{{.*}}, %{{.*}} into %{{.*}} window 3 : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
func.func @tiles(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %n: index) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %0 = ttt.band before %a, %n otherwise 0.0 window 3 : tensor<4x4xf32>
  %1 = ttt.reduce_max %0 : tensor<4x4xf32> -> tensor<4xf32>
  %2 = ttt.band_matmul before %0, %x, %n into %x window 3 : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  return %1, %2 : tensor<4xf32>, tensor<4x8xf32>
}
