// Copies past the registers: 16 bytes a thread at once, done after the wait. A tile of 16-bit
// elements whose neighbours are rows comes transposed out of a slot.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --convert-tile-to-nvvm=matrix-stores --canonicalize --cse | FileCheck %s --check-prefix=MATRICES

// 16 rows of 32 bytes: one copy for each of 32 threads.
// CHECK-LABEL: llvm.func @copy
// CHECK-COUNT-1: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16
// CHECK-NOT: nvvm.cp.async.shared.global
// CHECK: nvvm.cp.async.commit.group
// CHECK-NEXT: nvvm.cp.async.wait.group 0
// CHECK-NEXT: nvvm.barrier
func.func @copy(%k: memref<?x16xbf16, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0} : memref<16x16xbf16, strided<[24, 1]>, 3>
  tile.copy %k[%c0], %slot : memref<?x16xbf16, strided<[?, 1]>>, memref<16x16xbf16, strided<[24, 1]>, 3>
  tile.wait
  tile.barrier
  return
}

// 16 rows of 16 bytes: half of the threads have nothing to copy.
// CHECK-LABEL: llvm.func @few
// CHECK: %[[THERE:.*]] = arith.cmpi slt
// CHECK: scf.if %[[THERE]] {
// CHECK: nvvm.cp.async.shared.global
func.func @few(%k: memref<?x8xbf16, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0} : memref<16x8xbf16, 3>
  tile.copy %k[%c0], %slot : memref<?x8xbf16, strided<[?, 1]>>, memref<16x8xbf16, 3>
  return
}

#across = #tile.layout<registers = [1, 0, 8, 0, 0, 8], lanes = [2, 0, 4, 0, 0, 1, 0, 2, 0, 4], rank = 2>
// CHECK-LABEL: llvm.func @transposed
// CHECK: nvvm.ldmatrix %{{.*}}layout = #nvvm.mma_layout<col>, num = 4
// CHECK-NOT: llvm.load
// CHECK: llvm.return
func.func @transposed(%out: memref<16x16xbf16> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0} : memref<16x16xbf16, strided<[24, 1]>, 3>
  %x = tile.read %slot[%c0, %c0] axes [0, 1] : memref<16x16xbf16, strided<[24, 1]>, 3> -> tensor<16x16xbf16, #across>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x16xbf16, #across>, memref<16x16xbf16>
  return
}

// A copy under a condition copies no bytes where it is false; there is no branch.
// CHECK-LABEL: llvm.func @conditional
// CHECK: %[[THERE:.*]] = arith.cmpi sgt
// CHECK: %[[BYTES:.*]] = arith.select %[[THERE]], %{{.*}}, %{{.*}} : i32
// CHECK-NOT: scf.if %[[THERE]]
// CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache = cg, %[[BYTES]]
func.func @conditional(%k: memref<?x16xbf16, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %k, %c0 : memref<?x16xbf16, strided<[?, 1]>>
  %any = arith.cmpi sgt, %n, %c0 : index
  %slot = tile.alloc {offset = 0} : memref<16x16xbf16, strided<[24, 1]>, 3>
  tile.copy %k[%c0] if %any, %slot : memref<?x16xbf16, strided<[?, 1]>>, memref<16x16xbf16, strided<[24, 1]>, 3>
  return
}

// From a slot to memory, 16 bytes a thread; only rows below the count.
// CHECK-LABEL: llvm.func @store
// CHECK: %[[WORDS:.*]] = llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
// CHECK-NEXT: llvm.store %[[WORDS]], %{{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<1>
// CHECK: %[[INSIDE:.*]] = arith.cmpi slt
// CHECK: scf.if %[[INSIDE]] {
// CHECK: llvm.store %{{.*}}, %{{.*}} {alignment = 16 : i64} : vector<4xi32>, !llvm.ptr<1>
func.func @store(%out: memref<?x16xbf16, strided<[?, 1]>> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %out, %c0 : memref<?x16xbf16, strided<[?, 1]>>
  %slot = tile.alloc {offset = 0} : memref<16x16xbf16, strided<[24, 1]>, 3>
  tile.store %slot, %out[%c0] : memref<16x16xbf16, strided<[24, 1]>, 3>, memref<?x16xbf16, strided<[?, 1]>>
  tile.store %slot, %out[%c0] count %n : memref<16x16xbf16, strided<[24, 1]>, 3>, memref<?x16xbf16, strided<[?, 1]>>
  return
}

// Four matrices at once into a slot, where the GPU can; in either orientation.
#along = #tile.layout<registers = [0, 1, 0, 8, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
// CHECK-LABEL: llvm.func @matrices
// CHECK-NOT: nvvm.stmatrix
// CHECK: llvm.return
// MATRICES-LABEL: llvm.func @matrices
// MATRICES: nvvm.stmatrix %{{.*}} layout = #nvvm.mma_layout<col>
// MATRICES: nvvm.stmatrix %{{.*}} layout = #nvvm.mma_layout<row>
// MATRICES-NOT: llvm.store
// MATRICES: llvm.return
func.func @matrices() attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {offset = 0} : memref<16x16xbf16, strided<[24, 1]>, 3>
  %x = tile.read %slot[%c0, %c0] axes [0, 1] : memref<16x16xbf16, strided<[24, 1]>, 3> -> tensor<16x16xbf16, #across>
  %y = tile.read %slot[%c0, %c0] axes [0, 1] : memref<16x16xbf16, strided<[24, 1]>, 3> -> tensor<16x16xbf16, #along>
  tile.write %x, %slot[%c0, %c0] axes [0, 1] : tensor<16x16xbf16, #across>, memref<16x16xbf16, strided<[24, 1]>, 3>
  tile.write %y, %slot[%c0, %c0] axes [0, 1] : tensor<16x16xbf16, #along>, memref<16x16xbf16, strided<[24, 1]>, 3>
  return
}
