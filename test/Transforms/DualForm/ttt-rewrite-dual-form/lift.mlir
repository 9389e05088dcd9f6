// What depends on the token only is lifted to rows: axes shift by one, contractions get
// a letter for the row, and what no token enters stays as it is.
// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=dual --canonicalize | FileCheck %s --implicit-check-not=ttt.each_token

// CHECK-LABEL: func @lift
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x8xf32>, %[[M:[^:]*]]: tensor<8x6xf32>, %[[T:.*]]: tensor<8xf32>)
// CHECK: %[[P:.*]] = ttt.contract "ti,ij->tj" %[[X]], %[[M]] : tensor<4x8xf32>, tensor<8x6xf32> -> tensor<4x6xf32>
// CHECK: %[[S:.*]] = ttt.reduce_sum %[[P]] [1] : tensor<4x6xf32> -> tensor<4xf32>
// CHECK: %[[B:.*]] = ttt.broadcast %[[S]] [1] : tensor<4xf32> -> tensor<4x8xf32>
// CHECK: %[[E:.*]] = math.exp %[[T]] : tensor<8xf32>
// CHECK: %[[ROWS:.*]] = ttt.broadcast %[[E]] [0] : tensor<8xf32> -> tensor<4x8xf32>
// CHECK: %[[Y:.*]] = arith.mulf %[[B]], %[[ROWS]]
// CHECK: return %[[Y]]
func.func @lift(%start: index, %count: index, %x: tensor<4x8xf32>, %M: tensor<8x6xf32>, %theta: tensor<8xf32>) -> tensor<4x8xf32> {
  %r = ttt.each_token %start, %count tokens(%x) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x8xf32> {
  ^bb0(%t: index, %xt: tensor<8xf32>):
    %p = ttt.contract "i,ij->j" %xt, %M : tensor<8xf32>, tensor<8x6xf32> -> tensor<6xf32>
    %s = ttt.reduce_sum %p [0] : tensor<6xf32> -> tensor<f32>
    %b = ttt.broadcast %s [0] : tensor<f32> -> tensor<8xf32>
    %e = math.exp %theta : tensor<8xf32>
    %y = arith.mulf %b, %e : tensor<8xf32>
    ttt.yield %y : tensor<8xf32>
  }
  return %r : tensor<4x8xf32>
}

// A row written into a tensor that no token enters: one such tensor per token.
// CHECK-LABEL: func @insert
// CHECK-SAME: %[[X:[^:]*]]: tensor<4x8xf32>, %[[I:[^:]*]]: tensor<2x8xf32>)
// CHECK: %[[INTO:.*]] = ttt.broadcast %[[I]] [0] : tensor<2x8xf32> -> tensor<4x2x8xf32>
// CHECK: %[[Y:.*]] = tensor.insert_slice %[[X]] into %[[INTO]][0, 1, 0] [4, 1, 8] [1, 1, 1] : tensor<4x8xf32> into tensor<4x2x8xf32>
// CHECK: return %[[Y]]
func.func @insert(%start: index, %count: index, %x: tensor<4x8xf32>, %into: tensor<2x8xf32>) -> tensor<4x2x8xf32> {
  %r = ttt.each_token %start, %count tokens(%x) carry() : (index, index, tensor<4x8xf32>) -> tensor<4x2x8xf32> {
  ^bb0(%t: index, %xt: tensor<8xf32>):
    %y = tensor.insert_slice %xt into %into[1, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<2x8xf32>
    ttt.yield %y : tensor<2x8xf32>
  }
  return %r : tensor<4x2x8xf32>
}
