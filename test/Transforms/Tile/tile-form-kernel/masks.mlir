// Triangles are structure of a product, whose terms beyond are not formed; other masks are
// selections by index, so that what they hide may be non-finite.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s --implicit-check-not=arith.mulf

// CHECK-LABEL: func @tril_matmul
// CHECK: tile.dot "ts,sj->tj" %[[A:.*]], %[[G:.*]], %{{.*}} causal "ts" : tensor<16x16xf32>
// CHECK: tile.dot "ts,sj->tj" %[[A]], %[[G]], %{{.*}} causal "ts" strict : tensor<16x16xf32>
// CHECK: tile.dot "ts,tj->sj" %[[A]], %[[G]], %{{.*}} causal "ts" : tensor<16x16xf32>
func.func @tril_matmul(%a: tensor<16x16xf32>, %g: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) {
  %y = ttt.tril_matmul %a, %g : tensor<16x16xf32>, tensor<16x4xf32>
  %z = ttt.tril_matmul strict %a, %g : tensor<16x16xf32>, tensor<16x4xf32>
  %w = ttt.tril_matmul transpose %a, %g : tensor<16x16xf32>, tensor<16x4xf32>
  return %y, %z, %w : tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>
}

// CHECK-LABEL: func @valid_rows
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<16x8xf32>
// CHECK-DAG: %[[COUNT:.*]] = memref.dim
// CHECK: %[[ROW:.*]] = tile.coord 0 : tensor<16x8xi32>
// CHECK: %[[N:.*]] = arith.index_cast %[[COUNT]] : index to i32
// CHECK: %[[NS:.*]] = tensor.splat %[[N]] : tensor<16x8xi32>
// CHECK: %[[KEEP:.*]] = arith.cmpi slt, %[[ROW]], %[[NS]]
// CHECK: %[[X:.*]] = tile.read %arg0
// CHECK: arith.select %[[KEEP]], %[[X]], %[[ZERO]]
func.func @valid_rows(%x: tensor<16x8xf32>, %k: tensor<?xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %count = tensor.dim %k, %c0 : tensor<?xf32>
  %y = ttt.valid_rows %x, %count : tensor<16x8xf32>
  return %y : tensor<16x8xf32>
}

// CHECK-LABEL: func @tril
// CHECK: %[[COLUMN:.*]] = tile.coord 1 : tensor<4x4xi32>
// CHECK: %[[ROW:.*]] = tile.coord 0 : tensor<4x4xi32>
// CHECK: %[[KEEP:.*]] = arith.cmpi sle, %[[COLUMN]], %[[ROW]]
// CHECK: %[[Y:.*]] = arith.select %[[KEEP]]
// CHECK: arith.cmpi slt
// CHECK: arith.select %{{.*}}, %[[Y]]
func.func @tril(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = ttt.tril %a : tensor<4x4xf32>
  %z = ttt.tril strict %y : tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// 0 <= offset + row - column < 3
// CHECK-LABEL: func @band
// CHECK-DAG: %[[NEAR:.*]] = arith.constant dense<3> : tensor<4x4xi32>
// CHECK-DAG: %[[FIRST:.*]] = arith.constant dense<0> : tensor<4x4xi32>
// CHECK-DAG: %[[OTHERWISE:.*]] = arith.constant dense<-1.000000e+00> : tensor<4x4xf32>
// CHECK: %[[SUM:.*]] = arith.addi
// CHECK: %[[DISTANCE:.*]] = arith.subi %[[SUM]]
// CHECK: %[[LOW:.*]] = arith.cmpi sge, %[[DISTANCE]], %[[FIRST]]
// CHECK: %[[UP:.*]] = arith.cmpi slt, %[[DISTANCE]], %[[NEAR]]
// CHECK: %[[KEEP:.*]] = arith.andi %[[LOW]], %[[UP]]
// CHECK: arith.select %[[KEEP]], %{{.*}}, %[[OTHERWISE]]
func.func @band(%a: tensor<4x4xf32>, %k: tensor<?xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %y = ttt.band %a, %n otherwise -1.0 window 3 : tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// 0 < offset + row - column <= 3
// CHECK-LABEL: func @band_before
// CHECK-DAG: %[[NEAR:.*]] = arith.constant dense<4> : tensor<4x4xi32>
// CHECK-DAG: %[[FIRST:.*]] = arith.constant dense<1> : tensor<4x4xi32>
// CHECK: %[[DISTANCE:.*]] = arith.subi
// CHECK: arith.cmpi sge, %[[DISTANCE]], %[[FIRST]]
// CHECK: arith.cmpi slt, %[[DISTANCE]], %[[NEAR]]
func.func @band_before(%a: tensor<4x4xf32>, %k: tensor<?xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?xf32>
  %y = ttt.band before %a, %n otherwise 0.0 window 3 : tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}
