// Rows of a block of columns lie as far apart as those of all columns. Rows of a stream have the
// stride of the call anyway.
// RUN: ttt-opt %s --tile-form-kernel | FileCheck %s

// CHECK-LABEL: func @rule
// CHECK-SAME: %{{[a-z0-9]+}}: memref<?x4xbf16, strided<[?, 1]>>
// CHECK-SAME: %{{[a-z0-9]+}}: memref<6x4xf32, strided<[8, 1]>>
// CHECK-SAME: %{{[a-z0-9]+}}: memref<4xf32>
// CHECK-SAME: %{{[a-z0-9]+}}: memref<2x6x4xf32, strided<[48, 8, 1]>>
// CHECK-SAME: %{{[a-z0-9]+}}: memref<6x4xf32, strided<[8, 1]>>
func.func @rule(%v: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT, stored = bf16, columns = 8>},
                %W: tensor<6x4xf32> {ttt.tensor = #ttt.tensor<"W", state, BH, columns = 8>},
                %b: tensor<4xf32> {ttt.tensor = #ttt.tensor<"b", param, H, columns = 8>},
                %P: tensor<2x6x4xf32> {ttt.tensor = #ttt.tensor<"P", param, H, columns = 8>})
    -> (tensor<6x4xf32> {ttt.tensor = #ttt.tensor<"W_final", final, BH, columns = 8>}) {
  return %W : tensor<6x4xf32>
}
