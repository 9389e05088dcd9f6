// Functions that a GPU has no instruction for become polynomials; those that are instructions
// stay.
// RUN: ttt-opt %s --ttt-approximate-math | FileCheck %s

// CHECK-LABEL: func @polynomials
// CHECK-NOT: math.{{exp|log|tanh|erf|sin|cos}}
// CHECK: return
func.func @polynomials(%x: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = math.exp %x : f32
  %1 = math.log %x : f32
  %2 = math.tanh %x : f32
  %3 = math.erf %x : f32
  %4 = math.sin %x : f32
  %5 = math.cos %x : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func @instructions
// CHECK-SAME: (%[[X:.*]]: f32)
// CHECK: llvm.call_intrinsic "llvm.nvvm.rsqrt.approx.f"(%[[X]]) : (f32) -> f32
// CHECK: math.sqrt %[[X]]
// CHECK: math.floor %[[X]]
// CHECK: math.absf %[[X]]
// CHECK: math.copysign %[[X]]
func.func @instructions(%x: f32) -> (f32, f32, f32, f32, f32) {
  %0 = math.rsqrt %x : f32
  %1 = math.sqrt %x : f32
  %2 = math.floor %x : f32
  %3 = math.absf %x : f32
  %4 = math.copysign %x, %0 : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}
