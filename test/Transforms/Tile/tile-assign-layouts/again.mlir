// What costs nothing is computed in every layout that is asked for; nothing moves for it.
// RUN: ttt-opt %s --tile-assign-layouts=warps=1 | FileCheck %s --implicit-check-not=tile.alloc

// A constant that a sum along the rows and one along the columns need.
// CHECK-LABEL: func @constant
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<64xf32, #[[A:layout[0-9]*]]>
// CHECK-DAG: %[[OTHER:.*]] = arith.constant dense<1.000000e+00> : tensor<64xf32, #[[B:layout[0-9]*]]>
// CHECK-DAG: arith.addf %{{.*}}, %[[ONE]] : tensor<64xf32, #[[A]]>
// CHECK-DAG: arith.addf %{{.*}}, %[[OTHER]] : tensor<64xf32, #[[B]]>
// The vector that is repeated has the result's layout without the new axis.
// CHECK: %[[X:.*]] = tile.broadcast %{{.*}} -> tensor<64x64xf32, #[[M:layout[0-9]*]]>
// CHECK: %[[Y:.*]] = tile.broadcast %{{.*}} -> tensor<64x64xf32, #[[M]]>
// CHECK: arith.addf %[[X]], %[[Y]] : tensor<64x64xf32, #[[M]]>
func.func @constant(%in: memref<64x64xf32>, %out: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant dense<1.0> : tensor<64xf32>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %s = tile.reduce "sum" %x [1] : tensor<64x64xf32> -> tensor<64xf32>
  %t = tile.reduce "sum" %x [0] : tensor<64x64xf32> -> tensor<64xf32>
  %s1 = arith.addf %s, %one : tensor<64xf32>
  %t1 = arith.addf %t, %one : tensor<64xf32>
  %a = tile.broadcast %s1 [1] : tensor<64xf32> -> tensor<64x64xf32>
  %b = tile.broadcast %t1 [0] : tensor<64xf32> -> tensor<64x64xf32>
  %y = arith.addf %a, %b : tensor<64x64xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}

// A mask of coordinates, for a matrix and for one that holds it transposed.
// CHECK-LABEL: func @masks
// CHECK-DAG: tile.coord 0 : tensor<16x8xi32, #[[M:layout[0-9]*]]>
// CHECK-DAG: tile.coord 0 : tensor<8x16xi32, #[[N:layout[0-9]*]]>
// CHECK-DAG: arith.select {{.*}} tensor<16x8xf32, #[[M]]>
// CHECK-DAG: arith.select {{.*}} tensor<8x16xf32, #[[N]]>
func.func @masks(%a: memref<16x8xf32>, %b: memref<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %zeros = arith.constant dense<0.0> : tensor<8x16xf32>
  %five = arith.constant dense<5> : tensor<16x8xi32>
  %fives = arith.constant dense<5> : tensor<8x16xi32>
  %x = tile.read %a[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32>
  %y = tile.read %b[%c0, %c0] axes [0, 1] : memref<8x16xf32> -> tensor<8x16xf32>
  %rowsOfX = tile.coord 0 : tensor<16x8xi32>
  %rowsOfY = tile.coord 0 : tensor<8x16xi32>
  %keepX = arith.cmpi slt, %rowsOfX, %five : tensor<16x8xi32>
  %keepY = arith.cmpi slt, %rowsOfY, %fives : tensor<8x16xi32>
  %x1 = arith.select %keepX, %x, %zero : tensor<16x8xi1>, tensor<16x8xf32>
  %y1 = arith.select %keepY, %y, %zeros : tensor<8x16xi1>, tensor<8x16xf32>
  tile.write %x1, %a[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  tile.write %y1, %b[%c0, %c0] axes [0, 1] : tensor<8x16xf32>, memref<8x16xf32>
  return
}
