// Each activation becomes its formula.
// RUN: ttt-opt %s --ttt-decompose | FileCheck %s --implicit-check-not='= ttt.'

// exp(-|x|) never overflows, nor does a derivative: e / (1 + e) where x < 0.
// CHECK-LABEL: func @sigmoid
// CHECK-SAME: (%[[X:.*]]: tensor<8xf64>)
// CHECK: %[[N:.*]] = arith.negf %[[X]]
// CHECK: %[[T:.*]] = arith.cmpf olt, %[[X]], %[[N]]
// CHECK: %[[A:.*]] = arith.select %[[T]], %[[X]], %[[N]]
// CHECK: %[[E:.*]] = math.exp %[[A]]
// CHECK: %[[NEGATIVE:.*]] = arith.cmpf ogt, %{{.*}}, %[[X]]
// CHECK: %[[TOP:.*]] = arith.select %[[NEGATIVE]], %[[E]]
// CHECK: %[[S:.*]] = arith.addf %{{.*}}, %[[E]]
// CHECK: arith.divf %[[TOP]], %[[S]]
func.func @sigmoid(%x: tensor<8xf64>) -> tensor<8xf64> {
  %y = ttt.sigmoid %x : tensor<8xf64>
  return %y : tensor<8xf64>
}

// CHECK-LABEL: func @silu
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK: %[[S:.*]] = arith.divf
// CHECK: arith.mulf %[[X]], %[[S]]
func.func @silu(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = ttt.silu %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// The exponent is never positive, so nothing overflows.
// CHECK-LABEL: func @softplus
// CHECK-SAME: (%[[X:.*]]: tensor<f32>)
// CHECK: %[[N:.*]] = arith.negf %[[X]]
// CHECK: %[[T:.*]] = arith.cmpf olt, %[[X]], %[[N]]
// CHECK: %[[A:.*]] = arith.select %[[T]], %[[X]], %[[N]]
// CHECK: %[[E:.*]] = math.exp %[[A]]
// CHECK: %[[L:.*]] = math.log1p %[[E]]
// CHECK: %[[U:.*]] = arith.cmpf ogt, %{{.*}}, %[[X]]
// CHECK: %[[M:.*]] = arith.select %[[U]], %{{.*}}, %[[X]]
// CHECK: arith.addf %[[M]], %[[L]]
func.func @softplus(%x: tensor<f32>) -> tensor<f32> {
  %y = ttt.softplus %x : tensor<f32>
  return %y : tensor<f32>
}

// CHECK-LABEL: func @gelu(
// CHECK: arith.constant dense<4.471500e-02>
// CHECK: arith.constant dense<0.797884583>
// CHECK: math.tanh
// CHECK: arith.constant dense<5.000000e-01>
func.func @gelu(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = ttt.gelu %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func @gelu_erf
// CHECK: arith.constant dense<0.707106769>
// CHECK: math.erf
func.func @gelu_erf(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = ttt.gelu_erf %x : tensor<8xf32>
  return %y : tensor<8xf32>
}

// CHECK-LABEL: func @sign
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
// CHECK: %[[BELOW:.*]] = arith.cmpf olt, %[[X]]
// CHECK: %[[ELSE:.*]] = arith.select %[[BELOW]]
// CHECK: %[[ABOVE:.*]] = arith.cmpf ogt, %[[X]]
// CHECK: arith.select %[[ABOVE]], %{{.*}}, %[[ELSE]]
func.func @sign(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = ttt.sign %x : tensor<8xf32>
  return %y : tensor<8xf32>
}
