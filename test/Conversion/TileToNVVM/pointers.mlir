// Pointers are made where what no loop changes is known first: before the loop that first uses
// them, not in it, and not at the start of the kernel, for from there on they take registers.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s

#v = #tile.layout<lanes = [1, 2, 4, 8, 16], rank = 1>

// CHECK-LABEL: llvm.func @before_loop
// CHECK-SAME: (%[[A:[^:]*]]: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %[[B:[^:]*]]: !llvm.ptr<1>, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %{{[^:]*}}: i64, %[[OUT:[^:]*]]: !llvm.ptr<1>,
// CHECK: %[[ATB:.*]] = llvm.getelementptr %[[B]]
// CHECK: %[[MINEB:.*]] = llvm.getelementptr %[[ATB]]
// CHECK: %[[X:.*]] = llvm.load %[[MINEB]]
// CHECK: %[[ATA:.*]] = llvm.getelementptr %[[A]]
// CHECK: %[[MINEA:.*]] = llvm.getelementptr %[[ATA]]
// CHECK: %[[R:.*]] = scf.for {{.*}} = %[[X]])
// CHECK:   %[[ROW:.*]] = llvm.getelementptr %[[MINEA]]
// CHECK-NEXT: llvm.load %[[ROW]]
// CHECK-NOT: llvm.getelementptr
// CHECK: }
// CHECK: %[[ATOUT:.*]] = llvm.getelementptr %[[OUT]]
// CHECK: %[[MINEOUT:.*]] = llvm.getelementptr %[[ATOUT]]
// CHECK: llvm.store %[[R]], %[[MINEOUT]]
func.func @before_loop(%a: memref<?x32xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT>}, %b: memref<32xf32> {ttt.tensor = #ttt.tensor<"b", param, BH>}, %out: memref<32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x32xf32, strided<[?, 1]>>
  %x = tile.read %b[%c0] axes [0] : memref<32xf32> -> tensor<32xf32, #v>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<32xf32, #v> {
    %y = tile.read %a[%t, %c0] axes [1] : memref<?x32xf32, strided<[?, 1]>> -> tensor<32xf32, #v>
    %z = arith.addf %s, %y : tensor<32xf32, #v>
    scf.yield %z : tensor<32xf32, #v>
  }
  tile.write %r, %out[%c0] axes [0] : tensor<32xf32, #v>, memref<32xf32>
  return
}
