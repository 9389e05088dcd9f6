// Steps that differ in an op, a constant, an attribute or a type stay; so do public functions and
// declarations.
// RUN: ttt-opt %s --ttt-merge-steps | FileCheck %s

// CHECK: func private @step(
func.func private @step(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.mulf %x, %one : tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK: func private @other_op(
func.func private @other_op(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.addf %x, %one : tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK: func private @other_constant(
func.func private @other_constant(%x: tensor<4xf32>) -> tensor<4xf32> {
  %two = arith.constant dense<2.0> : tensor<4xf32>
  %y = arith.mulf %x, %two : tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK: func private @other_argument(
func.func private @other_argument(%x: tensor<4xf32> {ttt.rows}) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.mulf %x, %one : tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK: func private @other_type(
func.func private @other_type(%x: tensor<5xf32>) -> tensor<5xf32> {
  %one = arith.constant dense<1.0> : tensor<5xf32>
  %y = arith.mulf %x, %one : tensor<5xf32>
  return %y : tensor<5xf32>
}
// CHECK: func @entry(
func.func @entry(%x: tensor<4xf32>) -> tensor<4xf32> {
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %y = arith.mulf %x, %one : tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK: func private @declared(
func.func private @declared(%x: tensor<4xf32>) -> tensor<4xf32>
// CHECK: func private @declared_too(
func.func private @declared_too(%x: tensor<4xf32>) -> tensor<4xf32>
