// What an earlier pass should have removed.
// RUN: ttt-opt %s --convert-ttt-to-linalg --split-input-file --verify-diagnostics

func.func @composite(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'ttt.relu' has no lowering to linalg; expected the matrix form (run ttt-decompose, ttt-derive-inner-gradient and ttt-tile-mini-batches)}}
  %y = ttt.relu %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @position(%t: index) -> tensor<f32> {
  // expected-error @+1 {{'ttt.position' has no lowering to linalg}}
  %p = ttt.position %t : tensor<f32>
  return %p : tensor<f32>
}
