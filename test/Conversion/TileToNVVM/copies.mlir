// Copies past the registers: 16 bytes a thread at once, done after the wait. A tile of 16-bit
// elements whose neighbours are rows comes transposed out of a slot.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s

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
