// The columns of a tile of a wide matrix are copied next to each other, once for all rows.
// RUN: ttt-opt %s "--ttt-tile-and-vectorize=rows=4 columns=16 lanes=32" --split-input-file | FileCheck %s

#x = affine_map<(t, j, i) -> (t, i)>
#s = affine_map<(t, j, i) -> (i, j)>
#y = affine_map<(t, j, i) -> (t, j)>
// CHECK-LABEL: func @wide(
// CHECK: scf.for {{.*}} step %c16
// CHECK:   %[[INTO:.*]] = tensor.empty() : tensor<64x16xf32>
// CHECK:   %[[PANEL:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[INTO]])
// CHECK:   scf.for {{.*}} step %c4
// CHECK:     tensor.extract_slice %[[PANEL]]
// CHECK:     vector.contract
// CHECK-SAME: into vector<4x16xf32>
func.func @wide(%x: tensor<32x64xf32>, %s: tensor<64x256xf32>, %y: tensor<32x256xf32>) -> tensor<32x256xf32> {
  %r = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%x, %s : tensor<32x64xf32>, tensor<64x256xf32>) outs(%y : tensor<32x256xf32>) -> tensor<32x256xf32>
  return %r : tensor<32x256xf32>
}

// -----

#x = affine_map<(t, j, i) -> (t, i)>
#s = affine_map<(t, j, i) -> (i, j)>
#y = affine_map<(t, j, i) -> (t, j)>
// For four tiles of rows a copy costs more than it saves.
// CHECK-LABEL: func @few_rows(
// CHECK-NOT: tensor.empty
// CHECK: return
func.func @few_rows(%x: tensor<16x64xf32>, %s: tensor<64x256xf32>, %y: tensor<16x256xf32>) -> tensor<16x256xf32> {
  %r = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%x, %s : tensor<16x64xf32>, tensor<64x256xf32>) outs(%y : tensor<16x256xf32>) -> tensor<16x256xf32>
  return %r : tensor<16x256xf32>
}

// -----

#x = affine_map<(t, j, i) -> (t, i)>
#s = affine_map<(t, j, i) -> (i, j)>
#y = affine_map<(t, j, i) -> (t, j)>
// CHECK-LABEL: func @narrow(
// CHECK-NOT: tensor.empty
// CHECK: return
func.func @narrow(%x: tensor<32x64xf32>, %s: tensor<64x128xf32>, %y: tensor<32x128xf32>) -> tensor<32x128xf32> {
  %r = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%x, %s : tensor<32x64xf32>, tensor<64x128xf32>) outs(%y : tensor<32x128xf32>) -> tensor<32x128xf32>
  return %r : tensor<32x128xf32>
}
