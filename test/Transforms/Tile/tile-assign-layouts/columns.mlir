// What goes from token to token is done by one thread for a column: its tiles have all rows in
// registers, and the weights of a system are memory.
// RUN: ttt-opt %s --tile-assign-layouts=warps=2 | FileCheck %s

// Columns over lanes, and over warps where there are more; then rows over registers.
// CHECK-DAG: #[[COLUMNS:layout[0-9]*]] = #tile.layout<registers = [1, 0, 2, 0], lanes = [0, 1, 0, 2, 0, 4, 0, 8, 0, 16], warps = [0, 32], rank = 2>
// CHECK-DAG: #[[SQUARE:layout[0-9]*]] = #tile.layout<registers = [1, 0, 2, 0], lanes = [0, 1, 0, 2, 0, 0, 0, 0, 0, 0], warps = [0, 0], rank = 2>
// CHECK-DAG: #[[ALL:layout[0-9]*]] = #tile.layout<registers = [1, 2], lanes = [0, 0, 0, 0, 0], warps = [0], rank = 1>

// A thread needs the rates of its columns.
// CHECK-DAG: #[[OWN:layout[0-9]*]] = #tile.layout<lanes = [1, 2, 0, 0, 0], warps = [0], rank = 1>

// CHECK-LABEL: func @solve
// CHECK-DAG: %[[SLOT:.*]] = tile.alloc : memref<4x4xf32, 3>
// CHECK-DAG: tile.write %{{.*}}, %[[SLOT]]
// CHECK: tile.solve %[[SLOT]], %{{.*}} gate %{{.*}} : tensor<4x64xf32, #[[COLUMNS]]> : memref<4x4xf32, 3>, tensor<4x64xf32, #[[COLUMNS]]> -> tensor<4x64xf32, #[[COLUMNS]]>
func.func @solve(%a: memref<4x4xf32>, %in: memref<4x64xf32>, %out: memref<4x64xf32>) {
  %c0 = arith.constant 0 : index
  %w = tile.read %a[%c0, %c0] axes [0, 1] : memref<4x4xf32> -> tensor<4x4xf32>
  %e = math.exp %w : tensor<4x4xf32>
  %r = tile.read %in[%c0, %c0] axes [0, 1] : memref<4x64xf32> -> tensor<4x64xf32>
  %x = tile.solve %e, %r gate %r : tensor<4x64xf32> : tensor<4x4xf32>, tensor<4x64xf32> -> tensor<4x64xf32>
  tile.write %x, %out[%c0, %c0] axes [0, 1] : tensor<4x64xf32>, memref<4x64xf32>
  return
}

// All rows of a column decay in one thread.
// CHECK-LABEL: func @decay
// CHECK: tile.decay {{.*}} : tensor<4x64xf32, #[[COLUMNS]]> -> tensor<4x64xf32, #[[COLUMNS]]>
func.func @decay(%in: memref<4x64xf32>, %out: memref<4x64xf32>) {
  %c0 = arith.constant 0 : index
  %x = tile.read %in[%c0, %c0] axes [0, 1] : memref<4x64xf32> -> tensor<4x64xf32>
  %y = tile.decay %x, %x by %x half 2 : tensor<4x64xf32> -> tensor<4x64xf32>
  tile.write %y, %out[%c0, %c0] axes [0, 1] : tensor<4x64xf32>, memref<4x64xf32>
  return
}

// CHECK-LABEL: func @recurrence
// CHECK: tile.recurrence {{.*}} : (tensor<4xf32, #[[ALL]]>, tensor<4xf32, #[[OWN]]>) -> (tensor<4xf32, #[[ALL]]>, tensor<4x4xf32, #[[SQUARE]]>)
func.func @recurrence(%gates: memref<4xf32>, %rates: memref<4xf32>, %a: memref<4xf32>, %l: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %gate = tile.read %gates[%c0] axes [0] : memref<4xf32> -> tensor<4xf32>
  %rate = tile.read %rates[%c0] axes [0] : memref<4xf32> -> tensor<4xf32>
  %A, %L = tile.recurrence carried 1 of 1 transitions [0, 0] (%gate) inputs [0, 0] (%rate) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4x4xf32>)
  tile.write %A, %a[%c0] axes [0] : tensor<4xf32>, memref<4xf32>
  tile.write %L, %l[%c0, %c0] axes [0, 1] : tensor<4x4xf32>, memref<4x4xf32>
  return
}
