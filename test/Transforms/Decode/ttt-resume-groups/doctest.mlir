// A call computes the rows of its own tokens: the product with the state, and the sums over the
// tokens so far, of the rows that earlier calls kept. At the end of a full group it updates
// the state and clears the rows.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=2 --ttt-resume-groups=new-rows --canonicalize --cse --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @layer_prefill(
// CHECK-SAME: #ttt.tensor<"carry.S_final", final, BH>
// CHECK-SAME: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"carry.rows.x_final", final, BH>}
// CHECK-SAME: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"carry.rows.0_final", final, BH>})
// CHECK: %[[FULL:.*]]:2 = ttt.every 4 of %c0, %[[COUNT:.*]] tokens(
// CHECK: %[[OPEN:.*]]:3 = ttt.every 4 of %[[COUNT]], %[[REST:.*]] tokens({{.*}}) carry()
// CHECK: ttt.yield %{{.*}}, %{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
// CHECK: %[[OUT:.*]] = ttt.overwrite_rows %[[FULL]]#1, %[[OPEN]]#0 at %[[COUNT]], %[[REST]]
// CHECK: %[[X:.*]] = ttt.overwrite_rows %cst, %[[OPEN]]#1 at %c0, %[[REST]]
// CHECK: %[[U:.*]] = ttt.overwrite_rows %cst, %[[OPEN]]#2 at %c0, %[[REST]]
// CHECK: return %[[OUT]], %[[FULL]]#0, %[[X]], %[[U]]

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[NEW:[^ ]*]]: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>}
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"carry.S", state, BH>}
// CHECK-SAME: %[[KX:[^ ]*]]: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"carry.rows.x", state, BH>}
// CHECK-SAME: %[[KU:[^ ]*]]: tensor<4x8xf32> {ttt.tensor = #ttt.tensor<"carry.rows.0", state, BH>})
// CHECK: scf.for %[[GROUP:.*]] = %c0 to %{{.*}} step %c4 iter_args(%[[SNOW:.*]] = %[[S]], %[[XNOW:.*]] = %[[KX]], %[[UNOW:.*]] = %[[KU]], %[[YNOW:.*]] = %{{.*}})
// CHECK: %[[PAST:.*]] = arith.select
// CHECK: %[[END:.*]] = arith.minui
// CHECK: %[[N:.*]] = arith.subi %[[END]], %[[PAST]]
// CHECK: %[[ROW:.*]] = ttt.take_rows %[[NEW]] from %[[FROM:.*]], %[[N]] : tensor<?x8xf32> -> tensor<2x8xf32>
// CHECK: %[[Y:.*]] = ttt.contract "ti,ij->tj" %[[ROW]], %[[SNOW]] : tensor<2x8xf32>, tensor<8x8xf32> -> tensor<2x8xf32>
// CHECK: %[[XS:.*]] = ttt.overwrite_rows %[[XNOW]], %[[ROW]] at %[[PAST]], %[[N]]
// CHECK: %[[W:.*]] = ttt.contract "ti,si->ts" %[[ROW]], %[[XS]] : tensor<2x8xf32>, tensor<4x8xf32> -> tensor<2x4xf32>
// CHECK: %[[U:.*]] = math.tanh %[[Y]] : tensor<2x8xf32>
// CHECK: %[[US:.*]] = ttt.overwrite_rows %[[UNOW]], %[[U]] at %[[PAST]], %[[N]]
// CHECK: %[[SUM:.*]] = ttt.band_matmul %[[W]], %[[US]], %[[PAST]] into %cst{{.*}} : tensor<2x4xf32>, tensor<4x8xf32> -> tensor<2x8xf32>
// CHECK: %[[OUT:.*]] = arith.addf %[[Y]], %[[SUM]]
// CHECK: ttt.overwrite_rows %[[YNOW]], %[[OUT]] at %[[FROM]], %[[N]]
// CHECK: %[[FULL:.*]] = arith.divui %[[END]], %c4
// CHECK: scf.for %{{.*}} = %c0 to %[[FULL]] step %c1 iter_args(%[[SOLD:.*]] = %[[SNOW]], %[[XALL:.*]] = %[[XS]], %[[UALL:.*]] = %[[US]])
// CHECK: %[[P:.*]] = ttt.contract "ti,tj->ij" %[[XALL]], %[[UALL]]
// CHECK: arith.addf %[[SOLD]], %[[P]]
// CHECK: ttt.overwrite_rows %[[XALL]], %cst at %c0, %c4
func.func @layer(
    %x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
    %S: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  // expected-remark @+1 {{[ttt-resume-groups] a decoded token computes its own row of the mini-batch; kept for later ones: 2 rows of each token and the values of 0 loops}}
  %r:2 = ttt.every 4 tokens(%x) carry(%S)
      : (tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %state: tensor<8x8xf32>):
    %y = ttt.contract "ti,ij->tj" %xs, %state : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %u = math.tanh %y : tensor<4x8xf32>
    %w = ttt.contract "ti,si->ts" %xs, %xs : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<4x4xf32>
    %sum = ttt.tril_matmul %w, %u : tensor<4x4xf32>, tensor<4x8xf32>
    %out = arith.addf %y, %sum : tensor<4x8xf32>
    %valid = ttt.valid_rows %u, %count : tensor<4x8xf32>
    %update = ttt.contract "ti,tj->ij" %xs, %valid : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %next = arith.addf %state, %update : tensor<8x8xf32>
    ttt.yield %next, %out : tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<?x8xf32>
}
