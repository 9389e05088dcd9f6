// Operations per token, counted by hand beside each op; an attribute for the header and a
// remark for --explain. Nothing else of the program changes.
// RUN: ttt-opt %s --ttt-count-flops --split-input-file --verify-diagnostics | FileCheck %s

// Per mini-batch of 4 tokens: 128 + 40 + 32 + 8 + 8 = 216.
// CHECK-LABEL: func @mini_batch(
// CHECK-SAME: attributes {ttt.flops_per_token = 5.400000e+01 : f64}
// CHECK: %[[Y:.*]] = ttt.contract "ti,ij->tj"
// CHECK: ttt.tril_matmul %{{.*}}, %[[Y]]
// expected-remark @+1 {{[ttt-count-flops] mini_batch: 54 floating-point operations per token}}
func.func @mini_batch(%k: tensor<?x8xf32>, %S0: tensor<8x2xf32>) -> tensor<?x2xf32> {
  %r = ttt.every 4 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x2xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<4x8xf32>):
    // A product: 2 * 4 * 8 * 2.
    %y = ttt.contract "ti,ij->tj" %kb, %S0 : tensor<4x8xf32>, tensor<8x2xf32> -> tensor<4x2xf32>
    %a = arith.constant dense<1.0> : tensor<4x4xf32>
    // A triangle with its diagonal, 10 of 16 entries: 2 * 10 * 2.
    %p = ttt.tril_matmul %a, %y : tensor<4x4xf32>, tensor<4x2xf32>
    // One addition per element: 4 * 8.
    %s = ttt.reduce_sum %kb [1] : tensor<4x8xf32> -> tensor<4xf32>
    // What only moves numbers is free.
    %b = ttt.broadcast %s [1] : tensor<4xf32> -> tensor<4x2xf32>
    %v = ttt.valid_rows %b, %count : tensor<4x2xf32>
    // Elementwise, cheap or not: 4 * 2 each.
    %m = arith.mulf %p, %v : tensor<4x2xf32>
    %e = math.exp %m : tensor<4x2xf32>
    ttt.yield %e : tensor<4x2xf32>
  }
  return %r : tensor<?x2xf32>
}

// -----

// Per token an outer product, which adds nothing up: 8 * 2.
// CHECK-LABEL: func @tokens(
// CHECK-SAME: attributes {ttt.flops_per_token = 1.600000e+01 : f64}
// expected-remark @+1 {{[ttt-count-flops] tokens: 16 floating-point operations per token}}
func.func @tokens(%k: tensor<?x8xf32>, %v: tensor<?x2xf32>) -> tensor<?x8x2xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %r = ttt.each_token %c0, %n tokens(%k, %v) carry() : (index, index, tensor<?x8xf32>, tensor<?x2xf32>) -> tensor<?x8x2xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %vt: tensor<2xf32>):
    %u = ttt.contract "i,j->ij" %kt, %vt : tensor<8xf32>, tensor<2xf32> -> tensor<8x2xf32>
    ttt.yield %u : tensor<8x2xf32>
  }
  return %r : tensor<?x8x2xf32>
}

// -----

// Per segment of 12 tokens: 3 groups, the last one padded, of 5 * 8; 12 tokens of 8; and a
// recurrence whose 4 rows have 1 + 4 * 1 coefficients, each times one gate and added:
// 3 * 40 + 12 * 8 + 2 * 4 * 5 = 256.
// CHECK-LABEL: func @nested(
// CHECK-SAME: attributes {ttt.flops_per_token = 21.33
// expected-remark @+1 {{[ttt-count-flops] nested: 21.33 floating-point operations per token}}
func.func @nested(%q: tensor<?x8xf32>, %gate: tensor<4xf32>) -> tensor<?x8xf32> {
  %r = ttt.every 12 reverse tokens(%q) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %qs: tensor<12x8xf32>):
    %s = ttt.every 5 of %start, %count tokens(%qs) carry() : (index, index, tensor<12x8xf32>) -> tensor<12x8xf32> {
    ^bb0(%first: index, %tokens: index, %qb: tensor<5x8xf32>):
      %e = math.exp %qb : tensor<5x8xf32>
      ttt.yield %e : tensor<5x8xf32>
    }
    %t = ttt.each_token %start, %count tokens(%s) carry() : (index, index, tensor<12x8xf32>) -> tensor<12x8xf32> {
    ^bb0(%i: index, %qt: tensor<8xf32>):
      %e = math.exp %qt : tensor<8xf32>
      ttt.yield %e : tensor<8xf32>
    }
    %A, %L = ttt.recurrence carried 1 of 1 transitions [0, 0] (%gate) inputs [0, 0] (%gate)
        : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
    ttt.yield %t : tensor<12x8xf32>
  }
  return %r : tensor<?x8xf32>
}

// -----

// What runs once, chooses, compares or counts is free.
// CHECK-LABEL: func @free(
// CHECK-SAME: attributes {ttt.flops_per_token = 0.000000e+00 : f64}
// CHECK-LABEL: func private @step(
// CHECK-NOT: ttt.flops_per_token
// expected-remark @+1 {{[ttt-count-flops] free: 0 floating-point operations per token}}
func.func @free(%q: tensor<?x8xf32>, %w: tensor<8xf32>) -> (tensor<?x8xf32>, tensor<8xf32>) {
  %twice = arith.addf %w, %w : tensor<8xf32>
  %r = ttt.every 4 tokens(%q) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %qb: tensor<4x8xf32>):
    %next = arith.addi %start, %count : index
    %p = ttt.position %next : tensor<f32>
    %b = ttt.broadcast %p [0, 1] : tensor<f32> -> tensor<4x8xf32>
    %c = arith.cmpf ogt, %qb, %b : tensor<4x8xf32>
    %d = arith.select %c, %qb, %b : tensor<4x8xi1>, tensor<4x8xf32>
    ttt.yield %d : tensor<4x8xf32>
  }
  return %r, %twice : tensor<?x8xf32>, tensor<8xf32>
}
func.func private @step(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = math.exp %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// A window of 3 rows: 2 * 3 * (8 + 2) for the products with keys and values, and of its
// derivative 2 * 3 * (3 * 8 + 2 * 2).
// CHECK-LABEL: func @attention(
// CHECK-SAME: attributes {ttt.flops_per_token = 2.280000e+02 : f64}
// expected-remark @+1 {{[ttt-count-flops] attention: 228 floating-point operations per token}}
func.func @attention(%k: tensor<?x8xf32>, %v: tensor<?x2xf32>) -> tensor<?x8xf32> {
  %y, %l = ttt.attention %k, %k, %v window 3 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x2xf32> -> tensor<?x2xf32>, tensor<?xf32>
  %dq, %dk, %dv = ttt.attention_gradient %k, %k, %v, %y, %l, %v window 3 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x2xf32>, tensor<?x2xf32>, tensor<?xf32>
  return %dq : tensor<?x8xf32>
}

// -----

// The open mini-batch of a decode entry, whose stream is as long as a chunk, is computed in each
// call: 4 x 8 for a call of one token, next to 4 x 8 / 4 for the whole mini-batches.
// CHECK-LABEL: func @decode(
// CHECK-SAME: ttt.flops_per_token = 4.000000e+01 : f64
// expected-remark @+1 {{[ttt-count-flops] decode: 40 floating-point operations per token}}
func.func @decode(%x: tensor<7x8xf32>, %open: tensor<4x8xf32>, %n: index) -> (tensor<7x8xf32>, tensor<4x8xf32>)
    attributes {ttt.entry = #ttt.entry<decode, max_tokens = 4>} {
  %r = ttt.every 4 of %n, %n tokens(%x) carry() : (index, index, tensor<7x8xf32>) -> tensor<7x8xf32> {
  ^bb0(%start: index, %count: index, %b: tensor<4x8xf32>):
    %y = math.exp %b : tensor<4x8xf32>
    ttt.yield %y : tensor<4x8xf32>
  }
  %s = ttt.every 4 of %n, %n tokens(%open) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%start: index, %count: index, %b: tensor<4x8xf32>):
    %y = math.exp %b : tensor<4x8xf32>
    ttt.yield %y : tensor<4x8xf32>
  }
  return %r, %s : tensor<7x8xf32>, tensor<4x8xf32>
}
