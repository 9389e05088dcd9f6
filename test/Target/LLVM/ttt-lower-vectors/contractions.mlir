// A row of the result is multiplied and added to for each term; of the other operand the
// numbers are taken where they stand, whatever its axes' order, and from memory one by one.
// RUN: ttt-opt %s --ttt-lower-vectors | FileCheck %s --implicit-check-not=vector.contract

#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func @terms_are_rows
// CHECK-SAME: %[[X:.*]]: vector<3x2xf32>, %[[Y:.*]]: vector<3x8xf32>
// CHECK-COUNT-5: vector.fma {{.*}} : vector<8xf32>
// CHECK: vector.extract %[[X]][2, 1] : f32 from vector<3x2xf32>
// CHECK: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT: vector.fma
func.func @terms_are_rows(%x: vector<3x2xf32>, %y: vector<3x8xf32>, %z: vector<2x8xf32>) -> vector<2x8xf32> {
  %r = vector.contract {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"],
                        kind = #vector.kind<add>} %x, %y, %z : vector<3x2xf32>, vector<3x8xf32> into vector<2x8xf32>
  return %r : vector<2x8xf32>
}

// The rows are the left operand's.
// CHECK-LABEL: func @swapped
// CHECK-SAME: %[[Y:.*]]: vector<3x8xf32>, %[[X:.*]]: vector<2x3xf32>
// CHECK-COUNT-5: vector.fma {{.*}} : vector<8xf32>
// CHECK: vector.extract %[[X]][1, 2] : f32 from vector<2x3xf32>
// CHECK: vector.fma {{.*}} : vector<8xf32>
// CHECK-NOT: vector.fma
func.func @swapped(%y: vector<3x8xf32>, %x: vector<2x3xf32>, %z: vector<2x8xf32>) -> vector<2x8xf32> {
  %r = vector.contract {indexing_maps = [#kn, #mk, #mn], iterator_types = ["parallel", "parallel", "reduction"],
                        kind = #vector.kind<add>} %y, %x, %z : vector<3x8xf32>, vector<2x3xf32> into vector<2x8xf32>
  return %r : vector<2x8xf32>
}

// CHECK-LABEL: func @from_memory
// CHECK: memref.load
// CHECK: memref.load
// CHECK-NOT: vector.extract {{.*}} : f32 from
// CHECK: return
func.func @from_memory(%x: memref<4x16xf32>, %i: index, %y: vector<2x8xf32>, %z: vector<1x8xf32>) -> vector<1x8xf32> {
  %zero = arith.constant 0.0 : f32
  %a = vector.transfer_read %x[%i, %i], %zero {in_bounds = [true, true]} : memref<4x16xf32>, vector<1x2xf32>
  %r = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"],
                        kind = #vector.kind<add>} %a, %y, %z : vector<1x2xf32>, vector<2x8xf32> into vector<1x8xf32>
  return %r : vector<1x8xf32>
}

#n = affine_map<(n, k) -> (n)>
#rows = affine_map<(n, k) -> (k, n)>
// Both operands have the columns: rows times rows.
// CHECK-LABEL: func @column_by_column
// CHECK-SAME: %[[X:.*]]: vector<3x8xf32>, %[[Y:.*]]: vector<3x8xf32>
// CHECK: vector.extract %[[X]][2, 7]
// CHECK: return
func.func @column_by_column(%x: vector<3x8xf32>, %y: vector<3x8xf32>, %z: vector<8xf32>) -> vector<8xf32> {
  %r = vector.contract {indexing_maps = [#rows, #rows, #n], iterator_types = ["parallel", "reduction"],
                        kind = #vector.kind<add>} %x, %y, %z : vector<3x8xf32>, vector<3x8xf32> into vector<8xf32>
  return %r : vector<8xf32>
}
