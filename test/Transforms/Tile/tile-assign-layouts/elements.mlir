// How many registers hold elements at a time: `elements` of a thread, from which the number of warps
// follows.
// RUN: ttt-opt %s --tile-assign-layouts=warps=4 | FileCheck %s

// A loop carries two tiles of 32 registers each. What it starts from is not alive beside them.
// CHECK-LABEL: func @carried
// CHECK-SAME: elements = 64
func.func @carried(%in: memref<64x64xf32>, %out: memref<64x64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %y = math.exp %x : tensor<64x64xf32>
  %a, %b = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x, %t = %y) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %u = math.exp %s : tensor<64x64xf32>
    %v = math.tanh %t : tensor<64x64xf32>
    scf.yield %u, %v : tensor<64x64xf32>, tensor<64x64xf32>
  }
  %sum = arith.addf %a, %b : tensor<64x64xf32>
  tile.write %sum, %out[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}

// They are alive in a loop inside of it, which carries a third one.
// CHECK-LABEL: func @nested
// CHECK-SAME: elements = 96
func.func @nested(%in: memref<64x64xf32>, %out: memref<64x64xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %y = math.exp %x : tensor<64x64xf32>
  %a, %b = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x, %t = %y) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %w = scf.for %j = %c0 to %n step %c1 iter_args(%z = %zero) -> tensor<64x64xf32> {
      %e = math.exp %z : tensor<64x64xf32>
      scf.yield %e : tensor<64x64xf32>
    }
    %u = arith.addf %s, %w : tensor<64x64xf32>
    %v = math.tanh %t : tensor<64x64xf32>
    scf.yield %u, %v : tensor<64x64xf32>, tensor<64x64xf32>
  }
  %sum = arith.addf %a, %b : tensor<64x64xf32>
  tile.write %sum, %out[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}

// Two elements of 16 bits share a register.
// CHECK-LABEL: func @narrow
// CHECK-SAME: elements = 16
func.func @narrow(%in: memref<64x64xbf16>, %out: memref<64x64xbf16>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xbf16> -> tensor<64x64xbf16>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<64x64xbf16>, memref<64x64xbf16>
  return
}

// Products read what is only multiplied from memory: the result of 32 registers is all.
// CHECK-LABEL: func @product
// CHECK-SAME: elements = 32
func.func @product(%left: memref<64x64xf32>, %right: memref<64x64xf32>, %out: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<64x64xf32>
  %x = tile.read %left[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %y = tile.read %right[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  %z = tile.dot "ti,ij->tj" %x, %y, %zero : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32> -> tensor<64x64xf32>
  tile.write %z, %out[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}
