// One function per numbered constraint of TTTOps.td, named after it.
// RUN: ttt-opt %s --split-input-file --verify-diagnostics

func.func @contract_form(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected subscripts of the form "ti,ij->tj", found "i->i"}}
  %y = ttt.contract "i->i" %x, %x : tensor<8xf32>, tensor<8xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @contract_rank(%x: tensor<8xf32>, %W: tensor<8x4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{subscripts "ti" name 2 axes, but 'tensor<8xf32>' has 1}}
  %y = ttt.contract "ti,ij->j" %x, %W : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @contract_c1(%x: tensor<8xf32>, %W: tensor<6x4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{axis 'i' is 8 in one place and 6 in another}}
  %y = ttt.contract "i,ij->j" %x, %W : tensor<8xf32>, tensor<6x4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @contract_c2(%W: tensor<8x8xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{axis 'i' occurs twice in "ii"}}
  %y = ttt.contract "ii,i->i" %W, %x : tensor<8x8xf32>, tensor<8xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @contract_c3_result(%x: tensor<8xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{result axis 'j' is in no operand}}
  %y = ttt.contract "i,i->j" %x, %x : tensor<8xf32>, tensor<8xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @contract_c3_left(%W: tensor<8x4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{axis 'i' is only in the left operand: sum it with ttt.reduce_sum}}
  %y = ttt.contract "ij,j->j" %W, %x : tensor<8x4xf32>, tensor<4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @contract_c3_right(%W: tensor<8x4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{axis 'i' is only in the right operand: sum it with ttt.reduce_sum}}
  %y = ttt.contract "j,ij->j" %x, %W : tensor<4xf32>, tensor<8x4xf32> -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

func.func @reduce_sum_c1(%x: tensor<8x4xf32>) -> tensor<f32> {
  // expected-error @+1 {{expected axes in increasing order within the rank of 'tensor<8x4xf32>', found axis 0}}
  %y = ttt.reduce_sum %x [1, 0] : tensor<8x4xf32> -> tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @reduce_sum_c1_range(%x: tensor<8x4xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected axes in increasing order within the rank of 'tensor<8x4xf32>', found axis 2}}
  %y = ttt.reduce_sum %x [2] : tensor<8x4xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @reduce_sum_c2(%x: tensor<8x4xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected 'tensor<4xf32>', found 'tensor<8xf32>'}}
  %y = ttt.reduce_sum %x [0] : tensor<8x4xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @broadcast_c1(%x: tensor<8xf32>) -> tensor<8x4xf32> {
  // expected-error @+1 {{expected axes in increasing order within the rank of 'tensor<8x4xf32>', found axis -1}}
  %y = ttt.broadcast %x [-1] : tensor<8xf32> -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

func.func @broadcast_c2(%x: tensor<8xf32>) -> tensor<8x4xf32> {
  // expected-error @+1 {{expected 'tensor<4xf32>', found 'tensor<8xf32>'}}
  %y = ttt.broadcast %x [0] : tensor<8xf32> -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

func.func @layer_norm_c1(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'ttt.layer_norm' op expected an axis to normalise along, found a scalar}}
  %y = ttt.layer_norm %x {eps = 1.0e-6 : f64} : tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @rms_norm_c1(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'ttt.rms_norm' op expected an axis to normalise along, found a scalar}}
  %y = ttt.rms_norm %x {eps = 1.0e-6 : f64} : tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @l2_norm_c1(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{'ttt.l2_norm' op expected an axis to normalise along, found a scalar}}
  %y = ttt.l2_norm %x {eps = 1.0e-6 : f64} : tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @newton_schulz_c1_rank(%g: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{'ttt.newton_schulz' op expected a matrix of static shape, found 'tensor<8xf32>'}}
  %y = ttt.newton_schulz %g {steps = 5 : i64} : tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @newton_schulz_c1_steps(%g: tensor<8x4xf32>) -> tensor<8x4xf32> {
  // expected-error @+1 {{'ttt.newton_schulz' op expected at least 0 steps, found -1}}
  %y = ttt.newton_schulz %g {steps = -1 : i64} : tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}

// -----

func.func @every_c1(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected a chunk of at least 1, found 0}}
  %y = ttt.every 0 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<0x8xf32>):
    ttt.yield %kt : tensor<0x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

func.func @every_c2_number(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected 3 block arguments, found 2}}
  %y = ttt.every 4 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %kt: tensor<4x8xf32>):
    ttt.yield %kt : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

func.func @every_c2_index(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{block argument 1 is an index, found 'f32'}}
  %y = ttt.every 4 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: f32, %kt: tensor<4x8xf32>):
    ttt.yield %kt : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

func.func @every_c2_token(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected a token argument of type 'tensor<4x8xf32>', found 'tensor<5x8xf32>'}}
  %y = ttt.every 4 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<5x8xf32>):
    ttt.yield %kt : tensor<5x8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

func.func @every_c2_carried(%k: tensor<?xf32>, %s: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected a carried argument of type 'tensor<8xf32>', found 'tensor<7xf32>'}}
  %y = ttt.every 4 tokens(%k) carry(%s) : (tensor<?xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4xf32>, %sb: tensor<7xf32>):
    ttt.yield %sb : tensor<7xf32>
  }
  return %y : tensor<8xf32>
}

// -----

func.func @every_c3_number(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected its body to yield 1 values}}
  %y = ttt.every 4 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>):
    ttt.yield
  }
  return %y : tensor<?x8xf32>
}

// -----

func.func @every_c3_rows(%k: tensor<?x8xf32>, %row: tensor<8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected yielded value 0 of type 'tensor<4x8xf32>', found 'tensor<8xf32>'}}
  %y = ttt.every 4 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>):
    ttt.yield %row : tensor<8xf32>
  }
  return %y : tensor<?x8xf32>
}

// -----

func.func @every_c3_scalar(%k: tensor<?xf32>, %s: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{a stream of results has a token axis, found 'tensor<f32>'}}
  %y = ttt.every 4 tokens(%k) carry() : (tensor<?xf32>) -> tensor<f32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4xf32>):
    ttt.yield %s : tensor<f32>
  }
  return %y : tensor<f32>
}

// -----

func.func @every_c4(%k: tensor<12x8xf32>, %q: tensor<16x8xf32>) -> tensor<16x8xf32> {
  // expected-error @+1 {{expected token streams of one length, found 'tensor<16x8xf32>'}}
  %y = ttt.every 4 tokens(%k, %q) carry() : (tensor<12x8xf32>, tensor<16x8xf32>) -> tensor<16x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>, %qt: tensor<4x8xf32>):
    ttt.yield %qt : tensor<4x8xf32>
  }
  return %y : tensor<16x8xf32>
}

// -----

func.func @every_c4_streams(%s: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected a token stream, whose length is the number of tokens}}
  %y = ttt.every 4 tokens() carry(%s) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%start: index, %count: index, %st: tensor<8xf32>):
    ttt.yield %st : tensor<8xf32>
  }
  return %y : tensor<8xf32>
}

// -----

func.func @each_token_c1(%k: tensor<4x8xf32>, %i: index) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a token argument of type 'tensor<8xf32>', found 'tensor<1x8xf32>'}}
  %y = ttt.each_token %i, %i tokens(%k) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%t: index, %kt: tensor<1x8xf32>):
    ttt.yield %kt : tensor<1x8xf32>
  }
  return %y : tensor<4x8xf32>
}

// -----

func.func @each_token_c2(%k: tensor<4x8xf32>, %s: tensor<8xf32>, %i: index) -> tensor<8xf32> {
  // expected-error @+1 {{expected yielded value 0 of type 'tensor<8xf32>', found 'tensor<4x8xf32>'}}
  %y = ttt.each_token %i, %i tokens(%k) carry(%s) : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %st: tensor<8xf32>):
    ttt.yield %k : tensor<4x8xf32>
  }
  return %y : tensor<8xf32>
}

// -----

func.func @each_token_c3(%k: tensor<4x8xf32>, %lr: tensor<5xf32>, %i: index) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected token streams of one length, found 'tensor<5xf32>'}}
  %y = ttt.each_token %i, %i tokens(%k, %lr) carry() : (index, index, tensor<4x8xf32>, tensor<5xf32>) -> tensor<4x8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %lrt: tensor<f32>):
    ttt.yield %kt : tensor<8xf32>
  }
  return %y : tensor<4x8xf32>
}

// -----

func.func @row_at_c1(%table: tensor<16xf32>, %t: index) -> tensor<f32> {
  // expected-error @+1 {{expected a table of 8 rows, found 'tensor<16xf32>'}}
  %y = ttt.row_at %table[%t mod 8] : tensor<16xf32> -> tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @row_at_type(%table: tensor<16x4xf32>, %t: index) -> tensor<f32> {
  // expected-error @+1 {{expected a row of type 'tensor<4xf32>', found 'tensor<f32>'}}
  %y = ttt.row_at %table[%t mod 16] : tensor<16x4xf32> -> tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @grad_c1(%s: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected one body argument and one result per point, of its type}}
  %g = ttt.grad at(%s) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<4xf32>):
    %l = ttt.reduce_sum %x [0] : tensor<4xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// -----

func.func @grad_c2(%s: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected its body to yield one scalar, the loss}}
  %g = ttt.grad at(%s) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    ttt.yield %x : tensor<8xf32>
  }
  return %g : tensor<8xf32>
}

// -----

func.func @tril_matmul_c1(%a: tensor<4x4xf32>, %x: tensor<5x8xf32>) -> tensor<5x8xf32> {
  // expected-error @+1 {{expected weights [b, b] and rows [b, n], found 'tensor<4x4xf32>' and 'tensor<5x8xf32>'}}
  %y = ttt.tril_matmul %a, %x : tensor<4x4xf32>, tensor<5x8xf32>
  return %y : tensor<5x8xf32>
}

// -----

func.func @tril_solve_c1(%a: tensor<4x4xf32>, %x: tensor<5x8xf32>) -> tensor<5x8xf32> {
  // expected-error @+1 {{expected weights [b, b] and rows [b, n], found 'tensor<4x4xf32>' and 'tensor<5x8xf32>'}}
  %y = ttt.tril_solve %a, %x : tensor<4x4xf32>, tensor<5x8xf32>
  return %y : tensor<5x8xf32>
}

// -----

func.func @tril_solve_c1_gate(%a: tensor<4x4xf32>, %x: tensor<4x8xf32>, %g: tensor<4xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a gate of the type of the rows, 'tensor<4x8xf32>', found 'tensor<4xf32>'}}
  %y = ttt.tril_solve %a, %x gate %g : tensor<4x4xf32>, tensor<4x8xf32>, tensor<4xf32>
  return %y : tensor<4x8xf32>
}

// -----

func.func @tril_c1(%a: tensor<4x5xf32>) -> tensor<4x5xf32> {
  // expected-error @+1 {{expected two first axes of one length, found 'tensor<4x5xf32>'}}
  %y = ttt.tril %a : tensor<4x5xf32>
  return %y : tensor<4x5xf32>
}

// -----

func.func @recurrence_c1_range(%g: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{transition pair (0, 1) is out of range or given twice}}
  %r:2 = ttt.recurrence carried 1 of 1 transitions [0, 1] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return %r#0 : tensor<4xf32>
}

// -----

func.func @recurrence_c1_twice(%g: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{input pair (0, 0) is out of range or given twice}}
  %r:2 = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0, 0, 0] (%g, %g)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return %r#0 : tensor<4xf32>
}

// -----

func.func @recurrence_c1_pairs(%g: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected a pair of numbers per transition operand}}
  %r:2 = ttt.recurrence carried 1 of 1 transitions [0] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return %r#0 : tensor<4xf32>
}

// -----

func.func @recurrence_c2(%g: tensor<4xf32>, %x: tensor<5xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected gates of one static type, [b] or [b, n], found 'tensor<4xf32>'}}
  %r:2 = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%x)
      : (tensor<4xf32>, tensor<5xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return %r#0 : tensor<4xf32>
}

// -----

func.func @recurrence_results(%g: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{result 1 has type 'tensor<4x4xf32>', found 'tensor<4xf32>'}}
  %r:2 = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0 : tensor<4xf32>
}

// -----

func.func @recurrence_number_of_results(%g: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{expected results for 1 carried tensors and 1 sources, found 1}}
  %r = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @valid_rows_scalar(%x: tensor<f32>, %count: index) -> tensor<f32> {
  // expected-error @+1 {{expected rows, found a scalar}}
  %y = ttt.valid_rows %x, %count : tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @pad_rows_c1(%x: tensor<?x8xf32>, %count: index) -> tensor<?x8xf32> {
  // expected-error @+1 {{expected rows of known number, found 'tensor<?x8xf32>'}}
  %y = ttt.pad_rows %x, %count : tensor<?x8xf32>
  return %y : tensor<?x8xf32>
}

// -----

func.func @shift_rows_c1(%x: tensor<4x8xf32>, %first: tensor<4xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a first row of the input's row type, found 'tensor<4xf32>'}}
  %y = ttt.shift_rows %x, %first : tensor<4x8xf32>, tensor<4xf32>
  return %y : tensor<4x8xf32>
}

// -----

func.func @element_type(%x: tensor<8xf16>) -> tensor<8xf16> {
  // expected-error @+1 {{operand #0 must be ranked tensor of 32-bit float or 64-bit float values}}
  %y = ttt.relu %x : tensor<8xf16>
  return %y : tensor<8xf16>
}

// -----

func.func @rope_c1(%x: tensor<7xf32>, %p: tensor<f32>) -> tensor<7xf32> {
  // expected-error @+1 {{expected an even number of entries on the last axis, found 'tensor<7xf32>'}}
  %y = ttt.rope %x at %p {base = 1.0e4 : f64} : tensor<7xf32>, tensor<f32>
  return %y : tensor<7xf32>
}

// -----

func.func @rotate_half_c1(%x: tensor<8x3xf32>) -> tensor<8x3xf32> {
  // expected-error @+1 {{expected an even number of entries on the last axis, found 'tensor<8x3xf32>'}}
  %y = ttt.rotate_half %x : tensor<8x3xf32>
  return %y : tensor<8x3xf32>
}

// -----

func.func @rotate_half_c1_number(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @+1 {{expected an even number of entries on the last axis, found 'tensor<f32>'}}
  %y = ttt.rotate_half %x : tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @delay_c1(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected rows of a whole sequence, tensor<?x...>, found 'tensor<4x8xf32>'}}
  %y = ttt.delay %x by 1 : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// -----

func.func @take_rows_c1_shape(%x: tensor<4x8xf32>, %i: index) -> tensor<?x6xf32> {
  // expected-error @+1 {{expected rows of one shape, found 'tensor<4x8xf32>' and 'tensor<?x6xf32>'}}
  %y = ttt.take_rows %x from %i, %i : tensor<4x8xf32> -> tensor<?x6xf32>
  return %y : tensor<?x6xf32>
}

// -----

func.func @take_rows_c1_rank(%x: tensor<f32>, %i: index) -> tensor<f32> {
  // expected-error @+1 {{expected rows of one shape, found 'tensor<f32>' and 'tensor<f32>'}}
  %y = ttt.take_rows %x from %i, %i : tensor<f32> -> tensor<f32>
  return %y : tensor<f32>
}

// -----

func.func @take_rows_c1_element(%x: tensor<4x8xf32>, %i: index) -> tensor<4x8xf64> {
  // expected-error @+1 {{expected rows of one shape, found 'tensor<4x8xf32>' and 'tensor<4x8xf64>'}}
  %y = ttt.take_rows %x from %i, %i : tensor<4x8xf32> -> tensor<4x8xf64>
  return %y : tensor<4x8xf64>
}

// -----

func.func @overwrite_rows_c1(%x: tensor<4x8xf32>, %r: tensor<?xf32>, %i: index) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected rows of one shape, found 'tensor<4x8xf32>' and 'tensor<?xf32>'}}
  %y = ttt.overwrite_rows %x, %r at %i, %i : tensor<4x8xf32>, tensor<?xf32>
  return %y : tensor<4x8xf32>
}

// -----

func.func @position_c1(%t: index) -> tensor<4x8xf32> {
  // expected-error @+1 {{expected a number or a row of known size, found 'tensor<4x8xf32>'}}
  %p = ttt.position %t : tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}

// -----

func.func @position_c1_size(%t: index) -> tensor<?xf32> {
  // expected-error @+1 {{expected a number or a row of known size, found 'tensor<?xf32>'}}
  %p = ttt.position %t : tensor<?xf32>
  return %p : tensor<?xf32>
}

// -----

func.func @every_c5(%k: tensor<16x8xf32>, %s: tensor<8xf32>, %first: index) {
  // expected-error @+1 {{expected a first token and a length, or neither}}
  %r = "ttt.every"(%first, %s) <{chunk = 16 : i64, operandSegmentSizes = array<i32: 1, 0, 0, 0, 1>}> ({
  ^bb0(%start: index, %count: index, %sb: tensor<8xf32>):
    "ttt.yield"(%sb) : (tensor<8xf32>) -> ()
  }) : (index, tensor<8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @every_c6(%k: tensor<?x8xf32>, %s: tensor<8xf32>, %n: index) {
  // expected-error @+1 {{expected a range of tokens, in their order, after past ones}}
  %r = ttt.every 16 reverse of %n, %n after %n tokens(%k) carry(%s) : (index, index, index, tensor<?x8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %sb: tensor<8xf32>):
    ttt.yield %sb : tensor<8xf32>
  }
  return
}

// -----

func.func @decayed_products_c1(%q: tensor<16x4xf32>) {
  // expected-error @+1 {{expected rows [b, n] and a result [b, b], found 'tensor<16x4xf32>' and 'tensor<16x4xf32>'}}
  %y = "ttt.decayed_products"(%q, %q, %q) : (tensor<16x4xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
  return
}

// -----

func.func @decayed_rows_c1(%k: tensor<4x4x4xf32>, %n: index) {
  // expected-error @+1 {{expected rows [b, n], found 'tensor<4x4x4xf32>'}}
  %y = ttt.decayed_rows %k, %k, %n : tensor<4x4x4xf32>
  return
}

// -----

func.func @recurrence_c2_static(%g: tensor<?xf32>) {
  // expected-error @+1 {{expected gates of one static type, [b] or [b, n], found 'tensor<?xf32>'}}
  %r:2 = ttt.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%g)
      : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>)
  return
}

// -----

func.func @recurrence_c3() {
  // expected-error @+1 {{expected at least one gate}}
  %r:2 = ttt.recurrence carried 1 of 1 transitions [] () inputs [] ()
      : () -> (tensor<4xf32>, tensor<4x4xf32>)
  return
}

// -----

func.func @every_c4_results(%k: tensor<12x8xf32>) {
  // expected-error @+1 {{expected streams of results as long as the token streams, found 'tensor<16x8xf32>'}}
  %y = ttt.every 4 tokens(%k) carry() : (tensor<12x8xf32>) -> tensor<16x8xf32> {
  ^bb0(%start: index, %count: index, %kt: tensor<4x8xf32>):
    ttt.yield %kt : tensor<4x8xf32>
  }
  return
}

// -----

func.func @each_token_c3_results(%k: tensor<4x8xf32>, %i: index) {
  // expected-error @+1 {{expected streams of results as long as the token streams, found 'tensor<5x8xf32>'}}
  %y = ttt.each_token %i, %i tokens(%k) carry() : (index, index, tensor<4x8xf32>) -> tensor<5x8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>):
    ttt.yield %kt : tensor<8xf32>
  }
  return
}

// -----

func.func @contract_element_types(%x: tensor<8xf32>, %W: tensor<8x4xf64>) {
  // expected-error @+1 {{failed to verify that all of {lhs, rhs, result} have same element type}}
  %y = ttt.contract "i,ij->j" %x, %W : tensor<8xf32>, tensor<8x4xf64> -> tensor<4xf32>
  return
}

// -----

func.func @reduce_sum_element_types(%x: tensor<8x4xf32>) {
  // expected-error @+1 {{failed to verify that all of {input, result} have same element type}}
  %y = ttt.reduce_sum %x [1] : tensor<8x4xf32> -> tensor<8xf64>
  return
}

// -----

func.func @broadcast_element_types(%x: tensor<8xf32>) {
  // expected-error @+1 {{failed to verify that all of {input, result} have same element type}}
  %y = ttt.broadcast %x [1] : tensor<8xf32> -> tensor<8x4xf64>
  return
}

// -----

func.func @tril_matmul_element_types(%a: tensor<4x4xf64>, %x: tensor<4x8xf32>) {
  // expected-error @+1 {{failed to verify that all of {weights, rows} have same element type}}
  %y = ttt.tril_matmul %a, %x : tensor<4x4xf64>, tensor<4x8xf32>
  return
}

// -----

func.func @tril_solve_element_types(%a: tensor<4x4xf64>, %x: tensor<4x8xf32>) {
  // expected-error @+1 {{failed to verify that all of {weights, rows} have same element type}}
  %y = ttt.tril_solve %a, %x : tensor<4x4xf64>, tensor<4x8xf32>
  return
}

// -----

func.func @tril_matmul_c1_static(%a: tensor<?x?xf32>, %x: tensor<?x8xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows [b, n], found 'tensor<?x?xf32>' and 'tensor<?x8xf32>'}}
  %y = ttt.tril_matmul %a, %x : tensor<?x?xf32>, tensor<?x8xf32>
  return
}

// -----

func.func @tril_solve_c1_static(%a: tensor<?x?xf32>, %x: tensor<?x8xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows [b, n], found 'tensor<?x?xf32>' and 'tensor<?x8xf32>'}}
  %y = ttt.tril_solve %a, %x : tensor<?x?xf32>, tensor<?x8xf32>
  return
}

// -----

func.func @tril_c1_static(%a: tensor<?x?xf32>) {
  // expected-error @+1 {{expected two first axes of one length, found 'tensor<?x?xf32>'}}
  %y = ttt.tril %a : tensor<?x?xf32>
  return
}

// -----

func.func @layer_norm_c1_dynamic(%x: tensor<8x?xf32>) {
  // expected-error @+1 {{'ttt.layer_norm' op expected a last axis of static length, found 'tensor<8x?xf32>'}}
  %y = ttt.layer_norm %x {eps = 1.0e-6 : f64} : tensor<8x?xf32>
  return
}

// -----

func.func @rms_norm_c1_dynamic(%x: tensor<8x?xf32>) {
  // expected-error @+1 {{'ttt.rms_norm' op expected a last axis of static length, found 'tensor<8x?xf32>'}}
  %y = ttt.rms_norm %x {eps = 1.0e-6 : f64} : tensor<8x?xf32>
  return
}

// -----

func.func @l2_norm_c1_dynamic(%x: tensor<8x?xf32>) {
  // expected-error @+1 {{'ttt.l2_norm' op expected a last axis of static length, found 'tensor<8x?xf32>'}}
  %y = ttt.l2_norm %x {eps = 1.0e-6 : f64} : tensor<8x?xf32>
  return
}

// -----

func.func @newton_schulz_c1_dynamic(%g: tensor<8x?xf32>) {
  // expected-error @+1 {{'ttt.newton_schulz' op expected a matrix of static shape, found 'tensor<8x?xf32>'}}
  %y = ttt.newton_schulz %g {steps = 5 : i64} : tensor<8x?xf32>
  return
}

// -----

func.func @rope_c1_dynamic(%x: tensor<?xf32>, %p: tensor<f32>) {
  // expected-error @+1 {{expected an even number of entries on the last axis, found 'tensor<?xf32>'}}
  %y = ttt.rope %x at %p {base = 1.0e4 : f64} : tensor<?xf32>, tensor<f32>
  return
}

// -----

func.func @rotate_half_c1_dynamic(%x: tensor<8x?xf32>) {
  // expected-error @+1 {{expected an even number of entries on the last axis, found 'tensor<8x?xf32>'}}
  %y = ttt.rotate_half %x : tensor<8x?xf32>
  return
}

// -----

func.func @position_c1_modulus(%t: index) {
  // expected-error @+1 {{expected a modulus of at least 1, found 0}}
  %p = ttt.position %t mod 0 : tensor<f32>
  return
}

// -----

func.func @row_at_c1_modulus(%table: tensor<0xf32>, %t: index) {
  // expected-error @+1 {{expected a modulus of at least 1, found 0}}
  %y = ttt.row_at %table[%t mod 0] : tensor<0xf32> -> tensor<f32>
  return
}
