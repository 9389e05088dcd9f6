// Truth values are no arguments or results: users of a comparison compute it again, in memory it
// has no place. A period that would pass one starts elsewhere, or stays.
// RUN: ttt-opt %s --ttt-outline-repeats=saved=3 | FileCheck %s

// CHECK-LABEL: func private @passed(
// CHECK-NOT: call
// CHECK: return
func.func private @passed(%x: tensor<4xf32>, %p: tensor<4xi1>, %place: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %s0 = arith.select %p, %x, %zero : tensor<4xi1>, tensor<4xf32>
  %c0 = arith.cmpf ogt, %s0, %zero : tensor<4xf32>
  %s1 = arith.select %c0, %x, %zero : tensor<4xi1>, tensor<4xf32>
  %c1 = arith.cmpf ogt, %s1, %zero : tensor<4xf32>
  %s2 = arith.select %c1, %x, %zero : tensor<4xi1>, tensor<4xf32>
  %c2 = arith.cmpf ogt, %s2, %zero : tensor<4xf32>
  %s3 = arith.select %c2, %x, %zero : tensor<4xi1>, tensor<4xf32>
  %c3 = arith.cmpf ogt, %s3, %zero : tensor<4xf32>
  %s4 = arith.select %c3, %s0, %s1 : tensor<4xi1>, tensor<4xf32>
  %s5 = arith.select %c0, %s4, %s2 : tensor<4xi1>, tensor<4xf32>
  %s6 = arith.select %c1, %s5, %s3 : tensor<4xi1>, tensor<4xf32>
  %s7 = arith.select %c2, %s6, %zero : tensor<4xi1>, tensor<4xf32>
  return %s7 : tensor<4xf32>
}
