// With `invariant` a prefill writes its cache and reads it token by token, as calls that go
// on do: the same order of rows, the same bits. Without it the reads stay what they are.
// RUN: ttt-opt %s --ttt-derive-decode=invariant | FileCheck %s --check-prefixes=CHECK,SAME
// RUN: ttt-opt %s --ttt-derive-decode | FileCheck %s --check-prefixes=CHECK,TILES

// CHECK-LABEL: func.func @attention_prefill
// SAME: ttt.each_token %{{.*}} carry(%{{[^,]*}}) : ({{.*}}, tensor<4096x8xf32>)
// SAME: ttt.every 64 of
// SAME-NOT: ttt.attend
// TILES: ttt.append
// TILES: ttt.attend
// CHECK-LABEL: func.func @attention_decode
// CHECK: ttt.each_token %{{.*}} carry(%{{[^,]*}}) : ({{.*}}, tensor<4096x8xf32>)
// CHECK: ttt.every 64 of
// CHECK-NOT: ttt.attend
func.func @attention(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BT>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BT>}) {
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
  return %r#1 : tensor<?x8xf32>
}
