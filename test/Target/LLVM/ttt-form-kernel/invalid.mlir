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
