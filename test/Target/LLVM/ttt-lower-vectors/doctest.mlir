// Contractions become fused multiply-adds, functions polynomials.
// RUN: ttt-opt %s --ttt-lower-vectors | FileCheck %s --implicit-check-not=vector.contract --implicit-check-not=vector.outerproduct --implicit-check-not=vector.multi_reduction --implicit-check-not=math.exp

#x = affine_map<(t, j, i) -> (t, i)>
#s = affine_map<(t, j, i) -> (i, j)>
#y = affine_map<(t, j, i) -> (t, j)>
// CHECK-LABEL: func @product
// CHECK: {{math|vector}}.fma %{{.*}} : vector<{{.*}}16xf32>
func.func @product(%x: vector<2x2xf32>, %s: vector<2x16xf32>, %y: vector<2x16xf32>) -> vector<2x16xf32> {
  %r = vector.contract {indexing_maps = [#x, #s, #y], iterator_types = ["parallel", "parallel", "reduction"],
                        kind = #vector.kind<add>} %x, %s, %y : vector<2x2xf32>, vector<2x16xf32> into vector<2x16xf32>
  return %r : vector<2x16xf32>
}

// CHECK-LABEL: func @row_sum
// CHECK: vector.reduction <add>
func.func @row_sum(%x: vector<1x16xf32>, %zero: vector<1xf32>) -> vector<1xf32> {
  %r = vector.multi_reduction <add>, %x, %zero [1] : vector<1x16xf32> to vector<1xf32>
  return %r : vector<1xf32>
}

// CHECK-LABEL: func @exp
// CHECK: math.fma
func.func @exp(%x: vector<16xf32>) -> vector<16xf32> {
  %y = math.exp %x : vector<16xf32>
  return %y : vector<16xf32>
}
