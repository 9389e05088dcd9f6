// RUN: ttt-opt %s --ttt-place-buffers --verify-diagnostics

func.func @dynamic(%n: index) {
  // expected-error @+1 {{expected a buffer of static shape, found 'memref<4x?xf32>'}}
  %a = memref.alloc(%n) : memref<4x?xf32>
  return
}
