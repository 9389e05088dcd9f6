// Slots take up to `most-bytes` bytes; here one token of 32 bytes.
// RUN: ttt-opt %s --tile-hoist-reads=most-bytes=31 | FileCheck %s --check-prefix=NONE --implicit-check-not=tile.copy
// RUN: ttt-opt %s --tile-hoist-reads=most-bytes=32 | FileCheck %s --check-prefix=ONE
// RUN: not ttt-opt %s --tile-hoist-reads=most-bytes=-1 2>&1 | FileCheck %s --check-prefix=OPTION
// OPTION: error: option most-bytes: expected at least 0, found -1

#rows = strided<[?, 1]>

// The second argument finds no room.
// NONE-LABEL: func @rows
// NONE: tile.read %arg0
// ONE-LABEL: func @rows
// ONE: tile.copy %arg0
// ONE-NOT: tile.copy
// ONE: tile.read %{{[0-9]}}[
// ONE: tile.read %arg1
func.func @rows(%q: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %k: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"k", token, BHT>}, %n: index, %any: i1, %out: memref<16x8xf32>) attributes {ttt.entry = #ttt.entry<decode, max_tokens = 1>} {
  %c0 = arith.constant 0 : index
  scf.if %any {
    %x = tile.read %q[%n, %c0] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    %y = tile.read %k[%n, %c0] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
    tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  }
  return
}

// So many tokens that their bytes are no number.
// ONE-LABEL: func @many
// ONE-NOT: tile.copy
func.func @many(%q: memref<?x8xf32, #rows> {ttt.tensor = #ttt.tensor<"q", token, BHT>}, %n: index, %any: i1, %out: memref<16x8xf32>) attributes {ttt.entry = #ttt.entry<decode, max_tokens = 9223372036854775807>} {
  %c0 = arith.constant 0 : index
  scf.if %any {
    %x = tile.read %q[%n, %c0] last %n axes [0, 1] : memref<?x8xf32, #rows> -> tensor<16x8xf32>
    tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  }
  return
}
