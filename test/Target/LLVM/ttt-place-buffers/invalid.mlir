// RUN: ttt-opt %s --ttt-place-buffers --verify-diagnostics

func.func @dynamic(%n: index) {
  // expected-error @+1 {{expected a buffer of static shape, found 'memref<?xf32>'}}
  %a = memref.alloc(%n) : memref<?xf32>
  return
}
