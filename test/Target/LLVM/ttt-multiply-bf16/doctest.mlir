// Products of matrices by AVX512-BF16. The left one is rounded as it is, the right one to pairs of
// rows, each once for all products that read it.
// RUN: ttt-opt %s --ttt-multiply-bf16 --split-input-file | FileCheck %s

#left = affine_map<(r, c, t) -> (r, t)>
#right = affine_map<(r, c, t) -> (t, c)>
#sums = affine_map<(r, c, t) -> (r, c)>

// CHECK-LABEL: func @two_products(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<16x16xf32>, %[[Y:[a-z0-9]+]]: tensor<16x16xf32>, %[[W:[a-z0-9]+]]: tensor<16x32xf32>
// CHECK: %[[LEFT:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<16x16xf32>) outs(%{{.*}} : tensor<16x16xbf16>)
// CHECK: arith.truncf %{{.*}} fastmath<afn> : f32 to bf16
// CHECK: %[[RIGHT:.*]] = scf.for {{.*}} -> (tensor<8x64xbf16>)
// CHECK: %[[FIRST:.*]] = vector.transfer_read %[[W]]
// CHECK: %[[SECOND:.*]] = vector.transfer_read %[[W]]
// CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.cvtne2ps2bf16.512"(%[[SECOND]], %[[FIRST]])
// CHECK: vector.shuffle %{{.*}}, %{{.*}} [0, 16, 1, 17, 2, 18,
// CHECK: scf.for {{.*}} -> (tensor<16x32xf32>)
// CHECK: scf.for {{.*}} -> (tensor<16x32xf32>)
// CHECK: scf.for
// CHECK: vector.transfer_read %[[RIGHT]]{{.*}} vector<32xbf16>
// CHECK: vector.transfer_read %[[LEFT]]{{.*}} vector<2xbf16>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"
// CHECK: linalg.generic {{.*}} ins(%[[Y]]
// CHECK-NOT: cvtne2ps2bf16
// CHECK: dpbf16ps
func.func @two_products(%x: tensor<16x16xf32>, %y: tensor<16x16xf32>, %w: tensor<16x32xf32>, %s: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>) {
  %a = linalg.contract indexing_maps = [#left, #right, #sums] ins(%x, %w : tensor<16x16xf32>, tensor<16x32xf32>) outs(%s : tensor<16x32xf32>) -> tensor<16x32xf32>
  %b = linalg.contract indexing_maps = [#left, #right, #sums] ins(%y, %w : tensor<16x16xf32>, tensor<16x32xf32>) outs(%s : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %a, %b : tensor<16x32xf32>, tensor<16x32xf32>
}

// -----

// Transposed operands: the left one in f32, the right one by words, of which squares are
// transposed.
// CHECK-LABEL: func @transposed(
// CHECK: linalg.transpose
// CHECK: scf.for {{.*}} -> (tensor<16x32xbf16>)
// CHECK-COUNT-16: cvtne2ps2bf16
// CHECK-COUNT-64: vector.shuffle
// CHECK: dpbf16ps
func.func @transposed(%x: tensor<32x8xf32>, %w: tensor<16x32xf32>, %s: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %a = linalg.contract
      indexing_maps = [affine_map<(r, c, t) -> (t, r)>, affine_map<(r, c, t) -> (c, t)>, affine_map<(r, c, t) -> (r, c)>]
      ins(%x, %w : tensor<32x8xf32>, tensor<16x32xf32>) outs(%s : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %a : tensor<8x16xf32>
}

// -----

// Tiles and steps are whole registers: three of columns, one at a time.
// CHECK-LABEL: func @three_registers(
// CHECK: scf.for {{.*}} -> (tensor<8x96xbf16>)
// CHECK-COUNT-3: cvtne2ps2bf16
// CHECK-NOT: cvtne2ps2bf16
// CHECK: %[[STEP:.*]] = arith.constant 16 : index
// CHECK: scf.for {{.*}} step %[[STEP]] {{.*}} -> (tensor<8x48xf32>)
// CHECK: dpbf16ps
#left = affine_map<(r, c, t) -> (r, t)>
#right = affine_map<(r, c, t) -> (t, c)>
#sums = affine_map<(r, c, t) -> (r, c)>
func.func @three_registers(%x: tensor<8x16xf32>, %w: tensor<16x48xf32>, %s: tensor<8x48xf32>) -> tensor<8x48xf32> {
  %a = linalg.contract indexing_maps = [#left, #right, #sums] ins(%x, %w : tensor<8x16xf32>, tensor<16x48xf32>) outs(%s : tensor<8x48xf32>) -> tensor<8x48xf32>
  return %a : tensor<8x48xf32>
}

// -----

// Few rows, parts of registers, few terms and float64 stay.
// CHECK-LABEL: func @others(
// CHECK-NOT: bf16
#left = affine_map<(r, c, t) -> (r, t)>
#right = affine_map<(r, c, t) -> (t, c)>
#sums = affine_map<(r, c, t) -> (r, c)>
func.func @others(%x: tensor<4x16xf32>, %w: tensor<16x16xf32>, %y: tensor<16x16xf32>, %v: tensor<16x12xf32>, %z: tensor<16x6xf32>, %u: tensor<6x16xf32>, %d: tensor<16x16xf64>,
                  %s: tensor<4x16xf32>, %p: tensor<16x12xf32>, %q: tensor<16x16xf32>, %r: tensor<16x16xf64>) -> (tensor<4x16xf32>, tensor<16x12xf32>, tensor<16x16xf32>, tensor<16x16xf64>) {
  %0 = linalg.contract indexing_maps = [#left, #right, #sums] ins(%x, %w : tensor<4x16xf32>, tensor<16x16xf32>) outs(%s : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.contract indexing_maps = [#left, #right, #sums] ins(%y, %v : tensor<16x16xf32>, tensor<16x12xf32>) outs(%p : tensor<16x12xf32>) -> tensor<16x12xf32>
  %2 = linalg.contract indexing_maps = [#left, #right, #sums] ins(%z, %u : tensor<16x6xf32>, tensor<6x16xf32>) outs(%q : tensor<16x16xf32>) -> tensor<16x16xf32>
  %3 = linalg.contract indexing_maps = [#left, #right, #sums] ins(%d, %d : tensor<16x16xf64>, tensor<16x16xf64>) outs(%r : tensor<16x16xf64>) -> tensor<16x16xf64>
  return %0, %1, %2, %3 : tensor<4x16xf32>, tensor<16x12xf32>, tensor<16x16xf32>, tensor<16x16xf64>
}
