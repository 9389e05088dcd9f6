// A state that is saved is stored past the caches, where its place begins with a line.
// RUN: ttt-opt %s --ttt-stream-copies --split-input-file | FileCheck %s
// RUN: ttt-opt %s --ttt-stream-copies=least-bytes=16384 --split-input-file | FileCheck %s
// RUN: ttt-opt %s --ttt-stream-copies=least-bytes=16385 --split-input-file | FileCheck %s --check-prefix=FEW
// RUN: ttt-opt %s --ttt-stream-copies=fence=llvm.x86.sse.sfence --split-input-file | FileCheck %s --check-prefix=SFENCE
// RUN: not ttt-opt %s --ttt-stream-copies=line-bytes=48 --split-input-file 2>&1 | FileCheck %s --check-prefix=LINE
// RUN: not ttt-opt %s --ttt-stream-copies=least-bytes=-1 --split-input-file 2>&1 | FileCheck %s --check-prefix=LEAST

// FEW-NOT: llvm.store
// SFENCE: call @step
// SFENCE: llvm.call_intrinsic "llvm.x86.sse.sfence"()
// SFENCE-NEXT: return
// LINE: option line-bytes: expected
// LEAST: option least-bytes: expected

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// CHECK-LABEL: func.func private @step
// CHECK-SAME: %[[I:[a-z0-9]+]]: index, %[[STATE:[a-z0-9]+]]: memref<64x64xf32>, %[[SAVED:[a-z0-9]+]]: memref<?x64x64xf32
// CHECK: %[[GROUP:.*]] = memref.subview %[[SAVED]][%[[I]], 0, 0]
// CHECK: %[[POINTER:.*]] = memref.extract_aligned_pointer_as_index %[[GROUP]]
// CHECK: %{{.*}}, %[[OFFSET:.*]], %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[GROUP]]
// CHECK: %[[BYTES:.*]] = arith.muli %[[OFFSET]], %c4
// CHECK: %[[FIRST:.*]] = arith.addi %[[POINTER]], %[[BYTES]]
// CHECK: %[[REST:.*]] = arith.remui %[[FIRST]], %c64
// CHECK: %[[BEGINS:.*]] = arith.cmpi eq, %[[REST]], %c0
// CHECK: scf.if %[[BEGINS]] {
// CHECK: scf.for %[[R:.*]] = %{{.*}} to %c64
// CHECK: %[[ROW:.*]] = vector.load %[[STATE]][%[[R]], %{{.*}}]
// CHECK: %[[DOWN:.*]] = arith.muli %[[R]], %c256
// CHECK: %[[START:.*]] = arith.addi %[[FIRST]], %[[DOWN]]
// CHECK: %[[RIGHT:.*]] = arith.muli %{{.*}}, %c4
// CHECK: %[[PLACE:.*]] = arith.addi %[[START]], %[[RIGHT]]
// CHECK: %[[NUMBER:.*]] = arith.index_cast %[[PLACE]] : index to i64
// CHECK: %[[ADDRESS:.*]] = llvm.inttoptr %[[NUMBER]]
// CHECK: llvm.store %[[ROW]], %[[ADDRESS]] {alignment = 64 : i64, nontemporal}
// CHECK: } else {
// CHECK: vector.store %{{.*}}, %[[GROUP]]
// CHECK: return
func.func private @step(%i: index, %state: memref<64x64xf32>, %saved: !saved) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
  }
  return
}

// The entry ends when all threads can see the stores.
// CHECK-LABEL: func.func @save
// CHECK: call @step
// CHECK: llvm.fence seq_cst
// CHECK-NEXT: return
func.func @save(%state: memref<64x64xf32>, %saved: !saved, %groups: index) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %groups step %c1 {
    func.call @step(%i, %state, %saved) : (index, memref<64x64xf32>, !saved) -> ()
  }
  return
}

// -----

!saved = memref<?x64x64xf32, strided<[?, 64, 1]>>
!group = memref<64x64xf32, strided<[64, 1], offset: ?>>

// Memory of the kernel, as of the states that a gradient computes again: the next step reads it.
// CHECK-LABEL: func.func private @step
// CHECK-NOT: llvm.store
// CHECK-LABEL: func.func @backward
// CHECK-NOT: llvm.fence
func.func private @step(%i: index, %state: memref<64x64xf32>, %saved: !saved) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %group = memref.subview %saved[%i, 0, 0] [1, 64, 64] [1, 1, 1] : !saved to !group
  scf.for %r = %c0 to %c64 step %c1 {
    %row = vector.load %state[%r, %c0] : memref<64x64xf32>, vector<64xf32>
    vector.store %row, %group[%r, %c0] : !group, vector<64xf32>
  }
  return
}
func.func @save(%state: memref<64x64xf32>, %saved: !saved) attributes {ttt.entry = #ttt.entry<save>} {
  %c0 = arith.constant 0 : index
  call @step(%c0, %state, %saved) : (index, memref<64x64xf32>, !saved) -> ()
  return
}
func.func @backward(%state: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %own = memref.alloca() : memref<8x64x64xf32>
  %saved = memref.cast %own : memref<8x64x64xf32> to !saved
  call @step(%c0, %state, %saved) : (index, memref<64x64xf32>, !saved) -> ()
  return
}
