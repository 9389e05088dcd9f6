// The iterations of a loop that carries nothing are shared by the blocks of the third dimension of
// the grid.
// RUN: ttt-opt %s --tile-distribute-loops --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --tile-distribute-loops --tile-prefetch --canonicalize --cse --tile-assign-layouts --tile-place-slots --tile-insert-barriers --tile-check-races | FileCheck %s --check-prefix=WARP

// CHECK-LABEL: func @rows
// CHECK-SAME: attributes {tile.block_rows = 16 : i64}
// CHECK: %[[BLOCK:.*]] = gpu.block_id z
// CHECK: %[[BLOCKS:.*]] = gpu.grid_dim z
// CHECK: %[[FIRST:.*]] = arith.muli %[[BLOCK]], %c16
// CHECK: %[[APART:.*]] = arith.muli %[[BLOCKS]], %c16
// CHECK: scf.for %[[I:.*]] = %[[FIRST]] to %{{.*}} step %[[APART]] {
// CHECK: tile.read %{{.*}}[%[[I]], %c0]

// One warp, because blocks are many.
// WARP: tile.launch = #tile.launch<warps = 1,
func.func @rows(%k: memref<?x64xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                %out: memref<?x64xf32, strided<[?, 1]>> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BHT>},
                %sums: memref<?xf32, strided<[?]>> {tile.output, ttt.tensor = #ttt.tensor<"sum", internal, BHT, block = 16>}) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32, strided<[?, 1]>>
  scf.for %i = %c0 to %n step %c16 {
    %x = tile.read %k[%i, %c0] axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
    %y = arith.mulf %x, %x : tensor<16x64xf32>
    tile.write %y, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32, strided<[?, 1]>>
    %s = tile.reduce "sum" %y [0, 1] : tensor<16x64xf32> -> tensor<f32>
    %entry = arith.divui %i, %c16 : index
    tile.write %s, %sums[%entry] axes [] : tensor<f32>, memref<?xf32, strided<[?]>>
  }
  return
}
