// wgmma: one piece of PTX for the products of sixteen rows of each warp, from fence to wait; the
// descriptor says how far blocks lie apart.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s --implicit-check-not=tile. --implicit-check-not='tensor<'

#m = #tile.layout<registers = [0, 1, 8, 0, 0, 8, 0, 16], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [32, 0, 16, 0], rank = 2>

// Blocks of 32 rows are 32 * 16 + 16 = 528 bytes apart, eight rows are 128 bytes. Columns are contiguous: the
// next eight terms are rows (128 / 16 at bit 16), the next eight columns a block (528 / 16 at bit 32).
// CHECK-LABEL: llvm.func @columns_contiguous
// CHECK-DAG: %[[FIELDS:.*]] = arith.constant 141734445056 : i64
// CHECK-DAG: %[[STEP:.*]] = arith.constant 16 : i64
// CHECK: nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
// CHECK-NEXT: nvvm.barrier
// CHECK: %[[FIRST:.*]] = arith.ori %{{.*}}, %[[FIELDS]]
// CHECK: %[[SECOND:.*]] = arith.addi %[[FIRST]], %[[STEP]]
// CHECK: llvm.inline_asm has_side_effects
// CHECK-SAME: wgmma.fence.sync.aligned;
// CHECK-SAME: wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {$0, $1, {{.*}}, $15}, {$32, $33, $34, $35}, $40, 1, 1, 1, 1;
// CHECK-SAME: wgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16 {$0, $1, {{.*}}, $15}, {$36, $37, $38, $39}, $41, 1, 1, 1, 1;
// CHECK-SAME: wgmma.commit_group.sync.aligned;
// CHECK-SAME: wgmma.wait_group.sync.aligned 0;
// CHECK-SAME: =&f
// CHECK-SAME: %[[FIRST]], %[[SECOND]] :
// CHECK: llvm.return
func.func @columns_contiguous(%in: memref<64x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %x: memref<64x32xbf16> {ttt.tensor = #ttt.tensor<"x", param, BH>}, %w: memref<32x32xbf16> {ttt.tensor = #ttt.tensor<"w", param, H>}, %out: memref<64x32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 4>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {blocked, offset = 0 : i64} : memref<32x32xbf16, strided<[40, 1]>, 3>
  %left = tile.alloc {offset = 4096 : i64} : memref<64x32xbf16, strided<[40, 1]>, 3>
  tile.copy %w[%c0], %slot : memref<32x32xbf16>, memref<32x32xbf16, strided<[40, 1]>, 3>
  tile.copy %x[%c0], %left : memref<64x32xbf16>, memref<64x32xbf16, strided<[40, 1]>, 3>
  tile.wait
  tile.barrier
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x32xf32> -> tensor<64x32xf32, #m>
  %y = tile.dot "ti,ij->tj" %left, %slot, %s tensor_cores warpgroups : memref<64x32xbf16, strided<[40, 1]>, 3>, memref<32x32xbf16, strided<[40, 1]>, 3>, tensor<64x32xf32, #m> -> tensor<64x32xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<64x32xf32, #m>, memref<64x32xf32>
  return
}

// Terms are contiguous, no transposition: the next eight are a block, 33 at bit 16, the next eight columns
// are rows, 8 at bit 32.
// CHECK-LABEL: llvm.func @terms_contiguous
// CHECK-DAG: arith.constant 34361901056 : i64
// CHECK-DAG: arith.constant 66 : i64
// CHECK: wgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {{.*}}, $40, 1, 1, 1, 0;
// CHECK: llvm.return
func.func @terms_contiguous(%in: memref<64x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %w: memref<32x32xf16> {ttt.tensor = #ttt.tensor<"w", param, H>}, %out: memref<64x32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 4>} {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc {blocked, offset = 0 : i64} : memref<32x32xf16, strided<[40, 1]>, 3>
  %left = tile.alloc {offset = 4096 : i64} : memref<64x32xf16, strided<[40, 1]>, 3>
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x32xf32> -> tensor<64x32xf32, #m>
  %y = tile.dot "ti,si->ts" %left, %slot, %s tensor_cores warpgroups : memref<64x32xf16, strided<[40, 1]>, 3>, memref<32x32xf16, strided<[40, 1]>, 3>, tensor<64x32xf32, #m> -> tensor<64x32xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<64x32xf32, #m>, memref<64x32xf32>
  return
}
