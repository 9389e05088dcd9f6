// Factors of rows that read no state are gathered: with each other, and with the weights of the
// product whose rows they scale. The loop reads one vector, and weights that are scaled already.
// RUN: ttt-opt %s --ttt-split-loops --canonicalize --cse 2>&1 | FileCheck %s

// CHECK-LABEL: func.func @layer_prepare(
// CHECK-SAME: -> (tensor<?x16xf32> {ttt.tensor = #ttt.tensor<"prepared.0", internal, BHT, block = 16>},
// CHECK-SAME: tensor<?x16x16xf32> {ttt.tensor = #ttt.tensor<"prepared.1", internal, BHT, block = 16>})
// CHECK: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[K:[^:]*]]: tensor<16x8xf32>, %[[A:[^:]*]]: tensor<16xf32>, %[[B:[^:]*]]: tensor<16xf32>
// CHECK-DAG: %[[BOTH:.*]] = arith.mulf %{{.*}}, %[[B]] : tensor<16xf32>
// CHECK-DAG: %[[SOLVED:.*]] = ttt.tril_solve
// CHECK-DAG: %[[W:.*]] = ttt.contract "ti,si->ts" %[[SOLVED]], %[[K]]
// CHECK-DAG: %[[ROWS:.*]] = ttt.broadcast %[[A]] [1] : tensor<16xf32> -> tensor<16x16xf32>
// CHECK-DAG: %[[SCALED:.*]] = arith.mulf %[[W]], %[[ROWS]]
// CHECK-DAG: tensor.insert_slice %[[SCALED]]
// CHECK-DAG: tensor.insert_slice %[[BOTH]]

// CHECK-LABEL: func.func @layer(
// CHECK: ttt.every 16 tokens
// CHECK: %[[F:.*]] = tensor.extract_slice {{.*}} to tensor<16xf32>
// CHECK: %[[W:.*]] = tensor.extract_slice {{.*}} to tensor<16x16xf32>
// CHECK: %[[READ:.*]] = ttt.contract "ti,ij->tj"
// CHECK: %[[SPREAD:.*]] = ttt.broadcast %[[F]] [1]
// CHECK: %[[X:.*]] = arith.mulf %[[READ]], %[[SPREAD]]
// CHECK-NEXT: %[[Y:.*]] = ttt.contract "ts,sj->tj" %[[W]], %[[X]]
// CHECK-NOT: arith.mulf
// CHECK: ttt.yield
func.func @layer(%k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %a: tensor<?xf32> {ttt.tensor = #ttt.tensor<"a", token, BHT>},
                 %b: tensor<?xf32> {ttt.tensor = #ttt.tensor<"b", token, BHT>},
                 %S: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %0:2 = ttt.every 16 tokens(%k, %a, %b) carry(%S) : (tensor<?x8xf32>, tensor<?xf32>, tensor<?xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x8xf32>, %at: tensor<16xf32>, %bt: tensor<16xf32>, %state: tensor<8x8xf32>):
    %pairs = ttt.contract "ti,si->ts" %rows, %rows : tensor<16x8xf32>, tensor<16x8xf32> -> tensor<16x16xf32>
    %solved = ttt.tril_solve %pairs, %rows : tensor<16x16xf32>, tensor<16x8xf32>
    %w = ttt.contract "ti,si->ts" %solved, %rows : tensor<16x8xf32>, tensor<16x8xf32> -> tensor<16x16xf32>
    %sums = ttt.reduce_sum %rows [1] : tensor<16x8xf32> -> tensor<16xf32>
    %read = ttt.contract "ti,ij->tj" %rows, %state : tensor<16x8xf32>, tensor<8x8xf32> -> tensor<16x8xf32>
    %bySums = ttt.broadcast %sums [1] : tensor<16xf32> -> tensor<16x8xf32>
    %once = arith.mulf %read, %bySums : tensor<16x8xf32>
    %byB = ttt.broadcast %bt [1] : tensor<16xf32> -> tensor<16x8xf32>
    %twice = arith.mulf %once, %byB : tensor<16x8xf32>
    %mixed = ttt.contract "ts,sj->tj" %w, %twice : tensor<16x16xf32>, tensor<16x8xf32> -> tensor<16x8xf32>
    %byA = ttt.broadcast %at [1] : tensor<16xf32> -> tensor<16x8xf32>
    %y = arith.mulf %mixed, %byA : tensor<16x8xf32>
    %z = ttt.contract "ti,tj->ij" %rows, %y : tensor<16x8xf32>, tensor<16x8xf32> -> tensor<8x8xf32>
    %next = arith.addf %state, %z : tensor<8x8xf32>
    ttt.yield %next, %y : tensor<8x8xf32>, tensor<16x8xf32>
  }
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<?x8xf32>
}
