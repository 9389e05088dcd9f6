// Streams with a stored type, through the loops and calls that pass them on. What is read is
// extended, what is written is rounded; all other values stay in f32.
// RUN: ttt-opt %s --ttt-narrow-streams --split-input-file | FileCheck %s

// CHECK-LABEL: func @scale(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xbf16>
// CHECK-SAME: -> (tensor<?x4xbf16>
// CHECK: tensor.empty(%{{.*}}) : tensor<?x4xbf16>
// CHECK: scf.for {{.*}} -> (tensor<?x4xbf16>, tensor<4xf32>)
// CHECK: %[[ROW:.*]] = tensor.extract_slice %[[X]]{{.*}} : tensor<?x4xbf16> to tensor<4xbf16>
// CHECK: %[[WIDE:.*]] = arith.extf %[[ROW]] : tensor<4xbf16> to tensor<4xf32>
// CHECK: %[[SUM:.*]] = arith.addf %{{.*}}, %[[WIDE]] : tensor<4xf32>
// CHECK: %[[ROUNDED:.*]] = arith.truncf %[[SUM]] : tensor<4xf32> to tensor<4xbf16>
// CHECK: tensor.insert_slice %[[ROUNDED]] into %{{.*}} : tensor<4xbf16> into tensor<?x4xbf16>
func.func @scale(%x: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT, stored = bf16>},
                 %s: tensor<4xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT, stored = bf16>},
        tensor<4xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x4xf32>
  %start = tensor.empty(%n) : tensor<?x4xf32>
  %r:2 = scf.for %t = %c0 to %n step %c1 iter_args(%out = %start, %sum = %s) -> (tensor<?x4xf32>, tensor<4xf32>) {
    %row = tensor.extract_slice %x[%t, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
    %new = arith.addf %sum, %row : tensor<4xf32>
    %written = tensor.insert_slice %new into %out[%t, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x4xf32>
    scf.yield %written, %new : tensor<?x4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<?x4xf32>, tensor<4xf32>
}

// -----

// Either branch of a condition passes the stream on, as for a first step of its own.
// CHECK-LABEL: func @first(
// CHECK: scf.for {{.*}} -> (tensor<?xbf16>)
// CHECK: scf.if {{.*}} -> (tensor<?xbf16>) {
// CHECK:   tensor.insert_slice {{.*}} : tensor<bf16> into tensor<?xbf16>
// CHECK: } else {
// CHECK:   scf.yield {{.*}} : tensor<?xbf16>
func.func @first(%x: f32, %n: index) -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"size", probe, BHT, stored = bf16>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %value = tensor.from_elements %x : tensor<f32>
  %start = tensor.empty(%n) : tensor<?xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%out = %start) -> tensor<?xf32> {
    %is_first = arith.cmpi eq, %t, %c0 : index
    %next = scf.if %is_first -> tensor<?xf32> {
      %written = tensor.insert_slice %value into %out[%t] [1] [1] : tensor<f32> into tensor<?xf32>
      scf.yield %written : tensor<?xf32>
    } else {
      scf.yield %out : tensor<?xf32>
    }
    scf.yield %next : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// A step takes the whole stream.
// CHECK-LABEL: func @whole(
// CHECK: call @whole_step(%{{.*}}, %{{.*}}) : (index, tensor<?x4xf16>) -> tensor<4xf32>
// CHECK: func private @whole_step(%{{.*}}: index, %[[X:.*]]: tensor<?x4xf16>) -> tensor<4xf32>
// CHECK: tensor.extract_slice %[[X]]{{.*}} : tensor<?x4xf16> to tensor<4xf16>
// CHECK: arith.extf
func.func @whole(%x: tensor<?x4xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT, stored = f16>}) -> (tensor<4xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %c0 = arith.constant 0 : index
  %row = func.call @whole_step(%c0, %x) : (index, tensor<?x4xf32>) -> tensor<4xf32>
  return %row : tensor<4xf32>
}
func.func private @whole_step(%t: index, %x: tensor<?x4xf32>) -> tensor<4xf32> {
  %row = tensor.extract_slice %x[%t, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<4xf32>
  return %row : tensor<4xf32>
}

// -----

// A result that is read and written again is summed in f32 and rounded once, at the end. The streams
// that start from one `tensor.empty` do not share its memory: the saved one stays in f32.
// CHECK-LABEL: func @twice(
// CHECK: scf.for {{.*}} -> (tensor<?xf32>, tensor<?xf32>)
// CHECK: %[[SUMS:.*]] = scf.for {{.*}} -> (tensor<?xf32>)
// CHECK: %[[ROUNDED:.*]] = scf.for {{.*}} -> (tensor<?xbf16>)
// CHECK:   %[[ROW:.*]] = tensor.extract_slice %[[SUMS]]{{.*}} : tensor<?xf32> to tensor<f32>
// CHECK:   arith.truncf %[[ROW]] : tensor<f32> to tensor<bf16>
// CHECK: return %[[ROUNDED]], %{{.*}} : tensor<?xbf16>, tensor<?xf32>
func.func @twice(%x: tensor<?xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT, stored = bf16>})
    -> (tensor<?xf32> {ttt.tensor = #ttt.tensor<"d_x", gradient, BHT, stored = bf16>},
        tensor<?xf32> {ttt.tensor = #ttt.tensor<"saved_0", saved, BHT>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %start = tensor.empty(%n) : tensor<?xf32>
  %first:2 = scf.for %t = %c0 to %n step %c1 iter_args(%out = %start, %saved = %start) -> (tensor<?xf32>, tensor<?xf32>) {
    %row = tensor.extract_slice %x[%t] [1] [1] : tensor<?xf32> to tensor<f32>
    %written = tensor.insert_slice %row into %out[%t] [1] [1] : tensor<f32> into tensor<?xf32>
    %kept = tensor.insert_slice %row into %saved[%t] [1] [1] : tensor<f32> into tensor<?xf32>
    scf.yield %written, %kept : tensor<?xf32>, tensor<?xf32>
  }
  %second = scf.for %t = %c0 to %n step %c1 iter_args(%out = %first#0) -> (tensor<?xf32>) {
    %row = tensor.extract_slice %out[%t] [1] [1] : tensor<?xf32> to tensor<f32>
    %twice = arith.addf %row, %row : tensor<f32>
    %written = tensor.insert_slice %twice into %out[%t] [1] [1] : tensor<f32> into tensor<?xf32>
    scf.yield %written : tensor<?xf32>
  }
  return %second, %first#1 : tensor<?xf32>, tensor<?xf32>
}
