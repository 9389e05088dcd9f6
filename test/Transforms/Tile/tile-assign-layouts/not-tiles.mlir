// What has no form on tiles yet is an error.
// RUN: not ttt-opt %s --split-input-file --tile-assign-layouts 2>&1 | FileCheck %s

// CHECK: error: 'ttt.contract' has no layout; run tile-form-kernel before
func.func @matrix_form(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = ttt.contract "ti,ij->tj" %x, %y : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  return %z : tensor<8x8xf32>
}

// -----

// CHECK: error: 'tensor.extract_slice' has no layout
func.func @slice(%x: tensor<8x8xf32>) -> tensor<4x8xf32> {
  %z = tensor.extract_slice %x[0, 0] [4, 8] [1, 1] : tensor<8x8xf32> to tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}

// -----

// CHECK: error: expected memory for arguments and results, found 'tensor<?x4xf32>'; run tile-form-kernel before
func.func @stream(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  return %x : tensor<?x4xf32>
}

// -----

// CHECK: error: 'tensor.dim' has no layout; run tile-form-kernel before
func.func @length(%x: tensor<?x4xf32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  return
}

// -----

// CHECK: error: expected tiles of static shape with elements, found 'tensor<?x4xf32>'
func.func @dynamic(%n: index) {
  %x = tensor.empty(%n) : tensor<?x4xf32>
  return
}

// -----

// CHECK: error: expected tiles of static shape with elements, found 'tensor<?x4xf32>'
func.func @carried(%x: tensor<?x4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%z = %x) -> tensor<?x4xf32> {
    scf.yield %z : tensor<?x4xf32>
  }
  return
}

// -----

// CHECK: error: expected tiles of static shape with elements, found 'tensor<0x4xf32>'
func.func @without_elements(%m: memref<0x4xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %m[%c0, %c0] axes [0, 1] : memref<0x4xf32> -> tensor<0x4xf32>
  return
}

// -----

// CHECK: error: 'func.call' has no layout
func.func private @other()
func.func @calls() {
  call @other() : () -> ()
  return
}

// -----

// CHECK: error: 'scf.condition' has no layout
func.func @loops() {
  scf.while : () -> () {
    %true = arith.constant true
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}

// -----

// CHECK: error: 'tile.dot' has no layout
func.func @operand_in_memory(%m: memref<4x4xf32>, %to: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %s = arith.constant dense<0.0> : tensor<4x4xf32>
  %y = tile.dot "ti,ij->tj" %m, %m, %s : memref<4x4xf32>, memref<4x4xf32>, tensor<4x4xf32> -> tensor<4x4xf32>
  tile.write %y, %to[%c0, %c0] axes [0, 1] : tensor<4x4xf32>, memref<4x4xf32>
  return
}

// -----

// CHECK: error: 'tensor.extract' has no layout
func.func @element(%m: memref<4xf32>, %i: index) {
  %x = tile.read %m[%i] axes [0] : memref<4xf32> -> tensor<4xf32>
  %y = tensor.extract %x[%i] : tensor<4xf32>
  return
}

// -----

// CHECK: error: expected tiles without layouts, found those of another run of tile-assign-layouts
func.func @again() attributes {tile.launch = #tile.launch<warps = 1>} {
  return
}

// -----

// CHECK: error: expected a body of one block, found 2
func.func @blocks() {
  cf.br ^end
^end:
  return
}
