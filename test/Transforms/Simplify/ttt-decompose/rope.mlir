// A rotation is cosines and sines of angles that are reduced to one turn in f64.
// RUN: ttt-opt %s --ttt-decompose | FileCheck %s --implicit-check-not=ttt.rope

// CHECK-LABEL: func @pairs
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<f32>)
// CHECK: %[[WIDE:.*]] = arith.extf %[[P]] : tensor<f32> to tensor<f64>
// CHECK: %[[SPEEDS:.*]] = arith.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e-02, 1.000000e-02]> : tensor<4xf64>
// CHECK: %[[ALL:.*]] = ttt.broadcast %[[WIDE]] [0] : tensor<f64> -> tensor<4xf64>
// CHECK: %[[ANGLES:.*]] = arith.mulf %[[ALL]], %[[SPEEDS]] : tensor<4xf64>
// CHECK: %[[TURN:.*]] = arith.constant dense<0.15915494{{.*}}> : tensor<4xf64>
// CHECK: %[[TURNS:.*]] = arith.mulf %[[ANGLES]], %[[TURN]]
// CHECK: %[[HALF:.*]] = arith.constant dense<5.000000e-01>
// CHECK: %[[NEAR:.*]] = arith.addf %[[TURNS]], %[[HALF]]
// CHECK: %[[WHOLE:.*]] = math.floor %[[NEAR]]
// CHECK: %[[FULL:.*]] = arith.constant dense<6.2831853{{.*}}>
// CHECK: %[[OVER:.*]] = arith.mulf %[[WHOLE]], %[[FULL]]
// CHECK: %[[REST:.*]] = arith.subf %[[ANGLES]], %[[OVER]]
// CHECK: %[[NARROW:.*]] = arith.truncf %[[REST]] : tensor<4xf64> to tensor<4xf32>
// CHECK-DAG: %[[COS:.*]] = math.cos %[[NARROW]]
// CHECK-DAG: %[[SIN:.*]] = math.sin %[[NARROW]]
// CHECK-DAG: %[[BACK:.*]] = ttt.rotate_half %[[X]] : tensor<4xf32>
// CHECK-DAG: %[[A:.*]] = arith.mulf %[[X]], %[[COS]]
// CHECK-DAG: %[[B:.*]] = arith.mulf %[[BACK]], %[[SIN]]
// CHECK: %[[Y:.*]] = arith.addf %[[A]], %[[B]]
// CHECK: return %[[Y]]
func.func @pairs(%x: tensor<4xf32>, %p: tensor<f32>) -> tensor<4xf32> {
  %y = ttt.rope %x at %p {base = 1.0e4 : f64} : tensor<4xf32>, tensor<f32>
  return %y : tensor<4xf32>
}

// In f64 nothing is converted; each row has the same angles; halves have their own pairs.
// CHECK-LABEL: func @halves
// CHECK-NOT: arith.extf
// CHECK: arith.constant dense<[1.000000e+00, 1.000000e-02, 1.000000e+00, 1.000000e-02]> : tensor<4xf64>
// CHECK-NOT: arith.truncf
// CHECK: %[[COS:.*]] = math.cos %{{.*}} : tensor<4xf64>
// CHECK: ttt.broadcast %[[COS]] [0] : tensor<4xf64> -> tensor<2x4xf64>
// CHECK: ttt.rotate_half %{{.*}} {halves} : tensor<2x4xf64>
func.func @halves(%x: tensor<2x4xf64>, %p: tensor<f64>) -> tensor<2x4xf64> {
  %y = ttt.rope %x at %p {base = 1.0e4 : f64, halves} : tensor<2x4xf64>, tensor<f64>
  return %y : tensor<2x4xf64>
}
