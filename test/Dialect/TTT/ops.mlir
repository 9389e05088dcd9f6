// Every op is printed as it was read, and in generic form.
// RUN: ttt-opt %s | ttt-opt | FileCheck %s
// RUN: ttt-opt %s --mlir-print-op-generic | ttt-opt | FileCheck %s

// CHECK-LABEL: func @contract
// CHECK: ttt.contract "ti,ij->tj" %{{.*}}, %{{.*}} : tensor<16x8xf32>, tensor<8x4xf32> -> tensor<16x4xf32>
func.func @contract(%x: tensor<16x8xf32>, %W: tensor<8x4xf32>) -> tensor<16x4xf32> {
  %y = ttt.contract "ti,ij->tj" %x, %W : tensor<16x8xf32>, tensor<8x4xf32> -> tensor<16x4xf32>
  return %y : tensor<16x4xf32>
}

// CHECK-LABEL: func @sums
// CHECK: ttt.reduce_sum %{{.*}} [1] : tensor<16x8xf64> -> tensor<16xf64>
// CHECK: ttt.broadcast %{{.*}} [0, 2] : tensor<16xf64> -> tensor<2x16x8xf64>
func.func @sums(%x: tensor<16x8xf64>) -> tensor<2x16x8xf64> {
  %s = ttt.reduce_sum %x [1] : tensor<16x8xf64> -> tensor<16xf64>
  %y = ttt.broadcast %s [0, 2] : tensor<16xf64> -> tensor<2x16x8xf64>
  return %y : tensor<2x16x8xf64>
}

// CHECK-LABEL: func @composites
// CHECK: ttt.sigmoid %{{.*}} : tensor<8xf32>
// CHECK: ttt.softplus %{{.*}} : tensor<8xf32>
// CHECK: ttt.relu %{{.*}} : tensor<8xf32>
// CHECK: ttt.silu %{{.*}} : tensor<8xf32>
// CHECK: ttt.gelu %{{.*}} : tensor<8xf32>
// CHECK: ttt.gelu_erf %{{.*}} : tensor<8xf32>
// CHECK: ttt.sign %{{.*}} : tensor<8xf32>
// CHECK: ttt.layer_norm %{{.*}} {eps = 5.000000e-01 : f64} : tensor<8xf32>
// CHECK: ttt.rms_norm %{{.*}} {eps = 5.000000e-01 : f64} : tensor<8xf32>
// CHECK: ttt.l2_norm %{{.*}} {eps = 5.000000e-01 : f64} : tensor<8xf32>
func.func @composites(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = ttt.sigmoid %x : tensor<8xf32>
  %1 = ttt.softplus %0 : tensor<8xf32>
  %2 = ttt.relu %1 : tensor<8xf32>
  %3 = ttt.silu %2 : tensor<8xf32>
  %4 = ttt.gelu %3 : tensor<8xf32>
  %5 = ttt.gelu_erf %4 : tensor<8xf32>
  %6 = ttt.sign %5 : tensor<8xf32>
  %7 = ttt.layer_norm %6 {eps = 5.000000e-01 : f64} : tensor<8xf32>
  %8 = ttt.rms_norm %7 {eps = 5.000000e-01 : f64} : tensor<8xf32>
  %9 = ttt.l2_norm %8 {eps = 5.000000e-01 : f64} : tensor<8xf32>
  return %9 : tensor<8xf32>
}

// CHECK-LABEL: func @time
// CHECK: ttt.every 16 tokens(%{{.*}}) carry(%{{.*}}) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>)
// CHECK: ttt.each_token %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%{{.*}}) : (index, index, tensor<16x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<16x8xf32>)
// CHECK: ttt.position %{{.*}} mod 16 : tensor<f32>
// CHECK: ttt.position %{{.*}} : tensor<f32>
// CHECK: ttt.row_at %{{.*}}[%{{.*}} mod 16] : tensor<16x8xf32> -> tensor<8xf32>
// CHECK: ttt.yield %{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>
// CHECK: ttt.yield %{{.*}}, %{{.*}} : tensor<8xf32>, tensor<16x8xf32>
func.func @time(%k: tensor<?x8xf32>, %s0: tensor<8xf32>, %table: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  %r:2 = ttt.every 16 tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %sb: tensor<8xf32>):
    %e:2 = ttt.each_token %start, %count tokens(%kb) carry(%sb)
        : (index, index, tensor<16x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<16x8xf32>) {
    ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
      %p = ttt.position %t mod 16 : tensor<f32>
      %a = ttt.position %t : tensor<f32>
      %row = ttt.row_at %table[%t mod 16] : tensor<16x8xf32> -> tensor<8xf32>
      %new = arith.addf %s, %row : tensor<8xf32>
      ttt.yield %new, %kt : tensor<8xf32>, tensor<8xf32>
    }
    ttt.yield %e#0, %e#1 : tensor<8xf32>, tensor<16x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}

// CHECK-LABEL: func @grad
// CHECK: ttt.grad at(%{{.*}}) : (tensor<8xf32>) -> tensor<8xf32> {
// CHECK: ^bb0(%{{.*}}: tensor<8xf32>):
// CHECK: ttt.yield %{{.*}} : tensor<f32>
func.func @grad(%s: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%s) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %l = ttt.reduce_sum %x [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @newton_schulz
// CHECK: ttt.newton_schulz %{{.*}} {steps = 5 : i64} : tensor<8x4xf32>
// CHECK: ttt.newton_schulz %{{.*}} {steps = 0 : i64} : tensor<8x4xf32>
func.func @newton_schulz(%g: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = ttt.newton_schulz %g {steps = 5 : i64} : tensor<8x4xf32>
  %1 = ttt.newton_schulz %0 {steps = 0 : i64} : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}

// CHECK-LABEL: func @matrix_form
// CHECK: ttt.tril_matmul %{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x8xf32>
// CHECK: ttt.tril_matmul strict %{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x8xf32>
// CHECK: ttt.tril_matmul strict transpose %{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x8xf32>
// CHECK: ttt.tril_solve %{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x8xf32>
// CHECK: ttt.tril_solve transpose %{{.*}}, %{{.*}} gate %{{.*}} : tensor<4x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
// CHECK: ttt.tril %{{.*}} : tensor<4x4xf32>
// CHECK: ttt.tril strict %{{.*}} : tensor<4x4xf32>
// CHECK: ttt.valid_rows %{{.*}}, %{{.*}} : tensor<4x8xf32>
// CHECK: ttt.shift_rows %{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8xf32>
func.func @matrix_form(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %first: tensor<8xf32>, %count: index)
    -> (tensor<4x8xf32>, tensor<4x4xf32>) {
  %0 = ttt.tril_matmul %a, %x : tensor<4x4xf32>, tensor<4x8xf32>
  %1 = ttt.tril_matmul strict %a, %0 : tensor<4x4xf32>, tensor<4x8xf32>
  %2 = ttt.tril_matmul strict transpose %a, %1 : tensor<4x4xf32>, tensor<4x8xf32>
  %s = ttt.tril_solve %a, %2 : tensor<4x4xf32>, tensor<4x8xf32>
  %u = ttt.tril_solve transpose %a, %s gate %x : tensor<4x4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
  %3 = ttt.tril %a : tensor<4x4xf32>
  %4 = ttt.tril strict %3 : tensor<4x4xf32>
  %5 = ttt.valid_rows %u, %count : tensor<4x8xf32>
  %6 = ttt.shift_rows %5, %first : tensor<4x8xf32>, tensor<8xf32>
  return %6, %4 : tensor<4x8xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func @recurrence
// CHECK: ttt.recurrence carried 2 of 1 transitions [0, 0, 1, 0, 1, 1](%{{.*}}, %{{.*}}, %{{.*}}) inputs [0, 0, 1, 0](%{{.*}}, %{{.*}}) : ({{.*}}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
func.func @recurrence(%mom: tensor<4xf32>, %alpha: tensor<4xf32>, %nlr: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>) {
  %r:6 = ttt.recurrence carried 2 of 1
      transitions [0, 0, 1, 0, 1, 1] (%mom, %mom, %alpha) inputs [0, 0, 1, 0] (%nlr, %nlr)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
      -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>)
  return %r#2, %r#5 : tensor<4xf32>, tensor<4x4xf32>
}

// CHECK-LABEL: func @views
// CHECK: ttt.rope %{{.*}} at %{{.*}} {base = 1.000000e+04 : f64} : tensor<8xf32>, tensor<f32>
// CHECK: ttt.rope %{{.*}} at %{{.*}} {base = 1.000000e+02 : f64, halves} : tensor<8xf32>, tensor<f32>
// CHECK: ttt.rotate_half %{{.*}} : tensor<8xf32>
// CHECK: ttt.rotate_half %{{.*}} {halves} : tensor<8xf32>
// CHECK: ttt.delay %{{.*}} by 1 : tensor<?x8xf32>
// CHECK: ttt.delay %{{.*}} by -2 : tensor<?x8xf32>
// CHECK: ttt.position %{{.*}} mod 16 : tensor<4xf32>
func.func @views(%x: tensor<8xf32>, %p: tensor<f32>, %rows: tensor<?x8xf32>, %t: index)
    -> (tensor<8xf32>, tensor<?x8xf32>, tensor<4xf32>) {
  %0 = ttt.rope %x at %p {base = 1.0e4 : f64} : tensor<8xf32>, tensor<f32>
  %1 = ttt.rope %0 at %p {base = 1.0e2 : f64, halves} : tensor<8xf32>, tensor<f32>
  %2 = ttt.rotate_half %1 : tensor<8xf32>
  %3 = ttt.rotate_half %2 {halves} : tensor<8xf32>
  %4 = ttt.delay %rows by 1 : tensor<?x8xf32>
  %5 = ttt.delay %4 by -2 : tensor<?x8xf32>
  %6 = ttt.position %t mod 16 : tensor<4xf32>
  return %3, %5, %6 : tensor<8xf32>, tensor<?x8xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @some_rows
// CHECK: ttt.take_rows %{{.*}} from %{{.*}}, %{{.*}} : tensor<31x8xf32> -> tensor<?x8xf32>
// CHECK: ttt.take_rows %{{.*}} from %{{.*}}, %{{.*}} : tensor<?x8xf32> -> tensor<4x8xf32>
// CHECK: ttt.overwrite_rows %{{.*}}, %{{.*}} at %{{.*}}, %{{.*}} : tensor<31x8xf32>, tensor<4x8xf32>
func.func @some_rows(%x: tensor<31x8xf32>, %i: index, %n: index) -> tensor<31x8xf32> {
  %0 = ttt.take_rows %x from %i, %n : tensor<31x8xf32> -> tensor<?x8xf32>
  %1 = ttt.take_rows %0 from %n, %i : tensor<?x8xf32> -> tensor<4x8xf32>
  %2 = ttt.overwrite_rows %x, %1 at %i, %n : tensor<31x8xf32>, tensor<4x8xf32>
  return %2 : tensor<31x8xf32>
}
