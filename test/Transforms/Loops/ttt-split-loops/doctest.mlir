// What reads no state is computed for all mini-batches by a stage before the loop.
// RUN: ttt-opt %s --ttt-split-loops --canonicalize --cse 2>&1 | FileCheck %s
// RUN: ttt-opt %s --ttt-split-loops=product-type=bf16 --canonicalize --cse 2>&1 | FileCheck %s --check-prefix=ROUNDED
// RUN: ttt-opt %s --ttt-split-loops --ttt-tile-mini-batches --canonicalize -o /dev/null

// CHECK: remark: [ttt-split-loops] computed before the loop, for all mini-batches at once: 1 value that reads no state

// CHECK-LABEL: func.func @layer_prepare(
// CHECK-SAME: %[[K:[^:]*]]: tensor<?x64xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>})
// CHECK-SAME: -> (tensor<?x16x64xf32> {ttt.tensor = #ttt.tensor<"prepared.0", internal, BHT, block = 16>})
// CHECK-SAME: ttt.entry = #ttt.entry<forward, stage = "prepare">
// CHECK: ttt.every 16 tokens(%[[K]]) carry(%{{.*}})
// CHECK: ^bb0(%[[START:.*]]: index, %{{.*}}: index, %[[ROWS:.*]]: tensor<16x64xf32>, %[[STREAM:.*]]: tensor<?x16x64xf32>):
// CHECK: %[[W:.*]] = ttt.contract "ti,si->ts" %[[ROWS]], %[[ROWS]]
// CHECK: %[[X:.*]] = ttt.tril_solve %[[W]], %[[ROWS]]
// CHECK: %[[ENTRY:.*]] = arith.divui %[[START]], %c16
// CHECK: tensor.insert_slice %[[X]] into %[[STREAM]][%[[ENTRY]], 0, 0] [1, 16, 64]

// CHECK-LABEL: func.func @layer(
// CHECK-SAME: %[[PREPARED:[^:]*]]: tensor<?x16x64xf32> {ttt.tensor = #ttt.tensor<"prepared.0", internal, BHT, block = 16>})
// CHECK: ttt.every 16
// CHECK-NOT: ttt.tril_solve
// CHECK: %[[X:.*]] = tensor.extract_slice %[[PREPARED]]
// CHECK: ttt.contract "ti,ij->tj" %[[X]], %

// An operand of products alone is stored as these round it.
// ROUNDED: #ttt.tensor<"prepared.0", internal, BHT, block = 16, stored = bf16>
func.func @layer(%k: tensor<?x64xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %S: tensor<64x64xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<64x64xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x64xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %0:2 = ttt.every 16 tokens(%k) carry(%S) : (tensor<?x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<?x64xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x64xf32>, %state: tensor<64x64xf32>):
    %w = ttt.contract "ti,si->ts" %rows, %rows : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<16x16xf32>
    %x = ttt.tril_solve %w, %rows : tensor<16x16xf32>, tensor<16x64xf32>
    %y = ttt.contract "ti,ij->tj" %x, %state : tensor<16x64xf32>, tensor<64x64xf32> -> tensor<16x64xf32>
    %z = ttt.contract "ti,tj->ij" %rows, %y : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<64x64xf32>
    %next = arith.addf %state, %z : tensor<64x64xf32>
    ttt.yield %next, %y : tensor<64x64xf32>, tensor<16x64xf32>
  }
  return %0#0, %0#1 : tensor<64x64xf32>, tensor<?x64xf32>
}
