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

// A row that the sequence does not have becomes zero: one comparison, one selection.
// CHECK-LABEL: func @masked_row
// CHECK-SAME: %[[ROW:[a-z0-9]+]]: index, %[[COUNT:[a-z0-9]+]]: index
// CHECK: %[[EXISTS:.*]] = arith.cmpi ult, %[[ROW]], %[[COUNT]] : index
// CHECK: arith.select %[[EXISTS]], %{{.*}} : vector<1x16xf32>
func.func @masked_row(%row: index, %count: index, %x: vector<1x16xf32>) -> vector<1x16xf32> {
  %zero = arith.constant dense<0.0> : vector<1x16xf32>
  %step = vector.step : vector<1xindex>
  %steps = vector.broadcast %step : vector<1xindex> to vector<1x16xindex>
  %rows = vector.broadcast %row : index to vector<1x16xindex>
  %numbers = arith.addi %rows, %steps : vector<1x16xindex>
  %counts = vector.broadcast %count : index to vector<1x16xindex>
  %mask = arith.cmpi ult, %numbers, %counts : vector<1x16xindex>
  %y = arith.select %mask, %x, %zero : vector<1x16xi1>, vector<1x16xf32>
  return %y : vector<1x16xf32>
}
