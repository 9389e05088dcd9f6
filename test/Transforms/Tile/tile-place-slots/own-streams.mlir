// Memory that a function allocates is a stream, with one row per token.
// RUN: ttt-opt %s --tile-place-slots --split-input-file --verify-diagnostics

func.func @number() attributes {tile.launch = #tile.launch<warps = 1>} {
  // expected-error @+1 {{expected a stream, with one row per token, found 'memref<f32>'}}
  %a = memref.alloc() : memref<f32>
  return
}

// -----

func.func @elements(%n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  // expected-error @+1 {{expected a stream, with one row per token, found 'memref<?xindex>'}}
  %a = memref.alloc(%n) : memref<?xindex>
  return
}
