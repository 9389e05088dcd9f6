// Rows of a value that move are read from its slot at shifted rows and selected by index.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s

// CHECK-LABEL: func @down
// CHECK: %[[SLOT:.*]] = tile.alloc
// CHECK: tile.write %[[X:[^,]*]], %[[SLOT]]
// CHECK: %[[SHIFTED:.*]] = tile.read %[[SLOT]][%c-1, %c0] last %c2 axes [0, 1] : {{.*}} -> tensor<4x8xf32>
// CHECK: %[[BELOW:.*]] = arith.cmpi sge
// CHECK: arith.select %[[BELOW]], %[[SHIFTED]], %{{.*}}
// CHECK-NOT: tile.alloc
func.func @down(%n: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"n", param>}) -> (tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"w", final, BH>}) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %x = math.exp %n : tensor<4x8xf32>
  %part = tensor.extract_slice %x[0, 0] [3, 8] [1, 1] : tensor<4x8xf32> to tensor<3x8xf32>
  %y = tensor.insert_slice %part into %zero[1, 0] [3, 8] [1, 1] : tensor<3x8xf32> into tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// CHECK-LABEL: func @up
// CHECK: tile.read %{{.*}}[%c2, %c0] last %c3
// CHECK: arith.cmpi slt
// CHECK: arith.select
func.func @up(%n: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"n", param>}) -> (tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"w", final, BH>}) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %x = math.exp %n : tensor<4x8xf32>
  %part = tensor.extract_slice %x[2, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  %y = tensor.insert_slice %part into %zero[0, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// Some columns only: through a slot of the whole.
// CHECK-LABEL: func @columns
// CHECK-COUNT-2: tile.alloc
// CHECK-NOT: last
func.func @columns(%n: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"n", param>}) -> (tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"w", final, BH>}) {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %x = math.exp %n : tensor<4x8xf32>
  %part = tensor.extract_slice %x[0, 0] [3, 4] [1, 1] : tensor<4x8xf32> to tensor<3x4xf32>
  %y = tensor.insert_slice %part into %zero[1, 0] [3, 4] [1, 1] : tensor<3x4xf32> into tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
