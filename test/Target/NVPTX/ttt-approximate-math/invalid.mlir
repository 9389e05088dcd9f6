// A function without a form is an error at its place.
// RUN: ttt-opt %s --ttt-approximate-math --split-input-file --verify-diagnostics

func.func @double(%x: f64) -> f64 {
  // expected-error @+1 {{'math.rsqrt' of 'f64' has no form on this GPU}}
  %y = math.rsqrt %x : f64
  return %y : f64
}

// -----

func.func @function(%x: f32) -> f32 {
  // expected-error @+1 {{'math.atan' of 'f32' has no form on this GPU}}
  %y = math.atan %x : f32
  return %y : f32
}
