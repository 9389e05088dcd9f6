// One function per error of TileOps.cpp.
// RUN: ttt-opt %s --split-input-file --verify-diagnostics

func.func @read_offsets(%m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{expected an offset for each of the memory's 2 axes, found 1}}
  %t = tile.read %m[%i] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @read_axes(%m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{expected an axis of the memory for each of the tile's 2 axes}}
  %t = tile.read %m[%i, %i] axes [0] : memref<16x8xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @read_steps(%m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{expected an axis of the memory for each of the tile's 2 axes}}
  %t = tile.read %m[%i, %i] axes [0, 1] steps [2] : memref<16x8xf32> -> tensor<8x8xf32>
  return
}

// -----

func.func @read_no_such_axis(%m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{axis 2 is not one of the memory's, named once}}
  %t = tile.read %m[%i, %i] axes [0, 2] : memref<16x8xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @read_axis_twice(%m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{axis 1 is not one of the memory's, named once}}
  %t = tile.read %m[%i, %i] axes [1, 1] : memref<16x8xf32> -> tensor<8x8xf32>
  return
}

// -----

func.func @read_element(%m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{memory and tile differ in their element type}}
  %t = tile.read %m[%i, %i] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xbf16>
  return
}

// -----

func.func @write_offsets(%t: tensor<16x8xf32>, %m: memref<16x8xf32>) {
  // expected-error @+1 {{expected an offset for each of the memory's 2 axes, found 0}}
  tile.write %t, %m[] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  return
}

// -----

func.func @write_axes(%t: tensor<8xf32>, %m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{expected an axis of the memory for each of the tile's 1 axes}}
  tile.write %t, %m[%i, %i] axes [0, 1] : tensor<8xf32>, memref<16x8xf32>
  return
}

// -----

func.func @write_no_such_axis(%t: tensor<8xf32>, %m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{axis -1 is not one of the memory's, named once}}
  tile.write %t, %m[%i, %i] axes [-1] : tensor<8xf32>, memref<16x8xf32>
  return
}

// -----

func.func @write_element(%t: tensor<16x8xf16>, %m: memref<16x8xf32>, %i: index) {
  // expected-error @+1 {{memory and tile differ in their element type}}
  tile.write %t, %m[%i, %i] axes [0, 1] : tensor<16x8xf16>, memref<16x8xf32>
  return
}

// -----

func.func @copy_element(%k: memref<?x8xf32>, %i: index) {
  %slot = tile.alloc : memref<16x8xbf16, 3>
  // expected-error @+1 {{expected rows of the same length and type on both sides}}
  tile.copy %k[%i], %slot : memref<?x8xf32>, memref<16x8xbf16, 3>
  return
}

// -----

func.func @copy_length(%k: memref<?x8xf32>, %i: index) {
  %slot = tile.alloc : memref<16x4xf32, 3>
  // expected-error @+1 {{expected rows of the same length and type on both sides}}
  tile.copy %k[%i], %slot : memref<?x8xf32>, memref<16x4xf32, 3>
  return
}

// -----

func.func @store_short(%k: memref<?x4xbf16>, %i: index) {
  %slot = tile.alloc : memref<16x4xbf16, 3>
  // expected-error @+1 {{expected rows of a multiple of 16 bytes}}
  tile.store %slot, %k[%i] : memref<16x4xbf16, 3>, memref<?x4xbf16>
  return
}

// -----

func.func @store_length(%k: memref<?x8xf32>, %i: index) {
  %slot = tile.alloc : memref<16x4xf32, 3>
  // expected-error @+1 {{expected rows of the same length and type on both sides}}
  tile.store %slot, %k[%i] : memref<16x4xf32, 3>, memref<?x8xf32>
  return
}

// -----

func.func @copy_dynamic(%k: memref<?x8xf32>, %i: index) {
  // expected-error @+1 {{expected rows of the same length and type on both sides}}
  tile.copy %k[%i], %k : memref<?x8xf32>, memref<?x8xf32>
  return
}

// -----

func.func @broadcast_order(%t: tensor<f32>) {
  // expected-error @+1 {{expected axes in order, each once and in range}}
  %y = tile.broadcast %t [1, 0] : tensor<f32> -> tensor<16x8xf32>
  return
}

// -----

func.func @broadcast_range(%t: tensor<16xf32>) {
  // expected-error @+1 {{expected axes in order, each once and in range}}
  %y = tile.broadcast %t [2] : tensor<16xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @broadcast_shape(%t: tensor<8xf32>) {
  // expected-error @+1 {{expected the result without the new axes to be the input}}
  %y = tile.broadcast %t [1] : tensor<8xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @transpose_permutation(%t: tensor<16x8xf32>) {
  // expected-error @+1 {{expected a permutation of the axes}}
  %y = tile.transpose %t [1, 1] : tensor<16x8xf32> -> tensor<8x8xf32>
  return
}

// -----

func.func @transpose_rank(%t: tensor<16x8xf32>) {
  // expected-error @+1 {{expected a permutation of the axes}}
  %y = tile.transpose %t [0, 1] : tensor<16x8xf32> -> tensor<16x8x1xf32>
  return
}

// -----

func.func @transpose_shape(%t: tensor<16x8xf32>) {
  // expected-error @+1 {{expected axis 0 to be axis 1 of the input}}
  %y = tile.transpose %t [1, 0] : tensor<16x8xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @reduce_kind(%t: tensor<16x8xf32>) {
  // expected-error @+1 {{expected sum or max, found min}}
  %y = tile.reduce "min" %t [1] : tensor<16x8xf32> -> tensor<16xf32>
  return
}

// -----

func.func @reduce_axes(%t: tensor<16x8xf32>) {
  // expected-error @+1 {{expected axes in order, each once and in range}}
  %y = tile.reduce "sum" %t [1, 1] : tensor<16x8xf32> -> tensor<16xf32>
  return
}

// -----

func.func @reduce_shape(%t: tensor<16x8xf32>) {
  // expected-error @+1 {{expected the result to be the input without the axes}}
  %y = tile.reduce "sum" %t [1] : tensor<16x8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @reduce_parts_shape(%t: tensor<16x8xf32>) {
  // expected-error @+1 {{expected the result to be the input without the axes}}
  %y = tile.reduce "sum" %t [1] parts : tensor<16x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @dot_size(%x: tensor<16x8xf32>, %W: tensor<6x4xf32>, %s: tensor<16x4xf32>) {
  // expected-error @+1 {{expected operands and result to fit the letters ti,ij->tj}}
  %y = tile.dot "ti,ij->tj" %x, %W, %s : tensor<16x8xf32>, tensor<6x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

func.func @dot_rank(%x: tensor<16x8xf32>, %W: tensor<8xf32>, %s: tensor<16x4xf32>) {
  // expected-error @+1 {{expected operands and result to fit the letters ti,ij->tj}}
  %y = tile.dot "ti,ij->tj" %x, %W, %s : tensor<16x8xf32>, tensor<8xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

func.func @dot_no_tile(%x: f32, %W: tensor<8x4xf32>, %s: tensor<16x4xf32>) {
  // expected-error @+1 {{expected operands and result to fit the letters ti,ij->tj}}
  %y = tile.dot "ti,ij->tj" %x, %W, %s : f32, tensor<8x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

func.func @dot_causal(%x: tensor<16x16xf32>, %y: tensor<16x4xf32>, %s: tensor<16x4xf32>) {
  // expected-error @+1 {{expected two of the letters after `causal`}}
  %z = tile.dot "ts,sj->tj" %x, %y, %s causal "tu" : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

func.func @dot_causal_letters(%x: tensor<16x16xf32>, %y: tensor<16x4xf32>, %s: tensor<16x4xf32>) {
  // expected-error @+1 {{expected two of the letters after `causal`}}
  %z = tile.dot "ts,sj->tj" %x, %y, %s causal "t" : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// -----

func.func @block_of_words() {
  // expected-error @+1 {{expected a `blocked` slot to have rows of 16-bit elements, rows and columns multiples of 8}}
  %a = tile.alloc {blocked} : memref<16x16xf32, 3>
  return
}

// -----

func.func @dynamic_slot() {
  // expected-error @+1 {{expected sizes that are known}}
  %a = tile.alloc : memref<?x16xf32, 3>
  return
}

// -----

#m = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
func.func @warpgroups_alone(%x: memref<16x16xbf16>, %w: memref<16x8xbf16>, %s: tensor<16x8xf32, #m>) {
  // expected-error @+1 {{expected `tensor_cores` before `warpgroups`}}
  %y = tile.dot "ti,ij->tj" %x, %w, %s warpgroups : memref<16x16xbf16>, memref<16x8xbf16>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  return
}

// -----

#m = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
func.func @registers_without_tensor_cores(%x: tensor<16x8xbf16, #m>, %w: memref<8x8xbf16>, %s: tensor<16x8xf32, #m>) {
  // expected-error @+1 {{expected operands in memory, or `tensor_cores`}}
  %y = tile.dot "ti,ij->tj" %x, %w, %s : tensor<16x8xbf16, #m>, memref<8x8xbf16>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  return
}

// -----

#m = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
func.func @words_on_tensor_cores(%x: memref<16x16xf32>, %w: memref<16x8xf32>, %s: tensor<16x8xf32, #m>) {
  // expected-error @+1 {{expected operands of 16 bits and a matrix with the layout of tensor cores}}
  %y = tile.dot "ti,ij->tj" %x, %w, %s tensor_cores : memref<16x16xf32>, memref<16x8xf32>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  return
}

// -----

#m = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
func.func @both_in_registers(%x: tensor<16x16xbf16, #m>, %w: tensor<16x8xbf16, #m>, %s: tensor<16x8xf32, #m>) {
  // expected-error @+1 {{expected the operand without the rows, ij, in memory}}
  %y = tile.dot "ti,ij->tj" %x, %w, %s tensor_cores : tensor<16x16xbf16, #m>, tensor<16x8xbf16, #m>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  return
}

// -----

#m = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [16, 0, 32, 0], rank = 2>
func.func @dense_slot(%x: memref<64x16xbf16>, %s: tensor<64x8xf32, #m>) {
  %w = tile.alloc : memref<16x8xbf16, 3>
  // expected-error @+1 {{expected the operand without the rows in a `blocked` slot}}
  %y = tile.dot "ti,ij->tj" %x, %w, %s tensor_cores warpgroups : memref<64x16xbf16>, memref<16x8xbf16, 3>, tensor<64x8xf32, #m> -> tensor<64x8xf32, #m>
  return
}

// -----

func.func @blocked_elsewhere() {
  // expected-error @+1 {{expected a `blocked` slot in shared memory}}
  %a = tile.alloc {blocked, spilled, offset = 0 : i64} : memref<16x16xbf16, 3>
  return
}

// -----

func.func @no_room_for_blocks() {
  // expected-error @+1 {{expected rows of a `blocked` slot to have room for its columns}}
  %a = tile.alloc {blocked} : memref<16x16xbf16, strided<[4, 1]>, 3>
  return
}

// -----

#both = #tile.layout<registers = [0, 1, 8, 0, 0, 8], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [16, 0, 0, 16], rank = 2>
func.func @other_columns(%x: memref<32x32xbf16>, %s: tensor<32x32xf32, #both>) {
  %w = tile.alloc {blocked} : memref<32x32xbf16, 3>
  // expected-error @+1 {{expected four warps with the same columns, and multiples of 16 terms}}
  %y = tile.dot "ti,ij->tj" %x, %w, %s tensor_cores warpgroups : memref<32x32xbf16>, memref<32x32xbf16, 3>, tensor<32x32xf32, #both> -> tensor<32x32xf32, #both>
  return
}

// -----

func.func @coord_type() {
  // expected-error @+1 {{expected indices of type i32}}
  %row = tile.coord 0 : tensor<16x16xi64>
  return
}

// -----

func.func @convert_shape(%t: tensor<16xf32>) {
  // expected-error @+1 {{expected the same tile in another layout}}
  %y = tile.convert %t : tensor<16xf32> -> tensor<8xf32>
  return
}

// -----

func.func @broadcast_type(%t: tensor<16xf32>) {
  // expected-error @+1 {{expected one element type}}
  %y = tile.broadcast %t [1] : tensor<16xf32> -> tensor<16x8xbf16>
  return
}

// -----

func.func @dot_strict(%x: tensor<16x16xf32>, %y: tensor<16x4xf32>, %s: tensor<16x4xf32>) {
  // expected-error @+1 {{expected two letters, `causal`, before `strict`}}
  %z = "tile.dot"(%x, %y, %s) <{subscripts = "ts,sj->tj", strict}> : (tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
  return
}

// -----

func.func @read_last_number(%m: memref<f32>, %i: index) {
  // expected-error @+1 {{expected a tile with an axis that `last` limits, found 'tensor<f32>'}}
  %t = tile.read %m[] last %i axes [] : memref<f32> -> tensor<f32>
  return
}

// -----

func.func @write_count_number(%t: tensor<f32>, %m: memref<f32>, %n: index) {
  // expected-error @+1 {{expected a tile with an axis that `count` limits, found 'tensor<f32>'}}
  tile.write %t, %m[] count %n axes [] : tensor<f32>, memref<f32>
  return
}

// -----

func.func @copy_number(%m: memref<f32>, %i: index) {
  // expected-error @+1 {{expected rows of the same length and type on both sides}}
  tile.copy %m[%i], %m : memref<f32>, memref<f32>
  return
}

// -----

func.func @alloc_strides() {
  // expected-error @+1 {{expected sizes that are known}}
  %a = tile.alloc : memref<16x16xf32, strided<[?, 1]>, 3>
  return
}

// -----

func.func @alloc_element() {
  // expected-error @+1 {{expected sizes that are known}}
  %a = tile.alloc : memref<16xindex, 3>
  return
}

// -----

func.func @dot_vectors(%x: vector<8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{expected operands and result to fit the letters i,i->}}
  %y = tile.dot "i,i->" %x, %x, %s : vector<8xf32>, vector<8xf32>, tensor<f32> -> tensor<f32>
  return
}

// -----

func.func @solve_c1(%w: tensor<4x5xf32>, %x: tensor<4x8xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'tensor<4x5xf32>', 'tensor<4x8xf32>' and 'tensor<4x8xf32>'}}
  %y = tile.solve %w, %x : tensor<4x5xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @solve_c1_rank(%w: tensor<4x4xf32>, %x: tensor<4xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'tensor<4x4xf32>', 'tensor<4xf32>' and 'tensor<4xf32>'}}
  %y = tile.solve %w, %x : tensor<4x4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @solve_c1_memory(%w: memref<4xf32>, %x: tensor<4x8xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'memref<4xf32>', 'tensor<4x8xf32>' and 'tensor<4x8xf32>'}}
  %y = tile.solve %w, %x : memref<4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @solve_c1_number(%w: f32, %x: tensor<4x8xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'f32', 'tensor<4x8xf32>' and 'tensor<4x8xf32>'}}
  %y = tile.solve %w, %x : f32, tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @solve_c1_dynamic(%w: tensor<?x?xf32>, %x: tensor<?x8xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'tensor<?x?xf32>', 'tensor<?x8xf32>' and 'tensor<?x8xf32>'}}
  %y = tile.solve %w, %x : tensor<?x?xf32>, tensor<?x8xf32> -> tensor<?x8xf32>
  return
}

// -----

func.func @solve_c1_result(%w: tensor<4x4xf32>, %x: tensor<4x8xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'tensor<4x4xf32>', 'tensor<4x8xf32>' and 'tensor<4x6xf32>'}}
  %y = tile.solve %w, %x : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x6xf32>
  return
}

// -----

func.func @solve_c1_gate(%w: tensor<4x4xf32>, %x: tensor<4x8xf32>, %g: tensor<4xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'tensor<4x4xf32>', 'tensor<4x8xf32>' and 'tensor<4x8xf32>'}}
  %y = tile.solve %w, %x gate %g : tensor<4xf32> : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @solve_c2(%w: tensor<4x4xbf16>, %x: tensor<4x8xf32>) {
  // expected-error @+1 {{expected weights, rows, gate and result of one type of floats, found 'tensor<4x4xbf16>', 'tensor<4x8xf32>' and 'tensor<4x8xf32>'}}
  %y = tile.solve %w, %x : tensor<4x4xbf16>, tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @recurrence_c1(%g: tensor<4xf32>) {
  // expected-error @+1 {{transition pair (0, 1) is out of range or given twice}}
  %r:2 = tile.recurrence carried 1 of 1 transitions [0, 1] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return
}

// -----

func.func @recurrence_c1_twice(%g: tensor<4xf32>) {
  // expected-error @+1 {{input pair (0, 0) is out of range or given twice}}
  %r:2 = tile.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0, 0, 0] (%g, %g)
      : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return
}

// -----

func.func @recurrence_c1_pairs(%g: tensor<4xf32>) {
  // expected-error @+1 {{expected a pair of numbers per transition operand}}
  %r:2 = tile.recurrence carried 1 of 1 transitions [0] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return
}

// -----

func.func @recurrence_c2(%g: tensor<4x8x2xf32>) {
  // expected-error @+1 {{expected gates of one static type, [b] or [b, n], found 'tensor<4x8x2xf32>'}}
  %r = tile.recurrence carried 1 of 0 transitions [0, 0] (%g) inputs [] ()
      : (tensor<4x8x2xf32>) -> tensor<4x8x2xf32>
  return
}

// -----

func.func @recurrence_c4(%g: tensor<4x8xf32>) {
  // expected-error @+1 {{expected no sources beside gates [b, n]}}
  %r:2 = tile.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%g)
      : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x4x8xf32>)
  return
}

// -----

func.func @decay_c1(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected matrices of floats [b, n], found 'tensor<4xf32>' and 'tensor<4xf32>'}}
  %r = tile.decay %x, %x by %x half 1 : tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @decay_c2(%x: tensor<4x8xf32>) {
  // expected-error @+1 {{expected at least one row in `half`}}
  %r = tile.decay %x, %x by %x half 0 : tensor<4x8xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @solve_c1_inverse(%w: tensor<4x4xf32>) {
  // expected-error @+1 {{expected weights [b, b] and rows, gate and result [b, n], found 'tensor<4x4xf32>', 'tensor<4x8xf32>' and 'tensor<4x8xf32>'}}
  %y = tile.solve %w : tensor<4x4xf32> -> tensor<4x8xf32>
  return
}

// -----

func.func @recurrence_c3() {
  // expected-error @+1 {{expected at least one gate}}
  %r:2 = tile.recurrence carried 1 of 1 transitions [] () inputs [] ()
      : () -> (tensor<4xf32>, tensor<4x4xf32>)
  return
}

// -----

func.func @recurrence_number_of_results(%g: tensor<4xf32>) {
  // expected-error @+1 {{expected results for 1 carried tensors and 1 sources, found 1}}
  %r = tile.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @recurrence_results(%g: tensor<4xf32>) {
  // expected-error @+1 {{result 1 has type 'tensor<4x4xf32>', found 'tensor<4xf32>'}}
  %r:2 = tile.recurrence carried 1 of 1 transitions [0, 0] (%g) inputs [0, 0] (%g)
      : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
