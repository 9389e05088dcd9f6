// Constants stand in the order of their uses, under names of that order; what nothing reads
// is erased. A global that is no private constant stays as it is.
// RUN: ttt-opt %s --ttt-order-constants | FileCheck %s

// CHECK: memref.global "private" constant @constant : memref<2xf32> = dense<2.0
// CHECK-NEXT: memref.global "private" constant @constant_0 : memref<1xf32> = dense<1.0
// CHECK-NEXT: memref.global constant @public : memref<1xf32>
// CHECK-NOT: memref.global
memref.global "private" constant @constant : memref<1xf32> = dense<1.0>
memref.global constant @public : memref<1xf32> = dense<4.0>
memref.global "private" constant @unread : memref<3xf32> = dense<3.0>
memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<2.0>

// CHECK: func @kernel
// CHECK: memref.get_global @constant : memref<2xf32>
// CHECK: memref.get_global @constant_0 : memref<1xf32>
// CHECK: memref.get_global @public
// CHECK: memref.get_global @constant : memref<2xf32>
func.func @kernel() -> (memref<2xf32>, memref<1xf32>, memref<1xf32>, memref<2xf32>) {
  %a = memref.get_global @__constant_2xf32 : memref<2xf32>
  %b = memref.get_global @constant : memref<1xf32>
  %c = memref.get_global @public : memref<1xf32>
  %d = memref.get_global @__constant_2xf32 : memref<2xf32>
  return %a, %b, %c, %d : memref<2xf32>, memref<1xf32>, memref<1xf32>, memref<2xf32>
}
