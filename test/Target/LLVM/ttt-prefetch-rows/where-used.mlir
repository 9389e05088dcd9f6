// Rows that follow each other are prefetched one by one, where the step takes one row after the other.
// RUN: ttt-opt %s --ttt-prefetch-rows | FileCheck %s

!rows = memref<16x32xf32, strided<[?, 1], offset: ?>>

// CHECK-LABEL: func.func private @step
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<16x32xf32, strided<[?, 1], offset: ?>>, %[[Y:[a-z0-9]+]]: memref<16x32xf32, strided<[?, 1], offset: ?>>
// A loop over blocks of rows is left to the machine.
// CHECK: scf.for
// CHECK-NOT: memref.prefetch
// CHECK: vector.transfer_read %[[X]]
// CHECK: }
// CHECK: %{{.*}}, %{{.*}}, %{{.*}}, %[[OF:.*]]:2 = memref.extract_strided_metadata %[[X]]
// CHECK: %[[DENSE:.*]] = arith.cmpi eq, %[[OF]]#0, %c32
// CHECK: memref.extract_strided_metadata %[[Y]]
// CHECK: scf.for %[[I:.*]] =
// CHECK: scf.if %[[DENSE]]
// CHECK: %[[ROW:.*]] = arith.addi %[[I]], %c16
// CHECK: memref.prefetch %[[X]][%[[ROW]], %c0{{.*}}], read, locality<2>, data
// CHECK: memref.prefetch %[[X]][%[[ROW]], %c16{{.*}}], read, locality<2>, data
// CHECK-NOT: memref.prefetch %[[X]]
// CHECK: vector.transfer_read %[[X]][%[[I]]
// CHECK: memref.prefetch %[[Y]]
// CHECK: memref.prefetch %[[Y]]
// CHECK: vector.transfer_write %{{.*}}, %[[Y]][%[[I]]
// Only once.
// CHECK: scf.for
// CHECK-NOT: memref.prefetch
// CHECK: return
func.func private @step(%x: !rows, %y: !rows) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %pad = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c16 step %c8 {
    %block = vector.transfer_read %x[%i, %c0], %pad {in_bounds = [true, true]} : !rows, vector<8x32xf32>
    vector.transfer_write %block, %y[%i, %c0] {in_bounds = [true, true]} : vector<8x32xf32>, !rows
  }
  scf.for %i = %c0 to %c16 step %c1 {
    %row = vector.transfer_read %x[%i, %c0], %pad {in_bounds = [true]} : !rows, vector<32xf32>
    vector.transfer_write %row, %y[%i, %c0] {in_bounds = [true]} : vector<32xf32>, !rows
  }
  scf.for %i = %c0 to %c16 step %c1 {
    %row = vector.transfer_read %x[%i, %c0], %pad {in_bounds = [true]} : !rows, vector<32xf32>
    vector.transfer_write %row, %y[%i, %c0] {in_bounds = [true]} : vector<32xf32>, !rows
  }
  return
}

func.func @forward(%x: memref<?x32xf32, strided<[?, 1]>>, %y: memref<?x32xf32, strided<[?, 1]>>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %tokens = memref.dim %x, %c0 : memref<?x32xf32, strided<[?, 1]>>
  scf.for %i = %c0 to %tokens step %c16 {
    %from = memref.subview %x[%i, 0] [16, 32] [1, 1] : memref<?x32xf32, strided<[?, 1]>> to !rows
    %to = memref.subview %y[%i, 0] [16, 32] [1, 1] : memref<?x32xf32, strided<[?, 1]>> to !rows
    func.call @step(%from, %to) : (!rows, !rows) -> ()
  }
  return
}

// From the last group to the first: the next rows are those before.
// CHECK-LABEL: func.func private @back
// CHECK-NOT: memref.prefetch
// CHECK: return
func.func private @back(%x: !rows) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : vector<32xf32>
  scf.for %i = %c0 to %c16 step %c1 {
    vector.transfer_write %zero, %x[%i, %c0] {in_bounds = [true]} : vector<32xf32>, !rows
  }
  return
}

func.func @backward(%x: memref<?x32xf32, strided<[?, 1]>>, %last: index) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %last step %c16 {
    %first = arith.subi %last, %i : index
    %rows = memref.subview %x[%first, 0] [16, 32] [1, 1] : memref<?x32xf32, strided<[?, 1]>> to !rows
    func.call @back(%rows) : (!rows) -> ()
  }
  return
}
