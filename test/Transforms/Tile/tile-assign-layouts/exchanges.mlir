// What threads give each other is written as early as it is known, so that what does not wait for
// each other shares a barrier.
// RUN: ttt-opt %s --tile-assign-layouts=warps=4 --canonicalize --cse | FileCheck %s

// The second sum does not wait for the first: both are written, then both are read.
// CHECK-LABEL: func @together
// CHECK: %[[P:.*]] = tile.reduce "sum" %[[X:.*]] [0, 1] parts
// CHECK: tile.write %[[P]], %[[A:[0-9]+]]{{\[}}
// CHECK: %[[Y:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK: %[[Q:.*]] = tile.reduce "sum" %[[Y]] [0, 1] parts
// CHECK: tile.write %[[Q]], %[[B:[0-9]+]]{{\[}}
// CHECK: tile.read %[[A]]
// CHECK: math.exp
// CHECK: tile.read %[[B]]
func.func @together(%in: memref<64x64xf32>, %a: memref<f32>, %b: memref<f32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %s = tile.reduce "sum" %x [0, 1] : tensor<64x64xf32> -> tensor<f32>
  %e = math.exp %s : tensor<f32>
  %y = arith.mulf %x, %x : tensor<64x64xf32>
  %t = tile.reduce "sum" %y [0, 1] : tensor<64x64xf32> -> tensor<f32>
  tile.write %e, %a[] axes [] : tensor<f32>, memref<f32>
  tile.write %t, %b[] axes [] : tensor<f32>, memref<f32>
  return
}

// Here it does.
// CHECK-LABEL: func @waits
// CHECK: tile.reduce "sum" %{{.*}} parts
// CHECK: tile.write %{{.*}}, %[[A:[0-9]+]]{{\[}}
// CHECK: tile.read %[[A]]
// CHECK: tile.reduce "sum" %{{.*}} parts
// CHECK: tile.write %{{.*}}, %[[B:[0-9]+]]{{\[}}
// CHECK: tile.read %[[B]]
func.func @waits(%in: memref<64x64xf32>, %b: memref<f32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %s = tile.reduce "sum" %x [0, 1] : tensor<64x64xf32> -> tensor<f32>
  %w = tile.broadcast %s [0, 1] : tensor<f32> -> tensor<64x64xf32>
  %y = arith.mulf %x, %w : tensor<64x64xf32>
  %t = tile.reduce "sum" %y [0, 1] : tensor<64x64xf32> -> tensor<f32>
  tile.write %t, %b[] axes [] : tensor<f32>, memref<f32>
  return
}

// The product waits for the first sum through its slot alone: it stays behind the slot's write, and
// so does the sum of it.
// CHECK-LABEL: func @through_slot
// CHECK: %[[P:.*]] = tile.reduce "sum" %{{.*}} [0] parts
// CHECK: tile.write %[[P]], %[[SUMS:[0-9]+]]{{\[}}
// CHECK-NOT: tile.dot
// CHECK: tile.read %[[SUMS]]
// CHECK-NOT: tile.dot
// CHECK: %[[Y:.*]] = arith.mulf
// CHECK-NEXT: tile.write %[[Y]], %[[SLOT:[0-9]+]]{{\[}}
// CHECK-NEXT: %[[D:.*]] = tile.dot "ti,ij->tj" %[[SLOT]], %arg1,
// CHECK-NEXT: tile.reduce "sum" %[[D]] [0] parts
func.func @through_slot(%in: memref<64x64xf32>, %w: memref<64x64xf32>, %rows: memref<64xf32>, %c: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %W = tile.read %w[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %r = tile.reduce "sum" %x [1] : tensor<64x64xf32> -> tensor<64xf32>
  tile.write %r, %c[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  %s = tile.reduce "sum" %x [0] : tensor<64x64xf32> -> tensor<64xf32>
  %e = tile.broadcast %s [0] : tensor<64xf32> -> tensor<64x64xf32>
  %y = arith.mulf %x, %e : tensor<64x64xf32>
  %d = tile.dot "ti,ij->tj" %y, %W, %zero : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  %t = tile.reduce "sum" %d [0] : tensor<64x64xf32> -> tensor<64xf32>
  %u = tile.reduce "sum" %d [1] : tensor<64x64xf32> -> tensor<64xf32>
  tile.write %t, %rows[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  tile.write %u, %c[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  return
}
