// The kernel: parameters as runtime.h says, and where memory lies.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s

#v = #tile.layout<lanes = [1, 2, 4, 8, 16], rank = 1>
#two = #tile.layout<lanes = [1, 2, 4, 8, 16], warps = [32], rank = 1>

// Shared memory is sized by the launch; warps say how many threads there are.
// CHECK: llvm.mlir.global external @tile_shared() {addr_space = 3 : i32, {{.*}}} : !llvm.array<0 x i8>
// CHECK-LABEL: llvm.func @parameters
// CHECK-SAME: (%[[IN:[^:]*]]: !llvm.ptr<1>, %[[B:[^:]*]]: i64, %[[H:[^:]*]]: i64, %{{[^:]*}}: i64,
// CHECK-SAME: %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64,
// The number of tokens, cu_seqlens, read_slots, write_slots, the workspace, its bytes, zeros, the
// bytes of a number of cu_seqlens.
// CHECK-SAME: %{{[^:]*}}: i64, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64)
// CHECK-SAME: nvvm.kernel
// One block on a multiprocessor will do: registers are not kept for more.
// CHECK-SAME: nvvm.minctasm = 1 : i32
// CHECK-SAME: nvvm.reqntid = array<i32: 64>
// Block (x, y) is head x of batch y.
// CHECK-DAG: %[[X:.*]] = nvvm.read.ptx.sreg.ctaid.x
// CHECK-DAG: %[[HEAD:.*]] = arith.extui %[[X]]
// CHECK-DAG: %[[Y:.*]] = nvvm.read.ptx.sreg.ctaid.y
// CHECK-DAG: %[[BATCH:.*]] = arith.extui %[[Y]]
// CHECK-DAG: %[[OFHEAD:.*]] = arith.muli %[[HEAD]], %[[H]]
// CHECK-DAG: %[[OFBATCH:.*]] = arith.muli %[[BATCH]], %[[B]]
// CHECK: %[[OFFSET:.*]] = arith.addi %[[OFHEAD]], %[[OFBATCH]]
// CHECK: llvm.getelementptr %[[IN]][%[[OFFSET]]]
func.func @parameters(%in: memref<64xf32> {ttt.tensor = #ttt.tensor<"param", param, BH>}, %out: memref<64xf32> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 2>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<64xf32> -> tensor<64xf32, #two>
  tile.write %x, %out[%c0] axes [0] : tensor<64xf32, #two>, memref<64xf32>
  return
}

// In a block of columns block z has the columns from 32 z on; a tensor that has no columns is the
// same for all.
// CHECK-LABEL: llvm.func @columns
// CHECK-SAME: (%[[S:[^:]*]]: !llvm.ptr<1>, {{.*}}, %[[K:[^:]*]]: !llvm.ptr<1>
// CHECK-DAG: %[[Z:.*]] = nvvm.read.ptx.sreg.ctaid.z
// CHECK-DAG: %[[PART:.*]] = arith.extui %[[Z]]
// CHECK-DAG: %[[C32:.*]] = arith.constant 32 : i64
// CHECK: %[[FIRST:.*]] = arith.muli %[[PART]], %[[C32]]
// CHECK: %[[AT:.*]] = arith.addi %{{.*}}, %[[FIRST]]
// CHECK: llvm.getelementptr %[[S]][%[[AT]]]
func.func @columns(%S: memref<2x32xf32, strided<[64, 1]>> {ttt.tensor = #ttt.tensor<"S", state, BH, columns = 64>}, %k: memref<32xf32> {ttt.tensor = #ttt.tensor<"k", param, H>}, %out: memref<2x32xf32, strided<[64, 1]>> {tile.output, ttt.tensor = #ttt.tensor<"S_final", final, BH, columns = 64>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tile.read %S[%c1, %c0] axes [1] : memref<2x32xf32, strided<[64, 1]>> -> tensor<32xf32, #v>
  tile.write %x, %out[%c1, %c0] axes [1] : tensor<32xf32, #v>, memref<2x32xf32, strided<[64, 1]>>
  return
}

// With cu_seqlens a sequence begins where the one before ends, and is as long as the difference.
// CHECK-LABEL: llvm.func @sequences
// CHECK-SAME: (%[[IN:[^:]*]]: !llvm.ptr<1>, %[[B:[^:]*]]: i64, %{{[^:]*}}: i64, %[[T:[^:]*]]: i64, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %[[TOKENS:[^:]*]]: i64, %[[SEQUENCES:[^:]*]]: !llvm.ptr<1>,
// CHECK-SAME: %[[WIDTH:[^:, ]*]]: i64) attributes
// CHECK: %[[ADDRESS:.*]] = llvm.ptrtoint %[[SEQUENCES]]
// CHECK: %[[PACKED:.*]] = arith.cmpi ne, %[[ADDRESS]]
// CHECK: %[[OWN:.*]]:2 = scf.if %[[PACKED]] -> (i64, i64) {
// A number in 64 bits has a high half behind the low one, in 32 bits it has none.
// CHECK:   %[[BYTES:.*]] = arith.muli %{{.*}}, %[[WIDTH]]
// CHECK:   %[[AT:.*]] = llvm.getelementptr %[[SEQUENCES]][%[[BYTES]]]
// CHECK:   %[[LOAD:.*]] = llvm.load %[[AT]] : !llvm.ptr<1> -> i32
// CHECK:   %[[LOW:.*]] = arith.extui %[[LOAD]]
// CHECK:   %[[WIDE:.*]] = arith.cmpi eq, %[[WIDTH]]
// CHECK:   %[[HALF:.*]] = arith.select %[[WIDE]]
// CHECK:   %[[HIGH:.*]] = arith.shli %[[HALF]]
// CHECK:   %[[FIRST:.*]] = arith.ori %[[LOW]], %[[HIGH]]
// CHECK:   %[[LENGTH:.*]] = arith.subi %{{.*}}, %[[FIRST]]
// CHECK:   scf.yield %[[FIRST]], %[[LENGTH]]
// CHECK: } else {
// CHECK-NEXT: scf.yield %{{.*}}, %[[TOKENS]]
// CHECK: %[[N:.*]] = arith.index_cast %[[OWN]]#1 : i64 to index
// CHECK: scf.if %[[PACKED]] -> (i64) {
// CHECK:   arith.muli %[[OWN]]#0, %[[T]]
// CHECK: } else {
// CHECK:   arith.muli %{{.*}}, %[[B]]
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[N]]
func.func @sequences(%in: memref<?x32xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %out: memref<?x32xf32, strided<[?, 1]>> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BHT>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %in, %c0 : memref<?x32xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %c1 {
    %x = tile.read %in[%t, %c0] axes [1] : memref<?x32xf32, strided<[?, 1]>> -> tensor<32xf32, #v>
    tile.write %x, %out[%t, %c0] axes [1] : tensor<32xf32, #v>, memref<?x32xf32, strided<[?, 1]>>
  }
  return
}

// An entry per sixteen tokens: of the sequences before, their entries are summed.
// CHECK-LABEL: llvm.func @entries
// CHECK-DAG: %[[SIXTEEN:.*]] = arith.constant 16 : i64
// CHECK: scf.if
// CHECK:   scf.for
// CHECK:     %[[ENTRIES:.*]] = arith.ceildivui %{{.*}}, %[[SIXTEEN]]
// CHECK:     arith.addi %{{.*}}, %[[ENTRIES]]
func.func @entries(%in: memref<?x32xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"saved", saved, BHT, block = 16>}, %out: memref<32xf32> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [1] : memref<?x32xf32, strided<[?, 1]>> -> tensor<32xf32, #v>
  tile.write %x, %out[%c0] axes [0] : tensor<32xf32, #v>, memref<32xf32>
  return
}

// States come from read_slots and go to write_slots, where they are given.
// CHECK-LABEL: llvm.func @states
// CHECK-SAME: %{{[^:]*}}: i64, %{{[^:]*}}: !llvm.ptr<1>, %[[READ:[^:]*]]: !llvm.ptr<1>, %[[WRITE:[^:]*]]: !llvm.ptr<1>, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64)
// CHECK: %[[BATCH:.*]] = arith.extui %{{.*}} : i32 to i64
// CHECK: %[[BATCH:.*]] = arith.extui %{{.*}} : i32 to i64
// CHECK: llvm.ptrtoint %[[READ]]
// CHECK: scf.if
// CHECK: llvm.getelementptr %[[READ]][%[[BATCH]]]
// CHECK: } else {
// CHECK-NEXT: scf.yield %[[BATCH]]
// CHECK: llvm.ptrtoint %[[WRITE]]
// CHECK: scf.if
// CHECK: llvm.getelementptr %[[WRITE]][%[[BATCH]]]
// CHECK: } else {
// CHECK-NEXT: scf.yield %[[BATCH]]
func.func @states(%in: memref<32xf32> {ttt.tensor = #ttt.tensor<"state", state, BH>}, %out: memref<32xf32> {tile.output, ttt.tensor = #ttt.tensor<"final", final, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<32xf32> -> tensor<32xf32, #v>
  tile.write %x, %out[%c0] axes [0] : tensor<32xf32, #v>, memref<32xf32>
  return
}

// A cotangent of what batches share is the first one's; the others read zeros.
// CHECK-LABEL: llvm.func @cotangent
// CHECK-SAME: %[[ZEROS:[^:, ]*]]: !llvm.ptr<1>, %{{[^:, ]*}}: i64) attributes
// CHECK: %[[BATCH:.*]] = arith.extui %{{.*}} : i32 to i64
// CHECK: %[[BATCH:.*]] = arith.extui %{{.*}} : i32 to i64
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %[[BATCH]]
// CHECK: llvm.select %[[FIRST]], %{{.*}}, %[[ZEROS]]
// CHECK-NOT: llvm.select
// CHECK: llvm.return
func.func @cotangent(%in: memref<32xf32> {ttt.tensor = #ttt.tensor<"cotangent", cotangent, H>}, %out: memref<32xf32> {tile.output, ttt.tensor = #ttt.tensor<"gradient", gradient, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<32xf32> -> tensor<32xf32, #v>
  tile.write %x, %out[%c0] axes [0] : tensor<32xf32, #v>, memref<32xf32>
  return
}

// Slots lie in shared memory, those that are spilled in the block's workspace; a barrier is one.
// The workspaces of the blocks of a task lie one after the other.
// CHECK-LABEL: llvm.func @slots
// CHECK-DAG: llvm.mlir.addressof @tile_shared : !llvm.ptr<3>
// CHECK-DAG: %[[X:.*]] = nvvm.read.ptx.sreg.ctaid.x
// CHECK-DAG: %[[HEAD:.*]] = arith.extui %[[X]]
// CHECK-DAG: %[[Z:.*]] = nvvm.read.ptx.sreg.ctaid.z
// CHECK-DAG: %[[PART:.*]] = arith.extui %[[Z]]
// CHECK-DAG: %[[NZ:.*]] = nvvm.read.ptx.sreg.nctaid.z
// CHECK-DAG: %[[PARTS:.*]] = arith.extui %[[NZ]]
// CHECK: %[[TASK:.*]] = arith.addi %{{.*}}, %[[HEAD]]
// CHECK: %[[FIRST:.*]] = arith.muli %[[TASK]], %[[PARTS]]
// CHECK: arith.addi %[[FIRST]], %[[PART]]
// CHECK: llvm.store %{{.*}} : f32, !llvm.ptr<3>
// CHECK: llvm.store %{{.*}} : f32, !llvm.ptr<1>
// CHECK: nvvm.barrier
// CHECK: llvm.load %{{.*}} : !llvm.ptr<3> -> f32
// CHECK: llvm.load %{{.*}} : !llvm.ptr<1> -> f32
func.func @slots(%in: memref<32xf32> {ttt.tensor = #ttt.tensor<"param", param, BH>}, %out: memref<32xf32> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1, spilled = 256>} {
  %c0 = arith.constant 0 : index
  %a = tile.alloc {offset = 64} : memref<32xf32, 3>
  %b = tile.alloc {offset = 128, spilled} : memref<32xf32, 3>
  %x = tile.read %in[%c0] axes [0] : memref<32xf32> -> tensor<32xf32, #v>
  tile.write %x, %a[%c0] axes [0] : tensor<32xf32, #v>, memref<32xf32, 3>
  tile.write %x, %b[%c0] axes [0] : tensor<32xf32, #v>, memref<32xf32, 3>
  tile.barrier
  %y = tile.read %a[%c0] axes [0] : memref<32xf32, 3> -> tensor<32xf32, #v>
  %z = tile.read %b[%c0] axes [0] : memref<32xf32, 3> -> tensor<32xf32, #v>
  %sum = arith.addf %y, %z : tensor<32xf32, #v>
  tile.write %sum, %out[%c0] axes [0] : tensor<32xf32, #v>, memref<32xf32>
  return
}
