// Memory of a tensor with a `stored` type is of that type: rows are widened when they are read,
// rounded when they are written. Others keep theirs, streams of the function too.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s
// RUN: sed s/bf16/f16/g %s | ttt-opt --tile-form-kernel --canonicalize | FileCheck %s --check-prefix=HALF

// CHECK-LABEL: func @roles
// CHECK-SAME: (%[[K:.*]]: memref<?x8xbf16, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT, stored = bf16>}, %{{.*}}: memref<?x8xf32, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"saved", saved, BHT>}, %{{.*}}: memref<8xf32> {ttt.tensor = #ttt.tensor<"state", state, BH>}, %[[OUT:.*]]: memref<?x8xbf16, strided<[?, 1]>> {tile.output, ttt.tensor = #ttt.tensor<"out", out, BHT, stored = bf16>})
// CHECK: memref.alloc(%{{.*}}) : memref<?x8xf32>
// CHECK: %[[NARROW:.*]] = tile.read %[[K]]{{.*}} -> tensor<16x8xbf16>
// CHECK: %[[X:.*]] = arith.extf %[[NARROW]] : tensor<16x8xbf16> to tensor<16x8xf32>
// CHECK: math.exp %[[X]] : tensor<16x8xf32>
// CHECK: %[[Y:.*]] = arith.addf
// CHECK: %[[ROUNDED:.*]] = arith.truncf %[[Y]] : tensor<16x8xf32> to tensor<16x8xbf16>
// CHECK: tile.write %[[ROUNDED]], %[[OUT]]

// HALF-LABEL: func @roles
// HALF-SAME: memref<?x8xf16, strided<[?, 1]>> {ttt.tensor = #ttt.tensor<"token", token, BHT, stored = f16>}
func.func @roles(%k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"token", token, BHT, stored = bf16>}, %saved: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"saved", saved, BHT>}, %s: tensor<8xf32> {ttt.tensor = #ttt.tensor<"state", state, BH>}) -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT, stored = bf16>}) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%n) : tensor<?x8xf32>
  %wide = ttt.broadcast %s [0] : tensor<8xf32> -> tensor<16x8xf32>
  %own = scf.for %t = %c0 to %n step %c16 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %x = tensor.extract_slice %k[%t, 0] [16, 8] [1, 1] : tensor<?x8xf32> to tensor<16x8xf32>
    %e = math.exp %x : tensor<16x8xf32>
    %next = tensor.insert_slice %e into %to[%t, 0] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  %out = scf.for %t = %c0 to %n step %c16 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %x = tensor.extract_slice %own[%t, 0] [16, 8] [1, 1] : tensor<?x8xf32> to tensor<16x8xf32>
    %y = arith.addf %x, %wide : tensor<16x8xf32>
    %next = tensor.insert_slice %y into %to[%t, 0] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  return %out : tensor<?x8xf32>
}
