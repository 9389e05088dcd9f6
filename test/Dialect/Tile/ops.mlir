// Every op is printed as it was read, and in generic form: the examples of TileOps.td, and
// each optional part with and without.
// RUN: ttt-opt %s | ttt-opt | FileCheck %s
// RUN: ttt-opt %s --mlir-print-op-generic | ttt-opt | FileCheck %s

// CHECK-LABEL: func @slots
// CHECK: tile.alloc {offset = 512 : i64} : memref<16x64xbf16, strided<[72, 1]>, 3>
// CHECK: tile.alloc : memref<8xf32, 3>
// CHECK: tile.alloc {offset = 0 : i64, spilled} : memref<f32, 3>
// CHECK: tile.barrier
func.func @slots() {
  %slot = tile.alloc {offset = 512} : memref<16x64xbf16, strided<[72, 1]>, 3>
  %unplaced = tile.alloc : memref<8xf32, 3>
  %spilled = tile.alloc {offset = 0, spilled} : memref<f32, 3>
  tile.barrier
  return
}

// CHECK-LABEL: func @read
// CHECK-SAME: (%[[KEYS:.*]]: memref<?x64xf32, strided<[?, 1]>>, %[[W:.*]]: memref<4x8x6xf32>, %[[FIRST:.*]]: index, %[[LAST:.*]]: index)
// CHECK: tile.read %[[KEYS]][%[[FIRST]], %[[C0:.*]]] axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
// CHECK: tile.read %[[KEYS]][%[[FIRST]], %[[C0]]] last %[[LAST]] axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
// CHECK: tile.read %[[KEYS]][%[[FIRST]], %[[C0]]] axes [1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<64xf32>
// CHECK: tile.read %[[W]][%[[C0]], %[[C0]], %[[C0]]] axes [2, 0] steps [2, 1] : memref<4x8x6xf32> -> tensor<3x4xf32>
// CHECK: tile.read %[[W]][%[[C0]], %[[FIRST]], %[[LAST]]] axes [] : memref<4x8x6xf32> -> tensor<f32>
func.func @read(%keys: memref<?x64xf32, strided<[?, 1]>>, %W: memref<4x8x6xf32>, %first: index, %last: index) {
  %c0 = arith.constant 0 : index
  %k = tile.read %keys[%first, %c0] axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
  %ragged = tile.read %keys[%first, %c0] last %last axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
  %row = tile.read %keys[%first, %c0] axes [1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<64xf32>
  %turned = tile.read %W[%c0, %c0, %c0] axes [2, 0] steps [2, 1] : memref<4x8x6xf32> -> tensor<3x4xf32>
  %number = tile.read %W[%c0, %first, %last] axes [] : memref<4x8x6xf32> -> tensor<f32>
  return
}

// CHECK-LABEL: func @write
// CHECK-SAME: (%[[ROWS:.*]]: tensor<16x64xf32>, %[[OUT:.*]]: memref<?x64xf32, strided<[?, 1]>>, %[[FIRST:.*]]: index, %[[N:.*]]: index)
// CHECK: tile.write %[[ROWS]], %[[OUT]][%[[FIRST]], %[[C0:.*]]] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32, strided<[?, 1]>>
// CHECK: tile.write %[[ROWS]], %[[OUT]][%[[FIRST]], %[[C0]]] count %[[N]] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32, strided<[?, 1]>>
// CHECK: tile.write %[[ROWS]], %{{.*}}[%[[C0]], %[[C0]]] axes [1, 0] steps [1, 2] : tensor<16x64xf32>, memref<128x16xf32, 3>
func.func @write(%rows: tensor<16x64xf32>, %out: memref<?x64xf32, strided<[?, 1]>>, %first: index, %n: index) {
  %c0 = arith.constant 0 : index
  %slot = tile.alloc : memref<128x16xf32, 3>
  tile.write %rows, %out[%first, %c0] axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32, strided<[?, 1]>>
  tile.write %rows, %out[%first, %c0] count %n axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32, strided<[?, 1]>>
  tile.write %rows, %slot[%c0, %c0] axes [1, 0] steps [1, 2] : tensor<16x64xf32>, memref<128x16xf32, 3>
  return
}

// CHECK-LABEL: func @copy
// CHECK: tile.copy %{{.*}}[%{{.*}}], %{{.*}} : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
// CHECK: tile.copy %{{.*}}[%{{.*}}] last %{{.*}}, %{{.*}} : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
// CHECK: tile.copy %{{.*}}[%{{.*}}] last %{{.*}} if %{{.*}}, %{{.*}} : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
// CHECK: tile.wait
// CHECK: tile.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<16x64xbf16, strided<[72, 1]>, 3>, memref<?x64xbf16, strided<[?, 1]>>
// CHECK: tile.store %{{.*}}, %{{.*}}[%{{.*}}] count %{{.*}} : memref<16x64xbf16, strided<[72, 1]>, 3>, memref<?x64xbf16, strided<[?, 1]>>
func.func @copy(%keys: memref<?x64xbf16, strided<[?, 1]>>, %first: index, %last: index, %any: i1) {
  %slot = tile.alloc {offset = 512} : memref<16x64xbf16, strided<[72, 1]>, 3>
  tile.copy %keys[%first], %slot : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
  tile.copy %keys[%first] last %last, %slot : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
  tile.copy %keys[%first] last %last if %any, %slot : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
  tile.wait
  tile.store %slot, %keys[%first] : memref<16x64xbf16, strided<[72, 1]>, 3>, memref<?x64xbf16, strided<[?, 1]>>
  tile.store %slot, %keys[%first] count %last : memref<16x64xbf16, strided<[72, 1]>, 3>, memref<?x64xbf16, strided<[?, 1]>>
  return
}

// CHECK-LABEL: func @values
// CHECK: tile.coord 0 : tensor<16x16xi32>
// CHECK: tile.broadcast %{{.*}} [1] : tensor<16xf32> -> tensor<16x8xf32>
// CHECK: tile.broadcast %{{.*}} [0, 1] : tensor<i1> -> tensor<16x8xi1>
// CHECK: tile.transpose %{{.*}} [1, 0] : tensor<16x8xf32> -> tensor<8x16xf32>
// CHECK: tile.transpose %{{.*}} [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
// CHECK: tile.reduce "sum" %{{.*}} [1] : tensor<8x16xf32> -> tensor<8xf32>
// CHECK: tile.reduce "max" %{{.*}} [0, 1] : tensor<8x16xf32> -> tensor<f32>
// CHECK: tile.reduce "sum" %{{.*}} [1] parts : tensor<8x16xf32> -> tensor<4x8xf32>
// CHECK: tile.convert %{{.*}} : tensor<16xf32> -> tensor<16xf32>
func.func @values(%t: tensor<16xf32>, %flag: tensor<i1>, %box: tensor<2x3x4xf32>) {
  %row = tile.coord 0 : tensor<16x16xi32>
  %wide = tile.broadcast %t [1] : tensor<16xf32> -> tensor<16x8xf32>
  %flags = tile.broadcast %flag [0, 1] : tensor<i1> -> tensor<16x8xi1>
  %turned = tile.transpose %wide [1, 0] : tensor<16x8xf32> -> tensor<8x16xf32>
  %turnedBox = tile.transpose %box [2, 0, 1] : tensor<2x3x4xf32> -> tensor<4x2x3xf32>
  %sum = tile.reduce "sum" %turned [1] : tensor<8x16xf32> -> tensor<8xf32>
  %most = tile.reduce "max" %turned [0, 1] : tensor<8x16xf32> -> tensor<f32>
  %parts = tile.reduce "sum" %turned [1] parts : tensor<8x16xf32> -> tensor<4x8xf32>
  %same = tile.convert %t : tensor<16xf32> -> tensor<16xf32>
  return
}

// CHECK-LABEL: func @dot
// CHECK: tile.dot "ti,ij->tj" %{{.*}}, %{{.*}}, %{{.*}} : tensor<16x8xf32>, tensor<8x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
// CHECK: tile.dot "ti,ij->tj" %{{.*}}, %{{.*}}, %{{.*}} : tensor<16x8xf32>, memref<8x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
// CHECK: tile.dot "ts,sj->tj" %{{.*}}, %{{.*}}, %{{.*}} causal "ts" : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
// CHECK: tile.dot "ts,sj->tj" %{{.*}}, %{{.*}}, %{{.*}} causal "ts" strict : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
// CHECK: tile.dot "ts,sj->tj" %{{.*}}, %{{.*}}, %{{.*}} tensor_cores : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
func.func @dot(%x: tensor<16x8xf32>, %W: tensor<8x4xf32>, %memory: memref<8x4xf32>, %A: tensor<16x16xf32>, %start: tensor<16x4xf32>) {
  %y = tile.dot "ti,ij->tj" %x, %W, %start : tensor<16x8xf32>, tensor<8x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  %z = tile.dot "ti,ij->tj" %x, %memory, %start : tensor<16x8xf32>, memref<8x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  %p = tile.dot "ts,sj->tj" %A, %y, %z causal "ts" : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  %q = tile.dot "ts,sj->tj" %A, %y, %p causal "ts" strict : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  %r = tile.dot "ts,sj->tj" %A, %y, %q tensor_cores : tensor<16x16xf32>, tensor<16x4xf32>, tensor<16x4xf32> -> tensor<16x4xf32>
  return
}

// CHECK-LABEL: func @token_by_token
// CHECK: tile.solve %{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK: tile.solve transpose %{{.*}}, %{{.*}} gate %{{.*}} : tensor<4x8xf32> : memref<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK: tile.solve %{{.*}} : tensor<4x4xf32> -> tensor<4x4xf32>
// CHECK: tile.decay strict %{{.*}}, %{{.*}} by %{{.*}} half 2 : tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK: tile.recurrence carried 1 of 1 transitions [0, 0](%{{.*}}) inputs [0, 0](%{{.*}}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
func.func @token_by_token(%w: tensor<4x4xf32>, %memory: memref<4x4xf32>, %rows: tensor<4x8xf32>, %gate: tensor<4xf32>) {
  %x = tile.solve %w, %rows : tensor<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  %y = tile.solve transpose %memory, %x gate %rows : tensor<4x8xf32> : memref<4x4xf32>, tensor<4x8xf32> -> tensor<4x8xf32>
  %inverse = tile.solve %w : tensor<4x4xf32> -> tensor<4x4xf32>
  %decayed = tile.decay strict %x, %rows by %y half 2 : tensor<4x8xf32> -> tensor<4x8xf32>
  %A, %L = tile.recurrence carried 1 of 1 transitions [0, 0] (%gate) inputs [0, 0] (%gate) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  return
}
