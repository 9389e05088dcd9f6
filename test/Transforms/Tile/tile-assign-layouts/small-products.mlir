// Products that tensor cores have no shape for: with rounded operands, without tensor cores.
// RUN: ttt-opt %s --tile-assign-layouts='product-type=bf16 warps=1' | FileCheck %s --implicit-check-not=tensor_cores

// CHECK-LABEL: func @few_terms
// CHECK: tile.dot "ti,ij->tj" {{.*}} : memref<16x8xbf16{{.*}}, memref<8x16xbf16{{.*}}, tensor<16x16xf32
func.func @few_terms(%x: memref<16x8xf32>, %W: memref<8x16xf32>, %out: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %a = tile.read %x[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32>
  %b = tile.read %W[%c0, %c0] axes [0, 1] : memref<8x16xf32> -> tensor<8x16xf32>
  %y = tile.dot "ti,ij->tj" %a, %b, %zero : tensor<16x8xf32>, tensor<8x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x16xf32>, memref<16x16xf32>
  return
}

// CHECK-LABEL: func @batches
// CHECK: tile.dot "hti,hij->htj" {{.*}} : memref<2x16x16xbf16
func.func @batches(%x: memref<2x16x16xf32>, %W: memref<2x16x16xf32>, %out: memref<2x16x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<2x16x16xf32>
  %a = tile.read %x[%c0, %c0, %c0] axes [0, 1, 2] : memref<2x16x16xf32> -> tensor<2x16x16xf32>
  %b = tile.read %W[%c0, %c0, %c0] axes [0, 1, 2] : memref<2x16x16xf32> -> tensor<2x16x16xf32>
  %y = tile.dot "hti,hij->htj" %a, %b, %zero : tensor<2x16x16xf32>, tensor<2x16x16xf32>, tensor<2x16x16xf32> -> tensor<2x16x16xf32>
  tile.write %y, %out[%c0, %c0, %c0] axes [0, 1, 2] : tensor<2x16x16xf32>, memref<2x16x16xf32>
  return
}
