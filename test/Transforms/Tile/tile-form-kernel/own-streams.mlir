// A stream that begins and ends in the function is an allocation; what a loop carries of it is
// one memory. Streams that start alike are two.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize | FileCheck %s

// CHECK-LABEL: func @two_loops
// CHECK-SAME: (%[[K:.*]]: memref<?x8xf32, strided<[?, 1]>>, %[[OUT:.*]]: memref<?x8xf32, strided<[?, 1]>> {tile.output})
// CHECK: %[[LENGTH:.*]] = memref.dim %[[K]]
// CHECK: %[[MEMORY:.*]] = memref.alloc(%[[LENGTH]]) : memref<?x8xf32>
// CHECK: %[[OWN:.*]] = memref.cast %[[MEMORY]] : memref<?x8xf32> to memref<?x8xf32, strided<[?, 1]>>
// CHECK-NOT: memref.alloc
// CHECK: scf.for
// CHECK:   tile.read %[[K]]
// CHECK:   tile.write %{{.*}}, %[[OWN]]
// CHECK: scf.for
// CHECK:   tile.read %[[OWN]]
// CHECK:   tile.write %{{.*}}, %[[OUT]]
func.func @two_loops(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %empty = tensor.empty(%n) : tensor<?x8xf32>
  %own = scf.for %t = %c0 to %n step %c16 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %x = tensor.extract_slice %k[%t, 0] [16, 8] [1, 1] : tensor<?x8xf32> to tensor<16x8xf32>
    %y = math.exp %x : tensor<16x8xf32>
    %next = tensor.insert_slice %y into %to[%t, 0] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  %out = scf.for %t = %c0 to %n step %c16 iter_args(%to = %empty) -> tensor<?x8xf32> {
    %x = tensor.extract_slice %own[%t, 0] [16, 8] [1, 1] : tensor<?x8xf32> to tensor<16x8xf32>
    %y = math.exp %x : tensor<16x8xf32>
    %next = tensor.insert_slice %y into %to[%t, 0] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<?x8xf32>
    scf.yield %next : tensor<?x8xf32>
  }
  return %out : tensor<?x8xf32>
}
