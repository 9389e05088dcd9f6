// A state that is multiplied by the tile of each step, and updated by a product with it, stays
// in registers: it is an operand as it is, and only the tile of the step goes through a slot.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse --tile-assign-layouts='product-type=bf16 warps=4' | FileCheck %s
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse --tile-assign-layouts='product-type=f16 warps=4' | FileCheck %s --check-prefix=HALF

// CHECK-LABEL: func @layer
// CHECK-SAME: #tile.launch<warps = 4
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<16x64xbf16, {{.*}}, 3>
// CHECK-NOT: tile.alloc
// CHECK: scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (tensor<64x64xf32, #[[STATE:.*]]>) {
// CHECK-DAG: %[[K:.*]] = tile.read %arg0
// CHECK-DAG: %[[K16:.*]] = arith.truncf %[[K]] : {{.*}} to tensor<16x64xbf16, #{{.*}}>
// CHECK-DAG: tile.write %[[K16]], %[[SLOT]]
// CHECK-DAG: %[[S16:.*]] = arith.truncf %[[S]] : tensor<64x64xf32, #[[STATE]]> to tensor<64x64xbf16, #[[STATE]]>
// CHECK-NOT: tile.write
// CHECK: %[[Y:.*]] = tile.dot "ti,ij->tj" %[[SLOT]], %[[S16]], %{{.*}} tensor_cores : memref<{{.*}}, tensor<64x64xbf16, #[[STATE]]>, tensor<16x64xf32, #[[ROWS:.*]]> -> tensor<16x64xf32, #[[ROWS]]>
// CHECK-NOT: tile.write
// CHECK: %[[Y16:.*]] = arith.truncf %[[Y]]
// The product whose only use was a sum starts from the other addend.
// CHECK: %[[NEXT:.*]] = tile.dot "ti,tj->ij" %[[SLOT]], %[[Y16]], %[[S]] tensor_cores : memref<{{.*}}, tensor<16x64xbf16, #[[ROWS]]>, tensor<64x64xf32, #[[STATE]]> -> tensor<64x64xf32, #[[STATE]]>
// CHECK: tile.write %[[Y]], %arg3
// CHECK-NEXT: scf.yield %[[NEXT]]

// HALF-LABEL: func @layer
// HALF: tile.dot "ti,ij->tj" {{.*}} : memref<16x64xf16, {{.*}}, 3>, tensor<64x64xf16, {{.*}}, tensor<16x64xf32
func.func @layer(%k: tensor<?x64xf32>, %W: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %length = tensor.dim %k, %c0 : tensor<?x64xf32>
  %empty = tensor.empty(%length) : tensor<?x64xf32>
  %r:2 = scf.for %t = %c0 to %length step %c16 iter_args(%S = %W, %to = %empty) -> (tensor<64x64xf32>, tensor<?x64xf32>) {
    %rows = tensor.extract_slice %k[%t, 0] [16, 64] [1, 1] : tensor<?x64xf32> to tensor<16x64xf32>
    %y = ttt.contract "ti,ij->tj" %rows, %S : tensor<16x64xf32>, tensor<64x64xf32> -> tensor<16x64xf32>
    %d = ttt.contract "ti,tj->ij" %rows, %y : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<64x64xf32>
    %n = arith.addf %S, %d : tensor<64x64xf32>
    %next = tensor.insert_slice %y into %to[%t, 0] [16, 64] [1, 1] : tensor<16x64xf32> into tensor<?x64xf32>
    scf.yield %n, %next : tensor<64x64xf32>, tensor<?x64xf32>
  }
  return %r#0, %r#1 : tensor<64x64xf32>, tensor<?x64xf32>
}
