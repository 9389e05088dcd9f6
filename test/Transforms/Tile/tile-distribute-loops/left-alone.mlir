// RUN: ttt-opt %s --tile-distribute-loops | FileCheck %s --implicit-check-not=gpu. --implicit-check-not=block_rows

// A loop that carries a value.
// CHECK-LABEL: func @carries
func.func @carries(%k: memref<?x64xf32>, %out: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : tensor<16x64xf32>
  %n = memref.dim %k, %c0 : memref<?x64xf32>
  %sum = scf.for %i = %c0 to %n step %c16 iter_args(%s = %zero) -> (tensor<16x64xf32>) {
    %x = tile.read %k[%i, %c0] axes [0, 1] : memref<?x64xf32> -> tensor<16x64xf32>
    %y = arith.addf %x, %s : tensor<16x64xf32>
    tile.write %y, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
    scf.yield %y : tensor<16x64xf32>
  }
  return
}

// Iterations that write more rows than they advance, so that two write the same.
// CHECK-LABEL: func @overlaps
func.func @overlaps(%k: memref<?x64xf32>, %out: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32>
  scf.for %i = %c0 to %n step %c8 {
    %x = tile.read %k[%i, %c0] axes [0, 1] : memref<?x64xf32> -> tensor<16x64xf32>
    tile.write %x, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
  }
  return
}

// The entry of a quotient by another number.
// CHECK-LABEL: func @other_entry
func.func @other_entry(%k: memref<?x64xf32>, %out: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32>
  scf.for %i = %c0 to %n step %c16 {
    %x = tile.read %k[%i, %c0] axes [1] : memref<?x64xf32> -> tensor<64xf32>
    %entry = arith.divui %i, %c32 : index
    tile.write %x, %out[%entry, %c0] axes [1] : tensor<64xf32>, memref<?x64xf32>
  }
  return
}

// A result that is written after the loop, by all blocks.
// CHECK-LABEL: func @after
func.func @after(%k: memref<?x64xf32>, %out: memref<?x64xf32>, %last: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32>
  scf.for %i = %c0 to %n step %c16 {
    %x = tile.read %k[%i, %c0] axes [0, 1] : memref<?x64xf32> -> tensor<16x64xf32>
    tile.write %x, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
  }
  %y = tile.read %k[%c0, %c0] axes [1] : memref<?x64xf32> -> tensor<64xf32>
  tile.write %y, %last[%c0] axes [0] : tensor<64xf32>, memref<64xf32>
  return
}

// A stream of the function itself: one block would not see what another wrote.
// CHECK-LABEL: func @own_stream
func.func @own_stream(%k: memref<?x64xf32>, %out: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32>
  %stream = memref.alloc(%n) : memref<?x64xf32>
  scf.for %i = %c0 to %n step %c16 {
    %x = tile.read %k[%i, %c0] axes [0, 1] : memref<?x64xf32> -> tensor<16x64xf32>
    tile.write %x, %stream[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
  }
  scf.for %i = %c0 to %n step %c16 {
    %x = tile.read %stream[%c0, %c0] axes [0, 1] : memref<?x64xf32> -> tensor<16x64xf32>
    tile.write %x, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
  }
  return
}

// A second loop over the same rows: its blocks would not wait for those of the first.
// CHECK-LABEL: func @twice
func.func @twice(%k: memref<?x64xf32>, %out: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32>
  %x = tile.read %k[%c0, %c0] axes [0, 1] : memref<?x64xf32> -> tensor<16x64xf32>
  scf.for %i = %c0 to %n step %c16 {
    tile.write %x, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
  }
  scf.for %i = %c0 to %n step %c16 {
    tile.write %x, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
  }
  return
}

// A result that is read, at rows that another block may write.
// CHECK-LABEL: func @reads
func.func @reads(%k: memref<?x64xf32>, %out: memref<?x64xf32>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = memref.dim %k, %c0 : memref<?x64xf32>
  scf.for %i = %c0 to %n step %c16 {
    %x = tile.read %out[%c0, %c0] axes [0, 1] : memref<?x64xf32> -> tensor<16x64xf32>
    tile.write %x, %out[%i, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32>
  }
  return
}
