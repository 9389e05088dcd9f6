// A tile of a result is read before the loop over the terms and written after it.
// RUN: ttt-opt %s --ttt-hoist-accumulators | FileCheck %s

// CHECK-LABEL: func @accumulates
// CHECK: %[[START:.*]] = vector.transfer_read
// CHECK: %[[SUM:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[START]])
// CHECK-NOT: vector.transfer_write
// CHECK: scf.yield
// CHECK: }
// CHECK: vector.transfer_write %[[SUM]]
func.func @accumulates(%terms: memref<16x8xf32>, %i: index, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %result = memref.alloc() : memref<4x8xf32>
  %row = memref.subview %result[%i, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  scf.for %k = %c0 to %c16 step %c1 {
    %term = vector.transfer_read %terms[%k, %c0], %zero {in_bounds = [true]} : memref<16x8xf32>, vector<8xf32>
    %old = vector.transfer_read %row[%c0], %zero {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<8xf32>
    %new = arith.addf %old, %term : vector<8xf32>
    vector.transfer_write %new, %row[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32, strided<[1], offset: ?>>
  }
  return
}

// Another row of the result is read with it: it stays where it is.
// CHECK-LABEL: func @is_read_elsewhere
// CHECK: scf.for
// CHECK: vector.transfer_write {{.*}}
// CHECK-NEXT: {{^ *}}}
// CHECK-NEXT: return
func.func @is_read_elsewhere(%i: index, %j: index, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %result = memref.alloc() : memref<4x8xf32>
  scf.for %k = %c0 to %c16 step %c1 {
    %term = vector.transfer_read %result[%j, %c0], %zero {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
    %old = vector.transfer_read %result[%i, %c0], %zero {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
    %new = arith.addf %old, %term : vector<8xf32>
    vector.transfer_write %new, %result[%i, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  }
  return
}

// Columns of the result are read later: only accesses in the loop matter.
// CHECK-LABEL: func @is_viewed_later
// CHECK: scf.for {{.*}} iter_args
// CHECK: scf.yield
func.func @is_viewed_later(%terms: memref<16x8xf32>, %even: memref<4x4xf32>, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %result = memref.alloc() : memref<4x8xf32>
  scf.for %k = %c0 to %c16 step %c1 {
    %term = vector.transfer_read %terms[%k, %c0], %zero {in_bounds = [true]} : memref<16x8xf32>, vector<8xf32>
    %old = vector.transfer_read %result[%c0, %c0], %zero {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
    %new = arith.addf %old, %term : vector<8xf32>
    vector.transfer_write %new, %result[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  }
  %columns = memref.subview %result[0, 0] [4, 4] [1, 2] : memref<4x8xf32> to memref<4x4xf32, strided<[8, 2]>>
  memref.copy %columns, %even : memref<4x4xf32, strided<[8, 2]>> to memref<4x4xf32>
  return
}

// A buffer that a loop carries may be the result.
// CHECK-LABEL: func @is_carried
// CHECK: scf.for {{.*}} iter_args(%[[CARRIED:[a-z0-9]+]] = {{.*}}) -> (memref<4x8xf32>)
// CHECK-NEXT: vector.transfer_read %[[CARRIED]]
// CHECK: vector.transfer_write
// CHECK: scf.yield
func.func @is_carried(%other: memref<4x8xf32>, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %result = memref.alloc() : memref<4x8xf32>
  %last = scf.for %k = %c0 to %c16 step %c1 iter_args(%carried = %other) -> (memref<4x8xf32>) {
    %term = vector.transfer_read %carried[%c0, %c0], %zero {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
    %old = vector.transfer_read %result[%c0, %c0], %zero {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
    %new = arith.addf %old, %term : vector<8xf32>
    vector.transfer_write %new, %result[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
    scf.yield %result : memref<4x8xf32>
  }
  return
}

// The loop may not run: then it writes nothing.
// CHECK-LABEL: func @may_not_run
// CHECK: scf.for
// CHECK: vector.transfer_write
// CHECK-NEXT: {{^ *}}}
func.func @may_not_run(%terms: memref<?x8xf32>, %count: index, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %result = memref.alloc() : memref<4x8xf32>
  scf.for %k = %c0 to %count step %c1 {
    %term = vector.transfer_read %terms[%k, %c0], %zero {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
    %old = vector.transfer_read %result[%c0, %c0], %zero {in_bounds = [true]} : memref<4x8xf32>, vector<8xf32>
    %new = arith.addf %old, %term : vector<8xf32>
    vector.transfer_write %new, %result[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32>
  }
  return
}
