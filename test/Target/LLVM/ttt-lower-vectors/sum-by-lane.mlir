// Products of a vector with four rows are summed by lane, then four registers are transposed.
// RUN: ttt-opt %s --ttt-lower-vectors | FileCheck %s
// RUN: ttt-opt %s --ttt-lower-vectors=reassociate=false | FileCheck %s --check-prefix=ORDERED --implicit-check-not=arith.addf

#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (j, i)>
#y = affine_map<(j, i) -> (j)>
// CHECK-LABEL: func @rows(
// CHECK-COUNT-4: arith.mulf {{.*}} : vector<4xf32>
// CHECK-NOT: vector.contract
// CHECK-COUNT-4: arith.addf {{.*}} : vector<4xf32>
// CHECK: return
// In order, each sum is a chain of eight multiply-adds.
// ORDERED-LABEL: func @rows(
// ORDERED-COUNT-8: vector.fma
// ORDERED: return
func.func @rows(%x: vector<8xf32>, %s: vector<4x8xf32>, %y: vector<4xf32>) -> vector<4xf32> {
  %r = vector.contract {indexing_maps = [#x, #s, #y], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>}
      %x, %s, %y : vector<8xf32>, vector<4x8xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
