// RUN: ttt-opt %s --tile-hoist-reads | FileCheck %s --implicit-check-not=tile.copy --implicit-check-not=tile.alloc

#rows = strided<[?, 1]>

// A declaration has no body.
func.func private @elsewhere(memref<8xf32>)

// What the function also writes, and what is read at an offset that is computed first.
// CHECK-LABEL: func @late
// CHECK: tile.write
// CHECK: tile.read %arg0
// CHECK: arith.addi
// CHECK: tile.read %arg1
func.func @late(%w: memref<8xf32>, %v: memref<16xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %zeros = arith.constant dense<0.0> : tensor<8xf32>
  tile.write %zeros, %w[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  %x = tile.read %w[%c0] axes [0] : memref<8xf32> -> tensor<8xf32>
  %j = arith.addi %i, %i : index
  %y = tile.read %v[%j] axes [0] : memref<16xf32> -> tensor<8xf32>
  tile.write %x, %w[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  tile.write %y, %w[%c0] axes [0] : tensor<8xf32>, memref<8xf32>
  return
}

// Tokens of a call of any length.
// CHECK-LABEL: func @tokens
// CHECK-COUNT-3: tile.read %arg
func.func @tokens(%q: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %s: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"s", saved, BHT, block = 16>}, %n: index, %any: i1, %out: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.if %any {
    %x = tile.read %q[%n, %c0] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    %y = tile.read %k[%n, %c4] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x4xf32>
    %z = tile.read %s[%n, %c0] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
    tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x4xf32>, memref<16x8xf32>
    tile.write %z, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  }
  return
}

// Part of a row, and an entry for several tokens, of a call that has at most one.
// CHECK-LABEL: func @one
// CHECK-COUNT-2: tile.read %arg
func.func @one(%k: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %s: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"s", saved, BHT, block = 16>}, %n: index, %any: i1, %out: memref<16x8xf32>) attributes {ttt.entry = #ttt.entry<decode, max_tokens = 1>} {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.if %any {
    %y = tile.read %k[%n, %c4] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x4xf32>
    %z = tile.read %s[%n, %c0] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x4xf32>, memref<16x8xf32>
    tile.write %z, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  }
  return
}
