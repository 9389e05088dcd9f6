// What the passes before have to have done, and what no thread can do.
// RUN: ttt-opt %s --convert-tile-to-nvvm --split-input-file --verify-diagnostics

// expected-error @+1 {{expected scheduled tiles; run tile-assign-layouts before}}
func.func @not_scheduled(%in: memref<8xf32>) {
  return
}

// -----

// expected-error @+1 {{expected `ttt.tensor` on each argument, argument 1 has none}}
func.func @not_described(%in: memref<8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<8xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  return
}

// -----

func.func @not_placed(%in: memref<8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  // expected-error @+1 {{a slot without a place; run tile-place-slots before}}
  %a = tile.alloc : memref<8xf32, 3>
  return
}

// -----

// Of a matrix, even an element of the same warp.
#from = #tile.layout<registers = [1, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 0, 16], rank = 2>
#to = #tile.layout<registers = [0, 16], lanes = [1, 0, 0, 1, 0, 2, 0, 4, 0, 8], rank = 2>
func.func @elsewhere(%in: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<2x32xf32> -> tensor<2x32xf32, #from>
  // expected-error @+1 {{an element that another thread holds; it has to go through a slot}}
  %y = tile.convert %x : tensor<2x32xf32, #from> -> tensor<2x32xf32, #to>
  return
}

// -----

// Of a vector, an element of another warp.
#from = #tile.layout<lanes = [1, 2, 4, 8, 16], warps = [32], rank = 1>
#to = #tile.layout<registers = [32], lanes = [1, 2, 4, 8, 16], warps = [0], rank = 1>
func.func @other_warp(%in: memref<64xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}) attributes {tile.launch = #tile.launch<warps = 2>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<64xf32> -> tensor<64xf32, #from>
  // expected-error @+1 {{an element that another thread holds; it has to go through a slot}}
  %y = tile.convert %x : tensor<64xf32, #from> -> tensor<64xf32, #to>
  return
}

// -----

func.func @unknown(%in: memref<8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  // expected-error @+1 {{'tensor.empty' has no form on a thread}}
  %y = tensor.empty() : tensor<8xf32, #tile.layout<lanes = [1, 2, 4, 0, 0], rank = 1>>
  return
}

// -----

// expected-error @+1 {{expected memory, found argument type 'index'}}
func.func @number(%n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  return
}

// -----

func.func @grid() attributes {tile.launch = #tile.launch<warps = 1>} {
  // expected-error @+1 {{expected dimension z of the grid}}
  %x = gpu.block_id x
  return
}

// -----

func.func @grid_size() attributes {tile.launch = #tile.launch<warps = 1>} {
  // expected-error @+1 {{expected dimension z of the grid}}
  %y = gpu.grid_dim y
  return
}

// -----

func.func @no_layout(%m: memref<8xf32> {ttt.tensor = #ttt.tensor<"m", param, H>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{expected tiles with layouts, found 'tensor<8xf32>'; run tile-assign-layouts before}}
  %x = tile.read %m[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  return
}

// -----

func.func @returns() -> f32 attributes {tile.launch = #tile.launch<warps = 1>} {
  %x = arith.constant 0.0 : f32
  // expected-error @+1 {{expected results in memory, found one that is returned}}
  return %x : f32
}
