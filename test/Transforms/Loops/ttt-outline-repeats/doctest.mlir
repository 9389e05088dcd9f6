// The ops of a period move to a function; each period becomes a call. Arguments: what a period reads
// from outside, constants excepted, and a destination for each result. What the function returns is
// computed where it was, in memory that the caller chooses.
// RUN: ttt-opt %s --ttt-outline-repeats=saved=6 | FileCheck %s

// CHECK-LABEL: func private @step
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32> {ttt.rows}, %[[A:.*]]: tensor<8x8xf32>)
// CHECK: %[[TO1:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[Y1:.*]] = call @step_repeat(%[[X]], %[[A]], %[[TO1]])
// CHECK-NEXT: %[[TO2:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[Y2:.*]] = call @step_repeat(%[[Y1]], %[[A]], %[[TO2]])
// CHECK-NEXT: %[[TO3:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[Y3:.*]] = call @step_repeat(%[[Y2]], %[[A]], %[[TO3]])
// CHECK-NEXT: %[[TO4:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK-NEXT: %[[Y4:.*]] = call @step_repeat(%[[Y3]], %[[A]], %[[TO4]])
// CHECK-NEXT: ttt.contract "ti,ij->tj" %[[Y4]], %[[A]]
// CHECK-NEXT: %[[Y5:.*]] = arith.addf
// CHECK-NEXT: return %[[Y5]]
// CHECK-LABEL: func private @step_repeat
// CHECK-SAME: (%[[X:.*]]: tensor<4x8xf32> {ttt.rows}, %[[A:.*]]: tensor<8x8xf32>, %{{.*}}: tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[P:.*]] = ttt.contract "ti,ij->tj" %[[X]], %[[A]]
// CHECK-NEXT: %[[TWO:.*]] = arith.constant dense<2.0{{.*}}>
// CHECK-NEXT: %[[Y:.*]] = arith.addf %[[P]], %[[TWO]]
// CHECK-NEXT: return %[[Y]]
func.func private @step(%x: tensor<4x8xf32> {ttt.rows}, %a: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %two = arith.constant dense<2.0> : tensor<4x8xf32>
  %p1 = ttt.contract "ti,ij->tj" %x, %a : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %y1 = arith.addf %p1, %two : tensor<4x8xf32>
  %p2 = ttt.contract "ti,ij->tj" %y1, %a : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %y2 = arith.addf %p2, %two : tensor<4x8xf32>
  %p3 = ttt.contract "ti,ij->tj" %y2, %a : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %y3 = arith.addf %p3, %two : tensor<4x8xf32>
  %p4 = ttt.contract "ti,ij->tj" %y3, %a : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %y4 = arith.addf %p4, %two : tensor<4x8xf32>
  %p5 = ttt.contract "ti,ij->tj" %y4, %a : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
  %y5 = arith.addf %p5, %two : tensor<4x8xf32>
  return %y5 : tensor<4x8xf32>
}
