// A stream that nothing else reads is updated where it lies. A full mini-batch reads it from a
// copy too: bufferization would find that one anew for every loop of a chain.
// RUN: ttt-opt %s --ttt-tile-mini-batches --canonicalize --cse | FileCheck %s --implicit-check-not=ttt.every

// CHECK-LABEL: func @twice
// CHECK-SAME: (%[[X:.*]]: tensor<?x8xf32>)
// CHECK-DAG: %[[N:.*]] = tensor.dim %[[X]]
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<?x8xf32>
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[EMPTY]])
// CHECK:   tensor.extract_slice %[[X]][%{{.*}}, 0] [16, 8] [1, 1]
// CHECK: %[[FIRST:.*]] = scf.for {{.*}} iter_args
// CHECK:   scf.for {{.*}} iter_args
// CHECK:   scf.for {{.*}} iter_args
// CHECK: scf.for %[[START:.*]] = %{{.*}} iter_args(%[[PLACE:.*]] = %[[FIRST]])
// CHECK:   %[[TILE:.*]] = tensor.empty() : tensor<16x8xf32>
// CHECK:   %[[COPY:.*]] = scf.for %[[I:.*]] = %c0 to %c16 step %c1 iter_args(%[[TO:.*]] = %[[TILE]])
// CHECK:     %[[BY:.*]] = arith.minui %[[I]], %c15
// CHECK:     %[[FROM:.*]] = arith.addi %[[START]], %[[BY]]
// CHECK:     %[[ROW:.*]] = tensor.extract_slice %[[PLACE]][%[[FROM]], 0] [1, 8] [1, 1]
// CHECK:     tensor.insert_slice %[[ROW]] into %[[TO]][%[[I]], 0] [1, 8] [1, 1]
// CHECK:   %[[NEW:.*]] = math.tanh %[[COPY]]
// CHECK:   tensor.insert_slice %[[NEW]] into %[[PLACE]][%[[START]], 0] [16, 8] [1, 1]
func.func @twice(%x: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = ttt.every 16 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %rows: tensor<16x8xf32>):
    %y = math.exp %rows : tensor<16x8xf32>
    ttt.yield %y : tensor<16x8xf32>
  }
  %1 = ttt.every 16 tokens(%x, %0) carry() : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %unused: tensor<16x8xf32>, %rows: tensor<16x8xf32>):
    %y = math.tanh %rows : tensor<16x8xf32>
    ttt.yield %y : tensor<16x8xf32>
  }
  return %1 : tensor<?x8xf32>
}

// A result that the caller stores rounded has a place of its own: the stream is not rounded.
// CHECK-LABEL: func @stored
// CHECK: %[[EMPTY:.*]] = tensor.empty(%{{.*}}) : tensor<?x8xf32>
// CHECK: %[[EXP:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[EMPTY]])
// CHECK: %[[EXPS:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[EXP]])
// CHECK: scf.for {{.*}} iter_args(%[[RESULT:.*]] = %[[EMPTY]])
// CHECK:   tensor.extract_slice %[[EXPS]]
// CHECK:   tensor.insert_slice %{{.*}} into %[[RESULT]]
func.func @stored(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>}) -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT, stored = bf16>}) {
  %0 = ttt.every 16 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %rows: tensor<16x8xf32>):
    %y = math.exp %rows : tensor<16x8xf32>
    ttt.yield %y : tensor<16x8xf32>
  }
  %1 = ttt.every 16 tokens(%x, %0) carry() : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %unused: tensor<16x8xf32>, %rows: tensor<16x8xf32>):
    %y = math.tanh %rows : tensor<16x8xf32>
    ttt.yield %y : tensor<16x8xf32>
  }
  return %1 : tensor<?x8xf32>
}

// Nor is it if the last rows are computed apart.
// CHECK-LABEL: func @stored_later
// CHECK: %[[EMPTY:.*]] = tensor.empty(%{{.*}}) : tensor<?x8xf32>
// CHECK: %[[EXP:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[EMPTY]])
// CHECK: %[[EXPS:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[EXP]])
// CHECK: scf.for {{.*}} iter_args(%[[RESULT:.*]] = %[[EMPTY]])
// CHECK:   tensor.extract_slice %[[EXPS]]
// CHECK:   tensor.insert_slice %{{.*}} into %[[RESULT]]
func.func @stored_later(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>}, %rows: tensor<16x8xf32>, %at: index, %count: index) -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT, stored = bf16>}) {
  %0 = ttt.every 16 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %n: index, %xs: tensor<16x8xf32>):
    %y = math.exp %xs : tensor<16x8xf32>
    ttt.yield %y : tensor<16x8xf32>
  }
  %1 = ttt.every 16 tokens(%x, %0) carry() : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %n: index, %unused: tensor<16x8xf32>, %xs: tensor<16x8xf32>):
    %y = math.tanh %xs : tensor<16x8xf32>
    ttt.yield %y : tensor<16x8xf32>
  }
  %2 = ttt.overwrite_rows %1, %rows at %at, %count : tensor<?x8xf32>, tensor<16x8xf32>
  return %2 : tensor<?x8xf32>
}
