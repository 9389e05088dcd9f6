// Attributes of the dialect on functions and arguments.
// RUN: ttt-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown attribute 'tile.warps'; there are tile.launch and tile.block_rows}}
func.func @warps() attributes {tile.warps = 4} { return }

// -----

// expected-error @+1 {{expected attribute 'tile.launch' to be a #tile.launch, found 4 : i64}}
func.func @launch() attributes {tile.launch = 4} { return }

// -----

// expected-error @+1 {{expected attribute 'tile.block_rows' to be a positive i64, found 0 : i64}}
func.func @block_rows() attributes {tile.block_rows = 0 : i64} { return }

// -----

// expected-error @+1 {{unknown attribute 'tile.input'; there is tile.output}}
func.func @input(%x: memref<8xf32> {tile.input}) { return }
