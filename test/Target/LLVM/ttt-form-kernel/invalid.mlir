// RUN: ttt-opt %s --ttt-form-kernel --split-input-file --verify-diagnostics

// expected-error @+1 {{expected tensors, found argument type 'f32'}}
func.func @number(%x: f32) {
  return
}

// -----

// expected-error @+1 {{result 0 is a stream that does not start at tensor.empty}}
func.func @stream(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  return %x : tensor<?x8xf32>
}

// -----

// expected-error @+1 {{expected tensors, found result type 'f32'}}
func.func @number_result() -> f32 {
  %x = arith.constant 0.0 : f32
  return %x : f32
}

// -----

// expected-error @+1 {{expected a step, whose last arguments have the types of its results, found '() -> tensor<8xf32>'}}
func.func private @step() -> tensor<8xf32> {
  %x = arith.constant dense<0.0> : tensor<8xf32>
  return %x : tensor<8xf32>
}

// -----

// expected-error @+1 {{expected a step, whose last arguments have the types of its results, found '(tensor<4xf32>) -> tensor<8xf32>'}}
func.func private @other_type(%to: tensor<4xf32>) -> tensor<8xf32> {
  %x = arith.constant dense<0.0> : tensor<8xf32>
  return %x : tensor<8xf32>
}

// -----

// A call without destinations.
func.func private @maker() -> tensor<?x8xf32>
// expected-error @+1 {{result 0 is a stream that does not start at tensor.empty}}
func.func @caller() -> tensor<?x8xf32> {
  %x = call @maker() : () -> tensor<?x8xf32>
  return %x : tensor<?x8xf32>
}
