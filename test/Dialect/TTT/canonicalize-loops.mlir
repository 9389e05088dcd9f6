// A loop over time keeps what something reads: tokens its body reads, and of what it carries
// and gives row by row what counts outside. Everything else of it stays as it was.
// RUN: ttt-opt %s --canonicalize --split-input-file | FileCheck %s

// The first stream stays though nothing reads it: it says how many tokens there are.
// CHECK-LABEL: func @tokens
// CHECK-SAME: (%[[A:.*]]: tensor<?xf32>, %{{.*}}: tensor<?x2xf32>, %[[C:.*]]: tensor<?x8xf32>)
// CHECK-NEXT: %[[Y:.*]] = ttt.every 4 tokens(%[[A]], %[[C]]) carry() : (tensor<?xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: tensor<4xf32>, %[[CB:.*]]: tensor<4x8xf32>):
// CHECK-NEXT:   ttt.yield %[[CB]]
// CHECK: return %[[Y]]
func.func @tokens(%a: tensor<?xf32>, %b: tensor<?x2xf32>, %c: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = ttt.every 4 tokens(%a, %b, %c) carry() : (tensor<?xf32>, tensor<?x2xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %ab: tensor<4xf32>, %bb: tensor<4x2xf32>, %cb: tensor<4x8xf32>):
    ttt.yield %cb : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

// Unused rows go, with what gave them and the token that only they read.
// CHECK-LABEL: func @rows
// CHECK-SAME: (%[[A:.*]]: tensor<?x8xf32>, %{{.*}}: tensor<?x8xf32>)
// CHECK-NEXT: %[[Y:.*]] = ttt.every 4 tokens(%[[A]]) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[AB:.*]]: tensor<4x8xf32>):
// CHECK-NEXT:   ttt.yield %[[AB]] : tensor<4x8xf32>
// CHECK: return %[[Y]]
func.func @rows(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %r:2 = ttt.every 4 tokens(%a, %b) carry() : (tensor<?x8xf32>, tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %ab: tensor<4x8xf32>, %bb: tensor<4x8xf32>):
    %e = math.exp %bb : tensor<4x8xf32>
    ttt.yield %e, %ab : tensor<4x8xf32>, tensor<4x8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}

// -----

// Carried tensors that feed only themselves or each other go: %s; %p and %q. %z counts as
// a result and %w on the way to it: they stay. So do direction, group and place.
// CHECK-LABEL: func @carried
// CHECK-SAME: (%[[A:.*]]: tensor<8x2xf32>, %[[F:.*]]: index, %[[L:.*]]: index, %{{.*}}: tensor<f32>, %[[W0:.*]]: tensor<2xf32>, %{{.*}}: tensor<f32>, %[[Z0:.*]]: tensor<2xf32>, %{{.*}}: tensor<f32>)
// CHECK-NEXT: %[[R:.*]]:2 = ttt.every 4 reverse of %[[F]], %[[L]] tokens(%[[A]]) carry(%[[W0]], %[[Z0]]) : (index, index, tensor<8x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: tensor<4x2xf32>, %[[W:.*]]: tensor<2xf32>, %[[Z:.*]]: tensor<2xf32>):
// CHECK-NEXT:   %[[W1:.*]] = math.exp %[[W]]
// CHECK-NEXT:   %[[Z1:.*]] = arith.addf %[[Z]], %[[W]]
// CHECK-NEXT:   ttt.yield %[[W1]], %[[Z1]]
// CHECK: return %[[R]]#1
func.func @carried(%a: tensor<8x2xf32>, %f: index, %l: index, %s0: tensor<f32>, %w0: tensor<2xf32>, %p0: tensor<f32>,
                   %z0: tensor<2xf32>, %q0: tensor<f32>) -> tensor<2xf32> {
  %r:5 = ttt.every 4 reverse of %f, %l tokens(%a) carry(%s0, %w0, %p0, %z0, %q0)
      : (index, index, tensor<8x2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>)
      -> (tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>) {
  ^bb0(%start: index, %count: index, %ab: tensor<4x2xf32>, %s: tensor<f32>, %w: tensor<2xf32>, %p: tensor<f32>,
       %z: tensor<2xf32>, %q: tensor<f32>):
    %s1 = math.exp %s : tensor<f32>
    %w1 = math.exp %w : tensor<2xf32>
    %p1 = math.exp %q : tensor<f32>
    %z1 = arith.addf %z, %w : tensor<2xf32>
    ttt.yield %s1, %w1, %p1, %z1, %p : tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<f32>
  }
  return %r#3 : tensor<2xf32>
}

// -----

// The loop over tokens likewise. What only an inner loop reads (%s) is read.
// CHECK-LABEL: func @each_token
// CHECK-SAME: (%[[A:.*]]: tensor<?xf32>, %{{.*}}: tensor<?xf32>, %[[S0:.*]]: tensor<f32>, %{{.*}}: tensor<f32>)
// CHECK: ttt.every 4 tokens(%[[A]]) carry(%[[S0]]) : (tensor<?xf32>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>) {
// CHECK-NEXT: ^bb0(%[[START:.*]]: index, %[[COUNT:.*]]: index, %[[AB:.*]]: tensor<4xf32>, %[[S:.*]]: tensor<f32>):
// CHECK-NEXT:   %[[Y:.*]] = ttt.each_token reverse %[[START]], %[[COUNT]] tokens(%[[AB]]) carry() : (index, index, tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:   ^bb0(%{{.*}}: index, %[[AT:.*]]: tensor<f32>):
// CHECK-NEXT:     %[[P:.*]] = arith.mulf %[[AT]], %[[S]]
// CHECK-NEXT:     ttt.yield %[[P]]
// CHECK:        %[[S1:.*]] = math.exp %[[S]]
// CHECK-NEXT:   ttt.yield %[[S1]], %[[Y]]
func.func @each_token(%a: tensor<?xf32>, %b: tensor<?xf32>, %s0: tensor<f32>, %z0: tensor<f32>) -> tensor<?xf32> {
  %r:2 = ttt.every 4 tokens(%a, %b) carry(%s0) : (tensor<?xf32>, tensor<?xf32>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>) {
  ^bb0(%start: index, %count: index, %ab: tensor<4xf32>, %bb: tensor<4xf32>, %s: tensor<f32>):
    %e:3 = ttt.each_token reverse %start, %count tokens(%ab, %bb) carry(%z0)
        : (index, index, tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%t: index, %at: tensor<f32>, %bt: tensor<f32>, %z: tensor<f32>):
      %z1 = arith.addf %z, %bt : tensor<f32>
      %p = arith.mulf %at, %s : tensor<f32>
      ttt.yield %z1, %z, %p : tensor<f32>, tensor<f32>, tensor<f32>
    }
    %s1 = math.exp %s : tensor<f32>
    ttt.yield %s1, %e#2 : tensor<f32>, tensor<4xf32>
  }
  return %r#1 : tensor<?xf32>
}

// -----

// A tensor that feeds only itself goes also where an inner loop carries it on: %p. What
// another result needs on its way through the inner loop stays: %s.
// CHECK-LABEL: func @nested
// CHECK-SAME: (%[[A:.*]]: tensor<?xf32>, %[[S0:.*]]: tensor<f32>, %{{.*}}: tensor<8xf32>)
// CHECK: %[[R:.*]] = ttt.every 8 tokens(%[[A]]) carry(%[[S0]]) : (tensor<?xf32>, tensor<f32>) -> tensor<f32> {
// CHECK-NEXT: ^bb0(%[[F:.*]]: index, %[[N:.*]]: index, %[[AB:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<f32>):
// CHECK-NEXT:   %[[I:.*]] = ttt.every 4 of %[[F]], %[[N]] tokens(%[[AB]]) carry(%[[S]]) : (index, index, tensor<8xf32>, tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:   ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: tensor<4xf32>, %[[T:.*]]: tensor<f32>):
// CHECK-NEXT:     %[[T1:.*]] = math.exp %[[T]]
// CHECK-NEXT:     ttt.yield %[[T1]]
// CHECK:        ttt.yield %[[I]]
// CHECK: return %[[R]]
func.func @nested(%a: tensor<?xf32>, %s0: tensor<f32>, %p0: tensor<8xf32>) -> tensor<f32> {
  %r:2 = ttt.every 8 tokens(%a) carry(%s0, %p0)
      : (tensor<?xf32>, tensor<f32>, tensor<8xf32>) -> (tensor<f32>, tensor<8xf32>) {
  ^bb0(%first: index, %length: index, %ab: tensor<8xf32>, %s: tensor<f32>, %p: tensor<8xf32>):
    %i:2 = ttt.every 4 of %first, %length tokens(%ab) carry(%s, %p)
        : (index, index, tensor<8xf32>, tensor<f32>, tensor<8xf32>) -> (tensor<f32>, tensor<8xf32>) {
    ^bb0(%start: index, %count: index, %ai: tensor<4xf32>, %t: tensor<f32>, %q: tensor<8xf32>):
      %t1 = math.exp %t : tensor<f32>
      %q1 = tensor.insert_slice %t1 into %q[%start] [1] [1] : tensor<f32> into tensor<8xf32>
      ttt.yield %t1, %q1 : tensor<f32>, tensor<8xf32>
    }
    ttt.yield %i#0, %i#1 : tensor<f32>, tensor<8xf32>
  }
  return %r#0 : tensor<f32>
}
