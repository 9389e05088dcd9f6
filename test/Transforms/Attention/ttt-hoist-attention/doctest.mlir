// What tokens read of stored rows is one op in front of their loop; rows that are computed are a
// stream of a copy of the loop, and what is stored at the end is that stream.
// RUN: ttt-opt %s --ttt-hoist-attention --canonicalize | FileCheck %s --implicit-check-not=ttt.append --implicit-check-not=ttt.attend{{$}}

// CHECK-LABEL: func @computed_rows
// CHECK-SAME: (%[[Q:.*]]: tensor<?x8xf32>, %[[K:.*]]: tensor<?x8xf32>)
// CHECK: %[[VALUES:.*]] = ttt.each_token %{{.*}}, %{{.*}} tokens(%[[Q]], %[[K]]) carry()
// CHECK: %[[V:.*]] = arith.addf
// CHECK-NEXT: ttt.yield %[[V]]
// CHECK: %[[ROWS:.*]], %[[LOGS:.*]] = ttt.attention %[[Q]], %[[K]], %[[VALUES]] window 5
// CHECK-DAG: %[[KF:.*]] = ttt.stored_rows %[[K]] window 5
// CHECK-DAG: %[[VF:.*]] = ttt.stored_rows %[[VALUES]] window 5
// CHECK: %[[OUT:.*]] = ttt.each_token %{{.*}}, %{{.*}} tokens(%[[Q]], %[[ROWS]]) carry()
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: tensor<8xf32>, %[[Y:.*]]: tensor<8xf32>):
// CHECK-NEXT: ttt.yield %[[Y]]
// CHECK: return %[[KF]], %[[VF]], %[[OUT]]
func.func @computed_rows(%q: tensor<?x8xf32>, %k: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r:3 = ttt.each_token %zero, %count tokens(%q, %k) carry(%none, %none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>)
      -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %qt: tensor<8xf32>, %kt: tensor<8xf32>, %K: tensor<?x8xf32>, %V: tensor<?x8xf32>):
    %v = arith.addf %qt, %kt : tensor<8xf32>
    %K1 = ttt.append %K, %kt {window = 5 : i64} : tensor<?x8xf32>, tensor<8xf32>
    %V1 = ttt.append %V, %v {window = 5 : i64} : tensor<?x8xf32>, tensor<8xf32>
    %y = ttt.attend %qt, %K1, %V1 : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    ttt.yield %K1, %V1, %y : tensor<?x8xf32>, tensor<?x8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1, %r#2 : tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>
}

// A read above the append sees earlier tokens only; a second store is asked with the answer of
// the first.
// CHECK-LABEL: func @chained
// CHECK-SAME: (%[[Q:.*]]: tensor<?x8xf32>)
// CHECK: %[[FIRST:.*]], %{{.*}} = ttt.attention before %[[Q]], %[[Q]], %[[Q]] :
// CHECK: %[[SECOND:.*]], %{{.*}} = ttt.attention %[[FIRST]], %[[Q]], %[[Q]] :
// CHECK: tokens(%[[Q]], %[[SECOND]])
func.func @chained(%q: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %zero = arith.constant 0 : index
  %count = tensor.dim %q, %zero : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %r:3 = ttt.each_token %zero, %count tokens(%q) carry(%none, %none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>)
      -> (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?x8xf32>) {
  ^bb0(%t: index, %qt: tensor<8xf32>, %K: tensor<?x8xf32>, %A: tensor<?x8xf32>):
    %y = ttt.attend %qt, %K, %K : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    %K1 = ttt.append %K, %qt : tensor<?x8xf32>, tensor<8xf32>
    %A1 = ttt.append %A, %qt : tensor<?x8xf32>, tensor<8xf32>
    %z = ttt.attend %y, %A1, %A1 : tensor<8xf32>, tensor<?x8xf32>, tensor<?x8xf32> -> tensor<8xf32>
    ttt.yield %K1, %A1, %z : tensor<?x8xf32>, tensor<?x8xf32>, tensor<8xf32>
  }
  return %r#2 : tensor<?x8xf32>
}
