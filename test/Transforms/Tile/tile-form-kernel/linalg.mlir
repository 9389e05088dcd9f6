// What irregular ops were lowered to is taken apart: broadcasts, elementwise ops on tiles, a
// product that starts from its destination.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s --implicit-check-not=linalg.

// CHECK-LABEL: func @generic
// CHECK-DAG: %[[TWO:.*]] = arith.constant dense<2.000000e+00> : tensor<16x8xf32>
// CHECK-DAG: %[[X:.*]] = tile.read %arg0
// CHECK-DAG: %[[B:.*]] = tile.read %arg1
// CHECK-DAG: %[[NUMBER:.*]] = tensor.extract
// CHECK-DAG: %[[WIDE:.*]] = tile.broadcast %[[B]] [0] : tensor<8xf32> -> tensor<16x8xf32>
// CHECK: %[[SUM:.*]] = arith.addf %[[X]], %[[WIDE]] : tensor<16x8xf32>
// CHECK: %[[E:.*]] = math.exp %[[SUM]] : tensor<16x8xf32>
// CHECK: %[[TWICE:.*]] = arith.mulf %[[E]], %[[TWO]] : tensor<16x8xf32>
// CHECK: %[[SPLAT:.*]] = tensor.splat %[[NUMBER]] : tensor<16x8xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[TWICE]], %[[SPLAT]] : tensor<16x8xf32>
// CHECK: tile.write %[[Y]]
func.func @generic(%x: tensor<16x8xf32>, %b: tensor<8xf32>, %n: tensor<f32>) -> tensor<16x8xf32> {
  %number = tensor.extract %n[] : tensor<f32>
  %empty = tensor.empty() : tensor<16x8xf32>
  %y = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<16x8xf32>, tensor<8xf32>) outs(%empty : tensor<16x8xf32>) {
  ^bb0(%one: f32, %other: f32, %out: f32):
    %sum = arith.addf %one, %other : f32
    %e = math.exp %sum : f32
    %two = arith.constant 2.0 : f32
    %twice = arith.mulf %e, %two : f32
    %z = arith.mulf %twice, %number : f32
    linalg.yield %z : f32
  } -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// CHECK-LABEL: func @contract
// CHECK-DAG: %[[X:.*]] = tile.read %arg0
// CHECK-DAG: %[[W:.*]] = tile.read %arg1
// CHECK-DAG: %[[INTO:.*]] = tile.read %arg2
// CHECK: tile.dot "ac,cb->ab" %[[X]], %[[W]], %[[INTO]] :
func.func @contract(%x: tensor<16x8xf32>, %W: tensor<8x4xf32>, %into: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %y = linalg.contract
      indexing_maps = [affine_map<(t, j, i) -> (t, i)>, affine_map<(t, j, i) -> (i, j)>, affine_map<(t, j, i) -> (t, j)>]
      ins(%x, %W : tensor<16x8xf32>, tensor<8x4xf32>) outs(%into : tensor<16x4xf32>) -> tensor<16x4xf32>
  return %y : tensor<16x4xf32>
}

// A row times a matrix here too; what it starts from is added.
// CHECK-LABEL: func @row
// CHECK-NOT: tile.dot
// CHECK-DAG: %[[INTO:.*]] = tile.read %arg2
// CHECK-DAG: %[[SUM:.*]] = tile.reduce "sum"
// CHECK: arith.addf %[[INTO]], %[[SUM]]
func.func @row(%x: tensor<8xf32>, %W: tensor<8x4xf32>, %into: tensor<4xf32>) -> tensor<4xf32> {
  %y = linalg.contract
      indexing_maps = [affine_map<(j, i) -> (i)>, affine_map<(j, i) -> (i, j)>, affine_map<(j, i) -> (j)>]
      ins(%x, %W : tensor<8xf32>, tensor<8x4xf32>) outs(%into : tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// CHECK-LABEL: func @fill
// CHECK: %[[Y:.*]] = tensor.splat %{{.*}} : tensor<16x8xf32>
// CHECK: tile.write %[[Y]]
func.func @fill(%n: tensor<f32>) -> tensor<16x8xf32> {
  %number = tensor.extract %n[] : tensor<f32>
  %empty = tensor.empty() : tensor<16x8xf32>
  %y = linalg.fill ins(%number : f32) outs(%empty : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}
