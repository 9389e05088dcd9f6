// Copies that are left as they are.
// RUN: ttt-opt %s --ttt-stream-copies --split-input-file | FileCheck %s
// CHECK-NOT: llvm.store
// CHECK-NOT: llvm.fence

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// The entry reads the tensor.
func.func @read(%i: index, %state: memref<64x64xf32>, %saved: !saved) -> f32 attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
  }
  %before = memref.load %saved[%c0, %c0, %c0] : !saved
  return %before : f32
}

// -----

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// A function that it calls reads it.
func.func private @other(%saved: !saved) -> f32 {
  %c0 = arith.constant 0 : index
  %group = memref.subview %saved[%c0, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  %before = memref.load %group[%c0, %c0] : !group
  return %before : f32
}
func.func @called(%i: index, %state: memref<64x64xf32>, %saved: !saved) -> f32 attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
  }
  %before = call @other(%saved) : (!saved) -> f32
  return %before : f32
}

// -----

!saved = memref<?x64x60xf32, strided<[?, 60, 1]>>
!group = memref<64x60xf32, strided<[60, 1], offset: ?>>

// Rows that are no whole lines.
func.func @rows(%i: index, %state: memref<64x60xf32>, %saved: !saved) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 60] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x60xf32>, vector<60xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<60xf32>
  }
  return
}

// -----

!saved = memref<?x64x72xf32, strided<[?, 72, 1]>>
!group = memref<64x72xf32, strided<[72, 1], offset: ?>>

// Whole lines of rows that do not begin with one.
func.func @between(%i: index, %state: memref<64x72xf32>, %saved: !saved) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 72] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x72xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
  }
  return
}

// -----

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// A loop that computes.
func.func @computes(%i: index, %state: memref<64x64xf32>, %saved: !saved) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    %twice = arith.addf %row, %row : vector<64xf32>
    vector.store %twice, %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
  }
  return
}

// -----

!final = memref<?x64x64xf32, strided<[?, 64, 1]>>
!state = memref<64x64xf32, strided<[64, 1]>>

// No group of many: the final state, which the next call reads.
func.func @final(%state: memref<64x64xf32>, %final: !final) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %only = memref.subview %final[0, 0, 0] [1, 64, 64] [1, 1, 1] : !final to !state
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %only[%r, %c0] : !state, vector<64xf32>
  }
  return
}

// -----

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// The next call decodes from there.
func.func @decode(%i: index, %state: memref<64x64xf32>, %carried: !saved) attributes {ttt.entry = #ttt.entry<decode>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %carried[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
  }
  return
}

// -----

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// Two copies in one loop.
func.func @two(%i: index, %a: memref<64x64xf32>, %b: memref<64x64xf32>, %saved: !saved) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %a[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
    %other = vector.load %a[%c0, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %other, %b[%r, %c0] : memref<64x64xf32>, vector<64xf32>
  }
  return
}

// -----

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// Vectors of several rows.
func.func @rows_together(%i: index, %state: memref<64x64xf32>, %saved: !saved) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c8 {
    %rows = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<8x64xf32>
    vector.store %rows, %group[%r, %c0] : !group, vector<8x64xf32>
  }
  return
}
