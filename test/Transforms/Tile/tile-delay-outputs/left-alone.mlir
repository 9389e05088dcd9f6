// RUN: ttt-opt %s --tile-delay-outputs --split-input-file | FileCheck %s --implicit-check-not=scf.if
// RUN: not ttt-opt %s --tile-delay-outputs=most-registers=-1 --split-input-file 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: option most-registers: expected at least 0, found -1

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>

// A loop that carries no tensor: its iterations wait for nothing.
// CHECK-LABEL: func @no_state
func.func @no_state(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  scf.for %t = %c0 to %n step %c1 {
    tile.write %x, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %y, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
  }
  return
}

// -----

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>

// The state needs what is exchanged; the output follows without another exchange.
// CHECK-LABEL: func @needed
func.func @needed(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    tile.write %s, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %y, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    scf.yield %y : tensor<16xf32, #layout>
  }
  return
}

// -----

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>

// A barrier lies between already, for another slot; and the number of rows that are written is counted.
// CHECK-LABEL: func @between
// CHECK-LABEL: func @counted
func.func @between(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %other = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    tile.write %s, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    tile.write %s, %other[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %new = tile.read %other[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %y, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}
func.func @counted(%x: tensor<16xf32, #layout>, %out: memref<?xf32, strided<[?]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    tile.write %s, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %y, %out[%t] count %n axes [0] : tensor<16xf32, #layout>, memref<?xf32, strided<[?]>>
    %new = arith.mulf %s, %s : tensor<16xf32, #layout>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}

// -----

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>

// A slot with two contents in an iteration; a read before the write, of what the iteration before wrote;
// and rows that are written once more: the later write counts.
// CHECK-LABEL: func @two_contents
// CHECK-LABEL: func @read_first
// CHECK-LABEL: func @written_again
func.func @two_contents(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    tile.write %s, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %a = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %x, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %b = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    %y = arith.mulf %a, %b : tensor<16xf32, #layout>
    tile.write %y, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    %new = arith.mulf %s, %s : tensor<16xf32, #layout>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}
func.func @read_first(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  tile.write %x, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %y, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    %new = arith.mulf %s, %s : tensor<16xf32, #layout>
    tile.write %new, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}
func.func @written_again(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    tile.write %s, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %y, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    tile.write %x, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    %new = arith.mulf %s, %s : tensor<16xf32, #layout>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}

// -----

#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>

// A final state, which may lie where the initial one does; numbers of no size; a kernel whose threads hold
// as many numbers as there are registers.
// CHECK-LABEL: func @final
// CHECK-LABEL: func @indices
// CHECK-LABEL: func @full
func.func @final(%x: tensor<16xf32, #layout>, %out: memref<16xf32> {ttt.tensor = #ttt.tensor<"s_final", final, BH>}, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    tile.write %s, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    tile.write %y, %out[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32>
    %new = arith.mulf %s, %s : tensor<16xf32, #layout>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}
func.func @indices(%x: tensor<16xf32, #layout>, %i: memref<?x16xindex, strided<[?, 1]>>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    %at = tile.read %i[%t, %c0] axes [1] : memref<?x16xindex, strided<[?, 1]>> -> tensor<16xindex, #layout>
    tile.write %s, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %y = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    %is = arith.cmpi eq, %at, %at : tensor<16xindex, #layout>
    %z = arith.select %is, %y, %s : tensor<16xi1, #layout>, tensor<16xf32, #layout>
    %new = arith.mulf %s, %s : tensor<16xf32, #layout>
    %use = arith.index_cast %at : tensor<16xindex, #layout> to tensor<16xi32, #layout>
    %w = arith.sitofp %use : tensor<16xi32, #layout> to tensor<16xf32, #layout>
    %v = arith.addf %z, %w : tensor<16xf32, #layout>
    tile.write %v, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}
func.func @full(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32, strided<[?, 1]>>, %n: index) attributes {tile.launch = #tile.launch<warps = 1, elements = 255>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %slot = tile.alloc : memref<16xf32, 3>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<16xf32, #layout> {
    %y = arith.addf %s, %s : tensor<16xf32, #layout>
    tile.write %y, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    %sum = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout>
    %z = arith.mulf %sum, %y : tensor<16xf32, #layout>
    tile.write %z, %out[%t, %c0] axes [1] : tensor<16xf32, #layout>, memref<?x16xf32, strided<[?, 1]>>
    %new = arith.mulf %s, %s : tensor<16xf32, #layout>
    scf.yield %new : tensor<16xf32, #layout>
  }
  return
}
