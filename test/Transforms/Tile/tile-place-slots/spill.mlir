// What does not fit into shared memory lies in the workspace, and a remark says so; what fits
// beside it stays.
// RUN: ttt-opt %s --tile-place-slots=shared-bytes=300 --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @spills
// CHECK-SAME: #tile.launch<warps = 1, shared = 256, spilled = 128, workspace = 128>
// CHECK: tile.alloc {offset = 0 : i64} : memref<64xf32, 3>
// CHECK: tile.alloc {offset = 0 : i64, spilled} : memref<32xf32, 3>
func.func @spills(%in: memref<64xf32>, %out: memref<64xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %a = tile.alloc : memref<64xf32, 3>
  // expected-remark @+1 {{a slot of 128 bytes lies in global memory}}
  %b = tile.alloc : memref<32xf32, 3>
  %x = tile.read %in[%c0] axes [0] : memref<64xf32> -> tensor<64xf32>
  tile.write %x, %a[%c0] axes [0] : tensor<64xf32>, memref<64xf32, 3>
  %y = tile.read %in[%c0] axes [0] : memref<64xf32> -> tensor<32xf32>
  tile.write %y, %b[%c0] axes [0] : tensor<32xf32>, memref<32xf32, 3>
  %p = tile.read %a[%c0] axes [0] : memref<64xf32, 3> -> tensor<32xf32>
  %q = tile.read %b[%c0] axes [0] : memref<32xf32, 3> -> tensor<32xf32>
  %r = arith.addf %p, %q : tensor<32xf32>
  tile.write %r, %out[%c0] axes [0] : tensor<32xf32>, memref<64xf32>
  return
}

// More than all of it.
// CHECK-LABEL: func @too_large
// CHECK-SAME: #tile.launch<warps = 1, spilled = 512
func.func @too_large(%in: memref<128xf32>, %out: memref<128xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  // expected-remark @+1 {{a slot of 512 bytes lies in global memory}}
  %a = tile.alloc : memref<128xf32, 3>
  %x = tile.read %in[%c0] axes [0] : memref<128xf32> -> tensor<128xf32>
  tile.write %x, %a[%c0] axes [0] : tensor<128xf32>, memref<128xf32, 3>
  %p = tile.read %a[%c0] axes [0] : memref<128xf32, 3> -> tensor<128xf32>
  tile.write %p, %out[%c0] axes [0] : tensor<128xf32>, memref<128xf32>
  return
}

// Streams of the function's own are in the workspace too: bytes for a token, and for one more.
// CHECK-LABEL: func @streams
// CHECK-SAME: #tile.launch<warps = 1, workspace = 48, workspace_per_token = 32>
func.func @streams(%in: memref<?x8xf32>, %out: memref<?x8xf32>) attributes {tile.launch = #tile.launch<warps = 1>} {
  %c0 = arith.constant 0 : index
  %n = memref.dim %in, %c0 : memref<?x8xf32>
  %own = memref.alloc(%n) : memref<?x8xf32>
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<?x8xf32> -> tensor<4x8xf32>
  tile.write %x, %own[%c0, %c0] axes [0, 1] : tensor<4x8xf32>, memref<?x8xf32>
  %y = tile.read %own[%c0, %c0] axes [0, 1] : memref<?x8xf32> -> tensor<4x8xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<4x8xf32>, memref<?x8xf32>
  return
}
