// An operand whose rows are columns of the result is transposed once, before the product,
// unless a single tile of rows reads it: then it is in registers.
// RUN: ttt-opt %s --ttt-tile-and-vectorize | FileCheck %s

#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK: #[[$SWAP:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func @many_rows
// CHECK: vector.transfer_read %{{.*}} {permutation_map = #[[$SWAP]]} : {{.*}}vector<16x16xf32>
// CHECK: vector<8x2xf32>, vector<2x32xf32> into vector<8x32xf32>
func.func @many_rows(%x: tensor<16x64xf32>, %s: tensor<32x64xf32>, %y: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %r = linalg.contract indexing_maps = [#mk, #nk, #mn]
      ins(%x, %s : tensor<16x64xf32>, tensor<32x64xf32>) outs(%y : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}

// Either operand may be the one.
// CHECK-LABEL: func @left_operand
// CHECK: vector.transfer_read %{{.*}} {permutation_map = #[[$SWAP]]} : {{.*}}vector<16x16xf32>
// CHECK: vector<2x32xf32>, vector<8x2xf32> into vector<8x32xf32>
func.func @left_operand(%s: tensor<32x64xf32>, %x: tensor<16x64xf32>, %y: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %r = linalg.contract indexing_maps = [#nk, #mk, #mn]
      ins(%s, %x : tensor<32x64xf32>, tensor<16x64xf32>) outs(%y : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %r : tensor<16x32xf32>
}

// CHECK-LABEL: func @one_tile
// CHECK-NOT: permutation_map
// CHECK: vector<8x16xf32>, vector<16x16xf32> into vector<8x16xf32>
func.func @one_tile(%x: tensor<8x64xf32>, %s: tensor<32x64xf32>, %y: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %r = linalg.contract indexing_maps = [#mk, #nk, #mn]
      ins(%x, %s : tensor<8x64xf32>, tensor<32x64xf32>) outs(%y : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
}
