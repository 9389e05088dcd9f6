// A private function is a step: it stays on tensors. Its arguments' memory is written
// beside them; each result is computed in one of its last arguments, no other is written.
// RUN: ttt-opt %s --ttt-form-kernel --split-input-file | FileCheck %s

#id = affine_map<(d0) -> (d0)>
// CHECK: #[[DENSE:.*]] = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func private @step
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<4x8xf32> {bufferization.buffer_layout = strided<[?, 1], offset: ?>, bufferization.writable = false}
// CHECK-SAME: %[[S:[a-z0-9]*]]: tensor<8xf32> {bufferization.buffer_layout = #[[DENSE]], bufferization.writable = true}, %[[OUT:[a-z0-9]*]]: tensor<4x8xf32> {bufferization.buffer_layout = strided<[?, 1], offset: ?>, bufferization.writable = true}
// The old state is read where the new one is written.
// CHECK: %[[NEW:.*]] = linalg.generic {{.*}} outs(%[[S]] : tensor<8xf32>)
// CHECK: %[[Y:.*]] = linalg.exp ins(%[[X]] : tensor<4x8xf32>) outs(%[[OUT]] : tensor<4x8xf32>)
// CHECK: return %[[NEW]], %[[Y]]
func.func private @step(%start: index, %x: tensor<4x8xf32> {ttt.rows}, %n: tensor<8xf32>, %s: tensor<8xf32>, %out: tensor<4x8xf32> {ttt.rows})
    -> (tensor<8xf32>, tensor<4x8xf32>) {
  %into = tensor.empty() : tensor<8xf32>
  %new = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%s, %n : tensor<8xf32>, tensor<8xf32>) outs(%into : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %sum = arith.addf %a, %b : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %rows = tensor.empty() : tensor<4x8xf32>
  %y = linalg.exp ins(%x : tensor<4x8xf32>) outs(%rows : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %new, %y : tensor<8xf32>, tensor<4x8xf32>
}

// -----

// A state that is not computed where it stood is copied there; so are rows that come from
// elsewhere.
// CHECK-LABEL: func private @copies
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<4x8xf32> {{{.*}}}, %[[S:[a-z0-9]*]]: tensor<8xf32> {{{.*}}}, %[[OUT:[a-z0-9]*]]: tensor<4x8xf32>
// CHECK: %[[ROW:.*]] = tensor.extract_slice %[[X]]
// CHECK: %[[NEW:.*]] = linalg.copy ins(%[[ROW]] : tensor<8xf32>) outs(%[[S]] : tensor<8xf32>)
// CHECK: %[[Y:.*]] = linalg.copy ins(%[[X]] : tensor<4x8xf32>) outs(%[[OUT]] : tensor<4x8xf32>)
// CHECK: return %[[NEW]], %[[Y]]
func.func private @copies(%x: tensor<4x8xf32> {ttt.rows}, %s: tensor<8xf32>, %out: tensor<4x8xf32> {ttt.rows})
    -> (tensor<8xf32>, tensor<4x8xf32>) {
  %row = tensor.extract_slice %x[3, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  return %row, %x : tensor<8xf32>, tensor<4x8xf32>
}

// -----

// The result of a call is in the argument the step was given for it: a loop that carries
// it copies nothing.
// CHECK-LABEL: func @caller
// CHECK: scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}})
// CHECK-NEXT: %[[NEW:.*]] = func.call @step(%[[S]])
// CHECK-NEXT: scf.yield %[[NEW]]
func.func @caller(%s: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%state = %s) -> (tensor<8xf32>) {
    %new = func.call @step(%state) : (tensor<8xf32>) -> tensor<8xf32>
    scf.yield %new : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
func.func private @step(%s: tensor<8xf32>) -> tensor<8xf32> {
  return %s : tensor<8xf32>
}

// -----

// A result whose memory may have strides does not start in a call, which computes in dense memory:
// it is copied.
// CHECK-LABEL: func private @strided(
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[SUM:.*]] = call @called(%{{.*}}, %[[EMPTY]])
// CHECK: %[[COPY:.*]] = linalg.copy ins(%[[SUM]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: return %[[COPY]]
func.func private @strided(%x: tensor<4xf32>, %place: tensor<4xf32> {ttt.rows}) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  %sum = func.call @called(%x, %empty) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %sum : tensor<4xf32>
}

// CHECK-LABEL: func private @dense(
// CHECK-SAME: %[[PLACE:[a-z0-9]+]]: tensor<4xf32> {bufferization.buffer_layout = {{[^}]*}}, bufferization.writable = true})
// CHECK: %[[SUM:.*]] = call @called(%{{.*}}, %[[PLACE]])
// CHECK: return %[[SUM]]
func.func private @dense(%x: tensor<4xf32>, %place: tensor<4xf32>) -> tensor<4xf32> {
  %empty = tensor.empty() : tensor<4xf32>
  %sum = func.call @called(%x, %empty) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %sum : tensor<4xf32>
}

func.func private @called(%x: tensor<4xf32>, %place: tensor<4xf32>) -> tensor<4xf32> {
  %sum = linalg.map {arith.addf} ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%place : tensor<4xf32>)
  return %sum : tensor<4xf32>
}
