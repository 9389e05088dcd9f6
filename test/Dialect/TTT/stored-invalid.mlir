// One function per numbered constraint of ops on stored rows, named after it.
// RUN: ttt-opt %s --split-input-file --verify-diagnostics

func.func @no_rows_c1() -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a first axis without fixed length and no other such axis, found 'tensor<4x8xf32>'}}
  %0 = ttt.no_rows : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @append_c1(%K: tensor<?x8xf32>, %k: tensor<4xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected a row of 'tensor<?x8xf32>', found 'tensor<4xf32>'}}
  %0 = ttt.append %K, %k : tensor<?x8xf32>, tensor<4xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @append_c1_window(%K: tensor<?x8xf32>, %k: tensor<8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected a window of at least one row, found 0}}
  %0 = ttt.append %K, %k {window = 0 : i64} : tensor<?x8xf32>, tensor<8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @attend_c1(%x: tensor<8xf32>, %K: tensor<?x8xf32>, %V: tensor<?x4xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected a query [n], keys [?,n], values [?,m] and a result [m], found}}
  %0 = ttt.attend %x, %K, %V : tensor<8xf32>, tensor<?x8xf32>, tensor<?x4xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @attention_c1(%q: tensor<?x8xf32>, %v: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // expected-error @+1 {{expected queries and keys [?,n], values and rows [?,m] and logs [?], found}}
  %0, %1 = ttt.attention %q, %v, %v : tensor<?x8xf32>, tensor<?x4xf32>, tensor<?x4xf32> -> tensor<?x4xf32>, tensor<?xf32>
  return %0 : tensor<?x4xf32>
}

// -----

func.func @attention_c2(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected a window of at least one row, found 0}}
  %0, %1 = ttt.attention %q, %q, %q window 0 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<?x8xf32>, tensor<?xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @attention_gradient_c1(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected queries and keys [?,n], values and rows [?,m] and logs [?], found}}
  %0, %1, %2 = ttt.attention_gradient %q, %q, %q, %q, %q, %q : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @stored_rows_c1(%k: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a stream, found 'tensor<4x8xf32>'}}
  %0 = ttt.stored_rows %k : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @stored_rows_c1_window(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected a window of at least one row, found 0}}
  %0 = ttt.stored_rows %k window 0 : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @spread_rows_c1(%k: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a stream, found 'tensor<4x8xf32>'}}
  %0 = ttt.spread_rows %k like %k : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @reduce_max_c1(%x: tensor<4x8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected 'tensor<4x8xf32>' without its last axis, found 'tensor<8xf32>'}}
  %0 = ttt.reduce_max %x : tensor<4x8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @band_c1(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  // expected-error @+1 {{expected a matrix, found 'tensor<4xf32>'}}
  %0 = ttt.band %x, %n otherwise 0.0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @band_matmul_c1(%a: tensor<4x8xf32>, %x: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected weights [b,c], rows [c,n] and a start [b,n], found 'tensor<4x8xf32>', 'tensor<4x8xf32>' and 'tensor<4x8xf32>'}}
  %0 = ttt.band_matmul %a, %x, %n into %x : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @attend_element_types(%q: tensor<8xf32>, %k: tensor<?x8xf64>, %v: tensor<?x4xf64>) {
  // expected-error @+1 {{failed to verify that all of {query, keys, values, result} have same element type}}
  %y = ttt.attend %q, %k, %v : tensor<8xf32>, tensor<?x8xf64>, tensor<?x4xf64> -> tensor<4xf64>
  return
}

// -----

func.func @attention_element_types(%q: tensor<?x8xf32>, %v: tensor<?x4xf64>) {
  // expected-error @+1 {{failed to verify that all of {keys, values} have same element type}}
  %y, %logs = ttt.attention %q, %q, %v : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf64> -> tensor<?x4xf64>, tensor<?xf64>
  return
}

// -----

func.func @attention_gradient_element_types(%q: tensor<?x8xf32>, %v: tensor<?x4xf64>, %logs: tensor<?xf64>) {
  // expected-error @+1 {{failed to verify that all of {keys, values} have same element type}}
  %dq, %dk, %dv = ttt.attention_gradient %q, %q, %v, %v, %logs, %v : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x4xf64>, tensor<?x4xf64>, tensor<?xf64>
  return
}

// -----

func.func @band_c1_window(%x: tensor<4x4xf32>, %n: index) {
  // expected-error @+1 {{expected a window of at least one row, found 0}}
  %0 = ttt.band %x, %n otherwise 0.0 window 0 : tensor<4x4xf32>
  return
}

// -----

func.func @band_matmul_element_types(%a: tensor<4x4xf64>, %x: tensor<4x8xf32>, %n: index) {
  // expected-error @+1 {{failed to verify that all of {weights, rows, result} have same element type}}
  %0 = ttt.band_matmul %a, %x, %n into %x : tensor<4x4xf64>, tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @band_matmul_c2(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %n: index) {
  // expected-error @+1 {{expected a window of at least one row, found -1}}
  %0 = ttt.band_matmul %a, %x, %n into %x window -1 : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  return
}
