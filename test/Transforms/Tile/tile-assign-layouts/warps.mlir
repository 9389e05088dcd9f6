// Without the option the tiles say how many warps there are: small ones have one; what loops
// carry asks for more.
// RUN: ttt-opt %s --tile-assign-layouts | FileCheck %s
// RUN: ttt-opt %s --tile-assign-layouts=warps=2 | FileCheck %s --check-prefix=TWO

// CHECK-LABEL: func @small
// CHECK-SAME: #tile.launch<warps = 1
// TWO-LABEL: func @small
// TWO-SAME: #tile.launch<warps = 2
func.func @small(%in: memref<8xf32>, %out: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  tile.write %x, %out[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  return
}

// CHECK-LABEL: func @large
// CHECK-SAME: #tile.launch<warps = {{[248]|16}}
// TWO-LABEL: func @large
// TWO-SAME: #tile.launch<warps = 2
func.func @large(%in: memref<128x128xf32>, %out: memref<128x128xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<128x128xf32> -> tensor<128x128xf32>
  %y = scf.for %t = %c0 to %c4 step %c1 iter_args(%s = %x) -> tensor<128x128xf32> {
    %e = math.exp %s : tensor<128x128xf32>
    scf.yield %e : tensor<128x128xf32>
  }
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<128x128xf32>, memref<128x128xf32>
  return
}

// What runs in many blocks has two warps: a multiprocessor holds several such blocks.
// CHECK-LABEL: func @of_many
// CHECK-SAME: #tile.launch<warps = 2
// TWO-LABEL: func @of_many
func.func @of_many(%in: memref<64x64xf32>, %out: memref<64x64xf32>) attributes {ttt.many_tasks} {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}

// CHECK-LABEL: func @of_few
// CHECK-SAME: #tile.launch<warps = 4
// TWO-LABEL: func @of_few
func.func @of_few(%in: memref<64x64xf32>, %out: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<64x64xf32> -> tensor<64x64xf32>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<64x64xf32>, memref<64x64xf32>
  return
}
