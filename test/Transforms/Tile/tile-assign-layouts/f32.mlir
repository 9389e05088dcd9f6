// Operands that are not rounded are no fragments: they go through slots of their own type, and
// the product is none of a tensor core.
// RUN: ttt-opt %s --tile-assign-layouts=warps=4 | FileCheck %s --implicit-check-not=tensor_cores

// CHECK-LABEL: func @f32
// CHECK-DAG: %[[A:.*]] = tile.alloc : memref<16x64xf32, {{.*}}, 3>
// CHECK-DAG: %[[B:.*]] = tile.alloc : memref<64x64xf32, {{.*}}, 3>
// CHECK-NOT: arith.truncf
// CHECK-DAG: tile.write %{{.*}}, %[[A]]
// CHECK-DAG: tile.write %{{.*}}, %[[B]]
// CHECK: tile.dot "ti,ij->tj" %[[A]], %[[B]], %{{.*}} : memref<16x64xf32, {{.*}}, memref<64x64xf32,
func.func @f32(%x: memref<16x64xf32>, %W: memref<64x64xf32>, %out: memref<16x64xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x64xf32>
  %a = tile.read %x[%c0, %c0] axes [0, 1] : memref<16x64xf32> -> tensor<16x64xf32>
  %b = tile.read %W[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %a1 = math.exp %a : tensor<16x64xf32>
  %b1 = math.exp %b : tensor<64x64xf32>
  %y = tile.dot "ti,ij->tj" %a1, %b1, %zero : tensor<16x64xf32>, tensor<64x64xf32>, tensor<16x64xf32> -> tensor<16x64xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x64xf32>, memref<16x64xf32>
  return
}
