// An argument that is only read, and read whole, is an operand where it lies.
// RUN: ttt-opt %s --tile-assign-layouts=warps=1 | FileCheck %s
// RUN: ttt-opt %s --tile-assign-layouts='warps=1 product-type=bf16' | FileCheck %s --check-prefix=BF16

// CHECK-LABEL: func @read_only
// CHECK-NOT: tile.alloc
// CHECK-NOT: tile.read
// CHECK: tile.dot "ti,ij->tj" %arg0, %arg1, %{{.*}} : memref<16x32xf32>, memref<32x8xf32>,

// Rounded operands have to be written somewhere.
// BF16-LABEL: func @read_only
// BF16: tile.dot
// BF16-NOT: %arg0
// BF16-SAME: -> tensor<16x8xf32
func.func @read_only(%x: memref<16x32xf32>, %W: memref<32x8xf32>, %out: memref<16x8xf32> {tile.output}) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %a = tile.read %x[%c0, %c0] axes [0, 1] : memref<16x32xf32> -> tensor<16x32xf32>
  %b = tile.read %W[%c0, %c0] axes [0, 1] : memref<32x8xf32> -> tensor<32x8xf32>
  %y = tile.dot "ti,ij->tj" %a, %b, %zero : tensor<16x32xf32>, tensor<32x8xf32>, tensor<16x8xf32> -> tensor<16x8xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  return
}

// What is written too goes through a slot, and so does a part.
// CHECK-LABEL: func @written
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<16x32xf32
// CHECK: tile.dot "ti,ij->tj" %[[SLOT]], %arg1,
func.func @written(%x: memref<16x32xf32>, %W: memref<32x32xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x32xf32>
  %a = tile.read %x[%c0, %c0] axes [0, 1] : memref<16x32xf32> -> tensor<16x32xf32>
  %b = tile.read %W[%c0, %c0] axes [0, 1] : memref<32x32xf32> -> tensor<32x32xf32>
  %y = tile.dot "ti,ij->tj" %a, %b, %zero : tensor<16x32xf32>, tensor<32x32xf32>, tensor<16x32xf32> -> tensor<16x32xf32>
  tile.write %y, %x[%c0, %c0] axes [0, 1] : tensor<16x32xf32>, memref<16x32xf32>
  return
}

// CHECK-LABEL: func @part
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<16x32xf32
// CHECK: tile.dot "ti,ij->tj" %[[SLOT]], %arg1,
func.func @part(%k: memref<?x32xf32, strided<[?, 1]>>, %W: memref<32x32xf32>, %out: memref<16x32xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x32xf32>
  %a = tile.read %k[%c0, %c0] axes [0, 1] : memref<?x32xf32, strided<[?, 1]>> -> tensor<16x32xf32>
  %b = tile.read %W[%c0, %c0] axes [0, 1] : memref<32x32xf32> -> tensor<32x32xf32>
  %y = tile.dot "ti,ij->tj" %a, %b, %zero : tensor<16x32xf32>, tensor<32x32xf32>, tensor<16x32xf32> -> tensor<16x32xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x32xf32>, memref<16x32xf32>
  return
}

// A state is not read where it lies: its final one may lie there, and be written before.
// CHECK-LABEL: func @state
// CHECK: %[[SLOT:.*]] = tile.alloc : memref<32x8xf32
// CHECK: tile.dot "ti,ij->tj" %arg0, %[[SLOT]],
func.func @state(%x: memref<16x32xf32>, %W: memref<32x8xf32> {ttt.tensor = #ttt.tensor<"state", state>}, %out: memref<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x8xf32>
  %a = tile.read %x[%c0, %c0] axes [0, 1] : memref<16x32xf32> -> tensor<16x32xf32>
  %b = tile.read %W[%c0, %c0] axes [0, 1] : memref<32x8xf32> -> tensor<32x8xf32>
  %y = tile.dot "ti,ij->tj" %a, %b, %zero : tensor<16x32xf32>, tensor<32x8xf32>, tensor<16x8xf32> -> tensor<16x8xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x8xf32>, memref<16x8xf32>
  return
}
