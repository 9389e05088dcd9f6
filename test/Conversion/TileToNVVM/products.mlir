// Products: multiply-adds of what each thread holds, or tensor cores, whose fragments come from
// slots or are in registers already.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s --implicit-check-not=tile. --implicit-check-not='tensor<'

#m = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
#left = #tile.layout<registers = [0, 1, 8, 0, 0, 8], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>

// Four elements a thread, all terms in order; an element that two products need is loaded once.
// CHECK-LABEL: llvm.func @f32
// CHECK: scf.for {{.*}} -> (f32, f32, f32, f32)
// CHECK-COUNT-4: llvm.intr.fma({{.*}}) : (f32, f32, f32) -> f32
// CHECK-NOT: llvm.intr.fma
// CHECK: scf.yield
// CHECK: llvm.return
func.func @f32(%in: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %x: memref<16x5xf32> {ttt.tensor = #ttt.tensor<"x", param, BH>}, %W: memref<5x8xf32> {ttt.tensor = #ttt.tensor<"W", param, H>}, %out: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32, #m>
  %y = tile.dot "ti,ij->tj" %x, %W, %s : memref<16x5xf32>, memref<5x8xf32>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32, #m>, memref<16x8xf32>
  return
}

// Rounded operands are widened: sums are f32.
// CHECK-LABEL: llvm.func @rounded
// CHECK: scf.for
// CHECK: arith.extf %{{.*}} : bf16 to f32
// CHECK: llvm.intr.fma({{.*}}) : (f32, f32, f32) -> f32
// CHECK: llvm.return
func.func @rounded(%in: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %x: memref<16x5xbf16> {ttt.tensor = #ttt.tensor<"x", param, BH>}, %W: memref<5x8xbf16> {ttt.tensor = #ttt.tensor<"W", param, H>}, %out: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32, #m>
  %y = tile.dot "ti,ij->tj" %x, %W, %s : memref<16x5xbf16>, memref<5x8xbf16>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32, #m>, memref<16x8xf32>
  return
}

// A term that does not count leaves the sum as it was, whatever it is.
// CHECK-LABEL: llvm.func @causal
// CHECK: scf.for
// CHECK: %[[NEXT:.*]] = llvm.intr.fma(%{{.*}}, %{{.*}}, %[[SUM:.*]]) :
// CHECK: %[[COUNTS:.*]] = arith.cmpi sle
// CHECK: arith.select %[[COUNTS]], %[[NEXT]], %[[SUM]] : f32
// CHECK: llvm.return
func.func @causal(%in: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %a: memref<16x16xf32> {ttt.tensor = #ttt.tensor<"a", param, BH>}, %g: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"g", param, H>}, %out: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32, #m>
  %y = tile.dot "ts,sj->tj" %a, %g, %s causal "ts" : memref<16x16xf32>, memref<16x8xf32>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32, #m>, memref<16x8xf32>
  return
}

// Both operands in slots. The right one's columns are rows of the slot: it is transposed.
// CHECK-LABEL: llvm.func @slots
// CHECK-DAG: nvvm.ldmatrix %{{.*}}layout = #nvvm.mma_layout<row>, num = 4 {{.*}} : (!llvm.ptr<3>)
// CHECK-DAG: nvvm.ldmatrix %{{.*}}layout = #nvvm.mma_layout<col>, num = 2 {{.*}} : (!llvm.ptr<3>)
// CHECK: nvvm.mma.sync A[{{.*}}] B[{{.*}}] C[{{.*}}] {{.*}}bf16{{.*}}m = 16, n = 8, k = 16
// CHECK-NOT: nvvm.mma.sync
// CHECK: llvm.return
func.func @slots(%in: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.alloc {offset = 0} : memref<16x16xbf16, strided<[24, 1]>, 3>
  %W = tile.alloc {offset = 768} : memref<16x8xbf16, 3>
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32, #m>
  %y = tile.dot "ti,ij->tj" %x, %W, %s tensor_cores : memref<16x16xbf16, strided<[24, 1]>, 3>, memref<16x8xbf16, 3>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32, #m>, memref<16x8xf32>
  return
}

// The left operand is in registers: pairs of them are its fragment. The right one's slot has the
// fragment's rows.
// CHECK-LABEL: llvm.func @registers
// CHECK-COUNT-4: llvm.bitcast %{{.*}} : vector<2xbf16> to i32
// CHECK: nvvm.ldmatrix %{{.*}}layout = #nvvm.mma_layout<row>, num = 2
// CHECK-NOT: nvvm.ldmatrix
// CHECK: nvvm.mma.sync
// CHECK: llvm.return
func.func @registers(%in: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %x: memref<16x16xbf16> {ttt.tensor = #ttt.tensor<"x", param, BH>}, %out: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %W = tile.alloc {offset = 768} : memref<8x16xbf16, 3>
  %rows = tile.read %x[%c0, %c0] axes [0, 1] : memref<16x16xbf16> -> tensor<16x16xbf16, #left>
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32, #m>
  %y = tile.dot "ti,ji->tj" %rows, %W, %s tensor_cores : tensor<16x16xbf16, #left>, memref<8x16xbf16, 3>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32, #m>, memref<16x8xf32>
  return
}

// CHECK-LABEL: llvm.func @half
// CHECK-COUNT-6: llvm.bitcast %{{.*}} : i32 to vector<2xf16>
// CHECK: nvvm.mma.sync {{.*}} : (vector<2xf16>, vector<2xf16>, f32)
// CHECK: llvm.return
func.func @half(%in: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<16x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.alloc {offset = 0} : memref<16x16xf16, strided<[24, 1]>, 3>
  %W = tile.alloc {offset = 768} : memref<16x8xf16, 3>
  %s = tile.read %in[%c0, %c0] axes [0, 1] : memref<16x8xf32> -> tensor<16x8xf32, #m>
  %y = tile.dot "ti,ij->tj" %x, %W, %s tensor_cores : memref<16x16xf16, strided<[24, 1]>, 3>, memref<16x8xf16, 3>, tensor<16x8xf32, #m> -> tensor<16x8xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32, #m>, memref<16x8xf32>
  return
}
