// An op that depends on the state and has no row in the derivative table.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --split-input-file --verify-diagnostics

func.func @unknown_function(%S: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%S) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%s: tensor<8xf32>):
    // expected-error @+1 {{no derivative rule for 'math.atan'}}
    %y = math.atan %s : tensor<8xf32>
    %l = ttt.reduce_sum %y [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// -----

func.func @composite(%S: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%S) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%s: tensor<8xf32>):
    // expected-error @+1 {{no derivative rule for 'ttt.layer_norm'}}
    %y = ttt.layer_norm %s {eps = 1.0e-6 : f64} : tensor<8xf32>
    %l = ttt.reduce_sum %y [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// -----

// Of a constant, any function may be taken.
func.func @constant(%S: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%S) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%s: tensor<8xf32>):
    %y = math.atan %w : tensor<8xf32>
    %l = ttt.contract "i,i->" %s, %y : tensor<8xf32>, tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}
