// An operand of a product whose warps split the columns is a fragment if every warp has a copy of
// it. Then what leads to it is computed by all of them: that is done where it is little, else the
// operand goes through a slot and is computed once.
// RUN: ttt-opt %s --tile-assign-layouts='warps=4 product-type=bf16' --canonicalize --cse | FileCheck %s

// CHECK-DAG: #[[COPIES:layout[0-9]*]] = #tile.layout<registers = [0, 1, 8, 0, 0, 8], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [0, 0, 0, 0], rank = 2>
// CHECK-DAG: #[[ONCE:layout[0-9]*]] = #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], warps = [0, 8, 0, 0], rank = 2>

// CHECK-LABEL: func @few
// CHECK: %[[P:.*]] = tile.dot "ti,si->ts" {{.*}} -> tensor<16x16xf32, #[[COPIES]]>
// CHECK: %[[E:.*]] = math.exp %[[P]]
// CHECK: %[[ROUNDED:.*]] = arith.truncf %[[E]]
// CHECK-NOT: tile.write
// CHECK: tile.dot "ts,sj->tj" %[[ROUNDED]], %{{.*}} : tensor<16x16xbf16, #[[COPIES]]>,
func.func @few(%q: memref<16x64xf32>, %k: memref<16x64xf32>, %out: memref<16x64xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %zeros = arith.constant dense<0.0> : tensor<16x64xf32>
  %a = tile.read %q[%c0, %c0] axes [0, 1] : memref<16x64xf32> -> tensor<16x64xf32>
  %b = tile.read %k[%c0, %c0] axes [0, 1] : memref<16x64xf32> -> tensor<16x64xf32>
  %p = tile.dot "ti,si->ts" %a, %b, %zero : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  %e1 = math.exp %p : tensor<16x16xf32>
  %y = tile.dot "ts,sj->tj" %e1, %b, %zeros : tensor<16x16xf32>, tensor<16x64xf32>, tensor<16x64xf32> -> tensor<16x64xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x64xf32>, memref<16x64xf32>
  return
}

// CHECK-LABEL: func @many
// CHECK: %[[P:.*]] = tile.dot "ti,si->ts" {{.*}} -> tensor<16x16xf32, #[[ONCE]]>
// CHECK: math.exp
// CHECK: %[[ROUNDED:.*]] = arith.truncf
// CHECK-NEXT: tile.write %[[ROUNDED]], %[[SLOT:[0-9]+]]{{\[}}
// CHECK-NEXT: tile.dot "ts,sj->tj" %[[SLOT]], %{{.*}} : memref<16x16xbf16
func.func @many(%q: memref<16x64xf32>, %k: memref<16x64xf32>, %out: memref<16x64xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant dense<0.0> : tensor<16x16xf32>
  %zeros = arith.constant dense<0.0> : tensor<16x64xf32>
  %a = tile.read %q[%c0, %c0] axes [0, 1] : memref<16x64xf32> -> tensor<16x64xf32>
  %b = tile.read %k[%c0, %c0] axes [0, 1] : memref<16x64xf32> -> tensor<16x64xf32>
  %p = tile.dot "ti,si->ts" %a, %b, %zero : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16xf32> -> tensor<16x16xf32>
  %e1 = math.exp %p : tensor<16x16xf32>
  %e2 = math.tanh %e1 : tensor<16x16xf32>
  %e3 = math.exp %e2 : tensor<16x16xf32>
  %e4 = math.tanh %e3 : tensor<16x16xf32>
  %y = tile.dot "ts,sj->tj" %e4, %b, %zeros : tensor<16x16xf32>, tensor<16x64xf32>, tensor<16x64xf32> -> tensor<16x64xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<16x64xf32>, memref<16x64xf32>
  return
}
