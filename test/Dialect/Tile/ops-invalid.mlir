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
