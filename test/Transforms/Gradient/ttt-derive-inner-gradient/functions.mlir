// Elementary functions, at cotangent %w.
// RUN: ttt-opt %s --ttt-derive-inner-gradient --canonicalize | FileCheck %s

// CHECK-LABEL: func @exp
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[Y:.*]] = math.exp %[[P]]
// CHECK-NEXT: %[[G:.*]] = arith.mulf %[[W]], %[[Y]]
// CHECK-NEXT: return %[[G]]
func.func @exp(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.exp %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @log(
// CHECK-SAME: %[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[G:.*]] = arith.divf %[[W]], %[[P]]
// CHECK-NEXT: return %[[G]]
func.func @log(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.log %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @log1p
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[ONE:.*]] = arith.constant dense<1.000000e+00>
// CHECK-NEXT: %[[A:.*]] = arith.addf %[[P]], %[[ONE]]
// CHECK-NEXT: %[[G:.*]] = arith.divf %[[W]], %[[A]]
// CHECK-NEXT: return %[[G]]
func.func @log1p(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.log1p %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @sqrt
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-DAG: %[[HALF:.*]] = arith.constant dense<5.000000e-01>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1.000000e+00>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00>
// At 0 the slope is 0, and nothing is divided by 0 for it.
// CHECK: %[[Y:.*]] = math.sqrt %[[P]]
// CHECK-NEXT: %[[T:.*]] = arith.cmpf ogt, %[[Y]], %[[ZERO]]
// CHECK-NEXT: %[[D:.*]] = arith.select %[[T]], %[[Y]], %[[ONE]]
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[W]], %[[HALF]]
// CHECK-NEXT: %[[Q:.*]] = arith.divf %[[A]], %[[D]]
// CHECK-NEXT: %[[G:.*]] = arith.select %[[T]], %[[Q]], %[[ZERO]]
// CHECK-NEXT: return %[[G]]
func.func @sqrt(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.sqrt %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @rsqrt
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[HALF:.*]] = arith.constant dense<-5.000000e-01>
// CHECK-NEXT: %[[Y:.*]] = math.rsqrt %[[P]]
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[W]], %[[HALF]]
// CHECK-NEXT: %[[Y2:.*]] = arith.mulf %[[Y]], %[[Y]]
// CHECK-NEXT: %[[Y3:.*]] = arith.mulf %[[Y]], %[[Y2]]
// CHECK-NEXT: %[[G:.*]] = arith.mulf %[[A]], %[[Y3]]
// CHECK-NEXT: return %[[G]]
func.func @rsqrt(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.rsqrt %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// CHECK-LABEL: func @tanh
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[ONE:.*]] = arith.constant dense<1.000000e+00>
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[P]]
// CHECK-NEXT: %[[Y2:.*]] = arith.mulf %[[Y]], %[[Y]]
// CHECK-NEXT: %[[A:.*]] = arith.subf %[[ONE]], %[[Y2]]
// CHECK-NEXT: %[[G:.*]] = arith.mulf %[[W]], %[[A]]
// CHECK-NEXT: return %[[G]]
func.func @tanh(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.tanh %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}

// 2 / sqrt(pi) * exp(-x^2)
// CHECK-LABEL: func @erf
// CHECK-SAME: (%[[P:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[C:.*]] = arith.constant dense<1.12837923>
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[W]], %[[C]]
// CHECK-NEXT: %[[X2:.*]] = arith.mulf %[[P]], %[[P]]
// CHECK-NEXT: %[[N:.*]] = arith.negf %[[X2]]
// CHECK-NEXT: %[[E:.*]] = math.exp %[[N]]
// CHECK-NEXT: %[[G:.*]] = arith.mulf %[[A]], %[[E]]
// CHECK-NEXT: return %[[G]]
func.func @erf(%p: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> {
  %g = ttt.grad at(%p) : (tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%x: tensor<8xf32>):
    %y = math.erf %x : tensor<8xf32>
    %yw = arith.mulf %y, %w : tensor<8xf32>
    %l = ttt.reduce_sum %yw [0] : tensor<8xf32> -> tensor<f32>
    ttt.yield %l : tensor<f32>
  }
  return %g : tensor<8xf32>
}
