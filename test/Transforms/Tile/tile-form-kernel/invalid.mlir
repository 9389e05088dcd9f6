// What has no form on tiles is an error at its place.
// RUN: ttt-opt %s --tile-form-kernel --split-input-file --verify-diagnostics

// expected-error @+1 {{expected tensors, found argument type 'index'}}
func.func @argument(%n: index) {
  return
}

// -----

// expected-error @+1 {{result 0 lies where another argument or result does}}
func.func @argument_returned(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  return %k : tensor<?x8xf32>
}

// -----

// What only convert-ttt-to-linalg takes apart.
func.func @irregular(%x: tensor<16x4xf32>, %first: tensor<4xf32>) -> tensor<16x4xf32> {
  // expected-error @+1 {{'ttt.shift_rows' has no form on tiles}}
  %y = ttt.shift_rows %x, %first : tensor<16x4xf32>, tensor<4xf32>
  return %y : tensor<16x4xf32>
}

// -----

func.func @two_elements(%x: tensor<8xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %a = tensor.extract %x[%c0] : tensor<8xf32>
  // expected-error @+1 {{'tensor.from_elements' has no form on tiles}}
  %y = tensor.from_elements %a, %a : tensor<2xf32>
  return %y : tensor<2xf32>
}

// -----

func.func @shape(%a: tensor<16x16xf32>) -> tensor<256xf32> {
  // expected-error @+1 {{'tensor.collapse_shape' has no form on tiles}}
  %y = tensor.collapse_shape %a [[0, 1]] : tensor<16x16xf32> into tensor<256xf32>
  return %y : tensor<256xf32>
}

// -----

func.func @named(%a: tensor<16x16xf32>) -> tensor<16x16xf32> {
  // expected-error @+1 {{'linalg.matmul' has no form on tiles}}
  %y = linalg.matmul ins(%a, %a : tensor<16x16xf32>, tensor<16x16xf32>) outs(%a : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %y : tensor<16x16xf32>
}

// -----

func.func @generic_sum(%a: tensor<16x16xf32>) -> tensor<16xf32> {
  %empty = tensor.empty() : tensor<16xf32>
  // expected-error @+1 {{'linalg.generic' has no form on tiles}}
  %y = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<16x16xf32>) outs(%empty : tensor<16xf32>) {
  ^bb0(%x: f32, %sum: f32):
    %z = arith.addf %x, %sum : f32
    linalg.yield %z : f32
  } -> tensor<16xf32>
  return %y : tensor<16xf32>
}

// -----

func.func @generic_turned(%a: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %empty = tensor.empty() : tensor<16x16xf32>
  // expected-error @+1 {{'linalg.generic' has no form on tiles}}
  %y = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<16x16xf32>) outs(%empty : tensor<16x16xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<16x16xf32>
  return %y : tensor<16x16xf32>
}

// -----

// expected-error @+1 {{expected tensors, found result type 'index'}}
func.func @index_result(%n: tensor<index>) -> index {
  %y = tensor.extract %n[] : tensor<index>
  return %y : index
}
