// Elementwise ops are done once for each register of a thread; what moves between lanes is a
// shuffle.
// RUN: ttt-opt %s --convert-tile-to-nvvm --canonicalize --cse | FileCheck %s --implicit-check-not=tile. --implicit-check-not='tensor<'

#m = #tile.layout<registers = [1, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 0, 16], rank = 2>
#rows = #tile.layout<registers = [1], lanes = [0, 0, 0, 0, 0], rank = 1>
#columns = #tile.layout<lanes = [1, 2, 4, 8, 16], rank = 1>
#odd = #tile.layout<lanes = [1, 2, 4, 8, 16], rank = 1>
#number = #tile.layout<rank = 0>
#turned = #tile.layout<registers = [0, 1], lanes = [1, 0, 2, 0, 4, 0, 8, 0, 16, 0], rank = 2>

// CHECK-LABEL: llvm.func @elementwise
// CHECK-COUNT-2: math.exp %{{.*}} : f32
// CHECK-NOT: math.exp
// CHECK: llvm.return
func.func @elementwise(%in: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<2x32xf32> -> tensor<2x32xf32, #m>
  %y = math.exp %x : tensor<2x32xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<2x32xf32, #m>, memref<2x32xf32>
  return
}

// Along the lanes: five steps for each of two rows.
// CHECK-LABEL: llvm.func @sum_of_lanes
// CHECK-COUNT-10: nvvm.shfl.sync bfly
// CHECK-NOT: nvvm.shfl.sync
// CHECK: llvm.return
func.func @sum_of_lanes(%in: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<2xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<2x32xf32> -> tensor<2x32xf32, #m>
  %s = tile.reduce "sum" %x [1] : tensor<2x32xf32, #m> -> tensor<2xf32, #rows>
  tile.write %s, %out[%c0] axes [0] : tensor<2xf32, #rows>, memref<2xf32>
  return
}

// Along the registers: one sum, nothing moves.
// CHECK-LABEL: llvm.func @sum_of_registers
// CHECK: llvm.load
// CHECK: arith.addf
// CHECK-NOT: arith.addf
// CHECK-NOT: nvvm.shfl.sync
// CHECK: llvm.return
func.func @sum_of_registers(%in: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<2x32xf32> -> tensor<2x32xf32, #m>
  %s = tile.reduce "sum" %x [0] : tensor<2x32xf32, #m> -> tensor<32xf32, #columns>
  tile.write %s, %out[%c0] axes [0] : tensor<32xf32, #columns>, memref<32xf32>
  return
}

// Beyond the end stands nothing that counts: 0 for a sum, less than all for a maximum.
// CHECK-LABEL: llvm.func @beyond_the_end
// CHECK-DAG: %[[LEAST:.*]] = arith.constant 0xFF800000 : f32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[SIZE:.*]] = arith.constant 20 : i32
// CHECK: %[[INSIDE:.*]] = arith.cmpi slt, %{{.*}}, %[[SIZE]]
// CHECK: arith.select %[[INSIDE]], %{{.*}}, %[[ZERO]] : f32
// CHECK: arith.select %[[INSIDE]], %{{.*}}, %[[LEAST]] : f32
// CHECK: arith.maxnumf
// CHECK: llvm.return
func.func @beyond_the_end(%in: memref<20xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<f32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<20xf32> -> tensor<20xf32, #odd>
  %s = tile.reduce "sum" %x [0] : tensor<20xf32, #odd> -> tensor<f32, #number>
  %m = tile.reduce "max" %x [0] : tensor<20xf32, #odd> -> tensor<f32, #number>
  %y = arith.addf %s, %m : tensor<f32, #number>
  tile.write %y, %out[] axes [] : tensor<f32, #number>, memref<f32>
  return
}

// Broadcasts and transposes are names: the register that is written is the one that was read.
// CHECK-LABEL: llvm.func @names
// CHECK-COUNT-1: llvm.load
// CHECK-NOT: llvm.load
// CHECK-NOT: nvvm.
// CHECK: llvm.return
func.func @names(%in: memref<32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<32x2xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<32xf32> -> tensor<32xf32, #columns>
  %y = tile.broadcast %x [0] : tensor<32xf32, #columns> -> tensor<2x32xf32, #m>
  %z = tile.transpose %y [1, 0] : tensor<2x32xf32, #m> -> tensor<32x2xf32, #turned>
  tile.write %z, %out[%c0, %c0] axes [0, 1] : tensor<32x2xf32, #turned>, memref<32x2xf32>
  return
}

// A mask: the thread's own coordinate, of both rows.
// CHECK-LABEL: llvm.func @mask
// CHECK-DAG: %[[FIVE:.*]] = arith.constant 5 : i32
// CHECK: %[[LANE:.*]] = arith.andi
// CHECK: %[[KEEP:.*]] = arith.cmpi slt, %[[LANE]], %[[FIVE]] : i32
// CHECK-COUNT-2: arith.select %[[KEEP]], %{{.*}} : f32
// CHECK: llvm.return
func.func @mask(%in: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<2x32xf32, #m>
  %five = arith.constant dense<5> : tensor<2x32xi32, #m>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<2x32xf32> -> tensor<2x32xf32, #m>
  %column = tile.coord 1 : tensor<2x32xi32, #m>
  %keep = arith.cmpi slt, %column, %five : tensor<2x32xi32, #m>
  %y = arith.select %keep, %x, %zero : tensor<2x32xi1, #m>, tensor<2x32xf32, #m>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<2x32xf32, #m>, memref<2x32xf32>
  return
}

// A loop carries registers.
// CHECK-LABEL: llvm.func @loop
// CHECK: scf.for {{.*}} -> (f32, f32) {
// CHECK-COUNT-2: arith.addf
// CHECK: scf.yield %{{.*}}, %{{.*}} : f32, f32
// CHECK: llvm.return
func.func @loop(%in: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"in", param, BH>}, %out: memref<2x32xf32> {ttt.tensor = #ttt.tensor<"out", out, BH>}) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<2x32xf32> -> tensor<2x32xf32, #m>
  %y = scf.for %t = %c0 to %c4 step %c1 iter_args(%s = %x) -> tensor<2x32xf32, #m> {
    %z = arith.addf %s, %x : tensor<2x32xf32, #m>
    scf.yield %z : tensor<2x32xf32, #m>
  }
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<2x32xf32, #m>, memref<2x32xf32>
  return
}
