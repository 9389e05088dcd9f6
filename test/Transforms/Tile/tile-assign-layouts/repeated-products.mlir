// A product on tensor cores has 16 rows in a warp: of 32 rows it keeps two warps busy. Others would
// compute the same. With f32 every warp has rows of its own.
// RUN: ttt-opt %s --tile-assign-layouts=product-type=bf16 | FileCheck %s
// RUN: ttt-opt %s --tile-assign-layouts | FileCheck %s --check-prefix=F32
// RUN: ttt-opt %s --tile-assign-layouts="product-type=bf16 search=false" | FileCheck %s --check-prefix=SHAPE

// CHECK-LABEL: func @state
// CHECK-SAME: #tile.launch<warps = 2
// F32-LABEL: func @state
// F32-SAME: #tile.launch<warps = 4
// By the shape alone the number of warps is fixed too.
// SHAPE-LABEL: func @state
// SHAPE-SAME: #tile.launch<warps = 4
func.func @state(%k: memref<?x64xf32, strided<[?, 1]>>, %v: memref<?x32xf32, strided<[?, 1]>>, %out: memref<?x32xf32, strided<[?, 1]>>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32, strided<[?, 1]>>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %none = arith.constant dense<0.0> : tensor<16x32xf32>
  %S = scf.for %t = %c0 to %n step %c16 iter_args(%s = %zero) -> tensor<64x32xf32> {
    %kb = tile.read %k[%t, %c0] axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
    %vb = tile.read %v[%t, %c0] axes [0, 1] : memref<?x32xf32, strided<[?, 1]>> -> tensor<16x32xf32>
    %o = tile.dot "ti,ij->tj" %kb, %s, %none : tensor<16x64xf32>, tensor<64x32xf32>, tensor<16x32xf32> -> tensor<16x32xf32>
    %next = tile.dot "ti,tj->ij" %kb, %vb, %s : tensor<16x64xf32>, tensor<16x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32>
    tile.write %o, %out[%t, %c0] axes [0, 1] : tensor<16x32xf32>, memref<?x32xf32, strided<[?, 1]>>
    scf.yield %next : tensor<64x32xf32>
  }
  return
}
