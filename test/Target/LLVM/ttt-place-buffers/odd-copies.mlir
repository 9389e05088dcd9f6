// Rows without elements are not copied; long rows whose length is a prime number are copied by
// elements. A buffer that a branch passes on is in use until its last user.
// RUN: ttt-opt %s --ttt-place-buffers | FileCheck %s

// CHECK-LABEL: func @nothing(
// CHECK-NOT: vector.load
// CHECK: return
func.func @nothing(%x: memref<4x0xf32>, %y: memref<4x0xf32>) {
  memref.copy %x, %y : memref<4x0xf32> to memref<4x0xf32>
  return
}

// CHECK-LABEL: func @prime(
// CHECK: vector.load %{{.*}} : memref<2147483647xi8>, vector<1xi8>
func.func @prime(%x: memref<2147483647xi8>, %y: memref<2147483647xi8>) {
  memref.copy %x, %y : memref<2147483647xi8> to memref<2147483647xi8>
  return
}

// CHECK-LABEL: func @passed_on(
// CHECK-SAME: #ttt.workspace<128
func.func @passed_on(%x: memref<8xf32>, %c: i1, %i: index) {
  %y = scf.if %c -> memref<8xf32> {
    %a = memref.alloc() : memref<8xf32>
    scf.yield %a : memref<8xf32>
  } else {
    scf.yield %x : memref<8xf32>
  }
  %b = memref.alloc() : memref<8xf32>
  %zero = arith.constant 0.0 : f32
  memref.store %zero, %b[%i] : memref<8xf32>
  %v = memref.load %y[%i] : memref<8xf32>
  memref.store %v, %x[%i] : memref<8xf32>
  return
}
