// Two functions multiply matrices of one size, each in buffers of its own: one function does it for
// both.
// RUN: ttt-opt %s --ttt-outline-loops=least-work=64 --split-input-file | FileCheck %s

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>

// CHECK-LABEL: func.func private @forward_loop(
// CHECK-SAME: memref<8x16xf32>, %{{.*}}: f32, %{{.*}}: memref<16x32xf32>, %{{.*}}: memref<8x32xf32>)
// CHECK: arith.constant 16 : index
// CHECK: scf.for
// CHECK: vector.contract
// CHECK-LABEL: func.func @forward
// CHECK-NOT: scf.for
// CHECK: call @forward_loop(%arg0, %{{.*}}, %arg1, %arg2)
func.func @forward(%x: memref<8x16xf32>, %w: memref<16x32xf32>, %out: memref<8x32xf32>, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c8 step %c8 {
    scf.for %k = %c0 to %c16 step %c2 {
      %a = vector.transfer_read %x[%i, %k], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x2xf32>
      %b = vector.transfer_read %w[%k, %c0], %zero {in_bounds = [true, true]} : memref<16x32xf32>, vector<2x32xf32>
      %c = vector.transfer_read %out[%i, %c0], %zero {in_bounds = [true, true]} : memref<8x32xf32>, vector<8x32xf32>
      %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x2xf32>, vector<2x32xf32> into vector<8x32xf32>
      vector.transfer_write %d, %out[%i, %c0] {in_bounds = [true, true]} : vector<8x32xf32>, memref<8x32xf32>
    }
  }
  return
}

// The operands in other places, the constants in another order.
// CHECK-LABEL: func.func @backward
// CHECK-NOT: scf.for
// CHECK: call @forward_loop(%arg2, %{{.*}}, %arg0, %arg1)
func.func @backward(%w: memref<16x32xf32>, %out: memref<8x32xf32>, %x: memref<8x16xf32>, %zero: f32) {
  %c16 = arith.constant 16 : index
  %c8 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %c8 step %c8 {
    scf.for %k = %c0 to %c16 step %c2 {
      %a = vector.transfer_read %x[%i, %k], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x2xf32>
      %b = vector.transfer_read %w[%k, %c0], %zero {in_bounds = [true, true]} : memref<16x32xf32>, vector<2x32xf32>
      %c = vector.transfer_read %out[%i, %c0], %zero {in_bounds = [true, true]} : memref<8x32xf32>, vector<8x32xf32>
      %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x2xf32>, vector<2x32xf32> into vector<8x32xf32>
      vector.transfer_write %d, %out[%i, %c0] {in_bounds = [true, true]} : vector<8x32xf32>, memref<8x32xf32>
    }
  }
  return
}

// -----

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>

// The sum is carried in registers: its read and its write go with the loop. In the second loop
// memory changes before the write, so that it stays.
// CHECK-LABEL: func.func private @carried_loop(
// CHECK: vector.transfer_read
// CHECK: scf.for {{.*}} iter_args
// CHECK: vector.transfer_write
// CHECK-LABEL: func.func @carried
// CHECK: call @carried_loop
// CHECK: memref.store
// CHECK: call @carried_loop
// CHECK: scf.for
// CHECK: memref.store
// CHECK-NEXT: vector.transfer_write
func.func @carried(%x: memref<8x16xf32>, %w: memref<16x32xf32>, %first: memref<8x32xf32>, %second: memref<8x32xf32>, %third: memref<8x32xf32>, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c = vector.transfer_read %first[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x32xf32>, vector<8x32xf32>
  %sum = scf.for %k = %c0 to %c16 step %c2 iter_args(%s = %c) -> (vector<8x32xf32>) {
    %a = vector.transfer_read %x[%c0, %k], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x2xf32>
    %b = vector.transfer_read %w[%k, %c0], %zero {in_bounds = [true, true]} : memref<16x32xf32>, vector<2x32xf32>
    %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %s : vector<8x2xf32>, vector<2x32xf32> into vector<8x32xf32>
    scf.yield %d : vector<8x32xf32>
  }
  vector.transfer_write %sum, %first[%c0, %c0] {in_bounds = [true, true]} : vector<8x32xf32>, memref<8x32xf32>
  memref.store %zero, %x[%c0, %c0] : memref<8x16xf32>
  %c_1 = vector.transfer_read %second[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x32xf32>, vector<8x32xf32>
  %sum_1 = scf.for %k = %c0 to %c16 step %c2 iter_args(%s = %c_1) -> (vector<8x32xf32>) {
    %a = vector.transfer_read %x[%c0, %k], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x2xf32>
    %b = vector.transfer_read %w[%k, %c0], %zero {in_bounds = [true, true]} : memref<16x32xf32>, vector<2x32xf32>
    %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %s : vector<8x2xf32>, vector<2x32xf32> into vector<8x32xf32>
    scf.yield %d : vector<8x32xf32>
  }
  vector.transfer_write %sum_1, %second[%c0, %c0] {in_bounds = [true, true]} : vector<8x32xf32>, memref<8x32xf32>
  %c_2 = vector.transfer_read %third[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x32xf32>, vector<8x32xf32>
  %sum_2 = scf.for %k = %c0 to %c16 step %c2 iter_args(%s = %c_2) -> (vector<8x32xf32>) {
    %a = vector.transfer_read %x[%c0, %k], %zero {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x2xf32>
    %b = vector.transfer_read %w[%k, %c0], %zero {in_bounds = [true, true]} : memref<16x32xf32>, vector<2x32xf32>
    %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %s : vector<8x2xf32>, vector<2x32xf32> into vector<8x32xf32>
    scf.yield %d : vector<8x32xf32>
  }
  memref.store %zero, %third[%c0, %c0] : memref<8x32xf32>
  vector.transfer_write %sum_2, %third[%c0, %c0] {in_bounds = [true, true]} : vector<8x32xf32>, memref<8x32xf32>
  return
}

// -----

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#result = affine_map<(i, j, k) -> (i, j)>

// Loops that are not equal: another constant, one buffer where the other loop has two, and as many
// buffers that are read and written in other places.
// CHECK-LABEL: func.func @different
// CHECK-NOT: call
// CHECK: return
func.func @different(%x: memref<8x8xf32>, %w: memref<8x8xf32>, %first: memref<8x8xf32>, %second: memref<8x8xf32>, %zero: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %k = %c0 to %c8 step %c2 {
    %a = vector.transfer_read %x[%c0, %k], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x2xf32>
    %b = vector.transfer_read %w[%k, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<2x8xf32>
    %c = vector.transfer_read %first[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
    %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x2xf32>, vector<2x8xf32> into vector<8x8xf32>
    vector.transfer_write %d, %first[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xf32>, memref<8x8xf32>
  }
  scf.for %k = %c4 to %c8 step %c2 {
    %a = vector.transfer_read %x[%c0, %k], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x2xf32>
    %b = vector.transfer_read %w[%k, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<2x8xf32>
    %c = vector.transfer_read %second[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
    %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x2xf32>, vector<2x8xf32> into vector<8x8xf32>
    vector.transfer_write %d, %second[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xf32>, memref<8x8xf32>
  }
  scf.for %k = %c0 to %c8 step %c2 {
    %a = vector.transfer_read %x[%c0, %k], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x2xf32>
    %b = vector.transfer_read %x[%k, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<2x8xf32>
    %c = vector.transfer_read %second[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
    %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x2xf32>, vector<2x8xf32> into vector<8x8xf32>
    vector.transfer_write %d, %second[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xf32>, memref<8x8xf32>
  }
  scf.for %k = %c0 to %c8 step %c2 {
    %a = vector.transfer_read %x[%c0, %k], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x2xf32>
    %b = vector.transfer_read %x[%k, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<2x8xf32>
    %c = vector.transfer_read %first[%c0, %c0], %zero {in_bounds = [true, true]} : memref<8x8xf32>, vector<8x8xf32>
    %d = vector.contract {indexing_maps = [#rows, #columns, #result], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x2xf32>, vector<2x8xf32> into vector<8x8xf32>
    vector.transfer_write %d, %second[%c0, %c0] {in_bounds = [true, true]} : vector<8x8xf32>, memref<8x8xf32>
  }
  return
}
