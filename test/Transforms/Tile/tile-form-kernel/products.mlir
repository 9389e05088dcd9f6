// A product whose operands each have an axis that the other lacks is a tile.dot; another is an
// elementwise product and a sum, which need no operand in memory.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s --implicit-check-not=ttt.contract

// CHECK-LABEL: func @matrices
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<16x4xf32>
// CHECK-DAG: %[[X:.*]] = tile.read %arg0
// CHECK-DAG: %[[W:.*]] = tile.read %arg1
// CHECK: %[[Y:.*]] = tile.dot "ti,ij->tj" %[[X]], %[[W]], %[[ZERO]] :
// CHECK: tile.write %[[Y]]
func.func @matrices(%x: tensor<16x8xf32>, %W: tensor<8x4xf32>) -> tensor<16x4xf32> {
  %y = ttt.contract "ti,ij->tj" %x, %W : tensor<16x8xf32>, tensor<8x4xf32> -> tensor<16x4xf32>
  return %y : tensor<16x4xf32>
}

// CHECK-LABEL: func @row
// CHECK-NOT: tile.dot
// CHECK: %[[X:.*]] = tile.read %arg0
// CHECK-DAG: %[[W:.*]] = tile.read %arg1
// CHECK-DAG: %[[WIDE:.*]] = tile.broadcast %[[X]] [1] : tensor<8xf32> -> tensor<8x4xf32>
// CHECK: %[[TERMS:.*]] = arith.mulf %[[WIDE]], %[[W]]
// CHECK: %[[Y:.*]] = tile.reduce "sum" %[[TERMS]] [0] : tensor<8x4xf32> -> tensor<4xf32>
// CHECK: tile.write %[[Y]]
func.func @row(%x: tensor<8xf32>, %W: tensor<8x4xf32>) -> tensor<4xf32> {
  %y = ttt.contract "i,ij->j" %x, %W : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: func @outer
// CHECK-NOT: tile.dot
// CHECK: %[[ROWS:.*]] = tile.broadcast %{{.*}} [1] : tensor<8xf32> -> tensor<8x4xf32>
// CHECK: %[[COLUMNS:.*]] = tile.broadcast %{{.*}} [0] : tensor<4xf32> -> tensor<8x4xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[ROWS]], %[[COLUMNS]]
// CHECK: tile.write %[[Y]]
func.func @outer(%u: tensor<8xf32>, %w: tensor<4xf32>) -> tensor<8x4xf32> {
  %y = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// Axes of the result in another order than the operand's.
// CHECK-LABEL: func @turned
// CHECK-NOT: tile.dot
// CHECK: %[[X:.*]] = tile.transpose %{{.*}} [1, 0] : tensor<8x4xf32> -> tensor<4x8xf32>
// CHECK: %[[Y:.*]] = tile.broadcast %{{.*}} [0] : tensor<8xf32> -> tensor<4x8xf32>
// CHECK: arith.mulf %[[X]], %[[Y]]
func.func @turned(%x: tensor<8x4xf32>, %y: tensor<8xf32>) -> tensor<4x8xf32> {
  %z = ttt.contract "ij,i->ji" %x, %y : tensor<8x4xf32>, tensor<8xf32> -> tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}

// CHECK-LABEL: func @number
// CHECK-NOT: tile.dot
// CHECK: %[[Y:.*]] = tile.transpose %{{.*}} [1, 0]
// CHECK: %[[TERMS:.*]] = arith.mulf %{{.*}}, %[[Y]]
// CHECK: tile.reduce "sum" %[[TERMS]] [0, 1] : tensor<8x4xf32> -> tensor<f32>
func.func @number(%x: tensor<8x4xf32>, %y: tensor<4x8xf32>) -> tensor<f32> {
  %z = ttt.contract "ij,ji->" %x, %y : tensor<8x4xf32>, tensor<4x8xf32> -> tensor<f32>
  return %z : tensor<f32>
}

// CHECK-LABEL: func @batches
// CHECK: tile.dot "hti,hij->htj" %{{.*}} -> tensor<2x16x4xf32>
func.func @batches(%x: tensor<2x16x8xf32>, %W: tensor<2x8x4xf32>) -> tensor<2x16x4xf32> {
  %z = ttt.contract "hti,hij->htj" %x, %W : tensor<2x16x8xf32>, tensor<2x8x4xf32> -> tensor<2x16x4xf32>
  return %z : tensor<2x16x4xf32>
}

// CHECK-LABEL: func @sums
// CHECK: %[[SUM:.*]] = tile.reduce "sum" %[[X:.*]] [0] : tensor<16x8xf32> -> tensor<8xf32>
// CHECK: %[[MOST:.*]] = tile.reduce "max" %[[X]] [1] : tensor<16x8xf32> -> tensor<16xf32>
// CHECK: %[[A:.*]] = tile.broadcast %[[SUM]] [0] : tensor<8xf32> -> tensor<16x8xf32>
// CHECK: %[[B:.*]] = tile.broadcast %[[MOST]] [1] : tensor<16xf32> -> tensor<16x8xf32>
// CHECK: arith.addf %[[A]], %[[B]]
func.func @sums(%x: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %sum = ttt.reduce_sum %x [0] : tensor<16x8xf32> -> tensor<8xf32>
  %most = ttt.reduce_max %x : tensor<16x8xf32> -> tensor<16xf32>
  %a = ttt.broadcast %sum [0] : tensor<8xf32> -> tensor<16x8xf32>
  %b = ttt.broadcast %most [1] : tensor<16xf32> -> tensor<16x8xf32>
  %y = arith.addf %a, %b : tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}
