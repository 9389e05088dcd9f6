// Layouts: bits of registers, lanes and warps, each list there only where it has bits. Printed
// IR gives them names.
// RUN: ttt-opt %s | ttt-opt | FileCheck %s
// RUN: ttt-opt %s --mlir-print-op-generic | ttt-opt | FileCheck %s

// The example of TileDialect.td, the result of a tensor core's product.
// CHECK-DAG: #[[PRODUCT:layout[0-9]*]] = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
#product = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
// CHECK-DAG: #[[WARPS:layout[0-9]*]] = #tile.layout<lanes = [1, 2, 4, 8, 16], warps = [32, 0], rank = 1>
#warps = #tile.layout<lanes = [1, 2, 4, 8, 16], warps = [32, 0], rank = 1>
// CHECK-DAG: #[[NUMBER:layout[0-9]*]] = #tile.layout<rank = 0>
#number = #tile.layout<rank = 0>

// CHECK-LABEL: func @layouts
// CHECK-SAME: tensor<16x8xf32, #[[PRODUCT]]>, %{{.*}}: tensor<64xf32, #[[WARPS]]>, %{{.*}}: tensor<f32, #[[NUMBER]]>
// CHECK: arith.addf %{{.*}}, %{{.*}} : tensor<16x8xf32, #[[PRODUCT]]>
func.func @layouts(%m: tensor<16x8xf32, #product>, %v: tensor<64xf32, #warps>, %s: tensor<f32, #number>) -> tensor<16x8xf32, #product> {
  %y = arith.addf %m, %m : tensor<16x8xf32, #product>
  return %y : tensor<16x8xf32, #product>
}
