// One group per class. A class is proven of the body: the names mean nothing.
// RUN: ttt-opt %s --ttt-classify-state-maps --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @decayed_sum
// CHECK: ttt.every 4 {{.*}} attributes {ttt.state_map = #ttt.state_map<additive>}
func.func @decayed_sum(%k: tensor<?x8xf32>, %a: tensor<?xf32>, %S: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @+1 {{state map, additive: what a mini-batch adds does not depend on the state}}
  %r = ttt.every 4 tokens(%k, %a) carry(%S) : (tensor<?x8xf32>, tensor<?xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>, %at: tensor<4xf32>, %s: tensor<8x8xf32>):
    %g = ttt.contract "ti,tj->ij" %kt, %kt : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %sum = ttt.reduce_sum %at [0] : tensor<4xf32> -> tensor<f32>
    %wide = ttt.broadcast %sum [0, 1] : tensor<f32> -> tensor<8x8xf32>
    %kept = arith.mulf %wide, %s : tensor<8x8xf32>
    %new = arith.addf %kept, %g : tensor<8x8xf32>
    ttt.yield %new : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// -----

// A solve whose right-hand side alone depends on the state, and a loop inside.
// CHECK-LABEL: func @erase
// CHECK: ttt.state_map = #ttt.state_map<affine>
func.func @erase(%k: tensor<?x8xf32>, %S: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @+1 {{state map, affine: two mini-batches compose to a map of the same kind}}
  %r = ttt.every 4 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>, %s: tensor<8x8xf32>):
    %a = ttt.contract "ti,si->ts" %kt, %kt : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x4xf32>
    %p = ttt.contract "ti,ij->tj" %kt, %s : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %w = ttt.tril_solve %a, %p : tensor<4x4xf32>, tensor<4x8xf32>
    %g = ttt.contract "ti,tj->ij" %kt, %w : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %new = arith.subf %s, %g : tensor<8x8xf32>
    %last = ttt.each_token %start, %count tokens(%kt) carry(%new) : (index, index, tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
    ^bb1(%t: index, %x: tensor<8xf32>, %c: tensor<8x8xf32>):
      %y = ttt.contract "i,ij->j" %x, %c : tensor<8xf32>, tensor<8x8xf32> -> tensor<8xf32>
      %o = ttt.contract "i,j->ij" %x, %y : tensor<8xf32>, tensor<8xf32> -> tensor<8x8xf32>
      %d = arith.subf %c, %o : tensor<8x8xf32>
      ttt.yield %d : tensor<8x8xf32>
    }
    ttt.yield %last : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// -----

// CHECK-LABEL: func @general
// CHECK: ttt.state_map = #ttt.state_map<general>
func.func @general(%k: tensor<?x8xf32>, %S: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @+1 {{state map, general: mini-batches wait for each other}}
  %r = ttt.every 4 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>, %s: tensor<8x8xf32>):
    %p = ttt.contract "ti,ij->tj" %kt, %s : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    // The state enters both factors.
    // expected-remark @+1 {{this is not known to be affine in the state}}
    %g = ttt.contract "ti,tj->ij" %p, %p : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %new = arith.subf %s, %g : tensor<8x8xf32>
    ttt.yield %new : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// -----

// What is not affine, but no state: the reason stands where the state becomes it.
// CHECK-LABEL: func @output_apart
// CHECK: ttt.state_map = #ttt.state_map<general>
func.func @output_apart(%k: tensor<?x8xf32>, %S: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  // expected-remark @+1 {{state map, general: mini-batches wait for each other}}
  %r:2 = ttt.every 4 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>, %s: tensor<8x8xf32>):
    %p = ttt.contract "ti,ij->tj" %kt, %s : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %o = arith.mulf %p, %p : tensor<4x8xf32>
    // expected-remark @+1 {{this is not known to be affine in the state}}
    %q = arith.mulf %s, %s : tensor<8x8xf32>
    %new = arith.subf %s, %q : tensor<8x8xf32>
    ttt.yield %new, %o : tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<?x8xf32>
}

// -----

// The state is forgotten; a loop that carries nothing has no class.
// CHECK-LABEL: func @constant
// CHECK: ttt.state_map = #ttt.state_map<constant>
// CHECK: ttt.every
// CHECK-NOT: ttt.state_map
func.func @constant(%k: tensor<?x8xf32>, %S: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  // expected-remark @+1 {{state map, constant: mini-batches do not depend on each other}}
  %r = ttt.every 4 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>, %s: tensor<8x8xf32>):
    %g = ttt.contract "ti,tj->ij" %kt, %kt : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    ttt.yield %g : tensor<8x8xf32>
  }
  %e = ttt.every 4 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>):
    ttt.yield %kt : tensor<4x8xf32>
  }
  return %r, %e : tensor<8x8xf32>, tensor<?x8xf32>
}

// -----

// What one tensor gets is the other one: a sum that is a multiple of neither.
// CHECK-LABEL: func @sum_of_states
// CHECK: ttt.state_map = #ttt.state_map<affine>
func.func @sum_of_states(%k: tensor<?x8xf32>, %S: tensor<8x8xf32>, %A: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // expected-remark @+1 {{state map, affine: two mini-batches compose to a map of the same kind}}
  %r:2 = ttt.every 4 tokens(%k) carry(%S, %A) : (tensor<?x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>, %s: tensor<8x8xf32>, %a: tensor<8x8xf32>):
    %sum = arith.addf %a, %s : tensor<8x8xf32>
    ttt.yield %s, %sum : tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// A quotient is linear in what is divided.
// CHECK-LABEL: func @divided
// CHECK: ttt.state_map = #ttt.state_map<additive>
func.func @divided(%a: tensor<?xf32>, %S: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @+1 {{state map, additive}}
  %r = ttt.every 4 tokens(%a) carry(%S) : (tensor<?xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%start: index, %count: index, %at: tensor<4xf32>, %s: tensor<8x8xf32>):
    %sum = ttt.reduce_sum %at [0] : tensor<4xf32> -> tensor<f32>
    %wide = ttt.broadcast %sum [0, 1] : tensor<f32> -> tensor<8x8xf32>
    %new = arith.divf %s, %wide : tensor<8x8xf32>
    ttt.yield %new : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// -----

// But not in what divides.
// CHECK-LABEL: func @divides
// CHECK: ttt.state_map = #ttt.state_map<general>
func.func @divides(%a: tensor<?xf32>, %S: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-remark @+1 {{state map, general: mini-batches wait for each other}}
  %r = ttt.every 4 tokens(%a) carry(%S) : (tensor<?xf32>, tensor<8x8xf32>) -> tensor<8x8xf32> {
  ^bb0(%start: index, %count: index, %at: tensor<4xf32>, %s: tensor<8x8xf32>):
    %sum = ttt.reduce_sum %at [0] : tensor<4xf32> -> tensor<f32>
    %wide = ttt.broadcast %sum [0, 1] : tensor<f32> -> tensor<8x8xf32>
    // expected-remark @+1 {{this is not known to be affine in the state}}
    %new = arith.divf %wide, %s : tensor<8x8xf32>
    ttt.yield %new : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
