// Buffers that are not live at the same time share bytes; the largest is placed first. A buffer is
// live from its first to its last access, its views' and aliases' too, in the block it is allocated
// in: a loop around an access counts as a whole.
// RUN: ttt-opt %s --ttt-place-buffers --split-input-file | FileCheck %s

// CHECK-LABEL: func @one_after_the_other
// CHECK-SAME: #ttt.workspace<128, alignment = 64>
// CHECK-DAG: memref.view %{{.*}}[%c0{{.*}}][] : memref<?xi8> to memref<16xf32>
// CHECK-DAG: memref.view %{{.*}}[%c0{{.*}}][] : memref<?xi8> to memref<32xf32>
func.func @one_after_the_other(%x: memref<16xf32>, %y: memref<32xf32>) {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<32xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  memref.copy %a, %x : memref<16xf32> to memref<16xf32>
  memref.copy %y, %b : memref<32xf32> to memref<32xf32>
  memref.copy %b, %y : memref<32xf32> to memref<32xf32>
  return
}

// -----

// CHECK-LABEL: func @at_once
// CHECK-SAME: #ttt.workspace<192, alignment = 64>
// CHECK-DAG: memref.view %{{.*}}[%c128{{.*}}][] : memref<?xi8> to memref<16xf32>
// CHECK-DAG: memref.view %{{.*}}[%c0{{.*}}][] : memref<?xi8> to memref<32xf32>
func.func @at_once(%x: memref<16xf32>, %y: memref<32xf32>) {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<32xf32>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  memref.copy %y, %b : memref<32xf32> to memref<32xf32>
  memref.copy %a, %x : memref<16xf32> to memref<16xf32>
  memref.copy %b, %y : memref<32xf32> to memref<32xf32>
  return
}

// -----

// What is allocated outside of a loop may be read in its next iteration.
// CHECK-LABEL: func @around_a_loop
// CHECK-SAME: #ttt.workspace<128, alignment = 64>
// CHECK: memref.view %{{.*}}[%c0{{.*}}][] : memref<?xi8> to memref<16xf32>
// CHECK: memref.view %{{.*}}[%c64{{.*}}][] : memref<?xi8> to memref<16xf32>
func.func @around_a_loop(%x: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.copy %a, %x : memref<16xf32> to memref<16xf32>
    memref.copy %x, %a : memref<16xf32> to memref<16xf32>
    memref.copy %x, %b : memref<16xf32> to memref<16xf32>
    memref.copy %b, %x : memref<16xf32> to memref<16xf32>
  }
  return
}

// -----

// What is allocated in it is a new buffer in each iteration.
// CHECK-LABEL: func @in_a_loop
// CHECK-SAME: #ttt.workspace<64, alignment = 64>
func.func @in_a_loop(%x: memref<16xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<16xf32>
    memref.copy %x, %a : memref<16xf32> to memref<16xf32>
    memref.copy %a, %x : memref<16xf32> to memref<16xf32>
    %b = memref.alloc() : memref<16xf32>
    memref.copy %x, %b : memref<16xf32> to memref<16xf32>
    memref.copy %b, %x : memref<16xf32> to memref<16xf32>
  }
  return
}

// -----

// The last access of the first buffer is by a view, and by the result of a loop that may be it.
// CHECK-LABEL: func @views
// CHECK-SAME: #ttt.workspace<192, alignment = 64>
func.func @views(%x: memref<16xf32>, %y: memref<8xf32>) {
  %a = memref.alloc() : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  %c = memref.alloc() : memref<16xf32>
  %part = memref.subview %a[4] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 4>>
  memref.copy %x, %a : memref<16xf32> to memref<16xf32>
  memref.copy %x, %b : memref<16xf32> to memref<16xf32>
  memref.copy %x, %c : memref<16xf32> to memref<16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.for %i = %c0 to %c1 step %c1 iter_args(%buffer = %b) -> memref<16xf32> {
    scf.yield %buffer : memref<16xf32>
  }
  memref.copy %c, %x : memref<16xf32> to memref<16xf32>
  memref.copy %last, %x : memref<16xf32> to memref<16xf32>
  memref.copy %part, %y : memref<8xf32, strided<[1], offset: 4>> to memref<8xf32>
  return
}
