// A product that is only added to something accumulates into it.
// RUN: ttt-opt %s --convert-ttt-to-linalg | FileCheck %s
// With accumulate=false never: what else reads a product changes none of its bits.
// RUN: ttt-opt %s --convert-ttt-to-linalg=accumulate=false | FileCheck %s --check-prefix=APART
// APART-LABEL: func @added
// APART: %[[P:.*]] = linalg.contract
// APART-NEXT: arith.addf %[[P]], %{{.*}} : tensor<16x4xf32>

// CHECK-LABEL: func @added
// CHECK-SAME: %[[B:[^:]*]]: tensor<16x4xf32>)
// CHECK-NOT: linalg.fill
// CHECK: %[[Y:.*]] = linalg.contract {{.*}} outs(%[[B]] : tensor<16x4xf32>)
// CHECK-NEXT: return %[[Y]]
func.func @added(%x: tensor<16x8xf32>, %W: tensor<8x4xf32>, %b: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %p = ttt.contract "ti,ij->tj" %x, %W : tensor<16x8xf32>, tensor<8x4xf32> -> tensor<16x4xf32>
  %y = arith.addf %p, %b : tensor<16x4xf32>
  return %y : tensor<16x4xf32>
}

// Read elsewhere too, it is a value of its own.
// CHECK-LABEL: func @read_twice
// CHECK: %[[ZEROS:.*]] = linalg.fill
// CHECK: %[[P:.*]] = linalg.contract {{.*}} outs(%[[ZEROS]]
// CHECK: %[[Y:.*]] = arith.addf %[[P]]
// CHECK: return %[[P]], %[[Y]]
func.func @read_twice(%x: tensor<16x8xf32>, %W: tensor<8x4xf32>, %b: tensor<16x4xf32>) -> (tensor<16x4xf32>, tensor<16x4xf32>) {
  %p = ttt.contract "ti,ij->tj" %x, %W : tensor<16x8xf32>, tensor<8x4xf32> -> tensor<16x4xf32>
  %y = arith.addf %p, %b : tensor<16x4xf32>
  return %p, %y : tensor<16x4xf32>, tensor<16x4xf32>
}

// Without a sum it is computed entry by entry: nothing is accumulated, and what it is added
// to stays an addend.
// CHECK-LABEL: func @nothing_summed
// CHECK-SAME: (%[[X:[^:]*]]: tensor<16x8xf32>, %[[W:[^:]*]]: tensor<16x4xf32>, %[[B:[^:]*]]: tensor<16x4x8xf32>)
// CHECK: %[[P:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[W]]
// CHECK-SAME: outs(%[[EMPTY:.*]] : tensor<16x4x8xf32>)
// CHECK: %[[Y:.*]] = arith.addf %[[P]], %[[B]]
// CHECK-NEXT: return %[[Y]]
func.func @nothing_summed(%x: tensor<16x8xf32>, %w: tensor<16x4xf32>, %b: tensor<16x4x8xf32>) -> tensor<16x4x8xf32> {
  %p = ttt.contract "tk,tj->tjk" %x, %w : tensor<16x8xf32>, tensor<16x4xf32> -> tensor<16x4x8xf32>
  %y = arith.addf %p, %b : tensor<16x4x8xf32>
  return %y : tensor<16x4x8xf32>
}
