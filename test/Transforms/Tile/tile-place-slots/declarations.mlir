// Functions without a body are left alone; others have one block.
// RUN: ttt-opt %s --tile-place-slots --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func private @declared(memref<8xf32>)
func.func private @declared(memref<8xf32>)

// -----

// expected-error @+1 {{expected a body of one block, found 2}}
func.func @blocks() attributes {tile.launch = #tile.launch<warps = 1>} {
  cf.br ^end
^end:
  return
}
