// Slots that are not in use at the same time share bytes; the bytes used are on the function.
// RUN: ttt-opt %s --tile-place-slots | FileCheck %s

// A slot that nothing touches goes.
// CHECK-LABEL: func @one_after_the_other
// CHECK-SAME: #tile.launch<warps = 1, shared = 4096>
// CHECK: tile.alloc {offset = 0 : i64} : memref<1024xf32, 3>
// CHECK: tile.alloc {offset = 0 : i64} : memref<512xf32, 3>
// CHECK-NOT: tile.alloc
func.func @one_after_the_other(%in: memref<1024xf32>, %out: memref<1024xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %a = tile.alloc : memref<1024xf32, 3>
  %b = tile.alloc : memref<512xf32, 3>
  %unused = tile.alloc : memref<256xf32, 3>
  %x = tile.read %in[%c0] axes [0] : memref<1024xf32> -> tensor<1024xf32>
  tile.write %x, %a[%c0] axes [0] : tensor<1024xf32>, memref<1024xf32, 3>
  %y = tile.read %a[%c0] axes [0] : memref<1024xf32, 3> -> tensor<512xf32>
  tile.write %y, %b[%c0] axes [0] : tensor<512xf32>, memref<512xf32, 3>
  %z = tile.read %b[%c0] axes [0] : memref<512xf32, 3> -> tensor<512xf32>
  tile.write %z, %out[%c0] axes [0] : tensor<512xf32>, memref<1024xf32>
  return
}

// The larger one is placed first, whichever comes first.
// CHECK-LABEL: func @at_once
// CHECK-SAME: #tile.launch<warps = 1, shared = 6144
// CHECK: tile.alloc {offset = 4096 : i64} : memref<512xf32, 3>
// CHECK: tile.alloc {offset = 0 : i64} : memref<1024xf32, 3>
func.func @at_once(%in: memref<1024xf32>, %out: memref<1024xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %b = tile.alloc : memref<512xf32, 3>
  %a = tile.alloc : memref<1024xf32, 3>
  %x = tile.read %in[%c0] axes [0] : memref<1024xf32> -> tensor<1024xf32>
  tile.write %x, %a[%c0] axes [0] : tensor<1024xf32>, memref<1024xf32, 3>
  %y = tile.read %in[%c0] axes [0] : memref<1024xf32> -> tensor<512xf32>
  tile.write %y, %b[%c0] axes [0] : tensor<512xf32>, memref<512xf32, 3>
  %p = tile.read %a[%c0] axes [0] : memref<1024xf32, 3> -> tensor<512xf32>
  %q = tile.read %b[%c0] axes [0] : memref<512xf32, 3> -> tensor<512xf32>
  %r = arith.addf %p, %q : tensor<512xf32>
  tile.write %r, %out[%c0] axes [0] : tensor<512xf32>, memref<1024xf32>
  return
}

// What is written before a loop and read in it is in use in all of the loop: the slot of the
// loop's own lies beside it. A product's operands are read where the product is.
// CHECK-LABEL: func @around_a_loop
// CHECK-SAME: #tile.launch<warps = 1, shared = 6400
// CHECK-DAG: tile.alloc {offset = 0 : i64} : memref<32x32xf32, 3>
// CHECK-DAG: tile.alloc {offset = 4096 : i64} : memref<24x24xf32, 3>
func.func @around_a_loop(%in: memref<32x32xf32>, %out: memref<32x32xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc : memref<32x32xf32, 3>
  %b = tile.alloc : memref<24x24xf32, 3>
  %zero = arith.constant dense<0.0> : tensor<32x32xf32>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<32x32xf32> -> tensor<32x32xf32>
  tile.write %x, %a[%c0, %c0] axes [0, 1] : tensor<32x32xf32>, memref<32x32xf32, 3>
  scf.for %t = %c0 to %c4 step %c1 {
    %y = tile.dot "ij,jk->ik" %a, %a, %zero : memref<32x32xf32, 3>, memref<32x32xf32, 3>, tensor<32x32xf32> -> tensor<32x32xf32>
    tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<32x32xf32>, memref<32x32xf32>
    %p = tile.read %in[%t, %t] axes [0, 1] : memref<32x32xf32> -> tensor<24x24xf32>
    tile.write %p, %b[%c0, %c0] axes [0, 1] : tensor<24x24xf32>, memref<24x24xf32, 3>
    %q = tile.read %b[%c0, %c0] axes [1, 0] : memref<24x24xf32, 3> -> tensor<24x24xf32>
    tile.write %q, %out[%c0, %c0] axes [0, 1] : tensor<24x24xf32>, memref<32x32xf32>
  }
  return
}

// Of different loops: never at once.
// CHECK-LABEL: func @two_loops
// CHECK-SAME: #tile.launch<warps = 1, shared = 4096
// CHECK-COUNT-2: tile.alloc {offset = 0 : i64}
func.func @two_loops(%in: memref<1024xf32>, %out: memref<1024xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc : memref<1024xf32, 3>
  %b = tile.alloc : memref<1024xf32, 3>
  scf.for %t = %c0 to %c4 step %c1 {
    %x = tile.read %in[%c0] axes [0] : memref<1024xf32> -> tensor<1024xf32>
    tile.write %x, %a[%c0] axes [0] : tensor<1024xf32>, memref<1024xf32, 3>
    %y = tile.read %a[%t] axes [0] : memref<1024xf32, 3> -> tensor<4xf32>
    tile.write %y, %out[%t] axes [0] : tensor<4xf32>, memref<1024xf32>
  }
  scf.for %t = %c0 to %c4 step %c1 {
    %x = tile.read %in[%c0] axes [0] : memref<1024xf32> -> tensor<1024xf32>
    tile.write %x, %b[%c0] axes [0] : tensor<1024xf32>, memref<1024xf32, 3>
    %y = tile.read %b[%t] axes [0] : memref<1024xf32, 3> -> tensor<4xf32>
    tile.write %y, %out[%t] axes [0] : tensor<4xf32>, memref<1024xf32>
  }
  return
}

// Rows that lie apart take the bytes between them; a slot begins where a matrix load may.
// CHECK-LABEL: func @strides
// CHECK: tile.alloc {offset = 0 : i64} : memref<4x32xbf16
// CHECK: tile.alloc {offset = 304 : i64} : memref<3xf32, 3>
// CHECK: tile.alloc {offset = 320 : i64} : memref<2xf32, 3>
func.func @strides(%in: memref<4x32xbf16>, %few: memref<3xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %a = tile.alloc : memref<4x32xbf16, strided<[40, 1]>, 3>
  %b = tile.alloc : memref<3xf32, 3>
  %c = tile.alloc : memref<2xf32, 3>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<4x32xbf16> -> tensor<4x32xbf16>
  %y = tile.read %few[%c0] axes [0] : memref<3xf32> -> tensor<3xf32>
  %z = tile.read %few[%c0] axes [0] : memref<3xf32> -> tensor<2xf32>
  tile.write %x, %a[%c0, %c0] axes [0, 1] : tensor<4x32xbf16>, memref<4x32xbf16, strided<[40, 1]>, 3>
  tile.write %y, %b[%c0] axes [0] : tensor<3xf32>, memref<3xf32, 3>
  tile.write %z, %c[%c0] axes [0] : tensor<2xf32>, memref<2xf32, 3>
  %p = tile.read %a[%c0, %c0] axes [0, 1] : memref<4x32xbf16, strided<[40, 1]>, 3> -> tensor<4x32xbf16>
  %q = tile.read %b[%c0] axes [0] : memref<3xf32, 3> -> tensor<3xf32>
  %r = tile.read %c[%c0] axes [0] : memref<2xf32, 3> -> tensor<2xf32>
  tile.write %p, %in[%c0, %c0] axes [0, 1] : tensor<4x32xbf16>, memref<4x32xbf16>
  tile.write %q, %few[%c0] axes [0] : tensor<3xf32>, memref<3xf32>
  tile.write %r, %few[%c0] axes [0] : tensor<2xf32>, memref<3xf32>
  return
}

// Small slots, if they are few, share with none: the second is written without a barrier.
// CHECK-LABEL: func @small
// CHECK-SAME: #tile.launch<warps = 1, shared = 128
// CHECK-DAG: tile.alloc {offset = 0 : i64} : memref<16xf32, 3>
// CHECK-DAG: tile.alloc {offset = 64 : i64} : memref<16xf32, 3>
func.func @small(%in: memref<16xf32>, %out: memref<16xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %a = tile.alloc : memref<16xf32, 3>
  %b = tile.alloc : memref<16xf32, 3>
  %x = tile.read %in[%c0] axes [0] : memref<16xf32> -> tensor<16xf32>
  tile.write %x, %a[%c0] axes [0] : tensor<16xf32>, memref<16xf32, 3>
  %y = tile.read %a[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32>
  tile.write %y, %b[%c0] axes [0] : tensor<16xf32>, memref<16xf32, 3>
  %z = tile.read %b[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32>
  tile.write %z, %out[%c0] axes [0] : tensor<16xf32>, memref<16xf32>
  return
}
