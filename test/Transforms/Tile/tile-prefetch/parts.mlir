// A part of an entry that is copied ahead is read from the copy.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse --tile-prefetch --canonicalize | FileCheck %s

// CHECK-LABEL: func @last_of_entry
// CHECK: scf.for
// CHECK: %[[ENTRY:.*]] = memref.subview
// CHECK-DAG: tile.read %{{.*}}[%c0] axes [0] : memref<16xf32, {{.*}}3> -> tensor<16xf32>
// CHECK-DAG: tile.read %{{.*}}[%c15] axes [] : memref<16xf32, {{.*}}3> -> tensor<f32>
func.func @last_of_entry(%k: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                         %p: tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"prepared.0", internal, BHT, block = 16>})
    -> (tensor<16xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %n = tensor.dim %k, %c0 : tensor<?x16xf32>
  %S = scf.for %i = %c0 to %n step %c16 iter_args(%s = %zero) -> (tensor<16xf32>) {
    %entry = arith.divui %i, %c16 : index
    %x = tensor.extract_slice %p[%entry, 0] [1, 16] [1, 1] : tensor<?x16xf32> to tensor<16xf32>
    %last = tensor.extract_slice %x[15] [1] [1] : tensor<16xf32> to tensor<f32>
    %all = ttt.broadcast %last [0] : tensor<f32> -> tensor<16xf32>
    %y = arith.mulf %x, %all : tensor<16xf32>
    %t = arith.addf %s, %y : tensor<16xf32>
    scf.yield %t : tensor<16xf32>
  }
  return %S : tensor<16xf32>
}
