// Stored rows of a copy that goes on lie in a cache: an append writes a row of it, a read goes
// over the rows that are there. The copy that begins fills it at its end.
// RUN: ttt-opt %s --ttt-derive-decode="tokens=2 context=100" --canonicalize | FileCheck %s
// RUN: not ttt-opt %s --ttt-derive-decode="context=0" 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: option context: expected at least 1, found 0

func.func @attention(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"K_final", final, BT>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BT>}) {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r:2 = ttt.each_token %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    %K1 = ttt.append %K, %qt : tensor<?x8xf32>, tensor<8xf32>
    %y = ttt.attend %qt, %K1, %K1 : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    ttt.yield %K1, %y : tensor<?x8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<?x8xf32>, tensor<?x8xf32>
}

// CHECK-LABEL: func @attention_prefill
// CHECK-SAME: tensor<100x8xf32> {ttt.tensor = #ttt.tensor<"carry.K_final", final, B>}
// CHECK-SAME: max_length = 100
// CHECK: %[[R:.*]]:2 = ttt.each_token
// CHECK: ttt.append
// CHECK: ttt.take_rows %[[R]]#0{{.*}} tensor<100x8xf32>

// CHECK-LABEL: func @attention_decode
// CHECK-SAME: %[[CACHE:arg[0-9]+]]: tensor<100x8xf32> {ttt.tensor = #ttt.tensor<"carry.K", state, B>}
// CHECK-SAME: max_length = 100
// CHECK: ttt.each_token {{.*}} carry(%[[CACHE]])
// CHECK: ^bb0(%[[T:.*]]: index, %[[Q:.*]]: tensor<8xf32>, %[[K:.*]]: tensor<100x8xf32>):
// CHECK-DAG: %[[SEEN:.*]] = arith.addi %[[T]], %{{.*}} : index
// CHECK-DAG: %[[K1:.*]] = tensor.insert_slice %[[Q]] into %[[K]][%[[T]], 0] [1, 8] [1, 1]
// CHECK: ttt.every 64 of %{{.*}}, %[[SEEN]] tokens(%[[K1]], %[[K1]])
// CHECK: ttt.reduce_max
// CHECK: ttt.valid_rows
// CHECK: ttt.yield %[[K1]]

// With a window, a row takes the place of the oldest one; a read above the append sees what is
// there before.
// CHECK-LABEL: func @window_prefill
// CHECK-NOT: max_length
// CHECK: ttt.overwrite_rows
// CHECK-LABEL: func @window_decode
// CHECK-NOT: max_length
// CHECK: ^bb0(%[[T:.*]]: index, %[[Q:.*]]: tensor<8xf32>, %[[K:.*]]: tensor<5x8xf32>):
// CHECK: %[[SEEN:.*]] = arith.minui %[[T]], %{{.*}} : index
// CHECK: ttt.every 5 of %{{.*}}, %[[SEEN]] tokens(%[[K]], %[[K]])
// CHECK: %[[AT:.*]] = arith.remui %[[T]], %{{.*}} : index
// CHECK: tensor.insert_slice %[[Q]] into %[[K]][%[[AT]], 0]
func.func @window(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BT>}) {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r:2 = ttt.each_token %zero, %count tokens(%q) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>):
    %y = ttt.attend %qt, %K, %K : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    %K1 = ttt.append %K, %qt {window = 5 : i64} : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %K1, %y : tensor<?x8xf32>, tensor<8xf32>
  }
  return %r#1 : tensor<?x8xf32>
}
