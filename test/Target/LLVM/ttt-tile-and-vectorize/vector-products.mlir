// A product of a vector and a matrix has one row of accumulators: it takes all columns that registers
// hold, and the rows of a matrix as they lie.
// RUN: ttt-opt %s "--ttt-tile-and-vectorize=rows=4 columns=16 lanes=32" | FileCheck %s
// RUN: ttt-opt %s "--ttt-tile-and-vectorize=rows=4 columns=16 lanes=32 reassociate=false" | FileCheck %s --check-prefix=ORDERED

#x = affine_map<(j, i) -> (i)>
#s = affine_map<(j, i) -> (i, j)>
#t = affine_map<(j, i) -> (j, i)>
#y = affine_map<(j, i) -> (j)>
// CHECK-LABEL: func @vector_matrix
// CHECK: vector.contract
// CHECK-SAME: vector<2xf32>, vector<2x64xf32> into vector<64xf32>
// ORDERED-LABEL: func @vector_matrix
// ORDERED: vector<2xf32>, vector<2x64xf32> into vector<64xf32>
func.func @vector_matrix(%x: tensor<64xf32>, %s: tensor<64x128xf32>, %y: tensor<128xf32>) -> tensor<128xf32> {
  %r = linalg.contract indexing_maps = [#x, #s, #y]
      ins(%x, %s : tensor<64xf32>, tensor<64x128xf32>) outs(%y : tensor<128xf32>) -> tensor<128xf32>
  return %r : tensor<128xf32>
}

// The sums of eight rows, by lane.
// CHECK-LABEL: func @matrix_vector
// CHECK: vector.contract
// CHECK-SAME: vector<64xf32>, vector<8x64xf32> into vector<8xf32>
// ORDERED-LABEL: func @matrix_vector
// ORDERED: vector<8xf32>, vector<8x8xf32> into vector<8xf32>
func.func @matrix_vector(%x: tensor<128xf32>, %s: tensor<64x128xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
  %r = linalg.contract indexing_maps = [#x, #t, #y]
      ins(%x, %s : tensor<128xf32>, tensor<64x128xf32>) outs(%y : tensor<64xf32>) -> tensor<64xf32>
  return %r : tensor<64xf32>
}

// Two rows: twice the columns of four.
#xs = affine_map<(t, j, i) -> (t, i)>
#ss = affine_map<(t, j, i) -> (i, j)>
#ys = affine_map<(t, j, i) -> (t, j)>
// CHECK-LABEL: func @two_rows
// CHECK: into vector<2x32xf32>
func.func @two_rows(%x: tensor<2x64xf32>, %s: tensor<64x64xf32>, %y: tensor<2x64xf32>) -> tensor<2x64xf32> {
  %r = linalg.contract indexing_maps = [#xs, #ss, #ys]
      ins(%x, %s : tensor<2x64xf32>, tensor<64x64xf32>) outs(%y : tensor<2x64xf32>) -> tensor<2x64xf32>
  return %r : tensor<2x64xf32>
}
