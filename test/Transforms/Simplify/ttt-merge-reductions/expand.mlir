// With `expand` a factor that is a sum is multiplied out where one of its terms waits for another
// sum: then none waits. What was a square stays at least zero, which a difference of rounded
// numbers need not be. Without the option products of two varying factors stay.
// RUN: ttt-opt %s --ttt-merge-reductions=expand --canonicalize --cse --ttt-merge-reductions --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --ttt-merge-reductions --canonicalize --cse | FileCheck %s --check-prefix=OFF --implicit-check-not=maximumf

// sum((x - sum(x)/n)^2) = sum(x^2) - sum(x) sum(x)/n
// CHECK-LABEL: func @variance
// CHECK-DAG: %[[X:.*]] = ttt.contract
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[SUM:.*]] = ttt.reduce_sum %[[X]] [0]
// CHECK: %[[MEAN:.*]] = arith.mulf %[[SUM]]
// CHECK: %[[P:.*]] = arith.mulf %[[SUM]], %[[MEAN]]
// CHECK: %[[SQUARES:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK: %[[Q:.*]] = ttt.reduce_sum %[[SQUARES]] [0]
// CHECK-NOT: ttt.reduce_sum
// CHECK: %[[D:.*]] = arith.subf %[[Q]], %[[P]]
// CHECK: %[[V:.*]] = arith.maximumf %[[D]], %[[ZERO]]
// CHECK: return %[[V]]

// OFF-LABEL: func @variance
// OFF: %[[C:.*]] = arith.subf
// OFF: %[[Q:.*]] = arith.mulf %[[C]], %[[C]]
// OFF: ttt.reduce_sum %[[Q]]
func.func @variance(%k: tensor<8xf32>, %W: tensor<8x64xf32>) -> tensor<f32> {
  %x = ttt.contract "i,ij->j" %k, %W : tensor<8xf32>, tensor<8x64xf32> -> tensor<64xf32>
  %n = arith.constant dense<1.562500e-02> : tensor<f32>
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %m = arith.mulf %a, %n : tensor<f32>
  %b = ttt.broadcast %m [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %x, %b : tensor<64xf32>
  %q = arith.mulf %c, %c : tensor<64xf32>
  %s = ttt.reduce_sum %q [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// The sum in a layer norm's gradient waits for the mean and for the deviation; all sums are of the
// arguments then. This one is no square, and has a sign.
// CHECK-LABEL: func @gradient
// CHECK-SAME: (%{{.*}}, %{{.*}}, %[[G:[^:]*]]: tensor<16x64xf32>)
// CHECK: %[[X:.*]] = ttt.contract
// CHECK: %[[SUM:.*]] = ttt.reduce_sum %[[X]] [1]
// CHECK: %[[MEAN:.*]] = arith.mulf %[[SUM]]
// CHECK: %[[SQUARES:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK: ttt.reduce_sum %[[SQUARES]] [1]
// CHECK: arith.maximumf
// CHECK: %[[I:.*]] = math.rsqrt
// CHECK: %[[OFG:.*]] = ttt.reduce_sum %[[G]] [1]
// CHECK: %[[P:.*]] = arith.mulf %[[OFG]], %[[MEAN]]
// CHECK: %[[TERMS:.*]] = arith.mulf %[[X]], %[[G]]
// CHECK: %[[T:.*]] = ttt.reduce_sum %[[TERMS]] [1]
// CHECK: %[[D:.*]] = arith.subf %[[T]], %[[P]]
// CHECK: %[[Y:.*]] = arith.mulf %[[D]], %[[I]]
// CHECK-NOT: maximumf
// CHECK: return %[[Y]]

// OFF-LABEL: func @gradient
// OFF-COUNT-3: ttt.reduce_sum
// OFF-NOT: ttt.reduce_sum
// OFF: return
func.func @gradient(%k: tensor<16x8xf32>, %W: tensor<8x64xf32>, %g: tensor<16x64xf32>) -> tensor<16xf32> {
  %x = ttt.contract "ti,ij->tj" %k, %W : tensor<16x8xf32>, tensor<8x64xf32> -> tensor<16x64xf32>
  %n = arith.constant dense<1.562500e-02> : tensor<16xf32>
  %a = ttt.reduce_sum %x [1] : tensor<16x64xf32> -> tensor<16xf32>
  %m = arith.mulf %a, %n : tensor<16xf32>
  %b = ttt.broadcast %m [1] : tensor<16xf32> -> tensor<16x64xf32>
  %c = arith.subf %x, %b : tensor<16x64xf32>
  %q = arith.mulf %c, %c : tensor<16x64xf32>
  %v = ttt.reduce_sum %q [1] : tensor<16x64xf32> -> tensor<16xf32>
  %i = math.rsqrt %v : tensor<16xf32>
  %r = ttt.broadcast %i [1] : tensor<16xf32> -> tensor<16x64xf32>
  %h = arith.mulf %c, %r : tensor<16x64xf32>
  %p = arith.mulf %g, %h : tensor<16x64xf32>
  %t = ttt.reduce_sum %p [1] : tensor<16x64xf32> -> tensor<16xf32>
  return %t : tensor<16xf32>
}

// The term that waits is in a factor of a term: z + (y - sum(x)) w, times r. What does not wait
// stays one sum.
// CHECK-LABEL: func @nested
// CHECK-SAME: (%[[X:[^:]*]]: tensor<64xf32>, %{{.*}}, %{{.*}}, %[[Z:[^:]*]]: tensor<64xf32>, %[[W:[^:]*]]: tensor<64xf32>, %[[R:[^:]*]]: tensor<64xf32>)
// CHECK: %[[Y:.*]] = ttt.contract
// CHECK: %[[SUM:.*]] = ttt.reduce_sum %[[X]] [0]
// CHECK: %[[WR:.*]] = arith.mulf %[[W]], %[[R]]
// CHECK: %[[A:.*]] = ttt.reduce_sum %[[WR]] [0]
// CHECK: %[[P:.*]] = arith.mulf %[[A]], %[[SUM]]
// CHECK: %[[YW:.*]] = arith.mulf %[[Y]], %[[W]]
// CHECK: %[[YWR:.*]] = arith.mulf %[[YW]], %[[R]]
// CHECK: %[[B:.*]] = ttt.reduce_sum %[[YWR]] [0]
// CHECK: %[[D:.*]] = arith.subf %[[B]], %[[P]]
// CHECK: %[[ZR:.*]] = arith.mulf %[[Z]], %[[R]]
// CHECK: %[[C:.*]] = ttt.reduce_sum %[[ZR]] [0]
// CHECK: %[[ALL:.*]] = arith.addf %[[C]], %[[D]]
// CHECK: return %[[ALL]]

// OFF-LABEL: func @nested
// OFF-COUNT-2: ttt.reduce_sum
// OFF-NOT: ttt.reduce_sum
// OFF: return
func.func @nested(%x: tensor<64xf32>, %k: tensor<8xf32>, %W: tensor<8x64xf32>, %z: tensor<64xf32>, %w: tensor<64xf32>, %r: tensor<64xf32>) -> tensor<f32> {
  %y = ttt.contract "i,ij->j" %k, %W : tensor<8xf32>, tensor<8x64xf32> -> tensor<64xf32>
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %b = ttt.broadcast %a [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %y, %b : tensor<64xf32>
  %d = arith.mulf %c, %w : tensor<64xf32>
  %e = arith.addf %z, %d : tensor<64xf32>
  %q = arith.mulf %e, %r : tensor<64xf32>
  %s = ttt.reduce_sum %q [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}

// A square of a product is one, too: sum((w c)^2) is at least zero.
// CHECK-LABEL: func @weighted
// CHECK-COUNT-4: ttt.reduce_sum
// CHECK-NOT: ttt.reduce_sum
// CHECK: arith.maximumf
// CHECK-NEXT: return

// OFF-LABEL: func @weighted
// OFF-COUNT-2: ttt.reduce_sum
// OFF-NOT: ttt.reduce_sum
// OFF: return
func.func @weighted(%k: tensor<8xf32>, %W: tensor<8x64xf32>, %w: tensor<64xf32>) -> tensor<f32> {
  %x = ttt.contract "i,ij->j" %k, %W : tensor<8xf32>, tensor<8x64xf32> -> tensor<64xf32>
  %a = ttt.reduce_sum %x [0] : tensor<64xf32> -> tensor<f32>
  %b = ttt.broadcast %a [0] : tensor<f32> -> tensor<64xf32>
  %c = arith.subf %x, %b : tensor<64xf32>
  %d = arith.mulf %w, %c : tensor<64xf32>
  %q = arith.mulf %d, %d : tensor<64xf32>
  %s = ttt.reduce_sum %q [0] : tensor<64xf32> -> tensor<f32>
  return %s : tensor<f32>
}
