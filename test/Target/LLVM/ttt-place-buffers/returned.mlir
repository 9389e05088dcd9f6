// A result has to be computed where the caller wants it.
// RUN: ttt-opt %s --ttt-place-buffers --verify-diagnostics

// expected-error @+1 {{expected results that are computed where they go, found one that is returned}}
func.func @returned(%q: memref<8xf32>) -> memref<8xf32> {
  return %q : memref<8xf32>
}
