// The rows that the next step takes are prefetched, line by line, before a step.
// RUN: ttt-opt %s --ttt-prefetch-rows | FileCheck %s
// RUN: ttt-opt %s --ttt-prefetch-rows=most-bytes=2047 | FileCheck %s --check-prefix=FEW

func.func private @step(%row: index, %x: memref<16x32xf32, strided<[?, 1], offset: ?>>, %w: memref<32x32xf32>)

// FEW-LABEL: func.func @forward
// FEW-NOT: memref.prefetch

// CHECK-LABEL: func.func @forward
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<?x32xf32, strided<[?, 1]>>
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %[[STEP:.*]] {
// CHECK: %[[NEXT:.*]] = arith.addi %[[I]], %[[STEP]]
// CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[X]]
// CHECK: %[[APART:.*]] = arith.cmpi sgt, %[[STRIDES]]#0, %c32
// CHECK: scf.if %[[APART]]
// CHECK: %[[TOKENS:.*]] = memref.dim %[[X]]
// CHECK: %[[LAST:.*]] = arith.subi %[[TOKENS]], %{{.*}}
// CHECK: scf.for %[[R:[a-z0-9]+]] = %{{.*}} to %c16
// CHECK: scf.for %[[C:[a-z0-9]+]] = %{{.*}} to %c32{{.*}} step %c32
// CHECK: %[[ROW:.*]] = arith.addi %[[NEXT]], %[[R]]
// CHECK: %[[OWN:.*]] = arith.minui %[[ROW]], %[[LAST]]
// CHECK: memref.prefetch %[[X]][%[[OWN]], %[[C]]], read, locality<2>, data
// CHECK: %[[SECOND:.*]] = arith.addi %[[C]], %c16
// CHECK: memref.prefetch %[[X]][%[[OWN]], %[[SECOND]]], read, locality<2>, data
// CHECK-NOT: memref.prefetch
// CHECK: call @step
func.func @forward(%x: memref<?x32xf32, strided<[?, 1]>>, %w: memref<32x32xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %tokens = memref.dim %x, %c0 : memref<?x32xf32, strided<[?, 1]>>
  scf.for %i = %c0 to %tokens step %c16 {
    %rows = memref.subview %x[%i, 0] [16, 32] [1, 1] : memref<?x32xf32, strided<[?, 1]>> to memref<16x32xf32, strided<[?, 1], offset: ?>>
    func.call @step(%i, %rows, %w) : (index, memref<16x32xf32, strided<[?, 1], offset: ?>>, memref<32x32xf32>) -> ()
  }
  return
}

// From the last group to the first: the next row is computed as the loop computes its own.
// CHECK-LABEL: func.func @backward
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %[[STEP:.*]] {
// CHECK: %[[NEXT:.*]] = arith.addi %[[I]], %[[STEP]]
// CHECK: %[[FIRST:.*]] = arith.subi %{{.*}}, %[[NEXT]]
// CHECK: arith.addi %[[FIRST]]
// CHECK: memref.prefetch
func.func @backward(%x: memref<?x32xf32, strided<[?, 1]>>, %w: memref<32x32xf32>, %last: index) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %last step %c16 {
    %first = arith.subi %last, %i : index
    %rows = memref.subview %x[%first, 0] [16, 32] [1, 1] : memref<?x32xf32, strided<[?, 1]>> to memref<16x32xf32, strided<[?, 1], offset: ?>>
    func.call @step(%first, %rows, %w) : (index, memref<16x32xf32, strided<[?, 1], offset: ?>>, memref<32x32xf32>) -> ()
  }
  return
}

// What the next row is, is known after this step only.
// CHECK-LABEL: func.func @follows
// CHECK-NOT: memref.prefetch
// CHECK: return
func.func @follows(%x: memref<?x32xf32, strided<[?, 1]>>, %w: memref<32x32xf32>, %next: memref<?xindex>, %last: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.for %i = %c0 to %last step %c1 iter_args(%first = %c0) -> (index) {
    %row = arith.addi %first, %c1 : index
    %rows = memref.subview %x[%row, 0] [16, 32] [1, 1] : memref<?x32xf32, strided<[?, 1]>> to memref<16x32xf32, strided<[?, 1], offset: ?>>
    func.call @step(%first, %rows, %w) : (index, memref<16x32xf32, strided<[?, 1], offset: ?>>, memref<32x32xf32>) -> ()
    %then = memref.load %next[%row] : memref<?xindex>
    scf.yield %then : index
  }
  return
}
