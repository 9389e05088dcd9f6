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

// -----

// expected-error @+1 {{expected no function that calls itself, found 'itself'}}
func.func @itself() {
  call @itself() : () -> ()
  return
}

// -----

// expected-error @+1 {{expected no function that calls itself, found 'first'}}
func.func @first() {
  call @second() : () -> ()
  return
}

func.func @second() {
  call @first() : () -> ()
  return
}

// -----

func.func private @declared(memref<8xf32>)
func.func @caller(%x: memref<8xf32>) {
  // expected-error @+1 {{expected a function with a body as callee, found 'declared'}}
  call @declared(%x) : (memref<8xf32>) -> ()
  return
}

// -----

func.func @tensors(%x: tensor<8xf32>, %y: tensor<8xf32>) {
  // expected-error @+1 {{expected a copy between ranked buffers of one element type, found 'tensor<8xf32>' and 'tensor<8xf32>'}}
  %z = linalg.copy ins(%x : tensor<8xf32>) outs(%y : tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @unranked(%x: memref<*xf32>, %y: memref<*xf32>) {
  // expected-error @+1 {{expected a copy between ranked buffers of one element type, found 'memref<*xf32>' and 'memref<*xf32>'}}
  memref.copy %x, %y : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @elements() {
  // expected-error @+1 {{expected a buffer of integers or floats, found 'memref<8xindex>'}}
  %a = memref.alloc() : memref<8xindex>
  return
}
