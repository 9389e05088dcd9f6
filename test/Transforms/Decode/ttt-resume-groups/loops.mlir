// A loop over the tokens of a group goes on from what it carried, except at the group's first
// token; rows that it reads may be computed by other ops. `prefill` gives the same values.
// RUN: ttt-opt %s --ttt-derive-decode=tokens=1 --ttt-resume-groups=new-rows --canonicalize --cse --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @layer_prefill(
// CHECK-SAME: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.open.0_final", final, BH>})
// CHECK: %[[OPEN:.*]]:2 = ttt.every 4 of {{.*}} carry(%cst)
// CHECK: %[[LOOP:.*]]:2 = ttt.each_token
// CHECK: ttt.yield %[[LOOP]]#0, %[[LOOP]]#1
// CHECK: return %{{.*}}, %{{.*}}, %[[OPEN]]#0

// CHECK-LABEL: func @layer_decode(
// CHECK-SAME: %[[S:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.S", state, BH>}
// CHECK-SAME: %[[KEPT:[^ ]*]]: tensor<8xf32> {ttt.tensor = #ttt.tensor<"carry.open.0", state, BH>})
// CHECK: scf.for %{{.*}} iter_args(%[[SNOW:.*]] = %[[S]], %[[NOW:.*]] = %[[KEPT]], %{{.*}} = %{{.*}})
// CHECK: %[[PAST:.*]] = arith.select
// CHECK: %[[ISFIRST:.*]] = arith.cmpi eq, %[[PAST]], %c0
// CHECK: %[[STEPS:.*]] = arith.select %[[ISFIRST]], %c1, %c0
// CHECK: %[[START:.*]] = scf.for %{{.*}} = %c0 to %[[STEPS]] step %c1 iter_args(%[[OLD:.*]] = %[[NOW]])
// CHECK: ttt.overwrite_rows %[[OLD]], %[[SNOW]] at %c0, %c8
// CHECK: %[[E:.*]] = math.exp %{{.*}} : tensor<1x8xf32>
// CHECK: %[[LOOP:.*]]:2 = ttt.each_token %{{.*}}, %{{.*}} tokens(%[[E]]) carry(%[[START]])
// CHECK: %[[END:.*]] = scf.for
// CHECK: math.tanh %[[LOOP]]#0
// CHECK: scf.yield %[[END]], %[[LOOP]]#0, %{{.*}}
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %S0: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  // expected-remark @+1 {{kept for later ones: 0 rows of each token and the values of 1 loops}}
  %r:2 = ttt.every 4 tokens(%x) carry(%S0)
      : (tensor<?x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %xs: tensor<4x8xf32>, %S: tensor<8xf32>):
    %es = math.exp %xs : tensor<4x8xf32>
    %e:2 = ttt.each_token %start, %count tokens(%es) carry(%S)
        : (index, index, tensor<4x8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<4x8xf32>) {
    ^bb0(%t: index, %xt: tensor<8xf32>, %s: tensor<8xf32>):
      %new = arith.mulf %s, %xt : tensor<8xf32>
      %out = math.absf %new : tensor<8xf32>
      ttt.yield %new, %out : tensor<8xf32>, tensor<8xf32>
    }
    %end = math.tanh %e#0 : tensor<8xf32>
    ttt.yield %end, %e#1 : tensor<8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<?x8xf32>
}
