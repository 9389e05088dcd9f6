// A causal product on tensor cores is one whose operand has zeros where nothing counts: selected,
// not multiplied. Without tensor cores the terms are left out, and the operand is as it was.
// RUN: ttt-opt %s --tile-assign-layouts='product-type=bf16 warps=1' | FileCheck %s
// RUN: ttt-opt %s --tile-assign-layouts=warps=1 | FileCheck %s --check-prefix=F32 --implicit-check-not=arith.select

// CHECK-LABEL: func @causal
// CHECK-DAG: %[[T:.*]] = tile.coord 0 : tensor<16x16xi32
// CHECK-DAG: %[[S:.*]] = tile.coord 1 : tensor<16x16xi32
// CHECK: %[[COUNTS:.*]] = arith.cmpi sle, %[[S]], %[[T]]
// CHECK: arith.select %[[COUNTS]], %{{.*}}, %{{.*}} : {{.*}} tensor<16x16xf32
// CHECK: tile.dot "ts,sj->tj" {{.*}} causal "ts" tensor_cores

// F32-LABEL: func @causal
// F32: tile.dot "ts,sj->tj" {{.*}} causal "ts" :
func.func @causal(%a: memref<16x16xf32>, %g: memref<16x16xf32>, %out: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %x = tile.read %a[%c0, %c0] axes [0, 1] : memref<16x16xf32> -> tensor<16x16xf32>
  %e = math.exp %x : tensor<16x16xf32>
  %r = tile.read %g[%c0, %c0] axes [0, 1] : memref<16x16xf32> -> tensor<16x16xf32>
  %y = tile.dot "ts,sj->tj" %e, %r, %zero causal "ts" : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x16xf32>, memref<16x16xf32>
  return
}

// CHECK-LABEL: func @strict
// CHECK: arith.cmpi slt
// CHECK: arith.select
// CHECK: tile.dot "ts,tj->sj" {{.*}} causal "ts" strict tensor_cores

// F32-LABEL: func @strict
// F32: tile.dot "ts,tj->sj" {{.*}} causal "ts" strict :
func.func @strict(%a: memref<16x16xf32>, %g: memref<16x16xf32>, %out: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %x = tile.read %a[%c0, %c0] axes [0, 1] : memref<16x16xf32> -> tensor<16x16xf32>
  %e = math.exp %x : tensor<16x16xf32>
  %r = tile.read %g[%c0, %c0] axes [0, 1] : memref<16x16xf32> -> tensor<16x16xf32>
  %y = tile.dot "ts,tj->sj" %e, %r, %zero causal "ts" strict : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x16xf32>, memref<16x16xf32>
  return
}
