// Attributes of the dialect on functions and arguments.
// RUN: ttt-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown attribute 'tile.warps'; there is tile.launch}}
func.func @warps() attributes {tile.warps = 4} { return }

// -----

// expected-error @+1 {{expected attribute 'tile.launch' to be a #tile.launch, found 4 : i64}}
func.func @launch() attributes {tile.launch = 4} { return }

// -----

// expected-error @+1 {{unknown attribute 'tile.input'; there is tile.output}}
func.func @input(%x: memref<8xf32> {tile.input}) { return }
