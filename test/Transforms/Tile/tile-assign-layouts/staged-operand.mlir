// Rows that a loop has copied to a stage of a slot are an operand there: they are in shared
// memory already, of the type that products take.
// RUN: ttt-opt %s --tile-prefetch=long-chain=0 --canonicalize --cse --tile-assign-layouts='warps=1 product-type=bf16' | FileCheck %s

// CHECK-LABEL: func @staged
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<2x16x16xbf16, {{.*}}, 3>
// CHECK-NOT: tile.alloc
// CHECK: scf.for
// CHECK: tile.wait
// CHECK-NOT: tile.write
// CHECK: tile.dot "ti,ij->tj" %[[ROWS:subview[^ ,]*]], %{{.*}}, %{{.*}} tensor_cores
// CHECK-NOT: tile.write
// CHECK: tile.dot "ti,tj->ij" %[[ROWS]], %{{.*}}, %{{.*}} tensor_cores
// CHECK-NOT: tile.write
// CHECK: scf.yield
func.func @staged(%k: memref<?x16xbf16, strided<[?, 1]>>, %W: memref<16x16xf32>, %out: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %n = memref.dim %k, %c0 : memref<?x16xbf16, strided<[?, 1]>>
  %start = tile.read %W[%c0, %c0] axes [0, 1] : memref<16x16xf32> -> tensor<16x16xf32>
  %r = scf.for %t = %c0 to %n step %c16 iter_args(%s = %start) -> tensor<16x16xf32> {
    %narrow = tile.read %k[%t, %c0] axes [0, 1] : memref<?x16xbf16, strided<[?, 1]>> -> tensor<16x16xbf16>
    %x = arith.extf %narrow : tensor<16x16xbf16> to tensor<16x16xf32>
    %y = tile.dot "ti,ij->tj" %x, %s, %zero : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    %next = tile.dot "ti,tj->ij" %x, %y, %s : tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
    scf.yield %next : tensor<16x16xf32>
  }
  tile.write %r, %out[%c0, %c0] axes [0, 1] : tensor<16x16xf32>, memref<16x16xf32>
  return
}
