// Not outlined: periods that read values of different places, too few of them, values without known
// sizes, slices of one number.
// RUN: ttt-opt %s --ttt-outline-repeats=saved=3 | FileCheck %s --implicit-check-not=_repeat

// CHECK-LABEL: func @other_places
func.func @other_places(%d0: tensor<4xf32>) -> tensor<4xf32> {
  %a1 = math.exp %d0 : tensor<4xf32>
  %b1 = math.sin %a1 : tensor<4xf32>
  %c1 = arith.subf %b1, %a1 : tensor<4xf32>
  %d1 = arith.subf %b1, %c1 : tensor<4xf32>
  %a2 = math.exp %d1 : tensor<4xf32>
  %b2 = math.sin %a2 : tensor<4xf32>
  %c2 = arith.subf %a2, %b2 : tensor<4xf32>
  %d2 = arith.subf %c2, %b2 : tensor<4xf32>
  %a3 = math.exp %d2 : tensor<4xf32>
  %b3 = math.sin %a3 : tensor<4xf32>
  %c3 = arith.subf %b3, %a3 : tensor<4xf32>
  %d3 = arith.subf %b3, %c3 : tensor<4xf32>
  %a4 = math.exp %d3 : tensor<4xf32>
  %b4 = math.sin %a4 : tensor<4xf32>
  %c4 = arith.subf %a4, %b4 : tensor<4xf32>
  %d4 = arith.subf %c4, %b4 : tensor<4xf32>
  return %d4 : tensor<4xf32>
}

// CHECK-LABEL: func @three
func.func @three(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = math.exp %x : tensor<4xf32>
  %b = math.sin %a : tensor<4xf32>
  %c = math.exp %b : tensor<4xf32>
  %d = math.sin %c : tensor<4xf32>
  %e = math.exp %d : tensor<4xf32>
  %f = math.sin %e : tensor<4xf32>
  return %f : tensor<4xf32>
}

// CHECK-LABEL: func @stream
func.func @stream(%x: tensor<?xf32>) -> tensor<?xf32> {
  %a = math.exp %x : tensor<?xf32>
  %b = math.sin %a : tensor<?xf32>
  %c = math.exp %b : tensor<?xf32>
  %d = math.sin %c : tensor<?xf32>
  %e = math.exp %d : tensor<?xf32>
  %f = math.sin %e : tensor<?xf32>
  %g = math.exp %f : tensor<?xf32>
  %h = math.sin %g : tensor<?xf32>
  return %h : tensor<?xf32>
}

// CHECK-LABEL: func @numbers
func.func @numbers(%x: tensor<8xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %n = tensor.extract_slice %x[3] [1] [1] : tensor<8xf32> to tensor<f32>
  %a = ttt.broadcast %n [0] : tensor<f32> -> tensor<4xf32>
  %b = arith.addf %y, %a : tensor<4xf32>
  %c = ttt.broadcast %n [0] : tensor<f32> -> tensor<4xf32>
  %d = arith.addf %b, %c : tensor<4xf32>
  %e = ttt.broadcast %n [0] : tensor<f32> -> tensor<4xf32>
  %f = arith.addf %d, %e : tensor<4xf32>
  %g = ttt.broadcast %n [0] : tensor<f32> -> tensor<4xf32>
  %h = arith.addf %f, %g : tensor<4xf32>
  return %h : tensor<4xf32>
}
