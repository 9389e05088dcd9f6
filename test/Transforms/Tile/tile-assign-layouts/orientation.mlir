// Which way round a component is held follows from cost: a state that holds the transposed
// matrix is held the other way round, and stays in registers too. No name matters.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse --tile-assign-layouts='product-type=bf16 warps=4' | FileCheck %s

// CHECK-DAG: #[[ALONG:layout[0-9]*]] = #tile.layout<registers = [1, 0, 0, 8, 8, 0, 16, 0, {{[^]]*}}], lanes = [2, 0, 4, 0, 0, 1, 0, 2, 0, 4], warps = [0, {{[0-9]*}}, 0, {{[0-9]*}}], rank = 2>
// CHECK-DAG: #[[ACROSS:layout[0-9]*]] = #tile.layout<registers = [0, 1, 8, 0, 0, 8, 0, 16, {{[^]]*}}], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [{{[0-9]*}}, 0, {{[0-9]*}}, 0], rank = 2>

// The rows of the product are the state's columns: they lie over lanes and warps.
// CHECK-LABEL: func @as_it_is
// CHECK: scf.for {{.*}} -> (tensor<64x64xf32, #[[ALONG]]>)
// CHECK: tile.dot "ti,ij->tj" %{{.*}} : memref<{{.*}}, tensor<64x64xbf16, #[[ALONG]]>,
// CHECK: tile.dot "ti,tj->ij" %{{.*}} -> tensor<64x64xf32, #[[ALONG]]>
func.func @as_it_is(%k: tensor<?x64xf32>, %W: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %length = tensor.dim %k, %c0 : tensor<?x64xf32>
  %r = scf.for %t = %c0 to %length step %c16 iter_args(%S = %W) -> tensor<64x64xf32> {
    %rows = tensor.extract_slice %k[%t, 0] [16, 64] [1, 1] : tensor<?x64xf32> to tensor<16x64xf32>
    %y = ttt.contract "ti,ij->tj" %rows, %S : tensor<16x64xf32>, tensor<64x64xf32> -> tensor<16x64xf32>
    %d = ttt.contract "ti,tj->ij" %rows, %y : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<64x64xf32>
    %n = arith.addf %S, %d : tensor<64x64xf32>
    scf.yield %n : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}

// CHECK-LABEL: func @transposed
// CHECK: scf.for {{.*}} -> (tensor<64x64xf32, #[[ACROSS]]>)
// CHECK: tile.dot "ai,ji->aj" %{{.*}} : memref<{{.*}}, tensor<64x64xbf16, #[[ACROSS]]>,
// CHECK: tile.dot "ai,aj->ji" %{{.*}} -> tensor<64x64xf32, #[[ACROSS]]>
func.func @transposed(%inputs: tensor<?x64xf32>, %memory: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %length = tensor.dim %inputs, %c0 : tensor<?x64xf32>
  %r = scf.for %t = %c0 to %length step %c16 iter_args(%S = %memory) -> tensor<64x64xf32> {
    %x = tensor.extract_slice %inputs[%t, 0] [16, 64] [1, 1] : tensor<?x64xf32> to tensor<16x64xf32>
    %p = ttt.contract "ai,ji->aj" %x, %S : tensor<16x64xf32>, tensor<64x64xf32> -> tensor<16x64xf32>
    %d = ttt.contract "ai,aj->ji" %x, %p : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<64x64xf32>
    %n = arith.addf %S, %d : tensor<64x64xf32>
    scf.yield %n : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}
