// The entries of a group's probe are carried, also through loops inside loops. They are a
// result of the function that saves; the one that goes back neither carries nor reads them.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @layer_save(
// CHECK-SAME: tensor<?xf32> {ttt.tensor = #ttt.tensor<"size", probe, BHT, block = 4>}
// CHECK: %[[R:.*]]:4 = ttt.every 8 tokens
// CHECK: return %[[R]]#0, %[[R]]#1, %[[R]]#3, %[[R]]#2 :

// CHECK-LABEL: func @layer_backward(
// CHECK-NOT: tensor<?xf32>
// CHECK: ttt.every 8 reverse tokens(%{{[^,]*}}, %{{[^,]*}}) carry(%{{[^,]*}}) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<?x2xf32>)
// CHECK-NOT: tensor<?xf32>
// CHECK: return
func.func @layer(%x: tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %s: tensor<2xf32> {ttt.tensor = #ttt.tensor<"s", state, BH>})
    -> (tensor<2xf32> {ttt.tensor = #ttt.tensor<"s_final", final, BH>},
        tensor<?xf32> {ttt.tensor = #ttt.tensor<"size", probe, BHT, block = 4>},
        tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %length = tensor.dim %x, %c0 : tensor<?x2xf32>
  %groups = arith.ceildivui %length, %c4 : index
  %entries = tensor.empty(%groups) : tensor<?xf32>
  %r:3 = ttt.every 8 tokens(%x) carry(%s, %entries)
      : (tensor<?x2xf32>, tensor<2xf32>, tensor<?xf32>) -> (tensor<2xf32>, tensor<?xf32>, tensor<?x2xf32>) {
  ^bb0(%first: index, %n: index, %xb: tensor<8x2xf32>, %sb: tensor<2xf32>, %pb: tensor<?xf32>):
    %i:3 = ttt.every 4 of %first, %n tokens(%xb) carry(%sb, %pb)
        : (index, index, tensor<8x2xf32>, tensor<2xf32>, tensor<?xf32>) -> (tensor<2xf32>, tensor<?xf32>, tensor<8x2xf32>) {
    ^bb0(%start: index, %count: index, %xi: tensor<4x2xf32>, %si: tensor<2xf32>, %pi: tensor<?xf32>):
      %wide = ttt.broadcast %si [0] : tensor<2xf32> -> tensor<4x2xf32>
      %y = arith.mulf %wide, %xi : tensor<4x2xf32>
      %next = math.exp %si : tensor<2xf32>
      %size = ttt.reduce_sum %next [0] : tensor<2xf32> -> tensor<f32>
      %number = arith.divui %start, %c4 : index
      %p = tensor.insert_slice %size into %pi[%number] [1] [1] : tensor<f32> into tensor<?xf32>
      ttt.yield %next, %p, %y : tensor<2xf32>, tensor<?xf32>, tensor<4x2xf32>
    }
    ttt.yield %i#0, %i#1, %i#2 : tensor<2xf32>, tensor<?xf32>, tensor<8x2xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<2xf32>, tensor<?xf32>, tensor<?x2xf32>
}
