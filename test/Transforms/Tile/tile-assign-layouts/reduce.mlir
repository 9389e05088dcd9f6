// Sums over an axis that several warps share: each warp sums what it holds, the parts go
// through a slot, and every warp sums the parts. Others need neither.
// RUN: ttt-opt %s --tile-assign-layouts=warps=4 | FileCheck %s
// RUN: ttt-opt %s --tile-assign-layouts=warps=1 | FileCheck %s --check-prefix=ONE --implicit-check-not=tile.alloc --implicit-check-not=parts

// Whichever axis the warps split, one of the two sums has parts.
// CHECK-LABEL: func @both_axes
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<64x4xf32, 3>
// CHECK: %[[PARTS:.*]] = tile.reduce "sum" %{{.*}} parts : tensor<64x64xf32, {{.*}} -> tensor<4x64xf32,
// CHECK-NOT: parts
// CHECK: tile.write %[[PARTS]], %[[SLOT]][{{.*}}] axes [1, 0]
// CHECK: %[[ALL:.*]] = tile.read %[[SLOT]][{{.*}}] axes [1, 0]
// CHECK: tile.reduce "sum" %[[ALL]] [0] : tensor<4x64xf32, {{.*}} -> tensor<64xf32,
// CHECK-NOT: parts
// CHECK: return

// ONE-LABEL: func @both_axes
// ONE-COUNT-2: tile.reduce "sum" %{{.*}} : tensor<64x64xf32, {{.*}} -> tensor<64xf32,
func.func @both_axes(%in: memref<64x64xf32>, %rows: memref<64xf32>, %columns: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %s = tile.reduce "sum" %x [0] : tensor<64x64xf32> -> tensor<64xf32>
  %t = tile.reduce "sum" %x [1] : tensor<64x64xf32> -> tensor<64xf32>
  tile.write %s, %columns[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  tile.write %t, %rows[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  return
}

// A number: the parts are all there is.
// CHECK-LABEL: func @number
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<4xf32, 3>
// CHECK: %[[PARTS:.*]] = tile.reduce "max" %{{.*}} [0, 1] parts : tensor<64x64xf32, {{.*}} -> tensor<4xf32,
// CHECK: tile.write %[[PARTS]], %[[SLOT]]
// CHECK: %[[ALL:.*]] = tile.read %[[SLOT]]
// CHECK: %[[Y:.*]] = tile.reduce "max" %[[ALL]] [0] : tensor<4xf32, {{.*}} -> tensor<f32,
// CHECK: tile.write %[[Y]], %arg1
func.func @number(%in: memref<64x64xf32>, %out: memref<f32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %s = tile.reduce "max" %x [0, 1] : tensor<64x64xf32> -> tensor<f32>
  tile.write %s, %out[] axes [] : tensor<f32>, memref<f32>
  return
}

// Alone, it is held so that no warp shares it.
// CHECK-LABEL: func @one_axis
// CHECK-NOT: tile.alloc
// CHECK: tile.reduce "sum" %{{.*}} [0] : tensor<64x64xf32
// CHECK: return
func.func @one_axis(%in: memref<64x64xf32>, %out: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %s = tile.reduce "sum" %x [0] : tensor<64x64xf32> -> tensor<64xf32>
  tile.write %s, %out[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  return
}
