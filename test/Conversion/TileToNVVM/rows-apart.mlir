// Rows that lie as far apart as the caller says: each bit of a register's number adds an offset
// that is multiplied once, before the loop, for all reads. What a thread adds is in the pointer.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s

#r = #tile.layout<registers = [2, 0, 4, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 1, 0], rank = 2>

// CHECK-LABEL: llvm.func @strides
// CHECK-SAME: %{{[^:]*}}: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %[[T:[^:]*]]: i64,
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : i64
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : i64
// CHECK-DAG: %[[TWICE:.*]] = arith.muli %[[T]], %[[TWO]]
// CHECK-DAG: %[[FOURFOLD:.*]] = arith.muli %[[T]], %[[FOUR]]
// CHECK: scf.for
// CHECK:   arith.muli %{{.*}}, %[[T]]
// CHECK:   %[[A0:.*]] = llvm.getelementptr %[[BASE:[0-9]*]][%{{.*}}]
// CHECK-NEXT: llvm.load %[[A0]]
// CHECK:   %[[A1:.*]] = llvm.getelementptr %[[A0]][%[[TWICE]]]
// CHECK-NEXT: llvm.load %[[A1]]
// CHECK:   %[[A2:.*]] = llvm.getelementptr %[[A0]][%[[FOURFOLD]]]
// CHECK-NEXT: llvm.load %[[A2]]
// CHECK:   %[[A3:.*]] = llvm.getelementptr %[[A1]][%[[FOURFOLD]]]
// CHECK-NEXT: llvm.load %[[A3]]
// CHECK:   arith.muli %{{.*}}, %[[T]]
// CHECK-NOT: arith.muli
// CHECK:   %[[B0:.*]] = llvm.getelementptr %[[BASE]][%{{.*}}]
// CHECK:   llvm.getelementptr %[[B0]][%[[TWICE]]]
// CHECK-NOT: arith.muli
// CHECK: llvm.return
func.func @strides(%in: memref<?x16xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %out: memref<16x16xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %in, %c0 : memref<?x16xf32, strided<[?, 1]>>
  scf.for %t = %c0 to %n step %c8 {
    %x = tile.read %in[%t, %c0] axes [0, 1] : memref<?x16xf32, strided<[?, 1]>> -> tensor<8x16xf32, #r>
    %t1 = arith.addi %t, %c1 : index
    %y = tile.read %in[%t1, %c0] axes [0, 1] : memref<?x16xf32, strided<[?, 1]>> -> tensor<8x16xf32, #r>
    %z = arith.addf %x, %y : tensor<8x16xf32, #r>
    tile.write %z, %out[%c0, %c0] axes [0, 1] : tensor<8x16xf32, #r>, memref<16x16xf32>
  }
  return
}
