// A result is an argument once that of the function called is: a chain of calls loses all of them,
// however long it is, and a result that is memory of its own stays.
// RUN: ttt-opt %s --pass-pipeline='builtin.module(ttt-drop-results)' | FileCheck %s

// CHECK: func.func private @f0(%{{.*}}: memref<4xf32>) {
func.func private @f0(%x: memref<4xf32>) -> memref<4xf32> {
  %y = call @f1(%x) : (memref<4xf32>) -> memref<4xf32>
  return %y : memref<4xf32>
}
// CHECK: func.func private @f1(%{{.*}}: memref<4xf32>) {
func.func private @f1(%x: memref<4xf32>) -> memref<4xf32> {
  %y = call @f2(%x) : (memref<4xf32>) -> memref<4xf32>
  return %y : memref<4xf32>
}
// CHECK: func.func private @f2(%{{.*}}: memref<4xf32>) {
func.func private @f2(%x: memref<4xf32>) -> memref<4xf32> {
  %y = call @f3(%x) : (memref<4xf32>) -> memref<4xf32>
  return %y : memref<4xf32>
}
// CHECK: func.func private @f3(%{{.*}}: memref<4xf32>) {
func.func private @f3(%x: memref<4xf32>) -> memref<4xf32> {
  %y = call @f4(%x) : (memref<4xf32>) -> memref<4xf32>
  return %y : memref<4xf32>
}
// CHECK: func.func private @f4(%{{.*}}: memref<4xf32>) {
func.func private @f4(%x: memref<4xf32>) -> memref<4xf32> {
  %y = call @f5(%x) : (memref<4xf32>) -> memref<4xf32>
  return %y : memref<4xf32>
}
// CHECK: func.func private @f5(%{{.*}}: memref<4xf32>) {
func.func private @f5(%x: memref<4xf32>) -> memref<4xf32> {
  %y = call @f6(%x) : (memref<4xf32>) -> memref<4xf32>
  return %y : memref<4xf32>
}
// CHECK: func.func private @f6(%{{.*}}: memref<4xf32>) {
func.func private @f6(%x: memref<4xf32>) -> memref<4xf32> {
  %zero = arith.constant 0 : index
  %number = arith.constant 1.0 : f32
  memref.store %number, %x[%zero] : memref<4xf32>
  return %x : memref<4xf32>
}

// CHECK: func.func private @own() -> memref<4xf32> {
func.func private @own() -> memref<4xf32> {
  %own = memref.alloc() : memref<4xf32>
  return %own : memref<4xf32>
}
