// A barrier that is missing is an error that names both accesses.
// RUN: ttt-opt %s --tile-check-races --split-input-file --verify-diagnostics

func.func @read_after_write(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @write_after_read(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  // expected-note @+1 {{the other access: tile.read}}
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  return %y : tensor<8xf32>
}

// -----

func.func @write_after_write(%x: tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  return
}

// -----

func.func @product(%x: tensor<8x8xf32>, %W: memref<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8x8xf32, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %a[%c0, %c0] axes [0, 1] : tensor<8x8xf32>, memref<8x8xf32, 3>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %y = tile.dot "ij,jk->ik" %W, %a, %x : memref<8x8xf32>, memref<8x8xf32, 3>, tensor<8x8xf32> -> tensor<8x8xf32>
  return %y : tensor<8x8xf32>
}

// -----

func.func @after_a_product(%x: tensor<8x8xf32>, %W: memref<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8x8xf32, 3>
  // expected-note @+1 {{the other access: tile.dot}}
  %y = tile.dot "ij,jk->ik" %a, %W, %x : memref<8x8xf32, 3>, memref<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  tile.write %x, %a[%c0, %c0] axes [0, 1] : tensor<8x8xf32>, memref<8x8xf32, 3>
  return %y : tensor<8x8xf32>
}

// -----

// The end of an iteration and the beginning of the next.
func.func @carried(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %r = scf.for %t = %c0 to %c4 step %c1 iter_args(%s = %x) -> tensor<8xf32> {
    // expected-error @+1 {{no barrier between this and an access of the same bytes}}
    tile.write %s, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
    tile.barrier
    // expected-note @+1 {{the other access: tile.read}}
    %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// A loop that runs not at all has no barrier.
func.func @no_iteration(%x: tensor<8xf32>, %in: memref<?xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  scf.for %t = %c0 to %n step %c1 {
    tile.barrier
  }
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// One way of a choice.
func.func @choice(%x: tensor<8xf32>, %isGiven: i1) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  scf.if %isGiven {
    tile.barrier
  } else {
    // expected-note @+1 {{the other access: tile.write}}
    tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  }
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %y = tile.read %a[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @overlap(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 0} : memref<8xf32, 3>
  %b = tile.alloc {offset = 28} : memref<8xf32, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %a[%c0] axes [0] : tensor<8xf32>, memref<8xf32, 3>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %y = tile.read %b[%c0] axes [0] : memref<8xf32, 3> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @argument(%x: tensor<8xf32>, %memory: memref<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %memory[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %y = tile.read %memory[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

func.func @own_stream(%in: memref<?xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %in, %c0 : memref<?xf32>
  %own = memref.alloc(%n) : memref<?xf32>
  %cast = memref.cast %own : memref<?xf32> to memref<?xf32, strided<[?]>>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %cast[%c0] axes [0] : tensor<8xf32>, memref<?xf32, strided<[?]>>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %y = tile.read %own[%c0] axes [0] : memref<?xf32> -> tensor<8xf32>
  return %y : tensor<8xf32>
}

// -----

// The other stage of an iteration is this one's of the next.
func.func @stages(%k: memref<?x8xf32>, %n: index) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %slot = tile.alloc {offset = 0} : memref<2x16x8xf32, 3>
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero, %stage = %c0) -> (tensor<16x8xf32>, index) {
    tile.wait
    %other = arith.subi %c1, %stage : index
    %to = memref.subview %slot[%other, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-error @+1 {{no barrier between this and an access of the same bytes}}
    tile.copy %k[%t], %to : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %from = memref.subview %slot[%stage, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-note @+1 {{the other access: tile.read}}
    %x = tile.read %from[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %sum = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %sum, %other : tensor<16x8xf32>, index
  }
  return %r#0 : tensor<16x8xf32>
}

// -----

// With three stages in turn, copies of two iterations may be under way, not of three.
func.func @pending(%k: memref<?x8xf32>, %n: index) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %slot = tile.alloc {offset = 0} : memref<3x16x8xf32, 3>
  %r:4 = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero, %stage = %c0, %later = %c1, %filled = %c2) -> (tensor<16x8xf32>, index, index, index) {
    tile.wait pending 2
    tile.barrier
    %to = memref.subview %slot[%filled, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-note @+1 {{the other access: tile.copy}}
    tile.copy %k[%t], %to : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %from = memref.subview %slot[%stage, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-error @+1 {{no barrier between this and an access of the same bytes}}
    %x = tile.read %from[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %sum = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %sum, %later, %filled, %stage : tensor<16x8xf32>, index, index, index
  }
  return %r#0 : tensor<16x8xf32>
}

// -----

// The stage that is written before the loop is the one that its first iteration reads.
func.func @first_stage(%k: memref<?x8xf32>, %n: index, %first: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %slot = tile.alloc {offset = 0} : memref<2x16x8xf32, 3>
  %start = memref.subview %slot[%c0, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %first, %start[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  %r:3 = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero, %stage = %c0, %other = %c1) -> (tensor<16x8xf32>, index, index) {
    %from = memref.subview %slot[%stage, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-error @+1 {{no barrier between this and an access of the same bytes}}
    %x = tile.read %from[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %sum = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %sum, %other, %stage : tensor<16x8xf32>, index, index
  }
  return %r#0 : tensor<16x8xf32>
}

// -----

// A stage has its name from outside in the loop too.
func.func @outer_name(%n: index, %first: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %slot = tile.alloc {offset = 0} : memref<2x16x8xf32, 3>
  %start = memref.subview %slot[%c0, 0, 0] [1, 16, 8] [1, 1, 1] : memref<2x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %first, %start[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero, %stage = %c0) -> (tensor<16x8xf32>, index) {
    // expected-error @+1 {{no barrier between this and an access of the same bytes}}
    %x = tile.read %start[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %sum = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %sum, %stage : tensor<16x8xf32>, index
  }
  return %r#0 : tensor<16x8xf32>
}

// -----

// After the loop, the copies of its last iteration are the latest.
func.func @leave(%k: memref<?x8xf32>, %n: index) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %slot = tile.alloc {offset = 0} : memref<3x16x8xf32, 3>
  %p0 = memref.subview %slot[%c0, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  tile.copy %k[%c0], %p0 : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  tile.wait pending 1
  %p1 = memref.subview %slot[%c1, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  tile.copy %k[%c1], %p1 : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  %r:3 = scf.for %t = %c0 to %n step %c1 iter_args(%stage = %c0, %later = %c1, %filled = %c2) -> (index, index, index) {
    tile.wait pending 1
    tile.barrier
    %to = memref.subview %slot[%filled, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-note @+1 {{the other access: tile.copy}}
    tile.copy %k[%t], %to : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    scf.yield %later, %filled, %stage : index, index, index
  }
  tile.wait pending 1
  tile.barrier
  %p2 = memref.subview %slot[%c2, 0, 0] [1, 16, 8] [1, 1, 1] : memref<3x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  %x = tile.read %p2[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
  return %x : tensor<16x8xf32>
}

// -----

// What is copied three iterations ahead is read in the fourth.
func.func @four(%k: memref<?x8xf32>, %n: index) -> tensor<16x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %slot = tile.alloc {offset = 0} : memref<4x16x8xf32, 3>
  %r:5 = scf.for %t = %c0 to %n step %c1 iter_args(%s = %zero, %a = %c0, %b = %c1, %c = %c2, %d = %c3) -> (tensor<16x8xf32>, index, index, index, index) {
    tile.wait pending 3
    tile.barrier
    %to = memref.subview %slot[%d, 0, 0] [1, 16, 8] [1, 1, 1] : memref<4x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-note @+1 {{the other access: tile.copy}}
    tile.copy %k[%t], %to : memref<?x8xf32>, memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    %from = memref.subview %slot[%a, 0, 0] [1, 16, 8] [1, 1, 1] : memref<4x16x8xf32, 3> to memref<16x8xf32, strided<[8, 1], offset: ?>, 3>
    // expected-error @+1 {{no barrier between this and an access of the same bytes}}
    %x = tile.read %from[%c0, %c0] axes [0, 1] : memref<16x8xf32, strided<[8, 1], offset: ?>, 3> -> tensor<16x8xf32>
    %sum = arith.addf %s, %x : tensor<16x8xf32>
    scf.yield %sum, %b, %c, %d, %a : tensor<16x8xf32>, index, index, index, index
  }
  return %r#0 : tensor<16x8xf32>
}

// -----

// What is stored is what all threads have written.
#layout = #tile.layout<lanes = [1, 2, 4, 8, 0], rank = 1>
func.func @store(%x: tensor<16xf32, #layout>, %out: memref<?x16xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0} : memref<1x16xf32, 3>
  // expected-note @+1 {{the other access: tile.write}}
  tile.write %x, %slot[%c0, %c0] axes [1] : tensor<16xf32, #layout>, memref<1x16xf32, 3>
  // expected-error @+1 {{no barrier between this and an access of the same bytes}}
  tile.store %slot, %out[%c0] : memref<1x16xf32, 3>, memref<?x16xf32>
  return
}
