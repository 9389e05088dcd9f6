// RUN: ttt-opt %s --ttt-place-buffers --split-input-file --verify-diagnostics

func.func @two_axes(%n: index) {
  // expected-error @+1 {{expected a buffer of static shape, found 'memref<?x?xf32>'}}
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  return
}

// -----

// Only a kernel is told the number of tokens.
func.func private @step(%n: index) {
  // expected-error @+1 {{expected a buffer of static shape, found 'memref<?xf32>'}}
  %a = memref.alloc(%n) : memref<?xf32>
  return
}

func.func @kernel(%n: index) {
  call @step(%n) : (index) -> ()
  return
}

// -----

func.func @other_axis(%n: index) {
  // expected-error @+1 {{expected a buffer of static shape, found 'memref<8x?xf32>'}}
  %a = memref.alloc(%n) : memref<8x?xf32>
  return
}
