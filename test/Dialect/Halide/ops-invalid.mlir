// RUN: ttt-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown attribute 'halide.pipelines'; there is halide.pipeline}}
func.func private @f() attributes {halide.pipelines}

// -----

// expected-error @+1 {{expected attribute 'halide.pipeline' without a value}}
func.func private @f() attributes {halide.pipeline = 1}

// -----

func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  halide.run @pipeline() ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>)
  return %x : tensor<4xf32>
}

// -----

func.func @f(%q: tensor<?x64xf32>, %i: index) -> tensor<16x8xf32> {
  // expected-error @+1 {{'halide.rows' op expected rows of one type, found 'tensor<?x64xf32>' and 'tensor<16x8xf32>'}}
  %r = halide.rows %q[%i], %i : tensor<?x64xf32> to tensor<16x8xf32>
  return %r : tensor<16x8xf32>
}
